// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.soak;

import org.robopitch.cli.BuiltInCatalogue;
import org.robopitch.cli.OrderedMatches;
import org.robopitch.cli.ProgramCommand;
import org.robopitch.cli.ProgressLine;
import org.robopitch.recording.json.JsonWriter;
import org.robopitch.runner.MatchOrder;
import org.robopitch.studio.soak.Soak;
import org.robopitch.studio.soak.SoakReport;
import org.robopitch.studio.soak.SoakSettings;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code robopitch soak studio}: many viewers, many matches. */
@Command(
        name = "studio",
        footerHeading = "%nExample:%n  robopitch soak studio --viewers 20 --minutes 5%n",
        description = "Play matches for many viewers, a tenth of them slow, and print memory, missed cycles and "
                + "dropped frames. Exit code 1 if memory grows or the viewers make the match miss a cycle.")
final class SoakStudioCommand extends ProgramCommand.Reporting {
    @Option(names = "--viewers", paramLabel = "N", description = "Number of viewers. Default: ${DEFAULT-VALUE}.")
    int viewers = 100;

    @Option(names = "--minutes", paramLabel = "M", description = "Simulated minutes in total. Default: 30.")
    double minutes = 30;

    @Option(
            names = "--rounds",
            paramLabel = "N",
            description = "Number of matches these are divided into. Default: ${DEFAULT-VALUE}.")
    int rounds = 6;

    @Option(names = "--speed", paramLabel = "N", description = "Speed as a multiple of real time. Default: 5.")
    double speed = 5;

    @Override
    public Integer call() throws Exception {
        MatchOrder order = MatchOrder.of("mirosot", "5v5", "tactical", "tactical", 1);
        SoakSettings settings = new SoakSettings(order, viewers, viewers / 10, minutes, rounds, speed);
        SoakReport report;
        try (ProgressLine progress = progress("")) {
            progress.endsAfter(60 * minutes / speed * (1 + 1.0 / rounds)); // the first round is without viewers
            OrderedMatches matches = new OrderedMatches(new BuiltInCatalogue(), null, 0, false);
            report = new Soak(settings, matches, line -> tell(progress, "%s", line)).run();
        }
        print(
                () -> (report.passed() ? "passed: " : "FAILED: ") + "memory is "
                        + (report.memoryIsFlat() ? "flat, " : "growing, ") + cycles(report),
                () -> json(report));
        return verdict(report.passed());
    }

    private static JsonWriter json(SoakReport report) {
        JsonWriter text = new JsonWriter().beginObject().name("passed").value(report.passed());
        text.name("cycles").value(report.cycles()).name("missedCycles").value(report.missed());
        text.name("missedWithoutViewers").rounded(report.missedAlone(), 1);
        text.name("memoryIsFlat").value(report.memoryIsFlat());
        text.name("heapMegabytes").beginArray();
        report.memory().forEach(bytes -> text.rounded(bytes / 1e6, 1));
        return text.endArray().endObject();
    }

    private static String cycles(SoakReport report) {
        if (report.missed() == 0) {
            return "no cycle was missed";
        }
        return report.missed() + " of " + report.cycles() + " cycles were missed, "
                + (report.viewersCostCycles() ? "more than" : "no more than") + " on this machine without viewers";
    }
}
