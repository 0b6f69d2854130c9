// SPDX-License-Identifier: Apache-2.0
package org.robopitch.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.robopitch.engine.random.RandomStream;

class EpisodesTest {
    private static final LearnSettings BALL = LearnSettings.of(LearnSettings.MIROSOT, Task.GO_TO_BALL)
            .with("worlds", 20)
            .with("threads", 1);
    private static final LearnSettings SHORT = BALL.with("worlds", 2)
            .with("threads", 1)
            .with("stepSeconds", 0.005)
            .with("stepsPerAction", 3)
            .with("episodeSeconds", 0.06)
            .with("rewards", new RewardWeights(0, 0, 0, 0, 1, 0));

    @Test
    void whoDrivesToTheBallReachesItAndIsRewarded() {
        try (VectorEnv env = new VectorEnv(BALL)) {
            env.reset(1);
            double[] sums = new double[20];
            boolean[] done = new boolean[20];
            for (int step = 0; step < 334; step++) {
                for (int world = 0; world < 20; world++) {
                    Play.chase(env, world);
                }
                env.step();
                for (int world = 0; world < 20; world++) {
                    if (!done[world]) {
                        sums[world] += env.rewards()[world];
                        done[world] = env.terminated()[world];
                        assertThat(env.events()[world])
                                .isEqualTo((byte) (done[world] ? Event.REACHED : Event.NONE).ordinal());
                    }
                }
            }
            assertThat(done).doesNotContain(false);
            assertThat(Arrays.stream(sums).boxed()).allMatch(sum -> sum > 0.5 && sum < 2);
        }
    }

    @Test
    void whoDrivesThroughTheBallScoresFromThePenaltyMarkIfNobodyKeeps() {
        LearnSettings penalty = LearnSettings.of(LearnSettings.MIROSOT, Task.PENALTY)
                .with("worlds", 20)
                .with("threads", 1)
                .with("control", Control.ROBOT)
                .with("opponents", new Opponents.None());
        assertThat(goals(penalty)).isBetween(8, 20);
    }

    @Test
    void aRobotOfTheMiddleSizeLeagueTakesTheBallTurnsToTheGoalAndKicks() {
        LearnSettings penalty = LearnSettings.of(LearnSettings.MIDDLE_SIZE, Task.PENALTY)
                .with("worlds", 10)
                .with("threads", 1)
                .with("control", Control.ROBOT)
                .with("opponents", new Opponents.None());
        int goals = 0;
        int out = 0;
        try (VectorEnv env = new VectorEnv(penalty)) {
            env.reset(1);
            for (int step = 0; step < 600; step++) {
                for (int world = 0; world < 10; world++) {
                    Play.shoot(env, world);
                }
                env.step();
                for (byte event : env.events()) {
                    goals += event == Event.GOAL.ordinal() ? 1 : 0;
                    out += event == Event.OUT.ordinal() ? 1 : 0;
                }
            }
        }
        assertThat(goals).isGreaterThan(10).isGreaterThan(4 * out);
    }

    @Test
    void theKeeperSavesMostOfThat() {
        LearnSettings penalty = LearnSettings.of(LearnSettings.MIROSOT, Task.PENALTY)
                .with("worlds", 20)
                .with("threads", 1);
        LearnSettings empty = penalty.with("control", Control.ROBOT).with("opponents", new Opponents.None());
        assertThat(goals(penalty)).isLessThan(goals(empty));
    }

    private static int goals(LearnSettings settings) {
        int goals = 0;
        try (VectorEnv env = new VectorEnv(settings.with("autoreset", Autoreset.SAME_STEP))) {
            env.reset(1);
            boolean[] done = new boolean[settings.worlds()];
            for (int step = 0; step < 334; step++) {
                for (int world = 0; world < done.length; world++) {
                    Play.chase(env, world);
                }
                env.step();
                for (int world = 0; world < done.length; world++) {
                    if (!done[world] && env.events()[world] == Event.GOAL.ordinal()) {
                        goals++;
                    }
                    done[world] |= env.events()[world] != 0;
                }
            }
        }
        return goals;
    }

    @Test
    void withNextStepTheStepAfterTheLastBeginsTheNextEpisode() {
        try (VectorEnv env = new VectorEnv(SHORT)) {
            env.reset(9);
            float[] first = env.observations().clone();
            for (int step = 1; step <= 4; step++) {
                env.step();
                assertThat(env.truncated()).containsOnly(step == 4);
                assertThat(env.terminated()).containsOnly(false);
                assertThat(env.rewards()).containsOnly(-0.015f);
            }
            assertThat(env.events()).containsOnly((byte) Event.TIME_LIMIT.ordinal());
            float[] last = env.observations().clone();
            env.step();
            assertThat(env.rewards()).containsOnly(0);
            assertThat(env.truncated()).containsOnly(false);
            assertThat(env.observations()).isNotEqualTo(last).isNotEqualTo(first);
            assertThat(env.worldSteps()).isEqualTo(2 * 12);
        }
    }

    @Test
    void withSameStepTheLastObservationIsKeptApart() {
        try (VectorEnv next = new VectorEnv(SHORT);
                VectorEnv same = new VectorEnv(SHORT.with("autoreset", Autoreset.SAME_STEP))) {
            next.reset(9);
            same.reset(9);
            for (int step = 1; step <= 4; step++) {
                next.step();
                same.step();
            }
            assertThat(same.truncated()).containsOnly(true);
            assertThat(same.rewards()).isEqualTo(next.rewards());
            assertThat(same.finalObservations()).isEqualTo(next.observations());
            next.step();
            assertThat(same.observations()).isEqualTo(next.observations());
        }
    }

    @Test
    void withoutAutoresetAnEndedWorldMustBeReset() {
        try (VectorEnv env = new VectorEnv(SHORT.with("autoreset", Autoreset.DISABLED))) {
            env.reset(9);
            for (int step = 1; step <= 4; step++) {
                env.step();
            }
            assertThatThrownBy(env::step).hasMessage("the episode of world 0 has ended; reset it before the next step");
            env.nextEpisode(0);
            env.resetWorld(1, 77);
            env.step();
            assertThat(env.truncated()).containsOnly(false);
        }
    }

    @Test
    void aGoalIsWonByOneSideAndLostByTheOther() {
        LearnSettings duel = LearnSettings.of(LearnSettings.MIROSOT, Task.ONE_V_ONE)
                .with("worlds", 30)
                .with("threads", 1)
                .with("rewards", new RewardWeights(1, 0, 0, 0, 0, 0));
        try (VectorEnv env = new VectorEnv(duel)) {
            env.reset(4);
            RandomStream random = new RandomStream(4, 4);
            int goals = 0;
            for (int step = 0; step < 3000; step++) {
                Play.randomActions(env, random);
                env.step();
                for (int world = 0; world < 30; world++) {
                    float blue = env.rewards()[2 * world];
                    assertThat(env.rewards()[2 * world + 1]).isEqualTo(0 - blue);
                    boolean scored = env.events()[world] == Event.GOAL.ordinal();
                    boolean conceded = env.events()[world] == Event.CONCEDED.ordinal();
                    assertThat(blue).isEqualTo(scored ? 1f : conceded ? -1f : 0f);
                    goals += scored || conceded ? 1 : 0;
                }
            }
            assertThat(goals).isGreaterThan(2);
        }
    }

    @Test
    void aStepAllocatesNothing() {
        LearnSettings match = VectorBench.settings(LearnSettings.MIROSOT, Task.THREE_V_THREE, 8, 1);
        try (VectorEnv env = new VectorEnv(
                match.with("stepSeconds", 0.005).with("stepsPerAction", 1).with("episodeSeconds", 3600))) {
            env.reset(1);
            RandomStream random = new RandomStream(1, 1);
            ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
            long least = Long.MAX_VALUE;
            for (int round = 0; round < 20; round++) {
                long before = threads.getCurrentThreadAllocatedBytes();
                for (int step = 0; step < 100; step++) {
                    Play.randomActions(env, random);
                    env.step();
                }
                least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - before);
            }
            assertThat(least)
                    .as("bytes in 100 steps of 8 worlds in which no episode begins")
                    .isLessThan(100);
        }
    }
}
