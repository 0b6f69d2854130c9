// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.soak;

import java.net.URI;
import java.nio.file.Path;
import java.util.Locale;
import org.robopitch.cli.BuildVersion;
import org.robopitch.cli.BuiltInCatalogue;
import org.robopitch.cli.ProgramCommand;
import org.robopitch.cli.ProgressLine;
import org.robopitch.links.ros.node.NodeSettings;
import org.robopitch.links.ros.nubot.LoadTest;
import org.robopitch.links.ros.nubot.NuBotSettings;
import org.robopitch.middlesize.game.MiddleSize;
import org.robopitch.middlesize.parameters.Dialect;
import org.robopitch.recording.json.JsonWriter;
import org.robopitch.runner.MatchOrder;
import org.robopitch.runner.Matches;
import org.robopitch.runner.link.Link;
import org.robopitch.settings.Configuration;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code robopitch soak ros}: a match in real time in which every robot has a ROS program of its own. */
@Command(
        name = "ros",
        footerHeading = "%nExample:%n  robopitch soak ros --dialect B --seconds 10%n",
        description = "Play 5v5 in real time on a ROS master, with a ROS node for each of the ten robots, and "
                + "count late and missed cycles and missed messages. Exit code 1 if any was missed.")
final class SoakRosCommand extends ProgramCommand.Reporting {
    @Option(names = "--master", paramLabel = "URI", description = "The ROS master. Default: http://127.0.0.1:11311.")
    URI master = URI.create("http://127.0.0.1:11311");

    @Option(names = "--dialect", paramLabel = "A|B", description = "67 or 200 Hz. Default: A.")
    Dialect dialect = Dialect.A;

    @Option(
            names = "--seconds",
            paramLabel = "S",
            description = "Length of the measurement, after a warm-up of a quarter of that. Default: 30.")
    double seconds = 30;

    @Override
    public Integer call() throws Exception {
        Matches matches = new Matches(new BuiltInCatalogue(), BuildVersion.ofThisBuild());
        MatchOrder order = MatchOrder.of(MiddleSize.NAME, "5v5", Link.OUTSIDE, Link.OUTSIDE, 1)
                .with(
                        "configuration",
                        Configuration.empty().set("dialect", dialect.name().toLowerCase(Locale.ROOT), "--dialect"));
        LoadTest test = new LoadTest(NuBotSettings.defaults(dialect, 5), NodeSettings.defaults(master, "/robopitch"));
        LoadTest.Report measured;
        try (ProgressLine progress = progress("")) {
            progress.endsAfter(seconds * (1 + LoadTest.WARM_UP_SHARE));
            measured = test.run(
                    seconds, link -> matches.forOutside(order, null, new Matches.Outside(link, false, Path.of("."))));
        }
        LoadTest.Report report = measured;
        print(() -> report, () -> json(report));
        return verdict(report.missedCycles() == 0 && report.missed() == 0);
    }

    static JsonWriter json(LoadTest.Report report) {
        JsonWriter out = new JsonWriter().beginObject().name("seconds").rounded(report.seconds(), 1);
        out.name("cyclesDue").value(report.due()).name("cycles").value(report.cycles());
        out.name("missedCycles").value(report.missedCycles()).name("lateCycles").value(report.late());
        out.name("visionMessages").value(report.pictures());
        out.name("missedVisionMessages").value(report.missed());
        return out.name("commands").value(report.commands()).endObject();
    }
}
