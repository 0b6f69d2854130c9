// SPDX-License-Identifier: Apache-2.0
package org.robopitch.bahia3d.brain;

import org.robopitch.bahia3d.model.AgentDatabase;
import org.robopitch.bahia3d.model.Angles;
import org.robopitch.bahia3d.model.PlayerModel;
import org.robopitch.engine.move.Trigonometry;
import org.robopitch.robot.Remembering;

/** Walks to places, round the ball and round others. */
final class Navigator implements Remembering {
    /** The fastest walk that hardly ever ends in a fall, m/s. */
    private static final double FAST = 0.64;

    /** How far from the middle line robots go: one that falls in a goal gets its limbs caught in the net, m. */
    private static final double OUT_OF_NETS = 15.1;

    /** How near others may come, from middle to middle, before a robot without the ball gives way, m. */
    private static final double CLEARANCE = 0.85;

    private final transient AgentDatabase known;
    private double driftForward;
    private double driftLeft;
    private double last;
    private transient double awayX;
    private transient double awayY;

    Navigator(AgentDatabase known) {
        this.known = known;
    }

    /** Walks to a pose; far away it faces where it goes, nearby where it should face. */
    Action.Walk to(double x, double y, double heading, double speed) {
        double dx = outOfNets(x) - known.localisation.x;
        double dy = y - known.localisation.y;
        double distance = StrictMath.hypot(dx, dy);
        double own = known.localisation.heading();
        if (distance > 0.55) {
            double way = around(dx, dy, distance);
            double error = Angles.wrap(way - own);
            double ahead = Math.abs(error) < 0.35 ? 1 : Math.abs(error) < 1 ? 0.5 : 0;
            double slow = Math.min(1, 0.35 + (distance - 0.4) * 0.7);
            return new Action.Walk(
                    Math.min(speed, FAST) * ahead * slow, 0, Angles.limit(1.8 * error, ahead > 0.9 ? 0.8 : 1.8));
        }
        return near(x, y, heading);
    }

    private static double outOfNets(double x) {
        return Angles.limit(x, OUT_OF_NETS);
    }

    /** Walks forwards through a nearby place, without slowing down for it. */
    Action.Walk round(double x, double y) {
        double error = known.localisation.turnTo(known.localisation.bearing(outOfNets(x), y));
        double forward = Math.abs(error) < 0.5 ? 0.45 : Math.abs(error) < 1.1 ? 0.25 : 0;
        return new Action.Walk(forward, 0, Angles.limit(2 * error, 1.6));
    }

    /** Walks to a pose as a robot that has no business with the ball: without haste, and out of everybody's way. */
    Action.Walk stroll(double x, double y, double heading, double speed) {
        double push = repel();
        if (push < 0.15) {
            return to(x, y, heading, speed);
        }
        double own = known.localisation.heading();
        double c = Trigonometry.cos(own);
        double s = Trigonometry.sin(own);
        return new Action.Walk(
                Angles.limit(0.4 * (c * awayX + s * awayY), 0.3),
                Angles.limit(0.3 * (c * awayY - s * awayX), 0.16),
                Angles.limit(0.8 * Angles.wrap(heading - own), 0.5));
    }

    /** {@return whether somebody is so near that a robot without the ball should give way} */
    boolean crowded() {
        return repel() > 0.3;
    }

    /** Adds up how others push this robot away; the size of the sum. */
    private double repel() {
        awayX = 0;
        awayY = 0;
        for (int i = 0; i < 2 * AgentDatabase.PLAYERS; i++) {
            PlayerModel other = known.player(i);
            double ox = known.localisation.x - other.x;
            double oy = known.localisation.y - other.y;
            double range = StrictMath.hypot(ox, oy);
            if (other.age < 1.5 && range < CLEARANCE && range > 0.05) {
                double push = (CLEARANCE - range) / (CLEARANCE - 0.35) / range;
                awayX += push * ox;
                awayY += push * oy;
            }
        }
        return StrictMath.hypot(awayX, awayY);
    }

    /** Walks the last steps to a pose, forwards, backwards, sideways and turning at once. */
    Action.Walk near(double x, double y, double heading) {
        double dx = outOfNets(x) - known.localisation.x;
        double dy = y - known.localisation.y;
        double own = known.localisation.heading();
        double forward = Trigonometry.cos(own) * dx + Trigonometry.sin(own) * dy;
        double left = -Trigonometry.sin(own) * dx + Trigonometry.cos(own) * dy;
        double turn = Angles.wrap(heading - own);
        // Steps on the spot drift, so that a small speed alone would not bring the robot there.
        if (known.time - last > 0.1) {
            driftForward = 0;
            driftLeft = 0;
        }
        last = known.time;
        driftForward = Angles.limit(driftForward + 0.02 * Angles.limit(forward, 0.05), 0.12);
        driftLeft = Angles.limit(driftLeft + 0.02 * Angles.limit(left, 0.04), 0.08);
        return new Action.Walk(
                Angles.limit(1.4 * forward + driftForward, 0.25),
                Angles.limit(1.4 * left + driftLeft, 0.16),
                Angles.limit(1.6 * turn, 1.2));
    }

    /** The direction to walk in, past others who stand in the way. */
    private double around(double dx, double dy, double distance) {
        double direct = StrictMath.atan2(dy, dx);
        double shift = 0;
        for (int i = 0; i < 2 * AgentDatabase.PLAYERS; i++) {
            PlayerModel other = known.player(i);
            if (other.age > 1.5) {
                continue;
            }
            double ox = other.x - known.localisation.x;
            double oy = other.y - known.localisation.y;
            double range = StrictMath.hypot(ox, oy);
            if (range > 1.6 || range > distance || range < 0.05) {
                continue;
            }
            double off = Angles.wrap(StrictMath.atan2(oy, ox) - direct);
            double width = StrictMath.atan2(0.5, range);
            if (Math.abs(off) < width) {
                shift += (off > 0 ? -1 : 1) * (width - Math.abs(off));
            }
        }
        return direct + Angles.limit(shift, 1.2);
    }
}
