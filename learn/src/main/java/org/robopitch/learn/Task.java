// SPDX-License-Identifier: Apache-2.0
package org.robopitch.learn;

import java.util.Arrays;
import java.util.stream.Collectors;
import org.robopitch.declare.Component;

/** What is to be learned. */
public enum Task {
    /** One robot reaches a ball that lies anywhere. */
    GO_TO_BALL(1),
    /** One robot scores from the penalty mark. */
    PENALTY(1),
    /** One against one. */
    ONE_V_ONE(1),
    /** Three against three. */
    THREE_V_THREE(3),
    /** Five against five. */
    FIVE_V_FIVE(5);

    private final int robots;

    Task(int robots) {
        this.robots = robots;
    }

    public String word() {
        return this == GO_TO_BALL || this == PENALTY ? Component.spelled(this) : robots + "v" + robots;
    }

    /** {@return the task that is spelled so} */
    public static Task of(String word) {
        for (Task task : values()) {
            if (task.word().equals(word)) {
                return task;
            }
        }
        throw new IllegalArgumentException("there is no task \"" + word + "\", only "
                + Arrays.stream(values()).map(Task::word).collect(Collectors.joining(", ")));
    }

    /** {@return robots of each side} */
    public int robots() {
        return robots;
    }

    /** {@return whether both sides may have robots that learn} */
    public boolean hasTwoSides() {
        return this != GO_TO_BALL;
    }

    /** {@return how an episode is rewarded unless somebody says otherwise} */
    public RewardWeights rewards() {
        return switch (this) {
            case GO_TO_BALL -> new RewardWeights(0, 0, 1, 1, 0.1, 0);
            case PENALTY -> new RewardWeights(1, 0.5, 0.1, 0, 0.02, 0);
            default -> new RewardWeights(1, 0.5, 0.1, 0, 0, 0);
        };
    }

    /**
     * {@return after how many seconds an episode is cut off unless somebody says otherwise}
     *
     * @param league its name
     */
    public double seconds(String league) {
        double larger = league.equals(LearnSettings.MIDDLE_SIZE) ? 2 : 1;
        return switch (this) {
            case GO_TO_BALL, PENALTY -> 5 * larger;
            default -> 30 * larger;
        };
    }
}
