// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.scene;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.robopitch.engine.body.Body;
import org.robopitch.engine.body.Pitch;
import org.robopitch.engine.random.RandomStream;

/**
 * What a world remembers about distances saves time and nothing else: one that forgets it before every step, as after
 * going back to a snapshot, runs the same way to the last bit.
 */
class ForgettingTest {
    private static final int ROBOTS = 10;
    private static final int STEPS = 6000;

    /** A small pitch with its fence close behind the goals, so that robots meet posts and nets from all sides. */
    private static final Pitch FREE_GOALS = new Pitch(1.1, 0.9, 0.4, 0.1, 0, 0.25);

    @ParameterizedTest
    @MethodSource("org.robopitch.engine.scene.Seeds#few")
    void aWorldThatForgetsAllDistancesRunsTheSameWay(long seed) {
        runBoth(seed, Scene.SMALL, Robots.wheeled());
        runBoth(seed, Scene.SMALL, Robots.free());
    }

    @ParameterizedTest
    @MethodSource("org.robopitch.engine.scene.Seeds#few")
    void soDoesOneWhereGoalsCanBeTouchedAllAround(long seed) {
        runBoth(seed, FREE_GOALS, Robots.wheeled());
    }

    @Test
    void twoCornersThatPassEachOtherDoNotMatterMoreWhenTheyAreRemembered() {
        // Here a pair was braked or not, depending on whether it happened to be listed as near.
        runBoth(-4471845882772621402L, Scene.SMALL, Robots.wheeled());
        runBoth(-4471845882772621402L, Scene.SMALL, Robots.free());
    }

    private static void runBoth(long seed, Pitch pitch, Body body) {
        RandomStream random = new RandomStream(seed, 0);
        Scene remembers = Scene.of(pitch, Robots.times(ROBOTS, body), TestDrives.lagging(0.01));
        Crowd.scatter(remembers, random);
        Scene forgets = remembers.again();
        forgets.world.restore(remembers.world.snapshot());
        for (int step = 0; step < STEPS; step++) {
            if (step % 50 == 0) {
                for (int i = 0; i < ROBOTS; i++) {
                    double speed = random.between(-8, 8);
                    double spin = random.between(-100, 100);
                    remembers.command(i, speed, spin);
                    forgets.command(i, speed, spin);
                }
            }
            forgets.world.bodiesWereMoved();
            remembers.world.step();
            forgets.world.step();
            assertThat(forgets.world.hash()).as("step %d, seed %d", step, seed).isEqualTo(remembers.world.hash());
        }
    }
}
