// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli.serve;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.robopitch.cli.ProgramCommand;
import org.robopitch.links.mixedreality.client.Repositioner;
import org.robopitch.links.mixedreality.wire.DeviceMessage;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code robopitch mr reposition}: an operator's hand on the field. */
@Command(
        name = "reposition",
        footerHeading = "%nExample:%n  robopitch mr reposition --robot 1 --x -0.3 --y 0.1 --heading 90%n",
        description = "Move a robot, and print where the vision then sees it.",
        footer = {
            "",
            "Works with 'mr vt' and with 'serve --link mixed-reality', whose vision listens on the "
                    + "same port. A robot that would overlap another or leave the field is placed nearby."
        })
final class MrRepositionCommand extends ProgramCommand {
    @Option(
            names = "--robot",
            required = true,
            paramLabel = "N",
            description =
                    "Number among all robots, from 1; blue's come first, so with 5 robots per side 6 is yellow's 1.")
    int robot;

    @Option(names = "--x", required = true, paramLabel = "M", description = "From the field's centre, in m.")
    double x;

    @Option(names = "--y", required = true, paramLabel = "M", description = "From the field's centre, up, in m.")
    double y;

    @Option(names = "--heading", paramLabel = "DEGREES", description = "Counter-clockwise from the x axis. Default: 0.")
    double heading = 0;

    @Option(
            names = "--vt",
            paramLabel = "HOST:PORT",
            description = "Where the vision tracking is. Default: ${DEFAULT-VALUE}.")
    String vision = "localhost:9050";

    @Override
    public Integer call() throws IOException {
        if (robot < 1 || !Double.isFinite(x + y + heading)) {
            throw refusal("a robot from 1 on and finite numbers are needed, but got " + robot + ", " + x + ", " + y
                    + ", " + heading);
        }
        InetSocketAddress address = MrAddress.parse(spec, "--vt", vision);
        DeviceMessage.Seen wish = new DeviceMessage.Seen(robot - 1, true, 1000 * x, 1000 * y, heading);
        DeviceMessage.@Nullable Seen seen = Repositioner.put(wish, address);
        if (seen == null) {
            throw new IOException("the vision at " + address + " was asked, but does not show a robot " + robot);
        }
        out().println(String.format(
                Locale.ROOT,
                "robot %d is at %.4f, %.4f m, heading %.1f degrees",
                robot,
                seen.x() / 1000,
                seen.y() / 1000,
                seen.theta()));
        return 0;
    }
}
