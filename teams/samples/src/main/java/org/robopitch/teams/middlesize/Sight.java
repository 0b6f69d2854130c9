// SPDX-License-Identifier: Apache-2.0
package org.robopitch.teams.middlesize;

import org.robopitch.engine.match.BallView;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.RobotView;
import org.robopitch.engine.match.TeamInfo;

/** What the team sees in a cycle, and what it knows of the field. */
final class Sight {
    /** How the ball slows down when it rolls, m/s². */
    static final double BALL_DECELERATION = 4.9;

    /** Who is nearer to the middle of its goal keeps it, m. */
    private static final double KEEPS = 2;

    final double halfLength;
    final double halfWidth;
    final double goalHalfWidth;
    final double robotRadius;
    final double ballRadius;
    final int robots;

    /** How far the ball is from a robot's centre when it is held, m. */
    final double kept;

    /** The first robot that is no goalkeeper; one that plays alone is none. */
    final int firstPlayer;

    private Observation seen;

    Sight(TeamInfo info) {
        this.halfLength = info.field().length() / 2;
        this.halfWidth = info.field().width() / 2;
        this.goalHalfWidth = info.field().goalWidth() / 2;
        this.robotRadius = info.robot().size() / 2;
        this.ballRadius = info.field().ballRadius();
        this.robots = info.robots();
        this.firstPlayer = robots == 1 ? 0 : 1;
        this.kept = robotRadius + 0.1;
        this.seen = new Observation(robots);
    }

    void look(Observation observation) {
        seen = observation;
    }

    /** The length of a vector; no vector of a pitch is so long that its square overflows. */
    static double length(double x, double y) {
        return Math.sqrt(x * x + y * y);
    }

    RobotView own(int robot) {
        return seen.own(robot);
    }

    RobotView opponent(int robot) {
        return seen.opponent(robot);
    }

    BallView ball() {
        return seen.ball();
    }

    String mode() {
        return seen.play().mode();
    }

    boolean inPlay() {
        return mode().equals("start");
    }

    boolean ours() {
        return seen.ours();
    }

    /** Whether a robot has the ball before its kicker. */
    boolean holds(int robot) {
        RobotView r = own(robot);
        double dx = ball().x() - r.x();
        double dy = ball().y() - r.y();
        double ahead = StrictMath.cos(r.heading()) * dx + StrictMath.sin(r.heading()) * dy;
        double aside = StrictMath.cos(r.heading()) * dy - StrictMath.sin(r.heading()) * dx;
        return r.visible() && ball().z() < 0.1 && ahead > 0 && ahead < kept + 0.04 && Math.abs(aside) < 0.06;
    }

    /** Whether an opponent is at the ball, or about to be. */
    boolean opponentAtBall() {
        for (int i = 0; i < robots; i++) {
            if (atBall(opponent(i))) {
                return true;
            }
        }
        return false;
    }

    /** How far the nearest opponent is from the ball, m. */
    double nearestOpponent() {
        return clearance(ball().x(), ball().y(), ball().x(), ball().y());
    }

    /** Whether a robot is so near to the ball that it may touch it. */
    boolean atBall(RobotView r) {
        return r.visible() && ball().z() < 0.3 && distance(r, ball().x(), ball().y()) < kept + 0.12;
    }

    static double distance(RobotView robot, double x, double y) {
        return length(robot.x() - x, robot.y() - y);
    }

    /** Whether an opponent has the ball before its kicker, too. */
    boolean contested() {
        return carrier() >= 0;
    }

    /** The opponent that has the ball before its kicker, or −1. */
    int carrier() {
        for (int i = 0; i < robots; i++) {
            RobotView r = opponent(i);
            double dx = ball().x() - r.x();
            double dy = ball().y() - r.y();
            double away = length(dx, dy);
            double ahead = StrictMath.cos(r.heading()) * dx + StrictMath.sin(r.heading()) * dy;
            if (r.visible() && away < kept + 0.1 && ahead > 0.9 * away) {
                return i;
            }
        }
        return -1;
    }

    /** The opponent that keeps its goal, or −1 if nobody stands there. */
    int keeper() {
        int found = -1;
        double nearest = KEEPS;
        for (int i = 0; i < robots; i++) {
            RobotView r = opponent(i);
            double away = distance(r, halfLength, 0);
            if (r.visible() && away < nearest) {
                nearest = away;
                found = i;
            }
        }
        return found;
    }

    /** Where the ball will be if nobody touches it. */
    double ballX(double seconds) {
        return ball().x() + ball().vx() * rolling(seconds);
    }

    /** Where the ball will be if nobody touches it. */
    double ballY(double seconds) {
        return ball().y() + ball().vy() * rolling(seconds);
    }

    private double rolling(double seconds) {
        double speed = length(ball().vx(), ball().vy());
        if (ball().z() > 0.05 || speed < 0.01) {
            return seconds;
        }
        double t = Math.min(seconds, speed / BALL_DECELERATION);
        return t - 0.5 * BALL_DECELERATION * t * t / speed;
    }

    /** So fast that a ball comes to rest after a way, m/s. */
    static double restSpeed(double distance) {
        return Math.sqrt(2 * BALL_DECELERATION * distance);
    }

    /** How near the nearest opponent comes to the way from one point to another, m. */
    double clearance(double x1, double y1, double x2, double y2) {
        double nearest = Double.POSITIVE_INFINITY;
        for (int i = 0; i < robots; i++) {
            RobotView r = opponent(i);
            if (r.visible()) {
                nearest = Math.min(nearest, distanceToWay(r.x(), r.y(), x1, y1, x2, y2));
            }
        }
        return nearest;
    }

    /** How far it is from a point on the field to its line, in a direction, m. */
    double wayToLine(double x, double y, double heading) {
        double dx = StrictMath.cos(heading);
        double dy = StrictMath.sin(heading);
        double alongX = (halfLength - Math.signum(dx) * x) / Math.max(1e-9, Math.abs(dx));
        double alongY = (halfWidth - Math.signum(dy) * y) / Math.max(1e-9, Math.abs(dy));
        return Math.min(alongX, alongY);
    }

    static double distanceToWay(double x, double y, double x1, double y1, double x2, double y2) {
        double wayX = x2 - x1;
        double wayY = y2 - y1;
        double squared = wayX * wayX + wayY * wayY;
        double share = squared > 0 ? ((x - x1) * wayX + (y - y1) * wayY) / squared : 0;
        share = Math.max(0, Math.min(1, share));
        return length(x - x1 - share * wayX, y - y1 - share * wayY);
    }
}
