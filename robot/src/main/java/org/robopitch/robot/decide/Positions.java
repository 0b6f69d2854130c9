// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot.decide;

import org.robopitch.robot.GameMode;
import org.robopitch.robot.Remembering;
import org.robopitch.robot.believe.FieldModel;
import org.robopitch.robot.believe.ManMarking;
import org.robopitch.robot.believe.Mate;
import org.robopitch.robot.believe.WorldModel;

/** Where robots stand that do not play the ball: in play, and in each of the league's set pieces, for and against. */
final class Positions implements Remembering {
    private static final double MIDDLE = 0.6;
    private static final int TURNS = 13;
    private static final double STEP = 0.3;
    private static final double[] WINGS = {-4, -2.2, 2.2, 4};

    private static final double BEHIND_BALL = 0.8;
    private static final double OPPONENTS_KEEP = 3.25;
    private static final double MATES_KEEP = 2.35;
    private static final double DROP_KEEP = 1.3;
    private static final double WALL = 0.4;

    private final transient WorldModel world;
    private final FieldModel field;
    private final transient ManMarking marking;
    private double lastWing;
    private double side = 1;

    double x;
    double y;

    Positions(WorldModel world, ManMarking marking) {
        this.world = world;
        this.field = world.field;
        this.marking = marking;
    }

    /** Sets the place of a role that does not play the ball. */
    void post(Role role) {
        double ballX = world.ball.x;
        double ballY = world.ball.y;
        // A ball that rolls along the middle does not change sides all the time.
        side = Math.abs(ballY) > MIDDLE ? Math.signum(ballY) : side;
        switch (role) {
            case ASSISTANT -> {
                x = Math.min(ballX + 2.8, field.halfLength() - 3);
                y = ballY - 3 * side;
            }
            case MIDFIELD -> {
                x = ballX - 2;
                y = ballY - 2 * side;
            }
            case SWEEPER -> {
                x = -0.45 * field.halfLength() + 0.2 * ballX;
                y = -1.5 * side;
            }
            default -> behind(0.42);
        }
        clamp();
    }

    /** On the line from the ball to the own goal. */
    private void behind(double share) {
        double goalX = -field.halfLength();
        double way = world.ball.x - goalX;
        double back = Math.max(2.2, share * way);
        x = Math.max(goalX + field.goalAreaDepth() + 0.9, world.ball.x - back);
        double left = (x - goalX) / Math.max(0.5, way);
        y = world.ball.y * Math.min(1, left);
    }

    /** Sets where an assistant is best passed to: ahead, free, on a free lane, and not far from where it goes already. */
    void open(double nowX, double nowY) {
        double ballX = world.ball.x;
        double ballY = world.ball.y;
        double best = Double.NEGATIVE_INFINITY;
        double bestX = nowX;
        double bestY = nowY;
        double chosen = lastWing;
        for (double wing : WINGS) {
            x = Math.min(ballX + 2.5, field.halfLength() - 3);
            y = ballY + wing;
            clamp();
            double worth = Math.min(1, world.opponents.room(ballX, ballY, x, y, 6))
                    + 0.3 * Math.min(2, world.opponents.nearest(x, y))
                    - 0.12 * Math.sqrt((x - nowX) * (x - nowX) + (y - nowY) * (y - nowY))
                    - 0.05 * Math.abs(y)
                    + (wing == lastWing ? 0.4 : 0);
            if (worth > best) {
                best = worth;
                bestX = x;
                bestY = y;
                chosen = wing;
            }
        }
        lastWing = chosen;
        x = bestX;
        y = bestY;
    }

    /** Sets a place between an opponent and the own goal. */
    void mark(double opponentX, double opponentY) {
        double dx = -field.halfLength() - opponentX;
        double dy = -opponentY;
        double length = Math.max(0.1, Math.sqrt(dx * dx + dy * dy));
        double away = Math.min(1.1, 0.4 * length);
        x = opponentX + away * dx / length;
        y = opponentY + away * dy / length;
        clamp();
    }

    /** On the field, and outside of the goal areas. */
    void clamp() {
        double mostX = field.halfLength() - field.goalAreaDepth() - 0.8;
        double mostY = field.halfWidth() - 0.5;
        x = Math.max(-mostX, Math.min(mostX, x));
        y = Math.max(-mostY, Math.min(mostY, y));
    }

    /** Moves the place away from the ball if it is nearer than that: along the circle to where there is field left. */
    void keepAway(double distance) {
        double dx = x - world.ball.x;
        double dy = y - world.ball.y;
        double away = Math.sqrt(dx * dx + dy * dy);
        if (away >= distance) {
            return;
        }
        double unitX = away > 0.01 ? dx / away : -1;
        double unitY = away > 0.01 ? dy / away : 0;
        for (int turn = 0; turn < TURNS; turn++) {
            // Now to one side, now to the other, farther and farther.
            double side = (turn + 1) / 2 * (turn % 2 == 0 ? STEP : -STEP);
            double cosine = StrictMath.cos(side);
            double sine = StrictMath.sin(side);
            x = world.ball.x + distance * (cosine * unitX - sine * unitY);
            y = world.ball.y + distance * (sine * unitX + cosine * unitY);
            boolean inArea = Math.abs(x) > field.halfLength() - field.goalAreaDepth() - 0.4
                    && Math.abs(y) < field.goalAreaHalfWidth() + 0.4;
            if (Math.abs(x) < field.halfLength() && Math.abs(y) < field.halfWidth() && !inArea) {
                return;
            }
        }
    }

    void prepare(Intent intent, Role role) {
        Mate me = world.me();
        double facing = me.bearing(world.ball);
        boolean ours = world.isOurs();
        boolean drop = world.mode() == GameMode.DROPBALL;
        double keep = drop ? DROP_KEEP : ours ? MATES_KEEP : OPPONENTS_KEEP;
        if (role == Role.ATTACKER && ours) {
            take(intent, facing);
            return;
        }
        if (role == Role.ATTACKER) {
            intent.label = "waits";
            behindBall(keep, 0);
        } else if (ours) {
            intent.label = "offers";
            offer(role);
        } else {
            intent.label = "marks";
            defend(role, keep);
        }
        if (world.mode() == GameMode.PENALTY) {
            // Everybody but taker and keeper waits behind the ball.
            double behind = ours ? world.ball.x - keep : world.ball.x + keep;
            x = ours ? Math.min(x, behind) : Math.max(x, behind);
        }
        if (world.mode() == GameMode.KICKOFF) {
            x = Math.min(x, -0.7);
        }
        keepAway(keep);
        if (world.mode() == GameMode.KICKOFF) {
            x = Math.min(x, -0.7);
        }
        intent.go(x, y, facing);
        intent.awayFromBall = keep - 0.1;
    }

    /** The taker waits behind the ball, looking to where it will play it. */
    private void take(Intent intent, double facing) {
        intent.label = "taker";
        double goalX = field.halfLength() - world.ball.x;
        double goalY = -world.ball.y;
        if (world.mode() == GameMode.THROWIN || world.mode() == GameMode.CORNER) {
            // From outside of the field into it.
            goalX = -0.3 * world.ball.x;
            goalY = -world.ball.y;
        }
        double length = Math.max(0.1, Math.sqrt(goalX * goalX + goalY * goalY));
        double startX = world.ball.x - BEHIND_BALL * goalX / length;
        double startY = world.ball.y - BEHIND_BALL * goalY / length;
        if (world.mode() == GameMode.KICKOFF) {
            startX = Math.min(startX, -0.5);
        }
        intent.go(startX, startY, facing);
        intent.awayFromBall = BEHIND_BALL - 0.15;
    }

    /** On the line from the ball to the own goal, turned around the ball: robots beside each other are a wall. */
    private void behindBall(double distance, double turned) {
        double toGoalX = -field.halfLength() - world.ball.x;
        double toGoalY = -world.ball.y;
        double way = Math.max(0.1, Math.sqrt(toGoalX * toGoalX + toGoalY * toGoalY));
        double share = Math.min(distance, 0.7 * way) / way;
        double cosine = StrictMath.cos(turned);
        double sine = StrictMath.sin(turned);
        x = world.ball.x + share * (cosine * toGoalX - sine * toGoalY);
        y = world.ball.y + share * (sine * toGoalX + cosine * toGoalY);
    }

    private void offer(Role role) {
        if (role == Role.ASSISTANT) {
            open(world.me().x, world.me().y);
        } else {
            post(role);
        }
    }

    private void defend(Role role, double keep) {
        int opponent = marking.opponentOf(world.self());
        if (role == Role.DEFENDER) {
            behindBall(keep, world.ball.y > 0 ? -WALL : WALL);
        } else if (opponent >= 0) {
            mark(world.opponents.get(opponent).x, world.opponents.get(opponent).y);
        } else {
            post(role);
        }
    }
}
