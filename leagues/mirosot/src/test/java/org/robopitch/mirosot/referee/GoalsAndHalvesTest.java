// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.referee;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.robopitch.engine.match.Side;

class GoalsAndHalvesTest {
    private static final double GOAL_LINE = 1.1;
    private static final double BALL = 0.02135;

    @Test
    void aMatchBeginsWithAKickOffForWhichEverybodyWaitsAMoment() {
        RefereedScene scene = new RefereedScene();
        assertThat(scene.play().mode()).isEqualTo("kick-off");
        assertThat(scene.play().awarded()).isEqualTo(Side.BLUE);
        assertThat(scene.play().period()).isEqualTo("first half");
        assertThat(scene.referee.decision().foul()).isEqualTo(Foul.KICKOFF);
        scene.seconds(0.9);
        assertThat(scene.play().running()).isFalse();
        assertThat(scene.play().clock()).isZero();
        assertThat(scene.happened("kick-off")).isTrue();
        scene.seconds(0.2);
        assertThat(scene.play().running()).isTrue();
        assertThat(scene.referee.decision().foul()).isEqualTo(Foul.GAME_ON);
    }

    @Test
    void theKickOffLastsUntilTheBallIsMoved() {
        RefereedScene scene = new RefereedScene();
        scene.waitForPlay();
        scene.seconds(1);
        assertThat(scene.play().mode()).isEqualTo("kick-off");
        scene.ball(0, 0, -0.5, 0).seconds(0.05);
        assertThat(scene.play().mode()).isEqualTo("play");
        assertThat(scene.play().awarded()).isNull();
    }

    @Test
    void aBallThatHasCrossedTheLineWithAllOfItselfIsAGoalForTheSideThatAttacksThere() {
        RefereedScene scene = new RefereedScene().inPlay();
        scene.ball(GOAL_LINE - 0.1, 0.1, 1, 0).untilStopped(1);
        assertThat(scene.play().score(Side.BLUE)).isEqualTo(1);
        assertThat(scene.play().score(Side.YELLOW)).isZero();
        assertThat(scene.last("goal").side()).isEqualTo(Side.BLUE);
        assertThat(scene.last("goal").text()).contains("blue 1 : 0 yellow");
    }

    @Test
    void aBallThatStillTouchesTheLineIsNoGoal() {
        RefereedScene scene = new RefereedScene().inPlay();
        scene.ball(GOAL_LINE + BALL - 0.001, 0, 0, 0).seconds(1);
        assertThat(scene.play().score(Side.BLUE)).isZero();
        scene.ball(GOAL_LINE + BALL + 0.001, 0, 0, 0).seconds(0.02);
        assertThat(scene.play().score(Side.BLUE)).isEqualTo(1);
    }

    @Test
    void afterAGoalTheOtherSideKicksOff() {
        RefereedScene scene = new RefereedScene().inPlay();
        scene.ball(-GOAL_LINE + 0.1, 0, -1, 0).untilStopped(1);
        assertThat(scene.last("goal").side()).isEqualTo(Side.YELLOW);
        assertThat(scene.play().mode()).isEqualTo("kick-off");
        assertThat(scene.play().awarded()).isEqualTo(Side.BLUE);
        assertThat(scene.bodies.body[scene.bodies.ball].x).isZero();
        assertThat(scene.bodies.body[scene.bodies.ball].along).isZero();
    }

    @Test
    void theClockStandsWhilePlayIsStopped() {
        RefereedScene scene = new RefereedScene().inPlay();
        scene.seconds(2);
        scene.ball(-GOAL_LINE + 0.1, 0, -1, 0).untilStopped(1);
        double clock = scene.play().clock();
        scene.seconds(0.5);
        assertThat(scene.play().clock()).isEqualTo(clock);
    }

    @Test
    void afterTheTimeOfAHalfTheOtherSideKicksOffTheSecond() {
        RefereedScene scene = new RefereedScene(MirosotRules.defaults().with("halfSeconds", 3)).inPlay();
        scene.untilStopped(4);
        assertThat(scene.last("end of period").text()).contains("first half");
        assertThat(scene.play().period()).isEqualTo("second half");
        assertThat(scene.play().mode()).isEqualTo("kick-off");
        assertThat(scene.play().awarded()).isEqualTo(Side.YELLOW);
        assertThat(scene.play().clock()).isZero();
        assertThat(scene.referee.decision().half()).isEqualTo(Half.SECOND_HALF);
        scene.waitForPlay();
        scene.seconds(2.9);
        assertThat(scene.play().clock()).isCloseTo(2.9, within(0.04));
    }

    @Test
    void aDrawEndsAfterTwoHalvesWhenNobodyAskedForMore() {
        RefereedScene scene = new RefereedScene(MirosotRules.defaults().with("halfSeconds", 2));
        twoPeriods(scene);
        assertThat(scene.referee.over()).isTrue();
        assertThat(scene.play().mode()).isEqualTo("over");
        assertThat(scene.play().running()).isFalse();
        assertThat(scene.referee.decision().foul()).isEqualTo(Foul.HALT);
        assertThat(scene.last("over").text()).contains("blue 0 : 0 yellow");
    }

    @Test
    void aDrawIsFollowedByExtraTimeWhenItIsAskedFor() {
        RefereedScene scene = new RefereedScene(MirosotRules.defaults()
                .with("halfSeconds", 2)
                .with("overtime", true)
                .with("shootOut", false));
        twoPeriods(scene);
        assertThat(scene.referee.over()).isFalse();
        assertThat(scene.referee.decision().half()).isEqualTo(Half.OVERTIME_FIRST_HALF);
        scene.waitForPlay();
        scene.ball(GOAL_LINE - 0.1, 0.15, 1, 0).untilStopped(1);
        // Extra time is played to its end: nobody wins by the first goal.
        assertThat(scene.referee.over()).isFalse();
        while (!scene.referee.over()) {
            scene.waitForPlay();
            scene.ball(0, 0.3, -0.3, 0.1).seconds(1);
        }
        assertThat(scene.happened("shoot-out")).isFalse();
        assertThat(scene.play().score(Side.BLUE)).isEqualTo(1);
    }

    @Test
    void aMatchThatIsWonHasNoExtraTime() {
        RefereedScene scene = new RefereedScene(MirosotRules.defaults()
                .with("halfSeconds", 2)
                .with("overtime", true)
                .with("shootOut", true));
        scene.waitForPlay();
        scene.ball(GOAL_LINE - 0.1, 0.15, 1, 0).untilStopped(1);
        twoPeriods(scene);
        assertThat(scene.referee.over()).isTrue();
    }

    @Test
    void sidesChangeEndsOnlyIfTheRulesSaySo() {
        RefereedScene same = new RefereedScene(MirosotRules.defaults().with("halfSeconds", 1)).inPlay();
        same.untilStopped(2);
        assertThat(same.referee.attacks(Side.BLUE)).isEqualTo(1);
        RefereedScene changed =
                new RefereedScene(MirosotRules.defaults().with("halfSeconds", 1).with("changeEnds", true));
        changed.waitForPlay();
        changed.untilStopped(2);
        assertThat(changed.referee.attacks(Side.BLUE)).isEqualTo(-1);
        assertThat(changed.bodies.body[changed.body(Side.BLUE, 0)].x).isPositive();
        assertThat(changed.bodies.body[changed.body(Side.YELLOW, 0)].x).isNegative();
    }

    private static void twoPeriods(RefereedScene scene) {
        for (int period = 0; period < 2; period++) {
            Half before = scene.referee.decision().half();
            while (scene.referee.decision().half() == before && !scene.referee.over()) {
                scene.waitForPlay();
                scene.seconds(0.2);
            }
        }
    }
}
