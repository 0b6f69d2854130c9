// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.soak;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.robopitch.campaign.Journal;
import org.robopitch.campaign.results.Query;
import org.robopitch.cli.Main;
import org.robopitch.cli.ProgramCommand;
import org.robopitch.cli.ProgressLine;
import org.robopitch.recording.json.JsonWriter;
import org.robopitch.runner.team.ThisJava;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code robopitch soak tournament}: kills a tournament again and again, and compares it with one never interrupted. */
@Command(
        name = "tournament",
        footerHeading = "%nExample:%n  robopitch soak tournament --kills 10%n",
        description =
                "Kill a tournament (SIGKILL) at random moments, resume it each time, and compare the results with those"
                        + " of one that was never interrupted.")
final class SoakTournamentCommand extends ProgramCommand.Reporting {
    private static final List<String> FILES =
            List.of(Journal.NAME, "matches.parquet", "events.parquet", "heat.parquet", "report.html");
    private static final int MATCHES_PER_SEED = 6;

    @Option(names = "--kills", paramLabel = "N", description = "Number of kills. Default: ${DEFAULT-VALUE}.")
    int kills = 50;

    @Option(names = "--seeds", paramLabel = "N", description = "Seeds per pairing. Default: ${DEFAULT-VALUE}.")
    int seeds = 20;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "Random seed of the moments to kill at. Default: ${DEFAULT-VALUE}.")
    long seed = 1;

    @Option(names = "--threads", paramLabel = "N", description = "Threads of each run. Default: ${DEFAULT-VALUE}.")
    int threads = 2;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "Folder to work in. Default: a new one, removed at the end.")
    @Nullable
    Path out;

    private int started;
    private int inStart;
    private int inPlay;
    private int inWriting;

    @Override
    public Integer call() throws Exception {
        if (kills < 1 || seeds < 1 || seeds > 10_000 || threads < 1) {
            throw refusal("--kills, --seeds and --threads must be 1 or more");
        }
        Path folder = out == null ? Files.createTempDirectory("robopitch-soak") : Files.createDirectories(out);
        try {
            return soak(folder);
        } finally {
            if (out == null) {
                delete(folder);
            }
        }
    }

    private int soak(Path folder) throws IOException, InterruptedException {
        Path whole = folder.resolve("whole");
        Random random = new Random(seed);
        int rounds = 0;
        int done = 0;
        List<String> differences = new ArrayList<>();
        try (ProgressLine progress = progress("kills")) {
            progress.show(0, kills);
            requireEnd(start(whole), "the uninterrupted run");
            while (done < kills) {
                Path interrupted = folder.resolve("killed-" + rounds);
                rounds++;
                while (done < kills && killOnce(interrupted, random)) {
                    done++;
                    progress.show(done, kills);
                }
                requireEnd(start(interrupted), "the resumed run");
                differences.addAll(compare(whole, interrupted));
            }
        }
        boolean same = differences.isEmpty();
        int killed = done;
        int tournaments = rounds;
        print(
                () -> String.join("\n", differences)
                        + (same ? "" : "\n")
                        + String.format(
                                "%d kills in %d tournaments of %d matches: %d while it started, %d while it played, %d"
                                        + " after the last match%n",
                                killed, tournaments, MATCHES_PER_SEED * seeds, inStart, inPlay, inWriting)
                        + (same
                                ? "no match was lost or played twice, and every file is the same as without kills"
                                : "NOT the same as without kills"),
                () -> json(killed, tournaments, differences));
        return verdict(same);
    }

    private JsonWriter json(int done, int rounds, List<String> differences) {
        JsonWriter text = new JsonWriter().beginObject().name("kills").value(done);
        text.name("tournaments").value(rounds).name("matchesEach").value(MATCHES_PER_SEED * seeds);
        text.name("killsWhileStarting").value(inStart).name("killsWhilePlaying").value(inPlay);
        text.name("killsAfterTheLastMatch").value(inWriting);
        text.name("same").value(differences.isEmpty()).name("differences").beginArray();
        differences.forEach(text::value);
        return text.endArray().endObject();
    }

    /** Starts, kills at a random moment, and answers whether there was something left to kill. */
    private boolean killOnce(Path folder, Random random) throws IOException, InterruptedException {
        Path journal = folder.resolve(Journal.NAME);
        int all = MATCHES_PER_SEED * seeds + 1;
        long before = lines(journal);
        if (before >= all && random.nextInt(3) > 0) {
            // Most kills are to fall while it plays, and few while it writes the tables.
            return false;
        }
        boolean early = random.nextInt(10) == 0;
        int leap = 1 + random.nextInt(Math.max(2, 2 * all / Math.max(1, kills / 2)));
        long wanted = Math.min(before < all - 1 ? all - 1 : all, before + leap);
        Process process = start(folder);
        if (early) {
            process.waitFor(random.nextInt(600), TimeUnit.MILLISECONDS);
        } else {
            while (process.isAlive() && lines(journal) < wanted) {
                process.waitFor(2, TimeUnit.MILLISECONDS);
            }
            process.waitFor(random.nextInt(lines(journal) >= all ? 500 : 30), TimeUnit.MILLISECONDS);
        }
        if (!process.isAlive()) {
            return false;
        }
        process.destroyForcibly().waitFor();
        long now = lines(journal);
        if (now <= before && now < all) {
            inStart++;
        } else if (now < all) {
            inPlay++;
        } else {
            inWriting++;
        }
        return true;
    }

    private Process start(Path folder) throws IOException {
        started++;
        List<String> command = ThisJava.running(Main.class, "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1");
        command.addAll(List.of("tournament", "--teams", "tactical,chaser,idle", "--size", "3v3", "--duration", "3"));
        command.addAll(List.of("--seeds", Integer.toString(seeds), "--threads", Integer.toString(threads)));
        command.addAll(List.of("--out", folder.toString()));
        return new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(folder.resolveSibling("run.log").toFile())
                .start();
    }

    private void requireEnd(Process process, String which) throws IOException, InterruptedException {
        if (process.waitFor() != 0) {
            throw new IOException(which + " failed with exit code " + process.exitValue() + " (start " + started + ")");
        }
    }

    private static long lines(Path journal) throws IOException {
        if (!Files.exists(journal)) {
            return 0;
        }
        long lines = 0;
        for (byte one : Files.readAllBytes(journal)) {
            lines += one == '\n' ? 1 : 0;
        }
        return lines;
    }

    private static List<String> compare(Path whole, Path killed) throws IOException {
        List<String> differences = new ArrayList<>();
        for (String file : FILES) {
            if (Files.mismatch(whole.resolve(file), killed.resolve(file)) >= 0) {
                differences.add(killed.resolve(file) + " differs from " + whole.resolve(file));
            }
        }
        String all = "select * from matches order by number";
        if (!Query.ask(whole, all).equals(Query.ask(killed, all))) {
            differences.add("the table of matches in " + killed + " differs");
        }
        return differences;
    }
}
