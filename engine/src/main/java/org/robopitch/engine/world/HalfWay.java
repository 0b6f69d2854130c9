// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.world;

import org.robopitch.engine.body.MovingBody;
import org.robopitch.engine.move.StepMotion;

/**
 * Measures contacts as they will be half-way through a step. There, the speed at which points approach is their mean speed, up
 * to the second order, so bodies that turn and slide while they press do not overlap at the end of the step.
 *
 * <p>The velocities are those with which bodies arrived: what their drives want is seldom what bodies that touch others do.
 */
final class HalfWay {
    /** Bodies that turn by less count as not turning, rad: at 1 m/s that is 40 nm in a step of 4 ms. */
    private static final double LEAST_TURN = 1e-5;

    private final StepMotion motion;

    HalfWay(StepMotion motion) {
        this.motion = motion;
    }

    /** Replaces a contact's rows by those in half of the time left; says if they differ at all, as bodies turn. */
    boolean measure(Contact c, double half) {
        double turnOne = half * c.first.arrivedSpin;
        double turnOther = half * c.second.arrivedSpin;
        if (Math.abs(turnOne) < LEAST_TURN && Math.abs(turnOther) < LEAST_TURN) {
            return false;
        }
        if (c.cornersOnWall) {
            turnFirst(c, turnOne);
            c.point1.firstSpin = c.point1.x * c.firstAcross - c.point1.y * c.firstAlong;
            c.point2.firstSpin = c.point2.x * c.firstAcross - c.point2.y * c.firstAlong;
        } else {
            turnOnBody(c, half, turnOne, turnOther);
        }
        // The velocity of a body that slides does not turn with it.
        if (motion.slides(c.first)) {
            turnFirst(c, -turnOne);
        }
        if (motion.slides(c.second)) {
            turnSecond(c, -turnOther);
        }
        return true;
    }

    /** The other body slides along the first, with which the normal turns, and stands otherwise to it half-way. */
    private static void turnOnBody(Contact c, double half, double turnOne, double turnOther) {
        double slide = half
                * (sliding(c.secondAlong, c.secondAcross, c.second) + sliding(c.firstAlong, c.firstAcross, c.first));
        double dx = c.second.x - c.first.x;
        double dy = c.second.y - c.first.y;
        double beside = c.point1.firstSpin + c.point1.secondSpin;
        double apart = Math.sqrt(Math.max(0, dx * dx + dy * dy - beside * beside));
        double lever;
        if (c.flush) {
            // Either side may be the one that the normal belongs to: half of each.
            slide = 0.5 * (slide - 0.5 * (turnOne + turnOther) * apart);
            lever = slide;
        } else {
            double depth = -(c.point1.x * c.firstAlong + c.point1.y * c.firstAcross);
            double turn = turnOther - turnOne;
            slide += turn * depth - turnOther * apart;
            lever = (apart - depth) * turn;
            turnSecond(c, turn);
        }
        c.point1.firstSpin += slide;
        c.point2.firstSpin += slide;
        c.point1.secondSpin += lever;
        c.point2.secondSpin += lever;
    }

    /** Turns the normal in the frame of the first body, which turns by an angle. */
    private static void turnFirst(Contact c, double angle) {
        double along = c.firstAlong;
        c.firstAlong = along * cosine(angle) + c.firstAcross * sine(angle);
        c.firstAcross = c.firstAcross * cosine(angle) - along * sine(angle);
    }

    /** The same in the frame of the second. */
    private static void turnSecond(Contact c, double angle) {
        double along = c.secondAlong;
        c.secondAlong = along * cosine(angle) + c.secondAcross * sine(angle);
        c.secondAcross = c.secondAcross * cosine(angle) - along * sine(angle);
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
}
