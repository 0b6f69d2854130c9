// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli.newteam;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.jspecify.annotations.Nullable;
import org.robopitch.bahia3d.Bahia3dTeam;
import org.robopitch.declare.Declared;
import org.robopitch.engine.match.Team;
import org.robopitch.humanoid.game.HumanoidModule;
import org.robopitch.kit.LeagueModule;
import org.robopitch.middlesize.game.MiddleSizeModule;
import org.robopitch.mirosot.game.MirosotModule;
import org.robopitch.mixedreality.game.MixedRealityModule;
import org.robopitch.nubot.Nubot;
import org.robopitch.recording.json.JsonWriter;
import org.robopitch.robot.decide.Role;
import org.robopitch.runner.Catalogue;
import org.robopitch.settings.Configuration;
import org.robopitch.teams.Teams;

/**
 * RoboPitch's classes as a Maven repository in a folder: what a team is compiled against and tested with. Build tools of other
 * projects read it like any repository, and need nothing of RoboPitch installed.
 */
final class Sdk {
    private static final String GROUP = "org.robopitch";

    /** A class of each jar, by the jar's name in the repository. */
    private static final Map<String, String> JARS = jars();

    private Sdk() {}

    private static Map<String, String> jars() {
        Map<String, String> jars = new LinkedHashMap<>();
        jars.put("declare", Declared.class.getName());
        jars.put("engine", Team.class.getName());
        jars.put("settings", Configuration.class.getName());
        jars.put("recording", JsonWriter.class.getName());
        jars.put("runner", Catalogue.class.getName());
        jars.put("kit", LeagueModule.class.getName());
        jars.put("mirosot", MirosotModule.class.getName());
        jars.put("mixed-reality", MixedRealityModule.class.getName());
        jars.put("middle-size", MiddleSizeModule.class.getName());
        jars.put("humanoid", HumanoidModule.class.getName());
        jars.put("robot", Role.class.getName());
        jars.put("nubot", Nubot.class.getName());
        jars.put("bahia3d", Bahia3dTeam.class.getName());
        jars.put("teams", Teams.class.getName());
        jars.put("jspecify", "org.jspecify.annotations.Nullable");
        jars.put("jackson-core", "tools.jackson.core.JsonParser");
        jars.put("jackson-annotations", "com.fasterxml.jackson.annotation.JsonProperty");
        jars.put("jackson-databind", "tools.jackson.databind.ObjectMapper");
        jars.put("jackson-dataformat-yaml", "tools.jackson.dataformat.yaml.YAMLFactory");
        jars.put("snakeyaml-engine", "org.snakeyaml.engine.v2.api.Load");
        return jars;
    }

    /**
     * Writes the repository.
     *
     * @param build the version of this RoboPitch
     * @return the version in the repository. Build tools keep a copy of what has a version, so that each state of a RoboPitch
     *     in development needs its own
     */
    static String write(Path repository, String build) throws IOException {
        Map<String, byte[]> jars = new LinkedHashMap<>();
        for (Map.Entry<String, String> jar : JARS.entrySet()) {
            Path place = place(jar.getValue());
            if (place != null) {
                jars.put("sdk-" + jar.getKey(), jar(place));
            }
        }
        String version = build.replace("-SNAPSHOT", "") + "-" + fingerprint(jars.values());
        StringBuilder dependencies = new StringBuilder();
        for (Map.Entry<String, byte[]> jar : jars.entrySet()) {
            String artifact = jar.getKey();
            Path folder = folder(repository, artifact, version);
            Files.write(folder.resolve(artifact + "-" + version + ".jar"), jar.getValue());
            Files.writeString(folder.resolve(artifact + "-" + version + ".pom"), pom(artifact, version, "jar", ""));
            dependencies
                    .append("    <dependency>\n      <groupId>" + GROUP + "</groupId>\n      <artifactId>")
                    .append(artifact)
                    .append("</artifactId>\n      <version>")
                    .append(version)
                    .append("</version>\n    </dependency>\n");
        }
        Path folder = folder(repository, "robopitch-sdk", version);
        Files.writeString(
                folder.resolve("robopitch-sdk-" + version + ".pom"),
                pom("robopitch-sdk", version, "pom", "  <dependencies>\n" + dependencies + "  </dependencies>\n"));
        return version;
    }

    private static String fingerprint(Iterable<byte[]> jars) {
        CRC32 sum = new CRC32();
        for (byte[] jar : jars) {
            sum.update(jar);
        }
        return String.format("%08x", sum.getValue());
    }

    private static Path folder(Path repository, String artifact, String version) throws IOException {
        return Files.createDirectories(
                repository.resolve(GROUP.replace('.', '/')).resolve(artifact).resolve(version));
    }

    private static String pom(String artifact, String version, String packaging, String rest) {
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                + "<project xmlns=\"http://maven.apache.org/POM/4.0.0\">\n"
                + "  <modelVersion>4.0.0</modelVersion>\n"
                + "  <groupId>" + GROUP + "</groupId>\n"
                + "  <artifactId>" + artifact + "</artifactId>\n"
                + "  <version>" + version + "</version>\n"
                + "  <packaging>" + packaging + "</packaging>\n"
                + rest
                + "</project>\n";
    }

    /** The jar that a class is in, or a folder in a build from sources; null for annotations that are only compiled with. */
    private static @Nullable Path place(String className) throws IOException {
        try {
            return Path.of(Class.forName(className, false, Sdk.class.getClassLoader())
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
        } catch (ClassNotFoundException e) {
            if (className.startsWith(GROUP)) {
                throw new IOException("a part of RoboPitch is missing: " + e.getMessage(), e);
            }
            return null;
        } catch (URISyntaxException e) {
            throw new IOException("a part of RoboPitch has no location: " + e.getMessage(), e);
        }
    }

    private static byte[] jar(Path from) throws IOException {
        if (Files.isRegularFile(from)) {
            return Files.readAllBytes(from);
        }
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes);
                Stream<Path> walk = Files.walk(from)) {
            List<Path> files = walk.filter(Files::isRegularFile).sorted().toList();
            for (Path file : files) {
                ZipEntry entry = new ZipEntry(from.relativize(file).toString().replace('\\', '/'));
                entry.setTime(0);
                zip.putNextEntry(entry);
                Files.copy(file, zip);
                zip.closeEntry();
            }
        }
        return bytes.toByteArray();
    }
}
