// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.parameters;

/** Which share f_R of the correction the right wheel takes; the left one takes the rest. */
public enum CorrectionShare {
    /** A fixed number. */
    FIXED,
    /** v_R/(v_R + v_L) as printed, one half where that divides by zero. */
    PRINTED,
    /** v_R/(v_R − v_L), one half for equal speeds: what the geometry of the turn asks for. */
    CONSISTENT
}
