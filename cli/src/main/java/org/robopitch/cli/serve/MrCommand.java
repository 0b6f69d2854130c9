// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli.serve;

import java.io.PrintWriter;
import org.robopitch.runner.link.LinkCounters;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code robopitch mr}: the parts of Mixed Reality, each on its own. */
@Command(
        name = "mr",
        footerHeading =
                "%nExample:%n  robopitch mr vt --robots 5 & robopitch mr rc & robopitch mr server --size 5v5 --blue bahia%n",
        description = "Run the parts of a Mixed Reality system as separate programs, any of which can be "
                + "replaced by real hardware.",
        synopsisSubcommandLabel = "PART",
        subcommands = {
            MrVisionCommand.class,
            MrControlCommand.class,
            MrServerCommand.class,
            MrAgentsCommand.class,
            MrRepositionCommand.class
        },
        footer = {"", "See docs/mixed-reality.md for the messages."})
public final class MrCommand implements Runnable {
    @Spec
    CommandSpec spec;

    @Override
    public void run() {
        throw new ParameterException(
                spec.commandLine(),
                "a subcommand is missing: "
                        + String.join(", ", spec.subcommands().keySet()));
    }

    /** Prints what is running, and the counters after Ctrl-C. */
    static void announce(CommandSpec spec, String what, LinkCounters counters) {
        PrintWriter out = spec.commandLine().getOut();
        out.println(what + " (Ctrl-C ends it)");
        out.flush();
        Thread hook = new Thread(
                () -> {
                    counters.notZero().forEach(count -> out.printf("%10d  %s%n", count.value(), count.name()));
                    out.flush();
                },
                "counters");
        Runtime.getRuntime().addShutdownHook(hook);
    }
}
