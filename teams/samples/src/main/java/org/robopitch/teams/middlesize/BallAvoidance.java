// SPDX-License-Identifier: Apache-2.0
package org.robopitch.teams.middlesize;

import org.robopitch.engine.match.Commands;
import org.robopitch.engine.match.RobotView;

/**
 * Ways that keep a distance from a ball that waits for the start: who is too near drives out first, who would pass too near
 * drives around. So a robot that is not at its place yet when play starts is where it may be.
 */
final class BallAvoidance {
    /** The longest bit of the way around at once, rad. */
    private static final double STEP = 0.6;

    /** Ways around are so much wider, because robots cut corners, m. */
    private static final double SPARE = 0.3;

    /** So far beyond the lines a way may lead, m. */
    private static final double BEYOND = 0.7;

    /** Where there is no room for more, a robot at least does not touch the ball, m. */
    private static final double CLEAR = 0.65;

    private static final double ON_THE_WAY_SPEED = 2;

    private final Sight sight;
    private final Mover mover;
    private double viaX;
    private double viaY;

    BallAvoidance(Sight sight, Mover mover) {
        this.sight = sight;
        this.mover = mover;
    }

    /** Goes to a place, looking at the ball, and comes no nearer to it than that. */
    void go(Commands commands, int robot, double x, double y, double keep) {
        RobotView own = sight.own(robot);
        double ballX = sight.ball().x();
        double ballY = sight.ball().y();
        double facing = StrictMath.atan2(ballY - own.y(), ballX - own.x());
        boolean free = Sight.distanceToWay(ballX, ballY, own.x(), own.y(), x, y) >= keep;
        boolean around = !free && (findWay(own, x, y, keep) || findWay(own, x, y, Math.min(keep, CLEAR)));
        if (!around) {
            mover.go(commands, robot, x, y, facing);
        } else {
            mover.rush(commands, robot, viaX, viaY, facing, ON_THE_WAY_SPEED);
        }
    }

    /** Around the ball on the shorter side, or on the other if that one leads off the field. */
    private boolean findWay(RobotView own, double x, double y, double keep) {
        double dx = own.x() - sight.ball().x();
        double dy = own.y() - sight.ball().y();
        double from = StrictMath.atan2(dy, dx);
        double to = StrictMath.atan2(y - sight.ball().y(), x - sight.ball().x());
        double turn = Mover.angle(to - from);
        set(from + turn / 2, keep);
        if (!isOnField()) {
            turn -= Math.signum(turn) * 2 * Math.PI;
        }
        double out = Math.min(1, Sight.length(dx, dy) / keep);
        double step = out * out * Math.max(-STEP, Math.min(STEP, turn));
        set(from + step, (keep + SPARE) / StrictMath.cos(step));
        return isOnField();
    }

    private void set(double angle, double away) {
        viaX = sight.ball().x() + away * StrictMath.cos(angle);
        viaY = sight.ball().y() + away * StrictMath.sin(angle);
    }

    private boolean isOnField() {
        return Math.abs(viaX) < sight.halfLength + BEYOND && Math.abs(viaY) < sight.halfWidth + BEYOND;
    }
}
