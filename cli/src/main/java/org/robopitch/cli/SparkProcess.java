// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.robopitch.campaign.MatchEngine;
import org.robopitch.campaign.remote.DriverEngine;
import org.robopitch.campaign.remote.PlayConditions;
import org.robopitch.campaign.remote.ShippedTeam;
import org.robopitch.recording.json.RecordJson;
import org.robopitch.runner.team.TeamSource;
import org.robopitch.runner.team.ThisJava;

/**
 * Starts Spark's driver as {@code spark-submit} does, in a process of its own, with Spark's libraries: those of the module
 * {@code spark}, or those of the user's own Spark, which SPARK_HOME names.
 */
final class SparkProcess {
    private static final String DRIVER = "org.robopitch.spark.SparkDriver";

    /** What Spark reaches into; its executors get the same from Spark itself. */
    private static final List<String> OPENED = List.of(
            "java.base/java.lang",
            "java.base/java.lang.invoke",
            "java.base/java.lang.reflect",
            "java.base/java.io",
            "java.base/java.net",
            "java.base/java.nio",
            "java.base/java.util",
            "java.base/java.util.concurrent",
            "java.base/java.util.concurrent.atomic",
            "java.base/jdk.internal.ref",
            "java.base/sun.nio.ch",
            "java.base/sun.nio.cs",
            "java.base/sun.security.action",
            "java.base/sun.util.calendar",
            "java.security.jgss/sun.security.krb5");

    /** What goes wrong where Spark, Java and cluster do not fit together, and what Spark's words do not say. */
    private static final List<DriverEngine.Hint> HINTS = List.of(
            new DriverEngine.Hint(
                    "getSubject is not supported",
                    "This version of Spark does not run on this Java: set JAVA_HOME to a Java 17 or 21, or SPARK_HOME"
                            + " to a Spark that does (Spark 4.2 runs on Java 25)."),
            new DriverEngine.Hint(
                    "UnsupportedClassVersionError",
                    "The cluster's computers need Java 17 or newer; spark.executorEnv.JAVA_HOME names one that is"
                            + " installed there."),
            new DriverEngine.Hint(
                    "InvalidClassException",
                    "Driver and cluster seem to have different versions of Spark: set SPARK_HOME to a folder with the"
                            + " cluster's version."),
            new DriverEngine.Hint(
                    "All masters are unresponsive",
                    "Is the master running, and does it have the driver's version of Spark? If not, set SPARK_HOME to a"
                            + " folder with the cluster's version."));

    private SparkProcess() {}

    /**
     * Prepares the driver; it starts with the first matches.
     *
     * @param master the cluster's address
     * @param settings of Spark, each with its value
     * @param teams of users, which are sent to the cluster
     * @param conditions of all matches
     * @param folder of the campaign, for Spark's log
     */
    static MatchEngine start(
            String master, List<String> settings, List<TeamSource> teams, PlayConditions conditions, Path folder) {
        return new DriverEngine(() -> command(master, settings, teams, conditions), folder.resolve("spark.log"), HINTS);
    }

    private static List<String> command(
            String master, List<String> settings, List<TeamSource> teams, PlayConditions conditions)
            throws IOException {
        SparkInstallation spark = SparkInstallation.find();
        ShippedJars shipped = new ShippedJars(spark.driver());
        List<Path> program = shipped.program();
        List<ShippedTeam> sent = shipped.teams(teams);
        List<String> command = submit(spark);
        command.addAll(List.of("--master", master, "--deploy-mode", "client"));
        command.addAll(List.of("--name", "RoboPitch", "--class", DRIVER));
        for (String setting :
                Stream.concat(defaults(master).stream(), settings.stream()).toList()) {
            command.addAll(List.of("--conf", setting));
        }
        List<String> files = Stream.concat(program.stream(), shipped.teamFiles().stream())
                .map(Path::toString)
                .toList();
        command.addAll(List.of("--files", String.join(",", files), shipped.driver()));
        command.add(RecordJson.text(conditions));
        command.add(program.stream().map(jar -> jar.getFileName().toString()).collect(Collectors.joining(":")));
        sent.forEach(team -> command.add(RecordJson.text(team)));
        return command;
    }

    /** The script of a Spark of the user's own reads what was configured there; ours has none. */
    private static List<String> submit(SparkInstallation spark) {
        if (spark.submit() != null) {
            return new ArrayList<>(List.of(spark.submit().toString()));
        }
        List<String> command = ThisJava.command();
        OPENED.forEach(name -> command.add("--add-opens=" + name + "=ALL-UNNAMED"));
        command.addAll(List.of("-Xmx1g", "-XX:+IgnoreUnrecognizedVMOptions", "-cp", spark.classpath()));
        command.add("org.apache.spark.deploy.SparkSubmit");
        return command;
    }

    /** No web page that nobody asked for; and a driver that only this computer reaches, where the cluster is on it too. */
    private static List<String> defaults(String master) {
        List<String> defaults = new ArrayList<>(List.of("spark.ui.enabled=false", "spark.scheduler.mode=FIFO"));
        if (master.startsWith("local") || master.matches("spark://(localhost|127\\.[0-9.]+)(:.*)?")) {
            defaults.addAll(List.of("spark.driver.host=127.0.0.1", "spark.driver.bindAddress=127.0.0.1"));
        }
        return defaults;
    }
}
