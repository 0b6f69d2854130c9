// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot.believe;

import org.robopitch.robot.Remembering;
import org.robopitch.robot.Senses;
import org.robopitch.robot.track.WheelBase;

/**
 * How a robot itself moves: what its wheels make of the last command, corrected by what it senses. A controller that adds
 * to a noisy speed brakes more than it speeds up, because wheels brake harder; a robot that knows what it commanded does
 * not.
 */
public final class OwnMotion implements Remembering {
    private static final double PLACE_GAIN = 0.3;
    private static final double HEADING_GAIN = 0.4;
    private static final double SPEED_GAIN = 0.3;

    /** What is farther off than this was carried, m and rad. */
    private static final double CARRIED = 0.4;

    /** A speed that is farther off than this comes from a blow, m/s. */
    private static final double BLOW = 0.6;

    private final WheelBase base;
    private final transient double[] row = new double[3];
    private final double[] own = new double[3];
    private final double[] command = new double[3];
    private double x;
    private double y;
    private double heading;
    private double time = Double.NaN;

    /**
     * The motion of a robot.
     *
     * @param base what its wheels can do
     */
    public OwnMotion(WheelBase base) {
        this.base = base;
    }

    /**
     * Notes what was commanded.
     *
     * @param along m/s
     * @param across m/s
     * @param spin rad/s
     */
    public void commanded(double along, double across, double spin) {
        command[0] = along;
        command[1] = across;
        command[2] = spin;
    }

    /**
     * Makes place and speed of a cycle's senses steadier, and moves what was seen from there along.
     *
     * @param senses in as sensed, out as believed
     */
    public void steady(Senses senses) {
        double seconds = senses.time - time;
        time = senses.time;
        if (!senses.localised || !(seconds > 0 && seconds < 0.2)) {
            begin(senses);
            return;
        }
        predict(seconds);
        double offX = senses.x - x;
        double offY = senses.y - y;
        double turn = StrictMath.IEEEremainder(senses.heading - heading, 2 * Math.PI);
        if (offX * offX + offY * offY > CARRIED * CARRIED || Math.abs(turn) > CARRIED) {
            begin(senses);
            return;
        }
        heading += HEADING_GAIN * turn;
        x += PLACE_GAIN * offX;
        y += PLACE_GAIN * offY;
        double cosine = StrictMath.cos(heading);
        double sine = StrictMath.sin(heading);
        double along = cosine * senses.vx + sine * senses.vy - own[0];
        double across = cosine * senses.vy - sine * senses.vx - own[1];
        double gain = along * along + across * across > BLOW * BLOW ? 1 : SPEED_GAIN;
        own[0] += gain * along;
        own[1] += gain * across;
        own[2] += SPEED_GAIN * (senses.spin - own[2]);
        move(senses, x - senses.x, y - senses.y);
        senses.heading = heading;
        senses.vx = cosine * own[0] - sine * own[1];
        senses.vy = sine * own[0] + cosine * own[1];
        senses.spin = own[2];
    }

    private void begin(Senses senses) {
        x = senses.x;
        y = senses.y;
        heading = senses.heading;
        double cosine = StrictMath.cos(heading);
        double sine = StrictMath.sin(heading);
        own[0] = cosine * senses.vx + sine * senses.vy;
        own[1] = cosine * senses.vy - sine * senses.vx;
        own[2] = senses.spin;
    }

    private void predict(double seconds) {
        double strain = 1;
        for (int wheel = 0; wheel < WheelBase.WHEELS; wheel++) {
            base.pushRow(wheel, row);
            double push = 0;
            for (int i = 0; i < own.length; i++) {
                push += row[i] * (command[i] - own[i]) / seconds;
            }
            base.speedRow(wheel, row);
            double rolls = row[0] * own[0] + row[1] * own[1] + row[2] * own[2];
            strain = Math.max(strain, Math.abs(push) / (push * rolls < 0 ? base.brakingShare() : 1));
        }
        double wasAlong = own[0];
        double wasAcross = own[1];
        double wasSpin = own[2];
        for (int i = 0; i < own.length; i++) {
            own[i] += (command[i] - own[i]) / strain;
        }
        double turn = 0.5 * seconds * (wasSpin + own[2]);
        double cosine = StrictMath.cos(heading + 0.5 * turn);
        double sine = StrictMath.sin(heading + 0.5 * turn);
        double along = 0.5 * seconds * (wasAlong + own[0]);
        double across = 0.5 * seconds * (wasAcross + own[1]);
        x += cosine * along - sine * across;
        y += sine * along + cosine * across;
        heading += turn;
    }

    private static void move(Senses senses, double dx, double dy) {
        senses.x += dx;
        senses.y += dy;
        senses.ballX += dx;
        senses.ballY += dy;
        senses.touchdownX += dx;
        senses.touchdownY += dy;
        for (int i = 0; i < senses.obstacles; i++) {
            senses.obstacleX[i] += dx;
            senses.obstacleY[i] += dy;
        }
    }
}
