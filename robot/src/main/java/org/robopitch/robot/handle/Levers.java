// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot.handle;

/**
 * The two levers of a ball handler, which measure how far the ball is: each feels it beside the robot's axis, so a ball that
 * drifts to one side comes nearer to the lever there and farther from the other.
 *
 * @param ballRadius m
 */
public record Levers(double ballRadius) {
    /** Of a lever from the robot's axis, as a share of the ball's radius. */
    private static final double ASIDE = 0.4;

    /** So far from the ball's middle, as a share of its radius, the end of a lever does not follow its curve any more. */
    private static final double RIM = 0.8;

    /**
     * {@return how far the ball's surface is from the robot's centre along the left lever, m}
     *
     * @param ahead of the ball's middle, m before the robot's centre
     * @param aside of the ball's middle, m to the left
     */
    public double left(double ahead, double aside) {
        return distance(ahead, ASIDE * ballRadius - aside);
    }

    /**
     * {@return how far the ball's surface is from the robot's centre along the right lever, m}
     *
     * @param ahead of the ball's middle, m before the robot's centre
     * @param aside of the ball's middle, m to the left
     */
    public double right(double ahead, double aside) {
        return distance(ahead, ASIDE * ballRadius + aside);
    }

    private double distance(double ahead, double off) {
        double share = Math.min(RIM, Math.abs(off) / ballRadius);
        double depth = Math.sqrt(1 - share * share);
        double beyond = Math.abs(off) / ballRadius - share;
        return ahead - ballRadius * (depth - beyond * share / depth);
    }
}
