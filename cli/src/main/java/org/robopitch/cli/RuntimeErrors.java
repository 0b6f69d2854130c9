// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.NoSuchFileException;
import org.robopitch.engine.match.BrokenStateException;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.ParseResult;

/** Answers a command that failed while it ran: one line on the error stream, the stack only when it was asked for. */
final class RuntimeErrors implements IExecutionExceptionHandler {

    private static final String NO_DATABASE = "No suitable driver found for jdbc:duckdb";

    private final RobopitchCommand root;

    RuntimeErrors(RobopitchCommand root) {
        this.root = root;
    }

    @Override
    public int handleExecutionException(Exception failure, CommandLine command, ParseResult parsed) {
        // A carriage return of a file would let its text overwrite ours.
        String message = oneLine(failure).replace('\r', ' ');
        int exitCode = command.getCommandSpec().exitCodeOnExecutionException();
        command.getErr().println("robopitch: " + message);
        JsonErrors.printTo(command.getOut(), parsed.originalArgs(), message, exitCode);
        if (root.verbose) {
            failure.printStackTrace(command.getErr());
        }
        return exitCode;
    }

    private static String oneLine(Exception failure) {
        if (failure instanceof UncheckedIOException wrapped && wrapped.getCause() != null) {
            return oneLine(wrapped.getCause());
        }
        // These carry nothing but the name of the file.
        if (failure instanceof NoSuchFileException missing) {
            return missing.getFile() + ": there is no such file";
        }
        if (failure instanceof AccessDeniedException denied) {
            return denied.getFile() + ": permission denied";
        }
        if (failure instanceof FileAlreadyExistsException existing) {
            return existing.getFile() + ": the file already exists";
        }
        String message = failure.getMessage();
        if (message != null && message.contains(NO_DATABASE)) {
            return message.substring(0, message.indexOf(NO_DATABASE))
                    + "this is the small edition of RoboPitch, without DuckDB; results in SQL and Parquet need the full one";
        }
        if (message != null && isAboutTheInput(failure)) {
            return message;
        }
        return "internal error: " + failure + " (--verbose shows where)";
    }

    /** A checked exception or a refused argument is about what the user gave; anything else is a bug. */
    private static boolean isAboutTheInput(Exception failure) {
        return failure instanceof IOException
                || failure instanceof BrokenStateException
                || failure instanceof IllegalArgumentException
                || !(failure instanceof RuntimeException);
    }
}
