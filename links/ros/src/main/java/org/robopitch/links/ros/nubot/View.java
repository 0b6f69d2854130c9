// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.nubot;

import org.robopitch.engine.match.BodyPose;
import org.robopitch.middlesize.game.MiddleSizeGame;

/** Where everybody is at the end of a cycle, read from the game once for all messages about it. */
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

    /** Begins another match. Time goes on from where the last one left it: ROS's timers do not survive one that jumps back. */
    void beginAnother() {
        secondsBefore = seconds;
    }

    void read(MiddleSizeGame game) {
        seconds = secondsBefore + game.world().time();
        for (int i = 0; i < robots.length; i++) {
            game.stage().read(i, robots[i]);
            holds[i] = game.world().handling().holds(i);
            reaches[i] = game.world().reachesBall(i);
            kicks[i] = game.world().handling().kicks(i);
        }
        game.stage().read(robots.length, ball);
    }

    /** {@return the simulated time since the first match began, s} */
    double seconds() {
        return seconds;
    }
}
