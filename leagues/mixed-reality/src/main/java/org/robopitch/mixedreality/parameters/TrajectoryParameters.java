// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.parameters;

import org.robopitch.declare.Value;
import org.robopitch.declare.Values;

/**
 * How trajectories are worked out (MR-Simulator 2011, sec. 3.2). All but the model concerns the published scheme only.
 */
public record TrajectoryParameters(
        @Value(says = "closed form or published scheme") TrajectoryModel model,

        @Value(says = "whether the heading is taken once per cycle, as printed, instead of at every sub-step")
        boolean frozenHeading,

        @Value(says = "how the distance of the wheels is restored")
        AxleCorrection correction,

        @Value(says = "how the correction is shared between the wheels")
        CorrectionShare share,

        @Value(says = "the right wheel's share f, with share fixed", max = 1)
        double factor)
        implements Values<TrajectoryParameters> {

    /** {@return the closed form} */
    public static TrajectoryParameters exact() {
        return new TrajectoryParameters(TrajectoryModel.EXACT, false, AxleCorrection.SIGN, CorrectionShare.FIXED, 0.5);
    }

    /** {@return the paper's scheme, with the heading taken at every sub-step} */
    public static TrajectoryParameters published() {
        return new TrajectoryParameters(
                TrajectoryModel.PUBLISHED, false, AxleCorrection.SIGN, CorrectionShare.FIXED, 0.5);
    }

    /**
     * {@return the same with another correction}
     *
     * @param newCorrection how the distance is restored
     * @param newShare how that is shared
     */
    public TrajectoryParameters with(AxleCorrection newCorrection, CorrectionShare newShare) {
        return new TrajectoryParameters(model, frozenHeading, newCorrection, newShare, factor);
    }

    /** {@return the same with the heading taken once per cycle} */
    public TrajectoryParameters frozen() {
        return new TrajectoryParameters(model, true, correction, share, factor);
    }
}
