// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.game;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.match.Commands;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchListener;
import org.robopitch.engine.match.MatchSetup;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.Team;
import org.robopitch.engine.world.PlanarWorld;
import org.robopitch.mirosot.Placement;
import org.robopitch.mirosot.Pose;
import org.robopitch.mirosot.parameters.MirosotParameters;
import org.robopitch.mirosot.parameters.Size;
import org.robopitch.mirosot.parameters.TimingParameters;

class ScrumTest {
    private static final int STEPS = 2000;

    /** Drives every robot at the ball with all it has, so that they wedge each other. */
    private static Team wedging() {
        return (Observation observation, Commands commands) -> {
            for (int i = 0; i < observation.robots(); i++) {
                double dx = observation.ball().x() - observation.own(i).x();
                double dy = observation.ball().y() - observation.own(i).y();
                double turn = StrictMath.IEEEremainder(
                        StrictMath.atan2(dy, dx) - observation.own(i).heading(), 2 * Math.PI);
                commands.wheels(i, 68 - 40 * turn, 68 + 40 * turn);
            }
        };
    }

    @Test
    void inAPileOfAllRobotsNoNumberOfTheWorldEverGrowsBeyondReason() {
        Match match = new Match(new MatchSetup(Mirosot.of(Size.MIDDLE), wedging(), wedging(), 3));
        double[] largest = new double[1];
        match.watch(new MatchListener() {
            @Override
            public void cycled(Match played) {
                for (double value : played.game().world().snapshot().doubles()) {
                    largest[0] = Double.isNaN(value) ? Double.NaN : Math.max(largest[0], Math.abs(value));
                }
            }
        });
        while (match.game().world().time() < 60) {
            match.cycle();
        }
        // Wheel commands reach 68 rad/s before they are clamped; nothing in the world is larger than that.
        assertThat(largest[0]).isLessThanOrEqualTo(100);
    }

    /** A moment of impact that is found too early meets nothing, and is looked for again and again: there were five per step. */
    @Test
    void withLongStepsAStepIsCutOnlyWhereBodiesStrike() {
        PlanarWorld world = scrum(MirosotParameters.defaults(Size.MIDDLE));
        assertThat(world.quality().impacts()).isLessThan(2 * STEPS);
    }

    /** Robots that do not feel the ball (Klančar 2007, eq. 24) feel each other all the same. */
    @Test
    void aBallThatMovesNobodyLetsNobodyBeHeld() {
        PlanarWorld world = scrum(MirosotParameters.defaults(Size.MIDDLE).with("collisions.ballMovesRobots", false));
        assertThat(world.heldCount()).isZero();
    }

    /** All drive at the ball, in long steps. */
    private static PlanarWorld scrum(MirosotParameters parameters) {
        PlanarWorld world = Mirosot.of(parameters.with("timing", new TimingParameters(0.008, 0.008)))
                .newWorld();
        Bodies bodies = world.bodies();
        Placement placement = new Placement(world);
        for (int i = 0; i < bodies.robots; i++) {
            placement.placeRobot(i, Pose.ofAngle(0.2 * (i - 4.5), 0.3 * (i % 3 - 1), i), Placement.Speed.ZERO);
        }
        for (int step = 0; step < STEPS; step++) {
            for (int i = 0; step % 2 == 0 && i < bodies.robots; i++) {
                double dx = bodies.body[bodies.ball].x - bodies.body[i].x;
                double dy = bodies.body[bodies.ball].y - bodies.body[i].y;
                double turn = bodies.body[i].headingX * dy - bodies.body[i].headingY * dx;
                world.command(i, 0, 40 - 100 * turn);
                world.command(i, 1, 40 + 100 * turn);
            }
            world.step();
        }
        return world;
    }
}
