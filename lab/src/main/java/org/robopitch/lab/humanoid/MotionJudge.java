// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.humanoid;

import org.robopitch.bahia3d.Repertoire;
import org.robopitch.bahia3d.brain.Drills;
import org.robopitch.bahia3d.movement.Movement;

/** How good a movement is, in one trial with the referee's rules on: limbs that hit each other are frozen. */
enum MotionJudge {
    /** Face down to standing. */
    GET_UP_FRONT("get-up-front", (with, type, seed) -> getUp(with, 0, type, seed)),
    /** On the back to standing. */
    GET_UP_BACK("get-up-back", (with, type, seed) -> getUp(with, 1, type, seed)),
    /** On a side to standing, by way of belly or back. */
    ROLL_OVER("roll-over", (with, type, seed) -> getUp(with, 2 + (int) (seed % 2), type, seed)),
    /** The ball's way, straight ahead. */
    KICK_LONG("kick-long", (with, type, seed) -> kick(with, true, type, seed)),
    /** The same, as near as possible to four metres. */
    KICK_SHORT("kick-short", (with, type, seed) -> kick(with, false, type, seed)),
    /** How far to the side it keeps a rolling ball out soon after it begins. */
    DIVE("dive", (with, type, seed) -> dive(with, type, seed));

    /** How soon a dive counts, cycles. */
    private static final int DIVE_CYCLES = 30;

    private final String label;

    private final Trial trial;

    /** One trial with the movements of a robot. */
    private interface Trial {
        double score(Repertoire repertoire, int type, long seed);
    }

    MotionJudge(String label, Trial trial) {
        this.label = label;
        this.trial = trial;
    }

    String label() {
        return label;
    }

    /** The score of a trial: more is better. */
    double score(Movement movement, int type, long seed) {
        return trial.score(with(movement, type), type, seed);
    }

    Repertoire with(Movement movement, int type) {
        Repertoire usual = Repertoire.builtIn(type);
        return new Repertoire(
                usual.stand(),
                this == GET_UP_FRONT ? movement : usual.upFromFront(),
                this == GET_UP_BACK ? movement : usual.upFromBack(),
                this == ROLL_OVER ? movement : usual.rollFromRight(),
                this == KICK_LONG ? movement : usual.farRight(),
                this == KICK_SHORT ? movement : usual.nearRight(),
                this == DIVE ? movement : usual.diveRight(),
                usual.fall());
    }

    /** Between 1 and 2 if it stands within four seconds and stays there, the sooner the more; else how far up it came. */
    private static double getUp(Repertoire repertoire, int how, int type, long seed) {
        Rig rig = new Rig(type, seed, repertoire, Drills::stand);
        rig.stand(3, 20);
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

    /** The ball's way after a kick from where the robot has walked to, less what the time until then is worth. */
    private static double kick(Repertoire repertoire, boolean far, int type, long seed) {
        Rig rig = new Rig(type, seed, repertoire, known -> Drills.kick(known, far));
        rig.beam(-0.5, 0.06 * rig.random().nextGaussian(), 0.15 * rig.random().nextGaussian());
        rig.ball(0, 0);
        int cycles = rig.cyclesUntil(() -> rig.ballSpeed() >= 1, 50 * 12);
        boolean fell = false;
        for (int k = 0; k < 50 * 6 && (k < 75 || rig.ballSpeed() > 0.05); k++) {
            rig.cycle();
            fell |= rig.upright() < 0.6;
        }
        double dx = rig.world().ball(0);
        double dy = rig.world().ball(1);
        double distance = StrictMath.hypot(dx, dy);
        double off = Math.abs(StrictMath.atan2(dy, dx));
        double straight = off < 0.1 ? 1 : off < 0.175 ? 0.9 : Math.max(0.1, 0.8 - off);
        double useful = far ? distance : 4 - Math.abs(4 - distance);
        double late = 0.15 * cycles * Rig.CYCLE;
        return fell ? 0.25 * useful * straight - 1 - late : useful * straight - late;
    }

    /** How far it reaches to the side after 0.5 and 0.6 s, in tenths of a metre; less if it does not get up afterwards. */
    private static double dive(Repertoire repertoire, int type, long seed) {
        boolean left = seed % 2 == 0;
        Rig rig = new Rig(type, seed, repertoire, known -> Drills.dive(known, left));
        rig.stand(3, 0);
        double start = rig.y();
        double soon = 0;
        double reach = 0;
        // It dives 0.7 s after its first senses.
        for (int k = 0; k < 37 + DIVE_CYCLES; k++) {
            rig.cycle();
            start = k < 36 ? rig.y() : start;
            soon = k < 37 + DIVE_CYCLES - 5 ? rig.reach(left) : soon;
            reach = rig.reach(left);
        }
        double covered = (left ? 1 : -1) * (0.3 * soon + 0.7 * reach - start);
        boolean up = false;
        for (int k = 0; k < 50 * 6 && !up; k++) {
            rig.cycle();
            up = k > 20 && rig.stands();
        }
        return 10 * covered - (up ? 0 : 1) - Math.max(0, rig.fastestJoint() - 14);
    }
}
