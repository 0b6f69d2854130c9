// SPDX-License-Identifier: Apache-2.0
package org.robopitch.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ConfigurationTest {
    private static final String FILE = """
            league: tiny
            ball:
              mass: 0.05
              radius: 0.02
            places: [[1, 2], [3, 4]]
            """;

    private final Configuration file = Configuration.parse("tiny.yaml", FILE);

    @Test
    void aValueAtAPathReplacesThatOfTheFileAndLeavesTheRest() {
        Section ball = file.set("ball.mass", "0.1", "--set").root().section("ball");
        assertThat(ball.number("mass")).isEqualTo(0.1);
        assertThat(ball.number("radius")).isEqualTo(0.02);
        assertThat(file.root().section("ball").number("mass")).isEqualTo(0.05);
    }

    @Test
    void aPathMakesTheSectionsItNeeds() {
        Configuration set = Configuration.empty().set("drive.motor.gearRatio", 8, "--set");
        assertThat(set.root().section("drive").section("motor").number("gearRatio"))
                .isEqualTo(8);
        assertThat(set.has("drive.motor.gearRatio")).isTrue();
        assertThat(set.has("drive.motor.speed")).isFalse();
        assertThat(Configuration.empty().isEmpty()).isTrue();
    }

    @Test
    void anItemOfAListCanBeSet() {
        assertThat(file.set("places[1]", "[5, 6]", "--set").root().points("places"))
                .containsExactly(new Point(1, 2), new Point(5, 6));
        assertThat(file.set("places[0][1]", "9", "--set").root().points("places"))
                .containsExactly(new Point(1, 9), new Point(3, 4));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "ball..mass | 1 | a path must be keys separated by dots, such as ball.mass, but is 'ball..mass'",
                "ball.mass.kg | 1 | ball.mass is the number 0.05, which has no key 'kg'",
                "places[2] | 1 | places is a list with items 0 to 1, and has no '2'",
                "places.first | 1 | places is a list with items 0 to 1, and has no 'first'",
                "ball.mass | {a: | this is not YAML",
            })
    void aWrongPathOrValueIsRefusedInTheNameOfTheOption(String path, String value, String reason) {
        assertThatThrownBy(() -> file.set(path, value, "--set"))
                .isInstanceOf(BadFileException.class)
                .hasMessageStartingWith("--set: " + reason);
    }

    @Test
    void whatAnOptionSaysWrongIsBlamedOnTheOptionAndWhatTheFileSaysOnItsLine() {
        Configuration both = file.set("ball.colour", "red", "--set ball.colour=red");
        assertThatThrownBy(() -> both.root().section("ball").number("colour"))
                .hasMessage("--set ball.colour=red: ball.colour must be a number, but is the text 'red'");
        assertThatThrownBy(() -> both.root().section("ball").flag("radius", true))
                .hasMessage("tiny.yaml:4: ball.radius must be true or false, but is the number 0.02");
    }

    @Test
    void laidOverAnotherSectionsMergeAndListsAreReplaced() {
        Configuration over = Configuration.parse("over.yaml", "ball: {mass: 1}\nplaces: [[7, 8]]\nmore: true\n");
        Section root = file.with(over).root();
        assertThat(root.section("ball").number("mass")).isEqualTo(1);
        assertThat(root.section("ball").number("radius")).isEqualTo(0.02);
        assertThat(root.points("places")).isEqualTo(List.of(new Point(7, 8)));
        assertThat(root.flag("more", false)).isTrue();
    }

    @Test
    void withoutItsLastKeyASectionIsGone() {
        Configuration left = file.without("ball.mass");
        assertThat(left.has("ball.radius")).isTrue();
        assertThat(left.without("ball.radius").has("ball")).isFalse();
        assertThat(file.without("nothing.there").has("ball.mass")).isTrue();
    }

    @Test
    void inOneLineItIsStillYaml() {
        assertThat(file).hasToString("{league: 'tiny', ball: {mass: 0.05, radius: 0.02}, places: [[1, 2], [3, 4]]}");
        assertThat(Configuration.parse("line", file.toString())).hasToString(file.toString());
    }

    @ParameterizedTest
    @CsvSource({
        "'a: 1\nb: [1, 2\n', 2",
        "'a: {b: 1\n\n\n', 1",
        "'a: 1\n\tb: 2\n', 2",
        "'a: 1\na: 2\n', 2",
        "'a: 1\n---\nb: 2\n', 3",
    })
    void noLineIsBlamedThatTheFileDoesNotHave(String text, int line) {
        assertThatThrownBy(() -> Configuration.parse("bad.yaml", text))
                .isInstanceOfSatisfying(
                        BadFileException.class, bad -> assertThat(bad.line()).isBetween(1, line));
    }
}
