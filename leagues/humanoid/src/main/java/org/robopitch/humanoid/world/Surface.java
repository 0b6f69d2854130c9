// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.world;

/**
 * How a pair of surfaces meets: soft along the normal, viscous across it, without a bound of friction.
 *
 * @param errorReduction share of a penetration that a step takes back
 * @param softness compliance along the normal, as ODE's CFM, m/s per N
 * @param slip compliance across, as ODE's force-dependent slip, m/s per N
 * @param bounce share of the approach speed that is given back; 0 if nothing bounces
 * @param fastest speed at which a penetration is taken back at most, m/s
 */
record Surface(double errorReduction, double softness, double slip, double bounce, double fastest) {
    /** Depth that is left alone, m. */
    static final double LAYER = 0.001;

    /** Slower than this nothing bounces, m/s. */
    static final double BOUNCE_SPEED = 0.8;

    /**
     * ODE knows no limit of the speed here, but its hinges gape; ours do not, and limbs of two robots that are caught in
     * one another would be flung out by tens of rad/s, and a robot that is put into the ground would be thrown into the air.
     */
    static final Surface ROBOT_GROUND = new Surface(0.4, 1e-4, 0.005, 0, 1);

    static final Surface ROBOT_ROBOT = new Surface(0.6, 1e-4, 0.005, 0, 0.4);

    static final Surface ROBOT_FIXTURE = new Surface(0.6, 1e-4, 0.005, 0);
    static final Surface BALL_GROUND = new Surface(0.35, 0.05, 0.3025, 0.8);
    static final Surface BALL_ROBOT = new Surface(0.55, 0.02505, 0.3025, 0.8);
    static final Surface BALL_FIXTURE = new Surface(0.5, 0.05, 0.6, 0.8);

    Surface(double errorReduction, double softness, double slip, double bounce) {
        this(errorReduction, softness, slip, bounce, Double.POSITIVE_INFINITY);
    }
}
