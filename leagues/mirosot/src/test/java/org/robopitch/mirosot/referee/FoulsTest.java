// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.referee;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.robopitch.engine.match.Side;

class FoulsTest {
    /** A ball that rolls about in blue's area for a while, so that it is neither stuck nor out. */
    private static void ballInBluesArea(RefereedScene scene, double seconds) {
        for (double t = 0; t < seconds && scene.referee.running(); t += 0.2) {
            scene.ball(-1.0, -0.1, 0, 0.3).untilStopped(0.2);
        }
    }

    @Test
    void twoDefendersInTheirAreaWithTheBallAreAPenaltyAfterThreeSeconds() {
        RefereedScene scene = new RefereedScene().inPlay();
        scene.robot(Side.BLUE, 0, -1.05, 0, 1).robot(Side.BLUE, 3, -1.0, 0.2, 1);
        ballInBluesArea(scene, 2.8);
        assertThat(scene.play().running()).isTrue();
        ballInBluesArea(scene, 0.6);
        assertThat(scene.play().mode()).isEqualTo("penalty");
        assertThat(scene.play().awarded()).isEqualTo(Side.YELLOW);
        assertThat(scene.last("foul").side()).isEqualTo(Side.BLUE);
        assertThat(scene.last("foul").robot()).isEqualTo(3);
        assertThat(scene.last("foul").text()).isEqualTo("blue defended with 2 robots in its goal area, 1 may");
        assertThat(scene.referee.decision().foul()).isEqualTo(Foul.PENALTY_KICK);
    }

    @Test
    void twoDefendersInTheirAreaWithoutTheBallAreNoFoul() {
        RefereedScene scene = new RefereedScene().inPlay();
        scene.robot(Side.BLUE, 0, -1.05, 0, 1).robot(Side.BLUE, 3, -1.0, 0.2, 1);
        scene.ball(0, 0, 0, 0).seconds(4.5);
        assertThat(scene.play().running()).isTrue();
    }

    @Test
    void aDefenderWithLessThanHalfOfItselfInTheAreaIsOutside() {
        RefereedScene scene = new RefereedScene().inPlay();
        scene.robot(Side.BLUE, 0, -1.05, 0, 1).robot(Side.BLUE, 3, -0.94, 0.2, 1);
        ballInBluesArea(scene, 4);
        assertThat(scene.play().running()).isTrue();
    }

    @Test
    void twoAttackersInTheAreaWithTheBallAreAGoalKick() {
        RefereedScene scene = new RefereedScene().inPlay();
        scene.robot(Side.YELLOW, 2, -1.05, 0.15, -1).robot(Side.YELLOW, 3, -0.98, 0.2, -1);
        ballInBluesArea(scene, 4);
        assertThat(scene.play().mode()).isEqualTo("goal kick");
        assertThat(scene.play().awarded()).isEqualTo(Side.BLUE);
        assertThat(scene.last("foul").side()).isEqualTo(Side.YELLOW);
        assertThat(scene.last("foul").text()).contains("attacked with 2 robots in blue's goal area");
    }

    @Test
    void aGoalWithTwoAttackersInTheAreaDoesNotCount() {
        RefereedScene scene = new RefereedScene().inPlay();
        scene.robot(Side.YELLOW, 2, -1.05, 0.2, -1).robot(Side.YELLOW, 3, -0.98, -0.2, -1);
        scene.ball(-1.05, 0, -1, 0).untilStopped(1);
        assertThat(scene.play().score(Side.YELLOW)).isZero();
        assertThat(scene.happened("no goal")).isTrue();
        assertThat(scene.play().mode()).isEqualTo("goal kick");
    }

    @Test
    void aGoalAgainstTwoDefendersInTheAreaCounts() {
        RefereedScene scene = new RefereedScene().inPlay();
        scene.robot(Side.BLUE, 2, -1.05, 0.2, -1).robot(Side.BLUE, 3, -0.98, -0.2, -1);
        scene.ball(-1.05, 0, -1, 0).untilStopped(1);
        assertThat(scene.play().score(Side.YELLOW)).isEqualTo(1);
    }

    @Test
    void aKeeperThatHoldsTheBallInItsAreaForTenSecondsCausesAPenalty() {
        RefereedScene scene = new RefereedScene().inPlay();
        scene.robot(Side.BLUE, 0, -1.05, 0, 1);
        scene.ball(-0.985, 0, 0, 0).seconds(9.8);
        assertThat(scene.play().running()).isTrue();
        scene.untilStopped(0.5);
        assertThat(scene.play().mode()).isEqualTo("penalty");
        assertThat(scene.play().awarded()).isEqualTo(Side.YELLOW);
        assertThat(scene.last("foul").text()).isEqualTo("blue's keeper held the ball in its area for 10 s");
    }

    @Test
    void pushingAnOpponentAwayFromTheBallIsAFreeKickWhereItHappened() {
        RefereedScene scene = new RefereedScene().inPlay();
        scene.robot(Side.YELLOW, 3, 0.6, 0.3, -1).robot(Side.BLUE, 2, 0.5, 0.3, -1);
        scene.ball(0, -0.6, 0, 0);
        scene.drive(Side.YELLOW, 3, 12, 12).untilStopped(4);
        assertThat(scene.play().mode()).isEqualTo("free kick");
        assertThat(scene.play().awarded()).isEqualTo(Side.BLUE);
        assertThat(scene.last("foul").side()).isEqualTo(Side.YELLOW);
        assertThat(scene.last("foul").robot()).isEqualTo(3);
        assertThat(scene.last("foul").text()).isEqualTo("yellow 4 pushed an opponent away from the ball");
        assertThat(scene.bodies.body[scene.bodies.ball].x).isBetween(-0.2, 0.6);
        assertThat(scene.bodies.body[scene.bodies.ball].y).isBetween(0.2, 0.4);
    }

    @Test
    void aRobotThatHasTheBallMayPush() {
        RefereedScene scene = new RefereedScene().inPlay();
        scene.robot(Side.YELLOW, 3, 0.6, 0.3, -1).robot(Side.BLUE, 2, 0.475, 0.3, -1);
        scene.ball(0.54, 0.3, 0, 0);
        scene.drive(Side.YELLOW, 3, 12, 12).seconds(3);
        assertThat(scene.happened("foul")).isFalse();
    }

    @Test
    void twoRobotsThatDriveAgainstEachOtherCommitNoFoul() {
        RefereedScene scene = new RefereedScene().inPlay();
        scene.robot(Side.YELLOW, 3, 0.05, 0.3, -1).robot(Side.BLUE, 2, -0.05, 0.3, 1);
        scene.ball(0, -0.6, 0, 0);
        scene.drive(Side.YELLOW, 3, 12, 12).drive(Side.BLUE, 2, 12, 12).seconds(4);
        assertThat(scene.happened("foul")).isFalse();
    }

    @Test
    void pushingTheKeeperInItsAreaIsAGoalKick() {
        RefereedScene scene = new RefereedScene(MirosotRules.defaults()).inPlay();
        scene.robot(Side.BLUE, 0, -1.0, -0.15, 1).robot(Side.YELLOW, 3, -1.0, -0.24, 1);
        // The attacker shoves the keeper along in front of its goal.
        scene.bodies.body[scene.body(Side.YELLOW, 3)].headingX = 0;
        scene.bodies.body[scene.body(Side.YELLOW, 3)].headingY = 1;
        scene.bodies.body[scene.body(Side.BLUE, 0)].headingX = 0;
        scene.bodies.body[scene.body(Side.BLUE, 0)].headingY = 1;
        scene.world.bodiesWereMoved();
        scene.ball(0, 0.6, 0, 0);
        scene.drive(Side.YELLOW, 3, 12, 12).untilStopped(3);
        assertThat(scene.play().mode()).isEqualTo("goal kick");
        assertThat(scene.play().awarded()).isEqualTo(Side.BLUE);
        assertThat(scene.last("foul").text()).isEqualTo("yellow 4 pushed blue's keeper in its area");
    }
}
