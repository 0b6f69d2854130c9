// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.body;

/**
 * What one robot is made of, as far as collisions are concerned.
 *
 * <p>The masses say how the robot answers an impulse in its own frame. A free rigid body has the same mass along and
 * across; a robot whose wheels cannot slip sideways has infinite mass across, and its wheels' inertia adds to the mass
 * along and to the inertia (Klančar 2003, read as `constrained`).
 *
 * @param outline what other robots and walls feel
 * @param rim what the ball feels: the path of the ball's centre around the robot
 * @param massAlong mass felt along the heading, kg
 * @param massAcross mass felt across the heading, kg; infinite if the wheels hold it
 * @param inertia moment of inertia felt about the origin, kg·m²
 * @param height a ball that flies higher than this passes over the robot, m
 */
public record Body(Outline outline, Rim rim, double massAlong, double massAcross, double inertia, double height) {
    /** Refuses masses and inertias that are not positive. */
    public Body {
        if (!(massAlong > 0) || !(massAcross > 0) || !(inertia > 0)) {
            throw new IllegalArgumentException("a body needs positive masses and inertia, but got " + massAlong
                    + " kg along, " + massAcross + " kg across, " + inertia + " kg·m²");
        }
    }
}
