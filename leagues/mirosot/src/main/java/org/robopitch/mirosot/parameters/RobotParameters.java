// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.parameters;

import org.robopitch.settings.Require;

/**
 * What a robot is made of, in the symbols of Klančar 2007, sec. 3.1.
 *
 * @param outline the shape that robots and walls feel
 * @param ballSurface the shape that the ball feels
 * @param height m
 * @param bodyMass m_c, the body without its wheels, kg
 * @param wheelMass m_k, each wheel, kg
 * @param bodyInertia J_c, of the body about the vertical through its mass centre, kg·m²
 * @param wheelInertia J_k, of each wheel about its axle, with what turns with it (gear, rotor), kg·m²
 * @param wheelTurnInertia J_m, of each wheel about its vertical, kg·m²
 * @param wheelRadius r, m
 * @param track distance between the wheels: 2b of 2007, L of 2003, m
 * @param massCentreOffset d, how far the body's mass centre is ahead of the axle, m
 */
public record RobotParameters(
        BodyOutline outline,
        BallSurface ballSurface,
        double height,
        double bodyMass,
        double wheelMass,
        double bodyInertia,
        double wheelInertia,
        double wheelTurnInertia,
        double wheelRadius,
        double track,
        double massCentreOffset) {

    /** Refuses masses, inertias and sizes that no robot has. */
    public RobotParameters {
        Require.positive("robot.height", height, "m");
        Require.positive("robot.bodyMass", bodyMass, "kg");
        Require.notNegative("robot.wheelMass", wheelMass, "kg");
        Require.positive("robot.bodyInertia", bodyInertia, "kg·m²");
        Require.notNegative("robot.wheelInertia", wheelInertia, "kg·m²");
        Require.notNegative("robot.wheelTurnInertia", wheelTurnInertia, "kg·m²");
        Require.positive("robot.wheelRadius", wheelRadius, "m");
        Require.positive("robot.track", track, "m");
        Require.finite("robot.massCentreOffset", massCentreOffset);
    }

    /** {@return a robot as teams build them: a cube of 75 mm and 0.24 kg} */
    public static RobotParameters defaults() {
        return new RobotParameters(
                new BodyOutline.Box(0.075, 0.075),
                new BallSurface.SameAsOutline(),
                0.075,
                0.2,
                0.02,
                // That of a homogeneous cube, m (l² + w²)/12.
                1.875e-4,
                // A disc's ½ m r², and about as much again for the rotor behind the gear.
                1.2e-5,
                // A thin disc's ¼ m r².
                3.1e-6,
                0.025,
                0.068,
                0);
    }

    /** {@return the mass of the whole robot, m = m_c + 2 m_k, kg} */
    public double mass() {
        return bodyMass + 2 * wheelMass;
    }

    /** {@return half the track, b of Klančar 2007, m} */
    public double halfTrack() {
        return track / 2;
    }

    /**
     * The moment of inertia of the whole robot about the vertical through the middle of its axle,
     * I_o = J_c + m_c d² + 2 J_m + 2 m_k b².
     *
     * @return kg·m²
     */
    public double inertia() {
        double d = massCentreOffset;
        double b = halfTrack();
        return bodyInertia + bodyMass * d * d + 2 * wheelTurnInertia + 2 * wheelMass * b * b;
    }

    /** {@return the mass felt along the heading when the wheels have to turn with it, M_v = m + 2 J_k/r², kg} */
    public double rollingMass() {
        return mass() + 2 * wheelInertia / (wheelRadius * wheelRadius);
    }

    /** {@return the inertia felt when the wheels have to turn with it, M_ω = I_o + 2 b² J_k/r², kg·m²} */
    public double rollingInertia() {
        double b = halfTrack();
        return inertia() + 2 * b * b * wheelInertia / (wheelRadius * wheelRadius);
    }
}
