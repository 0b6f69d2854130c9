// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.world;

import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.body.MovingBody;

/**
 * The contact solver: the impulses of an island of bodies that touch at one moment, and the velocities that they lead to.
 *
 * <p>A contact's points part at the speed J·v, a row times the velocities. An impulse λ there adds M⁻¹Jᵀλ to the velocities (the
 * gains), and J·M⁻¹·Jᵀ·λ to the speed (what the bodies yield; its inverse is the effective mass). Asked for is J·v ≥ target with
 * λ ≥ 0, and equality where λ is positive.
 *
 * <p>A round looks at all active contacts with the velocities it began with. A body that takes part in n of them is split
 * into n copies with 1/n of its mass each; every contact is then an ordinary collision of two bodies, solved exactly, both
 * points together; and the copies are put together again with their mean velocity (Tonge et al. 2012). The ball
 * is not split: all its contacts are solved together. The result does not depend on the order of the
 * contacts, to the last bit: the terms of a sum are first rounded to a common grid, on which sums are exact.
 */
final class Solver {
    /** Wanted of a point that may close as it likes, m/s. */
    static final double FREE = -1e9;

    /** Adding and subtracting it rounds a number to a multiple of 2⁻⁴⁰; sums of such numbers are exact. */
    private static final double GRID = 6144;

    private static final int ATTEMPTS = 8;
    private static final double SAME_SPEED = 1e-9;

    /** What a wall yields to the ball, as a share of what the ball does: the equations would have no solution if it did not. */
    private static final double STIFFEST = 1e-3;

    private static final double ROUNDING = 1e-12;

    private final boolean ballMovesRobots;
    private final MovingBody ball;
    private final TwoPoints points = new TwoPoints();
    private final Member[] memberOf;

    /** The bodies of an island, and its contacts. */
    final Member[] members;

    int memberCount;
    Contact[] joined = {};
    int joinedCount;

    /** The contacts of the round to come, those of the ball first. */
    private Contact[] active = {};

    int activeCount;
    private int activeOfBall;

    private boolean accelerated;

    /** Of Nesterov's acceleration; 1 if it has just begun. */
    private double pace;

    /** By how much the last round took back what led to it; negative if it went on. */
    private double back;

    /** The largest change of an impulse in the last round, N·s. */
    private double largestStep;

    /** The energy that impulses have made, by what is linear and what is square in the share of them that is given, J. */
    private double linear;

    private double square;

    /**
     * A solver for some bodies.
     *
     * @param onWheels whether wheels hold robots across their heading
     */
    Solver(Bodies bodies, boolean ballMovesRobots, boolean onWheels) {
        this.ballMovesRobots = ballMovesRobots;
        this.ball = bodies.body[bodies.ball];
        memberOf = new Member[bodies.body.length];
        members = new Member[memberOf.length];
        for (MovingBody body : bodies.body) {
            memberOf[body.index] = new Member(body, onWheels);
        }
    }

    /** Begins with the contacts of a moment; those that {@link #join} take part. */
    void begin(Contacts ofMoment) {
        if (active.length < ofMoment.count) {
            active = new Contact[2 * ofMoment.count];
            joined = new Contact[2 * ofMoment.count];
        }
        for (int i = 0; i < memberCount; i++) {
            members[i].joined = false;
        }
        memberCount = 0;
        joinedCount = 0;
        pace = 1;
        accelerated = false;
    }

    /** Takes a contact in, and the velocities of its bodies now. Other bodies are not looked at. */
    void join(Contact c) {
        joined[joinedCount++] = c;
        c.prepared = false;
        c.firstMember = member(c.first);
        c.secondMember = member(c.second);
    }

    private Member member(MovingBody body) {
        Member member = memberOf[body.index];
        if (!member.joined) {
            member.join();
            members[memberCount++] = member;
        }
        return member;
    }

    /** Begins without any velocity, and without contacts in the round to come. */
    void rest() {
        deactivate();
        for (int m = 0; m < memberCount; m++) {
            members[m].along = 0;
            members[m].across = 0;
            members[m].spin = 0;
        }
    }

    /** Changes the velocities of the bodies that were struck or, otherwise, touched. */
    void write(boolean struck) {
        for (int m = 0; m < memberCount; m++) {
            MovingBody body = members[m].body;
            if (struck ? body.struck : body.touched) {
                members[m].write();
            }
        }
    }

    /** Works out how fast the bodies of a contact part at its points. */
    void measure(Contact c) {
        Member a = c.firstMember;
        Member b = c.secondMember;
        double common = (c.firstAlong * a.along + c.firstAcross * a.across)
                + (c.secondAlong * b.along + c.secondAcross * b.across);
        c.point1.part = common + (c.point1.firstSpin * a.spin + c.point1.secondSpin * b.spin);
        c.point2.part = common + (c.point2.firstSpin * a.spin + c.point2.secondSpin * b.spin);
    }

    /** The same of all active contacts; returns by how much one of them parts more slowly than it should at most, m/s. */
    double measureActive() {
        double most = 0;
        for (int i = 0; i < activeCount; i++) {
            measure(active[i]);
            most = Math.max(most, active[i].deficit());
        }
        return most;
    }

    /** Begins a contact without impulses; says how fast its points shall part at least. */
    static void setTargets(Contact c, double at1, double at2) {
        c.point1.target = at1;
        c.point2.target = at2;
        c.point1.impulse = 0;
        c.point2.impulse = 0;
    }

    /** Takes all contacts out of the round to come. */
    void deactivate() {
        activeCount = 0;
        activeOfBall = 0;
        for (int m = 0; m < memberCount; m++) {
            members[m].copies = 0;
        }
    }

    /** Takes a contact into the round to come. */
    void activate(Contact c) {
        active[activeCount++] = c;
        if (c.second == ball) {
            active[activeCount - 1] = active[activeOfBall];
            active[activeOfBall++] = c;
        }
        c.firstMember.copies++;
        c.secondMember.copies++;
        if (!c.prepared) {
            prepare(c);
        }
    }

    /** Works out what the bodies gain from an impulse, and by how much their points yield to it. */
    private void prepare(Contact c) {
        c.prepared = true;
        Contact.Point p1 = c.point1;
        Contact.Point p2 = c.point2;
        Member first = c.firstMember;
        double mobile = ballMovesRobots || c.second != ball ? 1 : 0;
        double turns = mobile * first.inverseInertia;
        c.firstGainAlong = mobile * c.firstAlong * first.inverseMassAlong;
        c.firstGainAcross = mobile * c.firstAcross * first.inverseMassAcross;
        double straight = c.firstAlong * c.firstGainAlong + c.firstAcross * c.firstGainAcross;
        p1.firstGain = p1.firstSpin * turns;
        p2.firstGain = p2.firstSpin * turns;
        p1.firstYield = straight + p1.firstSpin * p1.firstGain;
        p2.firstYield = straight + p2.firstSpin * p2.firstGain;
        // The product first: it has the same bits whichever point is called the first.
        c.firstYield = straight + p1.firstSpin * p2.firstSpin * turns;
        Member second = c.secondMember;
        turns = second.inverseInertia;
        c.secondGainAlong = c.secondAlong * second.inverseMassAlong;
        c.secondGainAcross = c.secondAcross * second.inverseMassAcross;
        straight = c.secondAlong * c.secondGainAlong + c.secondAcross * c.secondGainAcross;
        p1.secondGain = p1.secondSpin * turns;
        p2.secondGain = p2.secondSpin * turns;
        p1.secondYield = straight + p1.secondSpin * p1.secondGain;
        p2.secondYield = straight + p2.secondSpin * p2.secondGain;
        c.secondYield = straight + p1.secondSpin * p2.secondSpin * turns;
    }

    /** One round: each active contact, measured before, is solved as if its bodies were split among their contacts. */
    void round() {
        back = 0;
        largestStep = 0;
        int together = activeOfBall > 1 ? activeOfBall : 0;
        if (together > 0) {
            solveBall();
        }
        for (int i = together; i < activeCount; i++) {
            solve(active[i]);
        }
    }

    /** Split masses: a body with n contacts yields n times as much at each. */
    private void solve(Contact c) {
        double first = c.firstMember.copies;
        double second = c.secondMember.copies;
        Contact.Point p1 = c.point1;
        Contact.Point p2 = c.point2;
        points.improve(
                p1.deficit(),
                p2.deficit(),
                p1.impulse,
                p2.impulse,
                first * p1.firstYield + second * p1.secondYield,
                first * c.firstYield + second * c.secondYield,
                first * p2.firstYield + second * p2.secondYield);
        set(c, points.impulse1, points.impulse2);
    }

    /** Changes the impulses of a contact, and the velocities of its bodies with them. */
    void set(Contact c, double at1, double at2) {
        Contact.Point p1 = c.point1;
        Contact.Point p2 = c.point2;
        double more1 = at1 - p1.impulse;
        double more2 = at2 - p2.impulse;
        double more = more1 + more2;
        p1.impulse = at1;
        p2.impulse = at2;
        Member first = c.firstMember;
        first.along += toGrid(c.firstGainAlong * more);
        first.across += toGrid(c.firstGainAcross * more);
        first.spin += toGrid(p1.firstGain * more1 + p2.firstGain * more2);
        Member second = c.secondMember;
        second.along += toGrid(c.secondGainAlong * more);
        second.across += toGrid(c.secondGainAcross * more);
        second.spin += toGrid(p1.secondGain * more1 + p2.secondGain * more2);
        if (accelerated) {
            back -= toGrid(more1 * (at1 - p1.oldImpulse)) + toGrid(more2 * (at2 - p2.oldImpulse));
            double larger = Math.abs(more1) > Math.abs(more2) ? Math.abs(more1) : Math.abs(more2);
            largestStep = larger > largestStep ? larger : largestStep;
        }
    }

    static double toGrid(double value) {
        return (value + GRID) - GRID;
    }

    /**
     * Changes the impulses once more by a share of what the last round changed: Nesterov's acceleration, which starts again
     * where it overshoots. Rounds without it creep where many bodies are pressed together.
     *
     * @param mayPull whether impulses may be negative until the next round, as the method has it: where a round has moved an
     *     impulse from one point to another next to it, the sum of both does not grow then
     */
    void goAhead(boolean mayPull) {
        boolean overshot = pace > 1 && back > 0;
        accelerated = true;
        double next = 0.5 * (1 + Math.sqrt(1 + 4 * pace * pace));
        double share = overshot ? 0 : (pace - 1) / next;
        pace = overshot ? 1 : next;
        for (int i = 0; i < joinedCount; i++) {
            Contact c = joined[i];
            double now1 = c.point1.impulse;
            double now2 = c.point2.impulse;
            double at1 = now1 + share * (now1 - c.point1.oldImpulse);
            double at2 = now2 + share * (now2 - c.point2.oldImpulse);
            c.point1.oldImpulse = now1;
            c.point2.oldImpulse = now2;
            if (at1 != now1 || at2 != now2) {
                set(c, at1 > 0 || mayPull ? at1 : 0, at2 > 0 || mayPull ? at2 : 0);
            }
        }
    }

    /**
     * Accelerated rounds, until no impulse of the active contacts, measured before, changes by more than what is exact, N·s.
     * Returns how many contacts were solved, round by round.
     */
    int converge(int mostRounds, double exact) {
        pace = 1;
        accelerated = true;
        for (int rounds = 1; ; rounds++) {
            round();
            if (rounds == mostRounds || activeCount == 1 || largestStep <= exact) {
                return rounds * activeCount;
            }
            goAhead(true);
            measureActive();
        }
    }

    /**
     * The contact of two bodies that touch nothing else: one exact solution, written to the bodies at once. Gives the impulses after
     * which the points part at least at their target; measured before.
     */
    void solveAlone(Contact c) {
        MovingBody a = c.first;
        MovingBody b = c.second;
        Contact.Point p1 = c.point1;
        Contact.Point p2 = c.point2;
        double some = ballMovesRobots || b != ball ? 1 : 0;
        double alongA = some * c.firstAlong * a.inverseMassAlong;
        double acrossA = some * c.firstAcross * a.mobilityAcross();
        double turnsA = some * a.inverseInertia;
        double alongB = c.secondAlong * b.inverseMassAlong;
        double acrossB = c.secondAcross * b.mobilityAcross();
        double turnsB = b.inverseInertia;
        double straight =
                (c.firstAlong * alongA + c.firstAcross * acrossA) + (c.secondAlong * alongB + c.secondAcross * acrossB);
        points.solve(
                p1.deficit(),
                p2.deficit(),
                straight + (p1.firstSpin * p1.firstSpin * turnsA + p1.secondSpin * p1.secondSpin * turnsB),
                straight + (p1.firstSpin * p2.firstSpin * turnsA + p1.secondSpin * p2.secondSpin * turnsB),
                straight + (p2.firstSpin * p2.firstSpin * turnsA + p2.secondSpin * p2.secondSpin * turnsB));
        double sum = points.impulse1 + points.impulse2;
        c.impulse = sum;
        a.skidding &= c.second.inverseMassAlong == 0;
        b.skidding = false;
        a.along += alongA * sum;
        a.across += acrossA * sum;
        a.spin += turnsA * (p1.firstSpin * points.impulse1 + p2.firstSpin * points.impulse2);
        b.along += alongB * sum;
        b.across += acrossB * sum;
        b.spin += turnsB * (p1.secondSpin * points.impulse1 + p2.secondSpin * points.impulse2);
    }

    /**
     * Gives impulses to all active contacts of the ball, which have one point each, together: split among them, so light a body
     * would need many rounds.
     */
    private void solveBall() {
        if (activeOfBall == 2) {
            solveTwo(active[0], active[1]);
        } else {
            solveMany(activeOfBall);
        }
    }

    /** Two contacts are like the two points of one, so the solution is exact. */
    private void solveTwo(Contact c, Contact other) {
        points.improve(
                c.point1.deficit(),
                other.point1.deficit(),
                c.point1.impulse,
                other.point1.impulse,
                yieldOfFirst(c) + ball.inverseMassAlong,
                ball.inverseMassAlong * (c.secondAlong * other.secondAlong + c.secondAcross * other.secondAcross),
                yieldOfFirst(other) + ball.inverseMassAlong);
        set(c, points.impulse1, 0);
        set(other, points.impulse2, 0);
    }

    /**
     * Given by how much the velocity of the ball will change, the impulse at each contact is known; and the change follows from
     * them. This is linear as long as the same contacts push, so a few solutions of two equations, each with those that push by
     * the last, find it.
     */
    private void solveMany(int count) {
        double inverseMass = ball.inverseMassAlong;
        double givenX = 0;
        double givenY = 0;
        for (int i = 0; i < count; i++) {
            Contact c = active[i];
            givenX += toGrid(inverseMass * c.point1.impulse * c.secondAlong);
            givenY += toGrid(inverseMass * c.point1.impulse * c.secondAcross);
        }
        double x = 0;
        double y = 0;
        boolean same = false;
        for (int attempt = 0; attempt < ATTEMPTS && !same; attempt++) {
            double xx = 1;
            double xy = 0;
            double yy = 1;
            double rightX = -givenX;
            double rightY = -givenY;
            for (int i = 0; i < count; i++) {
                Contact c = active[i];
                double nx = c.secondAlong;
                double ny = c.secondAcross;
                double needed = needed(c);
                if (needed > nx * x + ny * y) {
                    double weight = inverseMass / yieldOfOther(c);
                    xx += toGrid(weight * nx * nx);
                    xy += toGrid(weight * nx * ny);
                    yy += toGrid(weight * ny * ny);
                    rightX += toGrid(weight * nx * needed);
                    rightY += toGrid(weight * ny * needed);
                }
            }
            double determinant = xx * yy - xy * xy;
            double nextX = (yy * rightX - xy * rightY) / determinant;
            double nextY = (xx * rightY - xy * rightX) / determinant;
            same = Math.abs(nextX - x) + Math.abs(nextY - y) < SAME_SPEED;
            x = nextX;
            y = nextY;
        }
        for (int i = 0; i < count; i++) {
            Contact c = active[i];
            double deficit = needed(c) - (c.secondAlong * x + c.secondAcross * y);
            set(c, deficit > 0 ? deficit / yieldOfOther(c) : 0, 0);
        }
    }

    /** By how much faster the ball must leave a body, if that body gets no impulse from it. */
    private double needed(Contact c) {
        return c.point1.deficit() + yieldOfOther(c) * c.point1.impulse;
    }

    private double yieldOfOther(Contact c) {
        double yielding = yieldOfFirst(c);
        return yielding > STIFFEST * ball.inverseMassAlong ? yielding : STIFFEST * ball.inverseMassAlong;
    }

    private static double yieldOfFirst(Contact c) {
        return c.firstMember.copies * c.point1.firstYield;
    }

    /** Saves the velocities before the impulses act. */
    void saveVelocities() {
        for (int m = 0; m < memberCount; m++) {
            members[m].begin();
        }
    }

    /**
     * Bounds impulses that let bodies press. What they change, Δ, makes the energy ½ΔᵀMΔ + vᵀMΔ: a parabola over the share of them
     * that is given. What rounds make smaller and smaller is ½ΔᵀMΔ + vᵀMΔ − λ·target, which is 0 without impulses. As no
     * target is positive where bodies press, it is never less than the energy made: impulses that
     * leave it at 0 or below make none. If these do not, only the share of them is given that makes it smallest.
     */
    void boundPressing() {
        measureEnergy();
        for (int i = 0; i < joinedCount; i++) {
            Contact c = joined[i];
            linear -= counts(c.second) ? toGrid(lowered(c.point1) + lowered(c.point2)) : 0;
        }
        if (linear + square > 0) {
            double share = linear < 0 ? -0.5 * linear / square : 0;
            scale(share);
            for (int i = 0; i < joinedCount; i++) {
                Contact c = joined[i];
                c.point1.impulse *= counts(c.second) ? share : 1;
                c.point2.impulse *= counts(c.second) ? share : 1;
            }
        }
    }

    private static double lowered(Contact.Point point) {
        return point.target > FREE ? point.target * point.impulse : 0;
    }

    /** Takes back the energy that blows have made, if any: an exact solution makes none. Returns how much it was, J. */
    double returnEnergyMade() {
        measureEnergy();
        double made = linear + square;
        if (made <= ROUNDING) {
            return 0;
        }
        scale(linear < 0 ? -linear / square : 0);
        return made;
    }

    private void measureEnergy() {
        linear = 0;
        square = 0;
        for (int m = 0; m < memberCount; m++) {
            Member member = members[m];
            linear += counts(member.body) ? member.linear() : 0;
            square += counts(member.body) ? member.square() : 0;
        }
    }

    private void scale(double share) {
        for (int m = 0; m < memberCount; m++) {
            if (counts(members[m].body)) {
                members[m].scale(share);
            }
        }
    }

    /** A ball that robots do not feel takes energy from nowhere, as its model says. */
    private boolean counts(MovingBody body) {
        return ballMovesRobots || body != ball;
    }

    /** A body that impulses act on: its velocity on the grid, on which sums are exact. */
    static final class Member {
        final MovingBody body;
        final double inverseMassAlong;
        final double inverseInertia;
        private final boolean onWheels;
        private final double massAlong;
        private final double inertia;

        double inverseMassAcross;
        private double massAcross;

        double along;
        double across;
        double spin;

        /** The velocity before the impulses. */
        private double startAlong;

        private double startAcross;
        private double startSpin;

        /** In how many contacts of the round to come it takes part. */
        double copies;

        boolean joined;

        Member(MovingBody body, boolean onWheels) {
            this.body = body;
            this.inverseMassAlong = body.inverseMassAlong;
            this.inverseInertia = body.inverseInertia;
            this.onWheels = onWheels;
            this.massAlong = inverse(inverseMassAlong);
            this.inertia = inverse(inverseInertia);
        }

        private static double inverse(double value) {
            return value > 0 ? 1 / value : 0;
        }

        /** Takes part in the contacts of a moment. */
        void join() {
            joined = true;
            inverseMassAcross = onWheels ? body.mobilityAcross() : inverseMassAlong;
            massAcross = inverse(inverseMassAcross);
            read();
        }

        /** Takes the velocity of the body as it is now, on the grid: so all that is added to it later adds up exactly. */
        void read() {
            along = toGrid(body.along);
            across = toGrid(body.across);
            spin = toGrid(body.spin);
        }

        /** Changes the velocity of the body by what the impulses changed; what they did not change keeps every bit. */
        void write() {
            double moreAlong = along - toGrid(body.along);
            double moreAcross = across - toGrid(body.across);
            double moreSpin = spin - toGrid(body.spin);
            body.along += moreAlong;
            body.across += moreAcross;
            body.spin += moreSpin;
            if (moreAlong != 0 || moreAcross != 0 || moreSpin != 0) {
                body.skidding = false;
            }
        }

        /** Saves the velocity before the impulses act. */
        void begin() {
            startAlong = along;
            startAcross = across;
            startSpin = spin;
        }

        /** The part of the energy made that is linear in what the impulses changed, J. */
        double linear() {
            return toGrid(massAlong * (along - startAlong) * startAlong)
                    + toGrid(massAcross * (across - startAcross) * startAcross)
                    + toGrid(inertia * (spin - startSpin) * startSpin);
        }

        /** The part that is square in it, J. */
        double square() {
            return square(massAlong, along - startAlong)
                    + square(massAcross, across - startAcross)
                    + square(inertia, spin - startSpin);
        }

        private static double square(double mass, double changed) {
            return toGrid(0.5 * (mass * changed) * changed);
        }

        /** Leaves only a share of what the impulses changed. */
        void scale(double share) {
            along = startAlong + toGrid(share * (along - startAlong));
            across = startAcross + toGrid(share * (across - startAcross));
            spin = startSpin + toGrid(share * (spin - startSpin));
        }
    }

    /**
     * The impulses at the two points of one contact: the smallest that leave neither point closing faster than allowed and
     * never pull. This complementarity problem has exactly one solution, in one of four cases. Naming the points the other
     * way round swaps the impulses and changes no bit of them.
     */
    static final class TwoPoints {
        /** A pair that yields less than this to an impulse cannot be moved by one, 1/kg. */
        private static final double UNMOVABLE = 1e-6;

        private static final double SINGULAR = 1e-4;
        private static final double ROUNDING = 1e-12;

        /** Impulse at point 1, N·s. */
        double impulse1;

        /** Impulse at point 2, N·s. */
        double impulse2;

        /** Solves for impulses in place of those before, with which the points lack what they lack. */
        void improve(
                double deficit1, double deficit2, double before1, double before2, double k11, double k12, double k22) {
            solve(
                    deficit1 + (k11 * before1 + k12 * before2),
                    deficit2 + (k12 * before1 + k22 * before2),
                    k11,
                    k12,
                    k22);
        }

        /**
         * Solves k·impulse ≥ deficit, impulse ≥ 0, with equality where the impulse is positive. The deficit is by how much faster the
         * bodies must part than without any impulse, m/s; k says how much speed a point gains per impulse, 1/kg.
         */
        void solve(double deficit1, double deficit2, double k11, double k12, double k22) {
            impulse1 = 0;
            impulse2 = 0;
            boolean alone1 = deficit1 > 0 && k11 > UNMOVABLE && k12 * deficit1 >= (deficit2 - ROUNDING) * k11;
            boolean alone2 = deficit2 > 0 && k22 > UNMOVABLE && k12 * deficit2 >= (deficit1 - ROUNDING) * k22;
            if (alone1 || alone2) {
                // Where the deficit is so small that either point would do, both take half: neither is preferred.
                double share = alone1 && alone2 ? 0.5 : 1;
                impulse1 = alone1 ? share * deficit1 / k11 : 0;
                impulse2 = alone2 ? share * deficit2 / k22 : 0;
                return;
            }
            if (deficit1 <= 0 && deficit2 <= 0) {
                return;
            }
            double determinant = k11 * k22 - k12 * k12;
            if (determinant > SINGULAR * (k11 * k22)) {
                double both1 = k22 * deficit1 - k12 * deficit2;
                double both2 = k11 * deficit2 - k12 * deficit1;
                if (both1 >= 0 && both2 >= 0) {
                    impulse1 = both1 / determinant;
                    impulse2 = both2 / determinant;
                }
            } else if (k12 > UNMOVABLE) {
                // The points are nearly one: both take the same, as much as the one needs that lacks more.
                double needed1 = deficit1 / (k11 + k12);
                double needed2 = deficit2 / (k22 + k12);
                double needed = needed1 > needed2 ? needed1 : needed2;
                impulse1 = needed > 0 ? needed : 0;
                impulse2 = impulse1;
            }
            // Otherwise the bodies are pinched: no impulse of this contact opens both points, and the world holds them.
        }
    }
}
