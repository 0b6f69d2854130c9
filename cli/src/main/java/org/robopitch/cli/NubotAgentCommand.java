// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.FieldInfo;
import org.robopitch.links.ros.node.NodeSettings;
import org.robopitch.links.ros.nubot.NubotAgent;
import org.robopitch.middlesize.parameters.Dialect;
import org.robopitch.middlesize.parameters.FieldParameters;
import org.robopitch.middlesize.parameters.MiddleSizeParameters;
import org.robopitch.nubot.CalibrationFiles;
import org.robopitch.nubot.RobotModel;
import org.robopitch.robot.handle.KickCalibration;
import org.robopitch.robot.share.UdpRadio;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code robopitch agent nubot}: one robot of nubot as a ROS node. */
@Command(
        name = "nubot",
        footerHeading = "%nExample:%n  robopitch agent nubot --team nubot --robot 2%n",
        description =
                "Play one robot of the Middle Size League on a ROS master, as NuBot's own programs do: on 'robopitch"
                        + " serve --link ros' or on NuBot's simulator. Robots of a team share what they know over UDP"
                        + " multicast.",
        footer = {"", "See docs/robot.md."})
final class NubotAgentCommand extends ProgramCommand {
    private static final int CHECK_MILLIS = 200;
    private static final int GROUP_PORTS = 1000;

    @Mixin
    RosMasterOptions ros = new RosMasterOptions();

    @Option(
            names = "--robot",
            paramLabel = "N",
            required = true,
            description = "Robot number, from 1; 1 is the goalkeeper.")
    int robot;

    @Option(names = "--dialect", paramLabel = "A|B", description = "The dialect. Default: ${DEFAULT-VALUE}.")
    String dialect = "A";

    @Option(
            names = "--team",
            paramLabel = "PREFIX",
            description = "The prefix of the team's robots: nubot, NuBot, rival … Default: nubot in A, NuBot in B.")
    @Nullable
    String team;

    @Option(names = "--robots", paramLabel = "N", description = "Robots in the team. Default: ${DEFAULT-VALUE}.")
    int robots = 5;

    @Option(
            names = "--field",
            paramLabel = "LENGTHxWIDTH",
            description = "Size of the field, m. Default: 18x12 in A, 22x14 in B.")
    @Nullable
    String field;

    @Option(
            names = "--group",
            paramLabel = "ADDRESS:PORT",
            description = "Multicast group in which the team shares its knowledge, on the interface of --host. "
                    + "Default: 239.0.82.1 and a port derived from the team's prefix.")
    @Nullable
    String group;

    @Option(
            names = "--kicks",
            paramLabel = "FILE",
            description =
                    "The kicker's calibration, written by 'robopitch trial nubot --calibrate'. Default: the built-in"
                            + " one of the dialect.")
    @Nullable
    String kicks;

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (robot < 1 || robot > robots || robots > 16) {
            throw refusal("--robot must be between 1 and " + Math.min(16, robots) + ", but is " + robot);
        }
        Dialect spoken = spoken();
        String team = team();
        if (!team.matches("[A-Za-z]\\w*")) {
            throw refusal("a prefix is letters, digits and _, not \"" + team + "\"");
        }
        RobotModel model = model(spoken);
        NodeSettings settings = settings();
        NetworkInterface through = NetworkInterface.getByInetAddress(InetAddress.getByName(ros.host()));
        if (through == null) {
            throw refusal("--host must be an address of this machine, but " + ros.host() + " is none");
        }
        try (UdpRadio radio = new UdpRadio(address(), through);
                NubotAgent agent = new NubotAgent(settings, spoken, team, robot, model, radio, this::tell)) {
            tell("robot " + robot + " of " + team + " on " + settings.master());
            while (!agent.closed()) {
                Thread.sleep(CHECK_MILLIS);
            }
            return 0;
        }
    }

    private NodeSettings settings() {
        return Usage.checked(spec, () -> ros.node("/" + team() + robot + "_nubot"));
    }

    private Dialect spoken() {
        return switch (dialect) {
            case "A", "a" -> Dialect.A;
            case "B", "b" -> Dialect.B;
            default -> throw refusal("--dialect must be A or B, but is " + dialect);
        };
    }

    private String team() {
        return team != null ? team : spoken() == Dialect.A ? "nubot" : "NuBot";
    }

    private RobotModel model(Dialect spoken) {
        MiddleSizeParameters league = MiddleSizeParameters.of(spoken, robots);
        FieldParameters known = league.field();
        String given = field != null ? field : known.length() + "x" + known.width();
        String[] sides = given.split("x");
        try {
            double length = Double.parseDouble(sides[0]);
            double width = Double.parseDouble(sides[1]);
            if (!(length > 4 && width > 3)) {
                throw refusal("--field must be at least 4x3 m, but is " + given);
            }
            return RobotModel.of(
                    robots,
                    new FieldInfo(
                            length,
                            width,
                            known.goalWidth(),
                            known.goalDepth(),
                            known.goalAreaDepth(),
                            known.goalAreaWidth(),
                            league.ball().radius()),
                    league.robot().halfWidth(),
                    league.timing().controlCycle(),
                    calibration());
        } catch (NumberFormatException | ArrayIndexOutOfBoundsException e) {
            throw refusal("--field must be a length and a width in metres, such as 18x12, but is " + given);
        }
    }

    private @Nullable KickCalibration calibration() {
        try {
            return kicks == null ? null : CalibrationFiles.kicks(kicks);
        } catch (IllegalArgumentException refused) {
            throw refusal("--kicks: " + refused.getMessage());
        }
    }

    private InetSocketAddress address() {
        if (group == null) {
            return new InetSocketAddress("239.0.82.1", 20_170 + Math.floorMod(team().hashCode(), GROUP_PORTS));
        }
        int colon = group.lastIndexOf(':');
        try {
            return new InetSocketAddress(group.substring(0, colon), Integer.parseInt(group.substring(colon + 1)));
        } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
            throw refusal("--group must be an address and a port, such as 239.0.82.1:20170, but is " + group);
        }
    }

    private void tell(String line) {
        PrintWriter err = spec.commandLine().getErr();
        err.println("robopitch: " + line);
        err.flush();
    }
}
