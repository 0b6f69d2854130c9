// SPDX-License-Identifier: Apache-2.0
package org.robopitch.kit.referee;

import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.state.StateVisitor;

/**
 * How play continues after a stop.
 *
 * @param mode the kind of restart
 * @param side whose ball it is, or null
 * @param x of the spot, m
 * @param y of the spot, m
 * @param <M> the league's modes of play
 */
public record Restart<M extends Enum<M>>(M mode, @Nullable Side side, double x, double y) {

    /** {@return the restart to continue with, as part of what a referee remembers} */
    public static <M extends Enum<M>> Restart<M> visit(StateVisitor visitor, Restart<M> now) {
        return new Restart<>(
                visitor.choice(now.mode),
                visitor.choice(now.side, Side.class),
                visitor.real(now.x),
                visitor.real(now.y));
    }

    /**
     * What a referee has seen, and the restart that follows.
     *
     * @param restart how play continues
     * @param kind of the event; empty for none
     * @param robot index of the robot that did it, or −1
     * @param text a sentence for people
     * @param <M> the league's modes of play
     */
    public record Call<M extends Enum<M>>(Restart<M> restart, String kind, int robot, String text) {
        /** {@return the call to continue with, if there is one, as part of what a referee remembers} */
        public static <M extends Enum<M>> @Nullable Call<M> visit(StateVisitor visitor, @Nullable Call<M> now, M mode) {
            if (!visitor.flag(now != null)) {
                return null;
            }
            Call<M> from = now == null ? new Call<>(new Restart<>(mode, null, 0, 0), "", -1, "") : now;
            return new Call<>(
                    Restart.visit(visitor, from.restart),
                    visitor.text(from.kind),
                    visitor.whole(from.robot),
                    visitor.text(from.text));
        }
    }
}
