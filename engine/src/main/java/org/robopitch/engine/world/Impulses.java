// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.world;

import java.util.Arrays;
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

    private static final int GAIN_FIRST = 0;
    private static final int GAIN_SECOND = 4;
    static final int YIELDS_FIRST = 8;
    static final int YIELDS_SECOND = 11;
    static final int WANTED = 14;
    static final int IMPULSE = 16;
    static final int PART = 18;
    static final int OLD = 20;
    static final int AHEAD = 22;
    static final int STRIDE = 24;

    /** A body's numbers: along, across, spin, and in how many active contacts it takes part. */
    static final int PLACES = 4;

    static final int COPIES = 3;

    final Bodies state;
    final boolean ballMovesRobots;
    final double[] velocity;
    private final double[] change;
    final double[] inverseMass;
    final double[] mass;
    final TwoPoints points = new TwoPoints();
    final int[] members;
    int memberCount;
    private final boolean[] isMember;
    double[] work;
    private boolean[] prepared;
    int[] active;
    int activeCount;
    private final BallRound ballRound = new BallRound(this);
    Contacts contacts = new Contacts(1);

    Impulses(Bodies bodies, boolean ballMovesRobots) {
        this(bodies, ballMovesRobots, bodies.inverseMassAcross);
    }

    /** Impulses that change places instead of velocities: wheels do not hold a robot that is put elsewhere. */
    static Impulses ofDisplacements(Bodies bodies) {
        return new Impulses(bodies, true, bodies.inverseMassAlong);
    }

    private Impulses(Bodies bodies, boolean ballMovesRobots, double[] inverseMassAcross) {
        this.state = bodies;
        this.ballMovesRobots = ballMovesRobots;
        int n = bodies.ground + 1;
        velocity = new double[PLACES * n];
        change = new double[PLACES * n];
        inverseMass = new double[PLACES * n];
        mass = new double[PLACES * n];
        members = new int[n];
        isMember = new boolean[n];
        int usual = Contacts.USUAL_PER_BODY * n;
        work = new double[usual * STRIDE];
        prepared = new boolean[usual];
        active = new int[usual];
        for (int i = 0; i < n; i++) {
            setMass(PLACES * i, bodies.inverseMassAlong[i]);
            setMass(PLACES * i + 1, inverseMassAcross[i]);
            setMass(PLACES * i + 2, bodies.inverseInertia[i]);
        }
    }

    private void setMass(int at, double inverse) {
        inverseMass[at] = inverse;
        mass[at] = inverse > 0 ? 1 / inverse : 0;
    }

    /** Begins with the contacts of a moment; those that {@link #join} take part. */
    void begin(Contacts ofMoment) {
        contacts = ofMoment;
        int count = ofMoment.count;
        if (prepared.length < count) {
            work = new double[2 * count * STRIDE];
            prepared = new boolean[2 * count];
            active = new int[2 * count];
        }
        for (int i = 0; i < memberCount; i++) {
            isMember[members[i]] = false;
        }
        memberCount = 0;
    }

    /** Begins with all contacts of a moment and no velocities. */
    void beginAtRest(Contacts ofMoment) {
        begin(ofMoment);
        for (int k = 0; k < ofMoment.count; k++) {
            join(k);
        }
        Arrays.fill(velocity, 0);
        deactivate();
    }

    /** Takes a contact in, and the velocities of its bodies now. Other bodies are not looked at. */
    void join(int k) {
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

    /** Takes the velocity of a body as it is now. */
    void read(int i) {
        velocity[PLACES * i] = state.along[i];
        velocity[PLACES * i + 1] = state.across[i];
        velocity[PLACES * i + 2] = state.spin[i];
    }

    /** Gives the bodies the velocities that the impulses lead to. */
    void write(boolean[] touched) {
        for (int m = 0; m < memberCount; m++) {
            int i = members[m];
            if (touched[i] && i != state.ground) {
                state.along[i] = velocity[PLACES * i];
                state.across[i] = velocity[PLACES * i + 1];
                state.spin[i] = velocity[PLACES * i + 2];
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
        return work[k * STRIDE + IMPULSE] + work[k * STRIDE + IMPULSE + 1];
    }

    /** Begins a contact without impulses; says how fast its points shall part at least. */
    void want(int k, double at1, double at2) {
        int w = k * STRIDE;
        work[w + WANTED] = at1;
        work[w + WANTED + 1] = at2;
        work[w + IMPULSE] = 0;
        work[w + IMPULSE + 1] = 0;
    }

    /** Whether both points may close as they like. */
    boolean isFree(int k) {
        return work[k * STRIDE + WANTED] == FREE && work[k * STRIDE + WANTED + 1] == FREE;
    }

    /** By how much a point parts more slowly than it should, m/s; nothing or less if it does not. */
    double lacking(int k) {
        int w = k * STRIDE;
        double at1 = work[w + WANTED] - work[w + PART];
        double at2 = work[w + WANTED + 1] - work[w + PART + 1];
        return at1 > at2 ? at1 : at2;
    }

    /** The same of one point. */
    double lacking(int k, int point) {
        return work[k * STRIDE + WANTED + point] - work[k * STRIDE + PART + point];
    }

    /** Takes all contacts out of the round to come. */
    void deactivate() {
        activeCount = 0;
        for (int m = 0; m < memberCount; m++) {
            velocity[PLACES * members[m] + COPIES] = 0;
        }
    }

    /** Takes a contact into the round to come. */
    void activate(int k) {
        active[activeCount++] = k;
        velocity[PLACES * contacts.first[k] + COPIES]++;
        velocity[PLACES * contacts.second[k] + COPIES]++;
        prepare(k);
    }

    /** How many contacts take part in the round to come. */
    int active() {
        return activeCount;
    }

    /** How many contacts of the round to come a body takes part in. */
    int copies(int body) {
        return (int) velocity[PLACES * body + COPIES];
    }

    /** Works out, once, what the bodies of a contact gain from an impulse. */
    private void prepare(int k) {
        if (!prepared[k]) {
            prepared[k] = true;
            int r = k * Contacts.STRIDE;
            int w = k * STRIDE;
            boolean firstYields = ballMovesRobots || contacts.second[k] != state.ball;
            gains(r + Contacts.FIRST_ALONG, PLACES * contacts.first[k], w + GAIN_FIRST, w + YIELDS_FIRST, firstYields);
            gains(r + Contacts.SECOND_ALONG, PLACES * contacts.second[k], w + GAIN_SECOND, w + YIELDS_SECOND, true);
        }
    }

    private void gains(int r, int body, int gain, int yields, boolean mobile) {
        double[] row = contacts.row;
        double some = mobile ? 1 : 0;
        double along = row[r];
        double across = row[r + 1];
        double spin1 = row[r + 2];
        double spin2 = row[r + 3];
        double gainAlong = some * along * inverseMass[body];
        double gainAcross = some * across * inverseMass[body + 1];
        double inverseInertia = some * inverseMass[body + 2];
        double gainSpin1 = spin1 * inverseInertia;
        double gainSpin2 = spin2 * inverseInertia;
        work[gain] = gainAlong;
        work[gain + 1] = gainAcross;
        work[gain + 2] = gainSpin1;
        work[gain + 3] = gainSpin2;
        double straight = along * gainAlong + across * gainAcross;
        work[yields] = straight + spin1 * gainSpin1;
        // The product first: it has the same bits whichever point is called the first.
        work[yields + 1] = straight + spin1 * spin2 * inverseInertia;
        work[yields + 2] = straight + spin2 * gainSpin2;
    }

    /** One round: each active contact, measured before, is solved as if its bodies were split among their contacts. */
    void round() {
        boolean together = velocity[PLACES * state.ball + COPIES] > 1;
        ballRound.begin(activeCount);
        for (int i = 0; i < activeCount; i++) {
            int k = active[i];
            if (together && contacts.second[k] == state.ball) {
                ballRound.add(k);
            } else {
                solve(k);
            }
        }
        ballRound.solve();
        apply();
    }

    private void solve(int k) {
        int w = k * STRIDE;
        double copiesA = velocity[PLACES * contacts.first[k] + COPIES];
        double copiesB = velocity[PLACES * contacts.second[k] + COPIES];
        double k11 = copiesA * work[w + YIELDS_FIRST] + copiesB * work[w + YIELDS_SECOND];
        double k12 = copiesA * work[w + YIELDS_FIRST + 1] + copiesB * work[w + YIELDS_SECOND + 1];
        double k22 = copiesA * work[w + YIELDS_FIRST + 2] + copiesB * work[w + YIELDS_SECOND + 2];
        double before1 = work[w + IMPULSE];
        double before2 = work[w + IMPULSE + 1];
        points.solve(
                work[w + WANTED] - work[w + PART] + (k11 * before1 + k12 * before2),
                work[w + WANTED + 1] - work[w + PART + 1] + (k12 * before1 + k22 * before2),
                k11,
                k12,
                k22);
        set(k, points.impulse1, points.impulse2);
    }

    void set(int k, double at1, double at2) {
        int w = k * STRIDE;
        double before1 = work[w + IMPULSE];
        double before2 = work[w + IMPULSE + 1];
        work[w + IMPULSE] = at1;
        work[w + IMPULSE + 1] = at2;
        give(k, at1 - before1, at2 - before2);
    }

    private void give(int k, double at1, double at2) {
        int w = k * STRIDE;
        double sum = at1 + at2;
        give(w + GAIN_FIRST, PLACES * contacts.first[k], sum, at1, at2);
        give(w + GAIN_SECOND, PLACES * contacts.second[k], sum, at1, at2);
    }

    private void give(int gain, int to, double sum, double at1, double at2) {
        change[to] += toGrid(work[gain] * sum);
        change[to + 1] += toGrid(work[gain + 1] * sum);
        change[to + 2] += toGrid(work[gain + 2] * at1 + work[gain + 3] * at2);
    }

    static double toGrid(double value) {
        return (value + GRID) - GRID;
    }

    void apply() {
        for (int m = 0; m < memberCount; m++) {
            int body = PLACES * members[m];
            velocity[body] += change[body];
            velocity[body + 1] += change[body + 1];
            velocity[body + 2] += change[body + 2];
            change[body] = 0;
            change[body + 1] = 0;
            change[body + 2] = 0;
        }
    }
}
