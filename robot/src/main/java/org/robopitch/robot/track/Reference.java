// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot.track;

import org.robopitch.robot.plan.Path;

/** Where a robot should be in the next cycles: place and velocity on each of three axes (x, y and heading). */
public final class Reference {
    /** x, y and heading. */
    public static final int AXES = 3;

    /** A turn is slowed down by this share of what is allowed, so that it does not swing over. */
    private static final double BRAKES = 0.6;

    private final double cycle;
    private final int horizon;
    final double[][] place;
    final double[][] speed;
    private final double[] point = new double[4];

    /**
     * Room for a horizon.
     *
     * @param cycle time between two entries, s
     * @param horizon how many cycles ahead it reaches
     */
    public Reference(double cycle, int horizon) {
        this.cycle = cycle;
        this.horizon = horizon;
        this.place = new double[AXES][horizon + 1];
        this.speed = new double[AXES][horizon + 1];
    }

    /** {@return how many cycles ahead it reaches} */
    public int horizon() {
        return horizon;
    }

    /** {@return time between two entries, s} */
    public double cycle() {
        return cycle;
    }

    /**
     * Sets an entry.
     *
     * @param entry 0 is now
     * @param axis 0 x, 1 y, 2 heading
     * @param where m or rad
     * @param fast m/s or rad/s
     */
    public void set(int entry, int axis, double where, double fast) {
        place[axis][entry] = where;
        speed[axis][entry] = fast;
    }

    /**
     * Follows a path from now on.
     *
     * @param path where to
     */
    public void follow(Path path) {
        for (int k = 0; k <= horizon; k++) {
            path.at(k * cycle, point);
            set(k, 0, point[0], point[2]);
            set(k, 1, point[1], point[3]);
        }
    }

    /**
     * Turns to a heading, from how the robot turns now, at a limited rate.
     *
     * @param now heading, rad
     * @param nowSpin rad/s
     * @param wanted heading, rad
     * @param fastest rad/s
     * @param twist how quickly the turn speeds up and slows down, rad/s²
     */
    public void turn(double now, double nowSpin, double wanted, double fastest, double twist) {
        double left = StrictMath.IEEEremainder(wanted - now, 2 * Math.PI);
        double at = now;
        double rate = nowSpin;
        for (int k = 0; k <= horizon; k++) {
            set(k, 2, at, rate);
            double brakes = Math.sqrt(2 * BRAKES * twist * Math.abs(left));
            double most = Math.min(Math.min(fastest, brakes), Math.abs(left) / cycle);
            double change = Math.copySign(most, left) - rate;
            double next = rate + Math.max(-twist * cycle, Math.min(twist * cycle, change));
            at += 0.5 * (rate + next) * cycle;
            left -= 0.5 * (rate + next) * cycle;
            rate = next;
        }
    }
}
