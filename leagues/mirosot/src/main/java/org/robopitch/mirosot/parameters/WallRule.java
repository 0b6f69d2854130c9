// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.parameters;

import org.robopitch.declare.Value;
import org.robopitch.declare.Values;

/** What a single robot does that runs into a wall. */
public sealed interface WallRule {

    /**
     * Klančar 2007, sec. 4.1: two corners stop, one corner pivots or slides along.
     *
     * @param pivotAngle angle between heading and wall above which a robot pivots, rad
     */
    record Corners(
            @Value(
                    says = "angle between heading and wall above which a robot pivots, with wallRule corners",
                    unit = "rad",
                    max = Math.PI / 2)
            double pivotAngle)
            implements WallRule, Values<Corners> {}

    /** A collision by impulse, as between robots (Klančar 2003, sec. 4). */
    record Impulse() implements WallRule {}
}
