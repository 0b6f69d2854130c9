// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.engine.world.Quality;
import org.robopitch.middlesize.parameters.Dialect;
import org.robopitch.middlesize.parameters.MiddleSizeParameters;

/**
 * Robots fight for the ball, so that it is wedged between a kicker's notch and others again and again: nobody is held where
 * it is for that, and nobody overlaps.
 */
class NobodyIsHeldTest {
    private static final int STEPS = 40_000;

    @ParameterizedTest
    @EnumSource(Dialect.class)
    void inAFightForTheBall(Dialect dialect) {
        MiddleSizeWorld world = new MiddleSizeWorld(MiddleSizeParameters.of(dialect));
        Bodies bodies = world.bodies();
        RandomStream random = new RandomStream(31, 0);
        double least = 0;
        for (int step = 0; step < STEPS; step++) {
            if (step % 10 == 0) {
                command(world, random);
            }
            world.step();
            for (int a = 0; a < bodies.robots; a++) {
                least = Math.min(least, world.plane().gap(a, world.plane().bodies().ground));
                for (int b = a + 1; b < bodies.robots; b++) {
                    least = Math.min(least, world.plane().gap(a, b));
                }
            }
        }
        Quality quality = world.plane().quality();
        assertThat(quality.holds()).as("held bodies in %d steps", STEPS).isLessThan(STEPS / 1000);
        assertThat(quality.corrections())
                .as("steps in which robots that turn in contact had to be moved apart, of %d", STEPS)
                .isLessThan(STEPS / 50);
        assertThat(least).isGreaterThanOrEqualTo(-MiddleSizeWorld.ALLOWED_OVERLAP);
    }

    /** A quarter runs for the ball, the others anywhere; all dribble, and kick now and then. */
    private static void command(MiddleSizeWorld world, RandomStream random) {
        Bodies bodies = world.bodies();
        for (int robot = 0; robot < bodies.robots; robot++) {
            double dx = bodies.body[bodies.ball].x - bodies.body[robot].x;
            double dy = bodies.body[bodies.ball].y - bodies.body[robot].y;
            double way = Math.max(0.1, Math.sqrt(dx * dx + dy * dy));
            double ahead = (bodies.body[robot].headingX * dx + bodies.body[robot].headingY * dy) / way;
            double aside = (bodies.body[robot].headingX * dy - bodies.body[robot].headingY * dx) / way;
            boolean chases = random.nextInt(4) == 0;
            world.drive(
                    robot,
                    chases ? 2 * ahead : random.between(-3, 3),
                    chases ? 2 * aside : random.between(-3, 3),
                    chases ? 4 * aside : random.between(-4, 4));
            world.handling().dribble(robot, true);
            world.handling().kick(robot, random.nextInt(20) == 0 ? 3 : 0, random.nextInt(2) == 0 ? 1 : -1);
        }
    }
}
