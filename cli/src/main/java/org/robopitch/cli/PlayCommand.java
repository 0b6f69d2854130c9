// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import org.jspecify.annotations.Nullable;
import org.robopitch.runner.Catalogue;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code robopitch play}: a match in the browser. */
@Command(
        name = "play",
        footerHeading = "%nExample:%n  robopitch play middle-size --blue nubot --seed 7%n",
        description = "Play a match in the browser: watch it, or take part.",
        footer = {"", "See docs/studio.md and docs/match.md."})
final class PlayCommand extends ProgramCommand {
    @Parameters(arity = "0..1", paramLabel = "LEAGUE", description = "Same as --league.")
    @Nullable
    String league;

    @Mixin
    MatchOptions options;

    @Mixin
    ScenarioOption scenario;

    @Mixin
    StudioOptions studio;

    @Option(
            names = "--speed",
            paramLabel = "N",
            description = "Speed as a multiple of real time, 0.1 to 1000, or 'unlimited'. Default: ${DEFAULT-VALUE}.")
    String speed = "1";

    @Option(
            names = "--deadline",
            paramLabel = "MS",
            description = "Time limit for each decision of a team, in real milliseconds; while it is late, its "
                    + "robots keep their last commands. Default: none, so the match is the same on every "
                    + "computer.")
    @Nullable
    Double deadline;

    @Override
    public Integer call() throws Exception {
        if (league != null) {
            options.league = league;
        }
        Catalogue catalogue = options.catalogue();
        return studio.play(
                catalogue,
                scenario.order(options, catalogue),
                speed(),
                options.recording(),
                deadline(),
                spec.commandLine());
    }

    private double deadline() {
        if (deadline != null && !(deadline > 0 && deadline <= 10_000)) {
            throw refusal("--deadline must be above 0 and at most 10000 ms, but is " + deadline);
        }
        return deadline == null ? 0 : deadline / 1000;
    }

    private double speed() {
        if (speed.equals("unlimited")) {
            return Double.POSITIVE_INFINITY;
        }
        try {
            double factor = Double.parseDouble(speed);
            if (factor >= 0.1 && factor <= 1000) {
                return factor;
            }
        } catch (NumberFormatException e) {
            // The message below says it.
        }
        throw refusal("--speed must be between 0.1 and 1000, or unlimited, but is '" + speed + "'");
    }
}
