// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.fira;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.BallView;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.RobotView;
import org.robopitch.engine.match.Side;
import org.robopitch.links.fira.Wishes.Wish;
import org.robopitch.links.fira.wire.Ball;
import org.robopitch.links.fira.wire.BallReplacement;
import org.robopitch.links.fira.wire.Environment;
import org.robopitch.links.fira.wire.Field;
import org.robopitch.links.fira.wire.Frame;
import org.robopitch.links.fira.wire.Robot;
import org.robopitch.links.fira.wire.RobotReplacement;
import org.robopitch.links.fira.wire.referee.Color;
import org.robopitch.links.fira.wire.referee.Foul;
import org.robopitch.links.fira.wire.referee.Half;
import org.robopitch.links.fira.wire.referee.Quadrant;
import org.robopitch.links.fira.wire.referee.VSSRef_Command;
import org.robopitch.links.fira.wire.referee.VSSRef_Placement;
import org.robopitch.mirosot.Pose;
import org.robopitch.mirosot.parameters.PitchParameters;
import org.robopitch.mirosot.referee.Decision;

/**
 * The only place where units and frames of the wire meet ours.
 *
 * <p>The wire has the world's frame for both sides, where ours has each side's own; metres, seconds and radians are the
 * same, but orientations that programs send are in degrees, time is in milliseconds, and the height of a ball is that of
 * its middle.
 */
final class Translation {
    private Translation() {}

    static Field field(PitchParameters pitch) {
        return Field.newBuilder()
                .setWidth(pitch.width())
                .setLength(pitch.length())
                .setGoalWidth(pitch.goalWidth())
                .setGoalDepth(pitch.goalDepth())
                .setCenterRadius(pitch.centreCircleRadius())
                .setPenaltyWidth(pitch.penaltyAreaWidth())
                .setPenaltyDepth(pitch.penaltyAreaDepth())
                .setPenaltyPoint(pitch.penaltyMark())
                .build();
    }

    /**
     * What a side sees, as the wire has it.
     *
     * @param now simulated time, s; what is seen may be older
     * @param turn the direction in which the side attacks, 1 or −1
     * @param ballRadius m
     */
    static Environment.Builder environment(
            double now, Observation seen, Side side, int turn, double ballRadius, Field field) {
        Frame.Builder frame = Frame.newBuilder().setBall(ball(seen.ball(), turn, ballRadius));
        for (int i = 0; i < seen.robots(); i++) {
            RobotView own = seen.own(i);
            RobotView opponent = seen.opponent(i);
            RobotView blue = side == Side.BLUE ? own : opponent;
            RobotView yellow = side == Side.BLUE ? opponent : own;
            if (blue.visible()) {
                frame.addRobotsBlue(robot(i, blue, turn));
            }
            if (yellow.visible()) {
                frame.addRobotsYellow(robot(i, yellow, turn));
            }
        }
        return Environment.newBuilder()
                .setStep(milliseconds(now))
                .setFrame(frame)
                .setField(field)
                .setGoalsBlue(seen.play().blueScore())
                .setGoalsYellow(seen.play().yellowScore());
    }

    static int milliseconds(double seconds) {
        return (int) Math.round(1000 * seconds);
    }

    private static Ball ball(BallView ball, int turn, double radius) {
        return Ball.newBuilder()
                .setX(turn * ball.x())
                .setY(turn * ball.y())
                .setZ(ball.z() + radius)
                .setVx(turn * ball.vx())
                .setVy(turn * ball.vy())
                .setVz(ball.vz())
                .build();
    }

    private static Robot robot(int number, RobotView robot, int turn) {
        return Robot.newBuilder()
                .setRobotId(number)
                .setX(turn * robot.x())
                .setY(turn * robot.y())
                .setOrientation(turned(robot.heading(), turn))
                .setVx(turn * robot.vx())
                .setVy(turn * robot.vy())
                .setVorientation(robot.spin())
                .build();
    }

    private static double turned(double heading, int turn) {
        if (turn > 0) {
            return heading;
        }
        return heading > 0 ? heading - Math.PI : heading + Math.PI;
    }

    static Side side(boolean yellow) {
        return yellow ? Side.YELLOW : Side.BLUE;
    }

    static Wish.RobotThere robot(RobotReplacement replacement) {
        Robot position = replacement.getPosition();
        return new Wish.RobotThere(
                side(replacement.getYellowteam()),
                position.getRobotId(),
                position.getX(),
                position.getY(),
                radians(position.getOrientation()),
                replacement.getTurnon());
    }

    static Wish.BallThere ball(BallReplacement replacement) {
        return new Wish.BallThere(replacement.getX(), replacement.getY(), replacement.getVx(), replacement.getVy());
    }

    static Wish.RobotThere placed(Side side, org.robopitch.links.fira.wire.referee.Robot robot) {
        return new Wish.RobotThere(
                side, robot.getRobotId(), robot.getX(), robot.getY(), radians(robot.getOrientation()), true);
    }

    /** Degrees as radians, in [−π, π] however often they go round. */
    private static double radians(double degrees) {
        return StrictMath.toRadians(StrictMath.IEEEremainder(degrees, 360));
    }

    /** A call of a referee outside; null if it is none that we know. */
    static @Nullable Decision call(VSSRef_Command command) {
        if (command.getFoul() == Foul.UNRECOGNIZED
                || command.getTeamcolor() == Color.UNRECOGNIZED
                || command.getFoulQuadrant() == Quadrant.UNRECOGNIZED
                || command.getGameHalf() == Half.UNRECOGNIZED) {
            return null;
        }
        Color colour = command.getTeamcolor();
        return new Decision(
                org.robopitch.mirosot.referee.Foul.valueOf(command.getFoul().name()),
                colour == Color.NONE ? null : side(colour == Color.YELLOW),
                org.robopitch.mirosot.referee.Quadrant.valueOf(
                        command.getFoulQuadrant().name()),
                org.robopitch.mirosot.referee.Half.valueOf(command.getGameHalf().name()),
                command.getTimestamp());
    }

    /** Where a built-in team wants its robots after a call of an external referee. */
    static VSSRef_Placement placement(Side side, List<Pose> poses) {
        var frame = org.robopitch.links.fira.wire.referee.Frame.newBuilder()
                .setTeamColor(side == Side.BLUE ? Color.BLUE : Color.YELLOW);
        for (int i = 0; i < poses.size(); i++) {
            Pose pose = poses.get(i);
            frame.addRobots(org.robopitch.links.fira.wire.referee.Robot.newBuilder()
                    .setRobotId(i)
                    .setX(pose.x())
                    .setY(pose.y())
                    .setOrientation(StrictMath.toDegrees(StrictMath.atan2(pose.headingY(), pose.headingX()))));
        }
        return VSSRef_Placement.newBuilder().setWorld(frame).build();
    }

    static VSSRef_Command command(Decision decision) {
        Side side = decision.side();
        return VSSRef_Command.newBuilder()
                .setFoul(Foul.valueOf(decision.foul().name()))
                .setTeamcolor(side == null ? Color.NONE : side == Side.BLUE ? Color.BLUE : Color.YELLOW)
                .setFoulQuadrant(Quadrant.valueOf(decision.quadrant().name()))
                .setTimestamp(decision.time())
                .setGameHalf(Half.valueOf(decision.half().name()))
                .build();
    }
}
