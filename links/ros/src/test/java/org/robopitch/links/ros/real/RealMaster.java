// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.real;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;

/** The master of Debian's packages and ROS's own tools, on a port of their own; all they write goes to one folder. */
public final class RealMaster implements AutoCloseable {
    private static final long PATIENCE_SECONDS = 90;

    private static final Path DEFINITIONS =
            Path.of("src/main/resources/org/robopitch/links/ros/definitions").toAbsolutePath();
    private static final Path GENERATOR =
            Path.of("../../docs/examples/ros/generate.py").toAbsolutePath();

    private final Path folder;
    private final int port;
    private Process process;

    public RealMaster(Path folder) throws IOException {
        this.folder = folder;
        try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            this.port = free.getLocalPort();
        }
        start();
    }

    public URI address() {
        return URI.create("http://127.0.0.1:" + port);
    }

    public void start() throws IOException {
        process = command("rosmaster", "--core", "-p", String.valueOf(port))
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("master.log").toFile())
                .start();
        await("the master listens", () -> {
            try (Socket probe = new Socket(InetAddress.getLoopbackAddress(), port)) {
                return probe.isConnected();
            } catch (IOException e) {
                assertThat(process.isAlive()).as("the master runs").isTrue();
                return false;
            }
        });
    }

    /** Ends the master without giving it a chance to say so. */
    public void kill() throws InterruptedException {
        end(process);
    }

    /** Ends a program, and what it has started, without giving either a chance to say so. */
    public static void end(Process program) throws InterruptedException {
        program.descendants().forEach(ProcessHandle::destroyForcibly);
        program.destroyForcibly();
        assertThat(program.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();
    }

    /** {@return what a command of ROS prints; it must succeed} */
    public String run(String... words) throws IOException, InterruptedException {
        return result(begin(words));
    }

    public Process begin(String... words) throws IOException {
        return command(words).redirectErrorStream(true).start();
    }

    public static String result(Process tool) throws IOException, InterruptedException {
        String text = new String(tool.getInputStream().readAllBytes(), java.nio.charset.StandardCharsets.UTF_8);
        assertThat(tool.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();
        assertThat(tool.exitValue()).as(text).isZero();
        return text.strip();
    }

    private ProcessBuilder command(String... words) {
        List<String> command = new ArrayList<>(List.of("timeout", String.valueOf(5 * PATIENCE_SECONDS)));
        command.addAll(List.of(words));
        ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
        builder.environment()
                .putAll(Map.of(
                        "ROS_MASTER_URI", address().toString(),
                        "ROS_IP", "127.0.0.1",
                        "ROS_HOME", folder.toString(),
                        "ROS_LOG_DIR", folder.toString(),
                        "PYTHONUNBUFFERED", "1",
                        "PYTHONPATH", folder.resolve("python").toString()));
        return builder;
    }

    /** {@return "msg package/Name md5" and "srv package/Name md5" of all our definitions, as ROS itself sees them} */
    public List<String> generatePython() throws IOException, InterruptedException {
        return generatePython(DEFINITIONS, folder.resolve("python"));
    }

    private List<String> generatePython(Path definitions, Path into) throws IOException, InterruptedException {
        Files.createDirectories(into);
        // Without what was generated before: it leaves alone what Python finds already.
        return run(
                        "env",
                        "-u",
                        "PYTHONPATH",
                        "/usr/bin/python3",
                        GENERATOR.toString(),
                        definitions.toString(),
                        into.toString())
                .lines()
                .toList();
    }

    /**
     * Generates Python from a fork of our definitions, in which words have become others.
     *
     * @param renamed what the fork calls each field
     * @return a folder for the PYTHONPATH
     */
    public Path generateFork(Map<String, String> renamed) throws IOException, InterruptedException {
        Path fork = folder.resolve("fork");
        try (Stream<Path> files = Files.walk(DEFINITIONS)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path copy = fork.resolve(DEFINITIONS.relativize(file));
                Files.createDirectories(copy.getParent());
                String text = Files.readString(file);
                for (Map.Entry<String, String> word : renamed.entrySet()) {
                    text = text.replaceAll("(?m)^(\\S+ )" + word.getKey() + "\\b", "$1" + word.getValue());
                }
                Files.writeString(copy, text);
            }
        }
        generatePython(fork, folder.resolve("fork-python"));
        return folder.resolve("fork-python");
    }

    /** Waits until something is true, much longer than it should take. */
    public static void await(String what, BooleanSupplier condition) {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        while (!condition.getAsBoolean()) {
            assertThat(System.nanoTime()).as("still waiting until " + what).isLessThan(end);
            try {
                TimeUnit.MILLISECONDS.sleep(10);
            } catch (InterruptedException e) {
                throw new UncheckedIOException(new IOException(e));
            }
        }
    }

    @Override
    public void close() throws InterruptedException {
        kill();
    }
}
