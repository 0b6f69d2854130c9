// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.io.PrintWriter;
import java.util.Arrays;
import java.util.Set;
import picocli.CommandLine;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Answers a command line that cannot be read: what is wrong, what was perhaps meant, and where the help is. */
final class UsageErrors implements IParameterExceptionHandler {

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
        JsonErrors.printTo(command.getOut(), Arrays.asList(arguments), message, exitCode);
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
}
