// SPDX-License-Identifier: Apache-2.0
package org.robopitch.teams.skill;

import org.robopitch.engine.match.RobotInfo;
import org.robopitch.engine.match.TeamInfo;

/**
 * The pitch and the robots as a team plays with them, from its own end: own goal at negative x.
 *
 * @param halfLength from the centre to a goal line, m
 * @param halfWidth from the centre to a side wall, m
 * @param goalHalf from the middle of a goal to its post, m
 * @param areaDepth how far a goal area reaches into the pitch, m
 * @param areaHalf half the width of a goal area, m
 * @param robotHalf half the side of a robot, m
 * @param ballRadius m
 * @param rimSpeed speed of a wheel's rim for a command of 1, m/s
 * @param halfTrack from the middle of the axle to a wheel, m
 * @param topSpeed of a robot driving straight, m/s
 * @param cycle time between two decisions, s
 */
public record Field(
        double halfLength,
        double halfWidth,
        double goalHalf,
        double areaDepth,
        double areaHalf,
        double robotHalf,
        double ballRadius,
        double rimSpeed,
        double halfTrack,
        double topSpeed,
        double cycle) {
    /**
     * The triangle that fills each corner of a MiroSot pitch has legs of 7 cm; a pitch without them is only slightly
     * misjudged.
     */
    public static final double CORNER = 0.07;

    /**
     * {@return the field that a match is played on}
     *
     * @param info of the match
     * @throws IllegalArgumentException if its robots have no wheels that these skills could drive
     */
    public static Field of(TeamInfo info) {
        RobotInfo.WheelPair wheels = info.robot().requireWheels();
        return new Field(
                info.field().length() / 2,
                info.field().width() / 2,
                info.field().goalWidth() / 2,
                info.field().goalAreaDepth(),
                info.field().goalAreaWidth() / 2,
                info.robot().size() / 2,
                info.field().ballRadius(),
                wheels.rimSpeed(),
                wheels.track() / 2,
                wheels.rimSpeed() * wheels.strongest(),
                info.rhythm().cycleSeconds());
    }

    /** {@return distance of the centres of a robot and the ball that touch face to face, m} */
    public double touch() {
        return robotHalf + ballRadius;
    }

    /**
     * {@return whether a place is in the own goal area or so near to it that a robot there would reach into it}
     *
     * @param x m
     * @param y m
     */
    public boolean inOwnArea(double x, double y) {
        return x < -halfLength + areaDepth + robotHalf && Math.abs(y) < areaHalf + robotHalf;
    }

    /**
     * {@return whether a place is in the opponents' goal area or so near to it that a robot there would reach into it}
     *
     * @param x m
     * @param y m
     */
    public boolean inTheirArea(double x, double y) {
        return inOwnArea(-x, y);
    }

    /**
     * {@return x moved to where a robot fits between the goal lines}
     *
     * @param x m
     */
    public double insideX(double x) {
        double room = halfLength - robotHalf - 0.01;
        return Math.max(-room, Math.min(room, x));
    }

    /**
     * {@return y moved to where a robot fits between the side walls}
     *
     * @param y m
     */
    public double insideY(double y) {
        double room = halfWidth - robotHalf - 0.01;
        return Math.max(-room, Math.min(room, y));
    }
}
