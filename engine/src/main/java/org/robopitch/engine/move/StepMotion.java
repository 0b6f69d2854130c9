// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.move;

import java.util.Arrays;
import org.robopitch.engine.body.Bodies;

/**
 * How the bodies move through the current step: at their mean velocities while nothing touches them, at the resolved ones
 * after that.
 */
public final class StepMotion {
    private final Bodies bodies;

    /** Whether the drives can act for a part of the time left. */
    public final boolean canBeCut;

    /** Whether robots keep their velocity in the world while they turn. */
    public final boolean slides;

    /** Whether anything touched the body in this part of the step. */
    public final boolean[] touched;

    /** Whether anything struck the body in this step. */
    public final boolean[] struck;

    private final double[] memory;
    private final double[] memoryOfBall = new double[BallMotion.MEMORY];
    private final boolean[] skidding;
    private final boolean[] touchedInStep;
    private final boolean[] touchedInLastStep;

    /** Velocities along before the drives acted, m/s. */
    public final double[] arrivedAlong;

    /** Velocities across before the drives acted, m/s. */
    public final double[] arrivedAcross;

    /** Angular velocities before the drives acted, rad/s. */
    public final double[] arrivedSpin;

    /**
     * The motion of some bodies.
     *
     * @param bodies which
     * @param canBeCut whether their drives can act for a part of the time left
     * @param slides whether robots keep their velocity in the world while they turn
     */
    public StepMotion(Bodies bodies, boolean canBeCut, boolean slides) {
        this.bodies = bodies;
        this.canBeCut = canBeCut;
        this.slides = slides;
        int n = bodies.ground + 1;
        touched = new boolean[n];
        struck = new boolean[n];
        touchedInStep = new boolean[n];
        touchedInLastStep = new boolean[n];
        arrivedAlong = new double[n];
        arrivedAcross = new double[n];
        arrivedSpin = new double[n];
        memory = new double[bodies.memory.length];
        skidding = new boolean[n];
    }

    /**
     * Saves the velocities before the drives act, and what drives remember: what drives change is a push, not a blow.
     *
     * @param ballMemory height, climb and roll of the ball
     */
    public void beforeDrive(double[] ballMemory) {
        int n = bodies.ball + 1;
        System.arraycopy(bodies.along, 0, arrivedAlong, 0, n);
        System.arraycopy(bodies.across, 0, arrivedAcross, 0, n);
        System.arraycopy(bodies.spin, 0, arrivedSpin, 0, n);
        System.arraycopy(bodies.memory, 0, memory, 0, memory.length);
        System.arraycopy(bodies.skidding, 0, skidding, 0, n);
        System.arraycopy(ballMemory, 0, memoryOfBall, 0, memoryOfBall.length);
    }

    /**
     * Restores what it was before the drives acted, of all bodies that are present.
     *
     * @param ballMemory receives height, climb and roll of the ball
     */
    public void undoDrive(double[] ballMemory) {
        for (int i = 0; i <= bodies.ball; i++) {
            if (bodies.present[i]) {
                bodies.along[i] = arrivedAlong[i];
                bodies.across[i] = arrivedAcross[i];
                bodies.spin[i] = arrivedSpin[i];
                bodies.skidding[i] = skidding[i];
                if (i == bodies.ball) {
                    System.arraycopy(memoryOfBall, 0, ballMemory, 0, memoryOfBall.length);
                } else {
                    int numbers = bodies.memoryPerRobot;
                    System.arraycopy(memory, i * numbers, bodies.memory, i * numbers, numbers);
                }
            }
        }
    }

    /** Begins a new step. */
    public void beginStep() {
        System.arraycopy(touchedInStep, 0, touchedInLastStep, 0, touchedInStep.length);
        Arrays.fill(touchedInStep, false);
        Arrays.fill(struck, false);
    }

    /** Begins a part of a step. */
    public void begin() {
        Arrays.fill(touched, false);
    }

    /**
     * Notes that something touches a body.
     *
     * @param i which
     */
    public void touch(int i) {
        touched[i] = true;
        touchedInStep[i] = true;
    }

    /**
     * Notes that something strikes a body.
     *
     * @param i which
     */
    public void strike(int i) {
        struck[i] = true;
        touch(i);
    }

    /**
     * {@return how fast a body on wheels that was touched in the last step may close because it turns, m/s}
     *
     * @param i which
     * @param duration the time for which contacts are looked for, s
     */
    public double closingByTurning(int i, double duration) {
        double speed =
                Math.abs(arrivedAlong[i]) + Math.abs(arrivedAcross[i]) + Math.abs(arrivedSpin[i]) * bodies.reach[i];
        return touchedInLastStep[i] && !slides ? 0.5 * duration * Math.abs(arrivedSpin[i]) * speed : 0;
    }

    /**
     * {@return whether something touched a body in this step; to be saved}
     *
     * @param i which
     */
    public boolean wasTouched(int i) {
        return touchedInStep[i];
    }

    /**
     * Restores whether something touched a body in the last step.
     *
     * @param i which
     * @param was whether it did
     */
    public void wasTouched(int i, boolean was) {
        touchedInStep[i] = was;
    }

    /**
     * The farthest that any point of each body moves in a time, at the present velocities.
     *
     * @param duration s
     * @param travel receives it, m
     */
    public void travel(double duration, double[] travel) {
        for (int i = 0; i <= bodies.ball; i++) {
            travel[i] = bodies.present[i] ? travel(i, duration) : 0;
        }
    }

    private double travel(int i, double duration) {
        double along = Math.abs(bodies.along[i]);
        double across = Math.abs(bodies.across[i]);
        double turning = Math.abs(bodies.spin[i]);
        if (!touched[i]) {
            along += Math.abs(bodies.leadAlong[i]);
            across += Math.abs(bodies.leadAcross[i]);
            turning += Math.abs(bodies.leadSpin[i]);
        }
        double straight = across == 0 ? along : Math.sqrt(along * along + across * across);
        return duration * (straight + turning * bodies.reach[i]) + 1e-5;
    }

    /**
     * Moves one body for a part of the time left. Its speed changes evenly over the time that the drive has acted for.
     *
     * @param i which
     * @param time s
     * @param left the time that the drive has acted for, s
     */
    public void move(int i, double time, double left) {
        if (i == bodies.ball) {
            bodies.x[i] += bodies.along[i] * time;
            bodies.y[i] += bodies.across[i] * time;
            return;
        }
        double lead = touched[i] ? 0 : 2 - time / left;
        advance(
                i,
                bodies.along[i] + lead * bodies.leadAlong[i],
                bodies.across[i] + lead * bodies.leadAcross[i],
                bodies.spin[i] + lead * bodies.leadSpin[i],
                time);
    }

    /**
     * Moves one body to where it will be if the step is cut at a time: its drive, and what it presses against, will then have
     * acted for that time only, so that a body that is touched has only a share of its change of velocity.
     *
     * @param i which
     * @param time s
     * @param left the time that the drive has acted for, s
     */
    public void moveIfCut(int i, double time, double left) {
        if (!canBeCut || !touched[i]) {
            move(i, time, left);
            return;
        }
        double share = time / left;
        double along = arrivedAlong[i] + share * (bodies.along[i] - arrivedAlong[i]);
        double across = arrivedAcross[i] + share * (bodies.across[i] - arrivedAcross[i]);
        if (i == bodies.ball) {
            bodies.x[i] += along * time;
            bodies.y[i] += across * time;
            return;
        }
        double spin = arrivedSpin[i] + share * (bodies.spin[i] - arrivedSpin[i]);
        advance(i, along, across, spin, time);
    }

    /** Along an arc, or, if the body slides, along a line. */
    private void advance(int i, double along, double across, double spin, double time) {
        if (slides) {
            bodies.x[i] += (bodies.headingX[i] * along - bodies.headingY[i] * across) * time;
            bodies.y[i] += (bodies.headingY[i] * along + bodies.headingX[i] * across) * time;
            Arc.advance(bodies, i, 0, 0, spin, time);
        } else {
            Arc.advance(bodies, i, along, across, spin, time);
        }
    }

    /**
     * Puts one body a little farther, without speed.
     *
     * @param i which
     * @param along m
     * @param across m
     * @param angle rad
     */
    public void displace(int i, double along, double across, double angle) {
        double headingX = bodies.headingX[i];
        double headingY = bodies.headingY[i];
        Arc.advance(bodies, i, along, across, angle, 1);
        keepVelocity(i, headingX, headingY);
    }

    private void moveOn(int i, double time, double left) {
        double headingX = bodies.headingX[i];
        double headingY = bodies.headingY[i];
        move(i, time, left);
        keepVelocity(i, headingX, headingY);
    }

    /** After a move: a body that slides keeps the velocity in the world that it had in the frame it has left. */
    private void keepVelocity(int i, double oldHeadingX, double oldHeadingY) {
        if (slides && i != bodies.ball) {
            double x = oldHeadingX * bodies.along[i] - oldHeadingY * bodies.across[i];
            double y = oldHeadingY * bodies.along[i] + oldHeadingX * bodies.across[i];
            bodies.along[i] = bodies.headingX[i] * x + bodies.headingY[i] * y;
            bodies.across[i] = bodies.headingX[i] * y - bodies.headingY[i] * x;
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
     * Moves all bodies for a part of the time left.
     *
     * @param time s
     * @param left the time that the drive has acted for, s
     * @param moved receives how far their points have gone at most, m
     */
    public void moveAll(double time, double left, double[] moved) {
        double rest = 1 - time / left;
        for (int i = 0; i <= bodies.ball; i++) {
            if (bodies.present[i]) {
                moved[i] = (1 + rest) * travel(i, time);
                moveOn(i, time, left);
                bodies.leadAlong[i] *= rest;
                bodies.leadAcross[i] *= rest;
                bodies.leadSpin[i] *= rest;
            } else {
                moved[i] = 0;
            }
        }
    }

    /**
     * Moves all bodies to the end of the step.
     *
     * @param left the time that the drive has acted for, s
     * @param travel how far their points would go in it if nothing had touched them; receives how far they go, m
     */
    public void finishAll(double left, double[] travel) {
        for (int i = 0; i <= bodies.ball; i++) {
            if (bodies.present[i]) {
                if (touched[i]) {
                    travel[i] = travel(i, left);
                }
                moveOn(i, left, left);
            }
        }
    }
}
