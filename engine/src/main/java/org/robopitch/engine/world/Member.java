// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.world;

import static org.robopitch.engine.world.Impulses.toGrid;

import org.robopitch.engine.body.MovingBody;

/** A body that impulses act on: its velocity on the grid, on which sums are exact. */
final class Member {
    final MovingBody body;
    final double inverseMassAlong;
    final double inverseInertia;
    private final boolean onWheels;
    private final double massAlong;
    private final double inertia;

    double inverseMassAcross;
    private double massAcross;

    double along;
    double across;
    double spin;

    /** The velocity before the impulses. */
    private double startAlong;

    private double startAcross;
    private double startSpin;

    /** In how many contacts of the round to come it takes part. */
    double copies;

    boolean joined;

    Member(MovingBody body, boolean onWheels) {
        this.body = body;
        this.inverseMassAlong = body.inverseMassAlong;
        this.inverseInertia = body.inverseInertia;
        this.onWheels = onWheels;
        this.massAlong = inverse(inverseMassAlong);
        this.inertia = inverse(inverseInertia);
    }

    private static double inverse(double value) {
        return value > 0 ? 1 / value : 0;
    }

    /** Takes part in the contacts of a moment. */
    void join() {
        joined = true;
        inverseMassAcross = onWheels ? body.mobilityAcross() : inverseMassAlong;
        massAcross = inverse(inverseMassAcross);
        read();
    }

    /** Takes the velocity of the body as it is now, on the grid: so all that is added to it later adds up exactly. */
    void read() {
        along = toGrid(body.along);
        across = toGrid(body.across);
        spin = toGrid(body.spin);
    }

    /** Changes the velocity of the body by what the impulses changed; what they did not change keeps every bit. */
    void write() {
        double moreAlong = along - toGrid(body.along);
        double moreAcross = across - toGrid(body.across);
        double moreSpin = spin - toGrid(body.spin);
        body.along += moreAlong;
        body.across += moreAcross;
        body.spin += moreSpin;
        if (moreAlong != 0 || moreAcross != 0 || moreSpin != 0) {
            body.skidding = false;
        }
    }

    /** Saves the velocity before the impulses act. */
    void begin() {
        startAlong = along;
        startAcross = across;
        startSpin = spin;
    }

    /** The part of the energy made that is linear in what the impulses changed, J. */
    double linear() {
        return toGrid(massAlong * (along - startAlong) * startAlong)
                + toGrid(massAcross * (across - startAcross) * startAcross)
                + toGrid(inertia * (spin - startSpin) * startSpin);
    }

    /** The part that is square in it, J. */
    double square() {
        return square(massAlong, along - startAlong)
                + square(massAcross, across - startAcross)
                + square(inertia, spin - startSpin);
    }

    private static double square(double mass, double changed) {
        return toGrid(0.5 * (mass * changed) * changed);
    }

    /** Leaves only a share of what the impulses changed. */
    void give(double share) {
        along = startAlong + toGrid(share * (along - startAlong));
        across = startAcross + toGrid(share * (across - startAcross));
        spin = startSpin + toGrid(share * (spin - startSpin));
    }
}
