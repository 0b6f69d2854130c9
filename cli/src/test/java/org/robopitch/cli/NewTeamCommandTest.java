// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(300)
class NewTeamCommandTest {
    @TempDir
    Path folder;

    private StringWriter out = new StringWriter();
    private StringWriter err = new StringWriter();

    @Test
    void theProjectIsBuiltByMavenOfflineAndItsJarPlays() throws Exception {
        Path project = folder.resolve("my-Rockets");
        assertThat(run("new-team", project.toString())).isZero();
        assertThat(out.toString()).contains("robopitch play mirosot --blue " + project);
        Path log = folder.resolve("maven.log");
        Process maven = new ProcessBuilder(
                        Path.of("..", "mvnw").toAbsolutePath().normalize().toString(), "-o", "-B", "package")
                .directory(project.toFile())
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
        assertThat(maven.waitFor()).as(Files.readString(log)).isZero();
        assertThat(Files.readString(log)).contains("Tests run: 1, Failures: 0, Errors: 0, Skipped: 0");
        Path jar = project.resolve("target").resolve("my-Rockets.jar");
        assertThat(run("match", "--duration", "3", "--blue", jar.toString(), "--yellow", "idle"))
                .isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"mirosot", "middle-size"})
    void theFolderPlaysWithoutABuildAndMovesItsRobots(String league) {
        Path project = folder.resolve("Team");
        assertThat(run("new-team", project.toString(), "--league", league)).isZero();
        assertThat(run("match", league, "--duration", "20", "--blue", project.toString(), "--yellow", "idle", "--json"))
                .isZero();
        assertThat(out.toString()).contains("\"teamErrors\":{\"blue\":0,");
    }

    @Test
    void anUpdateWritesTheClassesAgainAndTheirVersionIntoTheBuildFiles() throws Exception {
        Path project = folder.resolve("Rockets");
        assertThat(run("new-team", project.toString())).isZero();
        Path pom = project.resolve("pom.xml");
        String written = Files.readString(pom);
        Files.writeString(pom, written.replaceAll("(robopitch-sdk</artifactId>\\s*<version>)[^<]*", "$10.0.1"));
        assertThat(Files.readString(pom)).isNotEqualTo(written);
        assertThat(run("new-team", "--update", project.toString())).isZero();
        assertThat(Files.readString(pom)).isEqualTo(written);
        assertThat(run("new-team", "--update", folder.toString())).isEqualTo(2);
        assertThat(err.toString()).contains("was not made by new-team");
    }

    @Test
    void whatCannotBeWrittenIsRefused() throws Exception {
        assertThat(run("new-team", folder.toString())).isEqualTo(1);
        assertThat(err.toString()).contains("the file already exists");
        assertThat(run("new-team", folder.resolve("1st").toString())).isEqualTo(2);
        assertThat(err.toString()).contains("digits, - and _, but is '1st'");
        assertThat(run("new-team", folder.resolve("x").toString(), "--league", "humanoid"))
                .isEqualTo(2);
        assertThat(err.toString()).contains("--league must be mirosot or middle-size");
        assertThat(folder.resolve("x")).doesNotExist();
    }

    private int run(String... arguments) {
        out = new StringWriter();
        err = new StringWriter();
        return Main.run(new PrintWriter(out, true), new PrintWriter(err, true), arguments);
    }
}
