// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.world;

import static org.robopitch.engine.world.Contacts.FIRST_ACROSS;
import static org.robopitch.engine.world.Contacts.FIRST_ALONG;
import static org.robopitch.engine.world.Contacts.FIRST_SPIN;
import static org.robopitch.engine.world.Contacts.POINT;
import static org.robopitch.engine.world.Contacts.SECOND_ALONG;
import static org.robopitch.engine.world.Contacts.SECOND_SPIN;

import org.robopitch.engine.body.Bodies;
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

    private final Bodies bodies;
    private final StepMotion motion;

    HalfWay(Bodies bodies, StepMotion motion) {
        this.bodies = bodies;
        this.motion = motion;
    }

    /** Replaces a contact's rows by those in half of the time left; says if they differ at all, as bodies turn. */
    boolean measure(Contacts c, int k, double half) {
        double[] row = c.row;
        int r = k * Contacts.STRIDE;
        double turnOne = half * motion.arrivedSpin[c.first[k]];
        double turnOther = half * motion.arrivedSpin[c.second[k]];
        if (Math.abs(turnOne) < LEAST_TURN && Math.abs(turnOther) < LEAST_TURN) {
            return false;
        }
        if (c.cornersOnWall[k]) {
            turn(row, r + FIRST_ALONG, turnOne);
            for (int point = 0; point < 2; point++) {
                row[r + FIRST_SPIN + point] =
                        c.pointX(k, point) * row[r + FIRST_ACROSS] - c.pointY(k, point) * row[r + FIRST_ALONG];
            }
        } else {
            turnOnBody(c, k, half, turnOne, turnOther);
        }
        if (motion.slides) {
            // The velocity does not turn with the body.
            turn(row, r + FIRST_ALONG, -turnOne);
            turn(row, r + SECOND_ALONG, -turnOther);
        }
        return true;
    }

    /** The other body slides along the first, with which the normal turns, and stands otherwise to it half-way. */
    private void turnOnBody(Contacts c, int k, double half, double turnOne, double turnOther) {
        double[] row = c.row;
        int r = k * Contacts.STRIDE;
        double slide = half * (sliding(row, r + SECOND_ALONG, c.second[k]) + sliding(row, r + FIRST_ALONG, c.first[k]));
        double dx = bodies.x[c.second[k]] - bodies.x[c.first[k]];
        double dy = bodies.y[c.second[k]] - bodies.y[c.first[k]];
        double beside = row[r + FIRST_SPIN] + row[r + SECOND_SPIN];
        double apart = Math.sqrt(Math.max(0, dx * dx + dy * dy - beside * beside));
        double lever;
        if (c.flush[k]) {
            // Either side may be the one that the normal belongs to: half of each.
            slide = 0.5 * (slide - 0.5 * (turnOne + turnOther) * apart);
            lever = slide;
        } else {
            double depth = -(row[r + POINT] * row[r + FIRST_ALONG] + row[r + POINT + 1] * row[r + FIRST_ACROSS]);
            double turn = turnOther - turnOne;
            slide += turn * depth - turnOther * apart;
            lever = (apart - depth) * turn;
            turn(row, r + SECOND_ALONG, turn);
        }
        for (int point = 0; point < 2; point++) {
            row[r + FIRST_SPIN + point] += slide;
            row[r + SECOND_SPIN + point] += lever;
        }
    }

    /** Turns a direction in the frame of a body that turns by an angle. */
    private static void turn(double[] row, int at, double angle) {
        double sine = angle * (1 - angle * angle * (1.0 / 6));
        double cosine = 1 - 0.5 * (angle * angle);
        double along = row[at] * cosine + row[at + 1] * sine;
        row[at + 1] = row[at + 1] * cosine - row[at] * sine;
        row[at] = along;
    }

    /** How fast a body moves to the left of a direction. */
    private double sliding(double[] row, int at, int body) {
        return row[at] * motion.arrivedAcross[body] - row[at + 1] * motion.arrivedAlong[body];
    }
}
