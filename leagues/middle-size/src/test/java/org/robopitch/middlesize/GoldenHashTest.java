// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.middlesize.parameters.Dialect;
import org.robopitch.middlesize.parameters.MiddleSizeParameters;

/**
 * Two minutes of driving, dribbling, kicking and lobbing at random end with the same bits on every Java and every
 * computer. These hashes change with {@link MiddleSizeWorld#BEHAVIOUR_VERSION} only.
 */
@Tag("determinism")
class GoldenHashTest {
    private static final int STEPS = 24_000;

    @ParameterizedTest
    @CsvSource({"A, 7a8b4ff57ea255af", "B, 294420de6b9ace92"})
    void fiveAgainstFive(Dialect dialect, String expected) {
        MiddleSizeWorld world = new MiddleSizeWorld(MiddleSizeParameters.of(dialect));
        RandomStream random = new RandomStream(2017, 6);
        for (int step = 0; step < STEPS; step++) {
            if (step % 5000 == 0) {
                new Placement(world).placeAtStart();
            }
            if (step % 10 == 0) {
                command(world, random);
            }
            world.step();
        }
        assertThat(Long.toHexString(world.hash())).isEqualTo(expected);
    }

    /** A third runs for the ball, the others anywhere; all dribble, and kick now and then. */
    private static void command(MiddleSizeWorld world, RandomStream random) {
        Bodies bodies = world.bodies();
        for (int robot = 0; robot < bodies.robots; robot++) {
            double dx = bodies.body[bodies.ball].x - bodies.body[robot].x;
            double dy = bodies.body[bodies.ball].y - bodies.body[robot].y;
            double ahead = bodies.body[robot].headingX * dx + bodies.body[robot].headingY * dy;
            double aside = bodies.body[robot].headingX * dy - bodies.body[robot].headingY * dx;
            boolean chases = random.nextInt(3) == 0;
            world.drive(
                    robot,
                    chases ? ahead : random.between(-4, 4),
                    chases ? aside : random.between(-4, 4),
                    chases ? 3 * aside : random.between(-5, 5));
            world.handling().dribble(robot, true);
            world.handling().kick(robot, random.nextInt(12) == 0 ? 4 : 0, random.nextInt(2) == 0 ? 1 : -1);
        }
    }
}
