// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.humanoid;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.robopitch.bahia3d.Repertoire;
import org.robopitch.bahia3d.brain.Drills;

class WalkingTest {
    private static final int WALKS = 20;
    private static final long FIRST_SEED = 45_000;

    @Test
    void aRobotThatWalksFastKeepsItsHeading() {
        double sum = 0;
        int cycles = 0;
        for (int i = 0; i < WALKS; i++) {
            Rig rig = new Rig(0, FIRST_SEED + i, Repertoire.builtIn(0), known -> Drills.walk(known, 0.62));
            rig.beam(-6.5, 0, 0);
            rig.ball(0, 8);
            for (int k = 0; k < 50 * 18; k++) {
                rig.cycle();
                sum += rig.heading() * rig.heading();
                cycles++;
            }
            assertThat(rig.upright()).isGreaterThan(0.6);
            assertThat(rig.x()).isGreaterThan(4.5);
        }
        assertThat(StrictMath.toDegrees(Math.sqrt(sum / cycles))).isLessThan(2.5);
    }
}
