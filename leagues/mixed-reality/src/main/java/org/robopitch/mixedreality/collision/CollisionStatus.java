// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.collision;

/** What a robot's agent learns about collisions (MR-Simulator 2011, sec. 3.2). */
public enum CollisionStatus {
    /** No contact is predicted. */
    NONE,
    /** The robot is about to leave the field, and held. */
    WALL,
    /** The robot is about to overlap another one. */
    ROBOT
}
