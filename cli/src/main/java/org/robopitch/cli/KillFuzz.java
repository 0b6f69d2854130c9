// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.robopitch.recording.match.MatchRecordingReader;
import org.robopitch.runner.replay.ReplayVerifier;
import org.robopitch.runner.replay.Verdict;
import org.robopitch.teams.Teams;

/** Kills matches while they record, and sees that what was recorded verifies. */
final class KillFuzz {
    private long verified;
    private long empty;
    private double simulated;

    /** Starts a match for each case, and kills it after a random time. */
    void run(FuzzBudget budget, long seed, Path folder) throws IOException, InterruptedException {
        Random random = new Random(seed);
        while (budget.next()) {
            Path file = folder.resolve("killed.mcap");
            Files.deleteIfExists(file);
            Process match = new ProcessBuilder(List.of(
                            Path.of(System.getProperty("java.home"), "bin", "java")
                                    .toString(),
                            "-XX:TieredStopAtLevel=1",
                            "-XX:+UseSerialGC",
                            "-cp",
                            System.getProperty("java.class.path"),
                            Main.class.getName(),
                            "match",
                            "--duration",
                            "100000",
                            "--seed",
                            Long.toString(random.nextInt(1000)),
                            "--record",
                            file.toString()))
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            long wanted = 5000L + random.nextInt(1_000_000);
            while (match.isAlive() && (!Files.exists(file) || Files.size(file) < wanted)) {
                Thread.sleep(1);
            }
            match.destroyForcibly().waitFor();
            read(file);
        }
    }

    private void read(Path file) throws IOException {
        try (MatchRecordingReader reader = MatchRecordingReader.open(file)) {
            if (reader.bodies().isEmpty()) {
                empty++;
                return;
            }
            Verdict verdict = new ReplayVerifier(reader, new BuiltInCatalogue(Teams.samples())).verify();
            if (!(verdict instanceof Verdict.Same same)) {
                throw new IllegalStateException("a match that was killed does not verify: " + verdict);
            }
            verified++;
            simulated += same.seconds();
        }
    }

    /** {@return how it went, as a line} */
    String summary() {
        return String.format(
                java.util.Locale.ROOT,
                "%d verify up to their last complete chunk (%.0f s of play), %d had none yet",
                verified,
                simulated,
                empty);
    }
}
