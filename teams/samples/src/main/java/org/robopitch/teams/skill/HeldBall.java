// SPDX-License-Identifier: Apache-2.0
package org.robopitch.teams.skill;

import org.robopitch.robot.Remembering;

/** Notes how long the ball has hardly moved: pinned at a wall, or between robots that push against each other. */
public final class HeldBall implements Remembering {
    private static final double MOVED = 0.02;

    private final transient Sight sight;
    private final double cycle;
    private double anchorX;
    private double anchorY;
    private double seconds;

    /**
     * A watch over the ball.
     *
     * @param field where it is played
     * @param sight where the ball is
     */
    public HeldBall(Field field, Sight sight) {
        this.sight = sight;
        this.cycle = field.cycle();
    }

    /** Looks at the ball, once per cycle. */
    public void watch() {
        double dx = sight.ball.x - anchorX;
        double dy = sight.ball.y - anchorY;
        if (dx * dx + dy * dy > MOVED * MOVED) {
            anchorX = sight.ball.x;
            anchorY = sight.ball.y;
            seconds = 0;
        } else {
            seconds += cycle;
        }
    }

    /** Starts counting again. */
    public void reset() {
        seconds = 0;
    }

    /** {@return for how long the ball has been where it is, s} */
    public double seconds() {
        return seconds;
    }
}
