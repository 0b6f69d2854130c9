// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.world;

import org.robopitch.engine.body.MovingBody;
import org.robopitch.engine.move.StepMotion;

/**
 * Finds the moment at which two bodies that run into each other touch (Klančar 2003, sec. 4.4, and 2007, sec. 4.3: zero
 * crossing), so that the collision happens where and when it should.
 */
final class FreshImpact implements ZeroCrossing.Gap {
    private static final double TOUCHING = 1e-7;

    /** The same of bodies that slide: what turns 0.1 µm early or late strikes alone, not together with others, m. */
    private static final double TOUCHING_EXACTLY = 1e-8;

    private static final double TIME_TOLERANCE = 1e-13;
    private static final double GAP_TOLERANCE = 1e-11;
    private static final int SECANTS = 6;

    private final Detector detector;
    private final StepMotion motion;
    private final MovingBody ground;

    /** Gaps up to this are contact already, m. */
    final double touching;

    private final double[] start = new double[8];
    private Contact contact;
    private double left;

    FreshImpact(Detector detector, StepMotion motion, MovingBody ground) {
        this.detector = detector;
        this.ground = ground;
        this.motion = motion;
        this.touching = motion.slides ? TOUCHING_EXACTLY : TOUCHING;
        this.contact = new Contact(ground);
    }

    /**
     * {@return when the bodies of a contact touch, s from now, or infinity if not within the time left}
     *
     * @param c which
     * @param strikes1 whether point 1 closes fast enough to strike
     * @param strikes2 the same of point 2
     * @param timeLeft the time left, s
     */
    double time(Contact c, boolean strikes1, boolean strikes2, double timeLeft) {
        contact = c;
        left = timeLeft;
        double guess1 = strikes1 ? timeToClose(c.point1) : Double.POSITIVE_INFINITY;
        double guess2 = strikes2 ? timeToClose(c.point2) : Double.POSITIVE_INFINITY;
        double guess = guess1 < guess2 ? guess1 : guess2;
        double gap = c.apart;
        if (guess == 0 || gap <= touching || c.gap() <= touching) {
            // One point touches. If it does not strike, it rests while the bodies turn about it.
            return guess;
        }
        save(0, c.first);
        save(4, c.second);
        double time = search(gap, guess);
        restore(0, c.first);
        restore(4, c.second);
        return time;
    }

    /** When a point closes, if the bodies did not turn; where they turn, the guess errs by what bends their motion. */
    private double timeToClose(ContactPoint point) {
        double before = -contact.arrivedParting(point);
        double after = -contact.parting(point);
        return point.gap <= touching ? 0 : motion.timeToClose(point.gap, before, after, left);
    }

    /** Most often a few secants from the guess on find the moment; if not, a bracket does. */
    private double search(double gapNow, double guess) {
        double time = 0;
        double gap = gapNow;
        double next = guess;
        for (int i = 0; i < SECANTS && next > 0 && next < left; i++) {
            double before = time;
            double gapBefore = gap;
            time = next;
            gap = at(time);
            if (Math.abs(gap) <= GAP_TOLERANCE) {
                return time;
            }
            next = time + gap * (time - before) / (gapBefore - gap);
        }
        double end = at(left);
        return end < 0
                ? ZeroCrossing.find(this, 0, gapNow, left, end, TIME_TOLERANCE, GAP_TOLERANCE)
                : Double.POSITIVE_INFINITY;
    }

    @Override
    public double at(double time) {
        move(0, contact.first, time);
        move(4, contact.second, time);
        return detector.separation(contact);
    }

    private void move(int slot, MovingBody body, double time) {
        if (body != ground) {
            restore(slot, body);
            motion.moveIfCut(body, time, left);
        }
    }

    private void save(int slot, MovingBody body) {
        start[slot] = body.x;
        start[slot + 1] = body.y;
        start[slot + 2] = body.headingX;
        start[slot + 3] = body.headingY;
    }

    private void restore(int slot, MovingBody body) {
        body.x = start[slot];
        body.y = start[slot + 1];
        body.headingX = start[slot + 2];
        body.headingY = start[slot + 3];
    }
}
