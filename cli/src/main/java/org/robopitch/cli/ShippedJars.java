// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.robopitch.campaign.remote.ShippedTeam;
import org.robopitch.runner.team.TeamSource;
import org.robopitch.teams.parameters.TeamName;

/** What is sent to the computers of a cluster: this program without what only its own computer needs, as jars. */
final class ShippedJars {
    /** Database, web server, page and workshop stay here. */
    private static final List<String> STAY = List.of(
            "asm",
            "commons-math3",
            "duckdb",
            "dyn4j",
            "hipparchus",
            "jakarta",
            "javalin",
            "jbox2d",
            "jetty",
            "jmh",
            "jopt",
            "kotlin",
            "robopitch-studio",
            "robopitch-workshop",
            "slf4j",
            "three-");

    private final Path packed;
    private final Path driver;
    private final List<Path> teamFiles = new ArrayList<>();

    /**
     * Prepares to send.
     *
     * @param driver the driver's classes
     */
    ShippedJars(Path driver) throws IOException {
        this.packed = Files.createTempDirectory("robopitch-jars");
        packed.toFile().deleteOnExit();
        this.driver = jar(driver);
    }

    String driver() {
        return driver.toString();
    }

    /** {@return the jars of this program, no two of one name: Java takes the first, and Spark refuses the second} */
    List<Path> program() throws IOException {
        List<Path> jars = new ArrayList<>();
        Set<String> sent = new HashSet<>();
        for (Path entry : classpath()) {
            String name = entry.getFileName().toString();
            boolean another = Files.isDirectory(entry) || sent.add(name);
            if (another && STAY.stream().noneMatch(name::startsWith)) {
                jars.add(jar(entry));
            }
        }
        return jars;
    }

    /** What this Java was started with, and what the manifests of those jars name. */
    private static Set<Path> classpath() throws IOException {
        Set<Path> entries = new LinkedHashSet<>();
        for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
            Path path = Path.of(entry).toAbsolutePath().normalize();
            if (!entry.isBlank() && Files.exists(path)) {
                entries.add(path);
                for (String named : named(path)) {
                    Path sibling = path.resolveSibling(named).normalize();
                    if (Files.exists(sibling)) {
                        entries.add(sibling);
                    }
                }
            }
        }
        return entries;
    }

    private static List<String> named(Path jar) throws IOException {
        if (Files.isDirectory(jar)) {
            return List.of();
        }
        try (JarFile file = new JarFile(jar.toFile())) {
            String names = file.getManifest() == null
                    ? null
                    : file.getManifest().getMainAttributes().getValue(Attributes.Name.CLASS_PATH);
            return names == null ? List.of() : List.of(names.trim().split("\\s+"));
        }
    }

    /** {@return how users' teams are named over there} Their classes become jars that no other team has. */
    List<ShippedTeam> teams(List<TeamSource> sources) throws IOException {
        List<ShippedTeam> teams = new ArrayList<>();
        for (TeamSource source : sources) {
            List<String> names = new ArrayList<>();
            for (Path entry : source.classPath()) {
                Path file = packed.resolve("team-" + teamFiles.size() + ".jar");
                Files.copy(jar(entry), file);
                file.toFile().deleteOnExit();
                teamFiles.add(file);
                names.add(file.getFileName().toString());
            }
            teams.add(new ShippedTeam(TeamName.parse(source.name()).team(), source.className(), names));
        }
        return teams;
    }

    /** {@return the files of all teams} */
    List<Path> teamFiles() {
        return teamFiles;
    }

    private Path jar(Path entry) throws IOException {
        if (!Files.isDirectory(entry)) {
            return entry.toAbsolutePath();
        }
        Path jar = Files.createTempFile(packed, "classes", ".jar");
        jar.toFile().deleteOnExit();
        try (OutputStream file = Files.newOutputStream(jar);
                ZipOutputStream out = new ZipOutputStream(file);
                Stream<Path> files = Files.walk(entry)) {
            for (Path one : files.filter(Files::isRegularFile).sorted().toList()) {
                out.putNextEntry(new ZipEntry(entry.relativize(one).toString().replace(File.separatorChar, '/')));
                Files.copy(one, out);
            }
        } catch (UncheckedIOException unreadable) {
            throw unreadable.getCause();
        }
        return jar;
    }
}
