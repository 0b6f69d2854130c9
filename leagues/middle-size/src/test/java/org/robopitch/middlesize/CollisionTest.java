// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.engine.state.Snapshot;
import org.robopitch.middlesize.parameters.Dialect;

/** Robots against each other, the ball and the goals. */
class CollisionTest {

    @ParameterizedTest
    @EnumSource(Dialect.class)
    void robotsThatAllWantTheBallStayApartAndOutOfTheGoals(Dialect dialect) {
        TestWorld test = new TestWorld(org.robopitch.middlesize.parameters.MiddleSizeParameters.of(dialect));
        double line = test.world.parameters().field().length() / 2;
        RandomStream random = new RandomStream(11, 0);
        test.placement.placeAtStart();
        double[][] places = {{0, 0}, {line - 0.2, 0}, {-line, 0.9}, {line + 0.4, 1.5}, {-line - 1.2, 0.2}, {line, -6}};
        for (double[] place : places) {
            for (int step = 0; step < 800; step++) {
                for (int i = 0; i < test.bodies.robots; i++) {
                    chase(test, i, place[0], place[1], random);
                }
                test.world.step();
                assertThat(test.deepestOverlap())
                        .as("at %s, step %s of seed 11", java.util.Arrays.toString(place), step)
                        .isLessThan(MiddleSizeWorld.ALLOWED_OVERLAP);
            }
        }
    }

    private static void chase(TestWorld test, int robot, double x, double y, RandomStream random) {
        double dx = x - test.bodies.body[robot].x;
        double dy = y - test.bodies.body[robot].y;
        double hx = test.bodies.body[robot].headingX;
        double hy = test.bodies.body[robot].headingY;
        double way = Math.max(0.1, Math.sqrt(dx * dx + dy * dy));
        test.world.handling().dribble(robot, true);
        test.world.drive(robot, 3 * (hx * dx + hy * dy) / way, 3 * (hx * dy - hy * dx) / way, random.between(-4, 4));
    }

    @Test
    void aBallThatHitsAStandingRobotGivesItsMomentum() {
        TestWorld test = TestWorld.of(Dialect.B).robot(1, 0, 0, Math.PI);
        test.bodies.body[1].along = 0;
        test.placement.launchBall(0.5, 0, 0, -6, 0, 0);
        double before = 0.41 * test.bodies.body[test.ball].along;
        for (int i = 0; i < 40; i++) {
            double ballBefore = test.bodies.body[test.ball].along;
            test.world.step();
            if (test.bodies.body[test.ball].along > ballBefore + 1) {
                break;
            }
        }
        // The wheels brake the robot with 5 m/s² at most, the ground the ball with 4.9 m/s².
        double after = 0.41 * test.bodies.body[test.ball].along - 39 * test.bodies.body[1].along;
        assertThat(after).isCloseTo(before, within(39 * 5 * test.world.stepSeconds() + 0.41 * 4.9 * 0.05));
        assertThat(test.bodies.body[test.ball].along).isGreaterThan(0);
    }

    @Test
    void theWorldIsTheSameInAMirror() {
        TestWorld one = TestWorld.of(Dialect.B)
                .robot(1, -3, 0.5, 0)
                .robot(2, -1, -0.4, 2)
                .robot(6, 1, 0.2, 3);
        TestWorld other = TestWorld.of(Dialect.B)
                .robot(1, -3, -0.5, 0)
                .robot(2, -1, 0.4, -2)
                .robot(6, 1, -0.2, -3);
        one.placement.placeBall(-1.5, 0.3);
        other.placement.placeBall(-1.5, -0.3);
        for (int i : new int[] {1, 2, 6}) {
            one.world.handling().dribble(i, true);
            other.world.handling().dribble(i, true);
        }
        for (int step = 0; step < 600; step++) {
            for (int i : new int[] {1, 2, 6}) {
                double along = 3 * Math.sin(0.01 * step + i);
                double across = 2 * Math.cos(0.013 * step + 2 * i);
                double spin = 3 * Math.sin(0.007 * step * i);
                one.world.drive(i, along, across, spin);
                other.world.drive(i, along, -across, -spin);
            }
            one.world.step();
            other.world.step();
            for (int i : new int[] {1, 2, 6, one.ball}) {
                assertThat(other.bodies.body[i].x).isCloseTo(one.bodies.body[i].x, within(1e-9));
                assertThat(other.bodies.body[i].y).isCloseTo(-one.bodies.body[i].y, within(1e-9));
            }
        }
    }

    @Test
    void aSnapshotBringsBackTheSameFuture() {
        TestWorld test = TestWorld.of(Dialect.A).robot(1, -3, 0, 0).robot(6, -1, 0.1, 3);
        test.placement.placeBall(-2.57, 0);
        test.world.handling().dribble(1, true);
        test.world.drive(1, 1.5, 0.3, 0.5);
        test.run(0.2);
        Snapshot snapshot = test.world.snapshot();
        test.world.handling().kick(1, 2, -1);
        test.run(1);
        long hash = test.world.hash();
        double x = test.bodies.body[test.ball].x;
        test.world.restore(snapshot);
        assertThat(test.world.hash()).isEqualTo(snapshot.hash());
        test.world.handling().kick(1, 2, -1);
        test.run(1);
        assertThat(test.world.hash()).isEqualTo(hash);
        assertThat(test.bodies.body[test.ball].x).isEqualTo(x);
    }
}
