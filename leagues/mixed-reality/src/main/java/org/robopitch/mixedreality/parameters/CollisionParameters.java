// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.parameters;

import org.robopitch.declare.Declared;
import org.robopitch.declare.Value;
import org.robopitch.declare.Values;

/**
 * How collisions are worked out.
 */
public record CollisionParameters(
        @Value(says = "slip in parallel collisions", otherwise = "consistent")
        Mode mode,

        @Value(
                says = "speed towards a wall up to which a robot turns and slides along it instead of stopping. Not"
                        + " in the paper: without it, a robot beside a wall could never turn away, since one of"
                        + " its corners always leaves the field when it turns",
                unit = "m/s",
                max = 10,
                otherwise = "0.01")
        double wallCreep)
        implements Values<CollisionParameters> {

    /** How the slip of a parallel collision is worked out. */
    public enum Mode {
        /** Eq. 6 to 9 as printed, misprints repaired: the pair ends at half of its common velocity. */
        PUBLISHED,
        /** The pair ends at its common velocity, and each turns the way it is pushed. */
        CONSISTENT
    }

    /** {@return consistent collisions} */
    public static CollisionParameters defaults() {
        return Declared.of(CollisionParameters.class).defaults();
    }

    /** {@return the paper's collisions} */
    public static CollisionParameters published() {
        return new CollisionParameters(Mode.PUBLISHED, 0.01);
    }
}
