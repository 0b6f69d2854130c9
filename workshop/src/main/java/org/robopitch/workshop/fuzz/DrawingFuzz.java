// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.fuzz;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Random;
import org.robopitch.cli.BuiltInCatalogue;
import org.robopitch.engine.match.Commands;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.Sketch;
import org.robopitch.engine.match.Team;
import org.robopitch.recording.match.MatchRecordingReader;
import org.robopitch.runner.FinishedMatch;
import org.robopitch.runner.MatchOrder;
import org.robopitch.runner.Matches;
import org.robopitch.workshop.attack.Budget;

/** A team that draws nonsense, recorded and read again. */
final class DrawingFuzz implements Team {
    private static final double[] ODD = {
        Double.NaN, Double.MAX_VALUE, -1e305, 1e-320, 0, -0.0, 1e6, Double.NEGATIVE_INFINITY
    };

    private final Random random;
    private final Budget budget;

    private DrawingFuzz(Budget budget, long seed) {
        this.budget = budget;
        this.random = new Random(seed);
    }

    /** Plays until the budget is used, and returns how many drawings could be read again. */
    static long run(Budget budget, Path folder) throws IOException, InterruptedException {
        long read = 0;
        for (int match = 0; budget.next(); match++) {
            DrawingFuzz team = new DrawingFuzz(budget, budget.seed() + match);
            BuiltInCatalogue catalogue = new BuiltInCatalogue() {
                @Override
                public Team team(String league, String name) {
                    return name.equals("idle") ? team : super.team(league, name);
                }
            };
            Path file = folder.resolve("drawings.mcap");
            MatchOrder order = MatchOrder.of("mirosot", "3v3", "idle", "chaser", budget.seed())
                    .with("duration", 20);
            FinishedMatch finished =
                    new Matches(catalogue, "fuzz").playBatch(order, new Matches.Recording(file, true), 60);
            if (finished.recordingFailure() != null) {
                throw finished.recordingFailure();
            }
            try (MatchRecordingReader reader = MatchRecordingReader.open(file)) {
                if (!reader.damages().isEmpty()) {
                    throw new IllegalStateException("the recording is damaged: " + reader.damages());
                }
                read += reader.drawings(0, Double.MAX_VALUE).size();
            }
        }
        return read;
    }

    @Override
    public void decide(Observation observation, Commands commands) {
        Sketch sketch = commands.sketch();
        for (int i = 0; i < 20 && budget.next(); i++) {
            switch (random.nextInt(3)) {
                case 0 -> sketch.line(number(), number(), number(), number(), word());
                case 1 -> sketch.circle(number(), number(), number(), word());
                default -> sketch.text(number(), number(), word(), word());
            }
        }
    }

    private double number() {
        return random.nextBoolean() ? ODD[random.nextInt(ODD.length)] : Double.longBitsToDouble(random.nextLong());
    }

    private String word() {
        char[] letters = new char[random.nextInt(300)];
        for (int i = 0; i < letters.length; i++) {
            letters[i] = (char) random.nextInt(0x10000);
        }
        return random.nextInt(3) == 0 ? "red" : new String(letters);
    }
}
