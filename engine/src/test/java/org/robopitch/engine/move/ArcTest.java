// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.move;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.engine.scene.Robots;

/** The arc of constant velocity against its closed form with sine and cosine. */
class ArcTest {
    private final Bodies bodies = new Bodies(Robots.times(1, Robots.free()), 0.02, 0.05, 0);

    @ParameterizedTest
    @MethodSource("org.robopitch.engine.scene.Seeds#few")
    void anArcEndsWhereTheClosedFormSays(long seed) {
        RandomStream random = new RandomStream(seed, 0);
        for (int i = 0; i < 20_000; i++) {
            // Angles from far below a step's to several turns.
            double angle = random.between(-1, 1) * StrictMath.pow(10, random.between(-9, 1.3));
            double duration = random.between(0.0001, 0.1);
            compare(
                    random.between(-3, 3),
                    random.between(-3, 3),
                    angle / duration,
                    duration,
                    random.between(-3.1, 3.1));
        }
    }

    @Test
    void withoutSpinTheWayIsStraight() {
        place(0.2, -0.1, 0.5);
        Arc.advance(bodies.body[0], 2, 0.5, 0, 0.25);
        double c = StrictMath.cos(0.5);
        double s = StrictMath.sin(0.5);
        assertThat(bodies.body[0].x).isCloseTo(0.2 + 0.25 * (2 * c - 0.5 * s), within(1e-15));
        assertThat(bodies.body[0].y).isCloseTo(-0.1 + 0.25 * (2 * s + 0.5 * c), within(1e-15));
        assertThat(bodies.body[0].headingX).isCloseTo(c, within(2e-16));
    }

    @Test
    void aFullCircleComesBackToWhereItBegan() {
        place(0, 0, 0);
        Arc.advance(bodies.body[0], 1, 0, 2 * Math.PI, 1);
        assertThat(bodies.body[0].x).isCloseTo(0, within(1e-14));
        assertThat(bodies.body[0].y).isCloseTo(0, within(1e-14));
        assertThat(bodies.body[0].headingX).isCloseTo(1, within(1e-14));
    }

    @Test
    void theHeadingStaysAUnitVectorForTenMillionSteps() {
        place(0, 0, 1);
        for (int i = 0; i < 10_000_000; i++) {
            Arc.advance(bodies.body[0], 0, 0, i % 2 == 0 ? 97 : -31, 0.001);
        }
        double length = Math.hypot(bodies.body[0].headingX, bodies.body[0].headingY);
        assertThat(length).isCloseTo(1, within(4e-16));
        // Rounding turns it by no more than a random walk of last bits would, nowhere near a degree.
        double turned = StrictMath.IEEEremainder(1 + 5_000_000 * (0.097 - 0.031), 2 * Math.PI);
        assertThat(StrictMath.atan2(bodies.body[0].headingY, bodies.body[0].headingX))
                .isCloseTo(turned, within(1e-9));
    }

    @Test
    void aMirroredArcEndsMirroredToTheBit() {
        place(0.3, 0.4, 0.7);
        double hx = bodies.body[0].headingX;
        double hy = bodies.body[0].headingY;
        Arc.advance(bodies.body[0], 1.3, -0.4, 33, 0.01);
        double x = bodies.body[0].x;
        double y = bodies.body[0].y;
        bodies.body[0].x = 0.3;
        bodies.body[0].y = -0.4;
        bodies.body[0].headingX = hx;
        bodies.body[0].headingY = -hy;
        Arc.advance(bodies.body[0], 1.3, 0.4, -33, 0.01);
        assertThat(bodies.body[0].x).isEqualTo(x);
        assertThat(bodies.body[0].y).isEqualTo(-y);
    }

    private void compare(double along, double across, double spin, double duration, double heading) {
        place(0.1, 0.2, heading);
        Arc.advance(bodies.body[0], along, across, spin, duration);
        double angle = spin * duration;
        double half = angle / 2;
        double chord = Math.abs(half) < 1e-12 ? duration : duration * StrictMath.sin(half) / half;
        double c = StrictMath.cos(heading + half);
        double s = StrictMath.sin(heading + half);
        assertThat(bodies.body[0].x).isCloseTo(0.1 + chord * (along * c - across * s), within(1e-14));
        assertThat(bodies.body[0].y).isCloseTo(0.2 + chord * (along * s + across * c), within(1e-14));
        assertThat(bodies.body[0].headingX).isCloseTo(StrictMath.cos(heading + angle), within(2e-14));
        assertThat(bodies.body[0].headingY).isCloseTo(StrictMath.sin(heading + angle), within(2e-14));
    }

    private void place(double x, double y, double angle) {
        bodies.body[0].x = x;
        bodies.body[0].y = y;
        bodies.body[0].headingX = StrictMath.cos(angle);
        bodies.body[0].headingY = StrictMath.sin(angle);
    }
}
