// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli.learn;

import java.util.concurrent.Callable;
import org.robopitch.learn.Description;
import org.robopitch.learn.VectorEnv;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code robopitch learn describe}: what agents of a task observe and do. */
@Command(
        name = "describe",
        footerHeading = "%nExample:%n  robopitch learn describe --task 3v3%n",
        description =
                "Print a task as one JSON object: agents, and names, bounds and units of what they observe and do.",
        footer = {"", "See docs/learning.md."})
final class LearnDescribeCommand implements Callable<Integer> {
    @Mixin
    LearnOptions options;

    @Spec
    CommandSpec spec;

    @Override
    public Integer call() throws Exception {
        try (VectorEnv env = options.env()) {
            spec.commandLine().getOut().println(Description.of(env));
        }
        return 0;
    }
}
