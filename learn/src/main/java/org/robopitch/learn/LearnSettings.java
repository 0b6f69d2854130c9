// SPDX-License-Identifier: Apache-2.0
package org.robopitch.learn;

import java.util.List;
import org.robopitch.declare.Declared;
import org.robopitch.declare.Value;
import org.robopitch.declare.Values;
import org.robopitch.learn.arena.Keeper;
import org.robopitch.settings.Configuration;

/** What is learned, where, and by how many worlds at once. */
public record LearnSettings(
        String league,
        Task task,

        @Value(says = "worlds stepped together", min = 1, max = 1 << 16, otherwise = "64")
        int worlds,

        @Value(says = "number of threads; does not affect results", min = 1, max = 256, otherwise = "1")
        int threads,

        @Value(says = "one step of the physics", unit = "s", min = 1e-4, max = 0.02, otherwise = "0.005", key = "step")
        double stepSeconds,

        @Value(says = "steps of the physics between two actions", min = 1, max = 1000, otherwise = "3")
        int stepsPerAction,

        @Value(
                says =
                        "simulated time after which an episode is truncated; by default 5 s, or 30 s for 1v1, 3v3 and 5v5; twice that in middle-size",
                unit = "s",
                min = 1e-4,
                max = 3600,
                key = "episode")
        double episodeSeconds,

        @Value(
                says = "robot: each robot is an agent; team: one agent commands all robots of a side",
                otherwise = "robot")
        Control control,

        Opponents opponents,

        @Value(
                says = "when an ended world begins again, as in Gymnasium: next-step, same-step or disabled",
                otherwise = "next-step")
        Autoreset autoreset,

        RewardWeights rewards,
        Configuration configuration)
        implements Values<LearnSettings> {
    /** A league's name. */
    public static final String MIROSOT = "mirosot";

    /** A league's name. */
    public static final String MIDDLE_SIZE = "middle-size";

    /** The leagues in which there is something to learn. */
    public static final List<String> LEAGUES = List.of(MIROSOT, MIDDLE_SIZE);

    @Override
    public void requireConsistent() {
        if (!LEAGUES.contains(league)) {
            throw new IllegalArgumentException("there are no learning environments for the league '" + league
                    + "', only in " + String.join(", ", LEAGUES));
        }
        if (episodeSeconds < stepSeconds) {
            throw new IllegalArgumentException(
                    "an episode must last between a step and 3600 s, but lasts " + episodeSeconds);
        }
        if (!task.hasTwoSides() && !(opponents instanceof Opponents.None)) {
            throw new IllegalArgumentException(
                    "in " + task.word() + " nobody plays yellow, but the opponents are \"" + opponents.name() + "\"");
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
        return Declared.of(LearnSettings.class)
                .defaults()
                .with("league", league)
                .with("task", task)
                .with("episodeSeconds", task.seconds(league))
                .with("opponents", opponents)
                .with("rewards", task.rewards())
                .with("configuration", Configuration.empty())
                .checked();
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
}
