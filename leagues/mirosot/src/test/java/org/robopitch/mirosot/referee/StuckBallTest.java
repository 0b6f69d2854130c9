// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.referee;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.robopitch.engine.match.Side;
import org.robopitch.mirosot.game.Mirosot;

class StuckBallTest {
    @ParameterizedTest
    @CsvSource({"0.9,0.8,1", "-0.2,0.1,2", "-0.9,-0.8,3", "0.1,-0.2,4"})
    void aBallStuckForFiveSecondsIsAFreeBallAtTheMarkOfItsQuadrant(double x, double y, int quadrant) {
        RefereedScene scene = new RefereedScene().inPlay();
        scene.ball(x, y, 0, 0).seconds(4.8);
        assertThat(scene.play().running()).isTrue();
        scene.untilStopped(0.5);
        assertThat(scene.play().mode()).isEqualTo("free ball");
        assertThat(scene.play().awarded()).isNull();
        assertThat(scene.referee.decision().quadrant().ordinal()).isEqualTo(quadrant);
        assertThat(scene.last("free ball").text()).contains("quadrant " + quadrant, "stuck for 5 s");
        assertThat(scene.bodies.body[scene.bodies.ball].x).isEqualTo(Math.signum(x) * 0.55);
        assertThat(scene.bodies.body[scene.bodies.ball].y).isEqualTo(Math.signum(y) * 0.6);
    }

    @Test
    void aBallThatIsMovedInBetweenIsNotStuck() {
        RefereedScene scene = new RefereedScene().inPlay();
        for (int i = 0; i < 4; i++) {
            scene.ball(0.3, 0.3, 0, 0).seconds(4);
            scene.ball(0.3, 0.3, 0.5, 0).seconds(0.1);
        }
        assertThat(scene.play().running()).isTrue();
    }

    @Test
    void aBallThatIsPushedToAndFroOnTheSpotIsStuck() {
        RefereedScene scene = new RefereedScene().inPlay();
        pushToAndFro(scene, 4.8);
        assertThat(scene.play().running()).isTrue();
        pushToAndFro(scene, 0.4);
        assertThat(scene.play().mode()).isEqualTo("free ball");
    }

    @Test
    void withoutAStuckSpeedNoBallIsStuck() {
        MirosotRules rules =
                Mirosot.parse("my.yaml", "rules: {stuckSpeed: 0}\n").rules();
        RefereedScene scene = new RefereedScene(rules).inPlay();
        scene.ball(0.3, 0.3, 0, 0).seconds(8);
        assertThat(scene.play().running()).isTrue();
    }

    private static void pushToAndFro(RefereedScene scene, double seconds) {
        for (double t = 0; t < seconds && scene.play().running(); t += 2 * 0.064) {
            scene.ball(0.3, 0.3, 0.5, 0).seconds(0.064);
            scene.ball(0.32, 0.3, -0.5, 0).seconds(0.064);
        }
    }

    @Test
    void atAFreeBallOneRobotOfEachSideStandsTwentyCentimetresFromTheBall() {
        RefereedScene scene = new RefereedScene();
        scene.waitForPlay();
        scene.ball(0.1, 0.9, 0, 0).untilStopped(6);
        double ballX = scene.bodies.body[scene.bodies.ball].x;
        double ballY = scene.bodies.body[scene.bodies.ball].y;
        for (Side side : Side.values()) {
            int contender = scene.body(side, 4);
            assertThat(scene.bodies.body[contender].x)
                    .isCloseTo(ballX - scene.referee.attacks(side) * 0.2, within(1e-9));
            assertThat(scene.bodies.body[contender].y).isCloseTo(ballY, within(1e-9));
        }
    }

    @Test
    void aBallStuckBetweenAttackerAndKeeperInTheAreaIsAGoalKick() {
        RefereedScene scene = new RefereedScene().inPlay();
        scene.robot(Side.BLUE, 0, -1.05, 0, 1).robot(Side.YELLOW, 4, -0.92, 0, -1);
        scene.ball(-0.985, 0, 0, 0).untilStopped(6);
        assertThat(scene.play().mode()).isEqualTo("goal kick");
        assertThat(scene.play().awarded()).isEqualTo(Side.BLUE);
        assertThat(scene.last("goal kick").text()).contains("stuck", "blue's goal area");
        assertThat(scene.happened("foul")).isFalse();
    }

    @Test
    void aBallThatLiesInAnAreaWithNobodyNearIsAFreeBall() {
        RefereedScene scene = new RefereedScene().inPlay();
        scene.ball(1.0, 0.1, 0, 0).untilStopped(6);
        assertThat(scene.play().mode()).isEqualTo("free ball");
    }
}
