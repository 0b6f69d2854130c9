// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.parameters;

import org.robopitch.declare.Declared;
import org.robopitch.declare.Value;
import org.robopitch.declare.Values;

/**
 * What a robot is made of, in the symbols of Klančar 2007, sec. 3.1.
 */
public record RobotParameters(
        @Value(says = "the shape for contacts with robots and walls", inline = true)
        BodyOutline outline,

        @Value(says = "the shape for contacts with the ball", inline = true)
        BallSurface ballSurface,

        @Value(says = "height of the body", unit = "m", min = 0.001, max = 10, otherwise = "0.075")
        double height,

        @Value(says = "m_c, the body without its wheels", unit = "kg", min = 0.0001, max = 10000, otherwise = "0.2")
        double bodyMass,

        @Value(says = "m_k, each wheel", unit = "kg", max = 1000, otherwise = "0.02")
        double wheelMass,

        // That of a homogeneous cube, m (l² + w²)/12.
        @Value(
                says = "J_c, of the body about the vertical axis through its centre of mass",
                unit = "kg·m²",
                min = 0.00000001,
                max = 10000,
                otherwise = "1.875e-4")
        double bodyInertia,

        // A disc's ½ m r², and about as much again for the rotor behind the gear.
        @Value(
                says = "J_k, of each wheel about its axle, including gear and rotor",
                unit = "kg·m²",
                max = 1000,
                otherwise = "1.2e-5")
        double wheelInertia,

        // A thin disc's ¼ m r².
        @Value(says = "J_m, of each wheel about its vertical axis", unit = "kg·m²", max = 1000, otherwise = "3.1e-6")
        double wheelTurnInertia,

        @Value(says = "r, radius of the wheels", unit = "m", min = 0.0001, max = 10, otherwise = "0.025")
        double wheelRadius,

        @Value(
                says = "distance between the wheels: 2b of Klančar 2007, L of 2003",
                unit = "m",
                min = 0.0001,
                max = 10,
                otherwise = "0.068")
        double track,

        @Value(says = "d, how far the body's centre of mass is ahead of the axle", unit = "m", min = -10, max = 10)
        double massCentreOffset)
        implements Values<RobotParameters> {

    /** {@return a robot as teams build them: a cube of 75 mm and 0.24 kg} */
    public static RobotParameters defaults() {
        return Declared.of(RobotParameters.class).defaults();
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
