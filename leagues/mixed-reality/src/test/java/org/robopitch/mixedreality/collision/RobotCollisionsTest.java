// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.collision;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.robopitch.mixedreality.world.Scene;

class RobotCollisionsTest {
    private static final double FAST = 0.09748;
    private static final double SLOW = 0.02561;
    private static final double REACH = 0.0183983695;

    /** A behind B, faces 0.1 mm apart, B shifted to the left by some distance. */
    private static Scene oneBehindTheOther(Scene scene, double shift) {
        return scene.robot(0, 0, 0, 0).robot(1, 0.0251, shift, 0);
    }

    @Test
    void aRobotPushedFromBehindSpeedsUp() {
        Scene scene = oneBehindTheOther(Scene.consistent(), 0)
                .drive(0, FAST, FAST)
                .drive(1, SLOW, SLOW)
                .steps(50);
        double common = (FAST + SLOW) / 2;
        assertThat(scene.left(1)).isCloseTo(common, within(1e-12));
        assertThat(scene.right(1)).isCloseTo(common, within(1e-12));
        assertThat(scene.left(0)).isCloseTo(common, within(1e-12));
        assertThat(scene.world.collisions().contact(0).kind).isEqualTo(Collisions.Kind.PARALLEL);
        assertThat(scene.world.collisionStatus(1)).isEqualTo(Collisions.Status.ROBOT);
        assertThat(scene.heading(1)).isCloseTo(0, within(1e-9));
    }

    @Test
    void asPublishedAPairAlwaysEndsAtHalfItsCommonVelocity() {
        Scene scene = oneBehindTheOther(Scene.published(), 0)
                .drive(0, FAST, FAST)
                .drive(1, SLOW, SLOW)
                .steps(50);
        assertThat(scene.left(1)).isCloseTo((FAST + SLOW) / 4, within(1e-12));
        assertThat(scene.left(0)).isCloseTo((FAST + SLOW) / 4, within(1e-12));
    }

    @Test
    void headOnAtEqualSpeedsBothStopAtSlipOne() {
        Scene scene = Scene.consistent().robot(0, -0.02, 0, 0).robot(1, 0.02, 0, 180);
        scene.drive(0, FAST, FAST).drive(1, FAST, FAST).steps(300);
        assertThat(scene.left(0)).isZero();
        assertThat(scene.right(1)).isZero();
        assertThat(scene.bodies.body[0].x).isCloseTo(-0.0125, within(2e-4));
        assertThat(scene.deepest()).isLessThanOrEqualTo(1e-6);
    }

    @Test
    void aPushBesideTheMiddleTurnsBothByTheShareOfTheTorque() {
        // The faces overlap from −13.5 mm to 0 beside A's axis: contact at 6.75 mm to the right of A, left of B.
        Scene scene = oneBehindTheOther(Scene.consistent(), -0.0135).drive(0, FAST, FAST);
        while (scene.world.collisions().count() == 0) {
            scene.steps(1);
        }
        double share = 0.00675 / REACH;
        double half = FAST / 2;
        assertThat(scene.left(0)).isCloseTo(FAST - half * (1 - share), within(1e-6));
        assertThat(scene.right(0)).isCloseTo(FAST - half * (1 + share), within(1e-6));
        assertThat(scene.left(1)).isCloseTo(half * (1 + share), within(1e-6));
        assertThat(scene.right(1)).isCloseTo(half * (1 - share), within(1e-6));
    }

    @Test
    void asPublishedTheWheelYTakesTheLargerSlip() {
        Scene scene = oneBehindTheOther(Scene.published(), -0.0135).drive(0, FAST, FAST);
        while (scene.world.collisions().count() == 0) {
            scene.steps(1);
        }
        double slipY = (1 + 0.00675 / REACH) / 2;
        assertThat(scene.right(0)).isCloseTo((1 - slipY) * FAST / 2, within(1e-6));
        assertThat(scene.left(0)).isCloseTo(slipY * FAST / 2, within(1e-6));
        assertThat(scene.right(1)).isCloseTo((1 - slipY) * FAST / 2, within(1e-6));
    }

    /** A drives up into the side of B, which passes to the right (1) or to the left (−1). */
    private static Scene perpendicular(int direction) {
        return Scene.consistent()
                .robot(0, 0, -0.0262, 90)
                .robot(1, -direction * 0.004, 0, direction > 0 ? 0 : 180)
                .drive(0, FAST, FAST)
                .drive(1, FAST, FAST);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, -1})
    void inAPerpendicularCollisionATurnsWithBUntilItRetreats(int direction) {
        Scene scene = perpendicular(direction).steps(40);
        assertThat(scene.world.collisions().contact(0).kind.name()).endsWith("PERPENDICULAR");
        // B passes to the right: A turns to the right, clockwise.
        assertThat(direction * scene.bodies.body[0].spin).isNegative();
        scene.steps(100);
        assertThat(direction * (90 - scene.heading(0))).isGreaterThan(5);
        assertThat(scene.world.collisionStatus(0)).isEqualTo(Collisions.Status.ROBOT);
        scene.drive(0, -FAST, -FAST).steps(30);
        assertThat(scene.left(0)).isEqualTo(-FAST);
        assertThat(scene.world.collisionStatus(0)).isEqualTo(Collisions.Status.NONE);
        assertThat(scene.deepest()).isNegative();
    }

    /** What is read off a perpendicular collision, sub-step by sub-step. */
    private record Coupled(double turnedA, double turnedB, int jumps, int reversals) {
        static Coupled during(Scene scene, int steps) {
            double turnedA = 0;
            double turnedB = 0;
            int jumps = 0;
            int reversals = 0;
            for (int i = 0; i < steps; i++) {
                double before = scene.heading(0);
                double beforeB = scene.heading(1);
                double left = scene.left(0);
                scene.steps(1);
                double turn = Math.IEEEremainder(scene.heading(0) - before, 360);
                reversals += turn * turnedA < 0 ? 1 : 0;
                turnedA += turn;
                turnedB += Math.IEEEremainder(scene.heading(1) - beforeB, 360);
                jumps += Math.abs(scene.left(0) - left) > 0.01 ? 1 : 0;
            }
            return new Coupled(turnedA, turnedB, jumps, reversals);
        }
    }

    /** Fig. 5: A turns about itself, B around A, and they do not part while A drives at B. */
    @ParameterizedTest
    @ValueSource(ints = {1, -1})
    void aPerpendicularPairTurnsTogetherForAsLongAsAPushes(int direction) {
        Scene scene = perpendicular(direction).steps(10);
        double distance = distance(scene);
        double x = scene.bodies.body[0].x;
        double y = scene.bodies.body[0].y;
        Coupled coupled = Coupled.during(scene, 2000);
        // Eq. 12 gives A v/a0 = 223°/s, eq. 13 gives B two fifths of that; the pair has the mean, 156°/s.
        assertThat(direction * coupled.turnedA()).isBetween(-330.0, -290.0);
        assertThat(coupled.turnedB()).isCloseTo(coupled.turnedA(), within(0.1));
        assertThat(coupled.jumps()).isZero();
        assertThat(coupled.reversals()).isZero();
        assertThat(distance(scene)).as("they stay together").isCloseTo(distance, within(1e-6));
        assertThat(Math.hypot(scene.bodies.body[0].x - x, scene.bodies.body[0].y - y))
                .as("A turns about itself")
                .isLessThan(0.004);
        scene.drive(0, -FAST, -FAST).steps(1);
        assertThat(scene.world.collisionStatus(0)).as("A retreats").isEqualTo(Collisions.Status.NONE);
        double heading = scene.heading(0);
        scene.steps(200);
        assertThat(scene.heading(0)).isEqualTo(heading);
        assertThat(scene.world.collisionStatus(1)).isEqualTo(Collisions.Status.NONE);
    }

    private static double distance(Scene scene) {
        return Math.hypot(
                scene.bodies.body[1].x - scene.bodies.body[0].x, scene.bodies.body[1].y - scene.bodies.body[0].y);
    }

    @ParameterizedTest
    @ValueSource(doubles = {35, 55, 75, 105, 130})
    void aCollisionKeepsItsKindForAsLongAsItLasts(double degrees) {
        Scene scene = Scene.consistent()
                .robot(0, -0.06 * Math.cos(Math.toRadians(degrees)), -0.06 * Math.sin(Math.toRadians(degrees)), degrees)
                .robot(1, -0.01, 0, 0)
                .drive(0, FAST, FAST)
                .drive(1, SLOW, SLOW);
        Collisions.Kind kind = null;
        for (int i = 0; i < 2000; i++) {
            scene.steps(1);
            Collisions.Kind now = scene.world.collisions().count() == 0
                    ? null
                    : scene.world.collisions().contact(0).kind;
            if (kind != null && now != null) {
                assertThat(now).as("in sub-step %d", i).isEqualTo(kind);
            }
            kind = now;
        }
    }

    @Test
    void aRobotThatIsPlacedElsewhereLeavesItsCollisionBehind() {
        Scene scene = perpendicular(1).steps(200);
        assertThat(scene.world.collisions().count()).isEqualTo(1);
        scene.robot(1, -0.2, 0.1, 0).steps(1);
        assertThat(scene.world.collisions().count()).isZero();
        scene.robot(0, 0, 0, 0).robot(1, 0.03, 0, 0);
        scene.drive(0, FAST, FAST).drive(1, SLOW, SLOW).steps(150);
        assertThat(scene.world.collisions().contact(0).kind).isEqualTo(Collisions.Kind.PARALLEL);
    }

    @Test
    void inAPerpendicularCollisionOnlyTheBumpedWheelOfBSlips() {
        Scene scene = perpendicular(1);
        while (scene.world.collisions().count() == 0) {
            scene.steps(1);
        }
        assertThat(scene.world.collisions().contact(0).kind).isEqualTo(Collisions.Kind.PERPENDICULAR);
        // A is below B, which drives along x: its right wheel is at the bumped side.
        assertThat(scene.left(1)).isEqualTo(FAST);
        assertThat(scene.right(1)).isBetween(0.0, FAST * 0.999);
    }

    @Test
    void againstTheSideOfARobotAtRestTheCollidingOneStops() {
        Scene scene = Scene.consistent()
                .robot(0, 0, -0.03, 90)
                .robot(1, 0, 0, 0)
                .drive(0, FAST, FAST)
                .steps(200);
        assertThat(scene.left(0)).isZero();
        assertThat(scene.right(0)).isZero();
        assertThat(scene.bodies.body[1].x).isCloseTo(0, within(1e-12));
        assertThat(scene.bodies.body[1].y).isCloseTo(0, within(2e-4));
    }

    @Test
    void aCornerIsTreatedByTheSideItBumpsInto() {
        Scene side =
                Scene.consistent().robot(0, 0, -0.04, 60).robot(1, 0.012, 0, 0).drive(0, FAST, FAST);
        Scene back =
                Scene.consistent().robot(0, -0.04, 0, 30).robot(1, 0, 0.015, 0).drive(0, FAST, FAST);
        while (side.world.collisions().count() == 0) {
            side.steps(1);
        }
        while (back.world.collisions().count() == 0) {
            back.steps(1);
        }
        assertThat(side.world.collisions().contact(0).kind).isEqualTo(Collisions.Kind.OBLIQUE_PERPENDICULAR);
        assertThat(back.world.collisions().contact(0).kind).isEqualTo(Collisions.Kind.OBLIQUE_PARALLEL);
    }

    @Test
    void theMirroredCollisionHasTheMirroredEnd() {
        Scene one = Scene.consistent().robot(0, 0, -0.04, 55).robot(1, 0.012, 0, 10);
        Scene mirrored = Scene.consistent().robot(0, 0, 0.04, -55).robot(1, 0.012, 0, -10);
        one.drive(0, FAST, 0.05924).drive(1, SLOW, FAST).steps(800);
        mirrored.drive(0, 0.05924, FAST).drive(1, FAST, SLOW).steps(800);
        for (int robot = 0; robot < 2; robot++) {
            assertThat(mirrored.bodies.body[robot].x).isCloseTo(one.bodies.body[robot].x, within(1e-9));
            assertThat(mirrored.bodies.body[robot].y).isCloseTo(-one.bodies.body[robot].y, within(1e-9));
        }
    }

    @Test
    void whoeverIsCalledAIsTreatedTheSame() {
        Scene one = Scene.consistent().robot(0, 0, -0.04, 55).robot(1, 0.012, 0, 10);
        Scene swapped = Scene.consistent().robot(7, 0, -0.04, 55).robot(3, 0.012, 0, 10);
        one.drive(0, FAST, 0.05924).drive(1, SLOW, FAST).steps(800);
        swapped.drive(7, FAST, 0.05924).drive(3, SLOW, FAST).steps(800);
        assertThat(swapped.bodies.body[7].x).isCloseTo(one.bodies.body[0].x, within(1e-9));
        assertThat(swapped.bodies.body[3].y).isCloseTo(one.bodies.body[1].y, within(1e-9));
    }
}
