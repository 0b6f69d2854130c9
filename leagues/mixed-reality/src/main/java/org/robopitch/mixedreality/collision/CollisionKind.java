// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.collision;

/** How two robots meet (MR-Simulator 2011, fig. 3), as far as they are treated differently. */
public enum CollisionKind {
    /** Front or back of both. */
    PARALLEL,
    /** Front or back of A, a lateral side of B. */
    PERPENDICULAR,
    /** A corner of A at the front or back of B: treated as parallel. */
    OBLIQUE_PARALLEL,
    /** A corner of A at a lateral side of B: treated as perpendicular. */
    OBLIQUE_PERPENDICULAR,
    /** Two lateral sides. The paper does not have it: neither drives into the other, so no wheel slips. */
    SIDE_BY_SIDE
}
