// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli.hall;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.robopitch.cli.Robopitch;
import org.robopitch.recording.json.JsonParser;
import org.robopitch.recording.json.JsonValue.JsonObject;

/**
 * Matches of bad teams against a good one, several at a time: most of their time is spent on starting a process and on
 * waiting for somebody who does not answer. Bad teams play blue and yellow in turn, since each side has a processor of
 * its own.
 */
final class PlayedMatches implements AutoCloseable {
    private static final int AT_A_TIME = Math.max(2, Runtime.getRuntime().availableProcessors());

    private final ExecutorService pool = Executors.newFixedThreadPool(AT_A_TIME);
    private final Map<Class<?>, Future<Played>> matches = new LinkedHashMap<>();

    /** A match that was played and verified. */
    record Played(Robopitch match, Robopitch verified, String other, long recordedBytes) {
        /** The other team has played to the end, with a full report and a recording that verifies. */
        JsonObject requireTheOtherPlayedOn() throws Exception {
            assertThat(match.exitCode()).as(match.err()).isZero();
            JsonObject report = JsonParser.parseObject(match.out());
            assertThat(report.number("simulatedSeconds")).isGreaterThanOrEqualTo(2);
            assertThat(report.object("statistics").object("distance").number(other))
                    .isPositive();
            assertThat(verified.exitCode()).as(verified.out() + verified.err()).isZero();
            return report;
        }
    }

    PlayedMatches(List<Class<?>> badTeams, Path folder, String... options) {
        for (Class<?> bad : badTeams) {
            boolean blue = matches.size() % 2 == 0;
            matches.put(bad, pool.submit(() -> play(bad, blue, folder, options)));
        }
    }

    private static Played play(Class<?> bad, boolean blue, Path folder, String... options) throws IOException {
        Path recording = folder.resolve(bad.getName() + ".mcap");
        List<String> words = new ArrayList<>(List.of("match", "--json", "--size", "3v3", "--duration", "2"));
        words.addAll(List.of(options));
        words.addAll(List.of(blue ? "--blue" : "--yellow", "class:" + bad.getName()));
        words.addAll(List.of(blue ? "--yellow" : "--blue", "chaser", "--record", recording.toString()));
        Robopitch match = Robopitch.run(words.toArray(String[]::new));
        Robopitch verified = Robopitch.run("replay", "--verify", recording.toString());
        long bytes = Files.exists(recording) ? Files.size(recording) : 0;
        return new Played(match, verified, blue ? "yellow" : "blue", bytes);
    }

    /** Waits for the match of a team. */
    Played of(Class<?> bad) throws InterruptedException, ExecutionException {
        return matches.get(bad).get();
    }

    @Override
    public void close() {
        pool.shutdownNow();
    }
}
