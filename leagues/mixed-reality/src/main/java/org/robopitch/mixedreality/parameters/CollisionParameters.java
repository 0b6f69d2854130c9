// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.parameters;

import org.robopitch.settings.Require;

/**
 * How collisions are worked out.
 *
 * @param mode of the slip in parallel collisions
 * @param wallCreep a robot at a wall whose centre approaches it no faster than this turns and slides along it instead of
 *     stopping, m/s. Ours: without it a robot beside a wall could never turn away, since one of its corners always leaves
 *     the field when it turns
 */
public record CollisionParameters(CollisionMode mode, double wallCreep) {
    /** Refuses a negative speed. */
    public CollisionParameters {
        Require.notNegative("collisions.wallCreep", wallCreep, "m/s");
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
