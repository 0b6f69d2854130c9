// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.robopitch.recording.json.JsonParser;
import org.robopitch.recording.json.JsonValue;
import org.robopitch.recording.json.JsonValue.JsonNumber;
import org.robopitch.recording.json.JsonValue.JsonObject;

/** Every number of every league has a least and a largest value, and a refusal names them, the unit and the reason. */
class EveryNumberHasBoundsTest {
    private static final double LARGEST = 1e9;

    @TempDir
    Path folder;

    record Bounded(String path, double least, double most, boolean whole) {}

    static Stream<String> leagues() {
        return Leagues.BUILT_IN.names().stream();
    }

    @ParameterizedTest
    @MethodSource("leagues")
    void bothBoundsAreFiniteAndHeld(String league) throws Exception {
        Robopitch schema = Robopitch.run("schema", league);
        assertThat(schema.exitCode()).isZero();
        List<Bounded> numbers = new ArrayList<>();
        collect(JsonParser.parseObject(schema.out()).object("properties"), "", numbers);
        assertThat(numbers).hasSizeGreaterThan(20);
        for (Bounded number : numbers) {
            assertThat(number.least()).as(number.path()).isBetween(-LARGEST, LARGEST);
            assertThat(number.most()).as(number.path()).isBetween(number.least(), LARGEST);
            refused(league, number.path(), number.whole() ? number.most() + 1 : number.most() * 1.5 + 1);
            refused(league, number.path(), number.whole() ? number.least() - 1 : number.least() - 1e-3);
            refused(league, number.path(), 1e308);
        }
    }

    private static void refused(String league, String path, double value) {
        String text = value == Math.rint(value) && Math.abs(value) < 1e15
                ? Long.toString((long) value)
                : Double.toString(value);
        Robopitch match = Robopitch.run("match", "--league", league, "--set", path + "=" + text, "--duration", "10");
        assertThat(match.exitCode()).as(path + "=" + text).isEqualTo(2);
        assertThat(match.err())
                .contains(path.substring(path.lastIndexOf('.') + 1))
                .hasSizeLessThan(2000);
    }

    private static void collect(JsonObject properties, String prefix, List<Bounded> into) throws Exception {
        for (Map.Entry<String, JsonValue> member : properties.members().entrySet()) {
            JsonObject property = (JsonObject) member.getValue();
            String path = prefix + member.getKey();
            switch (property.text("type")) {
                case "object" -> collect(property.object("properties"), path + ".", into);
                case "number", "integer" ->
                    into.add(new Bounded(
                            path,
                            bound(property, "minimum"),
                            bound(property, "maximum"),
                            property.text("type").equals("integer")));
                default -> {}
            }
        }
    }

    private static double bound(JsonObject property, String name) {
        assertThat(property.members().get(name)).isInstanceOf(JsonNumber.class);
        return ((JsonNumber) property.members().get(name)).number();
    }

    @Test
    void aRefusalNamesBoundsUnitAndReason() {
        assertThat(Robopitch.run("match", "--set", "robot.wheelRadius=1e23").err())
                .contains("robot.wheelRadius must be between 0.0001 and 10 m (", "but is ");
        assertThat(Robopitch.run("match", "--set", "pitch.length=1e308").err())
                .contains("pitch.length must be between 0.2 and 1000 m (");
    }

    @Test
    void aCrowdIsRefusedByItsArea() {
        Robopitch match = Robopitch.run("match", "--set", "robotsPerTeam=400");
        assertThat(match.exitCode()).isEqualTo(2);
        assertThat(match.err()).contains("robotsPerTeam must leave half of the pitch free", "800 robots");
    }

    @Test
    void aLineThatCrossesItselfIsRefused() throws Exception {
        Path file = folder.resolve("bow.yaml");
        Files.writeString(file, "robot:\n  contour: [[0.05, 0.05], [-0.05, -0.05], [-0.05, 0.05], [0.05, -0.05]]\n");
        Robopitch match = Robopitch.run("match", "--config", file.toString());
        assertThat(match.exitCode()).isEqualTo(2);
        assertThat(match.err()).contains("robot.contour must not cross itself");
    }

    @Test
    void aHugeValueOrFileIsRefusedAtOnce() throws Exception {
        Path file = folder.resolve("huge.yaml");
        Files.writeString(file, "league: " + "m".repeat(900_000) + "\n");
        assertThat(Robopitch.run("match", "--config", file.toString()).err())
                .contains("a value of at most 1000 characters was expected");
        Files.writeString(file, "league: " + "m".repeat(5_000_000) + "\n");
        Robopitch larger = Robopitch.run("match", "--config", file.toString());
        assertThat(larger.exitCode()).isNotZero();
        assertThat(larger.err()).contains("at most 1000000 bytes").hasSizeLessThan(500);
        Robopitch endless = Robopitch.run("match", "--config", "/dev/zero");
        assertThat(endless.exitCode()).isNotZero();
    }
}
