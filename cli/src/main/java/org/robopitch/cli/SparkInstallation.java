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
import org.jspecify.annotations.Nullable;

/**
 * The Spark that is used: the user's own, which SPARK_HOME names, or the one of the module {@code spark}.
 *
 * @param driver our driver's jar
 * @param classpath what Spark itself is on
 * @param submit the user's own {@code spark-submit}, which knows the settings of their cluster; null to start Java directly
 */
record SparkInstallation(
        Path driver, String classpath, @Nullable Path submit) {
    /** Where tests have the driver's classes and then Spark's jars, in place of the folders below. */
    private static final String CLASSPATH_PROPERTY = "robopitch.spark.classpath";

    private static final String DRIVER_JAR = "robopitch-spark.jar";

    /** Finds it, or says what is missing. */
    static SparkInstallation find() throws IOException {
        String given = System.getProperty(CLASSPATH_PROPERTY);
        String home = System.getenv("SPARK_HOME");
        boolean own = home != null && !home.isBlank();
        if (given != null) {
            int end = given.indexOf(File.pathSeparatorChar);
            Path driver = Path.of(given.substring(0, end));
            return own ? of(driver, Path.of(home)) : new SparkInstallation(driver, given.substring(end + 1), null);
        }
        Path driver = driverJar();
        if (own) {
            return of(driver, Path.of(home));
        }
        Path jars = driver.resolveSibling("lib");
        if (!Files.isDirectory(jars)) {
            throw new IOException(jars + ": no Spark found; set SPARK_HOME to its folder");
        }
        return new SparkInstallation(driver, jars + File.separator + "*", null);
    }

    /** The user's own. Windows' start script mangles quotes, so Java is started directly there. */
    static SparkInstallation of(Path driver, Path home) throws IOException {
        Path jars = home.resolve("jars");
        if (!Files.isDirectory(jars)) {
            throw new IOException("SPARK_HOME is " + home + ", but there is no folder jars in it");
        }
        Path submit = home.resolve("bin").resolve("spark-submit");
        boolean scripts = File.separatorChar == '/' && Files.isExecutable(submit);
        String configured = System.getenv("SPARK_CONF_DIR");
        String conf = configured == null ? home.resolve("conf").toString() : configured;
        List<String> entries = new ArrayList<>(List.of(conf, jars + File.separator + "*"));
        for (String hadoop : new String[] {"HADOOP_CONF_DIR", "YARN_CONF_DIR"}) {
            String folder = System.getenv(hadoop);
            if (folder != null && !folder.isBlank()) {
                entries.add(folder);
            }
        }
        return new SparkInstallation(driver, String.join(File.pathSeparator, entries), scripts ? submit : null);
    }

    /** In a source tree the module's build; in a release, beside the other libraries. */
    private static Path driverJar() throws IOException {
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

    /** The folder of the program's jar, beside which lib holds ours. */
    private static @Nullable Path home() {
        try {
            URI place = SparkInstallation.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI();
            Path folder = Path.of(place).getParent();
            return folder != null && folder.endsWith("lib") ? folder.getParent() : folder;
        } catch (URISyntaxException | IllegalArgumentException strange) {
            return null;
        }
    }
}
