// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.referee;

import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.state.StateVisitor;
import org.robopitch.engine.state.Stateful;
import org.robopitch.engine.world.PlanarWorld;
import org.robopitch.mirosot.parameters.MirosotParameters;
import org.robopitch.mirosot.parameters.PitchParameters;

/** The pitch as a referee looks at it: whose robot is where, which goal is whose. */
final class Scene implements Stateful {
    final PlanarWorld world;
    final Bodies bodies;
    final PitchParameters pitch;
    final MirosotParameters parameters;
    final int robots;
    final double goalLine;
    final double ballRadius;
    private int blueAttacks;

    Scene(PlanarWorld world, MirosotParameters parameters) {
        this.world = world;
        this.bodies = world.bodies();
        this.parameters = parameters;
        this.pitch = parameters.pitch();
        this.robots = parameters.robotsPerTeam();
        this.goalLine = pitch.length() / 2;
        this.ballRadius = parameters.ball().radius();
        this.blueAttacks = -parameters.start().blueDefends().sign();
    }

    /** 1 if the side attacks towards positive x, −1 otherwise. */
    int attacks(Side side) {
        return side == Side.BLUE ? blueAttacks : -blueAttacks;
    }

    /** The side that defends the goal at an end: 1 for the one at positive x. */
    Side defenderOf(int end) {
        return attacks(Side.BLUE) == -end ? Side.BLUE : Side.YELLOW;
    }

    void changeEnds() {
        blueAttacks = -blueAttacks;
    }

    int body(Side side, int robot) {
        return side == Side.BLUE ? robot : robots + robot;
    }

    Side sideOf(int body) {
        return body < robots ? Side.BLUE : Side.YELLOW;
    }

    int numberOf(int body) {
        return body < robots ? body : body - robots;
    }

    double ballX() {
        return bodies.body[bodies.ball].x;
    }

    double ballY() {
        return bodies.body[bodies.ball].y;
    }

    double ballSpeed() {
        double vx = bodies.body[bodies.ball].along;
        double vy = bodies.body[bodies.ball].across;
        return Math.sqrt(vx * vx + vy * vy);
    }

    /** The end in whose goal the ball is: it must have crossed the line with all of itself. 0 for none. */
    int ballInGoalAt() {
        if (Math.abs(ballX()) <= goalLine + ballRadius) {
            return 0;
        }
        return ballX() > 0 ? 1 : -1;
    }

    /** Whether a point is in the goal area of an end, the inside of the goal included. */
    boolean inArea(int end, double x, double y) {
        return end * x > goalLine - pitch.penaltyAreaDepth() && Math.abs(y) < pitch.penaltyAreaWidth() / 2;
    }

    boolean ballInArea(int end) {
        return inArea(end, ballX(), ballY());
    }

    /** A robot is in the area if more than half of it is, which its middle decides. */
    boolean robotInArea(int end, int body) {
        return bodies.body[body].present && inArea(end, bodies.body[body].x, bodies.body[body].y);
    }

    int countInArea(Side side, int end) {
        int count = 0;
        for (int i = 0; i < robots; i++) {
            if (robotInArea(end, body(side, i))) {
                count++;
            }
        }
        return count;
    }

    /** The number of the side's robot in the area that is farthest from the goal's middle, or −1. */
    int outermostInArea(Side side, int end) {
        int outermost = -1;
        double farthest = -1;
        for (int i = 0; i < robots; i++) {
            int body = body(side, i);
            double dx = bodies.body[body].x - end * goalLine;
            double dy = bodies.body[body].y;
            double distance = dx * dx + dy * dy;
            if (robotInArea(end, body) && distance > farthest) {
                farthest = distance;
                outermost = i;
            }
        }
        return outermost;
    }

    /** The gap between a robot and the ball, m. */
    double ballGap(int body) {
        double dx = ballX() - bodies.body[body].x;
        double dy = ballY() - bodies.body[body].y;
        double headingX = bodies.body[body].headingX;
        double headingY = bodies.body[body].headingY;
        return bodies.rim(body).gap(headingX * dx + headingY * dy, headingX * dy - headingY * dx);
    }

    /** The smallest gap between a robot of a side and the ball, m; infinite if it has no robot on the pitch. */
    double nearestBallGap(Side side) {
        double nearest = Double.POSITIVE_INFINITY;
        for (int i = 0; i < robots; i++) {
            int body = body(side, i);
            if (bodies.body[body].present) {
                nearest = Math.min(nearest, ballGap(body));
            }
        }
        return nearest;
    }

    /** Which goal is whose; the world is visited by itself. */
    @Override
    public void state(StateVisitor visitor) {
        blueAttacks = visitor.whole(blueAttacks);
    }
}
