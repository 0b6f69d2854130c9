// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.parameters;

import org.robopitch.declare.Value;
import org.robopitch.declare.Values;

/**
 * How trajectories are worked out (MR-Simulator 2011, sec. 3.2). All but the model concerns the published scheme only.
 */
public record TrajectoryParameters(
        @Value(says = "closed form or published scheme") Model model,

        @Value(says = "whether the heading is taken once per cycle, as printed, instead of at every sub-step")
        boolean frozenHeading,

        @Value(says = "how the distance of the wheels is restored")
        Correction correction,

        @Value(says = "how the correction is shared between the wheels")
        Share share,

        @Value(says = "the right wheel's share f, with share fixed", max = 1)
        double factor)
        implements Values<TrajectoryParameters> {

    /** How the trajectory of a robot is worked out. */
    public enum Model {
        /** The circular arc that wheels at constant speeds run along, in closed form. */
        EXACT,
        /** The paper's scheme: predict both wheels along the heading, then correct their distance. */
        PUBLISHED
    }

    /** How the published scheme brings the wheels back to their distance. */
    public enum Correction {
        /** As printed: the excess is taken off |e_x| and off |e_y|, whichever way the axle points. */
        SIGN,
        /** The excess is taken off along the axle. */
        PROJECTED
    }

    /** Which share f_R of the correction the right wheel takes; the left one takes the rest. */
    public enum Share {
        /** A fixed number. */
        FIXED,
        /** v_R/(v_R + v_L) as printed, one half where that divides by zero. */
        PRINTED,
        /** v_R/(v_R − v_L), one half for equal speeds: what the geometry of the turn asks for. */
        CONSISTENT
    }

    /** {@return the closed form} */
    public static TrajectoryParameters exact() {
        return new TrajectoryParameters(Model.EXACT, false, Correction.SIGN, Share.FIXED, 0.5);
    }

    /** {@return the paper's scheme, with the heading taken at every sub-step} */
    public static TrajectoryParameters published() {
        return new TrajectoryParameters(Model.PUBLISHED, false, Correction.SIGN, Share.FIXED, 0.5);
    }

    /**
     * {@return the same with another correction}
     *
     * @param newCorrection how the distance is restored
     * @param newShare how that is shared
     */
    public TrajectoryParameters with(Correction newCorrection, Share newShare) {
        return new TrajectoryParameters(model, frozenHeading, newCorrection, newShare, factor);
    }

    /** {@return the same with the heading taken once per cycle} */
    public TrajectoryParameters frozen() {
        return new TrajectoryParameters(model, true, correction, share, factor);
    }
}
