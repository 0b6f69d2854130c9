// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.world;

import java.util.Arrays;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.body.MovingBody;
import org.robopitch.engine.move.StepMotion;
import org.robopitch.engine.state.StateVisitor;

/**
 * Bodies that touch, or approach slowly: they separate just fast enough not to overlap at the end of the step, and do not
 * bounce. Those that come faster than {@code restingSpeed} strike instead, when they touch ({@link Striking}).
 */
final class Pressing {
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
    private final StepMotion motion;
    private final WarmStart warmStart;
    private final Solver solver;
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

    Pressing(Bodies bodies, StepMotion motion, double step, CollisionSettings settings, WallRule wallRule) {
        this.ground = bodies.body[bodies.ground];
        this.ball = bodies.body[bodies.ball];
        this.motion = motion;
        this.step = step;
        this.settings = settings;
        this.wallRule = wallRule;
        this.warmStart = new WarmStart();
        this.solver = new Solver(bodies, settings.ballMovesRobots(), true);
        this.resting = settings.slowestBlow();
        this.robotsStrike = settings.care().robotsStrike;
        // No wheels hold a robot that slides: what is left of an error stays with it.
        this.overlapToCome = motion.slides ? 0 : settings.care().overlapToCome * settings.allowedOverlap();
        this.closingLeft = motion.slides ? TOLERANCE : CLOSING_LEFT * settings.allowedOverlap();
        this.restingGap = settings.restingGap();
    }

    void state(StateVisitor visitor) {
        warmStart.state(visitor);
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
        countContacts(c);
        solver.begin(c);
        for (int k = 0; k < c.count; k++) {
            Contact contact = c.get(k);
            if (contact.first.contacts + contact.second.contacts == 2) {
                pressAlone(contact, left, all);
            } else {
                solver.join(contact);
            }
        }
        boolean any = solver.joinedCount > 0 && pressTogether(c, left, all);
        if (first) {
            warmStart.forget();
            if (any) {
                warmStart.keep(solver);
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
        setTargets(c, left, all);
        if (measureHalfWay(c, left)) {
            c.measure();
        }
        boolean closes1 = c.point1.deficit() * left > TOLERANCE;
        boolean closes2 = c.point2.deficit() * left > TOLERANCE;
        if (closes1 || closes2) {
            touch(c);
            boolean ruled = wallRule.touch(c, closes1, closes2);
            if (ruled) {
                c.measure();
            }
            if (!ruled || c.deficit() > 0) {
                solver.solveAlone(c);
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
        solver.deactivate();
        for (int j = 0; j < solver.joinedCount; j++) {
            Contact c = solver.joined[j];
            solver.measure(c);
            setTargets(c, left, allPress);
            if (measureHalfWay(c, left)) {
                solver.measure(c);
            }
            boolean closes = c.deficit() * left > TOLERANCE;
            if (closes) {
                solver.activate(c);
            }
            if (closes || c.gap() < restingGap) {
                touch(c);
            }
        }
        if (solver.activeCount == 0) {
            return false;
        }
        for (int j = 0; wallRule.exists() && j < solver.joinedCount; j++) {
            wallRule.touch(solver.joined[j], all, TOLERANCE / left, restingGap);
        }
        solver.saveVelocities();
        startWarm(left / step);
        improve(left);
        solver.boundPressing();
        solver.write(false);
        for (int j = 0; j < solver.joinedCount; j++) {
            Contact c = solver.joined[j];
            c.impulse = c.point1.impulse + c.point2.impulse;
        }
        return true;
    }

    private void touch(Contact c) {
        StepMotion.touch(c.first);
        StepMotion.touch(c.second);
    }

    /** A point that presses may close its gap and no more; one that strikes is left until it does. */
    private void setTargets(Contact c, double left, boolean all) {
        for (Contact.Point point : c.points) {
            point.strikes = point.part < -resting && point.gap < Contact.NO_POINT && !all && strikes(c, point, left);
            anyStrikes |= point.strikes;
            point.target = point.strikes ? Solver.FREE : point.gap > 0 ? -point.gap / left : 0;
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
                && c.moveHalfWay(motion, 0.5 * (left - measured));
    }

    private boolean strikesNow(Contact.Point point) {
        return point.strikes && point.gap <= restingGap;
    }

    /** Bodies that stay in touch close a little as they turn: if they would bounce off too slowly, they press on. */
    private boolean turnsInto(Contact c, double arrived, double left) {
        double turning = motion.closingByTurning(c.first, left) + motion.closingByTurning(c.second, left);
        return -arrived < resting + turning && -arrived * settings.restitution(c, ball, ground) < resting;
    }

    /** Whether a point closes faster than it may rest when it touches: drives speed it up on the way there. */
    private boolean strikes(Contact c, Contact.Point point, double left) {
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
    private boolean staysAtWall(Contact c, Contact.Point corner, double arrived) {
        double fastest = arrived < corner.part ? arrived : corner.part;
        return c.second == ground
                && c.gap() <= restingGap
                && !motion.slides(c.first)
                && -fastest * settings.wallRestitution() < resting;
    }

    /** In a pile at rest, the impulses of the last step are already the solution. */
    private void startWarm(double share) {
        if (!warmStart.any()) {
            return;
        }
        solver.deactivate();
        for (int j = 0; j < solver.joinedCount; j++) {
            Contact c = solver.joined[j];
            if (c.gap() < restingGap && warmStart.read(c)) {
                solver.activate(c);
                solver.set(c, share * warmStart.impulse1, share * warmStart.impulse2);
            }
        }
        if (solver.activeCount > 0) {
            solver.boundPressing();
        }
    }

    /** Improves on the impulses, round by round: most often a few will do, and those of a jam are accelerated after that. */
    private void improve(double left) {
        for (int round = 0; round < PLAIN_ROUNDS; round++) {
            if (isSolved(left) && round > 0 || solver.activeCount == 0) {
                return;
            }
            solver.round();
        }
        boolean many = solver.joinedCount > FEW;
        for (int round = PLAIN_ROUNDS; !isSolved(left) && solver.activeCount > 0 && round < ROUNDS; round++) {
            solver.round();
            if (many) {
                solver.goAhead(false);
            }
        }
    }

    /** Selects the contacts of the next round; returns whether no bodies would overlap with the present solver. */
    private boolean isSolved(double left) {
        double tolerance = TOLERANCE / left;
        boolean enough = true;
        solver.deactivate();
        for (int j = 0; j < solver.joinedCount; j++) {
            Contact c = solver.joined[j];
            solver.measure(c);
            boolean closes = c.deficit() > tolerance;
            if (closes) {
                touch(c);
                enough = enough && !overlapsAtEnd(c.point1, left) && !overlapsAtEnd(c.point2, left);
            }
            if (closes || c.point1.impulse + c.point2.impulse > 0) {
                solver.activate(c);
            }
        }
        return enough;
    }

    private boolean overlapsAtEnd(Contact.Point point, double left) {
        double closing = point.part * left;
        return point.deficit() > 0 && closing < -closingLeft && point.gap + closing < -overlapToCome;
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

    /**
     * The impulses of the last step, two per pair of bodies. In a pile at rest they are the same in the next step, so starting
     * from them saves rounds.
     *
     * <p>Which of a contact's points is called the first, and which of its bodies, may change from step to step. So the
     * impulses are kept by where they act: first the left one, as seen from the body with the lower index.
     */
    private static final class WarmStart {
        private int[] pairs = new int[8];
        private double[] values = new double[16];
        private int count;

        /** Where the last pair was found: contacts come in much the same order as in the last step. */
        private int found;

        /** What was last read at point 1, N·s. */
        double impulse1;

        /** The same at point 2, N·s. */
        double impulse2;

        void state(StateVisitor visitor) {
            count = visitor.whole(count);
            makeRoom(count);
            for (int i = 0; i < count; i++) {
                pairs[i] = visitor.whole(pairs[i]);
            }
            visitor.reals(values, 2 * count);
        }

        private void makeRoom(int most) {
            if (pairs.length < most) {
                pairs = Arrays.copyOf(pairs, 2 * most);
                values = Arrays.copyOf(values, 4 * most);
            }
        }

        /** Whether anything is remembered at all. */
        boolean any() {
            return count > 0;
        }

        /** Reads the impulses of a contact in the last step; says whether there were any. */
        boolean read(Contact c) {
            int pair = pair(c);
            for (int i = 0; i < count; i++) {
                found = found + 1 < count ? found + 1 : 0;
                if (pairs[found] == pair) {
                    int swap = swapped(c) ? 1 : 0;
                    impulse1 = values[2 * found + swap];
                    impulse2 = values[2 * found + 1 - swap];
                    return impulse1 + impulse2 > 0;
                }
            }
            return false;
        }

        void forget() {
            count = 0;
        }

        /** Remembers the impulses of the contacts that press; nothing must be remembered before. */
        void keep(Solver solver) {
            makeRoom(solver.joinedCount);
            for (int i = 0; i < solver.joinedCount; i++) {
                Contact c = solver.joined[i];
                if (c.impulse > 0) {
                    int pair = pair(c);
                    // A robot between two walls has two contacts with the ground, one after the other: neither is
                    // remembered.
                    boolean again = count > 0 && pairs[count - 1] == pair;
                    int at = again ? count - 1 : count++;
                    int swap = swapped(c) ? 1 : 0;
                    pairs[at] = pair;
                    values[2 * at + swap] = again ? 0 : c.point1.impulse;
                    values[2 * at + 1 - swap] = again ? 0 : c.point2.impulse;
                }
            }
        }

        /** The number of a pair, whichever body is named first. */
        private static int pair(Contact c) {
            int low = Math.min(c.first.index, c.second.index);
            int high = Math.max(c.first.index, c.second.index);
            return high * (high - 1) / 2 + low;
        }

        /** A point's row of spin is how far left of the first body's origin it is, looking at the second body. */
        private static boolean swapped(Contact c) {
            boolean secondIsLeft = c.point2.firstSpin > c.point1.firstSpin;
            return c.point2.gap < Contact.NO_POINT && secondIsLeft == c.first.index < c.second.index;
        }
    }
}
