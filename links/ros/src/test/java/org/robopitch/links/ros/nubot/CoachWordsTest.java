// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.nubot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.robopitch.middlesize.referee.CoachDetail;

class CoachWordsTest {
    @ParameterizedTest
    @CsvSource({
        "stop, 0",
        "our-kick-off, 1",
        "their-kick-off, 2",
        "our-throw-in, 3",
        "their-throw-in, 4",
        "our-penalty, 5",
        "their-penalty, 6",
        "our-goal-kick, 7",
        "their-goal-kick, 8",
        "our-corner, 9",
        "their-corner, 10",
        "our-free-kick, 11",
        "their-free-kick, 12",
        "drop-ball, 13",
        "start, 15",
        "parking, 25",
        "test, 27"
    })
    void everyCommandHasANameAndItsNumber(String name, int number) {
        assertThat(CoachWords.of(List.of(name)).mode()).isEqualTo(number);
        assertThat(CoachWords.of(List.of(Integer.toString(number))).mode()).isEqualTo(number);
        assertThat(CoachWords.commands()).contains(name).hasSize(17);
    }

    @Test
    void detailsComeInAnyOrder() {
        CoachWords words = CoachWords.of(
                List.of("test", "kick-force=7", "point-b=-1.5,2", "test-mode=13", "angle-a=-90", "robot-b=4"));
        assertThat(words.details())
                .isEqualTo(Map.of(
                        CoachDetail.KICK_FORCE, 7.0,
                        CoachDetail.POINT_B_X, -1.5,
                        CoachDetail.POINT_B_Y, 2.0,
                        CoachDetail.TEST_MODE, 13.0,
                        CoachDetail.ANGLE_A_DEGREES, -90.0,
                        CoachDetail.ROBOT_B, 4.0));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "dance|there is no command 'dance', but one of stop, our-kick-off",
                "14|there is no command '14'",
                "test point-a=1|two numbers",
                "test test-mode=x|a number",
                "test test-mode=1.5|whole number",
                "test angle-a=40000|from -32768",
                "test robot-a=-1|robot-a must be a whole number from 0 to 255",
                "test hat=3|none of angle-a=",
                "test 3|none of"
            })
    void whatIsNoWordOfACoachIsRefusedWithWhatThereIs(String words, String reason) {
        assertThatThrownBy(() -> CoachWords.of(List.of(words.split(" "))))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(reason);
    }
}
