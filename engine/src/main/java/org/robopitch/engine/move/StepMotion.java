// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.move;

import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.body.MovingBody;

/**
 * How the bodies move through the current step: at their mean velocities while nothing touches them, at the resolved ones
 * after that.
 */
public final class StepMotion {
    private final Bodies bodies;
    private final MovingBody ball;

    /** Whether the drives can act for a part of the time left. */
    public final boolean canBeCut;

    /** Whether all robots slide: they keep their velocity in the world while they turn. */
    public final boolean slides;

    private final boolean wheelsSlip;

    /** Whether any robot slips as a part of the step begins. */
    public boolean anySlips;

    private final double[] memory;
    private final double[] memoryOfBall = new double[BallMotion.MEMORY];

    /**
     * The motion of some bodies.
     *
     * @param bodies which
     * @param drive what moves the robots
     */
    public StepMotion(Bodies bodies, Drive drive) {
        this.bodies = bodies;
        this.ball = bodies.body[bodies.ball];
        this.canBeCut = drive.canBeCut();
        this.slides = drive.slides();
        this.wheelsSlip = drive.slips();
        memory = new double[bodies.memory.length];
    }

    /**
     * {@return whether a body keeps its velocity in the world while it turns: wheels that do not slip, and a wall that a robot
     * pivots at, take the velocity along}
     *
     * @param body which
     */
    public boolean slides(MovingBody body) {
        return slides || wheelsSlip && body.across != 0 && !body.skidding;
    }

    /** Begins a new step. */
    public void beginStep() {
        for (MovingBody body : bodies.body) {
            body.touchedInLastStep = body.touchedInStep;
            body.touchedInStep = false;
            body.struck = false;
            body.startX = body.x;
            body.startY = body.y;
            body.startHeadingX = body.headingX;
            body.startHeadingY = body.headingY;
        }
    }

    /** Begins a part of a step: nothing has touched a body in it yet. */
    public void beginPart() {
        for (MovingBody body : bodies.body) {
            body.touched = false;
        }
    }

    /**
     * Begins a part of a step in which drives act. Saves the velocities before that, and what drives remember: what drives
     * change is a push, not a blow.
     *
     * @param ballMemory height, climb and roll of the ball
     */
    public void beginPart(double[] ballMemory) {
        anySlips = false;
        for (MovingBody body : bodies.body) {
            body.touched = false;
            body.arrivedSlips = body.slips;
            anySlips |= body.slips;
            body.arrivedAlong = body.along;
            body.arrivedAcross = body.across;
            body.arrivedSpin = body.spin;
            body.arrivedSkidding = body.skidding;
        }
        System.arraycopy(bodies.memory, 0, memory, 0, memory.length);
        System.arraycopy(ballMemory, 0, memoryOfBall, 0, memoryOfBall.length);
    }

    /**
     * Restores what it was before the drives acted, of all bodies that are present.
     *
     * @param ballMemory receives height, climb and roll of the ball
     */
    public void undoDrive(double[] ballMemory) {
        for (int i = 0; i <= bodies.ball; i++) {
            MovingBody body = bodies.body[i];
            if (body.present) {
                body.along = body.arrivedAlong;
                body.across = body.arrivedAcross;
                body.spin = body.arrivedSpin;
                body.skidding = body.arrivedSkidding;
                body.slips = body.arrivedSlips;
                if (body == ball) {
                    System.arraycopy(memoryOfBall, 0, ballMemory, 0, memoryOfBall.length);
                } else {
                    int numbers = bodies.memoryPerRobot;
                    System.arraycopy(memory, i * numbers, bodies.memory, i * numbers, numbers);
                }
            }
        }
    }

    /** After the drives have acted: robots that slip keep their velocity across the heading, which wheels would take off. */
    public void keepSlipping() {
        for (int i = 0; anySlips && i < bodies.robots; i++) {
            MovingBody robot = bodies.body[i];
            if (robot.slips) {
                robot.across = robot.arrivedAcross;
                robot.leadAcross = 0;
            }
        }
    }

    /**
     * Notes that something touches a body.
     *
     * @param body which
     */
    public static void touch(MovingBody body) {
        body.touched = true;
        body.touchedInStep = true;
    }

    /**
     * Notes that something strikes a body.
     *
     * @param body which
     */
    public static void strike(MovingBody body) {
        body.struck = true;
        touch(body);
    }

    /**
     * {@return how fast a body on wheels that was touched in the last step may close because it turns, m/s}
     *
     * @param body which
     * @param duration the time for which contacts are looked for, s
     */
    public double closingByTurning(MovingBody body, double duration) {
        double turning = Math.abs(body.arrivedSpin);
        double speed = Math.abs(body.arrivedAlong) + Math.abs(body.arrivedAcross) + turning * body.reach;
        return body.touchedInLastStep && !slides(body) ? 0.5 * duration * turning * speed : 0;
    }

    /**
     * Works out the farthest that any point of each body moves in a time, at the present velocities.
     *
     * @param duration s
     */
    public void travel(double duration) {
        for (int i = 0; i <= bodies.ball; i++) {
            MovingBody body = bodies.body[i];
            body.travel = body.present ? travel(body, duration) : 0;
        }
    }

    private static double travel(MovingBody body, double duration) {
        double along = Math.abs(body.along);
        double across = Math.abs(body.across);
        double turning = Math.abs(body.spin);
        if (!body.touched) {
            along += Math.abs(body.leadAlong);
            across += Math.abs(body.leadAcross);
            turning += Math.abs(body.leadSpin);
        }
        double straight = across == 0 ? along : Math.sqrt(along * along + across * across);
        return duration * (straight + turning * body.reach) + 1e-5;
    }

    /** Moves one body for a share of the time left. Its speed changes evenly over the time that the drive has acted for. */
    private void move(MovingBody body, double time, double share) {
        double lead = body.touched ? 0 : 2 - share;
        advance(
                body,
                body.along + lead * body.leadAlong,
                body.across + lead * body.leadAcross,
                body.spin + lead * body.leadSpin,
                time);
    }

    /**
     * Moves one body to where it will be if the step is cut at a time: its drive, and what it presses against, will then have
     * acted for that time only, so that a body that is touched has only a share of its change of velocity.
     *
     * @param body which
     * @param time s
     * @param left the time that the drive has acted for, s
     */
    public void moveIfCut(MovingBody body, double time, double left) {
        double share = time / left;
        if (!canBeCut || !body.touched) {
            move(body, time, share);
            return;
        }
        advance(
                body,
                body.arrivedAlong + share * (body.along - body.arrivedAlong),
                body.arrivedAcross + share * (body.across - body.arrivedAcross),
                body.arrivedSpin + share * (body.spin - body.arrivedSpin),
                time);
    }

    /** Along an arc, or, if the body slides or does not turn at all, along a line. */
    private void advance(MovingBody body, double along, double across, double spin, double time) {
        if (body == ball) {
            body.x += along * time;
            body.y += across * time;
        } else if (slides(body)) {
            body.x += (body.headingX * along - body.headingY * across) * time;
            body.y += (body.headingY * along + body.headingX * across) * time;
            Arc.advance(body, 0, 0, spin, time);
        } else {
            Arc.advance(body, along, across, spin, time);
        }
    }

    /**
     * Puts one body a little farther, without speed.
     *
     * @param body which
     * @param along m
     * @param across m
     * @param angle rad
     */
    public void displace(MovingBody body, double along, double across, double angle) {
        double headingX = body.headingX;
        double headingY = body.headingY;
        Arc.advance(body, along, across, angle, 1);
        keepVelocity(body, headingX, headingY);
    }

    private void moveOn(MovingBody body, double time, double share) {
        double headingX = body.headingX;
        double headingY = body.headingY;
        move(body, time, share);
        keepVelocity(body, headingX, headingY);
    }

    /** After a move: a body that slides keeps the velocity in the world that it had in the frame it has left. */
    private void keepVelocity(MovingBody body, double oldHeadingX, double oldHeadingY) {
        if (body != ball && slides(body)) {
            double x = oldHeadingX * body.along - oldHeadingY * body.across;
            double y = oldHeadingY * body.along + oldHeadingX * body.across;
            body.along = body.headingX * x + body.headingY * y;
            body.across = body.headingX * y - body.headingY * x;
        }
    }

    /**
     * {@return the time after which two bodies that are touched have closed a gap, s; infinity if they do not in the time left}
     *
     * @param gap m
     * @param before how fast they close before the drives act, m/s
     * @param after how fast they close at the end of the time left, m/s
     * @param left s
     */
    public double timeToClose(double gap, double before, double after, double left) {
        double gained = canBeCut ? (after - before) / left : 0;
        double first = canBeCut ? before : after;
        double square = first * first + 4 * gained * gap;
        double time = square >= 0 ? 2 * gap / (first + Math.sqrt(square)) : -1;
        return time >= 0 && time < left ? time : Double.POSITIVE_INFINITY;
    }

    /**
     * Moves all bodies for a part of the time left, and takes note of how far their points have gone at most.
     *
     * @param time s
     * @param left the time that the drive has acted for, s
     */
    public void moveAll(double time, double left) {
        double share = time / left;
        double rest = 1 - share;
        for (int i = 0; i <= bodies.ball; i++) {
            MovingBody body = bodies.body[i];
            body.travel = 0;
            if (body.present) {
                body.travel = (1 + rest) * travel(body, time);
                moveOn(body, time, share);
                body.leadAlong *= rest;
                body.leadAcross *= rest;
                body.leadSpin *= rest;
            }
        }
    }

    /**
     * Moves all bodies to the end of the step. How far they travel if nothing touches them is known; of the others, takes note
     * of it.
     *
     * @param left the time that the drive has acted for, s
     */
    public void finishAll(double left) {
        for (int i = 0; i <= bodies.ball; i++) {
            MovingBody body = bodies.body[i];
            if (body.present) {
                if (body.touched) {
                    body.travel = travel(body, left);
                }
                moveOn(body, left, 1);
            }
        }
    }
}
