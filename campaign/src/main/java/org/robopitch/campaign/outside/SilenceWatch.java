// SPDX-License-Identifier: Apache-2.0
package org.robopitch.campaign.outside;

import org.robopitch.engine.match.Side;

/** Notices that a program has missed several answers in a row. */
final class SilenceWatch {
    private final int most;
    private final long[] missed = new long[Side.values().length];
    private final int[] inARow = new int[missed.length];

    /**
     * A watch.
     *
     * @param most so many misses in a row are too many
     */
    SilenceWatch(int most) {
        this.most = most;
    }

    /**
     * {@return whether a program was silent for too long}
     *
     * @param side of the program
     * @param nowMissed how many answers it has missed in all, asked once a cycle
     */
    boolean tooLong(Side side, long nowMissed) {
        int i = side.ordinal();
        inARow[i] = nowMissed > missed[i] ? inARow[i] + 1 : 0;
        missed[i] = nowMissed;
        return inARow[i] >= most;
    }
}
