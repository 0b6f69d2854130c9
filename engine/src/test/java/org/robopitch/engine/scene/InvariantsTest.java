// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.scene;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.robopitch.engine.body.Body;
import org.robopitch.engine.body.Outline;
import org.robopitch.engine.body.Pitch;
import org.robopitch.engine.move.Drive;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.engine.world.CollisionSettings;

/** What holds after every step of every scene: all numbers are numbers, nobody overlaps, nobody is outside. */
class InvariantsTest {
    private static final String SEEDS = "org.robopitch.engine.scene.Seeds#few";

    @ParameterizedTest
    @MethodSource(SEEDS)
    void threeAgainstThreeDrivenAtRandom(long seed) {
        drive(Scene.SMALL, Robots.times(6, Robots.wheeled()), TestDrives.lagging(0.06), seed, 2, 40);
    }

    @ParameterizedTest
    @MethodSource(SEEDS)
    void fiveAgainstFiveDrivenViolently(long seed) {
        drive(Scene.MIDDLE, Robots.times(10, Robots.wheeled()), TestDrives.ideal(), seed, 5, 100);
    }

    @ParameterizedTest
    @MethodSource(SEEDS)
    void elevenAgainstElevenOnASmallPitchDrivenViolently(long seed) {
        drive(Scene.SMALL, Robots.times(22, Robots.free()), TestDrives.ideal(), seed, 5, 100);
    }

    @ParameterizedTest
    @MethodSource(SEEDS)
    void elevenAgainstElevenDrivenAtRandom(long seed) {
        drive(Scene.LARGE, Robots.times(22, Robots.wheeled()), TestDrives.lagging(0.02), seed, 3, 60);
    }

    @ParameterizedTest
    @MethodSource(SEEDS)
    void robotsOfAllShapesDrivenViolently(long seed) {
        Outline round = Robots.round(0.04);
        Outline oblong = Outline.box(0.09, 0.05);
        Outline wedge = new Outline(new double[] {0.05, -0.03, -0.03}, new double[] {0, 0.04, -0.04});
        Outline hexagon = new Outline(
                new double[] {0.04, 0.02, -0.02, -0.04, -0.02, 0.02},
                new double[] {0, 0.035, 0.035, 0, -0.035, -0.035});
        double held = Double.POSITIVE_INFINITY;
        List<Body> robots = List.of(
                Robots.of(round, held),
                Robots.of(round, Robots.MASS),
                Robots.of(oblong, held),
                Robots.of(oblong, Robots.MASS),
                Robots.of(wedge, held),
                Robots.of(wedge, Robots.MASS),
                Robots.of(hexagon, held),
                Robots.of(hexagon, Robots.MASS),
                Robots.wheeled(),
                Robots.free());
        drive(Scene.SMALL, robots, TestDrives.ideal(), seed, 4, 80);
    }

    private static void drive(
            Pitch pitch, List<Body> robots, Drive drive, long seed, double fastest, double fastestSpin) {
        RandomStream random = new RandomStream(seed, 0);
        Scene scene = Scene.of(pitch, robots, drive, TestDrives.rolling(0.3), CollisionSettings.defaults());
        Crowd.scatter(scene, random);
        for (int step = 0; step < 5000; step++) {
            for (int i = 0; i < robots.size(); i++) {
                if (random.nextInt(100) == 0) {
                    scene.command(i, random.between(-fastest, fastest), random.between(-fastestSpin, fastestSpin));
                } else if (i % 2 == 0 && step / 1000 % 2 == 0) {
                    Crowd.chase(scene, i, scene.bodies.body[scene.ball].x, scene.bodies.body[scene.ball].y, fastest);
                }
            }
            scene.world.step();
            assertThat(scene.complaint()).as("seed %d", seed).isEmpty();
        }
    }
}
