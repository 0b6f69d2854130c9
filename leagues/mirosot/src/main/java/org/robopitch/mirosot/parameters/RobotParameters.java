// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.parameters;

import org.robopitch.settings.Meaning;
import org.robopitch.settings.Require;

/**
 * What a robot is made of, in the symbols of Klančar 2007, sec. 3.1.
 */
public record RobotParameters(
        @Meaning("the shape for contacts with robots and walls")
        BodyOutline outline,

        @Meaning("the shape for contacts with the ball") BallSurface ballSurface,
        @Meaning("height of the body") double height,
        @Meaning("m_c, the body without its wheels") double bodyMass,
        @Meaning("m_k, each wheel") double wheelMass,

        @Meaning("J_c, of the body about the vertical axis through its centre of mass")
        double bodyInertia,

        @Meaning("J_k, of each wheel about its axle, including gear and rotor")
        double wheelInertia,

        @Meaning("J_m, of each wheel about its vertical axis")
        double wheelTurnInertia,

        @Meaning("r, radius of the wheels") double wheelRadius,

        @Meaning("distance between the wheels: 2b of Klančar 2007, L of 2003")
        double track,

        @Meaning("d, how far the body's centre of mass is ahead of the axle")
        double massCentreOffset) {

    /** Refuses masses, inertias and sizes that no robot has. */
    public RobotParameters {
        Require.between("robot.height", height, 0.001, 10, "m");
        Require.between("robot.bodyMass", bodyMass, 0.0001, 10000, "kg");
        Require.between("robot.wheelMass", wheelMass, 0, 1000, "kg");
        Require.between("robot.bodyInertia", bodyInertia, 0.00000001, 10000, "kg·m²");
        Require.between("robot.wheelInertia", wheelInertia, 0, 1000, "kg·m²");
        Require.between("robot.wheelTurnInertia", wheelTurnInertia, 0, 1000, "kg·m²");
        Require.between("robot.wheelRadius", wheelRadius, 0.0001, 10, "m");
        Require.between("robot.track", track, 0.0001, 10, "m");
        Require.between("robot.massCentreOffset", massCentreOffset, -10, 10, "m");
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
