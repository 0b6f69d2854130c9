// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.world;

import org.robopitch.engine.body.MovingBody;
import org.robopitch.engine.move.StepMotion;
import org.robopitch.engine.world.WallFaces.Face;

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

    /** Bodies that turn by less count as not turning, rad: at 1 m/s that is 40 nm in a step of 4 ms. */
    private static final double LEAST_TURN = 1e-5;

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
    public final Point point1 = new Point();

    /** Point 2; its gap is {@link #NO_POINT} if there is none. */
    public final Point point2 = new Point();

    final Point[] points = {point1, point2};

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

    /** The bodies as the {@link Solver} sees them, once it has taken the contact in. */
    @SuppressWarnings("NullAway.Init")
    Solver.Member firstMember;

    @SuppressWarnings("NullAway.Init")
    Solver.Member secondMember;

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
    public void place(Point point, double x, double y, double gap) {
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
    double parting(Point point) {
        return (firstAlong * first.along + firstAcross * first.across)
                + (secondAlong * second.along + secondAcross * second.across)
                + (point.firstSpin * first.spin + point.secondSpin * second.spin);
    }

    /** The same at the velocities with which they arrived. */
    double arrivedParting(Point point) {
        return (firstAlong * first.arrivedAlong + firstAcross * first.arrivedAcross)
                + (secondAlong * second.arrivedAlong + secondAcross * second.arrivedAcross)
                + (point.firstSpin * first.arrivedSpin + point.secondSpin * second.arrivedSpin);
    }

    /** By how much the point that lacks more parts more slowly than it should, m/s. */
    double deficit() {
        double at1 = point1.deficit();
        double at2 = point2.deficit();
        return at1 > at2 ? at1 : at2;
    }

    /**
     * Replaces the rows by those in half of the time left; says if they differ at all, as bodies turn. There, the speed at which
     * points approach is their mean speed, up to the second order, so bodies that turn and slide while they press do not overlap at
     * the end of the step. The velocities are those with which bodies arrived: what their drives want is seldom what bodies that
     * touch others do.
     */
    boolean moveHalfWay(StepMotion motion, double half) {
        double turnOne = half * first.arrivedSpin;
        double turnOther = half * second.arrivedSpin;
        if (Math.abs(turnOne) < LEAST_TURN && Math.abs(turnOther) < LEAST_TURN) {
            return false;
        }
        if (cornersOnWall) {
            turnFirst(turnOne);
            point1.firstSpin = point1.x * firstAcross - point1.y * firstAlong;
            point2.firstSpin = point2.x * firstAcross - point2.y * firstAlong;
        } else {
            turnOnBody(half, turnOne, turnOther);
        }
        // The velocity of a body that slides does not turn with it. Flush sides are turned alike, or they would push
        // askew.
        double mean = 0.5 * (turnOne + turnOther);
        if (motion.slides(first)) {
            turnFirst(flush ? -mean : -turnOne);
        }
        if (motion.slides(second)) {
            turnSecond(flush ? -mean : -turnOther);
        }
        return true;
    }

    /** The other body slides along the first, with which the normal turns, and stands otherwise to it half-way. */
    private void turnOnBody(double half, double turnOne, double turnOther) {
        double slide = half * (sliding(secondAlong, secondAcross, second) + sliding(firstAlong, firstAcross, first));
        double dx = second.x - first.x;
        double dy = second.y - first.y;
        double beside = point1.firstSpin + point1.secondSpin;
        double apart = Math.sqrt(Math.max(0, dx * dx + dy * dy - beside * beside));
        double lever;
        if (flush) {
            // Either side may be the one that the normal belongs to: half of each.
            slide = 0.5 * (slide - 0.5 * (turnOne + turnOther) * apart);
            lever = slide;
        } else {
            double depth = -(point1.x * firstAlong + point1.y * firstAcross);
            double turn = turnOther - turnOne;
            slide += turn * depth - turnOther * apart;
            lever = (apart - depth) * turn;
            turnSecond(turn);
        }
        point1.firstSpin += slide;
        point2.firstSpin += slide;
        point1.secondSpin += lever;
        point2.secondSpin += lever;
    }

    /** Turns the normal in the frame of the first body, which turns by an angle. */
    private void turnFirst(double angle) {
        double along = firstAlong;
        firstAlong = along * cosine(angle) + firstAcross * sine(angle);
        firstAcross = firstAcross * cosine(angle) - along * sine(angle);
    }

    /** The same in the frame of the second. */
    private void turnSecond(double angle) {
        double along = secondAlong;
        secondAlong = along * cosine(angle) + secondAcross * sine(angle);
        secondAcross = secondAcross * cosine(angle) - along * sine(angle);
    }

    private static double sine(double angle) {
        return angle * (1 - angle * angle * (1.0 / 6));
    }

    private static double cosine(double angle) {
        return 1 - 0.5 * (angle * angle);
    }

    /** How fast a body moves to the left of a direction. */
    private static double sliding(double along, double across, MovingBody body) {
        return along * body.arrivedAcross - across * body.arrivedAlong;
    }

    /** One of the two points of a contact. */
    public static final class Point {
        /** Where it is in the first body's frame, m. */
        public double x;

        /** Where it is in the first body's frame, m. */
        public double y;

        /** Distance still open, m, or {@link #NO_POINT}. */
        public double gap;

        /** Row of the first body's spin, m. */
        public double firstSpin;

        double secondSpin;

        /** Whether it strikes in the time left, instead of pressing. */
        boolean strikes;

        /** How fast the bodies part here, as last measured, and how fast they shall at least, m/s. */
        double part;

        double target;

        /** The impulse here, now and before the last round, N·s. */
        double impulse;

        double oldImpulse;

        /** What the spins gain from an impulse here, and by how much the bodies yield here to it. */
        double firstGain;

        double secondGain;
        double firstYield;
        double secondYield;

        Point() {}

        /** By how much it parts more slowly than it should, m/s; nothing or less if it does not. */
        double deficit() {
            return target - part;
        }
    }
}
