// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.parameters;

/** How the slip of a parallel collision is worked out. */
public enum CollisionMode {
    /** Eq. 6 to 9 as printed, misprints repaired: the pair ends at half of its common velocity. */
    PUBLISHED,
    /** The pair ends at its common velocity, and each turns the way it is pushed. */
    CONSISTENT
}
