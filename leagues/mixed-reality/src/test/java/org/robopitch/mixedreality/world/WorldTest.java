// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.engine.state.Snapshot;
import org.robopitch.mixedreality.parameters.MixedRealityParameters;
import org.robopitch.mixedreality.parameters.NoiseParameters;

class WorldTest {
    private static Scene busy(MixedRealityParameters parameters) {
        Scene scene = new Scene(parameters);
        for (int robot = 0; robot < parameters.robots(); robot++) {
            scene.robot(robot, 0.06 * (robot % 5 - 2), 0.06 * (robot / 5), 40 * robot);
        }
        return scene.ball(0, -0.1, 0.1, 0.2);
    }

    private static void play(Scene scene, RandomStream random, int cycles) {
        for (int cycle = 0; cycle < cycles; cycle++) {
            for (int robot = 0; robot < scene.bodies.robots; robot++) {
                scene.drive(robot, random.between(-0.1, 0.14), random.between(-0.1, 0.14));
                scene.world.kick(robot, random.nextDouble(), random.between(-3, 3));
            }
            scene.steps(20);
        }
    }

    @Test
    @Tag("determinism")
    void theSameCommandsLeadToTheSameBitsEverywhere() {
        MixedRealityParameters noisy = MixedRealityParameters.of(5).with("noise", new NoiseParameters(0.01, 0.1, 0.5));
        Scene scene = busy(noisy);
        play(scene, new RandomStream(5, 0), 1000);
        assertThat(scene.world.hash()).isEqualTo(-8591487767956655844L);
    }

    @Test
    void aRestoredWorldGoesOnAsBefore() {
        MixedRealityParameters noisy = MixedRealityParameters.of(5).with("noise", new NoiseParameters(0.05, 0.5, 0.5));
        Scene scene = busy(noisy);
        play(scene, new RandomStream(5, 0), 30);
        Snapshot snapshot = scene.world.snapshot();
        play(scene, new RandomStream(6, 0), 30);
        long end = scene.world.hash();
        Scene other = new Scene(noisy);
        other.world.restore(snapshot);
        assertThat(other.world.hash()).isEqualTo(snapshot.hash());
        play(other, new RandomStream(6, 0), 30);
        assertThat(other.world.hash()).isEqualTo(end);
        assertThat(end).isNotEqualTo(snapshot.hash());
    }

    @Test
    void asManyCommandsAreMisreadAsWasAskedFor() {
        Scene scene = new Scene(MixedRealityParameters.of(1).with("noise", new NoiseParameters(0.2, 0, 0)));
        int wrong = 0;
        for (int i = 0; i < 20_000; i++) {
            scene.drive(0, 0.09748, 0);
            if (scene.world.wheels().commandedLeft[0] != 0.09748) {
                wrong++;
            }
        }
        assertThat(wrong / 20_000.0).isCloseTo(0.2, within(0.02));
    }

    @Test
    void lostRobotsStayLostForTheirTime() {
        Scene scene = new Scene(MixedRealityParameters.of(1).with("noise", new NoiseParameters(0, 0.5, 0.2)));
        scene.robot(0, 0, 0, 0);
        int lost = 0;
        int times = 0;
        boolean before = true;
        for (int cycle = 0; cycle < 50_000; cycle++) {
            scene.steps(20);
            boolean found = scene.world.found(0);
            lost += found ? 0 : 1;
            times += before && !found ? 1 : 0;
            before = found;
        }
        assertThat(lost / (double) times).isCloseTo(10, within(1e-9));
        // Lost for 0.2 s after 2 s on average.
        assertThat(lost / 50_000.0).isCloseTo(0.2 / 2.2, within(0.01));
    }
}
