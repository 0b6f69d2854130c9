// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.collision;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.robopitch.engine.body.Bodies;
import org.robopitch.mixedreality.parameters.MixedRealityParameters;
import org.robopitch.mixedreality.world.MixedRealityWorld;

class CollisionPointTest {
    private static final int A = 0;
    private static final int B = 1;

    private final Bodies bodies = new MixedRealityWorld(MixedRealityParameters.of(1), 1).bodies();
    private final CollisionPoint point = new CollisionPoint(new Boxes(0.025, 0.027));

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
            double x = bodies.body[A].x + dx;
            double y = bodies.body[A].y + dy;
            assertThat(CollisionPoint.alongOf(bodies, A, x, y))
                    .as("seed %d", seed)
                    .isCloseTo(distance * Math.cos(angle), within(1e-14));
            assertThat(CollisionPoint.acrossOf(bodies, A, x, y)).isCloseTo(distance * Math.sin(angle), within(1e-14));
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
        assertThat(point.find(bodies, A, B)).isTrue();
        assertThat(point.vertexOfA).isTrue();
        assertThat(point.vertexOfB).isFalse();
        assertThat(point.oneCorner).as("oblique").isTrue();
        assertPoint(11.5, 0);
        assertThat(point.onLateralSide(bodies, B)).as("at B's front").isFalse();
    }

    @Test
    void rowTwoOfTableTwoAVertexOfBBumpsIntoA() {
        cornerOfFirstInSecond(B, A);
        assertThat(point.find(bodies, A, B)).isTrue();
        assertThat(point.vertexOfA).isFalse();
        assertThat(point.vertexOfB).isTrue();
        assertPoint(11.5, 0);
    }

    @Test
    void rowThreeOfTableTwoIsTheMiddleOfBothVertices() {
        put(A, -24, 0, 0);
        put(B, 0, 6, 0);
        assertThat(point.find(bodies, A, B)).isTrue();
        assertThat(point.vertexOfA && point.vertexOfB).isTrue();
        assertThat(point.oneCorner).isFalse();
        // A's front left corner is at (−11.5, 13.5), B's back right one at (−12.5, −7.5).
        assertPoint(-12, 3);
    }

    @Test
    void rowFourOfTableTwoIsNoCollision() {
        put(A, -26, 0, 0);
        put(B, 0, 6, 0);
        assertThat(point.find(bodies, A, B)).isFalse();
    }
}
