// SPDX-License-Identifier: Apache-2.0
package org.robopitch.nubot;

import org.robopitch.robot.Remembering;
import org.robopitch.robot.Senses;

/**
 * Which ShootPos kicks along the ground: the public code and the chapter contradict each other, so a ball that rises after
 * a kick that should have rolled tells.
 */
final class GroundPosition implements Remembering {
    private static final double RISING = 0.05;
    private static final double NOTICE_SECONDS = 0.15;

    private final double[] kickedAt;
    private int number = 1;

    GroundPosition(int robots) {
        kickedAt = new double[robots];
        java.util.Arrays.fill(kickedAt, Double.NEGATIVE_INFINITY);
    }

    int number() {
        return number;
    }

    /** Looks at the ball after kicks along the ground. */
    void learn(int robot, Senses senses, Action action) {
        double since = senses.time - kickedAt[robot];
        if (since > 0 && since < NOTICE_SECONDS && senses.ballSeen && senses.ballZ > RISING) {
            number = -number;
            java.util.Arrays.fill(kickedAt, Double.NEGATIVE_INFINITY);
        }
        if (action.kick > 0) {
            kickedAt[robot] = action.lob ? Double.NEGATIVE_INFINITY : senses.time;
        }
    }
}
