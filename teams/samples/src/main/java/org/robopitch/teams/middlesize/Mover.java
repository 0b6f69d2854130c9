// SPDX-License-Identifier: Apache-2.0
package org.robopitch.teams.middlesize;

import org.robopitch.engine.match.Commands;
import org.robopitch.engine.match.RobotView;
import org.robopitch.middlesize.game.Channel;

/** Drives a robot to a place and a heading, around other robots by way of subtargets. */
final class Mover {
    private static final double FASTEST = 3.5;
    private static final double FASTEST_WITH_BALL = 2.2;

    /** What wheels of limited force can surely brake with, m/s². */
    private static final double BRAKING = 2.0;

    private static final double QUICKEST_TURN = 5;
    private static final double TURN_GAIN = 6;

    private final Sight sight;
    private double viaX;
    private double viaY;

    Mover(Sight sight) {
        this.sight = sight;
    }

    /** Goes to a place and stops there. */
    void go(Commands commands, int robot, double x, double y, double heading) {
        double left = avoid(robot, x, y);
        double speed = Math.min(FASTEST, Math.sqrt(2 * BRAKING * left));
        drive(commands, robot, viaX, viaY, left < 0.02 ? 0 : speed, heading, QUICKEST_TURN);
    }

    /** Goes towards a place and arrives with a speed. */
    void rush(Commands commands, int robot, double x, double y, double heading, double arriving) {
        double left = avoid(robot, x, y);
        double speed = Math.min(FASTEST, Math.sqrt(2 * BRAKING * left) + arriving);
        drive(commands, robot, viaX, viaY, speed, heading, QUICKEST_TURN);
    }

    /** Carries the ball somewhere. */
    void carry(Commands commands, int robot, double x, double y, double heading) {
        double left = avoid(robot, x, y);
        drive(commands, robot, viaX, viaY, Math.min(FASTEST_WITH_BALL, 2 * left), heading, 3);
    }

    /** {@return whether a robot that turns on the spot, with the ball, to a place looks there as exactly as wanted} */
    boolean turnTo(Commands commands, int robot, double x, double y, double within) {
        RobotView r = sight.own(robot);
        double heading = StrictMath.atan2(y - r.y(), x - r.x());
        carry(commands, robot, r.x(), r.y(), heading);
        return Math.abs(angle(heading - r.heading())) < within;
    }

    void stand(Commands commands, int robot) {
        commands.set(robot, Channel.ALONG, 0);
        commands.set(robot, Channel.ACROSS, 0);
        commands.set(robot, Channel.SPIN, 0);
    }

    private void drive(
            Commands commands, int robot, double x, double y, double speed, double heading, double quickest) {
        RobotView r = sight.own(robot);
        double dx = x - r.x();
        double dy = y - r.y();
        double way = Sight.length(dx, dy);
        double vx = way > 0 ? speed * dx / way : 0;
        double vy = way > 0 ? speed * dy / way : 0;
        double cosine = StrictMath.cos(r.heading());
        double sine = StrictMath.sin(r.heading());
        commands.set(robot, Channel.ALONG, cosine * vx + sine * vy);
        commands.set(robot, Channel.ACROSS, cosine * vy - sine * vx);
        double turn = TURN_GAIN * angle(heading - r.heading());
        commands.set(robot, Channel.SPIN, Math.max(-quickest, Math.min(quickest, turn)));
    }

    /** Sets a subtarget beside the first robot in the way, on the nearer side; returns how far the target is, m. */
    private double avoid(int robot, double x, double y) {
        RobotView r = sight.own(robot);
        viaX = x;
        viaY = y;
        double wayX = x - r.x();
        double wayY = y - r.y();
        double way = Sight.length(wayX, wayY);
        if (way < 0.3) {
            return way;
        }
        wayX /= way;
        wayY /= way;
        double room = 2 * sight.robotRadius + 0.2;
        double first = way;
        for (int i = 0; i < 2 * sight.robots; i++) {
            RobotView other = i < sight.robots ? sight.own(i) : sight.opponent(i - sight.robots);
            if (i == robot || !other.visible()) {
                continue;
            }
            double dx = other.x() - r.x();
            double dy = other.y() - r.y();
            double ahead = wayX * dx + wayY * dy;
            double aside = wayX * dy - wayY * dx;
            if (ahead > 0.05 && ahead < first && Math.abs(aside) < room) {
                first = ahead;
                double by = aside > 0 ? aside - room : aside + room;
                viaX = r.x() + ahead * wayX - by * wayY;
                viaY = r.y() + ahead * wayY + by * wayX;
            }
        }
        return way;
    }

    /** An angle between −π and π. */
    static double angle(double radians) {
        return StrictMath.atan2(StrictMath.sin(radians), StrictMath.cos(radians));
    }
}
