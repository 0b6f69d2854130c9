// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.sense;

import java.util.Arrays;
import org.robopitch.engine.state.StateVisitor;
import org.robopitch.engine.state.Stateful;

/** What was heard in a cycle. */
public final class Heard implements Stateful {
    /** How many messages are kept in one cycle. */
    public static final int MOST = 8;

    /** The teams of the speakers. */
    public final String[] teams = new String[MOST];

    public final String[] messages = new String[MOST];

    /** Game times, s. */
    public final double[] times = new double[MOST];

    /** Directions of the speakers, rad to the left; NaN for the robot's own message. */
    public final double[] directions = new double[MOST];

    /** How many messages were heard. */
    public int count;

    Heard() {
        Arrays.fill(teams, "");
        Arrays.fill(messages, "");
    }

    void clear() {
        count = 0;
    }

    void copyFrom(Heard other) {
        count = other.count;
        System.arraycopy(other.teams, 0, teams, 0, count);
        System.arraycopy(other.messages, 0, messages, 0, count);
        System.arraycopy(other.times, 0, times, 0, count);
        System.arraycopy(other.directions, 0, directions, 0, count);
    }

    @Override
    public void state(StateVisitor visitor) {
        count = visitor.whole(count);
        for (int i = 0; i < count; i++) {
            teams[i] = visitor.text(teams[i]);
            messages[i] = visitor.text(messages[i]);
        }
        visitor.reals(times, count);
        visitor.reals(directions, count);
    }

    /**
     * Adds a message; more than {@link #MOST} are dropped.
     *
     * @param team of the one who spoke
     * @param time game time at which it was heard, s
     * @param direction rad to the left, NaN for the robot's own message
     * @param message what was said
     */
    public void add(String team, double time, double direction, String message) {
        if (count < MOST) {
            teams[count] = team;
            times[count] = time;
            directions[count] = direction;
            messages[count] = message;
            count++;
        }
    }
}
