// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.team;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.robopitch.engine.match.Commands;
import org.robopitch.engine.match.Team;

class OwnTeamsTest {
    private static final String PLAIN = """
            %s
            import org.robopitch.engine.match.*;
            %s class %s implements Team {
                public void decide(Observation seen, Commands commands) { commands.set(0, 0, %s); }
            }
            """;

    @TempDir
    Path work;

    private OwnTeams teams() {
        return new OwnTeams(work, List.of());
    }

    private void write(String file, String text) throws IOException {
        Path path = work.resolve(file);
        Files.createDirectories(path.getParent());
        Files.writeString(path, text);
    }

    private static double plays(OwnTeams teams, String name) throws ReflectiveOperationException {
        OwnTeams.Found found = requireNonNull(teams.find(name));
        var constructor = found.loader().loadClass(found.source().className()).getDeclaredConstructor();
        constructor.setAccessible(true);
        Commands commands = new Commands(1, 2);
        ((Team) constructor.newInstance()).decide(null, commands);
        return commands.get(0, 0);
    }

    @Test
    void aSourceFileIsCompiledAtOnceInAPackageOrInNone() throws Exception {
        write("Bare.java", PLAIN.formatted("", "", "Bare", "1"));
        write("src/mine/Public.java", PLAIN.formatted("package mine;", "public", "Public", "2"));
        write("elsewhere/Public.java", PLAIN.formatted("/* one */ package mine.deep;", "public", "Public", "3"));
        OwnTeams teams = teams();
        assertThat(plays(teams, "Bare.java")).isEqualTo(1);
        assertThat(plays(teams, "src/mine/Public.java")).isEqualTo(2);
        assertThat(plays(teams, "elsewhere/Public.java")).isEqualTo(3);
        assertThat(requireNonNull(teams.find("elsewhere/Public.java")).source().className())
                .isEqualTo("mine.deep.Public");
    }

    @Test
    void classesBesideTheFileAreCompiledWithItAndUnrelatedOnesAreNot() throws Exception {
        write("Team1.java", PLAIN.formatted("", "public", "Team1", "Helper.value()"));
        write("Helper.java", "class Helper { static double value() { return 7; } }");
        write("Broken.java", "this is no Java");
        write("flat/Team2.java", PLAIN.formatted("package a.b;", "public", "Team2", "Helper.value()"));
        write("flat/Helper.java", "package a.b; class Helper { static double value() { return 8; } }");
        write("flat/Other.java", "package other; this is no Java");
        OwnTeams teams = teams();
        assertThat(plays(teams, "Team1.java")).isEqualTo(7);
        assertThat(plays(teams, "flat/Team2.java")).isEqualTo(8);
    }

    @Test
    void anErrorNamesFileAndLineWithTheCompilersWords() throws Exception {
        write("mine/Wrong.java", "import org.robopitch.engine.match.*;\npublic class Wrong {\n    int x = y;\n}\n");
        assertThatThrownBy(() -> teams().find("mine/Wrong.java"))
                .isInstanceOf(BadTeamException.class)
                .hasMessageContaining(Path.of("mine", "Wrong.java") + ":3: error: cannot find symbol")
                .hasMessageContaining("    int x = y;\n            ^");
    }

    @Test
    void aChangedFileAndAChangedHelperAreCompiledAgainAndNothingElseIs() throws Exception {
        write("Team1.java", PLAIN.formatted("", "public", "Team1", "Helper.value()"));
        write("Helper.java", "class Helper { static double value() { return 7; } }");
        OwnTeams teams = teams();
        assertThat(plays(teams, "Team1.java")).isEqualTo(7);
        ClassLoader first = requireNonNull(teams.find("Team1.java")).loader();
        assertThat(requireNonNull(teams.find("Team1.java")).loader()).isSameAs(first);
        write("Helper.java", "class Helper { static double value() { return 9; } }");
        Files.setLastModifiedTime(work.resolve("Helper.java"), FileTime.fromMillis(1));
        assertThat(plays(teams, "Team1.java")).isEqualTo(9);
        write("Team1.java", "broken");
        assertThatThrownBy(() -> teams.find("Team1.java")).isInstanceOf(BadTeamException.class);
        write("Team1.java", PLAIN.formatted("", "public", "Team1", "11"));
        assertThat(plays(teams, "Team1.java")).isEqualTo(11);
    }

    @Test
    void aFolderOfSourcesOfClassesOrAMavenProjectIsATeam() throws Exception {
        write("sources/one/Plan.java", "package one; public class Plan { public static double value() { return 4; } }");
        write("sources/two/Player.java", PLAIN.formatted("package two;", "public", "Player", "one.Plan.value()"));
        write("project/src/main/java/p/Player.java", PLAIN.formatted("package p;", "public", "Player", "5"));
        write("project/src/test/java/p/PlayerTest.java", "no Java either");
        OwnTeams teams = teams();
        assertThat(plays(teams, "sources/")).isEqualTo(4);
        assertThat(plays(teams, "sources")).isEqualTo(4);
        assertThat(plays(teams, "project")).isEqualTo(5);
        Path classes =
                requireNonNull(teams.find("sources/")).source().classPath().get(0);
        copy(classes, work.resolve("classes"));
        assertThat(plays(teams, "classes/")).isEqualTo(4);
    }

    @Test
    void aJarIsATeamAndOneWithSeveralAsksWhichOne() throws Exception {
        write("a/One.java", PLAIN.formatted("package a;", "public", "One", "1"));
        write("a/Two.java", PLAIN.formatted("package a;", "public", "Two", "2"));
        OwnTeams teams = teams();
        assertThatThrownBy(() -> teams.find("a/"))
                .hasMessageContaining("holds several teams; choose one: ")
                .hasMessageContaining("#a.One")
                .hasMessageContaining("#a.Two");
        assertThat(plays(teams, "a/#Two")).isEqualTo(2);
        Path classes =
                requireNonNull(teams.find("a/One.java")).source().classPath().get(0);
        jar(classes, work.resolve("one.jar"));
        assertThat(plays(teams, "one.jar")).isEqualTo(1);
        assertThat(plays(teams, "one.jar#a.One")).isEqualTo(1);
        assertThatThrownBy(() -> teams.find("one.jar#Three")).hasMessageContaining("no single team Three");
    }

    @Test
    void aJarBesideSourcesIsATeamTooAndOneBelowIsALibrary() throws Exception {
        write("a/One.java", PLAIN.formatted("package a;", "public", "One", "1"));
        write("b/Two.java", PLAIN.formatted("package b;", "public", "Two", "2"));
        OwnTeams teams = teams();
        Path one = requireNonNull(teams.find("a/One.java")).source().classPath().get(0);
        Files.createDirectories(work.resolve("b/lib"));
        jar(one, work.resolve("b/lib/one.jar"));
        assertThat(plays(teams, "b/")).isEqualTo(2);
        jar(one, work.resolve("b/one.jar"));
        assertThatThrownBy(() -> teams.find("b/"))
                .hasMessageContaining("#a.One")
                .hasMessageContaining("#b.Two");
        assertThat(plays(teams, "b/#One")).isEqualTo(1);
    }

    @Test
    void teamsDHasTeamsByName() throws Exception {
        write("teams.d/Solo.java", PLAIN.formatted("", "public", "Solo", "1"));
        write("teams.d/Helper.java", "class Helper {}");
        write(
                "teams.d/pair/Pair.java",
                PLAIN.formatted("package pair;", "@PlaysLeague(\"mirosot\") public", "Pair", "2"));
        write("teams.d/.hidden/X.java", PLAIN.formatted("", "public", "X", "2"));
        OwnTeams teams = teams();
        assertThat(teams.names("mirosot")).containsExactly("Solo", "pair");
        assertThat(teams.names("humanoid")).containsExactly("Solo");
        assertThat(teams.refuses("pair", "humanoid")).isTrue();
        assertThat(plays(teams, "Solo")).isEqualTo(1);
        assertThat(plays(teams, "pair")).isEqualTo(2);
        assertThat(teams.find("nobody")).isNull();
    }

    @Test
    void whatCannotPlayIsRefusedWithItsFile() throws Exception {
        write("NoTeam.java", "public class NoTeam {}");
        write("text.jar", "no jar");
        Files.createDirectories(work.resolve("empty"));
        for (String name : List.of("NoTeam.java", "empty/")) {
            assertThatThrownBy(() -> teams().find(name))
                    .isInstanceOf(BadTeamException.class)
                    .hasMessageContaining("holds no team");
        }
        assertThatThrownBy(() -> teams().find("text.jar")).hasMessageContaining("text.jar is not a jar");
        assertThatThrownBy(() -> teams().find("not/There.java"))
                .hasMessageContaining("no file or folder not/There.java");
    }

    private static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : files.toList()) {
                Path target = to.resolve(from.relativize(file).toString());
                if (Files.isDirectory(file)) {
                    Files.createDirectories(target);
                } else {
                    Files.copy(file, target);
                }
            }
        }
    }

    private static void jar(Path classes, Path jar) throws IOException {
        try (OutputStream out = Files.newOutputStream(jar);
                JarOutputStream entries = new JarOutputStream(out);
                Stream<Path> files = Files.walk(classes)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                entries.putNextEntry(
                        new JarEntry(classes.relativize(file).toString().replace('\\', '/')));
                Files.copy(file, entries);
                entries.closeEntry();
            }
        }
    }
}
