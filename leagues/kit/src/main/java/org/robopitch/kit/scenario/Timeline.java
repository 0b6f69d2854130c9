// SPDX-License-Identifier: Apache-2.0
package org.robopitch.kit.scenario;

import java.util.List;

/**
 * How the time of a scenario passes, in ticks: steps or control cycles.
 *
 * @param ticks how long it is played
 * @param ticksPerOutput how often the state is shown
 */
public record Timeline(long ticks, int ticksPerOutput) {

    /** Something that is to happen at a tick. */
    public interface Due {
        /** {@return from which tick on} */
        long tick();
    }

    /**
     * Who plays.
     *
     * @param <D> what is to happen
     */
    public interface Player<D extends Due> {
        /**
         * Does what is due.
         *
         * @param due what
         */
        void take(D due);

        /** Advances by a tick. */
        void advance();

        /** Shows the state: at the beginning, at every output interval and at the end. */
        void show();
    }

    /**
     * Plays from beginning to end.
     *
     * @param dues what is to happen, in the order of time
     * @param player who plays
     * @param <D> what is to happen
     */
    public <D extends Due> void play(List<D> dues, Player<D> player) {
        int next = 0;
        player.show();
        for (long tick = 0; tick < ticks; tick++) {
            while (next < dues.size() && dues.get(next).tick() <= tick) {
                player.take(dues.get(next++));
            }
            player.advance();
            if ((tick + 1) % ticksPerOutput == 0 || tick + 1 == ticks) {
                player.show();
            }
        }
    }
}
