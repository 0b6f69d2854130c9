// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot.plan;

/**
 * What a path has to keep to.
 *
 * @param robotRadius of the circle around the robot, m
 * @param clearance room to keep from obstacles where there is enough of it, m
 * @param halfLength how far from the middle of the field the robot's centre may be, along x, m
 * @param halfWidth the same along y, m
 * @param speed fastest, m/s
 * @param acceleration along the path, m/s²
 * @param deceleration along the path, m/s²
 * @param cornering acceleration across the path in bends, m/s²
 * @param horizon how long obstacles are believed to go on as they do, s
 */
public record PlanLimits(
        double robotRadius,
        double clearance,
        double halfLength,
        double halfWidth,
        double speed,
        double acceleration,
        double deceleration,
        double cornering,
        double horizon) {

    /** Refuses limits that no path can keep to. */
    public PlanLimits {
        positive("robotRadius", robotRadius, "m");
        positive("halfLength", halfLength, "m");
        positive("halfWidth", halfWidth, "m");
        positive("speed", speed, "m/s");
        positive("acceleration", acceleration, "m/s²");
        positive("deceleration", deceleration, "m/s²");
        positive("cornering", cornering, "m/s²");
        if (!(clearance >= 0) || !(horizon >= 0)) {
            throw new IllegalArgumentException(
                    "clearance and horizon must not be negative, but are " + clearance + " m and " + horizon + " s");
        }
    }

    private static void positive(String name, double value, String unit) {
        if (!(value > 0)) {
            throw new IllegalArgumentException(name + " must be more than 0 " + unit + ", but is " + value);
        }
    }
}
