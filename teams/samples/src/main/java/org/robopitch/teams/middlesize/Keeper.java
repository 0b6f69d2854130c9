// SPDX-License-Identifier: Apache-2.0
package org.robopitch.teams.middlesize;

import org.robopitch.engine.match.BallView;
import org.robopitch.engine.match.Commands;
import org.robopitch.middlesize.game.Channel;

/** Stands between ball and goal, steps where a shot will cross the line, and clears a ball that lies before it. */
final class Keeper {
    private static final double OUT = 0.5;
    private static final double CLEARING_SPEED = 9;

    private final Sight sight;
    private final Mover mover;
    private final KickScale kicks;

    Keeper(Sight sight, Mover mover, KickScale kicks) {
        this.sight = sight;
        this.mover = mover;
        this.kicks = kicks;
    }

    void play(Commands commands, int robot) {
        commands.role(robot, "keeper");
        commands.set(robot, Channel.DRIBBLE, 1);
        if (!sight.inPlay()) {
            guard(commands, robot);
            return;
        }
        if (sight.holds(robot)) {
            clear(commands, robot);
            return;
        }
        BallView ball = sight.ball();
        double ownLine = -sight.halfLength;
        boolean lies = Sight.length(ball.vx(), ball.vy()) < 0.7 && ball.z() < 0.2;
        if (lies && ball.x() < ownLine + 2 && Math.abs(ball.y()) < sight.goalHalfWidth + 0.5) {
            double facing = StrictMath.atan2(
                    ball.y() - sight.own(robot).y(), ball.x() - sight.own(robot).x());
            mover.rush(commands, robot, ball.x(), ball.y(), facing, 0.2);
            return;
        }
        guard(commands, robot);
    }

    private void guard(Commands commands, int robot) {
        BallView ball = sight.ball();
        double x = -sight.halfLength + OUT;
        double y = ball.y() * OUT / Math.max(OUT, ball.x() + sight.halfLength);
        y += 0.35 * ball.y() * sight.goalHalfWidth / sight.halfWidth;
        if (ball.vx() < -1) {
            double seconds = (ball.x() - x) / -ball.vx();
            if (seconds > 0 && seconds < 2) {
                y = ball.y() + ball.vy() * seconds;
            }
        }
        double most = sight.goalHalfWidth - 0.2;
        double facing = StrictMath.atan2(ball.y(), ball.x() + sight.halfLength);
        mover.rush(commands, robot, x, Math.max(-most, Math.min(most, y)), 0.5 * facing, 0);
    }

    private void clear(Commands commands, int robot) {
        commands.role(robot, "clear");
        double aside = sight.own(robot).y() >= 0 ? 0.5 : -0.5;
        mover.carry(commands, robot, sight.own(robot).x(), sight.own(robot).y(), aside);
        if (Math.abs(Mover.angle(aside - sight.own(robot).heading())) < 0.3) {
            kicks.kick(commands, robot, CLEARING_SPEED);
        }
    }
}
