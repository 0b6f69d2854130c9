// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.humanoid;

import org.robopitch.bahia3d.Repertoire;
import org.robopitch.bahia3d.brain.Drills;
import org.robopitch.bahia3d.brain.KickSpot;
import org.robopitch.bahia3d.movement.Movement;

/** How good a movement is, in one trial with the referee's rules on: limbs that hit each other are frozen. */
enum MotionJudge {
    /** Face down to standing. */
    GET_UP_FRONT("get-up-front") {
        @Override
        double score(Movement movement, int type, long seed) {
            return getUp(with(movement, type), 0, type, seed);
        }
    },
    /** On the back to standing. */
    GET_UP_BACK("get-up-back") {
        @Override
        double score(Movement movement, int type, long seed) {
            return getUp(with(movement, type), 1, type, seed);
        }
    },
    /** On a side to standing, by way of belly or back. */
    ROLL_OVER("roll-over") {
        @Override
        double score(Movement movement, int type, long seed) {
            return getUp(with(movement, type), 2 + (int) (seed % 2), type, seed);
        }
    },
    /** The ball's way, straight ahead. */
    KICK_LONG("kick-long") {
        @Override
        double score(Movement movement, int type, long seed) {
            return kick(with(movement, type), true, type, seed);
        }
    },
    /** The same, as near as possible to three metres. */
    KICK_SHORT("kick-short") {
        @Override
        double score(Movement movement, int type, long seed) {
            return kick(with(movement, type), false, type, seed);
        }
    };

    private final String label;

    MotionJudge(String label) {
        this.label = label;
    }

    String label() {
        return label;
    }

    /** The score of a trial: more is better. */
    abstract double score(Movement movement, int type, long seed);

    Repertoire with(Movement movement, int type) {
        Repertoire usual = Repertoire.builtIn(type);
        return new Repertoire(
                usual.stand(),
                this == GET_UP_FRONT ? movement : usual.upFromFront(),
                this == GET_UP_BACK ? movement : usual.upFromBack(),
                this == ROLL_OVER ? movement : usual.rollFromRight(),
                this == KICK_LONG ? movement : usual.farRight(),
                this == KICK_SHORT ? movement : usual.nearRight(),
                usual.diveRight(),
                usual.fall());
    }

    /** Between 1 and 2 if it stands within four seconds and stays there, the sooner the more; else how far up it came. */
    private static double getUp(Repertoire repertoire, int how, int type, long seed) {
        Rig rig = new Rig(type, seed, repertoire, Drills::stand);
        rig.beam(0, 0, 0);
        rig.ball(3, 3);
        for (int k = 0; k < 20; k++) {
            rig.cycle();
        }
        rig.lay(how);
        int since = -1;
        double highest = 0;
        for (int k = 0; k < 50 * 4 && (since < 0 || k - since < 50); k++) {
            rig.cycle();
            since = rig.stands() ? (since < 0 ? k : since) : -1;
            highest = Math.max(highest, rig.upright() * rig.height() / 0.33);
        }
        return since < 0 ? 0.5 * Math.min(1, Math.max(0, highest)) : 2 - 0.25 * since * Rig.CYCLE;
    }

    private static double kick(Repertoire repertoire, boolean far, int type, long seed) {
        KickSpot spot = far ? KickSpot.FAR : KickSpot.NEAR;
        Rig rig = new Rig(type, seed, repertoire, known -> Drills.kickNow(known, far));
        rig.beam(0, 0, 0);
        rig.ball(5, 5);
        for (int k = 0; k < 60; k++) {
            rig.cycle();
        }
        double c = StrictMath.cos(rig.heading());
        double s = StrictMath.sin(rig.heading());
        double ahead = spot.ahead() + 0.006 * rig.random().nextGaussian();
        double side = spot.side() + 0.006 * rig.random().nextGaussian();
        double bx = rig.x() + c * ahead + s * side;
        double by = rig.y() + s * ahead - c * side;
        double heading = rig.heading();
        rig.ball(bx, by);
        boolean fell = false;
        for (int k = 0; k < 50 * 6 && (k < 100 || rig.ballSpeed() > 0.05); k++) {
            rig.cycle();
            fell |= rig.upright() < 0.6;
        }
        double dx = rig.world().ball(0) - bx;
        double dy = rig.world().ball(1) - by;
        double distance = StrictMath.hypot(dx, dy);
        double off = Math.abs(StrictMath.IEEEremainder(StrictMath.atan2(dy, dx) - heading, 2 * StrictMath.PI));
        double straight = off < 0.1 ? 1 : off < 0.175 ? 0.9 : Math.max(0.1, 0.8 - off);
        double useful = far ? distance : 3 - Math.abs(3 - distance);
        return fell ? 0.25 * useful * straight - 1 : useful * straight;
    }
}
