// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.game;

import org.robopitch.humanoid.body.Part;
import org.robopitch.humanoid.sense.Heard;
import org.robopitch.humanoid.world.HumanoidWorld;
import org.robopitch.humanoid.world.PartMotion;

/**
 * What is said and heard. Each team has a budget of two, a message costs two, a cycle gives one back: one message every
 * other cycle. It is heard in the cycle it takes effect, by everybody within 50 m, the one who spoke included.
 */
final class Voices {
    private static final double BUDGET = 2;
    private static final double COST = 2;
    private static final double REACH = 50;
    private static final int NUMBERS = 2 + SayCode.NUMBERS;
    private static final int LEFT_OVER = 0;
    private static final int SPEAKER = 1;
    private static final int MESSAGE = 2;

    private final HumanoidWorld world;
    private final PartMotion ears = new PartMotion();
    private final PartMotion mouth = new PartMotion();

    /** For each team: what is left of its budget, who spoke (−1 nobody), the message's numbers. */
    private final double[] state = new double[2 * NUMBERS];

    /** The same messages as text, decoded when first heard. */
    private final String[] texts = {"", ""};

    private final double[] decoded = new double[2 * SayCode.NUMBERS];

    Voices(HumanoidWorld world) {
        this.world = world;
        world.remember(state);
        for (int team = 0; team < 2; team++) {
            state[NUMBERS * team + LEFT_OVER] = BUDGET;
            state[NUMBERS * team + SPEAKER] = -1;
        }
    }

    /** Begins a cycle of a team: nobody has spoken yet. */
    void begin(int team) {
        int o = NUMBERS * team;
        state[o + LEFT_OVER] = Math.min(BUDGET, state[o + LEFT_OVER] + 1);
        state[o + SPEAKER] = -1;
    }

    /** Lets a robot speak, if its team has not spent its budget. */
    void say(int team, int robot, double[] values, int offset) {
        int o = NUMBERS * team;
        if (values[offset] == 0 || state[o + LEFT_OVER] < COST) {
            return;
        }
        state[o + LEFT_OVER] -= COST;
        state[o + SPEAKER] = robot;
        System.arraycopy(values, offset, state, o + MESSAGE, SayCode.NUMBERS);
    }

    /** {@return what a robot says in this cycle, or nothing} */
    String said(int robot) {
        for (int team = 0; team < 2; team++) {
            if (state[NUMBERS * team + SPEAKER] == robot) {
                return text(team);
            }
        }
        return "";
    }

    /** Adds what a robot hears. */
    void hear(int robot, String[] teamNames, double time, Heard into) {
        for (int team = 0; team < 2; team++) {
            int speaker = (int) state[NUMBERS * team + SPEAKER];
            if (speaker < 0) {
                continue;
            }
            String text = text(team);
            if (text.isEmpty()) {
                continue;
            }
            if (speaker == robot) {
                into.add(teamNames[team], time, Double.NaN, text);
            } else if (world.present(speaker)) {
                world.part(robot, Part.TORSO.ordinal(), ears);
                world.part(speaker, Part.TORSO.ordinal(), mouth);
                double dx = mouth.position[0] - ears.position[0];
                double dy = mouth.position[1] - ears.position[1];
                if (dx * dx + dy * dy <= REACH * REACH) {
                    double direction = StrictMath.atan2(dy, dx) - ears.heading();
                    into.add(teamNames[team], time, StrictMath.IEEEremainder(direction, 2 * Math.PI), text);
                }
            }
        }
    }

    private String text(int team) {
        int from = NUMBERS * team + MESSAGE;
        int to = SayCode.NUMBERS * team;
        boolean same = true;
        for (int n = 0; n < SayCode.NUMBERS; n++) {
            same &= state[from + n] == decoded[to + n];
        }
        if (!same) {
            System.arraycopy(state, from, decoded, to, SayCode.NUMBERS);
            texts[team] = SayCode.decode(decoded, to);
        }
        return texts[team];
    }
}
