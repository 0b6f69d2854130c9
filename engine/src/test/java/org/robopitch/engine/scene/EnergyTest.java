// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.scene;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.robopitch.engine.body.Body;
import org.robopitch.engine.body.Pitch;
import org.robopitch.engine.move.Drive;
import org.robopitch.engine.random.RandomStream;

/** With all drives off no step makes energy, however many bodies collide in it. */
class EnergyTest {
    private static final String SEEDS = "seeds";

    /** Behaviour version 11 gained up to a hundred-thousandth of the energy in these. */
    private static final long[] ONCE_WRONG = {32, 37, 58};

    /** What a dozen robots gain at 2 m/s if the resolver rounds all their speeds up, by 2⁻⁴¹ m/s each. */
    private static final double ROUNDING = 3e-11;

    static LongStream seeds() {
        LongStream also = System.getProperty("seed") == null ? LongStream.of(ONCE_WRONG) : LongStream.empty();
        return LongStream.concat(Seeds.few(), also);
    }

    @ParameterizedTest
    @MethodSource(SEEDS)
    void slidingBodiesNeverGainEnergy(long seed) {
        for (double restitution : new double[] {0, 0.5, 1}) {
            scatterAndWatch(Scene.SMALL, 12, Robots.free(), TestDrives.sliding(), restitution, seed);
            scatterAndWatch(Scene.SMALL, 12, Robots.free(), TestDrives.turning(), restitution, seed);
        }
    }

    @ParameterizedTest
    @MethodSource(SEEDS)
    void rollingRobotsNeverGainEnergy(long seed) {
        for (double restitution : new double[] {0, 0.5, 1}) {
            scatterAndWatch(Scene.SMALL, 12, Robots.wheeled(), TestDrives.coasting(), restitution, seed);
        }
    }

    @ParameterizedTest
    @MethodSource(SEEDS)
    void aDensePileNeverGainsEnergy(long seed) {
        Pitch narrow = new Pitch(0.55, 0.55, 0, 0, 0.05);
        for (double restitution : new double[] {0, 0.5, 1}) {
            scatterAndWatch(narrow, 16, Robots.free(), TestDrives.sliding(), restitution, seed);
            scatterAndWatch(narrow, 16, Robots.free(), TestDrives.turning(), restitution, seed);
            scatterAndWatch(narrow, 16, Robots.wheeled(), TestDrives.coasting(), restitution, seed);
        }
    }

    private static void scatterAndWatch(
            Pitch pitch, int robots, Body body, Drive drive, double restitution, long seed) {
        RandomStream random = new RandomStream(seed, 0);
        Scene scene = Scene.of(
                pitch, Robots.times(robots, body), drive, TestDrives.frictionless(), Scene.bouncing(restitution));
        Crowd.scatter(scene, random);
        boolean slides = !Double.isInfinite(body.massAcross());
        for (int i = 0; i < robots; i++) {
            scene.move(i, random.between(-2, 2), slides ? random.between(-2, 2) : 0, random.between(-30, 30));
        }
        scene.move(scene.ball, random.between(-3, 3), random.between(-3, 3), 0);
        double before = scene.bodies.kineticEnergy();
        for (int step = 0; step < 2000; step++) {
            scene.world.step();
            double after = scene.bodies.kineticEnergy();
            assertThat(after)
                    .as("energy at step %d, restitution %s, seed %d", step, restitution, seed)
                    .isLessThanOrEqualTo(before * (1 + 1e-14) + ROUNDING);
            assertThat(scene.complaint()).isEmpty();
            before = after;
        }
    }
}
