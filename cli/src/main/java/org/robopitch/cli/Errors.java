// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.NoSuchFileException;
import java.util.List;
import java.util.Set;
import org.robopitch.declare.Spelling;
import org.robopitch.engine.match.BrokenStateException;
import org.robopitch.recording.json.RecordJson;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * Answers a command line that cannot be read (what is wrong, what was perhaps meant, and where the help is), and a command that
 * failed while it ran: one line on the error stream, the stack only when it was asked for.
 */
final class Errors implements IParameterExceptionHandler, IExecutionExceptionHandler {

    private static final String NO_DATABASE = "No suitable driver found for jdbc:duckdb";

    private final RobopitchCommand root;

    Errors(RobopitchCommand root) {
        this.root = root;
    }

    @Override
    public int handleParseException(ParameterException problem, String[] arguments) {
        CommandLine command = problem.getCommandLine();
        PrintWriter err = command.getErr();
        String name = command.getCommandSpec().qualifiedName();
        // A carriage return of a file would let its text overwrite ours.
        String message = message(problem).replace('\r', ' ');
        int exitCode = command.getCommandSpec().exitCodeOnInvalidInput();
        err.println(name + ": " + message);
        err.println("Try '" + name + " --help'.");
        json(command, List.of(arguments), message, exitCode);
        return exitCode;
    }

    private static String message(ParameterException problem) {
        if (!(problem instanceof UnmatchedArgumentException unmatched)
                || unmatched.getUnmatched().isEmpty()) {
            return plain(String.valueOf(problem.getMessage()));
        }
        String word = unmatched.getUnmatched().get(0);
        CommandSpec command = problem.getCommandLine().getCommandSpec();
        if (word.startsWith("-")) {
            String option = word.contains("=") ? word.substring(0, word.indexOf('=')) : word;
            return "there is no option '" + option + "'"
                    + Spelling.suggest(option, command.optionsMap().keySet());
        }
        Set<String> commands = command.subcommands().keySet();
        if (commands.isEmpty() || !command.positionalParameters().isEmpty()) {
            return "'" + word + "' is not expected here";
        }
        return "there is no command '" + word + "'"
                + Spelling.suggest(word, commands).replace("mean '", "mean '" + command.qualifiedName() + " ");
    }

    /** Java's types in words that users know. */
    private static String plain(String message) {
        return message.replaceFirst(" is not an? (int|long)$", " is not a whole number")
                .replaceFirst(" is not an? (float|double)$", " is not a number");
    }

    @Override
    public int handleExecutionException(Exception failure, CommandLine command, ParseResult parsed) {
        // A carriage return of a file would let its text overwrite ours.
        String message = oneLine(failure).replace('\r', ' ');
        int exitCode = command.getCommandSpec().exitCodeOnExecutionException();
        command.getErr().println("robopitch: " + message);
        json(command, parsed.originalArgs(), message, exitCode);
        if (root.verbose) {
            failure.printStackTrace(command.getErr());
        }
        return exitCode;
    }

    /** A failure in one line, such as a file that is missing. */
    static String oneLine(Exception failure) {
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
                    + "this is the small edition of RoboPitch, without DuckDB; results in SQL and Parquet need the"
                    + " full one";
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

    /** With {@code --json}, a program reads standard output: what went wrong is there as an object too. */
    private static void json(CommandLine command, List<String> arguments, String message, int exitCode) {
        if (arguments.contains("--json")) {
            command.getOut().println(RecordJson.text(new Json(message, exitCode)));
            command.getOut().flush();
        }
    }

    record Json(String error, int exitCode) {}
}
