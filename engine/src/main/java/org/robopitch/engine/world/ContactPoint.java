// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.world;

/** One of the two points of a contact. */
public final class ContactPoint {
    /** Where it is in the first body's frame, m. */
    public double x;

    /** Where it is in the first body's frame, m. */
    public double y;

    /** Distance still open, m, or {@link Contact#NO_POINT}. */
    public double gap;

    /** Row of the first body's spin, m. */
    public double firstSpin;

    double secondSpin;

    /** Whether it strikes in the time left, instead of pressing. */
    boolean strikes;

    /** How fast the bodies part here, as last measured, and how fast they shall at least, m/s. */
    double part;

    double wanted;

    /** The impulse here, now and before the last round, N·s. */
    double impulse;

    double oldImpulse;

    /** What the spins gain from an impulse here, and by how much the bodies yield here to it. */
    double firstGain;

    double secondGain;
    double firstYield;
    double secondYield;

    ContactPoint() {}

    /** By how much it parts more slowly than it should, m/s; nothing or less if it does not. */
    double lacking() {
        return wanted - part;
    }
}
