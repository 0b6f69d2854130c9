// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.resolve;

import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.detect.Contacts;
import org.robopitch.engine.detect.Detector;
import org.robopitch.engine.detect.ZeroCrossing;
import org.robopitch.engine.move.StepMotion;

/**
 * Finds the moment at which two bodies that run into each other touch (Klančar 2003, sec. 4.4, and 2007, sec. 4.3: zero
 * crossing), so that the collision happens where and when it should.
 */
final class FreshImpact implements ZeroCrossing.Gap {
    /** Gaps up to this are contact already, m. */
    static final double TOUCHING = 1e-7;

    private static final double TIME_TOLERANCE = 1e-13;
    private static final double GAP_TOLERANCE = 1e-11;

    private final Bodies bodies;
    private final Detector detector;
    private final StepMotion motion;
    private final double[] startX = new double[2];
    private final double[] startY = new double[2];
    private final double[] startHeadingX = new double[2];
    private final double[] startHeadingY = new double[2];
    private int first;
    private int second;
    private double left;

    FreshImpact(Bodies bodies, Detector detector, StepMotion motion) {
        this.bodies = bodies;
        this.detector = detector;
        this.motion = motion;
    }

    /**
     * {@return when the bodies of a contact touch, s from now, or infinity if not within the time left}
     *
     * @param contacts the contacts
     * @param k which of them
     * @param point the point (0 or 1) that closes
     * @param closing how fast it closes, m/s
     * @param timeLeft the time left, s
     */
    double time(Contacts contacts, int k, int point, double closing, double timeLeft) {
        left = timeLeft;
        double gap = contacts.gap(k, point);
        if (gap <= TOUCHING) {
            return 0;
        }
        if (gap > contacts.gap(k) && contacts.gap(k) <= TOUCHING) {
            // The other point touches and does not close: it rests while the bodies turn about it.
            return timeToClose(contacts, k, point, gap, closing);
        }
        first = contacts.first[k];
        second = contacts.second[k];
        save(0, first);
        save(1, second);
        double time = Double.POSITIVE_INFINITY;
        double open = at(0);
        if (open <= TOUCHING) {
            // The robot touches another wall.
            time = timeToClose(contacts, k, point, gap, closing);
        } else {
            double end = at(left);
            if (end < 0) {
                time = ZeroCrossing.find(this, 0, open, left, end, TIME_TOLERANCE, GAP_TOLERANCE);
            }
        }
        restore(0, first);
        restore(1, second);
        return time;
    }

    private double timeToClose(Contacts contacts, int k, int point, double gap, double closing) {
        double before = -contacts.parting(k, point, motion.arrivedAlong, motion.arrivedAcross, motion.arrivedSpin);
        return motion.timeToClose(gap, before, closing, left);
    }

    @Override
    public double at(double time) {
        restore(0, first);
        restore(1, second);
        if (first != bodies.ground) {
            motion.moveIfCut(first, time, left);
        }
        if (second != bodies.ground) {
            motion.moveIfCut(second, time, left);
        }
        if (second == bodies.ball) {
            return first == bodies.ground ? detector.ballWallGap() : detector.ballGap(first);
        }
        return second == bodies.ground ? detector.nearWallSeparation(first) : detector.separation(first, second);
    }

    private void save(int slot, int body) {
        startX[slot] = bodies.x[body];
        startY[slot] = bodies.y[body];
        startHeadingX[slot] = bodies.headingX[body];
        startHeadingY[slot] = bodies.headingY[body];
    }

    private void restore(int slot, int body) {
        bodies.x[body] = startX[slot];
        bodies.y[body] = startY[slot];
        bodies.headingX[body] = startHeadingX[slot];
        bodies.headingY[body] = startHeadingY[slot];
    }
}
