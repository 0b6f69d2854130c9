// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.io.PrintWriter;
import picocli.CommandLine;

/** Where the {@code robopitch} program starts: exit code 0 for done, 1 for a failure, 2 for a command it cannot read. */
public final class Main {

    private Main() {}

    public static void main(String[] arguments) {
        PrintWriter out = StandardStreams.out();
        PrintWriter err = StandardStreams.err();
        StandardStreams.divert();
        System.exit(run(out, err, arguments));
    }

    /** Runs one command line against the given writers, so that tests need no process of their own. */
    static int run(PrintWriter out, PrintWriter err, String... arguments) {
        return run(RobopitchCommand.treeFor(arguments), out, err, arguments);
    }

    /** Runs one command line on a tree whose root is a {@link RobopitchCommand}. */
    static int run(CommandLine tree, PrintWriter out, PrintWriter err, String... arguments) {
        RobopitchCommand root = tree.getCommand();
        int exitCode = tree.setOut(out)
                .setErr(err)
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setParameterExceptionHandler(new UsageErrors())
                .setExecutionExceptionHandler(new RuntimeErrors(root))
                .execute(arguments);
        if (out.checkError()) {
            err.println("robopitch: standard output cannot be written; what was printed is not complete");
            return exitCode == 0 ? tree.getCommandSpec().exitCodeOnExecutionException() : exitCode;
        }
        return exitCode;
    }
}
