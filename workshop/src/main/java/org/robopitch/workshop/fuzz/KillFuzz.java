// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.fuzz;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.robopitch.cli.BuiltInCatalogue;
import org.robopitch.cli.Main;
import org.robopitch.recording.match.MatchRecordingReader;
import org.robopitch.runner.replay.ReplayVerifier;
import org.robopitch.runner.replay.Verdict;
import org.robopitch.runner.team.ThisJava;
import org.robopitch.workshop.attack.Budget;

/** Kills matches while they record, and sees that what was recorded verifies. */
final class KillFuzz {
    /** How large a recording may grow before its match is killed: some minutes of play. */
    private static final int LARGEST = 300_000;

    private long verified;
    private long empty;
    private double simulated;

    /** Starts a match for each case, and kills it when its recording has grown by a random amount. */
    String run(Budget budget, Path folder) throws IOException, InterruptedException {
        Random random = new Random(budget.seed());
        Path file = folder.resolve("killed.mcap");
        Path classes = folder.resolve("classes.jsa");
        // Loaded classes are kept in a file, so that most of a start is spared; without jars there is none.
        start(List.of("-Xshare:auto", "-XX:ArchiveClassesAtExit=" + classes), file, "2", 1)
                .waitFor();
        List<String> sharing = Files.exists(classes) ? List.of("-XX:SharedArchiveFile=" + classes) : List.of();
        try {
            while (budget.next()) {
                Files.deleteIfExists(file);
                Process match = start(sharing, file, "100000", random.nextInt(1000));
                long wanted = 1000L + random.nextInt(LARGEST);
                while (match.isAlive() && (!Files.exists(file) || Files.size(file) < wanted)) {
                    Thread.sleep(1);
                }
                match.destroyForcibly().waitFor();
                read(file);
            }
        } finally {
            Files.deleteIfExists(classes);
        }
        return String.format(
                Locale.ROOT,
                "%d kills: %d verify up to their last complete chunk (%.0f s of play), %d had none yet",
                budget.done(),
                verified,
                simulated,
                empty);
    }

    private static Process start(List<String> flags, Path file, String seconds, int seed) throws IOException {
        List<String> all = new ArrayList<>(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"));
        all.addAll(flags);
        List<String> command = ThisJava.running(Main.class, all.toArray(String[]::new));
        command.addAll(List.of("match", "--duration", seconds, "--seed", Integer.toString(seed)));
        command.addAll(List.of("--record", file.toString()));
        return new ProcessBuilder(command)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
    }

    private void read(Path file) throws IOException {
        try (MatchRecordingReader reader = MatchRecordingReader.open(file)) {
            if (reader.bodies().isEmpty()) {
                empty++;
                return;
            }
            Verdict verdict = new ReplayVerifier(reader, new BuiltInCatalogue()).verify();
            if (!(verdict instanceof Verdict.Same same)) {
                throw new IllegalStateException("a match that was killed does not verify: " + verdict);
            }
            verified++;
            simulated += same.seconds();
        }
    }
}
