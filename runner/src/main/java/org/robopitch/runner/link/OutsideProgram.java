// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.link;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.function.IntConsumer;
import java.util.stream.Stream;

/** A team's program that a match has started: what it prints goes to a file, and it ends with the match. */
public final class OutsideProgram implements AutoCloseable {
    /** The name of a team that is a program to start begins with this; a command line of the system's shell follows. */
    public static final String PREFIX = "cmd:";

    private static final long GRACE_MILLIS = 2000;

    /** Exit codes above this say that a signal has ended the program, or its shell. */
    private static final int SIGNALLED = 128;

    /** Ctrl-C reaches programs as it reaches us, and they may be faster: so long their end waits for ours, ms. */
    private static final long COMMON_END_MILLIS = 1000;

    private final Process process;
    private final Path log;
    private volatile boolean closing;

    private OutsideProgram(Process process, Path log) {
        this.process = process;
        this.log = log;
    }

    /** Whether a team of this name is a program to start. */
    public static boolean isNamedBy(String team) {
        return team.startsWith(PREFIX);
    }

    /**
     * Starts a program.
     *
     * @param team its name, with the prefix
     * @param variables laid over the environment of this program
     * @param log receives what it prints; what was in it is lost
     * @throws IOException if it cannot be started, or the file not be written
     */
    public static OutsideProgram start(String team, Map<String, String> variables, Path log) throws IOException {
        String command = team.substring(PREFIX.length());
        if (command.isBlank()) {
            throw new IOException("'" + team + "' names no program: a command line is expected after " + PREFIX);
        }
        Path folder = log.toAbsolutePath().getParent();
        if (folder != null) {
            Files.createDirectories(folder);
        }
        boolean windows =
                System.getProperty("os.name", "").toLowerCase(Locale.ROOT).startsWith("windows");
        ProcessBuilder builder =
                new ProcessBuilder(windows ? List.of("cmd", "/c", command) : List.of("sh", "-c", command));
        builder.environment().putAll(variables);
        builder.redirectErrorStream(true).redirectOutput(log.toFile());
        Process process = builder.start();
        // A program that waits for input is told that there is none.
        process.getOutputStream().close();
        return new OutsideProgram(process, log);
    }

    /**
     * Passes on the program's exit code when it ends by itself; not if it is ended, be it by us or by the signal that ends
     * us too.
     *
     * @return is done once the end was passed on or kept back
     */
    public CompletableFuture<Void> whenEnded(IntConsumer receiver) {
        return process.onExit()
                .thenCompose(ended -> {
                    long wait = ended.exitValue() > SIGNALLED ? COMMON_END_MILLIS : 0;
                    Executor later = CompletableFuture.delayedExecutor(wait, TimeUnit.MILLISECONDS);
                    return wait == 0
                            ? CompletableFuture.completedFuture(ended)
                            : CompletableFuture.supplyAsync(() -> ended, later);
                })
                .thenAccept(ended -> {
                    if (!closing) {
                        receiver.accept(ended.exitValue());
                    }
                });
    }

    /** From now on the end of the program is ours to decide: it is not passed on any more. */
    public void expectEnd() {
        closing = true;
    }

    public Path log() {
        return log;
    }

    /** Ends the program and whatever it started: it is asked to, and made to if it has not ended after a while. */
    @Override
    public void close() {
        closing = true;
        List<ProcessHandle> all = Stream.concat(process.descendants(), Stream.of(process.toHandle()))
                .toList();
        all.forEach(ProcessHandle::destroy);
        CompletableFuture<?>[] ends = all.stream().map(ProcessHandle::onExit).toArray(CompletableFuture[]::new);
        CompletableFuture.allOf(ends)
                .completeOnTimeout(null, GRACE_MILLIS, TimeUnit.MILLISECONDS)
                .join();
        all.stream().filter(ProcessHandle::isAlive).forEach(ProcessHandle::destroyForcibly);
    }
}
