// SPDX-License-Identifier: Apache-2.0
package org.robopitch.teams.middlesize;

import org.robopitch.engine.match.Commands;
import org.robopitch.engine.match.RobotView;
import org.robopitch.middlesize.game.Channel;

/**
 * Where robots stand that do not play the ball: in play assistants ahead of it on both sides, defenders behind it; while it
 * is placed, near it if it is ours, at the distance of the rules if it is not, by ways that keep that distance too. So a robot
 * that is not at its place yet when play starts is where it may be.
 */
final class Posts {
    /** Who does not play the ball is no nearer to it, m. */
    private static final double ROOM = 0.9;

    private static final double BEHIND_BALL = 0.75;
    private static final double OPPONENTS_KEEP = 3.2;
    private static final double MATES_KEEP = 2.3;
    private static final double DROP_KEEP = 1.3;

    /** A way may be so much nearer than the place at its end, m. */
    private static final double SLACK = 0.1;

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
    private void go(Commands commands, int robot, double wishX, double wishY) {
        double facing = StrictMath.atan2(
                sight.ball().y() - sight.own(robot).y(),
                sight.ball().x() - sight.own(robot).x());
        // Two mates that hold the ball hold each other.
        commands.set(robot, Channel.DRIBBLE, 0);
        mover.go(commands, robot, x(wishX), y(wishY), facing);
    }

    /** The nearest to a wish that is outside of the goal areas. */
    private double x(double wish) {
        double most = sight.halfLength - 1.6;
        return Math.max(-most, Math.min(most, wish));
    }

    /** The nearest to a wish that is well on the field. */
    private double y(double wish) {
        double most = sight.halfWidth - 0.6;
        return Math.max(-most, Math.min(most, wish));
    }

    /** Places everybody; the attacker is the one who will take it. */
    void prepare(Commands commands, int attacker) {
        boolean kickOff = sight.mode().equals("kick-off");
        boolean drop = sight.mode().equals("drop ball");
        double keep = drop ? DROP_KEEP : sight.ours() ? MATES_KEEP : OPPONENTS_KEEP;
        int n = 0;
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
        avoidBall(commands, robot, x + share * toGoalX, y + share * toGoalY, distance - SLACK);
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
        double toX = x(kickOff ? Math.min(wishX, -0.8) : wishX);
        avoidBall(commands, robot, toX, y(wishY), keep - SLACK);
    }

    /** Goes to a place, looking at the ball, and comes no nearer to it than that. */
    private void avoidBall(Commands commands, int robot, double x, double y, double keep) {
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
