// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.resolve;

import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.detect.Contacts;
import org.robopitch.engine.detect.Detector;
import org.robopitch.engine.detect.ZeroCrossing;
import org.robopitch.engine.move.Arc;
import org.robopitch.engine.move.StepMotion;

/**
 * Brings two bodies that run into each other inside the step to the very moment they touch (Klančar 2003, sec. 4.4:
 * zero crossing), so that the collision happens where and when it should.
 */
final class FreshImpact implements ZeroCrossing.Gap {
    /** Gaps below this are contact already, m. */
    static final double TOUCHING = 1e-6;

    private static final double TIME_TOLERANCE = 1e-12;
    private static final double GAP_TOLERANCE = 1e-10;

    private final Bodies bodies;
    private final Contacts look = new Contacts(8);
    private final double[] startX = new double[2];
    private final double[] startY = new double[2];
    private final double[] startHeadingX = new double[2];
    private final double[] startHeadingY = new double[2];
    private int first;
    private int second;
    private Detector detector;

    FreshImpact(Bodies bodies) {
        this.bodies = bodies;
        // Replaced before each use; a detector without walls costs nothing.
        this.detector = new Detector(bodies, java.util.List.of());
    }

    /**
     * Moves both bodies to the moment of impact and reads the contact anew there.
     *
     * @return false if they do not touch within the step; then nothing is changed
     */
    boolean advanceToImpact(Contacts contacts, int k, Detector using, double step, StepMotion motion) {
        first = contacts.first[k];
        second = contacts.second[k];
        detector = using;
        save(0, first);
        save(1, second);
        double openGap = at(0);
        double closedGap = at(step);
        if (closedGap >= 0 || openGap < 0) {
            restore(0, first);
            restore(1, second);
            return openGap < 0;
        }
        double time = ZeroCrossing.find(this, 0, openGap, step, closedGap, TIME_TOLERANCE, GAP_TOLERANCE);
        at(time);
        look.clear();
        if (second == bodies.ground) {
            detector.addWalls(look, first, TOUCHING);
        } else {
            detector.add(look, first, second);
        }
        if (look.count == 0) {
            restore(0, first);
            restore(1, second);
            return true;
        }
        contacts.copy(k, look, nearest());
        motion.elapsed[first] = time;
        motion.elapsed[second] = time;
        return true;
    }

    private int nearest() {
        int best = 0;
        for (int k = 1; k < look.count; k++) {
            if (look.gap(k) < look.gap(best)) {
                best = k;
            }
        }
        return best;
    }

    @Override
    public double at(double time) {
        restore(0, first);
        advance(first, time);
        if (second == bodies.ground) {
            return detector.wallSeparation(first);
        }
        restore(1, second);
        advance(second, time);
        return detector.separation(first, second);
    }

    private void advance(int body, double time) {
        Arc.advance(bodies, body, bodies.along[body], bodies.across[body], bodies.spin[body], time);
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
