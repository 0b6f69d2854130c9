// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.parameters;

import org.robopitch.settings.Meaning;
import org.robopitch.settings.Require;

/** What a single robot does that runs into a wall. */
public sealed interface WallRule {

    /**
     * Klančar 2007, sec. 4.1: two corners stop, one corner pivots or slides along.
     *
     * @param pivotAngle angle between heading and wall above which a robot pivots, rad
     */
    record Corners(
            @Meaning("angle between heading and wall above which a robot pivots, with wallRule corners")
            double pivotAngle)
            implements WallRule {
        /** Refuses what is not an angle between heading and wall. */
        public Corners {
            Require.between("collisions.pivotAngle", pivotAngle, 0, Math.PI / 2, "rad");
        }
    }

    /** A collision by impulse, as between robots (Klančar 2003, sec. 4). */
    record Impulse() implements WallRule {}
}
