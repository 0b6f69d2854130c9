// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.world;

import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.move.StepMotion;
import org.robopitch.engine.state.StateVisitor;
import org.robopitch.engine.state.Stateful;

/**
 * Bodies that touch, or approach slowly: they separate just fast enough not to overlap at the end of the step, and do not
 * bounce. Those that come faster than {@code restingSpeed} strike instead, when they touch ({@link Striking}).
 */
final class Pressing implements Stateful {
    private static final int ROUNDS = 40;
    private static final int PLAIN_ROUNDS = 2;

    /**
     * So few contacts need no accelerated rounds. What is left of their error also lets a robot that pushes into a corner creep
     * out of it.
     */
    private static final int FEW = 2;

    /** A contact that closes by less than this in the time left counts as not closing, m. */
    private static final double TOLERANCE = 1e-10;

    /** What a pair may still close by in the step, as a share of the allowed overlap. */
    private static final double CLOSING_LEFT = 0.01;

    /** Contacts closer than this touch as far as pressing is concerned; a share. */
    private static final double RESTING_GAP = 0.2;

    /** A contact is looked at again once a body that slides has turned by this: its points and normal have turned too, rad. */
    private static final double TURN = 5e-4;

    /** But no more often than this in a whole step. */
    private static final int MOST_TURNS = 200;

    private final Bodies bodies;
    private final WallRule wallRule;
    private final StepMotion motion;
    private final HalfWay halfWay;
    private final RememberedImpulses remembered;
    private final Impulses impulses;
    private final EnergyBound energy;
    private final LoneContact alone;
    private final CollisionSettings settings;
    private final double step;
    private final double resting;
    private final boolean robotsStrike;
    private final double overlapToCome;
    private final double closingLeft;
    private final double restingGap;
    private final int[] contactsOf;
    private boolean[] free;
    private boolean anyFree;
    private boolean first;
    private double measured;

    Pressing(Bodies bodies, StepMotion motion, double step, CollisionSettings settings, WallRule wallRule) {
        this.bodies = bodies;
        this.motion = motion;
        this.step = step;
        this.settings = settings;
        this.wallRule = wallRule;
        this.halfWay = new HalfWay(bodies, motion);
        this.remembered = new RememberedImpulses();
        this.impulses = new Impulses(bodies, settings.ballMovesRobots());
        this.energy = new EnergyBound(impulses);
        this.alone = new LoneContact(bodies, settings.ballMovesRobots());
        this.resting = settings.slowestBlow();
        this.robotsStrike = settings.care().robotsStrike;
        // No wheels hold a robot that slides: what is left of an error stays with it.
        this.overlapToCome = motion.slides ? 0 : settings.care().overlapToCome * settings.allowedOverlap();
        this.closingLeft = motion.slides ? TOLERANCE : CLOSING_LEFT * settings.allowedOverlap();
        this.restingGap = RESTING_GAP * settings.allowedOverlap();
        int n = bodies.ground + 1;
        this.contactsOf = new int[n];
        this.free = new boolean[2 * Contacts.USUAL_PER_BODY * n];
    }

    @Override
    public void state(StateVisitor visitor) {
        remembered.state(visitor);
    }

    /** Begins a step. */
    void begin() {
        first = true;
    }

    /**
     * Solves the contacts of bodies that touch, or that approach too slowly to strike.
     *
     * @param all whether all contacts press, however fast
     * @param measured the time left for which the contacts were measured half-way before, s; 0 if they were not
     */
    void press(Contacts c, double left, boolean all, double measured) {
        anyFree = false;
        this.measured = measured;
        sortOut(c);
        impulses.begin(c);
        for (int k = 0; k < c.count; k++) {
            if (isAlone(c, k)) {
                pressAlone(c, k, left, all);
            } else {
                impulses.join(k);
            }
        }
        boolean any = impulses.joinedCount > 0 && pressTogether(c, left, all);
        if (first) {
            remembered.forget();
            if (any) {
                remembered.keep(impulses);
            }
            first = false;
        }
    }

    /** Counts the contacts of each body. */
    private void sortOut(Contacts c) {
        if (free.length < 2 * c.count) {
            free = new boolean[4 * c.count];
        }
        for (int k = 0; k < c.count; k++) {
            contactsOf[c.first[k]] = 0;
            contactsOf[c.second[k]] = 0;
        }
        for (int k = 0; k < c.count; k++) {
            contactsOf[c.first[k]]++;
            contactsOf[c.second[k]]++;
        }
        contactsOf[bodies.ground] = 1;
    }

    /** Whether the bodies of a contact have no other. */
    private boolean isAlone(Contacts c, int k) {
        return contactsOf[c.first[k]] + contactsOf[c.second[k]] == 2;
    }

    /** Two bodies with no other contacts, most often a robot at a wall: solved exactly, without rounds. */
    private void pressAlone(Contacts c, int k, double left, boolean all) {
        alone.measure(c, k);
        double want1 = wanted(c, k, 0, alone.part1, left, all);
        double want2 = wanted(c, k, 1, alone.part2, left, all);
        if (measureHalfWay(c, k, left)) {
            alone.measure(c, k);
        }
        boolean closes1 = (want1 - alone.part1) * left > TOLERANCE;
        boolean closes2 = (want2 - alone.part2) * left > TOLERANCE;
        if (closes1 || closes2) {
            touch(c, k);
            boolean ruled = wallRule.touch(c, k, closes1, closes2);
            if (ruled) {
                alone.measure(c, k);
            }
            if (!ruled || want1 > alone.part1 || want2 > alone.part2) {
                alone.push(c, k, want1, want2);
            }
        } else if (c.gap(k) < restingGap) {
            touch(c, k);
        }
    }

    private boolean pressTogether(Contacts c, double left, boolean all) {
        impulses.deactivate();
        for (int j = 0; j < impulses.joinedCount; j++) {
            int k = impulses.joined[j];
            impulses.measure(k);
            impulses.want(
                    k,
                    wanted(c, k, 0, impulses.part(k, 0), left, all),
                    wanted(c, k, 1, impulses.part(k, 1), left, all));
            if (measureHalfWay(c, k, left)) {
                impulses.measure(k);
            }
            boolean closes = impulses.lacking(k) * left > TOLERANCE;
            if (closes) {
                impulses.activate(k);
            }
            if (closes || c.gap(k) < restingGap) {
                touch(c, k);
            }
        }
        if (impulses.active() == 0) {
            return false;
        }
        for (int j = 0; wallRule.exists() && j < impulses.joinedCount; j++) {
            double enough = TOLERANCE / left;
            wallRule.touch(c, impulses.joined[j], impulses, enough, restingGap);
        }
        energy.begin();
        beginWithRemembered(c, left / step);
        improve(c, left);
        impulses.write(motion.touched);
        for (int j = 0; j < impulses.joinedCount; j++) {
            c.row[impulses.joined[j] * Contacts.STRIDE + Contacts.IMPULSE] = impulses.impulse(impulses.joined[j]);
        }
        return true;
    }

    private void touch(Contacts c, int k) {
        motion.touch(c.first[k]);
        motion.touch(c.second[k]);
    }

    /** A point that presses may close its gap and no more; one that strikes is left until it does. */
    private double wanted(Contacts c, int k, int point, double part, double left, boolean all) {
        double gap = c.gap(k, point);
        boolean strikes = part < -resting && gap < Contacts.NO_POINT && !all && strikes(c, k, point, gap, part, left);
        free[2 * k + point] = strikes;
        anyFree |= strikes;
        return strikes ? Impulses.FREE : gap > 0 ? -gap / left : 0;
    }

    /**
     * What presses does so all the time left, so it is measured half-way. What strikes now is not; nor is what was struck
     * in this step, so that its speeds are those of the blow.
     */
    private boolean measureHalfWay(Contacts c, int k, double left) {
        return !motion.struck[c.first[k]]
                && !motion.struck[c.second[k]]
                && !strikesNow(c, k, 0)
                && !strikesNow(c, k, 1)
                && halfWay.measure(c, k, 0.5 * (left - measured));
    }

    /** Bodies that stay in touch close a little as they turn: if they would bounce off too slowly, they press on. */
    private boolean turnsInto(Contacts c, int k, double arrived, double left) {
        double turning = motion.closingByTurning(c.first[k], left) + motion.closingByTurning(c.second[k], left);
        return -arrived < resting + turning
                && -arrived * settings.restitution(bodies, c.first[k], c.second[k]) < resting;
    }

    private boolean strikesNow(Contacts c, int k, int point) {
        return free[2 * k + point] && c.gap(k, point) <= restingGap;
    }

    /** Whether a point closes faster than it may rest when it touches: drives speed it up on the way there. */
    private boolean strikes(Contacts c, int k, int point, double gap, double part, double left) {
        if (!robotsStrike && c.second[k] != bodies.ball) {
            return false;
        }
        double arrived = c.parting(k, point, motion.arrivedAlong, motion.arrivedAcross, motion.arrivedSpin);
        if (gap <= restingGap) {
            return arrived < -resting && !turnsInto(c, k, arrived, left);
        }
        return !motion.canBeCut || arrived * arrived + 2 * gap * (arrived - part) / left > resting * resting;
    }

    /** In a pile at rest, the impulses of the last step are already the solution. */
    private void beginWithRemembered(Contacts c, double share) {
        if (!remembered.any()) {
            return;
        }
        impulses.deactivate();
        for (int j = 0; j < impulses.joinedCount; j++) {
            int k = impulses.joined[j];
            if (c.gap(k) < restingGap && remembered.read(c, k)) {
                impulses.activate(k);
                impulses.set(k, share * remembered.impulse1, share * remembered.impulse2);
            }
        }
        if (impulses.active() > 0) {
            energy.boundPressing();
        }
    }

    /** Improves on the impulses, round by round: most often a few will do, and those of a jam are accelerated after that. */
    private void improve(Contacts c, double left) {
        for (int round = 0; round < PLAIN_ROUNDS; round++) {
            if (isEnough(c, left) && round > 0 || impulses.active() == 0) {
                return;
            }
            impulses.round();
        }
        boolean many = impulses.joinedCount > FEW;
        for (int round = PLAIN_ROUNDS; !isEnough(c, left) && impulses.active() > 0 && round < ROUNDS; round++) {
            impulses.round();
            if (many) {
                impulses.goAhead();
            }
        }
        if (many) {
            energy.boundPressing();
        }
    }

    /** Selects the contacts of the next round; returns whether no bodies would overlap with the present impulses. */
    private boolean isEnough(Contacts c, double left) {
        double tolerance = TOLERANCE / left;
        boolean enough = true;
        impulses.deactivate();
        for (int j = 0; j < impulses.joinedCount; j++) {
            int k = impulses.joined[j];
            impulses.measure(k);
            boolean lacks = impulses.lacking(k) > tolerance;
            if (lacks) {
                touch(c, k);
                enough = enough && !runsIn(c, k, left);
            }
            if (lacks || impulses.impulse(k) > 0) {
                impulses.activate(k);
            }
        }
        return enough;
    }

    private boolean runsIn(Contacts c, int k, double left) {
        return runsIn(k, 0, c.gap(k, 0), left) || runsIn(k, 1, c.gap(k, 1), left);
    }

    private boolean runsIn(int k, int point, double gap, double left) {
        double closing = impulses.part(k, point) * left;
        return impulses.lacking(k, point) > 0 && closing < -closingLeft && gap + closing < -overlapToCome;
    }

    /**
     * How long contacts of bodies that slide hold as they are, s. What presses on them would else act late, in a direction that
     * has turned meanwhile. On wheels, drives push in each step, and that is enough there.
     */
    double timeToTurn(Contacts c) {
        double fastest = 0;
        for (int k = 0; motion.slides && motion.canBeCut && k < c.count; k++) {
            double either = Math.max(Math.abs(bodies.spin[c.first[k]]), Math.abs(bodies.spin[c.second[k]]));
            fastest = Math.max(fastest, either);
        }
        return fastest > 0 ? Math.max(TURN / fastest, step / MOST_TURNS) : Double.POSITIVE_INFINITY;
    }

    /** Whether any point strikes in the time left instead of pressing. */
    boolean anyStrikes() {
        return anyFree;
    }

    /** Whether a point (0 or 1) was left alone because it strikes. */
    boolean strikes(int k, int point) {
        return free[2 * k + point];
    }
}
