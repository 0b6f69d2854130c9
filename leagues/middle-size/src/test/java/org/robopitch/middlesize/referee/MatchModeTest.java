// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.referee;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.robopitch.engine.match.Side;

class MatchModeTest {

    @ParameterizedTest
    @CsvSource({
        "STOP, 0, 0",
        "KICKOFF, 1, 2",
        "THROWIN, 3, 4",
        "PENALTY, 5, 6",
        "GOALKICK, 7, 8",
        "CORNER, 9, 10",
        "FREEKICK, 11, 12",
        "DROPBALL, 13, 13",
        "START, 15, 15",
        "PARKING, 25, 25",
        "TEST, 27, 27",
    })
    void eachModeHasTheNumbersOfTheChapter(MatchMode mode, int ours, int theirs) {
        assertThat(mode.number(Side.BLUE, Side.BLUE)).isEqualTo(ours);
        assertThat(mode.number(Side.YELLOW, Side.YELLOW)).isEqualTo(ours);
        assertThat(mode.number(Side.YELLOW, Side.BLUE)).isEqualTo(theirs);
        assertThat(MatchMode.of(ours)).isEqualTo(mode);
        assertThat(MatchMode.of(theirs)).isEqualTo(mode);
        if (mode.isAwarded()) {
            assertThat(MatchMode.whose(ours, Side.YELLOW)).isEqualTo(Side.YELLOW);
            assertThat(MatchMode.whose(theirs, Side.YELLOW)).isEqualTo(Side.BLUE);
        } else {
            assertThat(MatchMode.whose(ours, Side.YELLOW)).isNull();
        }
    }

    @Test
    void numbersInBetweenMeanNothing() {
        for (int number : new int[] {-1, 14, 16, 24, 26, 28, 99}) {
            assertThat(MatchMode.of(number)).isNull();
        }
    }
}
