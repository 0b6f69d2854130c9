// SPDX-License-Identifier: Apache-2.0
package org.robopitch.bahia3d.brain;

import org.robopitch.bahia3d.model.AgentDatabase;
import org.robopitch.bahia3d.model.Angles;
import org.robopitch.bahia3d.model.BallModel;
import org.robopitch.engine.move.Trigonometry;
import org.robopitch.robot.Remembering;

/** Walks up to the ball and plays it: kicks from where the foot meets it best, or dribbles. */
final class BallSkill implements Remembering {
    /** How far a kick from a stance turns the ball to the side of its foot, rad. */
    private static final double KICK_TURN = 0.035;

    /** Where the ball must be when the foot begins to swing for a kick within a step, at what speed, m and m/s. */
    private static final double STEP_AHEAD = 0.2046;

    private static final double STEP_SPEED = 0.22;
    private static final double STEP_SIDE = 0.0615;
    private static final double STEP_TOLERANCE = 0.0467;

    /** How long it is until that foot strikes, s. */
    private static final double STEP_TIME = 0.12;

    /** How long two steps take, s, how fast they may be at the ball, m/s, and how far aside it may lie, m. */
    private static final double STEP_PERIOD = 0.37;

    private static final double STEP_FASTEST = 0.45;
    private static final double STEP_WIDTH = 0.14;

    private final transient AgentDatabase known;
    private final transient Navigator navigator;
    private int ready;
    private int waited;
    private boolean leftFoot;

    BallSkill(AgentDatabase known, Navigator navigator) {
        this.known = known;
        this.navigator = navigator;
    }

    /** Kicks the ball in a direction; in a hurry, from wherever the foot meets it at all. */
    Action kick(double direction, boolean strong, boolean standing, boolean hurried) {
        KickSpot spot =
                hurried ? strong ? KickSpot.FAR_HURRIED : KickSpot.NEAR_HURRIED : strong ? KickSpot.FAR : KickSpot.NEAR;
        BallModel ball = known.ball;
        if (known.ballAhead() > 0.35) {
            leftFoot = lateral(direction) > 0;
        }
        double facing = direction + (leftFoot ? -KICK_TURN : KICK_TURN);
        double error = Math.abs(known.localisation.turnTo(facing));
        double wantLeft = leftFoot ? spot.side() : -spot.side();
        double ahead = known.ballAhead() - spot.ahead();
        double across = known.ballLeft() - wantLeft;
        double turned = hurried ? 0.22 : 0.14;
        boolean fits =
                spot.fits(ahead, across, standing ? 1 : 0.8) && error < turned && ball.speed() < 0.15 && ball.age < 0.2;
        if (standing) {
            ready = fits ? ready + 1 : 0;
            waited++;
            if (ready >= (hurried ? 2 : 4)) {
                ready = 0;
                return new Action.Kick(leftFoot, strong);
            }
            if (spot.fits(ahead, across, 1.5) && error < turned + 0.06 && waited < 20) {
                return new Action.Stand();
            }
        } else if (fits) {
            waited = 0;
            return new Action.Stand();
        }
        waited = standing ? waited : 0;
        ready = 0;
        return approach(facing, spot.ahead(), wantLeft);
    }

    /** Where the robot is, left of the line through the ball: negative if it must kick with the left foot. */
    private double lateral(double direction) {
        double dx = known.localisation.x - known.ball.x;
        double dy = known.localisation.y - known.ball.y;
        return Trigonometry.sin(direction) * dx - Trigonometry.cos(direction) * dy;
    }

    /** Walks to where the ball is at a place before the robot, which faces a direction; never through the ball. */
    Action.Walk approach(double direction, double ahead, double left) {
        BallModel ball = known.ball;
        double c = Trigonometry.cos(direction);
        double s = Trigonometry.sin(direction);
        double px = ball.x - ahead * c + left * s;
        double py = ball.y - ahead * s - left * c;
        double rx = known.localisation.x - ball.x;
        double ry = known.localisation.y - ball.y;
        double range = StrictMath.hypot(rx, ry);
        double off = Angles.wrap(StrictMath.atan2(ry, rx) - (direction + StrictMath.PI));
        if (range < 1.2 && Math.abs(off) > 0.6 || Math.abs(off) > 1.2 && range < 3) {
            // Not behind the ball: walk on a circle round it, forwards if it is far.
            boolean far = Math.abs(off) > 1.1;
            double step = Math.min(Math.abs(off), far ? 1.1 : 0.8) * Math.signum(off);
            double angle = direction + StrictMath.PI + off - step;
            double radius = far ? 0.5 : Math.max(0.38, Math.min(0.6, range));
            double wx = ball.x + radius * Trigonometry.cos(angle);
            double wy = ball.y + radius * Trigonometry.sin(angle);
            double face = StrictMath.atan2(-ry, -rx);
            double gap = known.localisation.distance(wx, wy);
            if (far) {
                return navigator.round(wx, wy);
            }
            return gap > 0.55 ? navigator.to(wx, wy, face, 0.6) : navigator.near(wx, wy, face);
        }
        double gap = known.localisation.distance(px, py);
        if (gap > 0.45) {
            double wx = px - 0.15 * c;
            double wy = py - 0.15 * s;
            return navigator.to(wx, wy, direction, 0.7);
        }
        return navigator.near(px, py, direction);
    }

    /** Walks up to the ball and kicks it in a direction with a step, without stopping, if it faces there well enough. */
    Action stepKick(double direction, BodyStatus body, double tolerance) {
        double ahead = known.ballAhead();
        double left = known.ballLeft();
        double error = known.localisation.turnTo(direction);
        double aside = STEP_WIDTH + 0.35 * Math.max(0, ahead - 0.4);
        boolean behind = ahead > 0.06 && ahead < 0.9 && Math.abs(left) < aside && Math.abs(error) < 0.5;
        if (!behind) {
            return approach(direction, 0.32, 0);
        }
        boolean leftFoot = left > 0;
        double side = leftFoot ? STEP_SIDE : -STEP_SIDE;
        // The robot walks on until the foot strikes.
        double gap = ahead - STEP_AHEAD - STEP_TIME * (known.walksForward - STEP_SPEED);
        Action.Walk walk = new Action.Walk(
                paced(gap, body.swingsIn(leftFoot)),
                Angles.limit(2.0 * (left - side), 0.15),
                Angles.limit(1.6 * error, 0.8));
        boolean fits = Math.abs(gap) < STEP_TOLERANCE
                && Math.abs(left) < 0.1
                && Math.abs(error) < tolerance
                && known.ball.age < 0.3;
        return fits ? new Action.StepKick(walk, leftFoot, left) : walk;
    }

    /** The speed at which the robot is at the ball when its foot begins to swing, in this step or a later one, m/s. */
    private static double paced(double gap, double wait) {
        if (gap > 0.3) {
            return gap < 0.45 ? STEP_FASTEST : 0.6;
        }
        double time = Math.max(AgentDatabase.CYCLE, wait);
        while (gap > STEP_FASTEST * time) {
            time += STEP_PERIOD;
        }
        return Math.max(-0.1, gap / time);
    }
}
