// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.world;

import org.robopitch.engine.body.MovingBody;

/**
 * Two bodies that may touch during the current step: one normal and one or two points. The speed at which the bodies part at a
 * point is a row times the velocities, in the bodies' own frames:
 *
 * <pre>part = firstAlong·first.along + firstAcross·first.across + firstSpin·first.spin + (the same of second)</pre>
 *
 * so an impulse j at the point changes first.along by firstAlong·j·inverseMassAlong, and so on. What the row says of the ground
 * does not matter, which has no velocity and yields to no impulse.
 */
public final class Contact {
    /** A gap that no body can cross in a step: the contact has no second point. */
    public static final double NO_POINT = 1e9;

    /** One body of the contact. */
    public MovingBody first;

    /** The other body, which may be the ball or the ground. */
    public MovingBody second;

    /** Row of the first body, along. */
    public double firstAlong;

    /** Row of the first body, across. */
    public double firstAcross;

    double secondAlong;
    double secondAcross;

    /** Point 1. */
    public final ContactPoint point1 = new ContactPoint();

    /** Point 2; its gap is {@link #NO_POINT} if there is none. */
    public final ContactPoint point2 = new ContactPoint();

    final ContactPoint[] points = {point1, point2};

    /** The impulse that was given in this step at both points together, N·s. */
    public double impulse;

    /** How far the bodies were apart when they were looked at, wherever it was, m. */
    double apart;

    /** Where the second body is in the first body's frame, m. */
    double secondX;

    double secondY;

    /** Whether the first body touches a wall with its corners. */
    boolean cornersOnWall;

    /** Whether two sides touch along their length, so that either may be the one that the normal belongs to. */
    boolean flush;

    /** Where a robot meets a wall: at a face, or at the block that the face belongs to. Of other contacts, any. */
    @SuppressWarnings("NullAway.Init")
    Face face;

    boolean atBlock;

    /** The bodies as {@link Impulses} see them, once it has joined these. */
    @SuppressWarnings("NullAway.Init")
    Member firstMember;

    @SuppressWarnings("NullAway.Init")
    Member secondMember;

    /** What the bodies gain from an impulse, and yield at one point to an impulse at the other, once it was active. */
    boolean prepared;

    double firstGainAlong;
    double firstGainAcross;
    double secondGainAlong;
    double secondGainAcross;
    double firstYield;
    double secondYield;

    Contact(MovingBody nobody) {
        first = nobody;
        second = nobody;
    }

    /**
     * Places one of its points.
     *
     * @param point which
     * @param x in the first body's frame, m
     * @param y in the first body's frame, m
     * @param gap m, or {@link #NO_POINT}
     */
    public void place(ContactPoint point, double x, double y, double gap) {
        point.x = x;
        point.y = y;
        point.gap = gap;
        point.firstSpin = x * firstAcross - y * firstAlong;
        point.secondSpin = (y - secondY) * firstAlong - (x - secondX) * firstAcross;
    }

    /** {@return the smaller of both gaps, m} */
    public double gap() {
        return point1.gap < point2.gap ? point1.gap : point2.gap;
    }

    /** Works out how fast the bodies part at both points. */
    void measure() {
        point1.part = parting(point1);
        point2.part = parting(point2);
    }

    /** How fast the bodies part at a point at their present velocities, m/s. */
    double parting(ContactPoint point) {
        return (firstAlong * first.along + firstAcross * first.across)
                + (secondAlong * second.along + secondAcross * second.across)
                + (point.firstSpin * first.spin + point.secondSpin * second.spin);
    }

    /** The same at the velocities with which they arrived. */
    double arrivedParting(ContactPoint point) {
        return (firstAlong * first.arrivedAlong + firstAcross * first.arrivedAcross)
                + (secondAlong * second.arrivedAlong + secondAcross * second.arrivedAcross)
                + (point.firstSpin * first.arrivedSpin + point.secondSpin * second.arrivedSpin);
    }

    /** By how much the point that lacks more parts more slowly than it should, m/s. */
    double lacking() {
        double at1 = point1.lacking();
        double at2 = point2.lacking();
        return at1 > at2 ? at1 : at2;
    }
}
