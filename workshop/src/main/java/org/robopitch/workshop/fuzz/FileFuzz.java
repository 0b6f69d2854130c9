// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.fuzz;

import java.io.IOException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.robopitch.cli.BuiltInCatalogue;
import org.robopitch.cli.InputFiles;
import org.robopitch.cli.ProgressLine;
import org.robopitch.runner.MatchOrder;
import org.robopitch.runner.Matches;
import org.robopitch.settings.SettingsFile;
import org.robopitch.workshop.attack.Budget;

/**
 * Corrupts files of a kind that is read, and reads them.
 *
 * @param from the valid file, for kinds that people write
 */
record FileFuzz(FuzzCommand command, String kind, @Nullable Path from) {
    private static final int RECORDED_SECONDS = 25;

    /** {@return what became of them} */
    String run(Budget budget, Path folder) throws Exception {
        return switch (kind) {
            case "recordings" -> recordings(folder.resolve("whole.mcap"));
            case "configurations" -> {
                String summary = new ConfigurationFuzz().run(budget);
                yield budget.done() + " configurations: " + summary;
            }
            case "drawings" -> {
                long read = DrawingFuzz.run(budget, folder);
                yield budget.done() + " strokes, " + read + " drawings read again from their recordings";
            }
            default -> {
                if (from == null) {
                    throw new IllegalArgumentException(
                            "--files " + kind + " needs --from FILE, a valid file to corrupt");
                }
                InputFiles.Reader reader = InputFiles.of(kind);
                String summary =
                        new TextFuzz(SettingsFile.read(from, kind), reader, folder.resolve("text")).run(budget);
                yield budget.done() + " " + kind + ": " + summary;
            }
        };
    }

    private String recordings(Path whole) throws IOException, InterruptedException {
        new Matches(new BuiltInCatalogue(), "fuzz")
                .playBatch(
                        MatchOrder.of("mirosot", "3v3", "tactical", "chaser", command.seed)
                                .with("duration", RECORDED_SECONDS),
                        new Matches.Recording(whole, true),
                        RECORDED_SECONDS);
        RecordingFuzz fuzz = new RecordingFuzz(whole);
        long half = command.packets / 2;
        long cut = recordings(fuzz, true, half);
        long flipped = recordings(fuzz, false, command.packets - half);
        return cut + flipped + " recordings, " + cut + " cut and " + flipped + " with a flipped bit: "
                + fuzz.delivered() + " read except for the damaged part, " + fuzz.refused() + " refused";
    }

    private long recordings(RecordingFuzz fuzz, boolean cut, long cases) throws IOException {
        try (ProgressLine progress = command.progress(cut ? "cut recordings" : "recordings with a flipped bit")) {
            Budget part = command.budget(cases, command.minutes / 2, progress);
            fuzz.run(part, cut);
            return part.done();
        }
    }
}
