// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.engine.scene.Crowd;
import org.robopitch.engine.scene.Robots;
import org.robopitch.engine.scene.Scene;
import org.robopitch.engine.scene.TestDrives;
import org.robopitch.engine.state.Snapshot;
import org.robopitch.engine.state.StateSlot;

/** Restoring a snapshot leads to the same future, bit by bit. */
class SnapshotTest {
    private static final int ROBOTS = 10;

    @ParameterizedTest
    @MethodSource("org.robopitch.engine.scene.Seeds#few")
    void aRestoredWorldRepeatsItsFuture(long seed) {
        Scene scene = crowd(seed);
        run(scene, 700);
        Snapshot snapshot = scene.world.snapshot();
        long[] first = run(scene, 1500);
        scene.world.restore(snapshot);
        assertThat(scene.world.hash()).isEqualTo(snapshot.hash());
        assertThat(run(scene, 1500)).isEqualTo(first);
    }

    @ParameterizedTest
    @MethodSource("org.robopitch.engine.scene.Seeds#few")
    void anotherWorldOfTheSameMakingTakesOver(long seed) {
        Scene scene = crowd(seed);
        run(scene, 900);
        Scene other = crowd(seed + 1);
        run(other, 333);
        other.world.restore(scene.world.snapshot());
        assertThat(run(other, 800)).isEqualTo(run(scene, 800));
    }

    /** In a third world, where the detector remembers what it knows of the one that comes back, and not of the other. */
    @ParameterizedTest
    @MethodSource("org.robopitch.engine.scene.Seeds#few")
    void statesThatTakeTurnsInOneWorldGoOnAsInTheirOwn(long seed) {
        Scene[] own = {crowd(seed), crowd(seed + 1)};
        StateSlot[] slots = {new StateSlot(), new StateSlot()};
        Scene shared = crowd(seed + 2);
        for (int i = 0; i < 2; i++) {
            run(own[i], 300 + 50 * i);
            slots[i].keep(own[i].world);
        }
        for (int step = 0; step < 800; step++) {
            for (int i = 0; i < 2; i++) {
                slots[i].restore(shared.world);
                long[] there = run(shared, 1 + step % 3);
                slots[i].keep(shared.world);
                assertThat(there).isEqualTo(run(own[i], 1 + step % 3));
            }
        }
    }

    @Test
    void takingSnapshotsChangesNothing() {
        Scene watched = crowd(4);
        Scene alone = crowd(4);
        long[] hashes = run(watched, 1000);
        for (int i = 0; i < 1000; i++) {
            command(alone);
            alone.world.step();
        }
        assertThat(alone.world.hash()).isEqualTo(hashes[999]);
    }

    @Test
    void theHashSeesTheSmallestChange() {
        Scene scene = crowd(5);
        long before = scene.world.hash();
        double y = scene.bodies.body[3].y;
        scene.bodies.body[3].y = Math.nextUp(y);
        assertThat(scene.world.hash()).isNotEqualTo(before);
        scene.bodies.body[3].y = y;
        assertThat(scene.world.hash()).isEqualTo(before);
        scene.bodies.body[2].present = false;
        assertThat(scene.world.hash()).isNotEqualTo(before);
        scene.bodies.body[2].present = true;
        scene.command(1, 99, 0);
        assertThat(scene.world.hash()).isNotEqualTo(before);
    }

    @Test
    void aSnapshotOfAnotherKindOfWorldIsRefused() {
        Scene small = Scene.of(Scene.SMALL, Robots.times(3, Robots.free()), TestDrives.ideal());
        Snapshot foreign = crowd(1).world.snapshot();
        assertThatThrownBy(() -> small.world.restore(foreign))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("another kind of world");
    }

    private static Scene crowd(long seed) {
        Scene scene = Scene.of(Scene.SMALL, Robots.times(ROBOTS, Robots.wheeled()), TestDrives.lagging(0.05));
        Crowd.scatter(scene, new RandomStream(seed, 0), 0.7, 0.7);
        return scene;
    }

    private static long[] run(Scene scene, int steps) {
        long[] hashes = new long[steps];
        for (int i = 0; i < steps; i++) {
            command(scene);
            scene.world.step();
            hashes[i] = scene.world.hash();
        }
        return hashes;
    }

    /** What the robots want follows from the state alone. */
    private static void command(Scene scene) {
        boolean gather = scene.world.steps() / 400 % 2 == 0;
        for (int i = 0; i < ROBOTS; i++) {
            Crowd.chase(scene, i, gather ? scene.bodies.body[scene.ball].x : 0.1 * i - 0.5, gather ? 0 : 0.4, 1.5);
        }
    }
}
