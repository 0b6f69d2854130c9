// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.collision;

/**
 * The slip of wheels as formulas of MR-Simulator 2011. A wheel with slip S turns with (1 − S) of its speed: 0 leaves it
 * alone, 1 stops it, 2 turns it round, less than 0 speeds it up. Y is the wheel on the right of the motion.
 */
public final class Slip {
    private static final double QUARTER = Math.PI / 4;

    private Slip() {}

    /**
     * {@return slip of the wheel Y in a parallel collision, eq. 6 read as (1 + |T|/|T_max|)/2}
     *
     * @param torque |T_X|
     * @param largestTorque |T_max|; 0 counts as no torque
     */
    public static double parallel(double torque, double largestTorque) {
        return 0.5 * (1 + torqueShare(torque, largestTorque));
    }

    /**
     * {@return τ = |T_X|/|T_max|, 0 where nothing moves}
     *
     * @param torque |T_X|, eq. 5
     * @param largestTorque |T_max|, eq. 7 read as r_max(|V_A| + |V_B|)
     */
    public static double torqueShare(double torque, double largestTorque) {
        return largestTorque > 0 ? Math.min(1, torque / largestTorque) : 0;
    }

    /**
     * {@return slip of the wheel Y of the colliding robot in a perpendicular collision, eq. 11; 1 if B does not move
     * across A's way}
     *
     * @param beta β_A, rad, clockwise positive; taken into [−π/4, π/4]
     * @param sigma σ = sign(V_A × V_B) with y up
     */
    public static double perpendicularA(double beta, int sigma) {
        double clamped = Math.max(-QUARTER, Math.min(QUARTER, beta));
        return 1 - 0.5 * sigma * (1 + clamped / QUARTER);
    }

    /**
     * {@return slip of the other wheel of the colliding robot, eq. 12}
     *
     * @param slipOfY from {@link #perpendicularA}
     * @param sigma σ
     */
    public static double perpendicularOther(double slipOfY, int sigma) {
        return slipOfY + sigma;
    }

    /**
     * {@return slip of the wheel at the collided side of the collided robot, eq. 13: the parabola through
     * (π/4, 1), (π/2, 1/3) and (3π/4, 0)}
     *
     * @param beta |β_B|, rad; taken into [π/4, 3π/4]
     */
    public static double perpendicularB(double beta) {
        double angle = Math.max(QUARTER, Math.min(3 * QUARTER, beta));
        return 2 - 14 / (3 * Math.PI) * angle + 8 / (3 * Math.PI * Math.PI) * angle * angle;
    }
}
