// SPDX-License-Identifier: Apache-2.0
package org.robopitch.campaign.remote;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.robopitch.campaign.MatchEngine;
import org.robopitch.campaign.MatchJob;
import org.robopitch.campaign.MatchResult;
import org.robopitch.campaign.ResultText;
import org.robopitch.recording.json.JsonException;

/**
 * Plays matches on a cluster, through a process of its own that speaks to it: the cluster's libraries need not agree with
 * ours, and users without a cluster need not have them.
 *
 * <p>The process reads a line {@code play N} and then N jobs from its standard input, and writes a line {@code result} with
 * the text of a result for each of them, in any order, or a line {@code failed} with the reason. It ends with its input.
 */
public final class DriverEngine implements MatchEngine {
    private static final long GRACE_SECONDS = 10;
    private static final int MOST_REASONS = 12;

    private final Command command;
    private final Path log;
    private final List<Hint> hints;
    private @Nullable Driver driver;

    /** Makes the process's command line; that may take a while, so it is asked for when there is something to play. */
    @FunctionalInterface
    public interface Command {
        /** {@return the command line} */
        List<String> line() throws IOException;
    }

    /**
     * What to do about a known problem.
     *
     * @param sign words in the log that give it away
     * @param advice for the user, a sentence
     */
    public record Hint(String sign, String advice) {}

    /** The running process and its ends. */
    private record Driver(Process process, BufferedWriter to, BufferedReader from) {}

    /**
     * An engine. The process starts with the first matches.
     *
     * @param command its command line
     * @param log receives what it says about itself
     * @param hints known problems, the most telling first
     */
    public DriverEngine(Command command, Path log, List<Hint> hints) {
        this.command = command;
        this.log = log;
        this.hints = List.copyOf(hints);
    }

    private Driver driver() throws IOException {
        Driver running = driver;
        if (running == null) {
            ProcessBuilder builder = new ProcessBuilder(command.line()).redirectError(log.toFile());
            // For a start script, which otherwise takes any Java that it finds.
            builder.environment().putIfAbsent("JAVA_HOME", System.getProperty("java.home"));
            Process process = builder.start();
            running = new Driver(
                    process,
                    new BufferedWriter(new OutputStreamWriter(process.getOutputStream(), StandardCharsets.UTF_8)),
                    new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8)));
            driver = running;
        }
        return running;
    }

    @Override
    public void play(List<MatchJob> jobs, Results results) throws IOException, InterruptedException {
        BufferedReader fromDriver = driver().from();
        ask(jobs, driver().to());
        Set<Integer> open = new HashSet<>();
        jobs.forEach(job -> open.add(job.number()));
        while (!open.isEmpty()) {
            String line = fromDriver.readLine();
            if (line == null) {
                throw new IOException("the cluster's driver ended after " + (jobs.size() - open.size()) + " of "
                        + jobs.size() + " matches" + reasons());
            }
            if (line.startsWith("failed ")) {
                throw new IOException("the cluster cannot play: " + line.substring("failed ".length())
                        + "; the matches played so far are kept (see " + log + ")" + advice());
            }
            if (line.startsWith("result ")) {
                MatchResult result = result(line.substring("result ".length()));
                if (open.remove(result.number())) {
                    results.take(result);
                }
            }
        }
    }

    private void ask(List<MatchJob> jobs, BufferedWriter toDriver) throws IOException {
        try {
            toDriver.write("play " + jobs.size() + "\n");
            for (MatchJob job : jobs) {
                toDriver.write(JobText.write(job) + "\n");
            }
            toDriver.flush();
        } catch (IOException ended) {
            throw new IOException("the cluster's driver ended before it accepted the matches" + reasons(), ended);
        }
    }

    private static MatchResult result(String line) throws IOException {
        try {
            return ResultText.read(line);
        } catch (JsonException | NumberFormatException | ClassCastException wrong) {
            throw new IOException("the cluster's driver sent no result: " + wrong.getMessage(), wrong);
        }
    }

    /** What the log says went wrong. */
    private String reasons() throws IOException {
        Predicate<String> telling =
                line -> line.contains("ERROR") || line.contains("Exception") || line.startsWith("Error");
        try (Stream<String> lines = Files.lines(log, StandardCharsets.ISO_8859_1)) {
            List<String> found =
                    lines.filter(telling).distinct().limit(MOST_REASONS).toList();
            return (found.isEmpty() ? "; see " + log : ":\n  " + String.join("\n  ", found) + "\nSee " + log)
                    + advice();
        }
    }

    private String advice() throws IOException {
        String text = Files.readString(log, StandardCharsets.ISO_8859_1);
        return hints.stream()
                .filter(hint -> text.contains(hint.sign()))
                .findFirst()
                .map(hint -> "\n" + hint.advice())
                .orElse("");
    }

    @Override
    public void close() {
        Driver running = driver;
        if (running == null) {
            return;
        }
        try {
            running.to().close();
        } catch (IOException ended) {
            // It has ended already.
        }
        try {
            if (!running.process().waitFor(GRACE_SECONDS, TimeUnit.SECONDS)) {
                running.process().destroyForcibly();
            }
        } catch (InterruptedException stopped) {
            running.process().destroyForcibly();
            Thread.currentThread().interrupt();
        }
    }
}
