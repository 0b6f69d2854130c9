// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.humanoid;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.robopitch.bahia3d.Repertoire;
import org.robopitch.bahia3d.brain.Drills;
import org.robopitch.bahia3d.movement.Movement;
import org.robopitch.bahia3d.movement.MovementFile;

class GettingUpTest {
    @Test
    void robotsOfAllTypesGetUpFromFrontBackAndBothSides() {
        List<String> lying = new ArrayList<>();
        int runs = 0;
        for (int type = 0; type < 4; type++) {
            for (int how = 0; how < 4; how++) {
                for (long seed = 200_000; seed < 200_002; seed++) {
                    runs++;
                    if (!getsUp(type, how, seed)) {
                        lying.add("type " + type + " from " + how + " with seed " + seed);
                    }
                }
            }
        }
        assertThat(lying).as("of %d", runs).hasSizeLessThanOrEqualTo(3);
    }

    private static boolean getsUp(int type, int how, long seed) {
        Rig rig = new Rig(type, seed, Repertoire.builtIn(type), Drills::stand);
        rig.beam(0, 0, 0);
        rig.ball(3, 3);
        for (int k = 0; k < 40; k++) {
            rig.cycle();
        }
        rig.lay(how);
        assertThat(rig.upright()).as("it lies").isLessThan(0.6);
        int standing = 0;
        for (int k = 0; k < 50 * 9 && standing < 50; k++) {
            rig.cycle();
            standing = rig.stands() ? standing + 1 : 0;
        }
        return standing == 50;
    }

    @Test
    void aRobotThatWasJustPlacedStraightLeggedStartsToWalkWithoutFalling() {
        for (long seed : new long[] {20_041, 20_086, 20_092, 20_172}) {
            Rig rig = new Rig(0, seed, Repertoire.builtIn(), known -> Drills.walk(known, 0.62));
            rig.beam(
                    -6.5, 0.1 * rig.random().nextGaussian(), 0.05 * rig.random().nextGaussian());
            rig.ball(0, 8);
            for (int k = 0; k < 150; k++) {
                rig.cycle();
            }
            assertThat(rig.stands()).as("with seed %d", seed).isTrue();
            assertThat(rig.x()).isGreaterThan(-5.9);
        }
    }

    @Test
    void theTunerFindsTheSameAgainAndNothingWorse() {
        Movement start = MovementFile.builtIn("get-up-back");
        MotionTuner.Result one =
                MotionTuner.of("get-up-back", 2, new int[] {0, 2}, 5).tune(start, 6, line -> {}, done -> {});
        MotionTuner.Result two =
                MotionTuner.of("get-up-back", 2, new int[] {0, 2}, 5).tune(start, 6, line -> {}, done -> {});
        assertThat(MovementFile.print(one.movement())).isEqualTo(MovementFile.print(two.movement()));
        assertThat(one.after()).isEqualTo(two.after());
        assertThat(one.tries()).isEqualTo(6);
    }
}
