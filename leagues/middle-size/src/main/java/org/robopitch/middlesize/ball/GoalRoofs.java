// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.ball;

import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.body.Pitch;
import org.robopitch.engine.move.BallMotion;
import org.robopitch.engine.state.StateVisitor;
import org.robopitch.engine.state.Stateful;
import org.robopitch.middlesize.parameters.BallParameters;
import org.robopitch.middlesize.parameters.FieldParameters;

/**
 * Crossbars, and the nets from them to the back of the goals. Seen from the side each goal has a bar from its line
 * backwards, as thick as its posts, and the ball is a disc; the walls of the plane know nothing of heights.
 */
public final class GoalRoofs implements Stateful {
    /** The ball moves less than its radius between two looks. */
    private static final int LOOKS = 4;

    /** A ball whose normal points up this much lies on the net, which takes its speed. */
    private static final double ON_TOP = 0.9;

    private static final double NET_KEEPS = 0.8;

    private final double goalLine;
    private final double back;
    private final double halfWidth;
    private final double under;
    private final double over;
    private final double radius;
    private final double restitution;

    private double startX;
    private double startY;
    private double startZ;

    /** How often the ball has hit a crossbar or a roof. */
    private long hits;

    /**
     * The roofs of both goals.
     *
     * @param field where the goals stand
     * @param ball what may hit them
     */
    public GoalRoofs(FieldParameters field, BallParameters ball) {
        this.goalLine = field.length() / 2;
        this.back = goalLine + field.goalDepth() + Pitch.FRAME;
        this.halfWidth = field.goalWidth() / 2 + Pitch.FRAME;
        this.under = field.goalHeight();
        this.over = field.goalHeight() + Pitch.FRAME;
        this.radius = ball.radius();
        this.restitution = ball.restitution();
    }

    /**
     * Remembers where the ball is before a step.
     *
     * @param bodies the state
     * @param memory the ball's height and climb
     */
    public void begin(Bodies bodies, double[] memory) {
        startX = bodies.body[bodies.ball].x;
        startY = bodies.body[bodies.ball].y;
        startZ = memory[BallMotion.HEIGHT] + radius;
    }

    /**
     * Stops the ball at a roof that it reached in the step.
     *
     * @param bodies the state
     * @param memory the ball's height and climb
     */
    public void end(Bodies bodies, double[] memory) {
        int ball = bodies.ball;
        double endX = bodies.body[ball].x;
        double endZ = memory[BallMotion.HEIGHT] + radius;
        if (Math.max(startZ, endZ) < under - radius || Math.max(Math.abs(startX), Math.abs(endX)) < goalLine - radius) {
            return;
        }
        for (int look = 1; look <= LOOKS; look++) {
            double share = (double) look / LOOKS;
            double x = startX + share * (endX - startX);
            double y = startY + share * (bodies.body[ball].y - startY);
            double z = startZ + share * (endZ - startZ);
            if (Math.abs(y) < halfWidth && touches(bodies, memory, x, y, z)) {
                return;
            }
        }
    }

    private boolean touches(Bodies bodies, double[] memory, double x, double y, double z) {
        int ball = bodies.ball;
        double end = x < 0 ? -1 : 1;
        double ahead = end * x;
        double nearX = Math.max(goalLine, Math.min(back, ahead));
        double nearZ = Math.max(under, Math.min(over, z));
        double dx = ahead - nearX;
        double dz = z - nearZ;
        double distance = Math.sqrt(dx * dx + dz * dz);
        if (distance >= radius) {
            return false;
        }
        double roof = roofBelow(bodies, x, y, z - radius);
        if (z < under && under - roof < 2 * radius) {
            // No room between the bar and the robot that it is on: it slips through rather than into the robot.
            return false;
        }
        // A centre inside of the bar leaves the way it came from.
        double normalX = distance > 0 ? dx / distance : -1;
        double normalZ = distance > 0 ? dz / distance : 0;
        double into = end * bodies.body[ball].along * normalX + memory[BallMotion.CLIMB] * normalZ;
        bodies.body[ball].x = end * (nearX + radius * normalX);
        bodies.body[ball].y = y;
        memory[BallMotion.HEIGHT] = Math.max(roof, nearZ + radius * normalZ - radius);
        if (into < 0) {
            double change = -(1 + restitution) * into;
            bodies.body[ball].along += end * change * normalX;
            memory[BallMotion.CLIMB] += change * normalZ;
            hits++;
        }
        if (normalZ > ON_TOP) {
            bodies.body[ball].along *= NET_KEEPS;
            bodies.body[ball].across *= NET_KEEPS;
        }
        return true;
    }

    /** What the ball would come down on: the roof of a robot, or else the ground, m. */
    private static double roofBelow(Bodies bodies, double x, double y, double lowest) {
        double highest = 0;
        for (int robot = 0; robot < bodies.robots; robot++) {
            double dx = x - bodies.body[robot].x;
            double dy = y - bodies.body[robot].y;
            double hx = bodies.body[robot].headingX;
            double hy = bodies.body[robot].headingY;
            double roof = bodies.body[robot].height;
            if (bodies.body[robot].present
                    && roof > highest
                    && roof <= lowest
                    && bodies.rim(robot).gap(hx * dx + hy * dy, hx * dy - hy * dx) < 0) {
                highest = roof;
            }
        }
        return highest;
    }

    /** {@return how often the ball has hit a crossbar or a roof} */
    public long hits() {
        return hits;
    }

    @Override
    public void state(StateVisitor visitor) {
        hits = visitor.whole(hits);
    }
}
