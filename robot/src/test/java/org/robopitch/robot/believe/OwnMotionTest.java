// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot.believe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.robopitch.robot.Senses;
import org.robopitch.robot.track.WheelBase;

class OwnMotionTest {
    private static final double CYCLE = 0.03;
    private static final WheelBase BASE = WheelBase.ofRobot(Math.PI / 4, 0.2, 0.042, 5, 2.5, 5);

    private static Senses at(double time, double x, double vx) {
        Senses senses = new Senses();
        senses.time = time;
        senses.localised = true;
        senses.x = x;
        senses.vx = vx;
        return senses;
    }

    @Test
    void noiseOfPlaceAndSpeedBecomesLess() {
        OwnMotion motion = new OwnMotion(BASE);
        Random random = new Random(3);
        double worstSpeed = 0;
        double place = 0;
        double speed = 0;
        for (int i = 0; i < 60; i++) {
            Senses senses = at(i * CYCLE, place + 0.04 * random.nextGaussian(), speed + 0.1 * random.nextGaussian());
            motion.steady(senses);
            if (i > 20) {
                assertThat(senses.x).isCloseTo(place, within(0.08));
                worstSpeed = Math.max(worstSpeed, Math.abs(senses.vx - speed));
            }
            double next = Math.min(2, speed + 2.4 * CYCLE);
            motion.commanded(next, 0, 0);
            place += 0.5 * CYCLE * (speed + next);
            speed = next;
        }
        assertThat(worstSpeed).isLessThan(0.15);
    }

    @Test
    void aRobotThatIsStoppedByAnotherNoticesAtOnce() {
        OwnMotion motion = new OwnMotion(BASE);
        motion.steady(at(0, 0, 2));
        motion.commanded(2, 0, 0);
        Senses senses = at(CYCLE, 0.03, 0);
        motion.steady(senses);

        assertThat(senses.vx).isCloseTo(0, within(0.01));
    }

    @Test
    void aRobotThatIsCarriedOffIsWhereItSeesItselfAndTheBallMovesAlong() {
        OwnMotion motion = new OwnMotion(BASE);
        motion.steady(at(0, 0, 0));
        Senses carried = at(CYCLE, 3, 0);
        carried.ballX = 3.5;
        motion.steady(carried);
        assertThat(carried.x).isEqualTo(3);
        assertThat(carried.ballX).isEqualTo(3.5);

        motion.commanded(0, 0, 0);
        Senses off = at(2 * CYCLE, 3.1, 0);
        off.ballX = 3.6;
        motion.steady(off);
        assertThat(off.ballX - off.x).isCloseTo(0.5, within(1e-12));
        assertThat(off.x).isBetween(3.0, 3.05);
    }
}
