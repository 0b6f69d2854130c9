// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.nubot;

import org.robopitch.engine.match.BodyPose;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.Observation;
import org.robopitch.middlesize.game.MiddleSizeGame;

/**
 * What is true in a cycle, read from the match once for all messages: Gazebo's own topics and a robot's own sensors tell it.
 */
final class View {
    final BodyPose[] robots;
    final BodyPose ball = new BodyPose();
    final boolean[] holds;
    final boolean[] reaches;
    final long[] kicks;
    private double secondsBefore;
    private double seconds;

    View(int robots) {
        this.robots = new BodyPose[robots];
        for (int i = 0; i < robots; i++) {
            this.robots[i] = new BodyPose();
        }
        this.holds = new boolean[robots];
        this.reaches = new boolean[robots];
        this.kicks = new long[robots];
    }

    /** Begins another match. Time continues from where the last one left it: ROS's timers do not survive one that jumps back. */
    void beginAnother() {
        secondsBefore = seconds;
    }

    void read(Match match, MiddleSizeGame game) {
        seconds = secondsBefore + game.world().time();
        for (int i = 0; i < robots.length; i++) {
            game.stage().read(i, robots[i]);
            holds[i] = game.world().handling().holds(i);
            reaches[i] = game.world().reachesBall(i);
            kicks[i] = game.world().handling().kicks(i);
        }
        game.stage().read(robots.length, ball);
    }

    /** {@return when something was seen, on the clock that starts with the first match, s} */
    double secondsOf(Observation seen) {
        return secondsBefore + seen.time();
    }

    /** {@return the simulated time since the first match began, s} */
    double seconds() {
        return seconds;
    }
}
