// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.referee;

import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.match.Side;
import org.robopitch.middlesize.MiddleSizeWorld;
import org.robopitch.middlesize.parameters.FieldParameters;

/** What the referee asks about the world. */
final class Scene {
    final MiddleSizeWorld world;
    final Bodies bodies;
    final FieldParameters field;
    final int perTeam;
    final double ballRadius;

    Scene(MiddleSizeWorld world) {
        this.world = world;
        this.bodies = world.bodies();
        this.field = world.parameters().field();
        this.perTeam = world.parameters().robotsPerTeam();
        this.ballRadius = world.parameters().ball().radius();
    }

    double ballX() {
        return bodies.body[bodies.ball].x;
    }

    double ballY() {
        return bodies.body[bodies.ball].y;
    }

    double ballSpeedX() {
        int ball = bodies.ball;
        return bodies.body[ball].headingX * bodies.body[ball].along
                - bodies.body[ball].headingY * bodies.body[ball].across;
    }

    double ballSpeedY() {
        int ball = bodies.ball;
        return bodies.body[ball].headingY * bodies.body[ball].along
                + bodies.body[ball].headingX * bodies.body[ball].across;
    }

    /** The side of a robot. */
    Side side(int robot) {
        return robot < perTeam ? Side.BLUE : Side.YELLOW;
    }

    /** The first robot of a side; its mates follow. */
    int first(Side side) {
        return side == Side.BLUE ? 0 : perTeam;
    }

    /** The direction in which a side attacks: the ends stay the same for the whole match. */
    int attacks(Side side) {
        return side == Side.BLUE ? 1 : -1;
    }

    boolean isKeeper(int robot) {
        return robot % perTeam == 0;
    }

    /** Whether a robot stands with its centre in the goal area at the end that a side defends. */
    boolean inGoalArea(int robot, Side defending) {
        double depth = attacks(defending) * bodies.body[robot].x + field.length() / 2;
        return bodies.body[robot].present
                && depth < field.goalAreaDepth()
                && Math.abs(bodies.body[robot].y) < field.goalAreaWidth() / 2;
    }

    /** How far a robot is from a point, m. */
    double distance(int robot, double x, double y) {
        double dx = bodies.body[robot].x - x;
        double dy = bodies.body[robot].y - y;
        return Math.sqrt(dx * dx + dy * dy);
    }

    /** Whether a robot is at the ball: the ball reaches into the circle around the robot. */
    boolean atBall(int robot) {
        return bodies.body[robot].present
                && world.ballHeight() < bodies.body[robot].height
                && distance(robot, ballX(), ballY()) < bodies.body[robot].reach + ballRadius;
    }

    /** Whether a robot, or several, hold the ball. */
    boolean isHeld() {
        for (int robot = 0; robot < 2 * perTeam; robot++) {
            if (world.handling().holds(robot)) {
                return true;
            }
        }
        return false;
    }

    /** How often the ball has been kicked, by anybody. */
    long kicks() {
        long all = 0;
        for (int robot = 0; robot < 2 * perTeam; robot++) {
            all += world.handling().kicks(robot);
        }
        return all;
    }

    /** A ball that is dropped where it is, but not in a goal area, where only goalkeepers may stand for long. */
    Decision drop(String kind, String text) {
        double farthest = field.length() / 2 - field.penaltyMark();
        double x = Math.max(-farthest, Math.min(farthest, ballX()));
        return new Decision(MatchMode.DROPBALL, null, x, ballY(), kind, -1, text);
    }

    /** How fast a robot moves in a direction, given by a unit vector, m/s. */
    double speedTowards(int robot, double directionX, double directionY) {
        double hx = bodies.body[robot].headingX;
        double hy = bodies.body[robot].headingY;
        double vx = hx * bodies.body[robot].along - hy * bodies.body[robot].across;
        double vy = hy * bodies.body[robot].along + hx * bodies.body[robot].across;
        return vx * directionX + vy * directionY;
    }

    /** A robot's name for people. */
    String name(int robot) {
        return side(robot).label() + " " + (robot % perTeam + 1);
    }
}
