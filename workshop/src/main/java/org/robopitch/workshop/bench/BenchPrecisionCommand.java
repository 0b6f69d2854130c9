// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.bench;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.robopitch.cli.ProgressLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code robopitch bench precision}: work against precision, over the length of a step. */
@Command(
        name = "precision",
        footerHeading = "%nExample:%n  robopitch bench precision --states 50 --plot precision.svg%n",
        description = "Measure error and cost of steps from 0.25 to 8 ms, for RoboPitch's engine and others.",
        footer = {"", "See docs/benchmarks.md."})
final class BenchPrecisionCommand implements Callable<Integer> {
    @Option(
            names = "--states",
            paramLabel = "N",
            defaultValue = "200",
            description = "Starting states of each scene. Default: ${DEFAULT-VALUE}.")
    int states;

    @Option(names = "--plot", paramLabel = "FILE.svg", description = "Also draw a diagram.")
    @Nullable
    Path plot;

    @Option(names = "--json", description = "Print one JSON object instead of the table.")
    boolean json;

    @Spec
    CommandSpec spec;

    @Override
    public Integer call() throws Exception {
        if (states < 1 || states > 10_000) {
            throw new ParameterException(spec.commandLine(), "--states must be between 1 and 10000, but is " + states);
        }
        int parts = Scene.values().length * Contender.DEFAULTS.size();
        PrecisionReport report;
        try (ProgressLine progress = new ProgressLine(spec, "")) {
            report = new PrecisionReport(new Precision(states)
                    .run(List.of(Scene.values()), Contender.DEFAULTS, part -> progress.part(part, parts)));
        }
        if (plot != null) {
            Files.writeString(plot, report.svg(), StandardCharsets.UTF_8);
        }
        spec.commandLine()
                .getOut()
                .println(json ? report.json() : report.table().stripTrailing());
        return 0;
    }
}
