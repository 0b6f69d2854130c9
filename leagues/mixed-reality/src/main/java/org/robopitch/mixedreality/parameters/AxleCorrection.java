// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.parameters;

/** How the published scheme brings the wheels back to their distance. */
public enum AxleCorrection {
    /** As printed: the excess is taken off |e_x| and off |e_y|, whichever way the axle points. */
    SIGN,
    /** The excess is taken off along the axle. */
    PROJECTED
}
