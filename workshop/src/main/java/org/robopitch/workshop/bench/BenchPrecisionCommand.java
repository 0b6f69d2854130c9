// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.bench;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.robopitch.cli.ProgramCommand;
import org.robopitch.cli.ProgressLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code robopitch bench precision}: work against precision, over the length of a step. */
@Command(
        name = "precision",
        footerHeading = "%nExample:%n  robopitch bench precision --states 50 --plot precision.svg%n",
        description = "Measure error and cost of steps from 0.25 to 8 ms, for RoboPitch's engine and others.",
        footer = {"", "See docs/benchmarks.md."})
final class BenchPrecisionCommand extends ProgramCommand.Reporting {
    @Option(
            names = "--states",
            paramLabel = "N",
            description = "Starting states of each scene. Default: ${DEFAULT-VALUE}.")
    int states = 200;

    @Option(names = "--plot", paramLabel = "FILE.svg", description = "Also draw a diagram.")
    @Nullable
    Path plot;

    @Override
    public Integer call() throws Exception {
        between("--states", states, 1, 10_000);
        int parts = Scene.values().length * Contender.DEFAULTS.size();
        PrecisionReport report;
        try (ProgressLine progress = progress("")) {
            report = new PrecisionReport(new Precision(states)
                    .run(List.of(Scene.values()), Contender.DEFAULTS, part -> progress.part(part, parts)));
        }
        if (plot != null) {
            Files.writeString(plot, report.svg(), StandardCharsets.UTF_8);
        }
        print(report::table, report::json);
        return 0;
    }
}
