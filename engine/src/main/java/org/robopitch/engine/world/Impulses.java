// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.world;

import org.robopitch.engine.body.Bodies;

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

    /** What is where among the numbers of a contact: gains of both bodies, what they yield, then two numbers per point. */
    private static final int GAIN_FIRST = 0;

    private static final int GAIN_SECOND = 4;
    private static final int YIELDS_FIRST = 8;
    private static final int YIELDS_SECOND = 11;
    private static final int WANTED = 14;
    private static final int IMPULSE = 16;
    private static final int PART = 18;
    private static final int OLD = 20;
    private static final int STRIDE = 22;

    /** A body's numbers: along, across, spin, and in how many active contacts it takes part. */
    static final int PLACES = 4;

    static final int COPIES = 3;

    final Bodies state;
    final boolean ballMovesRobots;
    final double[] velocity;
    final double[] inverseMass;
    final TwoPoints points = new TwoPoints();
    private final BallRound ballRound;
    final int[] members;
    int memberCount;
    private final boolean[] isMember;
    Contacts contacts = new Contacts(1);
    private double[] work = {};
    private boolean[] prepared = {};
    int[] joined = {};
    int joinedCount;

    /** The contacts of the round to come, those of the ball first. */
    int[] active = {};

    private int activeCount;
    int activeOfBall;

    private boolean accelerated;

    /** Of Nesterov's acceleration; 1 if it has just begun. */
    private double pace;

    /** By how much the last round took back what led to it; negative if it went on. */
    private double back;

    /** The largest change of an impulse in the last round, N·s. */
    private double largestStep;

    Impulses(Bodies bodies, boolean ballMovesRobots) {
        this(bodies, ballMovesRobots, bodies.inverseMassAcross);
    }

    /** Impulses that meet another mass across the heading than that of robots on wheels. */
    Impulses(Bodies bodies, boolean ballMovesRobots, double[] inverseMassAcross) {
        this.state = bodies;
        this.ballMovesRobots = ballMovesRobots;
        int n = bodies.ground + 1;
        velocity = new double[PLACES * n];
        inverseMass = new double[PLACES * n];
        members = new int[n];
        isMember = new boolean[n];
        makeRoom(Contacts.USUAL_PER_BODY * n);
        for (int i = 0; i < n; i++) {
            inverseMass[PLACES * i] = bodies.inverseMassAlong[i];
            inverseMass[PLACES * i + 1] = inverseMassAcross[i];
            inverseMass[PLACES * i + 2] = bodies.inverseInertia[i];
        }
        ballRound = new BallRound(this);
    }

    private void makeRoom(int count) {
        work = new double[count * STRIDE];
        prepared = new boolean[count];
        joined = new int[count];
        active = new int[count];
    }

    /** Begins with the contacts of a moment; those that {@link #join} take part. */
    void begin(Contacts ofMoment) {
        contacts = ofMoment;
        if (active.length < ofMoment.count) {
            makeRoom(2 * ofMoment.count);
        }
        for (int i = 0; i < memberCount; i++) {
            isMember[members[i]] = false;
        }
        memberCount = 0;
        joinedCount = 0;
        pace = 1;
        accelerated = false;
    }

    /** Takes a contact in, and the velocities of its bodies now. Other bodies are not looked at. */
    void join(int k) {
        joined[joinedCount++] = k;
        prepared[k] = false;
        addMember(contacts.first[k]);
        addMember(contacts.second[k]);
    }

    private void addMember(int body) {
        if (!isMember[body]) {
            isMember[body] = true;
            members[memberCount++] = body;
            read(body);
        }
    }

    /** Takes the velocity of a body as it is now, on the grid: so all that is added to it later adds up exactly. */
    void read(int i) {
        velocity[PLACES * i] = toGrid(state.along[i]);
        velocity[PLACES * i + 1] = toGrid(state.across[i]);
        velocity[PLACES * i + 2] = toGrid(state.spin[i]);
    }

    /** Changes the velocities of the bodies by what the impulses changed; what they did not change keeps every bit. */
    void write(boolean[] touched) {
        for (int m = 0; m < memberCount; m++) {
            int i = members[m];
            if (touched[i] && i != state.ground) {
                state.along[i] += velocity[PLACES * i] - toGrid(state.along[i]);
                state.across[i] += velocity[PLACES * i + 1] - toGrid(state.across[i]);
                state.spin[i] += velocity[PLACES * i + 2] - toGrid(state.spin[i]);
            }
        }
    }

    /** Works out how fast the bodies of a contact part at its points. */
    void measure(int k) {
        double[] row = contacts.row;
        int r = k * Contacts.STRIDE;
        int a = PLACES * contacts.first[k];
        int b = PLACES * contacts.second[k];
        double spinA = velocity[a + 2];
        double spinB = velocity[b + 2];
        double common = (row[r + Contacts.FIRST_ALONG] * velocity[a] + row[r + Contacts.FIRST_ACROSS] * velocity[a + 1])
                + (row[r + Contacts.SECOND_ALONG] * velocity[b] + row[r + Contacts.SECOND_ACROSS] * velocity[b + 1]);
        int w = k * STRIDE;
        work[w + PART] = common + (row[r + Contacts.FIRST_SPIN] * spinA + row[r + Contacts.SECOND_SPIN] * spinB);
        work[w + PART + 1] =
                common + (row[r + Contacts.FIRST_SPIN + 1] * spinA + row[r + Contacts.SECOND_SPIN + 1] * spinB);
    }

    /** The same of all active contacts; returns by how much one of them parts more slowly than it should at most, m/s. */
    double measureActive() {
        double most = 0;
        for (int i = 0; i < activeCount; i++) {
            measure(active[i]);
            most = Math.max(most, lacking(active[i]));
        }
        return most;
    }

    /** How fast the bodies part at a point (0 or 1), as last measured, m/s. */
    double part(int k, int point) {
        return work[k * STRIDE + PART + point];
    }

    /** The impulse at a point (0 or 1), N·s. */
    double impulse(int k, int point) {
        return work[k * STRIDE + IMPULSE + point];
    }

    /** The impulses at both points together, N·s. */
    double impulse(int k) {
        return impulse(k, 0) + impulse(k, 1);
    }

    /** Begins a contact without impulses; says how fast its points shall part at least. */
    void want(int k, double at1, double at2) {
        int w = k * STRIDE;
        work[w + WANTED] = at1;
        work[w + WANTED + 1] = at2;
        work[w + IMPULSE] = 0;
        work[w + IMPULSE + 1] = 0;
    }

    /** How fast a point shall part at least, m/s. */
    double wanted(int k, int point) {
        return work[k * STRIDE + WANTED + point];
    }

    /** Leaves only a share of the impulses of a contact; the velocities stay. */
    void scale(int k, double share) {
        work[k * STRIDE + IMPULSE] *= share;
        work[k * STRIDE + IMPULSE + 1] *= share;
    }

    /** By how much a point parts more slowly than it should, m/s; nothing or less if it does not. */
    double lacking(int k, int point) {
        return wanted(k, point) - part(k, point);
    }

    /** The same of the point that lacks more. */
    double lacking(int k) {
        double at1 = lacking(k, 0);
        double at2 = lacking(k, 1);
        return at1 > at2 ? at1 : at2;
    }

    /** Takes all contacts out of the round to come. */
    void deactivate() {
        activeCount = 0;
        activeOfBall = 0;
        for (int m = 0; m < memberCount; m++) {
            velocity[PLACES * members[m] + COPIES] = 0;
        }
    }

    /** Takes a contact into the round to come. */
    void activate(int k) {
        active[activeCount++] = k;
        if (contacts.second[k] == state.ball) {
            active[activeCount - 1] = active[activeOfBall];
            active[activeOfBall++] = k;
        }
        velocity[PLACES * contacts.first[k] + COPIES]++;
        velocity[PLACES * contacts.second[k] + COPIES]++;
        if (!prepared[k]) {
            prepare(k);
        }
    }

    private void prepare(int k) {
        prepared[k] = true;
        boolean firstYields = ballMovesRobots || contacts.second[k] != state.ball;
        prepare(k, Contacts.FIRST_ALONG, contacts.first[k], GAIN_FIRST, YIELDS_FIRST, firstYields ? 1 : 0);
        prepare(k, Contacts.SECOND_ALONG, contacts.second[k], GAIN_SECOND, YIELDS_SECOND, 1);
    }

    /** Works out what a body gains from an impulse, and by how much its points yield to it. */
    private void prepare(int k, int at, int body, int gains, int yields, double mobile) {
        double[] row = contacts.row;
        int r = k * Contacts.STRIDE + at;
        int gain = k * STRIDE + gains;
        int yield = k * STRIDE + yields;
        double along = row[r];
        double across = row[r + 1];
        double spin1 = row[r + 2];
        double spin2 = row[r + 3];
        double gainAlong = mobile * along * inverseMass[PLACES * body];
        double gainAcross = mobile * across * inverseMass[PLACES * body + 1];
        double inverseInertia = mobile * inverseMass[PLACES * body + 2];
        double straight = along * gainAlong + across * gainAcross;
        work[gain] = gainAlong;
        work[gain + 1] = gainAcross;
        work[gain + 2] = spin1 * inverseInertia;
        work[gain + 3] = spin2 * inverseInertia;
        work[yield] = straight + spin1 * (spin1 * inverseInertia);
        // The product first: it has the same bits whichever point is called the first.
        work[yield + 1] = straight + spin1 * spin2 * inverseInertia;
        work[yield + 2] = straight + spin2 * (spin2 * inverseInertia);
    }

    /** How many contacts take part in the round to come. */
    int active() {
        return activeCount;
    }

    /** How many contacts of the round to come a body takes part in. */
    int copies(int body) {
        return (int) velocity[PLACES * body + COPIES];
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

    private void solve(int k) {
        double k11 = yieldOfFirst(k, 0) + yieldOfSecond(k, 0);
        double k12 = yieldOfFirst(k, 1) + yieldOfSecond(k, 1);
        double k22 = yieldOfFirst(k, 2) + yieldOfSecond(k, 2);
        points.improve(lacking(k, 0), lacking(k, 1), impulse(k, 0), impulse(k, 1), k11, k12, k22);
        set(k, points.impulse1, points.impulse2);
    }

    /** What the copy of the first body yields: at point 1, at one for an impulse at the other, at point 2. */
    double yieldOfFirst(int k, int which) {
        return velocity[PLACES * contacts.first[k] + COPIES] * work[k * STRIDE + YIELDS_FIRST + which];
    }

    private double yieldOfSecond(int k, int which) {
        return velocity[PLACES * contacts.second[k] + COPIES] * work[k * STRIDE + YIELDS_SECOND + which];
    }

    /** Changes the impulses of a contact, and the velocities of its bodies with them. */
    void set(int k, double at1, double at2) {
        int w = k * STRIDE;
        double more1 = at1 - work[w + IMPULSE];
        double more2 = at2 - work[w + IMPULSE + 1];
        work[w + IMPULSE] = at1;
        work[w + IMPULSE + 1] = at2;
        give(w + GAIN_FIRST, PLACES * contacts.first[k], more1 + more2, more1, more2);
        give(w + GAIN_SECOND, PLACES * contacts.second[k], more1 + more2, more1, more2);
        if (accelerated) {
            back -= toGrid(more1 * (at1 - work[w + OLD])) + toGrid(more2 * (at2 - work[w + OLD + 1]));
            double larger = Math.abs(more1) > Math.abs(more2) ? Math.abs(more1) : Math.abs(more2);
            largestStep = larger > largestStep ? larger : largestStep;
        }
    }

    private void give(int gain, int to, double sum, double at1, double at2) {
        velocity[to] += toGrid(work[gain] * sum);
        velocity[to + 1] += toGrid(work[gain + 1] * sum);
        velocity[to + 2] += toGrid(work[gain + 2] * at1 + work[gain + 3] * at2);
    }

    static double toGrid(double value) {
        return (value + GRID) - GRID;
    }

    /**
     * Changes the impulses once more by a share of what the last round changed: Nesterov's acceleration, which starts again
     * where it overshoots. Rounds without it creep where many bodies are pressed together.
     */
    void goAhead() {
        boolean overshot = pace > 1 && back > 0;
        accelerated = true;
        double next = 0.5 * (1 + Math.sqrt(1 + 4 * pace * pace));
        double share = overshot ? 0 : (pace - 1) / next;
        pace = overshot ? 1 : next;
        for (int i = 0; i < joinedCount; i++) {
            int w = joined[i] * STRIDE;
            double now1 = work[w + IMPULSE];
            double now2 = work[w + IMPULSE + 1];
            double at1 = now1 + share * (now1 - work[w + OLD]);
            double at2 = now2 + share * (now2 - work[w + OLD + 1]);
            work[w + OLD] = now1;
            work[w + OLD + 1] = now2;
            if (at1 != now1 || at2 != now2) {
                set(joined[i], at1 > 0 ? at1 : 0, at2 > 0 ? at2 : 0);
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
            goAhead();
            measureActive();
        }
    }
}
