// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.move;

import java.util.Arrays;
import org.robopitch.engine.body.Bodies;

/**
 * How the bodies move through the current step: their mean velocities while nothing touches them, their resolved ones
 * from then on.
 */
public final class StepMotion {
    private final Bodies bodies;

    /** Whether anything touched the body in this step. */
    public final boolean[] touched;

    /**
     * The motion of some bodies.
     *
     * @param bodies which
     */
    public StepMotion(Bodies bodies) {
        this.bodies = bodies;
        int n = bodies.ground + 1;
        touched = new boolean[n];
    }

    /** Begins a new step. */
    public void begin() {
        Arrays.fill(touched, false);
    }

    /**
     * The farthest that the points of each body go in a while, at the velocities of now.
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
        double straight = Math.abs(bodies.along[i]) + Math.abs(bodies.across[i]);
        double turning = Math.abs(bodies.spin[i]);
        if (!touched[i]) {
            straight += Math.abs(bodies.leadAlong[i]) + Math.abs(bodies.leadAcross[i]);
            turning += Math.abs(bodies.leadSpin[i]);
        }
        return duration * (straight + turning * bodies.reach[i]) + 1e-5;
    }

    /**
     * Moves one body for a part of the time left: a drive that is faster at its beginning than at its end is so evenly.
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
        Arc.advance(
                bodies,
                i,
                bodies.along[i] + lead * bodies.leadAlong[i],
                bodies.across[i] + lead * bodies.leadAcross[i],
                bodies.spin[i] + lead * bodies.leadSpin[i],
                time);
    }

    /**
     * Moves one body to the end of the step.
     *
     * @param i which
     * @param left the time that the drive has acted for, s
     * @return how far its points have gone at most, m
     */
    public double finish(int i, double left) {
        move(i, left, left);
        return travel(i, left);
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
                move(i, time, left);
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
                move(i, left, left);
            }
        }
    }
}
