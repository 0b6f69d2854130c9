// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.robopitch.kit.Noise;
import org.robopitch.settings.Configuration;

class SchemaCommandTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir
    Path folder;

    private int run(String... arguments) {
        out.getBuffer().setLength(0);
        err.getBuffer().setLength(0);
        return Main.run(new PrintWriter(out, true), new PrintWriter(err, true), arguments);
    }

    @Test
    void schemasAndTablesOfTheDocumentationAreThoseOfTheRecords() throws Exception {
        Path docs = Path.of("..", "docs");
        for (Map.Entry<Path, String> file : SchemaPages.of(docs).entrySet()) {
            assertThat(Files.readString(file.getKey()))
                    .as("%s; ./robopitch schema --docs docs writes it again", file.getKey())
                    .isEqualTo(file.getValue());
        }
        assertThat(Files.readString(docs.resolve("mirosot.md"))).contains("| `ball.mass` |");
    }

    @Test
    void everyKeyOfASchemaIsUnderstoodWithItsDefault() {
        Pattern row = Pattern.compile("\\| `([\\w.]+)` \\| `?([\\w.+-]+)`? \\|.*");
        for (String league : Leagues.BUILT_IN.names()) {
            int keys = 0;
            for (String line : SchemaPages.table(league).lines().toList()) {
                Matcher matcher = row.matcher(line);
                if (matcher.matches()) {
                    Configuration said = Configuration.empty().set(matcher.group(1), matcher.group(2), "schema");
                    if (line.contains("with model limited")) {
                        said = said.set("drive.grip.model", "limited", "schema");
                    }
                    Noise.read(said, Leagues.BUILT_IN.find(league));
                    Leagues.BUILT_IN.find(league).of(Noise.without(said));
                    keys++;
                }
            }
            assertThat(keys).as(league).isGreaterThan(30);
        }
    }

    @Test
    void itPrintsASchemaOrATable() {
        assertThat(run("schema", "middle-size")).isZero();
        assertThat(out.toString()).startsWith("{\n").contains("\"dialect\"").contains("\"positionNoise\"");
        assertThat(run("schema", "mixed-reality", "--table")).isZero();
        assertThat(out.toString()).contains("| `noise.misread` |").contains("| `noise.vanish` |");
        assertThat(run("schema", "chess")).isEqualTo(2);
        assertThat(err.toString()).contains("there is no league 'chess', only mirosot");
        assertThat(run("schema")).isEqualTo(2);
        assertThat(err.toString()).contains("a league is missing");
    }

    @Test
    void anyParameterCanBeSetByItsPathAndOutranksTheFile() throws Exception {
        Path file = Files.writeString(folder.resolve("my.yaml"), "size: small\nrobotsPerTeam: 2\n");
        assertThat(run("match", "--config", file.toString(), "--set", "robotsPerTeam=1", "--duration", "1"))
                .isZero();
        assertThat(out.toString()).contains("1v1");
        assertThat(run("match", "--config", file.toString(), "--size", "5v5", "--set", "ball.mass=50"))
                .isEqualTo(2);
        assertThat(err.toString())
                .contains(
                        "--set ball.mass=50: ball.mass must be between 0.0001 and 10 kg (the range the simulation is tested with), but is 50 kg");
        assertThat(run("match", "--set", "ball.weight=1")).isEqualTo(2);
        assertThat(err.toString()).contains("--set ball.weight=1: there is no key ball.weight; known here:");
        assertThat(run("match", "--set", "ball.weight")).isEqualTo(2);
        assertThat(err.toString()).contains("--set must be a path and a value");
        Files.writeString(file, "size: small\nball:\n  mass: 50\n");
        assertThat(run("match", "--config", file.toString(), "--size", "3v3")).isEqualTo(2);
        assertThat(err.toString()).contains("my.yaml:3: ball.mass must be between");
    }
}
