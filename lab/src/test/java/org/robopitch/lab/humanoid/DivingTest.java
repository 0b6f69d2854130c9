// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.humanoid;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.robopitch.bahia3d.Repertoire;
import org.robopitch.bahia3d.brain.Drills;
import org.robopitch.engine.match.Side;

class DivingTest {
    private static final long SEED = 71;

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aDiveReachesFarToItsSideWithinSixTenthsOfASecond(boolean left) {
        Rig rig = new Rig(0, SEED, Repertoire.builtIn(0), known -> Drills.dive(known, left));
        rig.beam(0, 0, 0);
        rig.ball(3, 3);
        for (int k = 0; k < 36; k++) {
            rig.cycle();
        }
        double start = rig.y();
        assertThat(Math.abs(rig.reach(left) - start)).isLessThan(0.15);
        for (int k = 0; k < 30; k++) {
            rig.cycle();
        }
        assertThat((left ? 1 : -1) * (rig.reach(left) - start)).isGreaterThan(0.4);
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.42, -0.42})
    void aKeeperSavesAShotByDivingThatPassesOneThatStands(double across) {
        assertThat(goal(across, false)).isTrue();
        assertThat(goal(across, true)).isFalse();
    }

    /** Shoots past the middle of a keeper by so much. */
    private static boolean goal(double across, boolean dives) {
        Rig rig = new Rig(0, SEED, Repertoire.builtIn(0), known -> Drills.keep(known, dives));
        rig.beam(-14.2, 0, 0);
        rig.ball(-11, 0);
        for (int k = 0; k < 50 * 3; k++) {
            rig.cycle();
        }
        double slope = (rig.y() + across) / (-11 - rig.x());
        rig.world().placeBall(-11, 0, 0.042, -7.2, 7.2 * slope, 0);
        for (int k = 0; k < 50 * 2; k++) {
            rig.cycle();
        }
        return rig.game().referee().score(Side.YELLOW) > 0;
    }
}
