// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.engine.world.PlanarWorld;
import org.robopitch.mirosot.game.Mirosot;
import org.robopitch.mirosot.parameters.MirosotParameters;
import org.robopitch.mirosot.parameters.Size;
import org.robopitch.mirosot.parameters.StartParameters.End;
import org.robopitch.mirosot.parameters.TimingParameters;

/**
 * The state after a long run, as a literal: the same bits on every machine and every Java. A change of these numbers is a
 * change of behaviour: raise {@link PlanarWorld#BEHAVIOUR_VERSION} and say so in the change log.
 */
@Tag("determinism")
class GoldenHashTest {
    private static final int COMMANDS_HOLD = 200;

    @Test
    void fiveAgainstFive() {
        assertThat(Long.toHexString(play(Size.MIDDLE, TimingParameters.defaults(), 20_000)))
                .isEqualTo("991257f20cce7fe3");
    }

    @Test
    void fiveAgainstFiveInStepsOfAMillisecond() {
        assertThat(Long.toHexString(play(Size.MIDDLE, TimingParameters.fine(), 60_000)))
                .isEqualTo("71df023d60f86189");
    }

    @Test
    void elevenAgainstElevenInStepsOfAMillisecond() {
        assertThat(Long.toHexString(play(Size.LARGE, TimingParameters.fine(), 30_000)))
                .isEqualTo("8bd38c52289409de");
    }

    /** Half of the time everybody drives at random, half of the time to the ball. */
    private static long play(Size size, TimingParameters timing, int steps) {
        MirosotParameters parameters = MirosotParameters.defaults(size)
                .with("start.blueDefends", End.POSITIVE_X)
                .with("timing", timing);
        PlanarWorld world = Mirosot.of(parameters).newWorld();
        RandomStream random = new RandomStream(2003, 2007);
        for (int step = 0; step < steps; step++) {
            if (step % COMMANDS_HOLD == 0) {
                boolean chase = step / 5_000 % 2 == 1;
                for (int robot = 0; robot < world.bodies().robots; robot++) {
                    double turn = chase ? towardsBall(world.bodies(), robot) : random.between(-40, 40);
                    double drive = chase ? 30 : random.between(-40, 40);
                    world.command(robot, 0, drive - turn);
                    world.command(robot, 1, drive + turn);
                }
            }
            world.step();
        }
        return world.hash();
    }

    private static double towardsBall(Bodies bodies, int robot) {
        double dx = bodies.body[bodies.ball].x - bodies.body[robot].x;
        double dy = bodies.body[bodies.ball].y - bodies.body[robot].y;
        return 20
                * (bodies.body[robot].headingX * dy - bodies.body[robot].headingY * dx)
                / Math.sqrt(dx * dx + dy * dy + 1e-6);
    }
}
