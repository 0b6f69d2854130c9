// SPDX-License-Identifier: Apache-2.0
package org.robopitch.kit.game;

/**
 * Finds the place with room that is nearest to a wish. The search goes outwards in circles, always in the same order, so equal
 * wishes end at equal places. Far from the wish the circles are wider apart: however large the pitch, a search looks at fewer
 * than a million places.
 */
public final class RoomSearch {
    private static final int FINE_RINGS = 250;
    private static final double COARSER = 1.02;

    private final Ground ground;
    private final double ring;

    /**
     * Searches a pitch.
     *
     * @param ground where bodies may be
     * @param ring distance between two circles of the search, m
     */
    public RoomSearch(Ground ground, double ring) {
        this.ground = ground;
        this.ring = ring;
    }

    /** Tries places for a body. */
    public interface Room {
        /**
         * {@return whether there is room at a place; the last place that is tried is where the body goes}
         *
         * @param x m
         * @param y m
         */
        boolean at(double x, double y);
    }

    /**
     * Looks for room.
     *
     * @param wishX where it should be, m; from outside of the ground, the search begins at its edge
     * @param wishY where it should be, m
     * @param room tries a place
     * @return whether there is room anywhere
     */
    public boolean find(double wishX, double wishY, Room room) {
        double centreX = ground.nearestX(wishX, wishY);
        double centreY = ground.nearestY(wishY);
        double farthest = 4 * (ground.halfLength() + ground.halfWidth());
        double radius = 0;
        for (int number = 0; radius <= farthest; number++) {
            int places = number == 0 ? 1 : 8 * Math.min(number, FINE_RINGS);
            for (int i = 0; i < places; i++) {
                double angle = 2 * Math.PI * i / places;
                double x = centreX + radius * StrictMath.cos(angle);
                double y = centreY + radius * StrictMath.sin(angle);
                if (ground.contains(x, y) && room.at(x, y)) {
                    return true;
                }
            }
            radius = number < FINE_RINGS ? (number + 1) * ring : radius * COARSER;
        }
        return false;
    }
}
