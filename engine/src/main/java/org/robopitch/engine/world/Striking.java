// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.world;

import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.move.StepMotion;

/**
 * Collisions by impulse (Klančar 2003, eq. 11–21), for any number of bodies at once, the open problem of that paper. Bodies
 * that run into each other faster than {@code restingSpeed} strike at the moment they touch: all points that touch and
 * close then part with the restitution's share of their closing speed (Newton's law, solved for all of them at once); if
 * that makes others close that touch, those strike next, and so on.
 */
final class Striking {
    private static final int ROUNDS = 120;

    /** The most blows at one moment, one after another; what still closes then presses. */
    private static final int BLOWS_AT_ONCE = 200;

    /** The most contacts that are solved for the blows of a step, over all rounds; after that, all press. */
    private static final int WORK = 1000;

    /** How many more for each body. */
    private static final int WORK_PER_BODY = 100;

    /** A point that separates more slowly than it should by less than this counts as solved, m/s. */
    private static final double SOLVED = 1e-6;

    /** How far apart the bodies of an impact may be at the moment that was found for it, m. */
    private static final double ARRIVED = 2e-6;

    private final Bodies bodies;
    private final CollisionSettings settings;
    private final WallRule wallRule;
    private final StepMotion motion;
    private final FreshImpact freshImpact;
    private final Impulses impulses;
    private final EnergyBound energy;
    private final double resting;
    private final Contacts blows;
    private final int[] dueFirst;
    private final int[] dueSecond;
    private int dueCount;
    private int workLeft;

    /** How many times the ball struck something in this step. */
    int ballHits;

    /** How many moments of impact there were, since the world began. */
    long impacts;

    /** Energy that blows made and that was taken back, since the world began, J. */
    double energyReturned;

    Striking(Bodies bodies, Detector detector, StepMotion motion, CollisionSettings settings, WallRule wallRule) {
        this.bodies = bodies;
        this.settings = settings;
        this.wallRule = wallRule;
        this.motion = motion;
        this.freshImpact = new FreshImpact(bodies, detector, motion);
        this.impulses = new Impulses(bodies, settings.ballMovesRobots());
        this.energy = new EnergyBound(impulses);
        this.resting = settings.slowestBlow();
        int n = bodies.ground + 1;
        this.blows = new Contacts(Contacts.USUAL_PER_BODY * n);
        this.dueFirst = new int[n];
        this.dueSecond = new int[n];
    }

    /** Begins a step. */
    void begin() {
        blows.clear();
        ballHits = 0;
        workLeft = WORK + WORK_PER_BODY * (bodies.robots + 1);
    }

    /** When the next bodies strike, s from now; infinity if none do in the time left. To be asked after pressing. */
    double nextImpact(Contacts c, Pressing pressing, double left) {
        double earliest = Double.POSITIVE_INFINITY;
        if (!pressing.anyStrikes()) {
            return earliest;
        }
        for (int k = 0; k < c.count; k++) {
            boolean strikes1 = pressing.strikes(k, 0) && closes(c, k, 0);
            boolean strikes2 = pressing.strikes(k, 1) && closes(c, k, 1);
            double time = strikes1 || strikes2 ? freshImpact.time(c, k, strikes1, strikes2, left) : left;
            if (time < left) {
                dueCount = time < earliest ? 0 : dueCount;
                earliest = Math.min(earliest, time);
                if (time == earliest) {
                    remember(c.first[k], c.second[k]);
                }
            }
        }
        return earliest;
    }

    private boolean closes(Contacts c, int k, int point) {
        return c.parting(k, point, bodies.along, bodies.across, bodies.spin) < -resting;
    }

    /** Notes a pair whose impact is next; if there are more than fit, the others follow at the next moment. */
    private void remember(int first, int second) {
        if (dueCount < dueFirst.length) {
            dueFirst[dueCount] = first;
            dueSecond[dueCount++] = second;
        }
    }

    private boolean isDue(int a, int b) {
        for (int i = 0; i < dueCount; i++) {
            if (dueFirst[i] == a && dueSecond[i] == b || dueFirst[i] == b && dueSecond[i] == a) {
                return true;
            }
        }
        return false;
    }

    /**
     * Lets all bodies strike that touch and close faster than they may rest.
     *
     * @return whether bodies are pinched, so that no impulses let all of them bounce: they can only press
     */
    boolean strike(Contacts c) {
        boolean pinched = false;
        impacts++;
        impulses.begin(c);
        for (int k = 0; k < c.count; k++) {
            impulses.join(k);
        }
        for (int blow = 0; blow < BLOWS_AT_ONCE && findBlow(c); blow++) {
            boolean ruled = blow == 0 && strikeWalls(c);
            energy.begin();
            workLeft -= impulses.converge(ROUNDS, settings.care().exactImpulse);
            energyReturned += impulses.active() > 1 ? energy.returnEnergyMade() : 0;
            for (int k = 0; k < c.count; k++) {
                c.row[k * Contacts.STRIDE + Contacts.IMPULSE] += impulses.impulse(k);
            }
            pinched = workLeft < 0 || (!ruled && impulses.measureActive() > SOLVED);
            if (pinched) {
                break;
            }
        }
        impulses.write(motion.struck);
        for (int k = 0; k < c.count; k++) {
            if (c.impulse(k) > 0) {
                blows.append(c, k);
                ballHits += c.second[k] == bodies.ball ? 1 : 0;
            }
        }
        return pinched;
    }

    private boolean findBlow(Contacts c) {
        boolean ballStruck = false;
        impulses.deactivate();
        for (int k = 0; k < c.count; k++) {
            impulses.measure(k);
            double restitution = settings.restitution(bodies, c.first[k], c.second[k]);
            double touching = touching(c, k);
            double want1 = wantedOfBlow(impulses.part(k, 0), c.gap(k, 0), touching, restitution);
            double want2 = wantedOfBlow(impulses.part(k, 1), c.gap(k, 1), touching, restitution);
            impulses.want(k, want1, want2);
            if (want1 > Impulses.FREE || want2 > Impulses.FREE) {
                activate(c, k);
                ballStruck |= c.second[k] == bodies.ball;
            }
        }
        if (ballStruck && !settings.care().robotsStrike) {
            holdBall(c);
        }
        return impulses.active() > 0;
    }

    /** A ball that is struck where it cannot get away does not bounce to and fro: whatever else it touches, it leaves too. */
    private void holdBall(Contacts c) {
        for (int k = 0; k < c.count; k++) {
            if (c.second[k] == bodies.ball && impulses.wanted(k, 0) == Impulses.FREE && c.gap(k, 0) <= touching(c, k)) {
                impulses.want(k, 0, Impulses.FREE);
                activate(c, k);
            }
        }
    }

    private void activate(Contacts c, int k) {
        impulses.activate(k);
        motion.strike(c.first[k]);
        motion.strike(c.second[k]);
    }

    /** Up to which gap the points of a contact touch: of bodies that are due to strike, the nearer point touches anyway. */
    private double touching(Contacts c, int k) {
        double nearer = c.gap(k);
        boolean arrived = nearer > 0 && nearer <= ARRIVED && isDue(c.first[k], c.second[k]);
        return arrived ? nearer + freshImpact.touching : freshImpact.touching;
    }

    private double wantedOfBlow(double part, double gap, double touching, double restitution) {
        return gap <= touching && part < -resting ? -restitution * part : Impulses.FREE;
    }

    /** Robots that touch nothing but a wall follow its rule instead of an impulse. */
    private boolean strikeWalls(Contacts c) {
        boolean any = false;
        for (int k = 0; wallRule.exists() && k < c.count; k++) {
            if (wallRule.touch(c, k, impulses, 0, Double.POSITIVE_INFINITY)) {
                impulses.want(k, Impulses.FREE, Impulses.FREE);
                any = true;
            }
        }
        return any;
    }

    /** Ends a step: adds its blows to the contacts of the last look, to be shown and counted. */
    void end(Contacts c) {
        for (int k = 0; k < blows.count; k++) {
            c.append(blows, k);
        }
    }
}
