// SPDX-License-Identifier: Apache-2.0
package org.robopitch.bahia3d.movement;

import org.robopitch.engine.state.StateVisitor;
import org.robopitch.humanoid.body.Joint;
import org.robopitch.robot.Remembering;

/**
 * Turns wanted angles into joint speeds by feedback (Bahia3D 2010, sec. 3.2): where the joint will be when the command
 * takes effect, compared with where it is planned to be, within eq. 1 to 6.
 *
 * <p>A command answers senses that are one cycle old when it acts, so the controller first predicts each joint by the
 * speed it was last given. With that prediction a gain of 1 follows the plan without overshoot.
 */
public final class FeedbackController implements Remembering {
    private final double cycle;
    private final double[] measured = new double[Joint.COUNT];
    private final double[] running = new double[Joint.COUNT];
    private boolean feedback = true;
    private transient SpeedLimits limits = SpeedLimits.defaults();

    /**
     * A controller.
     *
     * @param cycle Δt, s
     */
    public FeedbackController(double cycle) {
        this.cycle = cycle;
    }

    /**
     * Switches feedback off, so that plans are executed blindly, or on again.
     *
     * @param on whether measured angles count
     */
    public void feedback(boolean on) {
        feedback = on;
    }

    /**
     * Sets the limits of what follows.
     *
     * @param newLimits eq. 2 and 3
     */
    public void limits(SpeedLimits newLimits) {
        limits = newLimits;
    }

    /**
     * Takes note of a joint's angle.
     *
     * @param joint which
     * @param angle rad
     */
    public void measure(Joint joint, double angle) {
        measured[joint.ordinal()] = angle;
    }

    /**
     * {@return where a joint will be when the next command takes effect, rad}
     *
     * @param joint which
     */
    public double predicted(Joint joint) {
        double angle = measured[joint.ordinal()] + running[joint.ordinal()] * cycle;
        return Math.max(joint.low(), Math.min(joint.high(), angle));
    }

    /**
     * {@return the speed that brings a joint to an angle, rad/s}
     *
     * @param joint which
     * @param target where it should be one cycle after the command takes effect, rad
     */
    public double towards(Joint joint, double target) {
        double predicted = predicted(joint);
        return give(joint, predicted, (target - predicted) / cycle);
    }

    /**
     * {@return the speed of a plan's cycle, corrected by feedback, rad/s}
     *
     * @param joint which
     * @param plan what to do
     * @param index of the cycle that the command acts in
     */
    public double follow(Joint joint, MovementPlan plan, int index) {
        return feedback
                ? towards(joint, plan.angle(joint, index))
                : give(joint, predicted(joint), plan.speed(joint, index));
    }

    private double give(Joint joint, double predicted, double wanted) {
        int j = joint.ordinal();
        double speed = limits.clamp(joint, predicted, running[j], cycle, wanted);
        running[j] = speed;
        return speed;
    }

    @Override
    public void state(StateVisitor visitor) {
        Remembering.super.state(visitor);
        limits = limits.state(visitor);
    }
}
