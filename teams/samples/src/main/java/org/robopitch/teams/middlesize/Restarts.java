// SPDX-License-Identifier: Apache-2.0
package org.robopitch.teams.middlesize;

import org.robopitch.engine.match.Commands;
import org.robopitch.middlesize.game.Channel;

/** Takes its places while the ball is placed: near it if it is ours, at the distance of the rules if it is not. */
final class Restarts {
    private static final double BEHIND_BALL = 0.75;
    private static final double OPPONENTS_KEEP = 3.2;
    private static final double MATES_KEEP = 2.3;
    private static final double DROP_KEEP = 1.3;

    /** A way may be so much nearer than the place at its end, m. */
    private static final double SLACK = 0.1;

    private final Sight sight;
    private final BallAvoidance berth;
    private final Posts posts;
    private final Keeper keeper;

    Restarts(Sight sight, Mover mover, Posts posts, Keeper keeper) {
        this.sight = sight;
        this.posts = posts;
        this.berth = new BallAvoidance(sight, mover);
        this.keeper = keeper;
    }

    /** Places everybody; the attacker is the one who will take it. */
    void prepare(Commands commands, int attacker) {
        boolean kickOff = sight.mode().equals("kick-off");
        boolean drop = sight.mode().equals("drop ball");
        double keep = drop ? DROP_KEEP : sight.ours() ? MATES_KEEP : OPPONENTS_KEEP;
        int n = 0;
        if (sight.firstPlayer > 0) {
            keeper.play(commands, 0);
        }
        // Nobody but the taker is to touch the ball, and even that one not yet.
        for (int robot = sight.firstPlayer; robot < sight.robots; robot++) {
            commands.set(robot, Channel.DRIBBLE, 0);
            if (sight.ours() && robot == attacker) {
                commands.role(robot, "taker");
                behindBall(commands, robot, BEHIND_BALL);
            } else if (robot == attacker) {
                commands.role(robot, "waits");
                behindBall(commands, robot, keep);
            } else {
                commands.role(robot, "waits");
                around(commands, robot, n++, keep, kickOff);
            }
        }
    }

    /** On the line from the own goal to the ball. */
    private void behindBall(Commands commands, int robot, double distance) {
        double x = sight.ball().x();
        double y = sight.ball().y();
        double toGoalX = -sight.halfLength - x;
        double toGoalY = -y;
        double way = Math.max(Sight.length(toGoalX, toGoalY), 0.1);
        double share = Math.min(distance, 0.7 * way) / way;
        berth.go(commands, robot, x + share * toGoalX, y + share * toGoalY, distance - SLACK);
    }

    private void around(Commands commands, int robot, int n, double keep, boolean kickOff) {
        double side = n % 2 == 0 ? 1 : -1;
        double x = sight.ball().x();
        double y = sight.ball().y();
        boolean ahead = sight.ours() && n == 0 && !kickOff;
        double wishX = x + (ahead ? keep : -keep - 1.5 * (n / 2));
        double wishY = y + side * (keep + 0.5 * n);
        if (Math.abs(wishY) > sight.halfWidth - 0.6) {
            wishY = y - side * (keep + 0.5 * n);
        }
        double toX = posts.x(kickOff ? Math.min(wishX, -0.8) : wishX);
        berth.go(commands, robot, toX, posts.y(wishY), keep - SLACK);
    }
}
