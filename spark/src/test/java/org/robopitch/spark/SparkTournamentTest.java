// SPDX-License-Identifier: Apache-2.0
package org.robopitch.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.io.TempDir;

/** The same tournament on threads and on a real cluster of a master and two workers. */
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class SparkTournamentTest {
    private static final List<String> FILES =
            List.of("journal.jsonl", "matches.parquet", "events.parquet", "heat.parquet", "report.html");

    @TempDir
    static Path folder;

    private static Cluster cluster;
    private static Path threads;

    @BeforeAll
    static void startAClusterAndPlayOnThreads() throws Exception {
        cluster = new Cluster(folder.resolve("cluster"), 2);
        threads = folder.resolve("threads");
        run(start(threads, 16, null), threads);
    }

    @AfterAll
    static void endTheCluster() {
        if (cluster != null) {
            cluster.close();
        }
    }

    /** Three teams, two of them of the user's own, in a folder of classes. */
    private static Process start(Path out, int seconds, @Nullable Path home, String... more) throws IOException {
        List<String> command = new ArrayList<>(List.of(Cluster.java().toString()));
        command.add("-Drobopitch.spark.classpath=" + Path.of("target", "classes") + File.pathSeparator
                + Cluster.classpath());
        command.addAll(List.of("-cp", programClasspath(), "org.robopitch.cli.Main", "tournament"));
        command.addAll(List.of(
                "--teams",
                "tactical,class:org.robopitch.spark.OwnTeam,class:org.robopitch.spark.TeamThatExits",
                "--size",
                "3v3"));
        command.addAll(
                List.of("--classpath", Path.of("target", "test-classes").toString(), "--position-noise", "0.002"));
        command.addAll(List.of("--set", "ball.mass=0.05", "--seeds", "1"));
        command.addAll(List.of("--duration", Integer.toString(seconds), "--out", out.toString()));
        command.addAll(List.of(more));
        ProcessBuilder builder = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(out.resolveSibling(out.getFileName() + ".log").toFile());
        Cluster.lighten(builder);
        if (home != null) {
            builder.environment().put("SPARK_HOME", home.toString());
        }
        return builder.start();
    }

    /** The program's, on which there is no Spark, though some libraries are on both. */
    private static String programClasspath() throws IOException {
        List<String> spark = List.of(Cluster.classpath().split(File.pathSeparator));
        return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(jar -> !spark.contains(jar) || jar.matches(".*(jackson-annotations|protobuf-java)-[^/]*"))
                .collect(Collectors.joining(File.pathSeparator));
    }

    /** A Spark of the user's own, with a start script that starts it as Spark's does, and settings of its own. */
    private static Path ownSpark() throws IOException {
        Path home = Cluster.HOME;
        Files.createDirectories(home.resolve("conf"));
        Files.writeString(
                home.resolve("conf").resolve("spark-defaults.conf"),
                "spark.executor.extraJavaOptions -Dset.by=the.user\n");
        Path script = Files.createDirectories(home.resolve("bin")).resolve("spark-submit");
        Files.writeString(script, """
                #!/usr/bin/env bash
                export SPARK_SCALA_VERSION=2.13
                mapfile -d '' -t command < <("$JAVA_HOME/bin/java" -cp "$SPARK_HOME/jars/*" \
                    org.apache.spark.launcher.Main org.apache.spark.deploy.SparkSubmit "$@")
                command=("${command[@]:1}")
                echo "started by a script" >&2
                exec "${command[0]#$'\n'}" "${command[@]:1:${#command[@]}-1}"
                """);
        assertThat(script.toFile().setExecutable(true)).isTrue();
        return home;
    }

    private static Process onSpark(Path out, int seconds, @Nullable Path home) throws IOException {
        return start(
                out,
                seconds,
                home,
                "--engine",
                "spark",
                "--master",
                cluster.address(),
                "--spark-conf",
                "spark.executor.memory=512m");
    }

    private static void run(Process process, Path out) throws Exception {
        assertThat(process.waitFor(300, TimeUnit.SECONDS)).isTrue();
        String log = Files.readString(out.resolveSibling(out.getFileName() + ".log"));
        assertThat(process.exitValue()).as(log).isZero();
    }

    private static void assertSameFiles(Path one, Path other) {
        for (String file : FILES) {
            assertThat(one.resolve(file)).hasSameBinaryContentAs(other.resolve(file));
        }
    }

    @Test
    @Order(1)
    void aClusterGivesTheSameFilesAsThreads() throws Exception {
        Path spark = folder.resolve("spark");
        run(onSpark(spark, 16, null), spark);
        assertSameFiles(threads, spark);
        assertThat(Files.readString(spark.resolve("journal.jsonl"))
                        .split("its process has ended: it ended with exit code 7", -1))
                .as("the team that exits loses its four matches, and no executor ends with it")
                .hasSize(5);
        assertThat(Files.readString(spark.resolve("spark.log"))).doesNotContain("Lost executor");
    }

    @Test
    @Order(2)
    void aWorkerKilledInMidRunChangesNothingOnASparkOfYourOwn() throws Exception {
        Path spark = folder.resolve("killed");
        Process playing = onSpark(spark, 16, ownSpark());
        Path journal = spark.resolve("journal.jsonl");
        while (lines(journal) < 2 && playing.isAlive()) {
            playing.waitFor(20, TimeUnit.MILLISECONDS);
        }
        assertThat(lines(journal))
                .as("some matches are played, and some are not")
                .isBetween(2, 5);
        cluster.kill(0);
        run(playing, spark);
        assertSameFiles(threads, spark);
        assertThat(Files.readString(spark.resolve("spark.log")))
                .contains("started by a script")
                .contains("Lost executor");
    }

    private static int lines(Path file) throws IOException {
        if (!Files.exists(file)) {
            return 0;
        }
        try (Stream<String> lines = Files.lines(file)) {
            return (int) lines.count();
        }
    }
}
