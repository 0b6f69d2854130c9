// SPDX-License-Identifier: Apache-2.0
package org.robopitch.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.settings.Configuration;
import org.robopitch.teams.Teams;

class VectorEnvTest {
    private static final LearnSettings MATCH = LearnSettings.of(LearnSettings.MIROSOT, Task.THREE_V_THREE);
    private static final LearnSettings BALL = LearnSettings.of(LearnSettings.MIROSOT, Task.GO_TO_BALL);

    /** Every league, task and kind of agent, each with all opponents that suit it. */
    static Stream<LearnSettings> everything() {
        List<LearnSettings> all = new ArrayList<>();
        for (String league : LearnSettings.LEAGUES) {
            for (Task task : Task.values()) {
                for (Control control : Control.values()) {
                    LearnSettings settings =
                            LearnSettings.of(league, task).with("worlds", 3).with("threads", 1);
                    settings = settings.with("stepSeconds", 0.005)
                            .with("stepsPerAction", 3)
                            .with("episodeSeconds", 0.9);
                    all.add(settings.with("control", control).with("opponents", new Opponents.None()));
                    if (task.hasTwoSides()) {
                        all.add(settings.with("control", control).with("opponents", new Opponents.Self()));
                        all.add(settings.with("control", control)
                                .with("opponents", team(league.equals("mirosot") ? "tactical" : "omni")));
                    }
                }
            }
        }
        return all.stream();
    }

    private static Opponents team(String name) {
        return new Opponents.Played(name, Teams.samples().find(name));
    }

    @ParameterizedTest
    @MethodSource("everything")
    void allThatIsObservedHasANameAndStaysWithinItsBounds(LearnSettings settings) {
        try (VectorEnv env = new VectorEnv(settings)) {
            env.reset(5);
            int agents = settings.worlds() * settings.agents();
            List<Signal> signals = env.observationSignals();
            assertThat(env.agents()).hasSize(settings.agents()).doesNotHaveDuplicates();
            assertThat(signals.stream().map(Signal::name)).doesNotHaveDuplicates();
            assertThat(env.observations()).hasSize(agents * signals.size());
            assertThat(env.actions()).hasSize(agents * env.actionSignals().size());
            assertThat(env.rewards()).hasSize(agents);
            RandomStream random = new RandomStream(5, 0);
            int ended = 0;
            for (int step = 0; step < 150; step++) {
                Play.randomActions(env, random);
                env.step();
                for (int i = 0; i < env.observations().length; i++) {
                    Signal signal = signals.get(i % signals.size());
                    assertThat((double) env.observations()[i]).as(signal.name()).isBetween(signal.low(), signal.high());
                }
                for (int world = 0; world < settings.worlds(); world++) {
                    ended += env.terminated()[world] || env.truncated()[world] ? 1 : 0;
                }
            }
            assertThat(ended).as("episodes of at most 60 steps in 150").isGreaterThanOrEqualTo(2 * settings.worlds());
        }
    }

    @Test
    @Tag("determinism")
    void theNumberOfThreadsChangesNoBit() {
        for (LearnSettings settings : List.of(
                MATCH,
                MATCH.with("control", Control.TEAM)
                        .with("opponents", team("chaser"))
                        .with("autoreset", Autoreset.SAME_STEP),
                LearnSettings.of(LearnSettings.MIDDLE_SIZE, Task.FIVE_V_FIVE))) {
            LearnSettings one = settings.with("worlds", 13)
                    .with("threads", 1)
                    .with("stepSeconds", 0.005)
                    .with("stepsPerAction", 2)
                    .with("episodeSeconds", 1);
            long alone = Play.hashOfRandomPlay(one, 42, 250);
            assertThat(Play.hashOfRandomPlay(one.with("worlds", 13).with("threads", 4), 42, 250))
                    .isEqualTo(alone);
            assertThat(Play.hashOfRandomPlay(one, 42, 250)).isEqualTo(alone);
            assertThat(Play.hashOfRandomPlay(one, 43, 250)).isNotEqualTo(alone);
        }
    }

    /** Here more than 60 worlds of a thread are many: 130 are for one and for two, and not for four. */
    @Test
    @Tag("determinism")
    void worldsThatTakeTurnsInAnArenaPlayAsInTheirOwn() {
        for (LearnSettings settings : List.of(
                MATCH.with("autoreset", Autoreset.SAME_STEP),
                LearnSettings.of(LearnSettings.MIDDLE_SIZE, Task.ONE_V_ONE))) {
            LearnSettings all = settings.with("stepSeconds", 0.005)
                    .with("stepsPerAction", 2)
                    .with("episodeSeconds", 0.3);
            long own = Play.hashOfRandomPlay(all.with("worlds", 130).with("threads", 1), 42, 60);
            for (int threads : List.of(1, 2, 4)) {
                VectorEnv turns = new VectorEnv(all.with("worlds", 130).with("threads", threads), 60);
                assertThat(Play.hashOfRandomPlay(turns, 42, 60))
                        .as("on %d threads", threads)
                        .isEqualTo(own);
            }
        }
    }

    @Test
    void aWorldDoesNotDependOnTheOthers() {
        try (VectorEnv many = new VectorEnv(BALL.with("worlds", 4).with("threads", 1));
                VectorEnv one = new VectorEnv(BALL.with("worlds", 1).with("threads", 1))) {
            many.reset(10);
            one.reset(12);
            int size = one.observations().length;
            for (int step = 0; step < 400; step++) {
                for (int world = 0; world < 4; world++) {
                    Play.chase(many, world);
                }
                Play.chase(one, 0);
                many.step();
                one.step();
                assertThat(Arrays.copyOfRange(many.observations(), 2 * size, 3 * size))
                        .isEqualTo(one.observations());
            }
        }
    }

    @Test
    void anEpisodeBeginsAlikeWhateverWasPlayedBefore() {
        try (VectorEnv still = new VectorEnv(MATCH.with("worlds", 2)
                        .with("threads", 1)
                        .with("stepSeconds", 0.005)
                        .with("stepsPerAction", 3)
                        .with("episodeSeconds", 0.15));
                VectorEnv wild = new VectorEnv(MATCH.with("worlds", 2)
                        .with("threads", 1)
                        .with("stepSeconds", 0.005)
                        .with("stepsPerAction", 3)
                        .with("episodeSeconds", 0.15))) {
            still.reset(3);
            wild.reset(3);
            RandomStream random = new RandomStream(1, 1);
            for (int step = 0; step < 10; step++) {
                for (int i = 0; i < wild.actions().length; i++) {
                    wild.actions()[i] = (float) random.between(-1, 1);
                }
                still.step();
                wild.step();
                assertThat(wild.observations()).isNotEqualTo(still.observations());
            }
            still.step();
            wild.step();
            assertThat(wild.observations()).isEqualTo(still.observations());
        }
    }

    @Test
    void anActionThatIsNoNumberIsRefusedBeforeAnyWorldMoves() {
        try (VectorEnv env = new VectorEnv(MATCH.with("worlds", 2).with("threads", 1))) {
            env.reset(1);
            float[] before = env.observations().clone();
            int wrong = env.actions().length - 1;
            env.actions()[wrong] = Float.NaN;
            assertThatThrownBy(env::step)
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("the action wheel.right of agent 5 in world 1 is NaN, but must be a finite number");
            assertThat(env.observations()).isEqualTo(before);
            assertThat(env.worldSteps()).isZero();
            env.actions()[wrong] = 1e30f;
            env.step();
            assertThat(env.worldSteps()).isEqualTo(6);
        }
    }

    @Test
    void aStepBeforeTheFirstResetIsRefused() {
        try (VectorEnv env = new VectorEnv(MATCH)) {
            assertThatThrownBy(env::step).hasMessage("reset the worlds before the first step");
        }
    }

    @Test
    void aTeamThatThrowsIsNamed() {
        Opponents bad = new Opponents.Played("bad", () -> (observation, commands) -> {
            throw new ArithmeticException("oh");
        });
        try (VectorEnv env = new VectorEnv(MATCH.with("control", Control.TEAM)
                .with("opponents", bad)
                .with("worlds", 3)
                .with("threads", 2))) {
            env.reset(1);
            assertThatThrownBy(env::step).hasMessage("the team bad of world 0 threw java.lang.ArithmeticException: oh");
            assertThatThrownBy(env::step).hasMessage("the opponents have failed; reset all worlds");
        }
    }

    @Test
    void settingsThatCannotBePlayedAreRefused() {
        assertThatThrownBy(() -> BALL.with("worlds", 0).checked())
                .hasMessage("worlds must be between 1 and 65536 (the range the simulation is tested with), but is 0");
        assertThatThrownBy(() -> BALL.with("opponents", new Opponents.Self()).checked())
                .hasMessageContaining("in go-to-ball nobody plays yellow");
        assertThatThrownBy(() -> LearnSettings.of("humanoid", Task.PENALTY)).hasMessageContaining("mirosot");
        assertThatThrownBy(() -> BALL.rewards().with("gaol", 1))
                .hasMessage("RewardWeights has no component gaol, only [goal, ball, approach, reach, time, out]");
        assertThatThrownBy(() -> BALL.with("rewards.goal", Double.NaN).checked())
                .hasMessageContaining("rewards.goal");
        Configuration wrong = Configuration.empty().set("ball.mas", 1, "--set ball.mas=1");
        assertThatThrownBy(() -> new VectorEnv(BALL.with("configuration", wrong)))
                .hasMessageContaining("--set ball.mas=1");
    }
}
