// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.world;

import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.body.MovingBody;
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

    /** A contact is looked at again once a body that slides has turned by this: its points and normal have turned too, rad. */
    private static final double TURN = 5e-4;

    /** But no more often than this in a whole step. */
    private static final int MOST_TURNS = 200;

    private final MovingBody ground;
    private final MovingBody ball;
    private final WallRule wallRule;
    private final WheelGrip grip;
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

    /** Whether any point strikes in the time left instead of pressing. */
    boolean anyStrikes;

    private boolean first;
    private double measured;

    Pressing(
            Bodies bodies,
            StepMotion motion,
            double step,
            CollisionSettings settings,
            WallRule wallRule,
            WheelGrip grip) {
        this.ground = bodies.body[bodies.ground];
        this.ball = bodies.body[bodies.ball];
        this.motion = motion;
        this.step = step;
        this.settings = settings;
        this.wallRule = wallRule;
        this.grip = grip;
        this.halfWay = new HalfWay(motion);
        this.remembered = new RememberedImpulses();
        this.impulses = new Impulses(bodies, settings.ballMovesRobots(), true);
        this.energy = new EnergyBound(impulses);
        this.alone = new LoneContact(ball, settings.ballMovesRobots());
        this.resting = settings.slowestBlow();
        this.robotsStrike = settings.care().robotsStrike;
        // No wheels hold a robot that slides: what is left of an error stays with it.
        this.overlapToCome = motion.slides ? 0 : settings.care().overlapToCome * settings.allowedOverlap();
        this.closingLeft = motion.slides ? TOLERANCE : CLOSING_LEFT * settings.allowedOverlap();
        this.restingGap = settings.restingGap();
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
        anyStrikes = false;
        this.measured = measured;
        grip.look(c);
        countContacts(c);
        impulses.begin(c);
        for (int k = 0; k < c.count; k++) {
            Contact contact = c.get(k);
            if (contact.first.contacts + contact.second.contacts == 2) {
                pressAlone(contact, left, all);
            } else {
                impulses.join(contact);
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

    /** Counts the contacts of each body; those with the ground count for the other body only. */
    private void countContacts(Contacts c) {
        for (int k = 0; k < c.count; k++) {
            c.get(k).first.contacts = 0;
            c.get(k).second.contacts = 0;
        }
        for (int k = 0; k < c.count; k++) {
            c.get(k).first.contacts++;
            c.get(k).second.contacts++;
        }
        ground.contacts = 1;
    }

    /** Two bodies with no other contacts, most often a robot at a wall: solved exactly, without rounds. */
    private void pressAlone(Contact c, double left, boolean all) {
        if (c.cornersOnWall && !c.atBlock && c.gap() >= restingGap && staysOff(c, left)) {
            c.point1.strikes = false;
            c.point2.strikes = false;
            return;
        }
        c.measure();
        setWanted(c, left, all);
        if (measureHalfWay(c, left)) {
            c.measure();
        }
        boolean closes1 = c.point1.lacking() * left > TOLERANCE;
        boolean closes2 = c.point2.lacking() * left > TOLERANCE;
        if (closes1 || closes2) {
            touch(c);
            boolean ruled = wallRule.touch(c, closes1, closes2);
            if (ruled) {
                c.measure();
            }
            if (!ruled || c.lacking() > 0) {
                alone.push(c);
            }
        } else if (c.gap() < restingGap) {
            touch(c);
        }
    }

    /**
     * Whether the corners of a robot that touches nothing else do not reach the wall. They move along arcs, which bend away from
     * their tangents by half the angle times the way at most.
     */
    private static boolean staysOff(Contact c, double left) {
        MovingBody robot = c.first;
        double along = robot.along + robot.leadAlong;
        double across = robot.across + robot.leadAcross;
        double spin = robot.spin + robot.leadSpin;
        double straight = c.firstAlong * along + c.firstAcross * across - 0.5 * Math.abs(spin) * robot.travel;
        return c.point1.gap + left * (straight + c.point1.firstSpin * spin) > 0
                && c.point2.gap + left * (straight + c.point2.firstSpin * spin) > 0;
    }

    private boolean pressTogether(Contacts all, double left, boolean allPress) {
        impulses.deactivate();
        for (int j = 0; j < impulses.joinedCount; j++) {
            Contact c = impulses.joined[j];
            impulses.measure(c);
            setWanted(c, left, allPress);
            if (measureHalfWay(c, left)) {
                impulses.measure(c);
            }
            boolean closes = c.lacking() * left > TOLERANCE;
            if (closes) {
                impulses.activate(c);
            }
            if (closes || c.gap() < restingGap) {
                touch(c);
            }
        }
        if (impulses.activeCount == 0) {
            return false;
        }
        for (int j = 0; wallRule.exists() && j < impulses.joinedCount; j++) {
            wallRule.touch(impulses.joined[j], all, TOLERANCE / left, restingGap);
        }
        energy.begin();
        beginWithRemembered(left / step);
        improve(left);
        energy.boundPressing();
        impulses.write(false);
        for (int j = 0; j < impulses.joinedCount; j++) {
            Contact c = impulses.joined[j];
            c.impulse = c.point1.impulse + c.point2.impulse;
        }
        return true;
    }

    private void touch(Contact c) {
        StepMotion.touch(c.first);
        StepMotion.touch(c.second);
    }

    /** A point that presses may close its gap and no more; one that strikes is left until it does. */
    private void setWanted(Contact c, double left, boolean all) {
        for (ContactPoint point : c.points) {
            point.strikes = point.part < -resting && point.gap < Contact.NO_POINT && !all && strikes(c, point, left);
            anyStrikes |= point.strikes;
            point.wanted = point.strikes ? Impulses.FREE : point.gap > 0 ? -point.gap / left : 0;
            point.impulse = 0;
        }
    }

    /**
     * What presses does so all the time left, so it is measured half-way. What strikes now is not; nor is what was struck
     * in this step, so that its speeds are those of the blow.
     */
    private boolean measureHalfWay(Contact c, double left) {
        return !c.first.struck
                && !c.second.struck
                && !strikesNow(c.point1)
                && !strikesNow(c.point2)
                && halfWay.measure(c, 0.5 * (left - measured));
    }

    private boolean strikesNow(ContactPoint point) {
        return point.strikes && point.gap <= restingGap;
    }

    /** Bodies that stay in touch close a little as they turn: if they would bounce off too slowly, they press on. */
    private boolean turnsInto(Contact c, double arrived, double left) {
        double turning = motion.closingByTurning(c.first, left) + motion.closingByTurning(c.second, left);
        return -arrived < resting + turning && -arrived * settings.restitution(c, ball, ground) < resting;
    }

    /** Whether a point closes faster than it may rest when it touches: drives speed it up on the way there. */
    private boolean strikes(Contact c, ContactPoint point, double left) {
        if (!robotsStrike && c.second != ball) {
            return false;
        }
        double arrived = c.arrivedParting(point);
        if (staysAtWall(c, point, arrived)) {
            return false;
        }
        if (point.gap <= restingGap) {
            return arrived < -resting && !turnsInto(c, arrived, left);
        }
        return !motion.canBeCut
                || arrived * arrived + 2 * point.gap * (arrived - point.part) / left > resting * resting;
    }

    /** A robot that stands at a wall with one corner turns onto the other: where it would not bounce, it just comes to rest. */
    private boolean staysAtWall(Contact c, ContactPoint corner, double arrived) {
        double fastest = arrived < corner.part ? arrived : corner.part;
        return c.second == ground
                && c.gap() <= restingGap
                && !motion.slides(c.first)
                && -fastest * settings.wallRestitution() < resting;
    }

    /** In a pile at rest, the impulses of the last step are already the solution. */
    private void beginWithRemembered(double share) {
        if (!remembered.any()) {
            return;
        }
        impulses.deactivate();
        for (int j = 0; j < impulses.joinedCount; j++) {
            Contact c = impulses.joined[j];
            if (c.gap() < restingGap && remembered.read(c)) {
                impulses.activate(c);
                impulses.set(c, share * remembered.impulse1, share * remembered.impulse2);
            }
        }
        if (impulses.activeCount > 0) {
            energy.boundPressing();
        }
    }

    /** Improves on the impulses, round by round: most often a few will do, and those of a jam are accelerated after that. */
    private void improve(double left) {
        for (int round = 0; round < PLAIN_ROUNDS; round++) {
            if (isEnough(left) && round > 0 || impulses.activeCount == 0) {
                return;
            }
            impulses.round();
        }
        boolean many = impulses.joinedCount > FEW;
        for (int round = PLAIN_ROUNDS; !isEnough(left) && impulses.activeCount > 0 && round < ROUNDS; round++) {
            impulses.round();
            if (many) {
                impulses.goAhead(false);
            }
        }
    }

    /** Selects the contacts of the next round; returns whether no bodies would overlap with the present impulses. */
    private boolean isEnough(double left) {
        double tolerance = TOLERANCE / left;
        boolean enough = true;
        impulses.deactivate();
        for (int j = 0; j < impulses.joinedCount; j++) {
            Contact c = impulses.joined[j];
            impulses.measure(c);
            boolean lacks = c.lacking() > tolerance;
            if (lacks) {
                touch(c);
                enough = enough && !runsIn(c.point1, left) && !runsIn(c.point2, left);
            }
            if (lacks || c.point1.impulse + c.point2.impulse > 0) {
                impulses.activate(c);
            }
        }
        return enough;
    }

    private boolean runsIn(ContactPoint point, double left) {
        double closing = point.part * left;
        return point.lacking() > 0 && closing < -closingLeft && point.gap + closing < -overlapToCome;
    }

    /**
     * How long contacts of bodies that slide hold as they are, s. What presses on them would else act late, in a direction that
     * has turned meanwhile. On wheels, drives push in each step, and that is enough there.
     */
    double timeToTurn(Contacts c) {
        double fastest = 0;
        for (int k = 0; motion.slides && motion.canBeCut && k < c.count; k++) {
            double either = Math.max(Math.abs(c.get(k).first.spin), Math.abs(c.get(k).second.spin));
            fastest = Math.max(fastest, either);
        }
        return fastest > 0 ? Math.max(TURN / fastest, step / MOST_TURNS) : Double.POSITIVE_INFINITY;
    }
}
