// SPDX-License-Identifier: Apache-2.0
package org.robopitch.learn;

import java.util.List;
import org.robopitch.learn.arena.Keeper;
import org.robopitch.settings.Configuration;

/**
 * What is learned, where, and by how many worlds at once.
 *
 * @param league {@code mirosot} or {@code middle-size}
 * @param task what is to be learned
 * @param worlds how many worlds are stepped together
 * @param threads how many threads step them; no result depends on it
 * @param stepSeconds one step of the physics, s
 * @param stepsPerAction steps of the physics in one step of the environment
 * @param episodeSeconds after this time an episode is truncated, s
 * @param control who acts
 * @param opponents who plays yellow
 * @param autoreset when an ended world begins again
 * @param rewards how much each term counts
 * @param configuration of the league; anything it does not say keeps its default
 */
public record LearnSettings(
        String league,
        Task task,
        int worlds,
        int threads,
        double stepSeconds,
        int stepsPerAction,
        double episodeSeconds,
        Control control,
        Opponents opponents,
        Autoreset autoreset,
        RewardWeights rewards,
        Configuration configuration) {
    /** A league's name. */
    public static final String MIROSOT = "mirosot";

    /** A league's name. */
    public static final String MIDDLE_SIZE = "middle-size";

    /** The leagues in which there is something to learn. */
    public static final List<String> LEAGUES = List.of(MIROSOT, MIDDLE_SIZE);

    private static final int MOST_WORLDS = 1 << 16;
    private static final int MOST_THREADS = 256;

    /** Refuses what cannot be played. */
    public LearnSettings {
        if (!LEAGUES.contains(league)) {
            throw new IllegalArgumentException("there are no learning environments for the league '" + league
                    + "', only in " + String.join(", ", LEAGUES));
        }
        requireBetween("worlds", worlds, 1, MOST_WORLDS);
        requireBetween("threads", threads, 1, MOST_THREADS);
        requireBetween("steps per action", stepsPerAction, 1, 1000);
        if (!(stepSeconds >= 1e-4 && stepSeconds <= 0.02)) {
            throw new IllegalArgumentException("the step must be between 0.0001 and 0.02 s, but is " + stepSeconds);
        }
        if (!(episodeSeconds >= stepSeconds && episodeSeconds <= 3600)) {
            throw new IllegalArgumentException(
                    "an episode must last between a step and 3600 s, but lasts " + episodeSeconds);
        }
        if (!task.hasTwoSides() && !(opponents instanceof Opponents.None)) {
            throw new IllegalArgumentException(
                    "in " + task.word() + " nobody plays yellow, but the opponents are \"" + opponents.name() + "\"");
        }
    }

    private static void requireBetween(String what, int value, int low, int high) {
        if (value < low || value > high) {
            throw new IllegalArgumentException(
                    "the number of " + what + " must be between " + low + " and " + high + ", but is " + value);
        }
    }

    /**
     * {@return a task with its defaults: 64 worlds on one thread, an action every 15 ms in three steps of 5 ms, each robot an
     * agent}
     *
     * @param league its name
     * @param task what is to be learned
     */
    public static LearnSettings of(String league, Task task) {
        Opponents opponents = switch (task) {
            case GO_TO_BALL -> new Opponents.None();
            case PENALTY -> new Opponents.Played(Keeper.NAME, Keeper::new);
            default -> new Opponents.Self();
        };
        return new LearnSettings(
                league,
                task,
                64,
                1,
                0.005,
                3,
                task.seconds(league),
                Control.ROBOT,
                opponents,
                Autoreset.NEXT_STEP,
                task.rewards(),
                Configuration.empty());
    }

    /** {@return the time between two actions, s} */
    public double actionSeconds() {
        return stepsPerAction * stepSeconds;
    }

    /** {@return how many sides have agents} */
    public int sides() {
        return opponents instanceof Opponents.Self ? 2 : 1;
    }

    /** {@return how many agents a world has} */
    public int agents() {
        return sides() * (control == Control.TEAM ? 1 : task.robots());
    }

    /**
     * {@return the same with so many worlds and threads}
     *
     * @param newWorlds worlds
     * @param newThreads threads
     */
    public LearnSettings withWorlds(int newWorlds, int newThreads) {
        Draft draft = new Draft(this);
        draft.worlds = newWorlds;
        draft.threads = newThreads;
        return draft.settings();
    }

    /**
     * {@return the same with another rhythm}
     *
     * @param newStepSeconds one step of the physics, s
     * @param newStepsPerAction steps in one action
     * @param newEpisodeSeconds length of an episode, s
     */
    public LearnSettings withRhythm(double newStepSeconds, int newStepsPerAction, double newEpisodeSeconds) {
        Draft draft = new Draft(this);
        draft.stepSeconds = newStepSeconds;
        draft.stepsPerAction = newStepsPerAction;
        draft.episodeSeconds = newEpisodeSeconds;
        return draft.settings();
    }

    /**
     * {@return the same with others who act}
     *
     * @param newControl who acts
     * @param newOpponents who plays yellow
     */
    public LearnSettings withAgents(Control newControl, Opponents newOpponents) {
        Draft draft = new Draft(this);
        draft.control = newControl;
        draft.opponents = newOpponents;
        return draft.settings();
    }

    /**
     * {@return the same with another way to begin again}
     *
     * @param newAutoreset when an ended world begins again
     */
    public LearnSettings withAutoreset(Autoreset newAutoreset) {
        Draft draft = new Draft(this);
        draft.autoreset = newAutoreset;
        return draft.settings();
    }

    /**
     * {@return the same with other rewards}
     *
     * @param newRewards how much each term counts
     */
    public LearnSettings withRewards(RewardWeights newRewards) {
        Draft draft = new Draft(this);
        draft.rewards = newRewards;
        return draft.settings();
    }

    /**
     * {@return the same in another configuration of the league}
     *
     * @param newConfiguration anything it does not say keeps its default
     */
    public LearnSettings withConfiguration(Configuration newConfiguration) {
        Draft draft = new Draft(this);
        draft.configuration = newConfiguration;
        return draft.settings();
    }

    /** Settings in the making. */
    private static final class Draft {
        private final LearnSettings from;
        private int worlds;
        private int threads;
        private double stepSeconds;
        private int stepsPerAction;
        private double episodeSeconds;
        private Control control;
        private Opponents opponents;
        private Autoreset autoreset;
        private RewardWeights rewards;
        private Configuration configuration;

        Draft(LearnSettings from) {
            this.from = from;
            worlds = from.worlds;
            threads = from.threads;
            stepSeconds = from.stepSeconds;
            stepsPerAction = from.stepsPerAction;
            episodeSeconds = from.episodeSeconds;
            control = from.control;
            opponents = from.opponents;
            autoreset = from.autoreset;
            rewards = from.rewards;
            configuration = from.configuration;
        }

        LearnSettings settings() {
            return new LearnSettings(
                    from.league,
                    from.task,
                    worlds,
                    threads,
                    stepSeconds,
                    stepsPerAction,
                    episodeSeconds,
                    control,
                    opponents,
                    autoreset,
                    rewards,
                    configuration);
        }
    }
}
