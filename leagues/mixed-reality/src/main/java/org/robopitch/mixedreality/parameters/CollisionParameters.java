// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.parameters;

import org.robopitch.settings.Meaning;
import org.robopitch.settings.Require;

/**
 * How collisions are worked out.
 */
public record CollisionParameters(
        @Meaning("slip in parallel collisions") CollisionMode mode,

        @Meaning("speed towards a wall up to which a robot turns and slides along it instead of stopping. Not in the "
                + "paper: without it, a robot beside a wall could never turn away, since one of its corners always "
                + "leaves the field when it turns")
        double wallCreep) {
    /** Refuses a negative speed. */
    public CollisionParameters {
        Require.between("collisions.wallCreep", wallCreep, 0, 10, "m/s");
    }

    /** {@return consistent collisions} */
    public static CollisionParameters defaults() {
        return new CollisionParameters(CollisionMode.CONSISTENT, 0.01);
    }

    /** {@return the paper's collisions} */
    public static CollisionParameters published() {
        return new CollisionParameters(CollisionMode.PUBLISHED, 0.01);
    }
}
