// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.match;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a body of a match looks like to viewers.
 *
 * @param index its place among the bodies of the match
 * @param kind what it is
 * @param side whose it is, or null
 * @param number its index within its side, from 0; what people read is its {@link #backNumber()}
 * @param outline corners seen from above in its own frame, x and y in turn, counter-clockwise, m; empty for a ball
 * @param radius of a ball, or of the circle around the outline, m
 * @param height m
 * @param parts what an articulated body consists of, drawn instead of the outline; none for rigid bodies
 */
public record BodyInfo(
        int index,
        Kind kind,
        @Nullable Side side,
        int number,
        List<Double> outline,
        double radius,
        double height,
        List<PartInfo> parts) {
    /** The kinds of bodies. */
    public enum Kind {
        /** A robot. */
        ROBOT,
        /** The ball. */
        BALL
    }

    /** Copies the lists. */
    public BodyInfo {
        outline = List.copyOf(outline);
        parts = List.copyOf(parts);
        for (int i = 0; i < parts.size(); i++) {
            int parent = parts.get(i).parent();
            if (parent < -1 || parent >= i) {
                throw new IllegalArgumentException("part " + i + " ("
                        + parts.get(i).name() + "): expected a parent from -1 to " + (i - 1) + ", found " + parent);
            }
        }
    }

    /** {@return the number on a robot's back, from 1, as people read it everywhere; 0 for the ball} */
    public int backNumber() {
        return side == null ? 0 : number + 1;
    }

    /** {@return what people call it: {@code blue 1}, or {@code ball}} */
    public String label() {
        return side == null ? "ball" : side.label() + " " + backNumber();
    }

    /**
     * A rigid body.
     *
     * @param index its place among the bodies of the match
     * @param kind what it is
     * @param side whose it is, or null
     * @param number its index within its side, from 0; what people read is its {@link #backNumber()}
     * @param outline corners seen from above, as above
     * @param radius of a ball, or of the circle around the outline, m
     * @param height m
     */
    public BodyInfo(
            int index, Kind kind, @Nullable Side side, int number, List<Double> outline, double radius, double height) {
        this(index, kind, side, number, outline, radius, height, List.of());
    }
}
