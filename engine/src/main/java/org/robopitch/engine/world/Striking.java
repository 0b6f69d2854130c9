// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.world;

import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.body.MovingBody;
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

    private final MovingBody ball;
    private final MovingBody ground;
    private final CollisionSettings settings;
    private final WallRule wallRule;
    private final WheelGrip grip;
    private final FreshImpact freshImpact;
    private final Impulses impulses;
    private final EnergyBound energy;
    private final double resting;
    private final Contacts blows;
    private final MovingBody[] dueFirst;
    private final MovingBody[] dueSecond;
    private int dueCount;
    private final int work;
    private int workLeft;

    /** How many times the ball struck something in this step. */
    int ballHits;

    /** How many moments of impact there were, since the world began. */
    long impacts;

    /** Energy that blows made and that was taken back, since the world began, J. */
    double energyReturned;

    Striking(
            Bodies bodies,
            Detector detector,
            StepMotion motion,
            CollisionSettings settings,
            WallRule wallRule,
            WheelGrip grip) {
        this.ball = bodies.body[bodies.ball];
        this.ground = bodies.body[bodies.ground];
        this.work = WORK + WORK_PER_BODY * (bodies.robots + 1);
        this.settings = settings;
        this.wallRule = wallRule;
        this.grip = grip;
        this.freshImpact = new FreshImpact(detector, motion, ground);
        this.impulses = new Impulses(bodies, settings.ballMovesRobots(), true);
        this.energy = new EnergyBound(impulses);
        this.resting = settings.slowestBlow();
        this.blows = new Contacts(bodies);
        this.dueFirst = new MovingBody[bodies.body.length];
        this.dueSecond = new MovingBody[bodies.body.length];
    }

    /** Begins a step. */
    void begin() {
        blows.clear();
        ballHits = 0;
        workLeft = work;
    }

    /** When the next bodies strike, s from now; infinity if none do in the time left. To be asked after pressing. */
    double nextImpact(Contacts c, Pressing pressing, double left) {
        double earliest = Double.POSITIVE_INFINITY;
        for (int k = 0; pressing.anyStrikes && k < c.count; k++) {
            Contact contact = c.get(k);
            boolean strikes1 = closes(contact, contact.point1);
            boolean strikes2 = closes(contact, contact.point2);
            double time = strikes1 || strikes2 ? freshImpact.time(contact, strikes1, strikes2, left) : left;
            if (time < left) {
                dueCount = time < earliest ? 0 : dueCount;
                earliest = Math.min(earliest, time);
                if (time == earliest) {
                    remember(contact.first, contact.second);
                }
            }
        }
        return earliest;
    }

    private boolean closes(Contact c, ContactPoint point) {
        return point.strikes && c.parting(point) < -resting;
    }

    /** Notes a pair whose impact is next; if there are more than fit, the others follow at the next moment. */
    private void remember(MovingBody first, MovingBody second) {
        if (dueCount < dueFirst.length) {
            dueFirst[dueCount] = first;
            dueSecond[dueCount++] = second;
        }
    }

    private boolean isDue(MovingBody a, MovingBody b) {
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
    boolean strike(Contacts all) {
        boolean pinched = false;
        impacts++;
        grip.look(all);
        impulses.begin(all);
        for (int k = 0; k < all.count; k++) {
            impulses.join(all.get(k));
        }
        for (int blow = 0; blow < BLOWS_AT_ONCE && findBlow(); blow++) {
            boolean ruled = blow == 0 && strikeWalls(all);
            energy.begin();
            workLeft -= impulses.converge(ROUNDS, settings.care().exactImpulse);
            energyReturned += impulses.activeCount > 1 ? energy.returnEnergyMade() : 0;
            for (int i = 0; i < impulses.joinedCount; i++) {
                Contact c = impulses.joined[i];
                c.impulse += c.point1.impulse + c.point2.impulse;
            }
            pinched = workLeft < 0 || (!ruled && impulses.measureActive() > SOLVED);
            if (pinched) {
                break;
            }
        }
        impulses.write(true);
        for (int k = 0; k < all.count; k++) {
            if (all.get(k).impulse > 0) {
                ballHits += all.get(k).second == ball ? 1 : 0;
                blows.take(all, k);
            }
        }
        return pinched;
    }

    private boolean findBlow() {
        boolean ballStruck = false;
        impulses.deactivate();
        for (int i = 0; i < impulses.joinedCount; i++) {
            Contact c = impulses.joined[i];
            impulses.measure(c);
            double restitution = settings.restitution(c, ball, ground);
            double touching = touching(c);
            double want1 = wantedOfBlow(c.point1, touching, restitution);
            double want2 = wantedOfBlow(c.point2, touching, restitution);
            Impulses.want(c, want1, want2);
            if (want1 > Impulses.FREE || want2 > Impulses.FREE) {
                activate(c);
                ballStruck |= c.second == ball;
            }
        }
        if (ballStruck && !settings.care().robotsStrike) {
            holdBall();
        }
        return impulses.activeCount > 0;
    }

    /** A ball that is struck where it cannot get away does not bounce to and fro: whatever else it touches, it leaves too. */
    private void holdBall() {
        for (int i = 0; i < impulses.joinedCount; i++) {
            Contact c = impulses.joined[i];
            if (c.second == ball && c.point1.wanted == Impulses.FREE && c.point1.gap <= touching(c)) {
                Impulses.want(c, 0, Impulses.FREE);
                activate(c);
            }
        }
    }

    private void activate(Contact c) {
        impulses.activate(c);
        StepMotion.strike(c.first);
        StepMotion.strike(c.second);
    }

    /** Up to which gap the points of a contact touch: of bodies that are due to strike, the nearer point touches anyway. */
    private double touching(Contact c) {
        double nearer = c.gap();
        boolean arrived = nearer > 0 && nearer <= ARRIVED && isDue(c.first, c.second);
        return arrived ? nearer + freshImpact.touching : freshImpact.touching;
    }

    private double wantedOfBlow(ContactPoint point, double touching, double restitution) {
        return point.gap <= touching && point.part < -resting ? -restitution * point.part : Impulses.FREE;
    }

    /** Robots that touch nothing but a wall follow its rule instead of an impulse. */
    private boolean strikeWalls(Contacts all) {
        boolean any = false;
        for (int i = 0; wallRule.exists() && i < impulses.joinedCount; i++) {
            Contact c = impulses.joined[i];
            if (wallRule.touch(c, all, 0, Double.POSITIVE_INFINITY)) {
                Impulses.want(c, Impulses.FREE, Impulses.FREE);
                any = true;
            }
        }
        return any;
    }

    /** Ends a step: adds its blows to the contacts of the last look, to be shown and counted. */
    void end(Contacts c) {
        for (int k = 0; k < blows.count; k++) {
            c.take(blows, k);
        }
    }
}
