// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli.learn;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.robopitch.cli.ProgramCommand;
import org.robopitch.learn.VectorEnv;
import org.robopitch.learn.serve.LearnServer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** {@code robopitch learn serve}: an environment for an external program, through a file in memory. */
@Command(
        name = "serve",
        footerHeading = "%nExample:%n  robopitch learn serve --task penalty --worlds 64 --file /dev/shm/penalty%n",
        description =
                "Serve an environment to a program that learns, through a file in memory. The Python package starts"
                        + " this by itself, or attaches to it: robopitch.attach(FILE).",
        footer = {"", "See docs/learning.md."})
final class LearnServeCommand extends ProgramCommand {
    @Mixin
    LearnOptions options;

    @Option(
            names = "--file",
            paramLabel = "FILE",
            description = "File to create; must not exist. Default: a new file in memory.")
    @Nullable
    Path file;

    @Option(
            names = "--process",
            paramLabel = "PID",
            description = "Serve only this process, and exit with it. Default: serve one program after another.")
    long process = 0;

    @Override
    public Integer call() throws Exception {
        Path path = file == null ? LearnServer.newPath() : file;
        VectorEnv env = options.env();
        LearnServer server;
        try {
            server = new LearnServer(env, path, process);
        } catch (IllegalArgumentException refused) {
            throw new ParameterException(spec.commandLine(), String.valueOf(refused.getMessage()), refused);
        }
        CountDownLatch ended = new CountDownLatch(1);
        Thread hook = new Thread(
                () -> {
                    server.stop();
                    await(ended);
                },
                "learn ends");
        Runtime.getRuntime().addShutdownHook(hook);
        PrintWriter out = out();
        out.println("serving " + env.settings().task().word() + " to "
                + (process == 0 ? "programs that attach to " + path : "process " + process) + " (Ctrl-C ends it)");
        out.flush();
        try (server) {
            String why = server.serve();
            if (process == 0) {
                out.println(why);
                out.flush();
            }
        } finally {
            // The thread that serves continues to end the process, which waits for the hook: not for that thread's end.
            ended.countDown();
        }
        return 0;
    }

    /** The file is gone before the process is. */
    @SuppressWarnings("ReturnValueIgnored") // Whether or not it has ended by then, the process does.
    private static void await(CountDownLatch ended) {
        try {
            ended.await(5, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
