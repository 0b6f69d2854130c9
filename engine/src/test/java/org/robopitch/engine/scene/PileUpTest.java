// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.scene;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.robopitch.engine.body.Pitch;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.engine.world.CollisionSettings;

/** Crowds: the open problem of Klančar 2003. */
class PileUpTest {
    @ParameterizedTest
    @ValueSource(ints = {3, 6, 12, 25, 50})
    void robotsThatAllPushToOnePointStayApart(int robots) {
        push(robots, 0, 0);
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 10, 25})
    void robotsThatAllPushIntoACornerStayApartAndInside(int robots) {
        push(robots, 1.1, 0.9);
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 10, 25})
    void robotsThatAllPushIntoAGoalStayApartAndInside(int robots) {
        push(robots, 1.3, 0);
    }

    private static void push(int robots, double x, double y) {
        Scene scene = Scene.of(Scene.MIDDLE, Robots.times(robots, Robots.wheeled()), TestDrives.lagging(0.05));
        Crowd.scatter(scene, new RandomStream(robots, 0));
        for (int step = 0; step < 4000; step++) {
            for (int i = 0; i < robots; i++) {
                Crowd.chase(scene, i, x, y, 1.2);
            }
            scene.world.step();
            assertThat(scene.complaint()).isEmpty();
        }
    }

    @Test
    void aRobotPushedIntoACornerOrAGoalAlwaysDrivesOutAgain() {
        RandomStream random = new RandomStream(17, 0);
        for (int trial = 0; trial < 40; trial++) {
            Scene scene = Scene.of(Scene.MIDDLE, Robots.times(1, Robots.wheeled()), TestDrives.lagging(0.05));
            scene.ball(-0.5, 0.1, 0, 0);
            scene.place(0, 0.7, random.between(-0.3, 0.3), random.between(-3, 3));
            double x = 1.4;
            double y = trial % 2 == 0 ? random.between(-0.2, 0.2) : 1.1;
            for (int step = 0; step < 3000; step++) {
                Crowd.chase(scene, 0, x, y, 1);
                scene.world.step();
            }
            for (int step = 0; step < 4000; step++) {
                Crowd.chase(scene, 0, 0.2, 0, 1);
                scene.world.step();
                assertThat(scene.complaint()).isEmpty();
            }
            assertThat(Math.hypot(scene.bodies.body[0].x - 0.2, scene.bodies.body[0].y))
                    .as("trial %d ended at (%s, %s)", trial, scene.bodies.body[0].x, scene.bodies.body[0].y)
                    .isLessThan(0.05);
        }
    }

    @Test
    void aStackThatPushesAgainstAWallComesToRestAndNeitherCreepsNorChatters() {
        Scene scene = Scene.of(Scene.MIDDLE, Robots.times(5, Robots.wheeled()), TestDrives.lagging(0.05));
        scene.ball(-0.5, 0.3, 0, 0);
        for (int i = 0; i < 5; i++) {
            scene.place(i, 1.1 - (i + 0.5) * (Robots.SIDE + 0.001), 0.5, 0).command(i, 0.3, 0);
        }
        scene.run(8000);
        double[] x =
                Arrays.stream(scene.bodies.body).mapToDouble(body -> body.x).toArray();
        double[] y =
                Arrays.stream(scene.bodies.body).mapToDouble(body -> body.y).toArray();
        for (int step = 0; step < 10_000; step++) {
            scene.world.step();
            for (int i = 0; i < 5; i++) {
                assertThat(scene.bodies.body[i].x).isCloseTo(x[i], within(1e-5));
                assertThat(scene.bodies.body[i].y).isCloseTo(y[i], within(1e-5));
                assertThat(Math.abs(scene.bodies.body[i].along)).isLessThan(0.02);
            }
        }
        assertThat(scene.complaint()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 1e-4, 5e-4, 2e-3})
    void aBlowIntoARowIsPassedOnAndNoMomentumIsLost(double gap) {
        Scene scene = Scene.of(
                Scene.MIDDLE,
                Robots.times(4, Robots.free()),
                TestDrives.coasting(),
                TestDrives.frictionless(),
                Scene.bouncing(1));
        scene.ball(-0.5, 0.5, 0, 0);
        scene.place(0, -0.2, 0, 0).move(0, 2, 0, 0);
        for (int i = 1; i < 4; i++) {
            scene.place(i, (i - 1) * (Robots.SIDE + gap), 0, 0);
        }
        scene.run(150);
        double momentum = 0;
        for (int i = 0; i < 4; i++) {
            momentum += scene.bodies.body[i].along;
        }
        assertThat(momentum).isCloseTo(2, within(1e-6));
        assertThat(scene.bodies.body[3].along).as("the last robot of the row").isGreaterThan(0.5);
        assertThat(scene.world.heldCount()).isZero();
        assertThat(scene.complaint()).isEmpty();
    }

    @Test
    void robotsThatTouchAtRestStayExactlyWhereTheyAre() {
        Scene scene = Scene.of(Scene.MIDDLE, Robots.times(4, Robots.wheeled()), TestDrives.lagging(0.05));
        scene.ball(-0.5, 0.3, 0, 0);
        for (int i = 0; i < 4; i++) {
            scene.place(i, i * Robots.SIDE, 0, i * Math.PI / 2);
        }
        scene.run(1);
        double[] x =
                Arrays.stream(scene.bodies.body).mapToDouble(body -> body.x).toArray();
        scene.run(10_000);
        for (int i = 0; i < 4; i++) {
            assertThat(scene.bodies.body[i].x).isCloseTo(x[i], within(1e-9));
        }
    }

    @Test
    void aRobotTakenOffThePitchIsNotFelt() {
        Scene scene = Scene.of(Scene.MIDDLE, Robots.times(2, Robots.wheeled()), TestDrives.ideal());
        scene.place(0, -0.3, 0, 0).command(0, 1, 0);
        scene.place(1, 0, 0, 1);
        scene.ball(0.2, 0.01, -1, 0);
        scene.bodies.body[1].present = false;
        scene.world.bodiesWereMoved();
        scene.run(180);
        assertThat(scene.bodies.body[0].x).as("drives through").isCloseTo(-0.12, within(1e-9));
        assertThat(scene.bodies.body[1].x).isZero();
        assertThat(scene.bodies.body[scene.ball].x).as("rolls through").isLessThan(0.06);
    }

    @Test
    void oneRobotAndABallInACornerHaveRoomInTheSmallestWorld() {
        Pitch pitch = new Pitch(0.3, 0.3, 0, 0, 0);
        Scene scene = Scene.of(
                pitch,
                Robots.times(1, Robots.wheeled()),
                TestDrives.ideal(),
                TestDrives.frictionless(),
                CollisionSettings.defaults());
        scene.place(0, -0.05, -0.05, Math.PI / 4);
        scene.ball(0.1, 0.1, 0, 0);
        for (int step = 0; step < 3000; step++) {
            Crowd.chase(scene, 0, step / 500 % 2 == 0 ? 1 : -1, step / 1000 % 2 == 0 ? 1 : -1, 0.5);
            scene.world.step();
            assertThat(scene.complaint()).isEmpty();
        }
    }
}
