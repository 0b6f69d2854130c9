// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.simspark.wire;

import org.robopitch.humanoid.referee.HumanoidRules;
import org.robopitch.humanoid.sense.PlayMode;

/** What a monitor shows, as a codec needs it: the state of the game and where everything is. Sides are 0 and 1. */
public interface MonitorView {
    /** Parts of a robot: the torso is 0, and part i hangs on joint i - 1. The last two are toes. */
    int PARTS = 25;

    /** {@return by which rules it is played} */
    HumanoidRules rules();

    /** {@return the game's clock, s} */
    double gameTime();

    /** {@return 1 or 2} */
    int half();

    /** {@return the play mode} */
    PlayMode playMode();

    /**
     * {@return the goals of a side}
     *
     * @param side 0 left, 1 right
     */
    int score(int side);

    /**
     * {@return the name of a team, empty while nobody plays}
     *
     * @param side 0 left, 1 right
     */
    String team(int side);

    /**
     * {@return a robot's type, or -1 if it is not on the field}
     *
     * @param side 0 left, 1 right
     * @param number from 1 to 11
     */
    int type(int side, int number);

    /**
     * Reads where a part of a robot is.
     *
     * @param side 0 left, 1 right
     * @param number from 1 to 11
     * @param part from 0 to {@link #PARTS} - 1
     * @param matrix receives the 4 × 4 transform from part to world, column by column
     */
    void part(int side, int number, int part, double[] matrix);

    /**
     * Reads where the ball is.
     *
     * @param matrix receives the 4 × 4 transform from ball to world, column by column
     */
    void ball(double[] matrix);
}
