// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.body.Outline;
import org.robopitch.engine.body.Pitch;
import org.robopitch.engine.body.Wall;
import org.robopitch.engine.scene.Robots;
import org.robopitch.engine.scene.Scene;
import org.robopitch.engine.scene.TestDrives;

/** Robots anywhere on a pitch: what a detector says of the walls near them against all corners and sides, one by one. */
class WallGapTest {
    private static final int PLACES = 20_000;

    /** How far away a wall is still measured, m. */
    private static final double NEAR = 0.05;

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void wallsAreWhereTheyAre(boolean freeGoals) {
        Pitch pitch = freeGoals ? new Pitch(4, 3, 1, 0.6, 0, 1) : new Pitch(1.5, 1.3, 0.4, 0.1, 0.07);
        Scene scene = Scene.of(pitch, Robots.times(1, Robots.free()), TestDrives.lagging(0.001));
        Bodies bodies = scene.bodies;
        SplittableRandom random = new SplittableRandom(10);
        double x = pitch.length() / 2 + pitch.goalDepth() + pitch.runOff();
        double y = pitch.width() / 2 + pitch.runOff();
        int near = 0;
        for (int i = 0; i < PLACES; i++) {
            double heading = 2 * Math.PI * random.nextDouble();
            scene.place(0, (2 * random.nextDouble() - 1) * x, (2 * random.nextDouble() - 1) * y, heading);
            double distance = distance(bodies, pitch);
            if (distance < 0) {
                continue;
            }
            double gap = scene.world.gap(0, bodies.ground);
            scene.world.bodiesWereMoved();
            Contacts contacts = Nearby.contacts(scene, NEAR);
            String where = bodies.body[0].x + ", " + bodies.body[0].y + ", " + heading;
            // Between two corners a separating line falls short of the distance, by less than half of it.
            assertThat(gap).as(where).isBetween(0.5 * Math.min(distance, NEAR), distance + 1e-12);
            if (distance < NEAR) {
                near++;
                assertThat(contacts.count).as(where).isPositive();
            }
        }
        assertThat(near).isGreaterThan(PLACES / 100);
    }

    /** Both of its other corners are equally far away then; a mirrored robot must take the same one. */
    @Test
    void aRobotThatPointsStraightAtAWallTakesTheCornerInFront() {
        Scene scene = Scene.of(
                new Pitch(1.5, 1.3, 0.4, 0.1, 0.07), Robots.times(1, Robots.free()), TestDrives.lagging(0.001));
        double diagonal = Math.sqrt(0.5);
        for (int side = -1; side <= 1; side += 2) {
            scene.pose(0, 0.1, side * (0.65 - 0.055), diagonal, side * diagonal);
            scene.world.bodiesWereMoved();
            Contacts contacts = Nearby.contacts(scene, NEAR);
            assertThat(contacts.count).isEqualTo(1);
            assertThat(contacts.get(0).point1.gap).isCloseTo(0.055 - Robots.SIDE * diagonal, within(1e-12));
            assertThat(contacts.get(0).point2.x).isPositive();
        }
    }

    /** The distance of the robot to the nearest wall; negative if they overlap. */
    private static double distance(Bodies bodies, Pitch pitch) {
        Outline outline = bodies.outline(0);
        double[] x = new double[outline.corners()];
        double[] y = new double[outline.corners()];
        for (int i = 0; i < x.length; i++) {
            x[i] = bodies.body[0].x
                    + bodies.body[0].headingX * outline.cornerX[i]
                    - bodies.body[0].headingY * outline.cornerY[i];
            y[i] = bodies.body[0].y
                    + bodies.body[0].headingY * outline.cornerX[i]
                    + bodies.body[0].headingX * outline.cornerY[i];
        }
        double least = Double.POSITIVE_INFINITY;
        for (Wall wall : pitch.walls()) {
            Outline block = wall.outline();
            if (overlap(x, y, block.cornerX, block.cornerY) && overlap(block.cornerX, block.cornerY, x, y)) {
                return -1;
            }
            least = Math.min(least, nearest(x, y, block.cornerX, block.cornerY));
            least = Math.min(least, nearest(block.cornerX, block.cornerY, x, y));
        }
        return least;
    }

    /** Whether no side of the first polygon has all of the second in front of it. */
    private static boolean overlap(double[] x, double[] y, double[] otherX, double[] otherY) {
        for (int i = 0; i < x.length; i++) {
            int j = (i + 1) % x.length;
            boolean separates = true;
            for (int k = 0; k < otherX.length; k++) {
                separates &= (x[j] - x[i]) * (otherY[k] - y[i]) - (y[j] - y[i]) * (otherX[k] - x[i]) < 0;
            }
            if (separates) {
                return false;
            }
        }
        return true;
    }

    /** The smallest distance of a corner of the first polygon to a side of the second. */
    private static double nearest(double[] x, double[] y, double[] otherX, double[] otherY) {
        double least = Double.POSITIVE_INFINITY;
        for (int i = 0; i < x.length; i++) {
            for (int k = 0; k < otherX.length; k++) {
                int m = (k + 1) % otherX.length;
                double sideX = otherX[m] - otherX[k];
                double sideY = otherY[m] - otherY[k];
                double along =
                        ((x[i] - otherX[k]) * sideX + (y[i] - otherY[k]) * sideY) / (sideX * sideX + sideY * sideY);
                double share = Math.max(0, Math.min(1, along));
                least = Math.min(least, Math.hypot(x[i] - otherX[k] - share * sideX, y[i] - otherY[k] - share * sideY));
            }
        }
        return least;
    }
}
