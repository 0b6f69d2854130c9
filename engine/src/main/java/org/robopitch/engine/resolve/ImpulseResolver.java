// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.resolve;

import org.jspecify.annotations.Nullable;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.detect.Contacts;
import org.robopitch.engine.detect.Detector;
import org.robopitch.engine.move.StepMotion;

/**
 * Collisions by impulse (Klančar 2003, eq. 11–21), for any number of robots at once, the open problem of that paper.
 *
 * <p>Each round looks at all contacts with the velocities the round began with. A body that takes part in n contacts is
 * split into n copies with 1/n of its mass each; every contact is then an ordinary collision of two bodies, solved
 * exactly, both points together; and the copies are put together again with their mean velocity (Tonge et al. 2012).
 * A round can take back what an earlier one gave too much of, and the first begins with the impulses of the last step,
 * which in a pile at rest are the answer already. It follows:
 *
 * <ul>
 *   <li>no energy is made: a collision makes none, a mean has no more than what it is the mean of, and what a wrong
 *       guess from the last step might bring in is taken back at the end by slowing down all that touch;
 *   <li>the order of the contacts does not matter, to the last bit: the parts are rounded to a common grid before they
 *       are added, and such sums are exact;
 *   <li>the cost is bounded: a few rounds, whatever the pile. What they leave is too slow to matter, or the world holds
 *       the bodies where they are.
 * </ul>
 *
 * <p>A contact is about to close if the gap would be crossed within the step. Slow bodies are braked to arrive exactly
 * (so they rest without chattering); fast ones bounce. Overlaps of some micrometres are undone by shifting, not by speed.
 */
public final class ImpulseResolver implements Resolver {
    private static final int MOST_ROUNDS = 8;
    private static final double FIRST_TOLERANCE = 1e-10;
    private static final double TOLERANCE = 3e-6;
    private static final double OVERLAP_LEFT = 2e-6;
    private static final double SHIFT_SHARE = 0.3;

    /** Contacts closer than this begin with the impulses of the last step, m. */
    private static final double RESTING_GAP = 2e-5;

    /** After this many rounds a ball that is still squeezed is taken as fixed, so that robots stop at it. */
    private static final int ROUNDS_BEFORE_PINNING = 2;

    /** Adding and subtracting it rounds a number to a multiple of 2⁻⁴⁰; sums of such numbers are exact. */
    private static final double GRID = 6144;

    private final CollisionSettings settings;
    private final @Nullable WallHandler wallHandler;
    private final FreshImpact freshImpact;
    private final RememberedImpulses remembered;
    private final TwoPoints points = new TwoPoints();

    private final int[] touches;
    private final double[] changeAlong;
    private final double[] changeAcross;
    private final double[] changeSpin;
    private double[] part1 = new double[16];
    private double[] part2 = new double[16];
    private double[] wanted1 = new double[16];
    private double[] wanted2 = new double[16];
    private double[] impulse1 = new double[16];
    private double[] impulse2 = new double[16];
    private boolean[] active = new boolean[16];
    private boolean[] settled = new boolean[16];
    private boolean ballPinned;

    /**
     * Sets up a resolver for one world.
     *
     * @param bodies the state of that world
     * @param settings how bouncy things are
     * @param wallHandler what a single robot does at a wall, or null for an impulse there too
     */
    public ImpulseResolver(Bodies bodies, CollisionSettings settings, @Nullable WallHandler wallHandler) {
        this.settings = settings;
        this.wallHandler = wallHandler;
        this.freshImpact = new FreshImpact(bodies);
        this.remembered = new RememberedImpulses(bodies);
        int n = bodies.ground + 1;
        touches = new int[n];
        changeAlong = new double[n];
        changeAcross = new double[n];
        changeSpin = new double[n];
    }

    @Override
    public double[] memory() {
        return remembered.values();
    }

    @Override
    public void resolve(Bodies bodies, Contacts contacts, Detector detector, StepMotion motion, double step) {
        if (contacts.count == 0) {
            remembered.forget();
            return;
        }
        reserve(contacts.count);
        ballPinned = false;
        if (look(bodies, contacts, step)) {
            noteTouched(contacts, motion);
            resolveSingles(bodies, contacts, detector, motion, step);
            double energy = bodies.kineticEnergy();
            beginWithRemembered(bodies, contacts);
            for (int round = 0; round < MOST_ROUNDS; round++) {
                if (round == ROUNDS_BEFORE_PINNING && ballIsSqueezed(bodies, contacts, step)) {
                    ballPinned = true;
                    keepBallOffWalls(bodies, contacts);
                }
                if (!improve(bodies, contacts, step)) {
                    break;
                }
            }
            returnEnergyMade(bodies, motion, energy);
        }
        remembered.keep(contacts, impulse1, impulse2);
        for (int k = 0; k < contacts.count; k++) {
            contacts.impulse[k] = impulse1[k] + impulse2[k];
        }
        shiftApart(bodies, contacts, motion);
    }

    private void reserve(int count) {
        if (part1.length < count) {
            int length = 2 * count;
            part1 = new double[length];
            part2 = new double[length];
            wanted1 = new double[length];
            wanted2 = new double[length];
            impulse1 = new double[length];
            impulse2 = new double[length];
            active = new boolean[length];
            settled = new boolean[length];
        }
        for (int k = 0; k < count; k++) {
            impulse1[k] = 0;
            impulse2[k] = 0;
            settled[k] = false;
        }
    }

    /** Finds the contacts that would close, counts them per body, and says how fast each of its points should part. */
    private boolean look(Bodies bodies, Contacts c, double step) {
        java.util.Arrays.fill(touches, 0);
        boolean any = false;
        for (int k = 0; k < c.count; k++) {
            measure(bodies, c, k);
            boolean closes = closes(part1[k], c.gap1[k], step, FIRST_TOLERANCE)
                    || closes(part2[k], c.gap2[k], step, FIRST_TOLERANCE);
            active[k] = closes;
            want(bodies, c, k, step);
            if (closes) {
                touches[c.first[k]]++;
                touches[c.second[k]]++;
                any = true;
            }
        }
        return any;
    }

    /** How fast the bodies part at both points. */
    private void measure(Bodies bodies, Contacts c, int k) {
        int a = c.first[k];
        int b = c.second[k];
        double common = (c.firstAlong[k] * bodies.along[a] + c.firstAcross[k] * bodies.across[a])
                + (c.secondAlong[k] * bodies.along[b] + c.secondAcross[k] * bodies.across[b]);
        part1[k] = common + (c.firstSpin1[k] * bodies.spin[a] + c.secondSpin1[k] * bodies.spin[b]);
        part2[k] = common + (c.firstSpin2[k] * bodies.spin[a] + c.secondSpin2[k] * bodies.spin[b]);
    }

    private static boolean closes(double part, double gap, double step, double tolerance) {
        return part * step + Math.max(gap, 0) < -tolerance;
    }

    private void want(Bodies bodies, Contacts c, int k, double step) {
        double restitution = restitution(bodies, c.first[k], c.second[k]);
        wanted1[k] = wanted(part1[k], c.gap1[k], step, restitution);
        wanted2[k] = wanted(part2[k], c.gap2[k], step, restitution);
    }

    /** A point that closes fast bounces; any other may come as close as its gap allows. */
    private double wanted(double part, double gap, double step, double restitution) {
        double arriving = -Math.max(gap, 0) / step;
        return -part > settings.restingSpeed() && part < arriving ? -restitution * part : arriving;
    }

    private void noteTouched(Contacts c, StepMotion motion) {
        for (int k = 0; k < c.count; k++) {
            if (active[k] || Math.min(c.gap1[k], c.gap2[k]) < RESTING_GAP) {
                motion.touched[c.first[k]] = true;
                motion.touched[c.second[k]] = true;
            }
        }
    }

    /** Deals with bodies that have one collision only: at its exact time, and with the wall's own rule. */
    private void resolveSingles(Bodies bodies, Contacts c, Detector detector, StepMotion motion, double step) {
        for (int k = 0; k < c.count; k++) {
            int a = c.first[k];
            int b = c.second[k];
            boolean wall = b == bodies.ground;
            if (!active[k] || touches[a] != 1 || (!wall && touches[b] != 1) || a >= bodies.robots || b == bodies.ball) {
                continue;
            }
            double approach = Math.max(
                    closes(part1[k], c.gap1[k], step, 0) ? -part1[k] : 0,
                    closes(part2[k], c.gap2[k], step, 0) ? -part2[k] : 0);
            if (approach > settings.restingSpeed() && Math.min(c.gap1[k], c.gap2[k]) > FreshImpact.TOUCHING) {
                if (!freshImpact.advanceToImpact(c, k, detector, step, motion)) {
                    // They pass each other within this step after all.
                    settled[k] = true;
                    continue;
                }
                measure(bodies, c, k);
                want(bodies, c, k, step);
            }
            if (wall && c.cornersOnWall[k] && wallHandler != null) {
                boolean first = closes(part1[k], c.gap1[k], step, FIRST_TOLERANCE);
                boolean second = closes(part2[k], c.gap2[k], step, FIRST_TOLERANCE);
                settled[k] = (first || second) && wallHandler.touch(bodies, c, k, first, second);
            }
        }
    }

    private void beginWithRemembered(Bodies bodies, Contacts c) {
        for (int k = 0; k < c.count; k++) {
            if (settled[k] || Math.min(c.gap1[k], c.gap2[k]) > RESTING_GAP) {
                continue;
            }
            int slot = remembered.slot(c.first[k], c.second[k]);
            impulse1[k] = remembered.values()[slot];
            impulse2[k] = remembered.values()[slot + 1];
            if (impulse1[k] + impulse2[k] > 0) {
                touches[c.first[k]] = Math.max(1, touches[c.first[k]]);
                touches[c.second[k]] = Math.max(1, touches[c.second[k]]);
                give(bodies, c, k, impulse1[k], impulse2[k]);
            }
        }
        apply(bodies);
    }

    /** One round over all contacts that close or have been pushed. */
    private boolean improve(Bodies bodies, Contacts c, double step) {
        java.util.Arrays.fill(touches, 0);
        boolean any = false;
        for (int k = 0; k < c.count; k++) {
            measure(bodies, c, k);
            boolean pushed = impulse1[k] > 0 || impulse2[k] > 0;
            double lack1 = wanted1[k] - part1[k];
            double lack2 = wanted2[k] - part2[k];
            boolean closes = lack1 * step > FIRST_TOLERANCE || lack2 * step > FIRST_TOLERANCE;
            active[k] = !settled[k] && (pushed || closes);
            if (active[k]) {
                touches[c.first[k]]++;
                touches[c.second[k]]++;
                any |= lack1 * step > TOLERANCE
                        || lack2 * step > TOLERANCE
                        || (impulse1[k] > 0 && -lack1 * step > TOLERANCE)
                        || (impulse2[k] > 0 && -lack2 * step > TOLERANCE);
            }
        }
        if (!any) {
            return false;
        }
        for (int k = 0; k < c.count; k++) {
            if (active[k]) {
                solve(bodies, c, k);
            }
        }
        apply(bodies);
        return true;
    }

    private void solve(Bodies bodies, Contacts c, int k) {
        int a = c.first[k];
        int b = c.second[k];
        double copiesA = mobile(bodies, a, b) * touches[a];
        double copiesB = mobile(bodies, b, a) * touches[b];
        double straight = copiesA
                        * (c.firstAlong[k] * c.firstAlong[k] * bodies.inverseMassAlong[a]
                                + c.firstAcross[k] * c.firstAcross[k] * bodies.inverseMassAcross[a])
                + copiesB
                        * (c.secondAlong[k] * c.secondAlong[k] * bodies.inverseMassAlong[b]
                                + c.secondAcross[k] * c.secondAcross[k] * bodies.inverseMassAcross[b]);
        double turnA = copiesA * bodies.inverseInertia[a];
        double turnB = copiesB * bodies.inverseInertia[b];
        double k11 =
                straight + (turnA * c.firstSpin1[k] * c.firstSpin1[k] + turnB * c.secondSpin1[k] * c.secondSpin1[k]);
        double k22 =
                straight + (turnA * c.firstSpin2[k] * c.firstSpin2[k] + turnB * c.secondSpin2[k] * c.secondSpin2[k]);
        double k12 =
                straight + (turnA * c.firstSpin1[k] * c.firstSpin2[k] + turnB * c.secondSpin1[k] * c.secondSpin2[k]);
        double before1 = impulse1[k];
        double before2 = impulse2[k];
        points.solve(
                wanted1[k] - part1[k] + (k11 * before1 + k12 * before2),
                wanted2[k] - part2[k] + (k12 * before1 + k22 * before2),
                k11,
                k12,
                k22);
        impulse1[k] = points.impulse1;
        impulse2[k] = points.impulse2;
        give(bodies, c, k, points.impulse1 - before1, points.impulse2 - before2);
    }

    private void give(Bodies bodies, Contacts c, int k, double at1, double at2) {
        int a = c.first[k];
        int b = c.second[k];
        double mobileA = mobile(bodies, a, b);
        double mobileB = mobile(bodies, b, a);
        double sum = at1 + at2;
        changeAlong[a] += toGrid(mobileA * bodies.inverseMassAlong[a] * c.firstAlong[k] * sum);
        changeAcross[a] += toGrid(mobileA * bodies.inverseMassAcross[a] * c.firstAcross[k] * sum);
        changeSpin[a] += toGrid(mobileA * bodies.inverseInertia[a] * (c.firstSpin1[k] * at1 + c.firstSpin2[k] * at2));
        changeAlong[b] += toGrid(mobileB * bodies.inverseMassAlong[b] * c.secondAlong[k] * sum);
        changeAcross[b] += toGrid(mobileB * bodies.inverseMassAcross[b] * c.secondAcross[k] * sum);
        changeSpin[b] += toGrid(mobileB * bodies.inverseInertia[b] * (c.secondSpin1[k] * at1 + c.secondSpin2[k] * at2));
    }

    private static double toGrid(double value) {
        return (value + GRID) - GRID;
    }

    /** 0 if the body does not yield: a robot that the ball cannot push, a ball that is pinned. */
    private double mobile(Bodies bodies, int body, int other) {
        if (body == bodies.ball) {
            return ballPinned ? 0 : 1;
        }
        return other == bodies.ball && !settings.ballMovesRobots() && !ballPinned ? 0 : 1;
    }

    private double restitution(Bodies bodies, int a, int b) {
        if (a == bodies.ball || b == bodies.ball) {
            return b == bodies.ground || a == bodies.ground
                    ? settings.ballWallRestitution()
                    : settings.ballRobotRestitution();
        }
        return b == bodies.ground ? settings.wallRestitution() : settings.robotRestitution();
    }

    private void apply(Bodies bodies) {
        for (int i = 0; i <= bodies.ball; i++) {
            if (touches[i] > 0) {
                bodies.along[i] += changeAlong[i];
                bodies.across[i] += changeAcross[i];
                bodies.spin[i] += changeSpin[i];
                changeAlong[i] = 0;
                changeAcross[i] = 0;
                changeSpin[i] = 0;
            }
        }
    }

    private boolean ballIsSqueezed(Bodies bodies, Contacts c, double step) {
        for (int k = 0; k < c.count; k++) {
            if (c.second[k] == bodies.ball) {
                measure(bodies, c, k);
                if ((wanted1[k] - part1[k]) * step > TOLERANCE) {
                    return true;
                }
            }
        }
        return false;
    }

    /** A pinned ball must not be on its way into a wall. */
    private static void keepBallOffWalls(Bodies bodies, Contacts c) {
        int ball = bodies.ball;
        for (int round = 0; round < 2; round++) {
            for (int k = 0; k < c.count; k++) {
                if (c.second[k] == ball && c.first[k] == bodies.ground) {
                    double into = c.secondAlong[k] * bodies.along[ball] + c.secondAcross[k] * bodies.across[ball];
                    if (into < 0 && round == 0) {
                        bodies.along[ball] -= into * c.secondAlong[k];
                        bodies.across[ball] -= into * c.secondAcross[k];
                    } else if (into < 0) {
                        // Between two walls: it stays.
                        bodies.along[ball] = 0;
                        bodies.across[ball] = 0;
                    }
                }
            }
        }
    }

    /**
     * Remembered impulses and a pinned ball may bring energy in. Slowing all that touch down by the same factor takes it
     * back and lets nothing close that did not.
     */
    private static void returnEnergyMade(Bodies bodies, StepMotion motion, double energyBefore) {
        double energy = bodies.kineticEnergy();
        if (energy <= energyBefore) {
            return;
        }
        double factor = Math.sqrt(energyBefore / energy);
        for (int i = 0; i <= bodies.ball; i++) {
            if (motion.touched[i]) {
                bodies.along[i] *= factor;
                bodies.across[i] *= factor;
                bodies.spin[i] *= factor;
            }
        }
    }

    /** Shifts bodies that overlap by a little apart: half of it each, all of it away from a wall. */
    private void shiftApart(Bodies bodies, Contacts c, StepMotion motion) {
        boolean any = false;
        for (int k = 0; k < c.count; k++) {
            any |= Math.min(c.gap1[k], c.gap2[k]) < -OVERLAP_LEFT;
        }
        if (!any) {
            return;
        }
        java.util.Arrays.fill(touches, 0);
        for (int k = 0; k < c.count; k++) {
            if (Math.min(c.gap1[k], c.gap2[k]) < -OVERLAP_LEFT) {
                touches[c.first[k]]++;
                touches[c.second[k]]++;
            }
        }
        for (int k = 0; k < c.count; k++) {
            double overlap = -Math.min(c.gap1[k], c.gap2[k]) - OVERLAP_LEFT;
            if (overlap > 0) {
                int a = c.first[k];
                int b = c.second[k];
                double share = SHIFT_SHARE * overlap * (b == bodies.ground || a == bodies.ground ? 1 : 0.5);
                shift(bodies, motion, a, c.firstAlong[k], c.firstAcross[k], share / touches[a]);
                shift(bodies, motion, b, c.secondAlong[k], c.secondAcross[k], share / touches[b]);
            }
        }
    }

    private static void shift(Bodies bodies, StepMotion motion, int body, double along, double across, double by) {
        double hx = bodies.headingX[body];
        double hy = bodies.headingY[body];
        motion.shiftX[body] += toGrid((hx * along - hy * across) * by);
        motion.shiftY[body] += toGrid((hy * along + hx * across) * by);
    }
}
