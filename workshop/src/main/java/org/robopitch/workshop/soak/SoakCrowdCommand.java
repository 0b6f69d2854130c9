// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.soak;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.robopitch.cli.ProgramCommand;
import org.robopitch.cli.ProgressLine;
import org.robopitch.mirosot.parameters.Size;
import org.robopitch.recording.json.JsonWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code robopitch soak crowd}: MiroSot crowds driven at random, watched at every step. */
@Command(
        name = "crowd",
        footerHeading = "%nExample:%n  robopitch soak crowd --size small --steps 100000%n",
        description =
                "Drive crowds of MiroSot robots at random and check every step: no overlaps, no NaN or " + "infinity.",
        footer = {"", "See docs/benchmarks.md."})
final class SoakCrowdCommand extends ProgramCommand.Reporting {
    @Option(names = "--steps", paramLabel = "N", description = "Steps of each size. Default: ${DEFAULT-VALUE}.")
    long steps = 10000000;

    @Option(
            names = "--size",
            split = ",",
            paramLabel = "SIZE",
            description = "small (3v3), middle (5v5), large (11v11). Default: all.")
    List<String> sizes = List.of("small", "middle", "large");

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "Random seed. The same seed reproduces the run bit for bit.")
    long seed = 1;

    @Option(names = "--step", paramLabel = "SECONDS", description = "Length of a step. Default: the league's, 0.004 s.")
    double step = 0;

    @Override
    public Integer call() {
        if (steps < 1 || !(step >= 0 && step <= 0.02)) {
            throw refusal("--steps must be 1 or more and --step up to 0.02 s, but they are " + steps + " and " + step);
        }
        List<Size> crowds = sizes.stream().map(this::size).toList();
        boolean good = true;
        JsonWriter rows = new JsonWriter().beginObject().name("seed").value(seed);
        rows.name("crowds").beginArray();
        for (Size size : crowds) {
            String name = size.name().toLowerCase(Locale.ROOT);
            CrowdSoak soak = new CrowdSoak(size, seed, step);
            String wrong;
            try (ProgressLine progress = progress("steps, " + name)) {
                wrong = soak.run(steps, done -> progress.show(done, steps));
                tell(progress, "%s: %s", name, CrowdSoak.FIGURES.line(soak));
            }
            rows.beginObject().name("size").value(name);
            CrowdSoak.FIGURES.members(soak, rows).name("wrong").value(wrong).endObject();
            if (!wrong.isEmpty()) {
                spec.commandLine().getErr().println(name + ": " + wrong);
                good = false;
            }
        }
        printJson(rows.endArray().endObject());
        return verdict(good);
    }

    private Size size(String name) {
        return Stream.of(Size.values())
                .filter(size -> size.name().equalsIgnoreCase(name))
                .findFirst()
                .orElseThrow(() -> refusal("--size must be small, middle or large, but is '" + name + "'"));
    }
}
