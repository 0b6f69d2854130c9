// SPDX-License-Identifier: Apache-2.0
package org.robopitch.kit.referee;

import java.util.function.IntPredicate;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.body.MovingBody;
import org.robopitch.engine.match.FieldInfo;
import org.robopitch.engine.match.Referee.EventSink;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.state.StateVisitor;
import org.robopitch.engine.state.Stateful;
import org.robopitch.engine.world.Contacts;
import org.robopitch.kit.game.Sides;

/** A field in the plane as a referee looks at it: whose robot is where, which goal is whose. */
public final class Scene implements Stateful {
    /** Robots and ball. */
    public final Bodies bodies;

    /** How the robots are numbered. */
    public final Sides sides;

    /** Of both sides together. */
    public final int robots;

    /** Sizes of the field and of the ball. */
    public final FieldInfo field;

    /** From the centre to the goal lines, m. */
    public final double goalLine;

    /** From the centre to the touch lines, m. */
    public final double touchLine;

    private int blueAttacks;

    /**
     * Looks at a field.
     *
     * @param bodies robots and ball
     * @param field sizes of the field and of the ball
     * @param blueAttacks the direction in which blue attacks at first, 1 or −1
     */
    public Scene(Bodies bodies, FieldInfo field, int blueAttacks) {
        this.bodies = bodies;
        this.sides = Sides.of(bodies);
        this.robots = bodies.robots;
        this.field = field;
        this.blueAttacks = blueAttacks;
        this.goalLine = field.length() / 2;
        this.touchLine = field.width() / 2;
    }

    /**
     * {@return the direction in which a side attacks: 1 towards positive x, −1 towards negative x}
     *
     * @param side which
     */
    public int attacks(Side side) {
        return side == Side.BLUE ? blueAttacks : -blueAttacks;
    }

    /** Lets the sides change ends. */
    public void changeEnds() {
        blueAttacks = -blueAttacks;
    }

    /**
     * {@return the side that defends an end}
     *
     * @param end 1 at positive x, −1 at negative x
     */
    public Side defenderOf(int end) {
        return blueAttacks == -end ? Side.BLUE : Side.YELLOW;
    }

    /** {@return where the ball is, m} */
    public double ballX() {
        return bodies.body[bodies.ball].x;
    }

    /** {@return where the ball is, m} */
    public double ballY() {
        return bodies.body[bodies.ball].y;
    }

    /** {@return how fast the ball is along the ground, m/s} */
    public double ballSpeed() {
        MovingBody ball = bodies.body[bodies.ball];
        return Math.sqrt(ball.along * ball.along + ball.across * ball.across);
    }

    /** {@return the end that the ball is nearer to, 1 or −1} */
    public int ballEnd() {
        return ballX() < 0 ? -1 : 1;
    }

    /** {@return whether the whole ball is beyond a goal line} */
    public boolean isBallOverGoalLine() {
        return Math.abs(ballX()) - goalLine > field.ballRadius();
    }

    /**
     * {@return whether a point is in the goal area of an end, or in the goal behind it}
     *
     * @param end 1 at positive x, −1 at negative x
     * @param x m
     * @param y m
     */
    public boolean inGoalArea(int end, double x, double y) {
        return end * x > goalLine - field.goalAreaDepth() && Math.abs(y) < field.goalAreaWidth() / 2;
    }

    /**
     * {@return whether the ball is in the goal area of an end}
     *
     * @param end 1 at positive x, −1 at negative x
     */
    public boolean isBallInGoalArea(int end) {
        return inGoalArea(end, ballX(), ballY());
    }

    /**
     * {@return whether the middle of a robot is in the goal area of an end}
     *
     * @param robot its index
     * @param end 1 at positive x, −1 at negative x
     */
    public boolean isInGoalArea(int robot, int end) {
        MovingBody body = bodies.body[robot];
        return body.present && inGoalArea(end, body.x, body.y);
    }

    /**
     * {@return whether something is true of any robot of a side}
     *
     * @param side which
     * @param test is asked with the index of each
     */
    public boolean any(Side side, IntPredicate test) {
        for (int i = 0; i < sides.robots(); i++) {
            if (test.test(sides.first(side) + i)) {
                return true;
            }
        }
        return false;
    }

    /**
     * {@return how many robots of a side are in the goal area of an end}
     *
     * @param side which
     * @param end 1 at positive x, −1 at negative x
     */
    public int countInGoalArea(Side side, int end) {
        int count = 0;
        for (int i = 0; i < sides.robots(); i++) {
            count += isInGoalArea(sides.first(side) + i, end) ? 1 : 0;
        }
        return count;
    }

    /**
     * {@return how far a robot is from a point, m}
     *
     * @param robot its index
     * @param x m
     * @param y m
     */
    public double distance(int robot, double x, double y) {
        double dx = bodies.body[robot].x - x;
        double dy = bodies.body[robot].y - y;
        return Math.sqrt(dx * dx + dy * dy);
    }

    /**
     * {@return the robot of a side that is nearest to a point; −1 if none is on the field}
     *
     * @param side which
     * @param x m
     * @param y m
     */
    public int nearest(Side side, double x, double y) {
        int nearest = -1;
        for (int i = 0; i < sides.robots(); i++) {
            int robot = sides.first(side) + i;
            if (bodies.body[robot].present && (nearest < 0 || distance(robot, x, y) < distance(nearest, x, y))) {
                nearest = robot;
            }
        }
        return nearest;
    }

    /**
     * {@return the gap between a robot and the ball, m}
     *
     * @param robot its index
     */
    public double ballGap(int robot) {
        MovingBody body = bodies.body[robot];
        double dx = ballX() - body.x;
        double dy = ballY() - body.y;
        return bodies.rim(robot).gap(body.headingX * dx + body.headingY * dy, body.headingX * dy - body.headingY * dx);
    }

    /**
     * {@return how fast a robot moves in a direction, times the length of that vector, m/s}
     *
     * @param robot its index
     * @param x of the direction
     * @param y of the direction
     */
    public double speedTowards(int robot, double x, double y) {
        MovingBody body = bodies.body[robot];
        double vx = body.headingX * body.along - body.headingY * body.across;
        double vy = body.headingY * body.along + body.headingX * body.across;
        return vx * x + vy * y;
    }

    /**
     * {@return a coordinate taken to the nearest that is not beyond a limit}
     *
     * @param value m
     * @param limit on both sides of the centre, m
     */
    public static double within(double value, double limit) {
        return Math.max(-limit, Math.min(limit, value));
    }

    /** Asks something of two robots. */
    @FunctionalInterface
    public interface Opponents {
        /**
         * {@return the answer}
         *
         * @param one index of a robot
         * @param other index of an opponent
         */
        boolean test(int one, int other);
    }

    /**
     * {@return whether something is true of any opponents that pressed each other in the last step}
     *
     * @param contacts of that step
     * @param test is asked until the answer is yes
     */
    public boolean anyPress(Contacts contacts, Opponents test) {
        for (int k = 0; k < contacts.count; k++) {
            int one = contacts.get(k).first.index;
            int other = contacts.get(k).second.index;
            boolean opponents = one < robots && other < robots && sides.of(one) != sides.of(other);
            if (opponents && contacts.get(k).impulse > 0 && test.test(one, other)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Reports what a robot does.
     *
     * @param kind of the event
     * @param robot its index
     * @param what it does, to be read after its name
     */
    public void report(EventSink events, String kind, int robot, String what) {
        events.report(kind, sides.of(robot), sides.number(robot), sides.name(robot) + " " + what);
    }

    /** Who attacks where, for leagues whose sides change ends. */
    @Override
    public void state(StateVisitor visitor) {
        blueAttacks = visitor.whole(blueAttacks);
    }
}
