// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.world;

/**
 * How a pair of surfaces meets: soft along the normal, viscous across it, without a bound of friction.
 *
 * @param errorReduction share of a penetration that a step takes back
 * @param softness compliance along the normal, as ODE's CFM, m/s per N
 * @param slip compliance across, as ODE's force-dependent slip, m/s per N
 * @param bounce share of the approach speed that is given back; 0 if nothing bounces
 */
record Surface(double errorReduction, double softness, double slip, double bounce) {
    /** Depth that is left alone, m. */
    static final double LAYER = 0.001;

    /** Slower than this nothing bounces, m/s. */
    static final double BOUNCE_SPEED = 0.8;

    static final Surface ROBOT_GROUND = new Surface(0.4, 1e-4, 0.005, 0);
    static final Surface ROBOT_ROBOT = new Surface(0.6, 1e-4, 0.005, 0);
    static final Surface ROBOT_FIXTURE = new Surface(0.6, 1e-4, 0.005, 0);
    static final Surface BALL_GROUND = new Surface(0.35, 0.05, 0.3025, 0.8);
    static final Surface BALL_ROBOT = new Surface(0.55, 0.02505, 0.3025, 0.8);
    static final Surface BALL_FIXTURE = new Surface(0.5, 0.05, 0.6, 0.8);
}
