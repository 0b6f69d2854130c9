// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.robopitch.campaign.MatchEngine;
import org.robopitch.campaign.remote.DriverEngine;
import org.robopitch.campaign.remote.PlayConditions;
import org.robopitch.campaign.remote.ShippedTeam;
import org.robopitch.runner.team.TeamSource;

/**
 * Starts Spark's driver as {@code spark-submit} does, in a process of its own, with Spark's libraries: those of the module
 * {@code spark}, or those of the user's own Spark, which SPARK_HOME names.
 */
final class SparkProcess {
    /** Where tests have the driver's classes and then Spark's jars, in place of the folders below. */
    static final String CLASSPATH_PROPERTY = "robopitch.spark.classpath";

    private static final String DRIVER = "org.robopitch.spark.SparkDriver";
    private static final String DRIVER_JAR = "robopitch-spark.jar";

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

    private SparkProcess() {}

    /** The driver's jar and the class path that Spark itself is on. */
    private record Libraries(Path driver, String classpath) {}

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
        return new DriverEngine(() -> command(master, settings, teams, conditions), folder.resolve("spark.log"));
    }

    private static List<String> command(
            String master, List<String> settings, List<TeamSource> teams, PlayConditions conditions)
            throws IOException {
        Libraries libraries = libraries();
        ShippedJars shipped = new ShippedJars(libraries.driver(), libraries.classpath());
        List<String> jars = shipped.program();
        List<ShippedTeam> sent = shipped.teams(teams);
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        OPENED.forEach(name -> command.add("--add-opens=" + name + "=ALL-UNNAMED"));
        command.addAll(List.of("-Xmx1g", "-XX:+IgnoreUnrecognizedVMOptions", "-cp", libraries.classpath()));
        command.addAll(List.of("org.apache.spark.deploy.SparkSubmit", "--master", master));
        command.addAll(List.of("--name", "RoboPitch", "--class", DRIVER, "--jars", String.join(",", jars)));
        for (String setting :
                Stream.concat(defaults(master).stream(), settings.stream()).toList()) {
            command.addAll(List.of("--conf", setting));
        }
        if (!shipped.teamFiles().isEmpty()) {
            command.addAll(List.of("--files", String.join(",", shipped.teamFiles())));
        }
        command.add(shipped.driver());
        command.add(conditions.write());
        sent.forEach(team -> command.add(team.write()));
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

    private static Libraries libraries() throws IOException {
        String given = System.getProperty(CLASSPATH_PROPERTY);
        if (given != null) {
            int end = given.indexOf(File.pathSeparatorChar);
            return new Libraries(Path.of(given.substring(0, end)), given.substring(end + 1));
        }
        Path driver = driver();
        String home = System.getenv("SPARK_HOME");
        Path jars = home == null || home.isBlank()
                ? driver.resolveSibling("lib")
                : Path.of(home).resolve("jars");
        if (!Files.isDirectory(jars)) {
            throw new IOException(
                    home == null
                            ? jars + ": no Spark found; set SPARK_HOME to its folder"
                            : "SPARK_HOME is " + home + ", but there is no folder jars in it");
        }
        String conf = home == null ? "" : File.pathSeparator + Path.of(home).resolve("conf");
        return new Libraries(driver, jars + File.separator + "*" + conf);
    }

    /** In a source tree the module's build; in a release, beside the other libraries. */
    private static Path driver() throws IOException {
        Path here = home();
        if (here != null) {
            List<Path> places = new ArrayList<>();
            places.add(here.resolve("lib").resolve(DRIVER_JAR));
            places.add(here.resolve(DRIVER_JAR));
            places.add(here.resolve("../../spark/target").resolve(DRIVER_JAR).normalize());
            for (Path place : places) {
                if (Files.exists(place)) {
                    return place;
                }
            }
        }
        throw new IOException("the module for Spark is not built; start with ./robopitch, which builds it when it sees"
                + " --engine spark, or run ./mvnw -Dquick -DskipTests package -pl spark -am");
    }

    /** The folder of this program's jar. */
    private static @Nullable Path home() {
        try {
            URI place = SparkProcess.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI();
            return Path.of(place).getParent();
        } catch (URISyntaxException | IllegalArgumentException strange) {
            return null;
        }
    }
}
