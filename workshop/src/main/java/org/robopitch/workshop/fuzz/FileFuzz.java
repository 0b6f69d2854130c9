// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.fuzz;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.robopitch.cli.BuiltInCatalogue;
import org.robopitch.cli.InputFiles;
import org.robopitch.cli.ProgressLine;
import org.robopitch.runner.MatchOrder;
import org.robopitch.runner.Matches;
import org.robopitch.settings.SettingsFile;
import org.robopitch.teams.Teams;
import picocli.CommandLine.Model.CommandSpec;

/** Corrupts files of every kind that is read, and reads them. */
final class FileFuzz {
    private static final int RECORDED_SECONDS = 25;

    private final CommandSpec spec;
    private final long packets;
    private final double minutes;
    private final long seed;
    private final @Nullable Path from;

    FileFuzz(CommandSpec spec, long packets, double minutes, long seed, @Nullable Path from) {
        this.spec = spec;
        this.packets = packets;
        this.minutes = minutes;
        this.seed = seed;
        this.from = from;
    }

    /** Corrupts files of a kind, and says what became of them. */
    String spoil(String kind, FuzzBudget budget, Path folder) throws Exception {
        BuiltInCatalogue catalogue = new BuiltInCatalogue(Teams.samples());
        switch (kind) {
            case "recordings" -> {
                Path whole = folder.resolve("whole.mcap");
                new Matches(catalogue, "fuzz")
                        .playBatch(
                                MatchOrder.of("mirosot", "3v3", "tactical", "chaser", seed)
                                        .withDuration(RECORDED_SECONDS),
                                new Matches.Recording(whole, true),
                                RECORDED_SECONDS);
                RecordingFuzz fuzz = new RecordingFuzz(whole);
                long half = packets / 2;
                try (ProgressLine progress = new ProgressLine(spec, "cut recordings")) {
                    fuzz.run(new FuzzBudget(half, minutes / 2, progress), seed, true);
                }
                long cut = fuzz.delivered() + fuzz.refused();
                try (ProgressLine progress = new ProgressLine(spec, "recordings with a flipped bit")) {
                    fuzz.run(new FuzzBudget(packets - half, minutes / 2, progress), seed, false);
                }
                long all = fuzz.delivered() + fuzz.refused();
                return "budgeted, " + all + " recordings, " + cut + " cut and " + (all - cut) + " with a flipped bit: "
                        + fuzz.delivered() + " read except for the damaged part, " + fuzz.refused() + " refused";
            }
            case "configurations" -> {
                ConfigurationFuzz fuzz = new ConfigurationFuzz(catalogue);
                fuzz.run(budget, seed);
                return "configurations: " + fuzz.summary();
            }
            case "drawings" -> {
                long read = DrawingFuzz.run(budget, seed, folder);
                return "strokes, " + read + " drawings read again from their recordings";
            }
            default -> {
                if (from == null) {
                    throw new IllegalArgumentException(
                            "--files " + kind + " needs --from FILE, a valid file to corrupt");
                }
                TextFuzz fuzz =
                        new TextFuzz(SettingsFile.read(from, kind), InputFiles.of(kind), folder.resolve("text"));
                fuzz.run(budget, seed);
                return kind + ": " + fuzz.summary();
            }
        }
    }
}
