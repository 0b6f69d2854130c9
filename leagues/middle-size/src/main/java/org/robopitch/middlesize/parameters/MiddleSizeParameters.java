// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.parameters;

import java.util.ArrayList;
import java.util.List;
import org.robopitch.declare.ParameterException;
import org.robopitch.declare.Value;
import org.robopitch.declare.Values;
import org.robopitch.settings.Point;

/**
 * All that makes one Middle Size League different from another.
 */
public record MiddleSizeParameters(
        @Value(says = "robots per side", min = 1, max = MiddleSizeParameters.MOST_ROBOTS)
        int robotsPerTeam,

        @Value(says = "the field") FieldParameters field,
        @Value(says = "the bodies of the robots") RobotParameters robot,
        @Value(says = "how they drive") DriveParameters drive,
        @Value(says = "the ball") BallParameters ball,
        @Value(says = "how they hold the ball") DribbleParameters dribble,
        @Value(says = "how they kick it") KickParameters kick,
        @Value(says = "steps and cycles") TimingParameters timing,

        @Value(says = "where the robots of a team start, with its own goal at negative x")
        List<Point> formation)
        implements Values<MiddleSizeParameters> {
    /** The most robots that a team can have. */
    public static final int MOST_ROBOTS = 11;

    public MiddleSizeParameters {
        formation = List.copyOf(formation);
    }

    @Override
    public void requireConsistent() {
        if (formation.size() < robotsPerTeam) {
            throw new ParameterException(
                    "formation",
                    "must have a place for each of the " + robotsPerTeam + " robots, but has " + formation.size(),
                    "robotsPerTeam");
        }
        for (int i = 0; i < formation.size(); i++) {
            Point place = formation.get(i);
            if (!(Math.abs(place.x()) <= field.length() / 2) || !(Math.abs(place.y()) <= field.width() / 2)) {
                throw new ParameterException(
                        "formation[" + i + "]", "must be on the field, but is " + place.x() + ", " + place.y());
            }
        }
        if (dribble.distance() < robot.halfWidth()) {
            throw new ParameterException(
                    "dribble.distance",
                    "must reach beyond the robot's half width of " + robot.halfWidth() + " m, but is "
                            + dribble.distance() + " m",
                    "robot.halfWidth");
        }
    }

    /**
     * {@return the league of a dialect as it is played, five a side}
     *
     * @param dialect which
     */
    public static MiddleSizeParameters of(Dialect dialect) {
        return of(dialect, 5);
    }

    /**
     * {@return the league of a dialect}
     *
     * @param dialect which
     * @param robotsPerTeam how many a side
     */
    public static MiddleSizeParameters of(Dialect dialect, int robotsPerTeam) {
        FieldParameters field = dialect == Dialect.A ? FieldParameters.small() : FieldParameters.large();
        return new MiddleSizeParameters(
                robotsPerTeam,
                field,
                RobotParameters.of(dialect),
                DriveParameters.of(dialect),
                BallParameters.defaults(),
                DribbleParameters.of(dialect),
                KickParameters.of(dialect),
                TimingParameters.of(dialect),
                formation(field, robotsPerTeam));
    }

    /**
     * {@return NuBot's start: the keeper half a metre before its goal, pairs at 2 m and 5 m; more robots in pairs behind}
     *
     * @param field which field
     * @param robots how many places
     */
    public static List<Point> formation(FieldParameters field, int robots) {
        List<Point> places = new ArrayList<>();
        places.add(new Point(0.5 - field.length() / 2, 0));
        for (int i = 1; i < robots; i++) {
            int pair = (i - 1) / 2;
            double back = Math.min(2 + 3 * (pair % 2), 0.45 * field.length());
            double side = Math.min(1 + pair, 0.45 * field.width());
            places.add(new Point(-back, i % 2 == 1 ? side : -side));
        }
        return places;
    }
}
