// SPDX-License-Identifier: Apache-2.0
package org.robopitch.teams.middlesize;

import org.robopitch.engine.match.Commands;
import org.robopitch.engine.match.RobotView;
import org.robopitch.middlesize.game.Channel;

/** Where those stand who do not play the ball: assistants ahead of it on both sides, defenders behind it. */
final class Posts {
    /** Who does not play the ball is no nearer to it, m. */
    private static final double ROOM = 0.9;

    private final Sight sight;
    private final Mover mover;

    Posts(Sight sight, Mover mover) {
        this.sight = sight;
        this.mover = mover;
    }

    /** Sends the n-th helper to its post in play; the first waits for the ball to come loose if it is fought for. */
    void play(Commands commands, int robot, int n, boolean duel) {
        double ballX = sight.ball().x();
        double ballY = sight.ball().y();
        boolean attacking = !sight.opponentAtBall();
        double x;
        double y;
        switch (n) {
            case 0 -> {
                commands.role(robot, "assistant");
                x = attacking ? ballX + 2.5 : duel ? ballX - 0.8 : ballX - 1;
                y = ballY + (ballY > 0 ? -1 : 1) * (duel ? 1.2 : 3);
            }
            case 1 -> {
                commands.role(robot, "defender");
                x = Math.min(ballX - 2.5, 0.3 * ballX - 0.35 * sight.halfLength);
                y = 0.6 * ballY;
            }
            default -> {
                commands.role(robot, "winger");
                x = attacking ? ballX - 1 : ballX - 2.5;
                y = (ballY > 0 ? ballY - 4.5 : ballY + 4.5) + (n - 2);
            }
        }
        RobotView own = sight.own(robot);
        double away = Sight.distance(own, ballX, ballY);
        if (away < ROOM) {
            // Straight away from the ball, which is a mate's to play.
            x = ballX + (own.x() - ballX) * 2 * ROOM / Math.max(away, 0.1);
            y = ballY + (own.y() - ballY) * 2 * ROOM / Math.max(away, 0.1);
        }
        go(commands, robot, x, y);
    }

    /** Goes to a place on the field outside of the goal areas, looking at the ball. */
    void go(Commands commands, int robot, double wishX, double wishY) {
        double facing = StrictMath.atan2(
                sight.ball().y() - sight.own(robot).y(),
                sight.ball().x() - sight.own(robot).x());
        // Two mates that hold the ball hold each other.
        commands.set(robot, Channel.DRIBBLE, 0);
        mover.go(commands, robot, x(wishX), y(wishY), facing);
    }

    /** The nearest to a wish that is outside of the goal areas. */
    double x(double wish) {
        double most = sight.halfLength - 1.6;
        return Math.max(-most, Math.min(most, wish));
    }

    /** The nearest to a wish that is well on the field. */
    double y(double wish) {
        double most = sight.halfWidth - 0.6;
        return Math.max(-most, Math.min(most, wish));
    }
}
