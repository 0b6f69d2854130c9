// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.parameters;

/** How the ball slows down. */
public enum BallModel {
    /** Viscous friction alone (Klančar 2007, eq. 16). */
    VISCOUS,
    /** Viscous and Coulomb friction as a vector against the motion (Klančar 2003, eq. 8 and 9, repaired). */
    COULOMB,
    /** Viscous and Coulomb friction for x and y apart (Klančar 2003, eq. 8 and 9), which bends the path. */
    PUBLISHED,
    /** A ball that is hit slides first, until it rolls with 5/7 of its speed; then as COULOMB. */
    SLIDING
}
