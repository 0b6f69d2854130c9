// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.world;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
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
    private final @Nullable WallHandler wallHandler;
    private final StepMotion motion;
    private final FreshImpact freshImpact;
    private final Impulses impulses;
    private final EnergyBound energy;
    private double energyReturned;
    private final double resting;
    private final boolean[] struck;
    private final boolean[] striking;
    private final Contacts blows;
    private final int[] dueFirst;
    private final int[] dueSecond;
    private int dueCount;
    private long impacts;
    private int workLeft;

    /** How many times the ball struck something in this step. */
    int ballHits;

    /**
     * Sets up one world.
     *
     * @param bodies the state of that world
     * @param detector to look for the moment of an impact
     * @param motion the step's motion
     * @param settings how bouncy things are
     * @param wallHandler what a single robot does at a wall, or null for an impulse there too
     */
    Striking(
            Bodies bodies,
            Detector detector,
            StepMotion motion,
            CollisionSettings settings,
            @Nullable WallHandler wallHandler) {
        this.bodies = bodies;
        this.settings = settings;
        this.wallHandler = wallHandler;
        this.motion = motion;
        this.freshImpact = new FreshImpact(bodies, detector, motion);
        this.impulses = new Impulses(bodies, settings.ballMovesRobots());
        this.energy = new EnergyBound(impulses);
        this.resting = settings.slowestBlow();
        int n = bodies.ground + 1;
        this.struck = new boolean[n];
        this.striking = new boolean[n];
        this.blows = new Contacts(Contacts.USUAL_PER_BODY * n);
        this.dueFirst = new int[n];
        this.dueSecond = new int[n];
    }

    /** {@return how many moments of impact there were, since the world began} */
    long impacts() {
        return impacts;
    }

    /** {@return energy that blows made and that was taken back, since the world began, J} */
    double energyReturned() {
        return energyReturned;
    }

    /** Begins a step. */
    void begin() {
        blows.clear();
        ballHits = 0;
        workLeft = WORK + WORK_PER_BODY * (bodies.robots + 1);
    }

    /**
     * {@return when the next bodies strike, s from now; infinity if none do in the time left}
     *
     * @param c the contacts, after pressing
     * @param pressing knows which points strike
     * @param left the time left in the step, s
     */
    double nextImpact(Contacts c, Pressing pressing, double left) {
        double earliest = Double.POSITIVE_INFINITY;
        if (!pressing.anyStrikes()) {
            return earliest;
        }
        Arrays.fill(striking, false);
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
                striking[c.first[k]] = true;
                striking[c.second[k]] = true;
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

    /** {@return which bodies strike in the time left, after {@link #nextImpact}; to be changed} */
    boolean[] striking() {
        return striking;
    }

    /**
     * Keeps only the contacts of some bodies; the others are kept apart, to be shown and counted.
     *
     * @param c the contacts
     * @param of which bodies
     */
    void leaveAside(Contacts c, boolean[] of) {
        int count = 0;
        for (int k = 0; k < c.count; k++) {
            int body = c.first[k] == bodies.ground ? c.second[k] : c.first[k];
            if (of[body]) {
                c.copy(count++, c, k);
            } else {
                blows.append(c, k);
            }
        }
        c.count = count;
    }

    /**
     * Lets all bodies strike that touch and close faster than they may rest.
     *
     * @param c the contacts of this moment
     * @return whether bodies are pinched, so that no impulses let all of them bounce: they can only press
     */
    boolean strike(Contacts c) {
        boolean pinched = false;
        impacts++;
        impulses.begin(c);
        for (int k = 0; k < c.count; k++) {
            impulses.join(k);
        }
        Arrays.fill(struck, false);
        for (int blow = 0; blow < BLOWS_AT_ONCE && findBlow(c); blow++) {
            boolean ruled = wallHandler != null && blow == 0 && strikeWalls(c, wallHandler);
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
        impulses.write(struck);
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
        strikes(c.first[k]);
        strikes(c.second[k]);
    }

    /** Up to which gap the points of a contact touch: of bodies that are due to strike, the nearer point touches anyway. */
    private double touching(Contacts c, int k) {
        double nearer = c.gap(k);
        boolean arrived = nearer > 0 && nearer <= ARRIVED && isDue(c.first[k], c.second[k]);
        return arrived ? nearer + freshImpact.touching : freshImpact.touching;
    }

    private void strikes(int body) {
        struck[body] = true;
        motion.touch(body);
    }

    private double wantedOfBlow(double part, double gap, double touching, double restitution) {
        return gap <= touching && part < -resting ? -restitution * part : Impulses.FREE;
    }

    private boolean strikeWalls(Contacts c, WallHandler handler) {
        boolean any = false;
        for (int k = 0; k < c.count; k++) {
            boolean closes1 = impulses.lacking(k, 0) > 0;
            boolean closes2 = impulses.lacking(k, 1) > 0;
            if (c.cornersOnWall[k]
                    && (closes1 || closes2)
                    && impulses.copies(c.first[k]) == 1
                    && !touchesAnother(c, k)
                    && handler.touch(bodies, c, k, closes1, closes2)) {
                impulses.read(c.first[k]);
                impulses.want(k, Impulses.FREE, Impulses.FREE);
                any = true;
            }
        }
        return any;
    }

    private static boolean touchesAnother(Contacts c, int k) {
        for (int m = 0; m < c.count; m++) {
            if (m != k && (c.first[m] == c.first[k] || c.second[m] == c.first[k])) {
                return true;
            }
        }
        return false;
    }

    /**
     * Ends a step: adds its blows to its contacts, to be shown and counted.
     *
     * @param c the contacts of the last look
     */
    void end(Contacts c) {
        for (int k = 0; k < blows.count; k++) {
            c.append(blows, k);
        }
    }
}
