// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.parameters;

import org.robopitch.settings.Require;

/**
 * How collisions are worked out.
 *
 * @param mode of the slip in parallel collisions
 * @param wallCreep a robot whose body approaches a wall no faster than this slides along it instead of stopping, m/s.
 *     Ours: without it a robot that stands across a corner of the field could neither drive nor turn out of it
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
