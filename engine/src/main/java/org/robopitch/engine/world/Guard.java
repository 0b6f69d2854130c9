// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.world;

import java.util.Arrays;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.detect.Detector;
import org.robopitch.engine.move.Arc;
import org.robopitch.engine.move.StepMotion;
import org.robopitch.engine.resolve.BallSurroundings;

/**
 * What makes pile-ups safe whatever the resolver left: a body that would overlap another by more than
 * what is allowed after the step stays where it was at its beginning, at rest; if that puts it in the
 * way of others, they stay too. Where everybody stays nobody overlaps, so this ends.
 */
final class Guard {
    /** Where the guard steps in, as a share of the allowed overlap. */
    private static final double GUARDED = 0.9;

    /** Where the ball is pushed out, as a share. */
    private static final double PUSHED_OUT = 0.2;

    private static final int FIRMLY = 2;
    private static final int HALVINGS = 10;

    private final Bodies bodies;
    private final Detector detector;
    private final StepMotion motion;
    private final BallSurroundings around;
    private final double step;
    private final double guardedOverlap;
    private final double pushedOutOverlap;
    private final double[] startX;
    private final double[] startY;
    private final double[] startHeadingX;
    private final double[] startHeadingY;
    private final boolean[] overlapping;
    private final boolean[] squeezing;
    private final byte[] held;

    /** How often a body had to be held, since the world began. */
    long heldCount;

    Guard(Bodies bodies, Detector detector, StepMotion motion, BallSurroundings around, PlanarSetup setup) {
        this.bodies = bodies;
        this.detector = detector;
        this.motion = motion;
        this.around = around;
        this.step = setup.step();
        this.guardedOverlap = GUARDED * setup.collisions().allowedOverlap();
        this.pushedOutOverlap = PUSHED_OUT * setup.collisions().allowedOverlap();
        int n = bodies.ground + 1;
        this.startX = new double[n];
        this.startY = new double[n];
        this.startHeadingX = new double[n];
        this.startHeadingY = new double[n];
        this.overlapping = new boolean[n];
        this.squeezing = new boolean[n];
        this.held = new byte[n];
    }

    /** Takes note of where the bodies are at the beginning of the step. */
    void begin() {
        int n = bodies.ball + 1;
        System.arraycopy(bodies.x, 0, startX, 0, n);
        System.arraycopy(bodies.y, 0, startY, 0, n);
        System.arraycopy(bodies.headingX, 0, startHeadingX, 0, n);
        System.arraycopy(bodies.headingY, 0, startHeadingY, 0, n);
    }

    /**
     * Looks at where the step has brought the bodies.
     *
     * @param travel how far the points of each body have moved at most, m; used up
     */
    void check(double[] travel) {
        boolean any = detector.settle(travel, guardedOverlap, overlapping);
        if (around.mayOverlap(pushedOutOverlap)) {
            around.pushOut();
            if (around.overlaps(guardedOverlap, squeezing)) {
                any |= stopAtBall(travel);
            }
        }
        if (!any) {
            return;
        }
        Arrays.fill(held, (byte) 0);
        while (any) {
            any = false;
            Arrays.fill(travel, 0);
            for (int i = 0; i <= bodies.ball; i++) {
                if (overlapping[i] && held[i] < FIRMLY) {
                    hold(i, travel);
                    any = true;
                }
                overlapping[i] = false;
            }
            if (any) {
                detector.settle(travel, guardedOverlap, overlapping);
                overlapping[bodies.ball] |= around.overlaps(guardedOverlap, overlapping);
            }
        }
    }

    /**
     * Robots that squeeze the ball go only as far as to touch it.
     *
     * @return whether anything overlaps all the same
     */
    private boolean stopAtBall(double[] travel) {
        Arrays.fill(travel, 0);
        for (int i = 0; i < bodies.robots; i++) {
            if (squeezing[i]) {
                squeezing[i] = false;
                stopAtBall(i, travel);
            }
        }
        boolean any = detector.settle(travel, guardedOverlap, overlapping);
        overlapping[bodies.ball] |= around.overlaps(guardedOverlap, overlapping);
        for (int i = 0; i <= bodies.ball && !any; i++) {
            any = overlapping[i];
        }
        return any;
    }

    private void stopAtBall(int i, double[] travel) {
        double endX = bodies.x[i];
        double endY = bodies.y[i];
        double endHeadingX = bodies.headingX[i];
        double endHeadingY = bodies.headingY[i];
        double clear = 0;
        double part = 0.5;
        for (int halving = 0; halving < HALVINGS; halving++) {
            placeOnPath(i, clear + part);
            if (around.gap(i) >= 0) {
                clear += part;
            }
            part *= 0.5;
        }
        placeOnPath(i, clear);
        rest(i);
        travel[i] = Math.abs(bodies.x[i] - endX)
                + Math.abs(bodies.y[i] - endY)
                + (Math.abs(bodies.headingX[i] - endHeadingX) + Math.abs(bodies.headingY[i] - endHeadingY))
                        * bodies.reach[i];
    }

    private void placeOnPath(int i, double share) {
        bodies.x[i] = startX[i];
        bodies.y[i] = startY[i];
        bodies.headingX[i] = startHeadingX[i];
        bodies.headingY[i] = startHeadingY[i];
        Arc.advance(bodies, i, motion.pathAlong[i], motion.pathAcross[i], motion.pathSpin[i], share * step);
    }

    /** Puts a body back: first to where it began, shifted out of what it overlaps; if that is no better, without. */
    private void hold(int i, double[] travel) {
        held[i]++;
        heldCount++;
        double shiftX = held[i] < FIRMLY ? motion.shiftX[i] : 0;
        double shiftY = held[i] < FIRMLY ? motion.shiftY[i] : 0;
        double turned =
                Math.abs(startHeadingX[i] - bodies.headingX[i]) + Math.abs(startHeadingY[i] - bodies.headingY[i]);
        double x = startX[i] + shiftX;
        double y = startY[i] + shiftY;
        travel[i] = Math.abs(bodies.x[i] - x) + Math.abs(bodies.y[i] - y) + turned * bodies.reach[i];
        bodies.x[i] = x;
        bodies.y[i] = y;
        bodies.headingX[i] = startHeadingX[i];
        bodies.headingY[i] = startHeadingY[i];
        rest(i);
    }

    private void rest(int i) {
        bodies.along[i] = 0;
        bodies.across[i] = 0;
        bodies.spin[i] = 0;
        bodies.skidding[i] = false;
    }
}
