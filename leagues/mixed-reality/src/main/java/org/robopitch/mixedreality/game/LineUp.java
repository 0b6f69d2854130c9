// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.game;

import java.util.ArrayList;
import java.util.List;
import org.robopitch.engine.match.Side;
import org.robopitch.mixedreality.parameters.MixedRealityParameters;

/**
 * Where robots stand at the beginning (MR-Simulator 2011, fig. 8): a goalkeeper and rows before it, 2-2 with five a side,
 * 4-3-3 with eleven. Blue defends the right goal, yellow the left one.
 */
public final class LineUp {
    private static final int[][] ROWS = {
        {}, {1}, {1, 1}, {2, 1}, {2, 2}, {3, 2}, {3, 3}, {3, 2, 2}, {3, 3, 2}, {4, 3, 2}, {4, 3, 3}
    };

    /** Of the field's length, from the middle. */
    private static final double BACK_ROW = 0.37;

    private static final double CROWDED_BACK_ROW = 0.43;
    private static final double FRONT_ROW = 0.12;

    /** The robot that takes the kick-off stands this far behind the ball, m. */
    private static final double TAKER = 0.05;

    /**
     * A place.
     *
     * @param x m
     * @param y m
     * @param headingX 1 towards positive x, −1 towards negative x
     */
    public record Place(double x, double y, int headingX) {}

    private final MixedRealityParameters parameters;

    /**
     * The line-ups of a league.
     *
     * @param parameters which league
     */
    public LineUp(MixedRealityParameters parameters) {
        this.parameters = parameters;
    }

    /**
     * {@return the places of a side's robots}
     *
     * @param side which side
     * @param takesKickOff whether its last robot stands ready at the ball
     */
    public List<Place> of(Side side, boolean takesKickOff) {
        int robots = parameters.robotsPerTeam();
        double length = parameters.field().length();
        double width = parameters.field().width();
        int attack = side == Side.BLUE ? -1 : 1;
        List<Place> places = new ArrayList<>();
        double keeperX = length / 2 - parameters.robot().reach() - 0.004;
        places.add(place(attack, -keeperX, 0));
        int[] rows = rows(robots - 1);
        double back = robots > ROWS.length ? CROWDED_BACK_ROW : BACK_ROW;
        for (int row = 0; row < rows.length; row++) {
            double forward = rows.length == 1 ? 0.5 : row / (double) (rows.length - 1);
            double x = -length * (back + forward * (FRONT_ROW - back));
            for (int i = 0; i < rows[row]; i++) {
                places.add(place(attack, x, width * (0.5 - (i + 1.0) / (rows[row] + 1))));
            }
        }
        if (takesKickOff) {
            places.set(robots - 1, place(attack, -TAKER, 0));
        }
        return places;
    }

    private static Place place(int attack, double x, double y) {
        return new Place(attack * x, attack * y + 0.0, attack);
    }

    private static int[] rows(int players) {
        if (players < ROWS.length) {
            return ROWS[players];
        }
        int count = (int) Math.ceil(Math.sqrt(players * 0.8));
        int[] rows = new int[count];
        for (int i = 0; i < players; i++) {
            rows[i % count]++;
        }
        return rows;
    }
}
