// SPDX-License-Identifier: Apache-2.0
package org.robopitch.kit.referee;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.robopitch.engine.match.Side;

class HalvesTest {
    @Test
    void theSidesTakeTurnsToKickOff() {
        Halves halves = new Halves(Side.YELLOW, "one", "two", "three");
        List<Side> kickOffs = new ArrayList<>();
        for (int number = 1; number <= 3; number++) {
            halves.begin(number);
            kickOffs.add(halves.kickOff());
        }
        assertThat(kickOffs).containsExactly(Side.YELLOW, Side.BLUE, Side.YELLOW);
        assertThat(halves.label()).isEqualTo("three");
    }

    @Test
    void aHalfOfManyCyclesEndsWithTheCycleThatFillsIt() {
        Halves halves = new Halves(Side.BLUE, Halves.TOLERANCE);
        int cycles = 0;
        while (!halves.isUp(0.3)) {
            halves.pass(0.1);
            cycles++;
        }
        assertThat(cycles).isEqualTo(3);
    }

    @Test
    void aNewHalfStartsTheClockAgainUnlessItIsToRunOn() {
        Halves halves = new Halves(Side.BLUE, Halves.TOLERANCE);
        halves.pass(5);
        halves.goOn(2);
        assertThat(halves.clock()).isEqualTo(5);
        assertThat(halves.label()).isEqualTo("second half");
        halves.begin(1);
        assertThat(halves.clock()).isZero();
    }

    @Test
    void theEndIsReportedWithTheScore() {
        Halves halves = new Halves(Side.BLUE, Halves.TOLERANCE);
        Score score = new Score();
        List<String> told = new ArrayList<>();
        score.goal(Side.YELLOW, 2, (kind, side, robot, text) -> told.add(kind + " " + robot + ": " + text));
        halves.reportEnd(score, (kind, side, robot, text) -> told.add(kind + ": " + text));
        halves.end(score, (kind, side, robot, text) -> told.add(kind + ": " + text));
        assertThat(told)
                .containsExactly(
                        "goal 2: goal for yellow, blue 0 : 1 yellow",
                        "end of period: end of the first half, blue 0 : 1 yellow",
                        "over: the match is over, blue 0 : 1 yellow");
        assertThat(halves.isOver()).isTrue();
        assertThat(halves.label()).isEqualTo("over");
    }
}
