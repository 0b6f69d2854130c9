// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli.newteam;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.robopitch.teams.template.MyFirstTeam;

/** The files of a new team's project, made of the templates beside this class and of a sample team. */
final class TeamProject {
    /** The leagues that there are templates for. */
    static final List<String> LEAGUES = List.of("mirosot", "middle-size");

    /** What a MiroSot team begins with. */
    private static final Class<?> SAMPLE = MyFirstTeam.class;

    private final String className;
    private final String packageName;
    private final String league;
    private final Map<String, String> words = new LinkedHashMap<>();

    TeamProject(String name, String league, String version) {
        this.league = league;
        this.className = className(name);
        this.packageName = packageName(name);
        words.put("name", name);
        words.put("class", className);
        words.put("package", packageName);
        words.put("path", packageName.replace('.', '/'));
        words.put("league", league);
        words.put("version", version);
        words.put("junit", "6.1.3");
        words.put("jar", "3.5.0");
        words.put("resources", "3.5.0");
        if (league.equals("mirosot")) {
            league("org.robopitch.mirosot.game.MirosotModule", "5v5", "chaser");
        } else {
            league("org.robopitch.middlesize.game.MiddleSizeModule", "5v5", "omni");
        }
    }

    private void league(String module, String size, String opponent) {
        words.put("module", module);
        words.put("moduleClass", module.substring(module.lastIndexOf('.') + 1));
        words.put("size", size);
        words.put("opponent", opponent);
    }

    /** my-team becomes MyTeam. */
    private static String className(String name) {
        StringBuilder text = new StringBuilder();
        for (String part : name.split("[-_]+")) {
            text.append(part.substring(0, 1).toUpperCase(Locale.ROOT)).append(part.substring(1));
        }
        String plain = text.toString();
        // A class Team would hide the interface that it implements.
        return plain.equals("Team") || plain.equals("Commands") || plain.equals("Observation") ? plain + "Mine" : plain;
    }

    private static String packageName(String name) {
        return "team." + name.toLowerCase(Locale.ROOT).replaceAll("[-_]", "");
    }

    Path source() {
        return Path.of("src", "main", "java")
                .resolve(packageName.replace('.', '/'))
                .resolve(className + ".java");
    }

    void write(Path folder) throws IOException {
        Path test = Path.of("src", "test", "java")
                .resolve(packageName.replace('.', '/'))
                .resolve(className + "Test.java");
        fill("pom.xml", folder.resolve("pom.xml"));
        fill("build.gradle", folder.resolve("build.gradle"));
        fill("settings.gradle", folder.resolve("settings.gradle"));
        fill("README.md", folder.resolve("README.md"));
        fill("gitignore", folder.resolve(".gitignore"));
        fill("maven.config", folder.resolve(".mvn").resolve("maven.config"));
        if (league.equals("mirosot")) {
            put(ofSample(), folder.resolve(source()));
        } else {
            fill(league + ".java", folder.resolve(source()));
        }
        fill("Test.java", folder.resolve(test));
    }

    /** Lets a project use another version of RoboPitch's classes. */
    static void update(Path folder, String version) throws IOException {
        replace(folder.resolve("pom.xml"), "(<artifactId>robopitch-sdk</artifactId>\\s*<version>)[^<]*", version);
        replace(folder.resolve("build.gradle"), "(org\\.robopitch:robopitch-sdk:)[^']*", version);
    }

    private static void replace(Path file, String pattern, String version) throws IOException {
        if (Files.exists(file)) {
            Files.writeString(file, Files.readString(file).replaceAll(pattern, "$1" + version));
        }
    }

    private void fill(String template, Path file) throws IOException {
        put(text(TeamProject.class, template), file);
    }

    /** The sample team's source as a template: without our licence, with another name. */
    private static String ofSample() throws IOException {
        String source = text(SAMPLE, SAMPLE.getSimpleName() + ".java");
        return source.substring(source.indexOf("package "))
                .replace(SAMPLE.getPackageName(), "%package%")
                .replace(SAMPLE.getSimpleName(), "%class%");
    }

    private static String text(Class<?> beside, String template) throws IOException {
        try (InputStream in = beside.getResourceAsStream(template)) {
            if (in == null) {
                throw new IOException("the template " + template + " is missing from the program's jars");
            }
            return new String(in.readAllBytes(), UTF_8);
        }
    }

    private void put(String template, Path file) throws IOException {
        String text = template;
        for (Map.Entry<String, String> word : words.entrySet()) {
            text = text.replace("%" + word.getKey() + "%", word.getValue());
        }
        Files.createDirectories(file.toAbsolutePath().getParent());
        Files.writeString(file, text);
    }
}
