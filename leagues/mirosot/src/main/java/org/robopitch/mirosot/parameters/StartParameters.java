// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.parameters;

import java.util.List;
import org.robopitch.declare.Require;
import org.robopitch.declare.Value;
import org.robopitch.declare.Values;
import org.robopitch.settings.Point;

/**
 * Where robots stand when a match begins; they face the other end.
 */
public record StartParameters(
        @Value(says = "the end that blue defends at the start")
        End blueDefends,

        @Value(
                says = "where each robot stands in its own half: x is the distance from the halfway line towards its"
                        + " own goal, y is to the left of a robot that faces the opponents' end; robots beyond the"
                        + " list are placed behind")
        List<Point> formation)
        implements Values<StartParameters> {

    /** One of the two ends of the pitch. */
    public enum End {
        /** Where x is negative. */
        NEGATIVE_X,
        /** Where x is positive. */
        POSITIVE_X;

        /** {@return −1 or +1} */
        public int sign() {
            return this == NEGATIVE_X ? -1 : 1;
        }
    }

    public StartParameters {
        formation = List.copyOf(formation);
    }

    @Override
    public void requireConsistent() {
        for (Point place : formation) {
            Require.between("start.formation", place.x(), -1000, 1000, "m");
            Require.between("start.formation", place.y(), -1000, 1000, "m");
        }
    }

    /**
     * A keeper in front of its goal, the others in lines of up to three between it and the halfway line.
     *
     * @param pitch where it is played
     * @param robotsPerTeam how many there are
     * @return the formation, blue at the end of negative x
     */
    public static StartParameters standard(PitchParameters pitch, int robotsPerTeam) {
        double half = pitch.length() / 2;
        Point[] places = new Point[robotsPerTeam];
        places[0] = new Point(half - 0.1, 0);
        int lines = (robotsPerTeam - 1 + 2) / 3;
        for (int i = 1; i < robotsPerTeam; i++) {
            int line = (i - 1) / 3;
            int inLine = Math.min(3, robotsPerTeam - 1 - 3 * line);
            double across = ((i - 1) % 3 - (inLine - 1) / 2.0) * pitch.width() / 4;
            // The first line stands well outside of the centre circle's middle, the last well before the keeper.
            double away = half * (0.8 - 0.5 * (line + 1) / lines);
            places[i] = new Point(away, across);
        }
        return new StartParameters(End.NEGATIVE_X, List.of(places));
    }
}
