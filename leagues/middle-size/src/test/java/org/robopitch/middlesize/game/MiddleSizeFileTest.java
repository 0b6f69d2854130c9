// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.robopitch.middlesize.parameters.Dialect;
import org.robopitch.middlesize.parameters.DribbleParameters.Method;
import org.robopitch.middlesize.parameters.FieldParameters;
import org.robopitch.middlesize.referee.MiddleSizeRules;
import org.robopitch.settings.BadFileException;

class MiddleSizeFileTest {

    @ParameterizedTest
    @EnumSource(Dialect.class)
    void whatIsWrittenIsReadBackToTheBit(Dialect dialect) {
        MiddleSize league = MiddleSize.of(dialect);
        assertThat(MiddleSize.parse("copy", league.configuration())).isEqualTo(league);
    }

    @Test
    void anEmptyFileIsDialectA() {
        assertThat(MiddleSize.parse("empty.yaml", "")).isEqualTo(MiddleSize.of(Dialect.A));
        assertThat(MiddleSize.parse("b.yaml", "dialect: b\n")).isEqualTo(MiddleSize.of(Dialect.B));
    }

    @Test
    void anyFieldSizeCanBePlayed() {
        MiddleSize league = MiddleSize.parse(
                "big.yaml",
                "field: {preset: large, length: 30, width: 20}\nrobotsPerTeam: 7\ndribble: {method: tangent}\n");
        assertThat(league.parameters().field().length()).isEqualTo(30);
        assertThat(league.parameters().field().goalWidth()).isEqualTo(2.4);
        assertThat(league.robotsPerSide()).isEqualTo(7);
        assertThat(league.parameters().dribble().method()).isEqualTo(Method.TANGENT);
    }

    @ParameterizedTest
    @CsvSource({"9, 6", "4, 3", "6, 12", "18, 4"})
    void onASmallFieldTheAreasShrinkWithIt(double length, double width) {
        for (String preset : List.of("small", "large")) {
            String size = "field: {preset: " + preset + ", length: " + length + ", width: " + width + "}\n";
            FieldParameters field =
                    MiddleSize.parse("small.yaml", size).parameters().field();
            assertThat(field.length()).isEqualTo(length);
            assertThat(field.width()).isEqualTo(width);
            assertThat(field.penaltyMark()).isLessThan(length / 2);
        }
        assertThat(MiddleSize.parse("own.yaml", "field: {length: 9, width: 6, penaltyMark: 2}")
                        .parameters()
                        .field()
                        .penaltyMark())
                .isEqualTo(2);
    }

    @Test
    void aVeryShortMatchCanBePlayed() {
        assertThat(MiddleSizeRules.defaults().with("halfSeconds", 0.25).halfSeconds())
                .isEqualTo(0.25);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "league: mirosot | bad.yaml:1 | league must be middle-size, but is 'mirosot'",
                "dialect: c | bad.yaml:1 | dialect must be a or b",
                "ball: {mass: -1} | bad.yaml:1 | ball.mass must be between",
                "dialect: a;field:;  length: 2 | bad.yaml:3 | field.length must be between 4 and 100 m",
                "field:;  runOff: 0.6 | bad.yaml:2 | room for goals",
                "robot:;  halfwidth: 0.3 | bad.yaml:2 | there is no key robot.halfwidth",
                "robotsPerTeam: 12 | bad.yaml:1 | robotsPerTeam must be between 1 and 11",
                "formation: [[1, 2]] | bad.yaml:1 | a place for each of the 5 robots",
                "timing:;  step: 0.004 | bad.yaml | a whole number of steps",
                "dribble: {method: magic} | bad.yaml:1 | pose, secant, tangent",
                "rules: {halfSeconds: .nan} | bad.yaml:1 | must be between 0.001 and 1000000 s (",
            })
    void aWrongFileIsRefusedWithFileLineAndReason(String text, String place, String reason) {
        assertThatThrownBy(() -> MiddleSize.parse("bad.yaml", text.replace(";", "\n")))
                .isInstanceOf(BadFileException.class)
                .hasMessageStartingWith(place)
                .hasMessageContaining(reason);
    }
}
