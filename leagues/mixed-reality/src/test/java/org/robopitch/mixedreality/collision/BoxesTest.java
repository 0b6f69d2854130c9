// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.collision;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.robopitch.engine.body.Bodies;
import org.robopitch.mixedreality.parameters.MixedRealityParameters;
import org.robopitch.mixedreality.world.MixedRealityWorld;

class BoxesTest {
    private static final int A = 0;
    private static final int B = 1;

    private final Bodies bodies = new MixedRealityWorld(MixedRealityParameters.of(1), 1).bodies();
    private final Boxes point = new Boxes(0.025, 0.027);

    private boolean find() {
        return point.find(bodies.body[A], bodies.body[B], Boxes.ROUNDING);
    }

    /** Millimetres and degrees. */
    private void put(int robot, double x, double y, double degrees) {
        bodies.body[robot].x = x / 1000;
        bodies.body[robot].y = y / 1000;
        bodies.body[robot].headingX = Math.cos(Math.toRadians(degrees));
        bodies.body[robot].headingY = Math.sin(Math.toRadians(degrees));
    }

    private void assertPoint(double x, double y) {
        assertThat(1000 * point.x).isCloseTo(x, within(1e-9));
        assertThat(1000 * point.y).isCloseTo(y, within(1e-9));
    }

    @Test
    void aPlaceInTheRobotsFrameIsWhatEquationsOneAndTwoPrint() {
        long seed = 11;
        Random random = new Random(seed);
        for (int i = 0; i < 1000; i++) {
            double theta = Math.PI * (2 * random.nextDouble() - 1);
            put(A, 100 * random.nextDouble(), 100 * random.nextDouble(), Math.toDegrees(theta));
            double dx = random.nextDouble() - 0.5;
            double dy = random.nextDouble() - 0.5;
            // As printed, with the arc tangent of all four quadrants.
            double distance = Math.sqrt(dx * dx + dy * dy);
            double angle = Math.atan2(dy, dx) - theta;
            point.x = bodies.body[A].x + dx;
            point.y = bodies.body[A].y + dy;
            assertThat(point.along(bodies.body[A]))
                    .as("seed %d", seed)
                    .isCloseTo(distance * Math.cos(angle), within(1e-14));
            assertThat(point.across(bodies.body[A])).isCloseTo(distance * Math.sin(angle), within(1e-14));
        }
    }

    /** A corner of one robot, 18.3984 mm from its centre, points at the other's side and is 1 mm deep in it. */
    private void cornerOfFirstInSecond(int first, int second) {
        double corner = Math.hypot(12.5, 13.5);
        put(second, 0, 0, 0);
        put(first, 12.5 + corner - 1, 0, 180 - Math.toDegrees(Math.atan2(13.5, 12.5)));
    }

    @Test
    void rowOneOfTableTwoAVertexOfABumpsIntoB() {
        cornerOfFirstInSecond(A, B);
        assertThat(find()).isTrue();
        assertThat(point.cornerOfA).isTrue();
        assertThat(point.cornerOfB).isFalse();
        assertThat(point.oneCorner).as("oblique").isTrue();
        assertPoint(11.5, 0);
        assertThat(point.isOnLateralSide(bodies.body[B])).as("at B's front").isFalse();
    }

    @Test
    void rowTwoOfTableTwoAVertexOfBBumpsIntoA() {
        cornerOfFirstInSecond(B, A);
        assertThat(find()).isTrue();
        assertThat(point.cornerOfA).isFalse();
        assertThat(point.cornerOfB).isTrue();
        assertPoint(11.5, 0);
    }

    @Test
    void rowThreeOfTableTwoIsTheMiddleOfBothVertices() {
        put(A, -24, 0, 0);
        put(B, 0, 6, 0);
        assertThat(find()).isTrue();
        assertThat(point.cornerOfA && point.cornerOfB).isTrue();
        assertThat(point.oneCorner).isFalse();
        // A's front left corner is at (−11.5, 13.5), B's back right one at (−12.5, −7.5).
        assertPoint(-12, 3);
    }

    @Test
    void rowFourOfTableTwoIsNoCollision() {
        put(A, -26, 0, 0);
        put(B, 0, 6, 0);
        assertThat(find()).isFalse();
    }
}
