// SPDX-License-Identifier: Apache-2.0
package org.robopitch.learn;

import java.util.ArrayList;
import java.util.List;
import org.robopitch.engine.body.Bodies;
import org.robopitch.learn.arena.Arena;

/**
 * Writes what agents observe, from their side's end: own goal at negative x. All numbers are scaled to about −1 … 1;
 * {@link #signals} names them in the order in which they are written.
 */
final class Observer {
    private static final double FAR = 3;
    private static final int PER_ROBOT = 8;
    private static final int PER_BALL = 6;

    private final Arena.Extent extent;
    private final Control control;
    private final boolean opponents;
    private final double perMetre;
    private final double perRobotSpeed;
    private final double perSpin;
    private final double perBallSpeed;
    private final double perHeight;

    Observer(Arena.Extent extent, Control control, boolean opponents) {
        this.extent = extent;
        this.control = control;
        this.opponents = opponents;
        this.perMetre = 1 / extent.farthest();
        this.perRobotSpeed = 1 / extent.robotSpeed();
        this.perSpin = 1 / extent.robotSpin();
        this.perBallSpeed = 1 / extent.ballSpeed();
        this.perHeight = 1 / extent.halfLength();
    }

    List<Signal> signals() {
        List<Signal> all = new ArrayList<>();
        if (control == Control.ROBOT) {
            robot(all, "self", true);
            ball(all);
            all.add(new Signal("ball.ahead", -FAR, FAR, extent.farthest(), "m"));
            all.add(new Signal("ball.left", -FAR, FAR, extent.farthest(), "m"));
            all.add(new Signal("goal.ahead", -FAR, FAR, extent.farthest(), "m"));
            all.add(new Signal("goal.left", -FAR, FAR, extent.farthest(), "m"));
        } else {
            ball(all);
        }
        all.add(new Signal("time.left", 0, 1, 1, ""));
        int own = control == Control.ROBOT ? extent.robots() - 1 : extent.robots();
        for (int i = 0; i < own; i++) {
            robot(all, (control == Control.ROBOT ? "mate" : "own") + i, control == Control.TEAM);
        }
        for (int i = 0; opponents && i < extent.robots(); i++) {
            robot(all, "opponent" + i, false);
        }
        return List.copyOf(all);
    }

    private void robot(List<Signal> all, String name, boolean whole) {
        all.add(Signal.unit(name + ".x", extent.farthest(), "m"));
        all.add(Signal.unit(name + ".y", extent.farthest(), "m"));
        all.add(Signal.unit(name + ".cos", 1, ""));
        all.add(Signal.unit(name + ".sin", 1, ""));
        all.add(Signal.unit(name + ".vx", extent.robotSpeed(), "m/s"));
        all.add(Signal.unit(name + ".vy", extent.robotSpeed(), "m/s"));
        if (whole) {
            all.add(Signal.unit(name + ".spin", extent.robotSpin(), "rad/s"));
            if (extent.flies()) {
                all.add(new Signal(name + ".holds", 0, 1, 1, ""));
            }
        }
    }

    private void ball(List<Signal> all) {
        all.add(Signal.unit("ball.x", extent.farthest(), "m"));
        all.add(Signal.unit("ball.y", extent.farthest(), "m"));
        all.add(Signal.unit("ball.vx", extent.ballSpeed(), "m/s"));
        all.add(Signal.unit("ball.vy", extent.ballSpeed(), "m/s"));
        if (extent.flies()) {
            all.add(new Signal("ball.z", 0, 1, extent.halfLength(), "m"));
            all.add(Signal.unit("ball.vz", extent.ballSpeed(), "m/s"));
        }
    }

    /** {@return room for what is seen in one arena} */
    float[] newSight() {
        return new float[2 * extent.robots() * PER_ROBOT + PER_BALL];
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
        int at = 2 * extent.robots() * PER_ROBOT;
        sight[at] = unit(bodies.body[ball].x * perMetre);
        sight[at + 1] = unit(bodies.body[ball].y * perMetre);
        sight[at + 2] = unit(bodies.body[ball].along * perBallSpeed);
        sight[at + 3] = unit(bodies.body[ball].across * perBallSpeed);
        if (extent.flies()) {
            sight[at + 4] = unit(arena.ballHeight() * perHeight);
            sight[at + 5] = unit(arena.ballClimb() * perBallSpeed);
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
        int robots = extent.robots();
        int own = attacks > 0 ? 0 : robots;
        if (control == Control.TEAM) {
            at = writeBall(sight, attacks, into, at);
            into[at++] = (float) timeLeft;
            for (int i = 0; i < robots; i++) {
                at = writeRobot(sight, own + i, attacks, true, into, at);
            }
            return writeOpponents(sight, attacks, into, at);
        }
        for (int agent = 0; agent < robots; agent++) {
            at = writeRobot(sight, own + agent, attacks, true, into, at);
            at = writeBall(sight, attacks, into, at);
            at = writeAims(arena.bodies(), own + agent, attacks, into, at);
            into[at++] = (float) timeLeft;
            for (int i = 0; i < robots; i++) {
                if (i != agent) {
                    at = writeRobot(sight, own + i, attacks, false, into, at);
                }
            }
            at = writeOpponents(sight, attacks, into, at);
        }
        return at;
    }

    private int writeOpponents(float[] sight, int attacks, float[] into, int begin) {
        int at = begin;
        int others = attacks > 0 ? extent.robots() : 0;
        for (int i = 0; opponents && i < extent.robots(); i++) {
            at = writeRobot(sight, others + i, attacks, false, into, at);
        }
        return at;
    }

    private int writeRobot(float[] sight, int robot, float attacks, boolean whole, float[] into, int at) {
        int from = robot * PER_ROBOT;
        into[at] = attacks * sight[from];
        into[at + 1] = attacks * sight[from + 1];
        into[at + 2] = attacks * sight[from + 2];
        into[at + 3] = attacks * sight[from + 3];
        into[at + 4] = attacks * sight[from + 4];
        into[at + 5] = attacks * sight[from + 5];
        if (!whole) {
            return at + 6;
        }
        into[at + 6] = sight[from + 6];
        if (!extent.flies()) {
            return at + 7;
        }
        into[at + 7] = sight[from + 7];
        return at + 8;
    }

    private int writeBall(float[] sight, float attacks, float[] into, int at) {
        int from = 2 * extent.robots() * PER_ROBOT;
        into[at] = attacks * sight[from];
        into[at + 1] = attacks * sight[from + 1];
        into[at + 2] = attacks * sight[from + 2];
        into[at + 3] = attacks * sight[from + 3];
        if (!extent.flies()) {
            return at + 4;
        }
        into[at + 4] = sight[from + 4];
        into[at + 5] = sight[from + 5];
        return at + 6;
    }

    /** Ball and goal as the robot has them before it. */
    private int writeAims(Bodies bodies, int robot, int attacks, float[] into, int begin) {
        double x = bodies.body[robot].x;
        double y = bodies.body[robot].y;
        double headingX = bodies.body[robot].headingX;
        double headingY = bodies.body[robot].headingY;
        double ballX = (bodies.body[bodies.ball].x - x) * perMetre;
        double ballY = (bodies.body[bodies.ball].y - y) * perMetre;
        double goalX = (attacks * extent.halfLength() - x) * perMetre;
        double goalY = -y * perMetre;
        into[begin] = (float) (headingX * ballX + headingY * ballY);
        into[begin + 1] = (float) (headingX * ballY - headingY * ballX);
        into[begin + 2] = (float) (headingX * goalX + headingY * goalY);
        into[begin + 3] = (float) (headingX * goalY - headingY * goalX);
        return begin + 4;
    }

    private static float unit(double value) {
        return (float) Arena.clip(value);
    }
}
