// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.parameters;

import org.robopitch.declare.ParameterException;
import org.robopitch.declare.Require;
import org.robopitch.declare.Value;
import org.robopitch.declare.Values;
import org.robopitch.engine.body.Outline;
import org.robopitch.engine.match.FieldInfo;

/**
 * All that makes one MiroSot world different from another.
 */
public record MirosotParameters(
        @Value(says = "robots per side", min = 1, max = MirosotParameters.MOST_ROBOTS)
        int robotsPerTeam,

        @Value(says = "the field") PitchParameters pitch,
        @Value(says = "the bodies of the robots") RobotParameters robot,
        @Value(says = "how they follow commands") DriveParameters drive,
        @Value(says = "the ball") BallParameters ball,
        @Value(says = "collisions") CollisionParameters collisions,
        @Value(says = "step and cycle") TimingParameters timing,

        @Value(says = "where robots stand when a match starts")
        StartParameters start)
        implements Values<MirosotParameters> {
    /** The most robots that a team can have. */
    public static final int MOST_ROBOTS = 500;

    private static final double FULLEST = 0.5;

    @Override
    public void requireConsistent() {
        Outline outline = robot.outline();
        requireRobotFitsPitch(outline, pitch);
        requireRoomForAll(robotsPerTeam, outline, pitch);
        if (2 * ball.radius() >= Math.min(pitch.length(), pitch.width())) {
            throw new ParameterException(
                    "ball.radius", "is too large for its pitch: " + Require.number(ball.radius()) + " m");
        }
        requireRobotCanSlip(robot, drive);
        if (collisions.mode() == CollisionParameters.Mode.FREE && robot.massCentreOffset() != 0) {
            // A free body turns about its mass centre, while velocities are those of the axle.
            throw new ParameterException(
                    "robot.massCentreOffset",
                    "must be 0 m when collisions.mode is free, because a free body turns about its centre of mass and "
                            + "not about its axle, but is " + Require.number(robot.massCentreOffset()) + " m");
        }
    }

    private static void requireRobotCanSlip(RobotParameters robot, DriveParameters drive) {
        if (!drive.grip().isLimited()) {
            return;
        }
        if (robot.massCentreOffset() != 0) {
            throw new ParameterException(
                    "robot.massCentreOffset",
                    "must be 0 m when drive.grip is limited, because wheels that slip are modelled for a centre of "
                            + "mass on the axle, but is " + Require.number(robot.massCentreOffset()) + " m");
        }
        if (drive.model() == DriveParameters.Model.DYNAMIC) {
            // A wheel that slips turns by its own inertia alone.
            Require.atLeast(
                    "robot.wheelInertia",
                    robot.wheelInertia(),
                    1e-12,
                    "kg·m²",
                    "the smallest inertia of a wheel that slips",
                    "drive.grip.model",
                    "drive.model");
        }
    }

    /** A crowd that fills the pitch has no room to be placed, let alone to play. */
    private static void requireRoomForAll(int robotsPerTeam, Outline outline, PitchParameters pitch) {
        double needed = 2 * robotsPerTeam * outline.area();
        double there = pitch.length() * pitch.width() - 2 * pitch.cornerCut() * pitch.cornerCut();
        if (needed > FULLEST * there) {
            throw new ParameterException(
                    "robotsPerTeam",
                    "must leave half of the pitch free, which has " + Require.number(there) + " m², but "
                            + 2 * robotsPerTeam + " robots take " + Require.number(needed) + " m²",
                    "pitch.length",
                    "pitch.width",
                    "robot.length",
                    "robot.width",
                    "robot.corners");
        }
    }

    private static void requireRobotFitsPitch(Outline outline, PitchParameters pitch) {
        double across = 2 * outline.reach();
        double room = Math.min(pitch.length(), pitch.width());
        if (across >= room) {
            String path = outline.isCentredBox()
                    ? (outline.halfLength >= outline.halfWidth ? "robot.length" : "robot.width")
                    : "robot.corners";
            throw new ParameterException(
                    path,
                    "makes the robot larger than its pitch: it needs " + Require.number(across)
                            + " m to turn, the pitch is " + Require.number(pitch.length()) + " m × "
                            + Require.number(pitch.width()) + " m");
        }
    }

    /** {@return the sizes of the pitch as teams and referee need them} */
    public FieldInfo fieldInfo() {
        return new FieldInfo(
                pitch.length(),
                pitch.width(),
                pitch.goalWidth(),
                pitch.goalDepth(),
                pitch.penaltyAreaDepth(),
                pitch.penaltyAreaWidth(),
                ball.radius());
    }

    /**
     * {@return realistic robots on the pitch of a size}
     *
     * @param size which size
     */
    public static MirosotParameters defaults(Size size) {
        return Preset.DEFAULT.parameters(size);
    }

    /**
     * The same with another number of robots, at the places of the standard formation.
     *
     * @param other how many robots a side has
     * @return the parameters
     */
    public MirosotParameters withRobotsPerTeam(int other) {
        Require.between("robotsPerTeam", other, 1, MOST_ROBOTS, "");
        StartParameters standard = StartParameters.standard(pitch, other);
        return new MirosotParameters(
                other,
                pitch,
                robot,
                drive,
                ball,
                collisions,
                timing,
                new StartParameters(start.blueDefends(), standard.formation()));
    }
}
