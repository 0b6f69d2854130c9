// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.referee;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.robopitch.engine.match.Side;

class ShootOutTest {
    private static RefereedScene afterADraw() {
        RefereedScene scene = new RefereedScene(MirosotRules.defaults()
                .with("halfSeconds", 1)
                .with("overtime", false)
                .with("shootOut", true));
        while (scene.referee.decision().half() != Half.PENALTY_SHOOTOUTS) {
            scene.cycle();
        }
        return scene;
    }

    private static void shoot(RefereedScene scene, boolean score) {
        Side kicker = scene.play().awarded();
        assertThat(scene.play().mode()).isEqualTo("penalty");
        scene.waitForPlay();
        int towards = scene.referee.attacks(kicker);
        scene.ball(towards * 1.0, 0.15, score ? towards * 1.5 : 0, 0).untilStopped(20);
    }

    @Test
    void aDrawIsDecidedByPenaltiesInTurnWhenThatIsAskedFor() {
        RefereedScene scene = afterADraw();
        assertThat(scene.play().period()).isEqualTo("shoot-out");
        assertThat(scene.play().awarded()).isEqualTo(Side.BLUE);
        shoot(scene, true);
        assertThat(scene.play().score(Side.BLUE)).isEqualTo(1);
        assertThat(scene.play().awarded()).isEqualTo(Side.YELLOW);
        shoot(scene, false);
        assertThat(scene.last("no goal").side()).isEqualTo(Side.YELLOW);
        assertThat(scene.play().awarded()).isEqualTo(Side.BLUE);
    }

    @Test
    void aShootOutEndsAsSoonAsOneSideCannotCatchUp() {
        RefereedScene scene = afterADraw();
        for (int round = 0; round < 3; round++) {
            assertThat(scene.referee.over()).isFalse();
            shoot(scene, true);
            shoot(scene, false);
        }
        assertThat(scene.referee.over()).isTrue();
        assertThat(scene.play().score(Side.BLUE)).isEqualTo(3);
    }

    @Test
    void afterTheFixedKicksItGoesOnUntilOneRoundDecides() {
        ShootOut penalties = new ShootOut(2, Side.BLUE);
        boolean[] kicks = {true, true, false, false, true, true, true};
        for (boolean goal : kicks) {
            assertThat(penalties.decided()).isFalse();
            penalties.kicked(goal);
        }
        assertThat(penalties.decided())
                .as("the other side still has its kick of the round")
                .isFalse();
        penalties.kicked(false);
        assertThat(penalties.decided()).isTrue();
        assertThat(penalties.scored(Side.BLUE)).isEqualTo(3);
    }

    @Test
    void aBallThatComesBackOverTheHalfwayLineEndsTheAttempt() {
        RefereedScene scene = afterADraw();
        scene.waitForPlay();
        scene.ball(-0.05, 0.5, 1, 0).untilStopped(1);
        assertThat(scene.last("no goal").side()).isEqualTo(Side.BLUE);
    }
}
