// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchSetup;
import org.robopitch.kit.LeagueModule;
import org.robopitch.kit.Noise;
import org.robopitch.recording.json.JsonValue.JsonNumber;
import org.robopitch.recording.json.JsonValue.JsonObject;
import org.robopitch.settings.Configuration;

/** Every number of every league has a least and a largest value, and a refusal names them, the unit and the reason. */
class EveryNumberHasBoundsTest {
    private static final double LARGEST = 1e9;
    private static final int CYCLES = 10;
    private static final List<String> ODD =
            List.of("1e308", "-1e308", ".nan", ".inf", "-.inf", "1e-308", "1e-320", "0", "-1");

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
        for (Map.Entry<String, JsonObject> one :
                SchemaProperties.of(schema.out()).entrySet()) {
            JsonObject property = one.getValue();
            boolean whole = property.text("type").equals("integer");
            if (whole || property.text("type").equals("number")) {
                numbers.add(new Bounded(one.getKey(), bound(property, "minimum"), bound(property, "maximum"), whole));
            }
        }
        assertThat(numbers).hasSizeGreaterThan(20);
        Bounded first = numbers.get(0);
        Robopitch match = Robopitch.run("match", "--league", league, "--set", first.path() + "=1e308");
        assertThat(match.exitCode()).as(first.path()).isEqualTo(2);
        for (Bounded number : numbers) {
            assertThat(number.least()).as(number.path()).isBetween(-LARGEST, LARGEST);
            assertThat(number.most()).as(number.path()).isBetween(number.least(), LARGEST);
            refused(league, number.path(), number.whole() ? number.most() + 1 : number.most() * 1.5 + 1);
            refused(league, number.path(), number.whole() ? number.least() - 1 : number.least() - 1e-3);
            refused(league, number.path(), 1e308);
        }
    }

    /** The tables of the docs say bounds and unit of each number; a refusal must say the same, and the reason. */
    @ParameterizedTest
    @MethodSource("leagues")
    void oddNumbersAreRefusedWithKeyBoundsAndUnitOrTheMatchStaysFinite(String league) {
        int refusals = 0;
        Matcher row = Pattern.compile("\\| `([^`]+)` \\| [^|]* \\| ([-.\\d]+) … ([^|]*?) \\|")
                .matcher(Leagues.BUILT_IN.schema(league).markdown());
        while (row.find()) {
            String path = row.group(1);
            for (String odd : ODD) {
                String refusal = refusal(league, path, odd);
                if (!refusal.isEmpty()) {
                    refusals++;
                    String range = "between " + row.group(2) + " and " + row.group(3) + " (";
                    assertThat(refusal).as(path + "=" + odd).contains(path).hasSizeLessThan(500);
                    assertThat(refusal.contains(range)
                                    || refusal.contains("must be 0 or at least ")
                                    || refusal.contains("must be at ")
                                    || refusal.contains("has no effect when ")
                                    || refusal.contains("has no effect in the league "))
                            .as(path + "=" + odd + ": " + refusal + " should say " + range)
                            .isTrue();
                }
            }
        }
        assertThat(refusals).isGreaterThan(100);
    }

    /** Lists of numbers and points: each number of the list is refused by its place in it. */
    @ParameterizedTest
    @MethodSource("leagues")
    void numbersInListsHaveBoundsToo(String league) throws Exception {
        List<String> lists = new ArrayList<>();
        String schema = Leagues.BUILT_IN.schema(league).json("");
        for (Map.Entry<String, JsonObject> one : SchemaProperties.of(schema).entrySet()) {
            JsonObject property = one.getValue();
            if (property.text("type").equals("array")
                    && !property.object("items").text("type").equals("string")) {
                lists.add(one.getKey());
            }
        }
        for (String path : lists) {
            for (String odd : List.of("1e308", "-1e308", ".nan", ".inf", "-.inf")) {
                boolean plain = path.endsWith("rim") || path.endsWith("types");
                String refusal = refusal(league, path, plain ? "[" + odd + "]" : "[[" + odd + ", 0.1]]");
                assertThat(refusal).as(league + " " + path + "=" + odd).contains(path + "[0] must be between ", odd);
            }
        }
    }

    /** Each number of the examples in turn is replaced by ones that no scenario can have. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "collision-oblique",
                "dynamic-torques",
                "ball-box",
                "mixed-reality/go-to-ball",
                "mixed-reality/back",
                "middle-size/single-robot"
            })
    void numbersOfScenariosHaveBounds(String example) throws Exception {
        String text = Files.readString(Path.of("../docs/examples/" + example + ".yaml"));
        Matcher number = Pattern.compile("(?m)(?<=[\\[:,] ?)-?\\d+(\\.\\d+)?(?=[],}\\s])")
                .matcher(text);
        int numbers = 0;
        while (number.find()) {
            int line = text.lastIndexOf('\n', number.start());
            if (text.substring(line + 1, number.start()).contains("#")) {
                continue;
            }
            numbers++;
            for (String odd : List.of("1e308", "-1e308", ".nan", ".inf")) {
                Path file = Files.writeString(
                        folder.resolve("s.yaml"),
                        text.substring(0, number.start()) + odd + text.substring(number.end()));
                assertThatThrownBy(() -> ScenarioCommand.read(file))
                        .as(example + ": " + odd + " instead of the number at " + number.start())
                        .isInstanceOf(IllegalArgumentException.class)
                        .hasMessageContaining(" between ")
                        .hasMessageContaining("s.yaml:");
            }
        }
        assertThat(numbers).isGreaterThan(4);
    }

    /** Why a value is refused, or nothing if a match was played with it; that fails if its state is not finite. */
    private static String refusal(String league, String path, String value) {
        BuiltInCatalogue catalogue = new BuiltInCatalogue();
        LeagueModule module = Leagues.BUILT_IN.find(league);
        try {
            Configuration configuration = Configuration.empty().set(path, value, "--set");
            Noise noise = Noise.read(configuration, module);
            Match match = new Match(new MatchSetup(
                    module.of(Noise.without(configuration)),
                    catalogue.team(league, "idle"),
                    catalogue.team(league, "idle"),
                    1,
                    noise.sensing(),
                    noise.actuation()));
            for (int i = 0; i < CYCLES; i++) {
                match.cycle();
            }
            return "";
        } catch (IllegalArgumentException refused) {
            return String.valueOf(refused.getMessage());
        }
    }

    private static void refused(String league, String path, double value) {
        String text = value == Math.rint(value) && Math.abs(value) < 1e15
                ? Long.toString((long) value)
                : Double.toString(value);
        assertThat(refusal(league, path, text))
                .as(path + "=" + text)
                .contains(path.substring(path.lastIndexOf('.') + 1))
                .hasSizeLessThan(2000);
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
