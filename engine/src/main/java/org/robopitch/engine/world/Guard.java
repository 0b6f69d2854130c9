// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.world;

import java.util.Arrays;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.detect.Detector;
import org.robopitch.engine.move.StepMotion;

/**
 * What makes pile-ups safe whatever the collisions left: a body that would overlap another by more than what is allowed
 * after the step stays where it was at its beginning, at rest; if that puts it in the way of others, they stay too. Where
 * everybody stays nobody overlaps, so this ends.
 */
final class Guard {
    /** Where the guard steps in, as a share of the allowed overlap. */
    private static final double GUARDED = 0.9;

    private static final int FIRMLY = 2;

    private final Bodies bodies;
    private final Detector detector;
    private final StepMotion motion;
    private final double guardedOverlap;
    private final double[] startX;
    private final double[] startY;
    private final double[] startHeadingX;
    private final double[] startHeadingY;
    private final boolean[] overlapping;
    private final byte[] held;

    /** How often a body had to be held, since the world began. */
    long heldCount;

    /** How often the ball had to be pushed out of what it overlapped, since the world began. */
    long pushedOutCount;

    /** Momentum of the bodies that were held, since the world began, N·s. */
    double momentumLost;

    Guard(Bodies bodies, Detector detector, StepMotion motion, double allowedOverlap) {
        this.bodies = bodies;
        this.detector = detector;
        this.motion = motion;
        this.guardedOverlap = GUARDED * allowedOverlap;
        int n = bodies.ground + 1;
        this.startX = new double[n];
        this.startY = new double[n];
        this.startHeadingX = new double[n];
        this.startHeadingY = new double[n];
        this.overlapping = new boolean[n];
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
     * @param moved how far the points of each body have moved at most, m; used up
     */
    void check(double[] moved) {
        if (!detector.settle(moved, guardedOverlap, overlapping)) {
            return;
        }
        if (overlapping[bodies.ball]) {
            // The ball is light: it gives way.
            pushedOutCount++;
            detector.pushBallOut();
            Arrays.fill(overlapping, false);
            Arrays.fill(moved, 0);
            if (!detector.settle(moved, guardedOverlap, overlapping)) {
                return;
            }
        }
        Arrays.fill(held, (byte) 0);
        boolean any = true;
        while (any) {
            any = false;
            Arrays.fill(moved, 0);
            for (int i = 0; i <= bodies.ball; i++) {
                if (overlapping[i] && held[i] < FIRMLY) {
                    hold(i, moved);
                    any = true;
                }
                overlapping[i] = false;
            }
            if (any) {
                detector.settle(moved, guardedOverlap, overlapping);
            }
        }
    }

    /** Puts a body back: first to where it began, shifted out of what it overlaps; if that is no better, without. */
    private void hold(int i, double[] moved) {
        held[i]++;
        heldCount++;
        double shiftX = held[i] < FIRMLY ? motion.shiftX[i] : 0;
        double shiftY = held[i] < FIRMLY ? motion.shiftY[i] : 0;
        double turned =
                Math.abs(startHeadingX[i] - bodies.headingX[i]) + Math.abs(startHeadingY[i] - bodies.headingY[i]);
        double x = startX[i] + shiftX;
        double y = startY[i] + shiftY;
        moved[i] = Math.abs(bodies.x[i] - x) + Math.abs(bodies.y[i] - y) + turned * bodies.reach[i];
        bodies.x[i] = x;
        bodies.y[i] = y;
        bodies.headingX[i] = startHeadingX[i];
        bodies.headingY[i] = startHeadingY[i];
        momentumLost += Math.abs(bodies.along[i]) / bodies.inverseMassAlong[i];
        bodies.along[i] = 0;
        bodies.across[i] = 0;
        bodies.spin[i] = 0;
        bodies.skidding[i] = false;
    }
}
