// SPDX-License-Identifier: Apache-2.0
package org.robopitch.learn;

import java.util.ArrayList;
import java.util.List;
import org.robopitch.engine.body.Bodies;
import org.robopitch.learn.arena.Arena;

/**
 * Writes what agents observe, from their side's end: own goal at negative x. All numbers are scaled to about −1 … 1;
 * {@link #signals} names them in the order in which they are written.
 *
 * <p>What there is to see in an arena is one array, the sight: eight numbers of each robot, six of the ball, and five that
 * are another agent's at every turn. What an agent observes is a list of places in it.
 */
final class Observer {
    private static final double FAR = 3;
    private static final int PER_ROBOT = 8;
    private static final int PER_BALL = 6;
    /** Ball and goal as the robot has them before it, and the time left. */
    private static final int PER_AGENT = 5;

    private final Arena.Extent extent;
    private final Control control;
    private final boolean opponents;
    private final double perMetre;
    private final double perRobotSpeed;
    private final double perSpin;
    private final double perBallSpeed;
    private final double perHeight;
    private final int ballAt;
    private final int agentAt;
    /** What a number of the sight is multiplied by for yellow: −1 for coordinates in the plane, 1 for all others. */
    private final float[] turn;

    private final List<Signal> signals = new ArrayList<>();
    private final int[][][] places = new int[2][][];

    Observer(Arena.Extent extent, Control control, boolean opponents) {
        this.extent = extent;
        this.control = control;
        this.opponents = opponents;
        this.perMetre = 1 / extent.farthest();
        this.perRobotSpeed = 1 / extent.robotSpeed();
        this.perSpin = 1 / extent.robotSpin();
        this.perBallSpeed = 1 / extent.ballSpeed();
        this.perHeight = 1 / extent.halfLength();
        this.ballAt = 2 * extent.robots() * PER_ROBOT;
        this.agentAt = ballAt + PER_BALL;
        this.turn = new float[agentAt + PER_AGENT];
        for (int at = 0; at < turn.length; at++) {
            boolean plane = at < ballAt ? at % PER_ROBOT < 6 : at < ballAt + 4;
            turn[at] = plane ? -1 : 1;
        }
        for (int side = 0; side < 2; side++) {
            places[side] = new int[control == Control.ROBOT ? extent.robots() : 1][];
            for (int agent = 0; agent < places[side].length; agent++) {
                signals.clear();
                places[side][agent] = places(side * extent.robots(), agent);
            }
        }
    }

    /** {@return the names of what an agent observes, which are the same for all} */
    List<Signal> signals() {
        return List.copyOf(signals);
    }

    private int[] places(int own, int agent) {
        List<Integer> all = new ArrayList<>();
        boolean alone = control == Control.ROBOT;
        if (alone) {
            robot(all, own + agent, "self", true);
        }
        ball(all);
        if (alone) {
            add(all, agentAt, new Signal("ball.ahead", -FAR, FAR, extent.farthest(), "m"));
            add(all, agentAt + 1, new Signal("ball.left", -FAR, FAR, extent.farthest(), "m"));
            add(all, agentAt + 2, new Signal("goal.ahead", -FAR, FAR, extent.farthest(), "m"));
            add(all, agentAt + 3, new Signal("goal.left", -FAR, FAR, extent.farthest(), "m"));
        }
        add(all, agentAt + 4, new Signal("time.left", 0, 1, 1, ""));
        int named = 0;
        for (int i = 0; i < extent.robots(); i++) {
            if (!alone || i != agent) {
                robot(all, own + i, (alone ? "mate" : "own") + named++, !alone);
            }
        }
        for (int i = 0; opponents && i < extent.robots(); i++) {
            robot(all, extent.robots() - own + i, "opponent" + i, false);
        }
        return all.stream().mapToInt(Integer::intValue).toArray();
    }

    private void add(List<Integer> all, int place, Signal signal) {
        all.add(place);
        signals.add(signal);
    }

    private void robot(List<Integer> all, int robot, String name, boolean whole) {
        int at = robot * PER_ROBOT;
        add(all, at, Signal.unit(name + ".x", extent.farthest(), "m"));
        add(all, at + 1, Signal.unit(name + ".y", extent.farthest(), "m"));
        add(all, at + 2, Signal.unit(name + ".cos", 1, ""));
        add(all, at + 3, Signal.unit(name + ".sin", 1, ""));
        add(all, at + 4, Signal.unit(name + ".vx", extent.robotSpeed(), "m/s"));
        add(all, at + 5, Signal.unit(name + ".vy", extent.robotSpeed(), "m/s"));
        if (whole) {
            add(all, at + 6, Signal.unit(name + ".spin", extent.robotSpin(), "rad/s"));
        }
        if (whole && extent.flies()) {
            add(all, at + 7, new Signal(name + ".holds", 0, 1, 1, ""));
        }
    }

    private void ball(List<Integer> all) {
        add(all, ballAt, Signal.unit("ball.x", extent.farthest(), "m"));
        add(all, ballAt + 1, Signal.unit("ball.y", extent.farthest(), "m"));
        add(all, ballAt + 2, Signal.unit("ball.vx", extent.ballSpeed(), "m/s"));
        add(all, ballAt + 3, Signal.unit("ball.vy", extent.ballSpeed(), "m/s"));
        if (extent.flies()) {
            add(all, ballAt + 4, new Signal("ball.z", 0, 1, extent.halfLength(), "m"));
            add(all, ballAt + 5, Signal.unit("ball.vz", extent.ballSpeed(), "m/s"));
        }
    }

    /** {@return room for what is seen in one arena} */
    float[] newSight() {
        return new float[turn.length];
    }

    /**
     * Looks at an arena, from blue's end. Everything is looked at once, however many agents see it.
     *
     * @param sight where it is kept, see {@link #newSight}
     */
    void look(Arena arena, float[] sight) {
        Bodies bodies = arena.bodies();
        int robots = opponents ? 2 * extent.robots() : extent.robots();
        for (int robot = 0; robot < robots; robot++) {
            int at = robot * PER_ROBOT;
            double headingX = bodies.body[robot].headingX;
            double headingY = bodies.body[robot].headingY;
            double along = bodies.body[robot].along * perRobotSpeed;
            double across = bodies.body[robot].across * perRobotSpeed;
            sight[at] = unit(bodies.body[robot].x * perMetre);
            sight[at + 1] = unit(bodies.body[robot].y * perMetre);
            sight[at + 2] = unit(headingX);
            sight[at + 3] = unit(headingY);
            sight[at + 4] = unit(headingX * along - headingY * across);
            sight[at + 5] = unit(headingY * along + headingX * across);
            sight[at + 6] = unit(bodies.body[robot].spin * perSpin);
            if (extent.flies()) {
                sight[at + 7] = arena.holds(robot) ? 1 : 0;
            }
        }
        int ball = bodies.ball;
        sight[ballAt] = unit(bodies.body[ball].x * perMetre);
        sight[ballAt + 1] = unit(bodies.body[ball].y * perMetre);
        sight[ballAt + 2] = unit(bodies.body[ball].along * perBallSpeed);
        sight[ballAt + 3] = unit(bodies.body[ball].across * perBallSpeed);
        if (extent.flies()) {
            sight[ballAt + 4] = unit(arena.ballHeight() * perHeight);
            sight[ballAt + 5] = unit(arena.ballClimb() * perBallSpeed);
        }
    }

    /**
     * Writes what the agents of a side observe.
     *
     * @param sight what {@link #look} has just seen in the arena
     * @param attacks 1 for blue, −1 for yellow
     * @return where the next agent's numbers begin
     */
    int write(Arena arena, float[] sight, int attacks, double timeLeft, float[] into, int begin) {
        int at = begin;
        int side = attacks > 0 ? 0 : 1;
        sight[agentAt + 4] = (float) timeLeft;
        for (int agent = 0; agent < places[side].length; agent++) {
            if (control == Control.ROBOT) {
                aim(arena.bodies(), side * extent.robots() + agent, attacks, sight);
            }
            for (int place : places[side][agent]) {
                into[at++] = side == 0 ? sight[place] : turn[place] * sight[place];
            }
        }
        return at;
    }

    /** Ball and goal as the robot has them before it. */
    private void aim(Bodies bodies, int robot, int attacks, float[] sight) {
        double x = bodies.body[robot].x;
        double y = bodies.body[robot].y;
        double headingX = bodies.body[robot].headingX;
        double headingY = bodies.body[robot].headingY;
        double ballX = (bodies.body[bodies.ball].x - x) * perMetre;
        double ballY = (bodies.body[bodies.ball].y - y) * perMetre;
        double goalX = (attacks * extent.halfLength() - x) * perMetre;
        double goalY = -y * perMetre;
        sight[agentAt] = (float) (headingX * ballX + headingY * ballY);
        sight[agentAt + 1] = (float) (headingX * ballY - headingY * ballX);
        sight[agentAt + 2] = (float) (headingX * goalX + headingY * goalY);
        sight[agentAt + 3] = (float) (headingX * goalY - headingY * goalX);
    }

    private static float unit(double value) {
        return (float) Arena.clip(value);
    }
}
