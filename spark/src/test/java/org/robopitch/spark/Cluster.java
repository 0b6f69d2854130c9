// SPDX-License-Identifier: Apache-2.0
package org.robopitch.spark;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A real Spark cluster on this computer: a master and workers, each a process, on free ports of the loopback. */
final class Cluster implements AutoCloseable {
    private static final Pattern MASTER = Pattern.compile("Starting Spark master at (spark://\\S+)");
    /** Workers want a Spark that is installed: a folder with its jars. */
    static final Path HOME = Path.of("target", "spark-home").toAbsolutePath();

    private static final long PATIENCE_NANOS = 120_000_000_000L;

    private final Path folder;
    private final Process master;
    private final List<Process> workers = new ArrayList<>();
    private final String address;

    Cluster(Path folder, int size) throws IOException, InterruptedException {
        this.folder = folder;
        Files.createDirectories(folder);
        Files.createDirectories(HOME.resolve("jars"));
        for (String jar : classpath().split(File.pathSeparator)) {
            Path link = HOME.resolve("jars").resolve(Path.of(jar).getFileName());
            Files.deleteIfExists(link);
            Files.createSymbolicLink(link, Path.of(jar));
        }
        master = start("master", "org.apache.spark.deploy.master.Master", "--port", "0", "--webui-port", "0");
        address = await(master, "master", MASTER);
        for (int i = 0; i < size; i++) {
            workers.add(start(
                    "worker-" + i,
                    "org.apache.spark.deploy.worker.Worker",
                    "--port",
                    "0",
                    "--webui-port",
                    "0",
                    "--cores",
                    "1",
                    "--memory",
                    "1g",
                    "--work-dir",
                    folder.resolve("work-" + i).toString(),
                    address));
        }
        for (int i = 0; i < size; i++) {
            await(workers.get(i), "worker-" + i, Pattern.compile("(Successfully registered) with master"));
        }
    }

    /** Spark's jars, as Maven has found them. */
    static String classpath() throws IOException {
        return Files.readString(Path.of("target", "spark.classpath")).strip();
    }

    static Path java() {
        return Path.of(System.getProperty("java.home"), "bin", "java");
    }

    private Process start(String name, String type, String... arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of(java().toString(), "-Xmx256m"));
        for (String opened :
                List.of("java.lang", "java.nio", "sun.nio.ch", "java.util", "java.net", "java.lang.invoke")) {
            command.add("--add-opens=java.base/" + opened + "=ALL-UNNAMED");
        }
        command.addAll(List.of("-cp", HOME.resolve("jars") + File.separator + "*", type, "--host", "127.0.0.1"));
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(log(name).toFile());
        lighten(builder);
        builder.environment().put("SPARK_HOME", HOME.toString());
        builder.environment().put("SPARK_SCALA_VERSION", "2.13");
        builder.environment().put("SPARK_LOCAL_IP", "127.0.0.1");
        return builder.start();
    }

    /** Short-lived processes, and what they start: compiling thoroughly costs more than it saves. */
    static void lighten(ProcessBuilder builder) {
        builder.environment().put("JDK_JAVA_OPTIONS", "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC");
    }

    private Path log(String name) {
        return folder.resolve(name + ".log");
    }

    private String await(Process process, String name, Pattern said) throws IOException, InterruptedException {
        long end = System.nanoTime() + PATIENCE_NANOS;
        while (System.nanoTime() < end) {
            Matcher found = said.matcher(Files.readString(log(name)));
            if (found.find()) {
                return found.group(1);
            }
            if (process.waitFor(50, TimeUnit.MILLISECONDS)) {
                break;
            }
        }
        throw new IOException(name + " did not say " + said + ":\n" + Files.readString(log(name)));
    }

    String address() {
        return address;
    }

    /** Kills a worker and the executors that it has started, at once. */
    void kill(int worker) {
        end(workers.get(worker));
    }

    private static void end(Process process) {
        Stream.concat(process.descendants(), Stream.of(process.toHandle()))
                .toList()
                .forEach(ProcessHandle::destroyForcibly);
        process.onExit().join();
    }

    @Override
    public void close() {
        workers.forEach(Cluster::end);
        end(master);
    }
}
