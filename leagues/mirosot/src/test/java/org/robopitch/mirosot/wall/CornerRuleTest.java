// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.wall;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.body.Body;
import org.robopitch.engine.body.Outline;
import org.robopitch.engine.body.Rim;
import org.robopitch.engine.world.Contact;
import org.robopitch.engine.world.Contacts;
import org.robopitch.mirosot.drive.WheelMemory;

/** Klančar 2007, sec. 4.1. */
class CornerRuleTest {
    private static final double SIDE = 0.075;
    private static final double THRESHOLD = StrictMath.toRadians(30);

    private final Bodies bodies = new Bodies(
            List.of(new Body(Outline.box(SIDE, SIDE), Rim.around(Outline.box(SIDE, SIDE), 0.02), 1, 1, 1, 0.075)),
            0.02,
            0.046,
            WheelMemory.SIZE);
    private final Contacts contacts = new Contacts(bodies);

    /** A wall that the robot's corner at (x, y) touches, its normal turned by an angle from dead ahead or astern. */
    private void wallAt(double x, double y, double normalX, double normalY) {
        contacts.clear();
        Contact contact = contacts.add(bodies.body[0], bodies.body[bodies.ground], -normalX, -normalY);
        contact.place(contact.point1, x, y, 0);
        contact.place(contact.point2, x, -y, 0.01);
    }

    @Test
    void theFrontRightCornerPivotsWithTheNumbersOfEquations18To21() {
        // Wheels at the sides, as in the paper: track = L = 0.075 m. Left rim speed ω_L·r = 0.5 m/s.
        // α = atan(1/2), cos α = 2/√5. Eq. 18: ω_TK = 0.5·(2/√5)/√(1.25·0.075²) = 5.3333333 rad/s, clockwise (eq. 21).
        // Eq. 20: the centre moves with 5.3333333·√(0.075²/2) = 0.28284271 m/s = 0.5·√(2/5)·2/√5, at φ + π/4 (eq. 21).
        bodies.body[0].along = 0.5;
        wallAt(SIDE / 2, -SIDE / 2, -Math.sqrt(0.75), 0.5);

        assertThat(new CornerRule(SIDE, THRESHOLD, false).touch(bodies, contacts.get(0), true, false))
                .isTrue();

        double alpha = StrictMath.atan2(SIDE / 2, SIDE);
        assertThat(bodies.body[0].spin)
                .isEqualTo(-0.5 * StrictMath.cos(alpha) / Math.sqrt(SIDE * SIDE + SIDE * SIDE / 4), within(1e-12));
        assertThat(bodies.body[0].spin).isEqualTo(-5.333333333333333, within(1e-12));
        double centre = 0.5 * Math.sqrt(2.0 / 5) * StrictMath.cos(alpha);
        assertThat(centre).isEqualTo(0.2828427124746190, within(1e-12));
        assertThat(bodies.body[0].along).isEqualTo(centre * StrictMath.cos(Math.PI / 4), within(1e-12));
        assertThat(bodies.body[0].across).isEqualTo(centre * StrictMath.sin(Math.PI / 4), within(1e-12));
    }

    @ParameterizedTest
    @CsvSource({
        // corner (front/back, left/right), drive direction, expected sense of the turn
        "1, -1, 1, -1", // front right, forwards: the left wheel pushes on, clockwise
        "1, 1, 1, 1", // front left, forwards: the right wheel pushes on, counter-clockwise
        "-1, -1, -1, 1", // back right, backwards: the left wheel pushes on, counter-clockwise
        "-1, 1, -1, -1" // back left, backwards: the right wheel pushes on, clockwise
    })
    void thePinnedCornerStandsStillAndTheRobotTurnsAboutItAtEachOfTheFourCorners(
            int front, int left, int direction, int sense) {
        double x = front * SIDE / 2;
        double y = left * SIDE / 2;
        bodies.body[0].along = direction * 0.6;
        bodies.body[0].spin = 1.5;
        wallAt(x, y, -front * Math.sqrt(0.75), -left * 0.5);

        boolean handled = new CornerRule(0.068, THRESHOLD, false).touch(bodies, contacts.get(0), true, false);

        assertThat(handled).isTrue();
        assertThat(bodies.body[0].along - bodies.body[0].spin * y).isEqualTo(0, within(1e-15));
        assertThat(bodies.body[0].across + bodies.body[0].spin * x).isEqualTo(0, within(1e-15));
        assertThat(Math.signum(bodies.body[0].spin)).isEqualTo(sense);
        // The wheels go on turning, and the drive is told.
        assertThat(bodies.body[0].skidding).isTrue();
        assertThat(bodies.memory[0]).isEqualTo(direction * 0.6);
        assertThat(bodies.memory[1]).isEqualTo(1.5 * 0.034, within(1e-15));
    }

    @Test
    void theSpeedOfThePivotIsThatOfTheWheelOnTheOtherSideProjectedOnTheCircle() {
        bodies.body[0].along = 0.6;
        bodies.body[0].spin = 2;
        wallAt(SIDE / 2, -SIDE / 2, -Math.sqrt(0.75), 0.5);

        new CornerRule(0.068, THRESHOLD, false).touch(bodies, contacts.get(0), true, false);

        // Left rim speed 0.6 − 2·0.034 = 0.532. Arm from the corner to that wheel (−0.0375, 0.0715), squared length
        // 0.0065185. Eq. 18 in general: ω = −0.532·0.0715/0.0065185 = −5.83539 rad/s
        assertThat(bodies.body[0].spin).isEqualTo(-0.532 * 0.0715 / 0.0065185, within(1e-12));
    }

    @Test
    void aWheelThatStandsDoesNotHoldTheRobot() {
        // The left wheel, on the other side of the corner, has the rim speed 0.005 m/s; the right one pushes on.
        bodies.body[0].along = 0.3;
        bodies.body[0].spin = 0.295 / 0.034;
        wallAt(SIDE / 2, -SIDE / 2, -Math.sqrt(0.75), 0.5);

        assertThat(new CornerRule(0.068, THRESHOLD, false).touch(bodies, contacts.get(0), true, false))
                .isFalse();
        assertThat(bodies.body[0].along).isEqualTo(0.3);
    }

    @Test
    void twoCornersStopTheRobot() {
        bodies.body[0].along = 0.6;
        bodies.body[0].spin = 0.2;
        wallAt(SIDE / 2, SIDE / 2, -1, 0);

        assertThat(new CornerRule(0.068, THRESHOLD, false).touch(bodies, contacts.get(0), true, true))
                .isTrue();
        assertThat(bodies.body[0].along).isZero();
        assertThat(bodies.body[0].spin).isZero();
        assertThat(bodies.body[0].across).isZero();
    }

    @Test
    void belowTheThresholdTheCornerSlidesAlongTheWallAndTurnsTheRobotParallelToIt() {
        bodies.body[0].along = 0.6;
        // The heading meets the wall, on the right, at 20°: the normal's share along the heading is −sin 20°.
        double angle = StrictMath.toRadians(20);
        double nx = -StrictMath.sin(angle);
        double ny = StrictMath.cos(angle);
        double x = SIDE / 2;
        double y = -SIDE / 2;
        wallAt(x, y, nx, ny);

        assertThat(new CornerRule(0.068, THRESHOLD, false).touch(bodies, contacts.get(0), true, false))
                .isTrue();

        double v = bodies.body[0].along;
        double w = bodies.body[0].spin;
        // The corner does not go into the wall, the wheels do not go sideways, and the energy is what it was (1 kg, 1
        // kg·m²).
        assertThat((v - w * y) * nx + w * x * ny).isEqualTo(0, within(1e-15));
        assertThat(bodies.body[0].across).isZero();
        assertThat(v * v + w * w).isEqualTo(0.36, within(1e-12));
        assertThat(w).isPositive();
    }

    @Test
    void aRobotThatLiesAlongTheWallIsPushedOffSidewaysWhenItTurnsAway() {
        // The wall is on the right; turning left drives the back right corner into it.
        bodies.body[0].along = 0.2;
        bodies.body[0].spin = 3;
        wallAt(-SIDE / 2, -SIDE / 2, 0, 1);

        assertThat(new CornerRule(0.068, THRESHOLD, false).touch(bodies, contacts.get(0), true, false))
                .isTrue();

        assertThat(bodies.body[0].along).isEqualTo(0.2);
        assertThat(bodies.body[0].spin).isEqualTo(3);
        // 3 rad/s · 0.0375 m
        assertThat(bodies.body[0].across).isEqualTo(0.1125, within(1e-15));
    }

    @Test
    void twoCornersOfASideSlideAlongTheWall() {
        bodies.body[0].along = 0.6;
        double angle = StrictMath.toRadians(0.5);
        wallAt(SIDE / 2, -SIDE / 2, -StrictMath.sin(angle), StrictMath.cos(angle));
        contacts.get(0).place(contacts.get(0).point2, -SIDE / 2, -SIDE / 2, 0);

        assertThat(new CornerRule(0.068, THRESHOLD, false).touch(bodies, contacts.get(0), true, true))
                .isTrue();

        assertThat(bodies.body[0].spin).isZero();
        assertThat(bodies.body[0].along).isEqualTo(0.6);
        double parting = -StrictMath.sin(angle) * bodies.body[0].along + StrictMath.cos(angle) * bodies.body[0].across;
        assertThat(parting).isEqualTo(0, within(1e-15));
    }

    @Test
    void aRobotThatDrivesAwayFromTheWallIsFree() {
        bodies.body[0].along = -0.6;
        wallAt(SIDE / 2, -SIDE / 2, -Math.sqrt(0.75), 0.5);

        assertThat(new CornerRule(0.068, THRESHOLD, false).touch(bodies, contacts.get(0), true, false))
                .isFalse();
    }
}
