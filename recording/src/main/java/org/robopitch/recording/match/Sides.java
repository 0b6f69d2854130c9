// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.match;

import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.Side;

/** Teams by their numbers in a recording: 0 and 1, -1 for none. */
final class Sides {
    private static final Side[] SIDES = Side.values();

    private Sides() {}

    static int number(@Nullable Side side) {
        return side == null ? -1 : side.ordinal();
    }

    static @Nullable Side of(int team) {
        return team < 0 || team > 1 ? null : SIDES[team];
    }
}
