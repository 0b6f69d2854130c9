// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot.handle;

import org.robopitch.robot.Remembering;

/**
 * Holds the ball with two driven wheels on levers: PD feedback on the distance that each lever measures, plus feed-forward
 * of how the robot moves, so that the ball rolls along before a distance has to show that it does not.
 */
public final class BallHandler implements Remembering {
    /** How much of a velocity across, and of the ball's path around the robot's centre, each wheel takes over. */
    private static final double SIDE_SHARE = 0.5;

    private final double wanted;
    private final double arm;
    private final double proportional;
    private final double derivative;
    private double lastLeft = Double.NaN;
    private double lastRight = Double.NaN;

    /**
     * A handler.
     *
     * @param wanted distance at which the ball is to be kept, m
     * @param arm from the robot's centre to the ball's, m
     * @param proportional gain of the distance, 1/s
     * @param derivative gain of its change
     */
    public BallHandler(double wanted, double arm, double proportional, double derivative) {
        this.wanted = wanted;
        this.arm = arm;
        this.proportional = proportional;
        this.derivative = derivative;
    }

    /** Forgets the last distances, because the ball was away. */
    public void reset() {
        lastLeft = Double.NaN;
        lastRight = Double.NaN;
    }

    /**
     * Works out how fast the wheels should roll.
     *
     * @param left distance of the ball at the left lever, m
     * @param right distance of the ball at the right lever, m
     * @param along velocity of the robot through its kicker, m/s
     * @param across velocity of the robot to the left, m/s
     * @param spin of the robot, rad/s
     * @param seconds since the last call, s
     * @param wheels receives the rim speeds of the left and the right wheel, m/s; positive pulls the ball in
     */
    public void hold(
            double left, double right, double along, double across, double spin, double seconds, double[] wheels) {
        double aside = SIDE_SHARE * (across + arm * spin);
        wheels[0] = -along + aside + feedback(left, lastLeft, seconds);
        wheels[1] = -along - aside + feedback(right, lastRight, seconds);
        lastLeft = left;
        lastRight = right;
    }

    private double feedback(double now, double last, double seconds) {
        double change = Double.isNaN(last) || !(seconds > 0) ? 0 : (now - last) / seconds;
        return proportional * (now - wanted) + derivative * change;
    }
}
