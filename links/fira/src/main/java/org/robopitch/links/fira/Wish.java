// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.fira;

import java.util.List;
import org.robopitch.engine.match.Side;
import org.robopitch.mirosot.referee.OutsideCall;

/** What an external program wants to be done to the match, in our units. */
sealed interface Wish {
    /** Put a robot somewhere [m, rad], or take it off the field. */
    record RobotThere(Side side, int robot, double x, double y, double heading, boolean on) implements Wish {}

    /** Put the ball somewhere [m, m/s]. */
    record BallThere(double x, double y, double vx, double vy) implements Wish {}

    /** Place some robots of a side for a restart. */
    record Restart(Side side, List<RobotThere> robots) implements Wish {
        public Restart {
            robots = List.copyOf(robots);
        }
    }

    /** Take a call of a referee outside. */
    record Called(OutsideCall call) implements Wish {}
}
