// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.io.PrintWriter;
import java.util.Arrays;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.ScopeType;

/** Where the {@code robopitch} program starts: exit code 0 for done, 1 for a failure, 2 for a command it cannot read. */
public final class Main {

    private Main() {}

    public static void main(String[] arguments) {
        PrintWriter out = StandardStreams.out();
        PrintWriter err = StandardStreams.err();
        StandardStreams.divert();
        LastResort end = new LastResort();
        end.install();
        System.exit(end.ending(run(out, err, arguments)));
    }

    /** Runs one command line against the given writers, so that tests need no process of their own. */
    public static int run(PrintWriter out, PrintWriter err, String... arguments) {
        String[] read = asOption(arguments);
        return run(RobopitchCommand.treeFor(read), out, err, read);
    }

    /** {@code help match} is another way to say {@code match --help}. */
    private static String[] asOption(String[] arguments) {
        if (arguments.length == 0 || !arguments[0].equals("help")) {
            return arguments;
        }
        if (arguments.length > 1 && !RobopitchCommand.isCommand(arguments[1])) {
            return new String[] {arguments[1]}; // which is answered
        }
        String[] read = Arrays.copyOfRange(arguments, 1, arguments.length + 1);
        read[read.length - 1] = "--help";
        return read;
    }

    /** Runs the last command named; an option that only an earlier one has would be lost. */
    private static int execute(ParseResult parsed) {
        ParseResult command = parsed;
        while (command.hasSubcommand()) {
            ParseResult next = command.subcommand();
            for (OptionSpec option : command.matchedOptions()) {
                if (option.inherited() || option.scopeType() == ScopeType.INHERIT || option.usageHelp()) {
                    continue;
                }
                CommandSpec named = next.commandSpec();
                String name = option.longestName();
                boolean known = named.findOption(name) != null;
                throw new ParameterException(
                        command.commandSpec().commandLine(),
                        known
                                ? name + " must come after '" + named.name() + "'"
                                : "'" + named.qualifiedName() + "' has no option " + name);
            }
            command = next;
        }
        return new CommandLine.RunLast().execute(parsed);
    }

    /** Runs one command line on a tree whose root is a {@link RobopitchCommand}. */
    static int run(CommandLine tree, PrintWriter out, PrintWriter err, String... arguments) {
        RobopitchCommand root = tree.getCommand();
        Errors errors = new Errors(root);
        int exitCode = tree.setOut(out)
                .setErr(err)
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setParameterExceptionHandler(errors)
                .setExecutionExceptionHandler(errors)
                .setExecutionStrategy(Main::execute)
                .execute(arguments);
        if (out.checkError()) {
            err.println("robopitch: cannot write to standard output; the output is incomplete");
            return exitCode == 0 ? tree.getCommandSpec().exitCodeOnExecutionException() : exitCode;
        }
        return exitCode;
    }
}
