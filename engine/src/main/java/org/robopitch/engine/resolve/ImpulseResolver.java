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
    private static final int MOST_ROUNDS = 6;

    /** A blow through a row of robots takes more, and is rare. */
    private static final int MOST_ROUNDS_OF_A_BLOW = 24;

    /** Robots that meet faster than this strike a blow, m/s. */
    private static final double BLOW = 0.3;

    private static final double FIRST_TOLERANCE = 1e-10;

    /** Rounds go on while a pair would overlap by more than this after the step; a share of the allowed overlap. */
    private static final double OVERLAP_TO_COME = 0.5;

    /** What a pair may still close by in the step, as a share. */
    private static final double CLOSING_LEFT = 0.04;

    /** Share of an overlap that bodies part by in the next step, as far as their energy allows. */
    private static final double RECOVERY = 0.2;

    /** What is left of an overlap for good, as a share. */
    private static final double OVERLAP_LEFT = 0.02;

    private static final double SHIFT_SHARE = 0.3;

    /** Contacts closer than this begin with the impulses of the last step; a share. */
    private static final double RESTING_GAP = 0.2;

    /** After this many rounds a ball that is still squeezed is taken as fixed, so that robots stop at it. */
    private static final int ROUNDS_BEFORE_PINNING = 2;

    /** Energy made by rounds that ended early is given back by taking less of all impulses, but no less than this. */
    private static final double LEAST_SHARE_OF_BOUNCE = 0.9;

    private static final double ALL = 1;
    private static final double GRID = 6144;

    private final CollisionSettings settings;
    private final @Nullable WallHandler wallHandler;
    private final FreshImpact freshImpact;
    private final RememberedImpulses remembered;
    private final Rows rows;
    private final double overlapToCome;
    private final double closingLeft;
    private final double overlapLeft;
    private final double restingGap;
    private final int[] overlaps;
    private boolean[] settled;
    private boolean[] mayBounce;
    private boolean[] expected;
    private boolean anyBounces;
    private boolean anyRecovers;
    private boolean anyBlow;
    private boolean anyOverlaps;

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
        this.rows = new Rows(bodies);
        this.overlapToCome = OVERLAP_TO_COME * settings.allowedOverlap();
        this.closingLeft = CLOSING_LEFT * settings.allowedOverlap();
        this.overlapLeft = OVERLAP_LEFT * settings.allowedOverlap();
        this.restingGap = RESTING_GAP * settings.allowedOverlap();
        this.overlaps = new int[bodies.ground + 1];
        int contactsAtFirst = 4 * bodies.ground;
        this.settled = new boolean[contactsAtFirst];
        this.mayBounce = new boolean[contactsAtFirst];
        this.expected = new boolean[contactsAtFirst];
    }

    @Override
    public double[] memory() {
        return remembered.open();
    }

    @Override
    public void resolve(Bodies bodies, Contacts contacts, Detector detector, StepMotion motion, double step) {
        if (contacts.count == 0) {
            remembered.forget();
            return;
        }
        if (settled.length < contacts.count) {
            settled = new boolean[2 * contacts.count];
            mayBounce = new boolean[2 * contacts.count];
            expected = new boolean[2 * contacts.count];
        }
        rows.begin(contacts);
        rows.readVelocities(bodies);
        anyBounces = false;
        anyRecovers = false;
        anyBlow = false;
        anyOverlaps = false;
        if (look(bodies, contacts, motion, step)) {
            if (resolveSingles(bodies, contacts, detector, motion, step)) {
                rows.readVelocities(bodies);
            }
            rows.markStart();
            boolean guessed = beginWithRemembered(bodies, contacts);
            boolean pinned = improve(bodies, contacts, motion, step);
            double kept = 1;
            if (guessed || pinned || anyBounces || anyRecovers) {
                kept = rows.returnEnergyMade(
                        settings.ballMovesRobots() ? bodies.ground : bodies.ball,
                        motion.touched,
                        anyBounces ? LEAST_SHARE_OF_BOUNCE : ALL);
            }
            rows.writeVelocities(bodies, motion.touched);
            // Impulses that made energy were too large: beginning with all of them again, they would grow without end.
            // Those that a blow brought are over with it.
            remembered.keep(contacts, rows, kept, anyBlow ? expected : null);
        } else {
            remembered.forget();
        }
        if (anyOverlaps) {
            shiftApart(bodies, contacts, motion);
        }
    }

    /** Finds the contacts that would close, counts them per body, and says how fast each of its points should part. */
    private boolean look(Bodies bodies, Contacts c, StepMotion motion, double step) {
        rows.deactivate();
        boolean any = false;
        for (int k = 0; k < c.count; k++) {
            settled[k] = false;
            expected[k] = false;
            boolean closes = take(bodies, c, k, step);
            if (closes) {
                rows.activate(k);
                any = true;
            }
            double gap = c.gap(k);
            mayBounce[k] = !closes && gap > restingGap;
            anyOverlaps |= gap < -overlapLeft;
            if (closes || gap < restingGap) {
                motion.touched[c.first[k]] = true;
                motion.touched[c.second[k]] = true;
            }
        }
        return any;
    }

    /** Reads a contact; says whether it would close. */
    private boolean take(Bodies bodies, Contacts c, int k, double step) {
        rows.forgetImpulse(k);
        rows.measure(k);
        want(bodies, c, k, step);
        return closes(rows.part1(k), c.gap1(k), step) || closes(rows.part2(k), c.gap2(k), step);
    }

    private void want(Bodies bodies, Contacts c, int k, double step) {
        double restitution = restitution(bodies, c.first[k], c.second[k]);
        double perStep = 1 / step;
        anyBlow |= c.second[k] < bodies.robots && (rows.part1(k) < -BLOW || rows.part2(k) < -BLOW);
        rows.want(
                k,
                wanted(rows.part1(k), c.gap1(k), perStep, restitution),
                wanted(rows.part2(k), c.gap2(k), perStep, restitution));
    }

    private static boolean closes(double part, double gap, double step) {
        return part * step + (gap > 0 ? gap : 0) < -FIRST_TOLERANCE;
    }

    /** A point that closes fast bounces; any other may come as close as its gap allows. */
    private double wanted(double part, double gap, double perStep, double restitution) {
        double way = gap > 0 ? -gap : gap >= -overlapLeft ? 0 : RECOVERY * (-gap - overlapLeft);
        double arriving = way * perStep;
        if (-part > settings.restingSpeed() && part < arriving) {
            anyBounces |= restitution > 0;
            return -restitution * part;
        }
        anyRecovers |= way > 0;
        return arriving;
    }

    private double restitution(Bodies bodies, int a, int b) {
        if (b == bodies.ball) {
            return a == bodies.ground ? settings.ballWallRestitution() : settings.ballRobotRestitution();
        }
        return b == bodies.ground ? settings.wallRestitution() : settings.robotRestitution();
    }

    /** Deals with bodies that have one collision only: at its exact time, and with the wall's own rule. */
    private boolean resolveSingles(Bodies bodies, Contacts c, Detector detector, StepMotion motion, double step) {
        boolean changed = false;
        for (int k = 0; k < c.count; k++) {
            int a = c.first[k];
            int b = c.second[k];
            boolean wall = b == bodies.ground;
            if (a >= bodies.robots || b == bodies.ball || rows.touches(a) != 1 || (!wall && rows.touches(b) != 1)) {
                continue;
            }
            boolean closes1 = closes(rows.part1(k), c.gap1(k), step);
            boolean closes2 = closes(rows.part2(k), c.gap2(k), step);
            double approach1 = closes1 ? -rows.part1(k) : 0;
            double approach2 = closes2 ? -rows.part2(k) : 0;
            boolean fast = approach1 > settings.restingSpeed() || approach2 > settings.restingSpeed();
            if (fast && c.gap(k) > FreshImpact.TOUCHING) {
                if (!freshImpact.advanceToImpact(c, k, detector, step, motion)) {
                    // They pass each other within this step after all.
                    settled[k] = true;
                    continue;
                }
                take(bodies, c, k, step);
                closes1 = closes(rows.part1(k), c.gap1(k), step);
                closes2 = closes(rows.part2(k), c.gap2(k), step);
            }
            if (wall && c.cornersOnWall[k] && wallHandler != null && (closes1 || closes2)) {
                changed |= wallHandler.touch(bodies, c, k, closes1, closes2);
            }
        }
        return changed;
    }

    /** The ball is too light for it to matter, and where it is squeezed the next step is not like the last. */
    private boolean beginWithRemembered(Bodies bodies, Contacts c) {
        boolean any = false;
        for (int k = 0; k < c.count && remembered.any(); k++) {
            if (settled[k] || c.second[k] == bodies.ball || c.gap(k) > restingGap) {
                continue;
            }
            double impulse1 = remembered.at1(c, k);
            double impulse2 = remembered.at2(c, k);
            if (impulse1 + impulse2 > 0) {
                rows.prepare(k, true);
                rows.expect(k, impulse1, impulse2);
                expected[k] = true;
                any = true;
            }
        }
        if (any) {
            rows.apply();
        }
        return any;
    }

    /** Improves on the impulses, round by round; says whether the ball had to be pinned. */
    private boolean improve(Bodies bodies, Contacts c, StepMotion motion, double step) {
        boolean pinned = false;
        double tolerance = FIRST_TOLERANCE / step;
        for (int round = 0; round < (anyBlow ? MOST_ROUNDS_OF_A_BLOW : MOST_ROUNDS); round++) {
            rows.deactivate();
            boolean enough = round > 0;
            boolean squeezed = false;
            for (int k = 0; k < c.count; k++) {
                if (settled[k]) {
                    continue;
                }
                rows.measure(k);
                boolean lacks = rows.lacks(k, tolerance);
                if (lacks) {
                    if (mayBounce[k]) {
                        // Nothing closed here until another contact pushed: it bounces as if it had come alone.
                        mayBounce[k] = false;
                        want(bodies, c, k, step);
                    }
                    motion.touched[c.first[k]] = true;
                    motion.touched[c.second[k]] = true;
                    if (runsIn(rows.part1(k) * step, c.gap1(k)) || runsIn(rows.part2(k) * step, c.gap2(k))) {
                        enough = false;
                        squeezed |= c.second[k] == bodies.ball;
                    }
                }
                if (lacks || rows.pushed(k)) {
                    rows.prepare(k, c.second[k] != bodies.ball || settings.ballMovesRobots());
                    rows.activate(k);
                }
            }
            if (enough || rows.isEmptyRound()) {
                return pinned;
            }
            if (round == ROUNDS_BEFORE_PINNING && squeezed) {
                pinBall(bodies, c);
                pinned = true;
            }
            rows.round();
            if (c.count == 1) {
                // Nobody else can undo what was just solved exactly.
                return pinned;
            }
        }
        return pinned;
    }

    private boolean runsIn(double closing, double gap) {
        return closing < -closingLeft && gap + closing < -overlapToCome;
    }

    /** Takes the ball as fixed to its present velocity, which must not lead into a wall. */
    private void pinBall(Bodies bodies, Contacts c) {
        int ball = bodies.ball;
        for (int pass = 0; pass < 2; pass++) {
            for (int k = 0; k < c.count; k++) {
                if (c.second[k] != ball) {
                    continue;
                }
                rows.prepare(k, settings.ballMovesRobots());
                rows.fixSecond(k);
                double normalX = c.row[k * Contacts.STRIDE + Contacts.SECOND_ALONG];
                double normalY = c.row[k * Contacts.STRIDE + Contacts.SECOND_ACROSS];
                double into = normalX * rows.along(ball) + normalY * rows.across(ball);
                if (c.first[k] == bodies.ground && into < 0) {
                    // In the second pass it is between two walls: it stays.
                    double keep = pass == 0 ? 1 : 0;
                    rows.setVelocity(
                            ball,
                            keep * (rows.along(ball) - into * normalX),
                            keep * (rows.across(ball) - into * normalY));
                }
            }
        }
    }

    /** Shifts bodies that overlap by a little apart: half of it each, all of it away from a wall. */
    private void shiftApart(Bodies bodies, Contacts c, StepMotion motion) {
        java.util.Arrays.fill(overlaps, 0);
        for (int k = 0; k < c.count; k++) {
            if (c.gap(k) < -overlapLeft) {
                overlaps[c.first[k]]++;
                overlaps[c.second[k]]++;
            }
        }
        for (int k = 0; k < c.count; k++) {
            double overlap = -c.gap(k) - overlapLeft;
            if (overlap > 0) {
                int a = c.first[k];
                int b = c.second[k];
                double share = SHIFT_SHARE * overlap * (b == bodies.ground || a == bodies.ground ? 1 : 0.5);
                int r = k * Contacts.STRIDE;
                shift(
                        bodies,
                        motion,
                        a,
                        c.row[r + Contacts.FIRST_ALONG],
                        c.row[r + Contacts.FIRST_ACROSS],
                        share / overlaps[a]);
                shift(
                        bodies,
                        motion,
                        b,
                        c.row[r + Contacts.SECOND_ALONG],
                        c.row[r + Contacts.SECOND_ACROSS],
                        share / overlaps[b]);
            }
        }
    }

    private static double toGrid(double value) {
        return (value + GRID) - GRID;
    }

    private static void shift(Bodies bodies, StepMotion motion, int body, double along, double across, double by) {
        double hx = bodies.headingX[body];
        double hy = bodies.headingY[body];
        motion.shiftX[body] += toGrid((hx * along - hy * across) * by);
        motion.shiftY[body] += toGrid((hy * along + hx * across) * by);
    }
}
