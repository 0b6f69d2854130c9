// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.attack;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.robopitch.cli.Main;
import org.robopitch.recording.match.MatchRecordingReader;
import org.robopitch.recording.match.MatchState;
import org.robopitch.recording.match.Moments;
import org.robopitch.runner.pace.Clock;
import org.robopitch.runner.team.ThisJava;

/**
 * A server in a Java of its own, which may record what it plays. It may use little memory, so that what is kept shows; in
 * the end its words and its recording are looked at.
 */
final class ServerProcess implements AutoCloseable {
    private static final String MEMORY = "-Xmx256m";
    /** Of the studio, which is attacked as by its owner. */
    static final String TOKEN = "attack";

    private static final long PATIENCE_NANOS = 600_000_000_000L;
    private static final long LOOK_NANOS = 50_000_000;
    private static final long END_SECONDS = 60;
    private static final List<String> TRACES = List.of("Exception", "\tat ", "OutOfMemory", "Error");

    private final Path words;
    private final Path recording;
    private final boolean records;
    private final Process process;

    /** @param command its command line; a server of matches records what it plays */
    ServerProcess(Path folder, String command) throws IOException {
        records = command.matches("(play|serve|mr server) .*");
        words = folder.resolve("words.txt");
        recording = folder.resolve("attacked.mcap");
        Files.deleteIfExists(recording);
        List<String> all = ThisJava.running(Main.class, MEMORY, "-XX:+UseSerialGC");
        all.addAll(List.of(command.split(" ")));
        if (records) {
            // The longest halves of all leagues: a match must not be over before the attack is.
            all.addAll(List.of("--record", recording.toString(), "--set", "rules.halfSeconds=36000"));
        }
        ProcessBuilder builder = new ProcessBuilder(all);
        builder.environment().put("ROBOPITCH_TOKEN", TOKEN);
        process =
                builder.redirectErrorStream(true).redirectOutput(words.toFile()).start();
    }

    /** Waits until it says something. */
    void await(String expected) throws IOException {
        await(() -> words().contains(expected));
    }

    void await(BooleanSupplier ready) throws IOException {
        long begin = Clock.SYSTEM.nanoTime();
        while (!ready.getAsBoolean()) {
            if (!process.isAlive() || Clock.SYSTEM.nanoTime() - begin > PATIENCE_NANOS) {
                throw new IOException("the server did not start; it said: " + words());
            }
            LockSupport.parkNanos(LOOK_NANOS);
        }
    }

    long pid() {
        return process.pid();
    }

    private String words() {
        try {
            return Files.readString(words, StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            return "";
        }
    }

    /**
     * Ends it as Ctrl-C does.
     *
     * @return what is to be said about it
     * @throws IOException if it is gone already, can be reached from other machines, does not end, has printed a trace, or
     *     its recording is not whole or not finite
     */
    String end() throws IOException, InterruptedException {
        if (!process.isAlive()) {
            throw new IOException("the server has ended with " + process.exitValue() + "; it said: " + words());
        }
        List<String> reachable = OpenSockets.reachable(process.pid());
        if (!reachable.isEmpty()) {
            throw new IOException("the server can be reached from other machines: " + reachable);
        }
        long peak = peakMegabytes();
        process.destroy();
        if (!process.waitFor(END_SECONDS, TimeUnit.SECONDS)) {
            throw new IOException("the server does not end");
        }
        String said = words();
        for (String trace : TRACES) {
            int at = said.indexOf(trace);
            if (at >= 0) {
                throw new IOException("the server has said: "
                        + said.substring(Math.max(0, at - 500), Math.min(said.length(), at + 1500)));
            }
        }
        return String.format(
                        Locale.ROOT,
                        "; the server used %d MB at most, said %d lines without a trace",
                        peak,
                        said.lines().count())
                + (records ? recorded() : "");
    }

    private String recorded() throws IOException {
        double seconds = 0;
        try (MatchRecordingReader reader = MatchRecordingReader.open(recording)) {
            Moments<MatchState> states = reader.states(0, Double.MAX_VALUE);
            MatchState state = new MatchState();
            while (states.next(state)) {
                seconds = state.time();
                requireFinite(state);
            }
        }
        return String.format(Locale.ROOT, ", and recorded %.0f s of play", seconds);
    }

    private static void requireFinite(MatchState state) throws IOException {
        for (int i = 0; i < state.size(); i++) {
            if (!Double.isFinite(state.x(i) + state.y(i) + state.z(i) + state.headingX(i))) {
                throw new IOException("body " + i + " is not finite at " + state.time() + " s");
            }
        }
    }

    /** What it has used at most, as far as the system says so. */
    private long peakMegabytes() throws IOException {
        Path status = Path.of("/proc/" + process.pid() + "/status");
        if (!Files.isReadable(status)) {
            return 0;
        }
        for (String line : Files.readAllLines(status)) {
            if (line.startsWith("VmHWM:")) {
                return Long.parseLong(line.replaceAll("\\D", "")) / 1024;
            }
        }
        return 0;
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}
