// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.referee;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.robopitch.engine.match.Side;
import org.robopitch.middlesize.TestWorld;
import org.robopitch.middlesize.game.MiddleSize;
import org.robopitch.middlesize.parameters.Dialect;

/** A ball that robots of both teams fight for, and one that does not get anywhere. */
class ContestTest {
    private static final double CYCLE = 0.015;
    private static final int BLUE = 1;
    private static final int YELLOW = 6;

    private TestWorld test = TestWorld.of(Dialect.A);
    private MiddleSizeReferee referee = new MiddleSizeReferee(test.world, MiddleSizeRules.defaults(), true);
    private final List<String> events = new ArrayList<>();

    @BeforeEach
    void start() {
        while (referee.mode() != MatchMode.START) {
            referee.judge(CYCLE, this::note);
        }
        events.clear();
    }

    @ParameterizedTest
    @EnumSource(Dialect.class)
    void aBallThatBothTeamsHoldIsDroppedAfterEightSeconds(Dialect dialect) {
        test = TestWorld.of(dialect);
        referee = new MiddleSizeReferee(test.world, MiddleSizeRules.defaults(), true);
        start();
        faceToFace();
        assertThat(secondsOfPlay(20)).isCloseTo(8, within(0.1));
        assertThat(events).anyMatch(event -> event.startsWith("contest null -1 neither team wins the ball"));
        while (referee.mode() != MatchMode.DROPBALL) {
            referee.judge(CYCLE, this::note);
        }
        assertThat(referee.awarded()).isNull();
    }

    @Test
    void aBallThatGoesAroundWithBothIsDroppedToo() {
        faceToFace();
        double radius = 1.5;
        double seconds = 0;
        // Around a circle of three metres, at 1 m/s: it is never still.
        while (referee.mode() == MatchMode.START && seconds < 20) {
            double angle = seconds / radius;
            carry(radius * StrictMath.cos(angle), radius * StrictMath.sin(angle));
            seconds += CYCLE;
        }
        assertThat(seconds).isCloseTo(8, within(0.1));
        assertThat(events).anyMatch(event -> event.startsWith("contest"));
    }

    @Test
    void aTeamThatHasTheBallAloneKeepsIt() {
        test.robot(BLUE, -0.43, 3, 0);
        test.placement.placeBall(0, 3);
        test.world.handling().dribble(BLUE, true);
        assertThat(secondsOfPlay(9)).isGreaterThan(8.9);
        assertThat(events).isEmpty();
    }

    @Test
    void anOpponentThatOnlyStandsBesideDoesNotFightWhileTheOtherHoldsTheBall() {
        faceToFace();
        test.world.handling().dribble(YELLOW, false);
        assertThat(secondsOfPlay(9)).isGreaterThan(8.9);
        assertThat(events).isEmpty();
    }

    @Test
    void whoLeavesTheBallForASecondBeginsAnew() {
        faceToFace();
        assertThat(secondsOfPlay(7)).isGreaterThan(6.9);
        test.robot(YELLOW, 4, 3, Math.PI);
        assertThat(secondsOfPlay(1)).isGreaterThan(0.9);
        // Elsewhere, so that the ball has not been still for ten seconds before.
        place(2, 3);
        assertThat(secondsOfPlay(7)).isGreaterThan(6.9);
        assertThat(secondsOfPlay(3)).isCloseTo(1, within(0.1));
    }

    @Test
    void aMomentWithoutAFightIsNoEndOfIt() {
        faceToFace();
        assertThat(secondsOfPlay(4)).isGreaterThan(3.9);
        test.world.handling().dribble(YELLOW, false);
        assertThat(secondsOfPlay(0.3)).isGreaterThan(0.25);
        test.world.handling().dribble(YELLOW, true);
        assertThat(secondsOfPlay(9)).isCloseTo(3.7, within(0.1));
    }

    @Test
    void theLimitIsReadFromAFile() {
        MiddleSize league = MiddleSize.parse("rules.yaml", "rules: {contestSeconds: 3}\n");
        referee = new MiddleSizeReferee(test.world, league.rules(), true);
        start();
        faceToFace();
        assertThat(secondsOfPlay(20)).isCloseTo(3, within(0.1));
    }

    @Test
    void aBallThatStaysAboutForHalfAMinuteIsStuck() {
        double seconds = 0;
        while (referee.mode() == MatchMode.START && seconds < 60) {
            double x = 0.9 * StrictMath.cos(seconds);
            test.placement.placeBall(x, 0.9 * StrictMath.sin(seconds));
            referee.judge(CYCLE, this::note);
            seconds += CYCLE;
        }
        assertThat(seconds).isCloseTo(30, within(1.0));
        assertThat(events).anyMatch(event -> event.startsWith("stuck"));
    }

    /** Two robots with the ball between them, both dribbling. */
    private void faceToFace() {
        place(0, 3);
        test.world.handling().dribble(BLUE, true);
        test.world.handling().dribble(YELLOW, true);
        test.world.step();
        assertThat(test.world.handling().holds(BLUE)).isTrue();
        assertThat(test.world.handling().holds(YELLOW)).isTrue();
    }

    private void place(double x, double y) {
        double kept = test.world.parameters().dribble().keptAt();
        test.placement.takeOff(BLUE);
        test.placement.takeOff(YELLOW);
        test.placement.placeBall(x, y);
        test.robot(BLUE, x - kept, y, 0);
        test.robot(YELLOW, x + kept, y, Math.PI);
    }

    private void carry(double x, double y) {
        place(x, y);
        test.world.step();
        referee.judge(CYCLE, this::note);
    }

    /** Plays on until the referee decides something, or for so long. */
    private double secondsOfPlay(double atMost) {
        double seconds = 0;
        while (referee.mode() == MatchMode.START && seconds < atMost) {
            test.run(CYCLE);
            referee.judge(CYCLE, this::note);
            seconds += CYCLE;
        }
        return seconds;
    }

    private void note(String kind, @org.jspecify.annotations.Nullable Side side, int robot, String text) {
        events.add(kind + " " + side + " " + robot + " " + text);
    }
}
