// SPDX-License-Identifier: Apache-2.0
package org.robopitch.teams.skill;

import org.robopitch.engine.match.Commands;
import org.robopitch.robot.Remembering;

/**
 * Drives two-wheeled robots to places, as gladly backwards as forwards. What it commands is remembered, so that a
 * {@link StuckDetector} can compare what was wanted with what came of it.
 */
public final class Driver implements Remembering {
    // Motors follow with a lag T of about 0.08 s. With s'' = (command − s')/T and command = P·error − D·s' the answer
    // is
    // critically damped at P = (1 + D)²/(4 T); the turning is tuned a little softer for noisy eyes.
    private static final double TURN_P = 22;
    private static final double TURN_D = 1.8;
    private static final double MOVE_P = 40;
    private static final double MOVE_D = 2;

    /** To change between forwards and backwards the other way must be better by this cosine. */
    private static final double FLIP = 0.25;

    /** Nearer to a place than this a robot is there: more would only make it turn on the spot, m. */
    private static final double ARRIVED = 0.012;

    private final Field field;
    private final transient Sight sight;
    private final boolean[] backwards;
    private final double[] wantedSpeed;
    private final double[] wantedSpin;

    /**
     * A driver for a team's robots.
     *
     * @param field where it is played
     * @param sight where the robots are
     */
    public Driver(Field field, Sight sight) {
        this.field = field;
        this.sight = sight;
        this.backwards = new boolean[sight.robots];
        this.wantedSpeed = new double[sight.robots];
        this.wantedSpin = new double[sight.robots];
    }

    /**
     * Drives to a place and stops there.
     *
     * @param commands receives the wheel speeds
     * @param robot which one
     * @param x m
     * @param y m
     */
    public void stopAt(Commands commands, int robot, double x, double y) {
        go(commands, robot, x, y, field.topSpeed(), true);
    }

    /**
     * Drives towards a place and does not slow down there.
     *
     * @param commands receives the wheel speeds
     * @param robot which one
     * @param x m
     * @param y m
     * @param speed at most, m/s
     */
    public void through(Commands commands, int robot, double x, double y, double speed) {
        go(commands, robot, x, y, speed, false);
    }

    private void go(Commands commands, int robot, double x, double y, double speed, boolean stop) {
        double dx = x - sight.own[robot].x;
        double dy = y - sight.own[robot].y;
        double headingX = sight.own[robot].headingX;
        double headingY = sight.own[robot].headingY;
        double distance = Math.sqrt(dx * dx + dy * dy);
        if (stop && distance < ARRIVED) {
            move(commands, robot, 0, -sight.own[robot].spin);
            return;
        }
        double ahead = dx * headingX + dy * headingY;
        double left = headingX * dy - headingY * dx;
        backwards[robot] = ahead < (backwards[robot] ? FLIP : -FLIP) * distance;
        double way = backwards[robot] ? -1 : 1;
        double angle = StrictMath.atan2(way * left, way * ahead);
        double cosine = distance > 0 ? way * ahead / distance : 1;
        double wanted = speed;
        if (stop) {
            double along = way * (sight.own[robot].vx * headingX + sight.own[robot].vy * headingY);
            wanted = Math.max(-speed, Math.min(speed, MOVE_P * distance - MOVE_D * along));
            // Close to the place the bearing changes wildly: do not spin after it.
            angle *= Math.min(1, distance / 0.04);
        }
        if (cosine < 1 && wanted > 0) {
            wanted *= cosine > 0 ? cosine * cosine : 0;
        }
        move(commands, robot, way * wanted, TURN_P * angle - TURN_D * sight.own[robot].spin);
    }

    /**
     * Turns on the spot until the robot stands along a line, either way round.
     *
     * @param commands receives the wheel speeds
     * @param robot which one
     * @param alongX direction of the line, unit vector
     * @param alongY direction of the line, unit vector
     */
    public void standAlong(Commands commands, int robot, double alongX, double alongY) {
        double headingX = sight.own[robot].headingX;
        double headingY = sight.own[robot].headingY;
        double way = headingX * alongX + headingY * alongY < 0 ? -1 : 1;
        double angle = StrictMath.atan2(
                way * (headingX * alongY - headingY * alongX), way * (headingX * alongX + headingY * alongY));
        move(commands, robot, 0, TURN_P * angle - TURN_D * sight.own[robot].spin);
        wantedSpin[robot] = 0;
    }

    /**
     * Commands a speed and a spin. If the wheels cannot do both, the turn is kept and the speed is not.
     *
     * @param commands receives the wheel speeds
     * @param robot which one
     * @param speed forward positive, m/s
     * @param spin counter-clockwise positive, rad/s
     */
    public void move(Commands commands, int robot, double speed, double spin) {
        double top = field.topSpeed();
        double rim = Math.max(-top, Math.min(top, spin * field.halfTrack()));
        double room = top - 0.7 * Math.abs(rim);
        double along = Math.max(-room, Math.min(room, speed));
        commands.wheels(robot, clip((along - rim) / field.rimSpeed()), clip((along + rim) / field.rimSpeed()));
        wantedSpeed[robot] = along;
        wantedSpin[robot] = rim / field.halfTrack();
    }

    private double clip(double wheel) {
        double most = field.topSpeed() / field.rimSpeed();
        return Math.max(-most, Math.min(most, wheel));
    }

    /**
     * {@return the speed last commanded, forward positive, m/s}
     *
     * @param robot which one
     */
    public double wantedSpeed(int robot) {
        return wantedSpeed[robot];
    }

    /**
     * {@return the spin last commanded, rad/s}
     *
     * @param robot which one
     */
    public double wantedSpin(int robot) {
        return wantedSpin[robot];
    }
}
