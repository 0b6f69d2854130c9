// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.humanoid;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.robopitch.bahia3d.Repertoire;
import org.robopitch.bahia3d.brain.Drills;

/** The kick within a step: the robot does not stop for it. */
class StepKickTest {
    private static final int KICKS = 10;
    private static final long FIRST_SEED = 830_000;

    @Test
    void aRobotThatWalksKicksTheBallOnWithoutStopping() {
        int good = 0;
        int stood = 0;
        for (int i = 0; i < KICKS; i++) {
            Rig rig = new Rig(0, FIRST_SEED + i, Repertoire.builtIn(0), Drills::stepKick);
            rig.beam(-1, 0.1 * rig.random().nextGaussian(), 0.2 * rig.random().nextGaussian());
            rig.ball(0, 0);
            int cycles = 0;
            while (rig.ballSpeed() < 1 && cycles < 50 * 6) {
                rig.cycle();
                cycles++;
            }
            for (int k = 0; k < 50 * 4; k++) {
                rig.cycle();
            }
            double x = rig.world().ball(0);
            double off =
                    Math.abs(StrictMath.toDegrees(StrictMath.atan2(rig.world().ball(1), x)));
            good += x > 1.8 && off < 20 && cycles < 50 * 4 ? 1 : 0;
            stood += rig.stands() ? 1 : 0;
        }
        assertThat(good).as("kicks of 1.8 m").isGreaterThanOrEqualTo(8);
        assertThat(stood).as("on their feet afterwards").isGreaterThanOrEqualTo(9);
    }
}
