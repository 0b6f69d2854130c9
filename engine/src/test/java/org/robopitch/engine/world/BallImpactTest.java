// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.robopitch.engine.scene.Robots;
import org.robopitch.engine.scene.Scene;
import org.robopitch.engine.scene.TestDrives;

/** The ball against walls and robots (Klančar 2007, sec. 4.2 and 4.3), worked by hand. */
class BallImpactTest {
    private static final double SAME = 1e-9;

    /** Where the ball's centre is when it touches the front of a robot at the origin. */
    private static final double IN_FRONT = Robots.SIDE / 2 + Robots.BALL_RADIUS;

    private static Scene scene(double ballRobot, double ballWall, boolean ballMovesRobots) {
        return Scene.of(
                Scene.MIDDLE,
                Robots.times(1, Robots.free()),
                TestDrives.coasting(),
                TestDrives.frictionless(),
                new CollisionSettings(0, 0, ballRobot, ballWall, 0.02, ballMovesRobots));
    }

    @ParameterizedTest
    @CsvSource({"1, 0.5", "0.6, -0.8", "0, 0.3"})
    void atTheWallTheBallKeepsItsTangentialSpeedAndTheRestitutionsShareOfTheOther(double restitution, double along) {
        Scene scene = scene(0, restitution, true);
        scene.place(0, -0.5, 0, 0);
        double start = 0.9 - Robots.BALL_RADIUS - 0.0005;
        scene.ball(0.2, start, along, 2);
        scene.run(1);
        // 0.5 mm at 2 m/s: it hits after 0.25 ms and goes back for 0.75 ms.
        assertThat(scene.vx(scene.ball)).isCloseTo(along, within(SAME));
        assertThat(scene.vy(scene.ball)).isCloseTo(-2 * restitution, within(SAME));
        assertThat(scene.bodies.body[scene.ball].x).isCloseTo(0.2 + along * 0.001, within(SAME));
        assertThat(scene.bodies.body[scene.ball].y).isCloseTo(start + 0.0005 - 2 * restitution * 0.00075, within(SAME));
    }

    @ParameterizedTest
    @CsvSource({"1, 0, -2", "0.5, 0.4, -1", "0.3, 1.5, 0", "0, 1, 0.2"})
    void aCentralHitSharesMomentumAsEquation23Says(double restitution, double robot, double ball) {
        Scene scene = scene(restitution, 0, true);
        scene.place(0, 0, 0, 0).move(0, robot, 0, 0);
        scene.ball(IN_FRONT + 0.0002, 0, ball, 0);
        scene.run(1);
        double m1 = Robots.MASS;
        double m2 = Robots.BALL_MASS;
        double approach = robot - ball;
        assertThat(scene.vx(0)).isCloseTo(robot - (1 + restitution) * m2 / (m1 + m2) * approach, within(SAME));
        assertThat(scene.vx(scene.ball)).isCloseTo(ball + (1 + restitution) * m1 / (m1 + m2) * approach, within(SAME));
        assertThat(scene.vy(scene.ball)).isCloseTo(0, within(SAME));
        assertThat(scene.bodies.body[0].spin).isCloseTo(0, within(SAME));
    }

    @Test
    void aRobotThatDoesNotFeelTheBallGivesItTheSpeedOfEquation24() {
        Scene scene = scene(0.4, 0, false);
        scene.place(0, 0, 0, 0).move(0, 0.8, 0, 0);
        scene.ball(IN_FRONT + 0.0002, 0.01, -1, 0.3);
        scene.run(1);
        // In the robot's frame the ball comes with 1.8 m/s and leaves with 0.4 of that.
        assertThat(scene.vx(scene.ball)).isCloseTo(0.8 + 0.4 * 1.8, within(SAME));
        assertThat(scene.vy(scene.ball)).isCloseTo(0.3, within(SAME));
        assertThat(scene.vx(0)).isEqualTo(0.8);
    }

    @Test
    void aTurningRobotHitsTheBallWithTheVelocityOfItsRim() {
        double spin = 6;
        double side = -0.02;
        Scene scene = scene(0.5, 0, false);
        scene.place(0, 0, 0, 0).move(0, 0.1, 0, spin);
        scene.ball(IN_FRONT + 1e-6, side, 0, 0);
        scene.run(1);
        // Eq. 25: at (x, y) the rim moves along the heading with v − ω·y, here 0.1 + 6 · 0.02 m/s.
        double rim = 0.1 + spin * 0.02;
        assertThat(scene.vx(scene.ball)).isCloseTo(1.5 * rim, within(1e-4));
        assertThat(scene.bodies.body[0].spin).isEqualTo(spin);
    }

    @Test
    void aHitBesideTheCentreTurnsTheRobotAndKeepsMomentum() {
        double side = 0.02;
        Scene scene = scene(0.5, 0, true);
        scene.place(0, 0, 0, 0);
        scene.ball(IN_FRONT + 0.0001, side, -2, 0);
        scene.run(1);
        double yielding = 1 / Robots.MASS + 1 / Robots.BALL_MASS + side * side / Robots.INERTIA;
        double impulse = 1.5 * 2 / yielding;
        assertThat(scene.vx(scene.ball)).isCloseTo(-2 + impulse / Robots.BALL_MASS, within(1e-7));
        assertThat(scene.bodies.body[0].spin).isCloseTo(side * impulse / Robots.INERTIA, within(1e-5));
        double momentum = Robots.MASS * scene.bodies.body[0].along + Robots.BALL_MASS * scene.vx(scene.ball);
        assertThat(momentum).isCloseTo(-2 * Robots.BALL_MASS, within(1e-9));
    }

    @Test
    void aBallThatRollsAwayFasterThanTheRobotIsNotTouched() {
        Scene scene = scene(0.5, 0.5, true);
        scene.place(0, 0, 0, 0).move(0, 0.5, 0, 0);
        scene.ball(IN_FRONT + 1e-7, 0, 0.6, 0);
        scene.run(50);
        assertThat(scene.vx(scene.ball)).isEqualTo(0.6);
        assertThat(scene.vx(0)).isEqualTo(0.5);
    }
}
