// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.scene;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.robopitch.engine.random.RandomStream;

/**
 * Eleven against eleven, driven at random for a long time: no NaN, no overlap, nobody outside, checked after every step.
 *
 * <p>200 000 steps in every build; the ten million of a thorough test with {@code ./mvnw test -pl engine
 * -Dtest=SoakTest -Dsoak.steps=10000000}. {@code -Dseed=…} repeats a run.
 */
class SoakTest {
    private static final int ROBOTS = 22;

    @Test
    void nothingEverGoesWrongInALongMatchOfElevenAgainstEleven() {
        long steps = Long.getLong("soak.steps", 200_000);
        long seed = Long.getLong("seed", 4);
        System.out.println("soak: " + steps + " steps with seed " + seed);
        RandomStream random = new RandomStream(seed, 0);
        Scene scene = Scene.of(Scene.LARGE, Robots.times(ROBOTS, Robots.wheeled()), TestDrives.lagging(0.03));
        Crowd.scatter(scene, random);
        Whim whim = new Whim(random);
        for (long step = 0; step < steps; step++) {
            if (step % 2000 == 0) {
                whim.change();
            }
            whim.command(scene, step);
            scene.world.step();
            String complaint = scene.complaint();
            if (!complaint.isEmpty()) {
                assertThat(complaint).as("seed %d", seed).isEmpty();
            }
        }
        System.out.println("soak: held " + scene.world.heldCount() + " times");
    }

    /** What the robots want for a while: to rush to a few places, all at one, or nowhere in particular. */
    private static final class Whim {
        private final RandomStream random;
        private final double[] x = new double[3];
        private final double[] y = new double[3];
        private double speed;
        private int kind;

        Whim(RandomStream random) {
            this.random = random;
        }

        void change() {
            kind = random.nextInt(4);
            speed = random.between(0.3, 4);
            for (int i = 0; i < x.length; i++) {
                x[i] = random.between(-2.2, 2.2);
                y[i] = random.between(-1.5, 1.5);
            }
        }

        void command(Scene scene, long step) {
            for (int i = 0; i < ROBOTS; i++) {
                if (kind == 0) {
                    if (random.nextInt(200) == 0) {
                        scene.command(i, random.between(-speed, speed), random.between(-100, 100));
                    }
                } else if ((step + i) % 10 == 0) {
                    int goal = kind == 3 ? 0 : i % x.length;
                    boolean ball = kind == 1;
                    Crowd.chase(
                            scene,
                            i,
                            ball ? scene.bodies.body[scene.ball].x : x[goal],
                            ball ? scene.bodies.body[scene.ball].y : y[goal],
                            speed);
                }
            }
        }
    }
}
