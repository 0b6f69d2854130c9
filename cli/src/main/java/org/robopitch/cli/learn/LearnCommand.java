// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli.learn;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code robopitch learn}: environments for programs that learn. */
@Command(
        name = "learn",
        footerHeading = "%nExample:%n  robopitch learn describe --task 3v3%n",
        description = "Vectorised environments for programs that learn: many small worlds stepped together.",
        subcommands = {LearnServeCommand.class, LearnDescribeCommand.class},
        synopsisSubcommandLabel = "COMMAND",
        footer = {"", "See docs/learning.md."})
public final class LearnCommand implements Runnable {
    @Spec
    CommandSpec spec;

    @Override
    public void run() {
        throw new ParameterException(
                spec.commandLine(),
                "a subcommand is missing: "
                        + String.join(", ", spec.subcommands().keySet()));
    }
}
