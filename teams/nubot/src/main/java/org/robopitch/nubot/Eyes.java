// SPDX-License-Identifier: Apache-2.0
package org.robopitch.nubot;

import org.robopitch.engine.match.Observation;
import org.robopitch.robot.Remembering;
import org.robopitch.robot.Senses;

/** What stands between a match and one robot: it makes the robot's senses of what the match shows, and nothing else does. */
interface Eyes extends Remembering {
    /**
     * Looks.
     *
     * @param shown what the match shows to the team
     * @param into receives what the robot senses
     */
    void look(Observation shown, Senses into);

    /**
     * Notes what the robot does, which its odometry will tell.
     *
     * @param action what it does
     */
    default void acted(Action action) {}
}
