// SPDX-License-Identifier: Apache-2.0
package org.robopitch.bahia3d.movement;

import org.robopitch.engine.state.StateVisitor;
import org.robopitch.humanoid.body.Joint;

/**
 * What the speed of a joint must keep to in each time step: Bahia3D 2010, eq. 1 to 6.
 *
 * @param minSpeed w_min of eq. 2, rad/s, at most 0
 * @param maxSpeed w_max of eq. 2, rad/s, at least 0
 * @param minAcceleration λ_min of eq. 3, rad/s², at most 0
 * @param maxAcceleration λ_max of eq. 3, rad/s², at least 0
 */
public record SpeedLimits(double minSpeed, double maxSpeed, double minAcceleration, double maxAcceleration) {
    /**
     * How far a joint stays away from its stops, rad: a motor takes no command while its joint is at a stop, so a plan
     * that ends exactly there could not be left again.
     */
    public static final double STOP_MARGIN = StrictMath.toRadians(0.1);

    /** Checks the signs. */
    public SpeedLimits {
        if (!(minSpeed <= 0 && maxSpeed >= 0 && minSpeed < maxSpeed)) {
            throw new IllegalArgumentException(
                    "speeds must range from at most 0 to at least 0, but range from " + minSpeed + " to " + maxSpeed);
        }
        if (!(minAcceleration <= 0 && maxAcceleration >= 0 && minAcceleration < maxAcceleration)) {
            throw new IllegalArgumentException("accelerations must range from at most 0 to at least 0, but range from "
                    + minAcceleration + " to " + maxAcceleration);
        }
    }

    /** {@return the motors' speed, and an acceleration that lets them turn round within one cycle} */
    public static SpeedLimits defaults() {
        return new SpeedLimits(-Joint.MAXIMUM_SPEED, Joint.MAXIMUM_SPEED, -614, 614);
    }

    /**
     * {@return the same with another acceleration}
     *
     * @param acceleration in both directions, rad/s²
     */
    public SpeedLimits withAcceleration(double acceleration) {
        return new SpeedLimits(minSpeed, maxSpeed, -acceleration, acceleration);
    }

    /**
     * {@return W_min of eq. 5: the least speed a joint may have in the next time step}
     *
     * @param joint which
     * @param angle α_{i−1}, rad
     * @param speed w_{i−1}, rad/s
     * @param step Δt, s
     */
    public double least(Joint joint, double angle, double speed, double step) {
        double position = (joint.low() + STOP_MARGIN - angle) / step;
        return Math.max(minSpeed, Math.max(position, speed + step * minAcceleration));
    }

    /**
     * {@return W_max of eq. 6: the greatest speed a joint may have in the next time step}
     *
     * @param joint which
     * @param angle α_{i−1}, rad
     * @param speed w_{i−1}, rad/s
     * @param step Δt, s
     */
    public double most(Joint joint, double angle, double speed, double step) {
        double position = (joint.high() - STOP_MARGIN - angle) / step;
        return Math.min(maxSpeed, Math.min(position, speed + step * maxAcceleration));
    }

    /**
     * {@return the speed nearest to the one wanted that keeps eq. 4}
     *
     * <p>Eq. 4 can be empty: a joint that flies towards its stop faster than it may brake cannot keep both. Then the
     * position and the motor's speed count, and the acceleration gives way.
     *
     * @param joint which
     * @param angle α_{i−1}, rad
     * @param speed w_{i−1}, rad/s
     * @param step Δt, s
     * @param wanted rad/s
     */
    public double clamp(Joint joint, double angle, double speed, double step, double wanted) {
        double least = least(joint, angle, speed, step);
        double most = most(joint, angle, speed, step);
        if (least > most) {
            double low = Math.max(minSpeed, (joint.low() + STOP_MARGIN - angle) / step);
            double high = Math.min(maxSpeed, (joint.high() - STOP_MARGIN - angle) / step);
            double middle = Math.max(Math.min(least, high), Math.min(most, high));
            return Math.max(Math.min(middle, high), Math.min(low, maxSpeed));
        }
        return Math.min(Math.max(wanted, least), most);
    }

    /** The limits to continue with: these, unless others are restored. */
    SpeedLimits state(StateVisitor visitor) {
        double lowSpeed = visitor.real(minSpeed);
        double highSpeed = visitor.real(maxSpeed);
        double lowAcceleration = visitor.real(minAcceleration);
        double highAcceleration = visitor.real(maxAcceleration);
        return visitor.restoring() ? new SpeedLimits(lowSpeed, highSpeed, lowAcceleration, highAcceleration) : this;
    }
}
