// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.referee;

import java.util.ArrayList;
import java.util.List;
import org.robopitch.engine.match.RefereeDetail;
import org.robopitch.engine.match.Side;

/**
 * The numbers that a coach tells its robots beside the command: for the test modes, which test, where and by whom. They
 * are in the team's own frame, which attacks towards positive x, and mean what the team's program makes of them: some put
 * speed limits where others have angles. So every number that the wire can carry is taken as it is.
 */
public enum CoachDetail {
    /** Which test; NuBot's are 0 stop, 10 to 13 move, 2 pass, 3 catch, 4 shoot, 5 location, 6 circle. */
    TEST_MODE("test mode", 0, 255, true),
    /** Point A, m. */
    POINT_A_X("point A x [m]", -Limits.POINT, Limits.POINT, false),
    /** Point A, m. */
    POINT_A_Y("point A y [m]", -Limits.POINT, Limits.POINT, false),
    /** Point B, m. */
    POINT_B_X("point B x [m]", -Limits.POINT, Limits.POINT, false),
    /** Point B, m. */
    POINT_B_Y("point B y [m]", -Limits.POINT, Limits.POINT, false),
    /** Angle at point A, in whole degrees, as the wire has it. */
    ANGLE_A_DEGREES("angle A [°]", Short.MIN_VALUE, Short.MAX_VALUE, true),
    /** Angle at point B, in whole degrees, as the wire has it. */
    ANGLE_B_DEGREES("angle B [°]", Short.MIN_VALUE, Short.MAX_VALUE, true),
    /** Number of the robot at point A. */
    ROBOT_A("robot A", 0, 255, true),
    /** Number of the robot at point B. */
    ROBOT_B("robot B", 0, 255, true),
    /** How hard to kick. */
    KICK_FORCE("kick force", 0, 255, true);

    private static final int HUNDRED = 100;

    /** What a field of the wire can carry. */
    private static final class Limits {
        /** A float32 in cm, as m. */
        static final double POINT = Float.MAX_VALUE / 100.0;
    }

    private final String label;
    private final double least;
    private final double most;
    private final boolean whole;

    CoachDetail(String label, double least, double most, boolean whole) {
        this.label = label;
        this.least = least;
        this.most = most;
        this.whole = whole;
    }

    /**
     * {@return its number among the referee's details}
     *
     * @param side whose coach
     */
    public int number(Side side) {
        return HUNDRED * side.ordinal() + ordinal();
    }

    /**
     * {@return it as a detail of the referee}
     *
     * @param side whose coach
     */
    public RefereeDetail of(Side side) {
        return new RefereeDetail(
                number(side), side.label() + " " + label, side.label() + "'s test", least, most, whole);
    }

    static List<RefereeDetail> all() {
        List<RefereeDetail> all = new ArrayList<>();
        for (Side side : Side.values()) {
            for (CoachDetail detail : values()) {
                all.add(detail.of(side));
            }
        }
        return all;
    }

    static int index(int number) {
        return number / HUNDRED * values().length + number % HUNDRED;
    }
}
