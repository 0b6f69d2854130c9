// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.world;

import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.body.MovingBody;

/**
 * The impulses at the contacts of one moment, and the velocities that they lead to.
 *
 * <p>A round looks at all active contacts with the velocities it began with. A body that takes part in n of them is split
 * into n copies with 1/n of its mass each; every contact is then an ordinary collision of two bodies, solved exactly, both
 * points together; and the copies are put together again with their mean velocity (Tonge et al. 2012). The ball
 * is not split: {@link BallRound} solves all its contacts together. The result does not depend on the order of the
 * contacts, to the last bit: the terms of a sum are first rounded to a common grid, on which sums are exact.
 */
final class Impulses {
    /** Wanted of a point that may close as it likes, m/s. */
    static final double FREE = -1e9;

    /** Adding and subtracting it rounds a number to a multiple of 2⁻⁴⁰; sums of such numbers are exact. */
    private static final double GRID = 6144;

    final boolean ballMovesRobots;
    final MovingBody ball;
    private final TwoPoints points = new TwoPoints();
    private final BallRound ballRound;
    private final Member[] memberOf;
    final Member[] members;
    int memberCount;
    Contact[] joined = {};
    int joinedCount;

    /** The contacts of the round to come, those of the ball first. */
    Contact[] active = {};

    int activeCount;
    int activeOfBall;

    private boolean accelerated;

    /** Of Nesterov's acceleration; 1 if it has just begun. */
    private double pace;

    /** By how much the last round took back what led to it; negative if it went on. */
    private double back;

    /** The largest change of an impulse in the last round, N·s. */
    private double largestStep;

    /**
     * Impulses on some bodies.
     *
     * @param onWheels whether wheels hold robots across their heading
     */
    Impulses(Bodies bodies, boolean ballMovesRobots, boolean onWheels) {
        this.ballMovesRobots = ballMovesRobots;
        this.ball = bodies.body[bodies.ball];
        this.ballRound = new BallRound(this, points);
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
            most = Math.max(most, active[i].lacking());
        }
        return most;
    }

    /** Begins a contact without impulses; says how fast its points shall part at least. */
    static void want(Contact c, double at1, double at2) {
        c.point1.wanted = at1;
        c.point2.wanted = at2;
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
        ContactPoint p1 = c.point1;
        ContactPoint p2 = c.point2;
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
            ballRound.solve();
        }
        for (int i = together; i < activeCount; i++) {
            solve(active[i]);
        }
    }

    private void solve(Contact c) {
        double first = c.firstMember.copies;
        double second = c.secondMember.copies;
        ContactPoint p1 = c.point1;
        ContactPoint p2 = c.point2;
        points.improve(
                p1.lacking(),
                p2.lacking(),
                p1.impulse,
                p2.impulse,
                first * p1.firstYield + second * p1.secondYield,
                first * c.firstYield + second * c.secondYield,
                first * p2.firstYield + second * p2.secondYield);
        set(c, points.impulse1, points.impulse2);
    }

    /** Changes the impulses of a contact, and the velocities of its bodies with them. */
    void set(Contact c, double at1, double at2) {
        ContactPoint p1 = c.point1;
        ContactPoint p2 = c.point2;
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
}
