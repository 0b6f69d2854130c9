// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.resolve;

import java.util.Arrays;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.detect.Contacts;

/**
 * The impulses at the contacts of one moment, and the velocities that they lead to.
 *
 * <p>A round looks at all active contacts with the velocities it began with. A body that takes part in n of them is split
 * into n copies with 1/n of its mass each; every contact is then an ordinary collision of two bodies, solved exactly, both
 * points together; and the copies are put together again with their mean velocity (Tonge et al. 2012). The ball
 * is not split: all its contacts are solved together, since impulses through so light a body would take many rounds. The order of the contacts does not matter, to the last
 * bit: what is added up is first rounded to a common grid, on which sums are exact.
 */
final class Impulses {
    /** Wanted of a point that may close as it likes, m/s. */
    static final double FREE = -1e9;

    /** Adding and subtracting it rounds a number to a multiple of 2⁻⁴⁰; sums of such numbers are exact. */
    private static final double GRID = 6144;

    private static final int GAIN_FIRST = 0;
    private static final int GAIN_SECOND = 4;
    private static final int YIELDS_FIRST = 8;
    private static final int YIELDS_SECOND = 11;
    private static final int WANTED = 14;
    private static final int IMPULSE = 16;
    private static final int PART = 18;
    private static final int OLD = 20;
    private static final int AHEAD = 22;
    private static final int STRIDE = 24;

    /** A body's numbers: along, across, spin, and in how many active contacts it takes part. */
    private static final int PLACES = 4;

    private static final int COPIES = 3;

    private static final int ATTEMPTS = 8;
    private static final double SAME_SPEED = 1e-9;
    private static final double STIFFEST = 1e-3;
    private static final double ENERGY_ROUNDING = 1e-12;

    private final Bodies state;
    private final boolean ballMovesRobots;
    private final double[] velocity;
    private final double[] start;
    private final double[] change;
    private final double[] inverseMass;
    private final double[] mass;
    private final TwoPoints points = new TwoPoints();
    private final int[] members;
    private int memberCount;
    private final boolean[] isMember;
    private double[] work;
    private boolean[] prepared;
    private int[] active;
    private int activeCount;
    private int[] ofBall;
    private double[] next;
    private double largestStep;
    private Contacts contacts = new Contacts(1);

    /** Energy that blows made and that was taken back, since the world began, J. */
    double energyReturned;

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
        start = new double[PLACES * n];
        change = new double[PLACES * n];
        inverseMass = new double[PLACES * n];
        mass = new double[PLACES * n];
        members = new int[n];
        isMember = new boolean[n];
        work = new double[8 * n * STRIDE];
        prepared = new boolean[8 * n];
        active = new int[8 * n];
        ofBall = new int[8 * n];
        next = new double[8 * n];
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

    /** Begins with the contacts of a moment and the velocities of the bodies then. */
    void begin(Contacts ofMoment) {
        makeRoom(ofMoment);
        for (int i = 0; i < memberCount; i++) {
            read(members[i]);
        }
    }

    /** Begins with the contacts of a moment and no velocities. */
    void beginAtRest(Contacts ofMoment) {
        Arrays.fill(velocity, 0);
        makeRoom(ofMoment);
        deactivate();
    }

    private void makeRoom(Contacts ofMoment) {
        contacts = ofMoment;
        int count = ofMoment.count;
        if (prepared.length < count) {
            work = new double[2 * count * STRIDE];
            prepared = new boolean[2 * count];
            active = new int[2 * count];
            ofBall = new int[2 * count];
            next = new double[2 * count];
        }
        Arrays.fill(prepared, 0, count, false);
        for (int i = 0; i < memberCount; i++) {
            isMember[members[i]] = false;
        }
        memberCount = 0;
        for (int k = 0; k < count; k++) {
            addMember(ofMoment.first[k]);
            addMember(ofMoment.second[k]);
        }
    }

    /** Only bodies with contacts are looked at; the others keep their velocities. */
    private void addMember(int body) {
        if (!isMember[body]) {
            isMember[body] = true;
            members[memberCount++] = body;
        }
    }

    double along(int i) {
        return velocity[PLACES * i];
    }

    double across(int i) {
        return velocity[PLACES * i + 1];
    }

    double spin(int i) {
        return velocity[PLACES * i + 2];
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

    /** Whether a point (0 or 1) may close as it likes. */
    boolean isFree(int k, int point) {
        return work[k * STRIDE + WANTED + point] == FREE;
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

    /** Adds an impulse that is expected at an active contact; it counts from the next {@link #apply()} on. */
    void expect(int k, double at1, double at2) {
        work[k * STRIDE + IMPULSE] = at1;
        work[k * STRIDE + IMPULSE + 1] = at2;
        give(k, at1, at2);
    }

    /**
     * Lets the expected impulses act, as much of them as brings the bodies nearer to what is wanted.
     *
     * <p>What the rounds make smaller and smaller is ½ΔᵀMΔ + vᵀMΔ − λ·wanted, where Δ is what the impulses λ change.
     * Without impulses it is 0. As nothing wanted is positive where bodies press, it is never less than the energy made:
     * impulses that leave it at 0 or below make none.
     */
    void applyExpected() {
        double linear = 0;
        double square = 0;
        for (int m = 0; m < memberCount; m++) {
            int body = PLACES * members[m];
            for (int i = body; i < body + COPIES; i++) {
                double pushed = mass[i] * change[i];
                linear += toGrid(pushed * velocity[i]);
                square += toGrid(0.5 * pushed * change[i]);
            }
        }
        for (int i = 0; i < activeCount; i++) {
            int w = active[i] * STRIDE;
            linear -= toGrid(at(w, WANTED) * at(w, IMPULSE) + at(w, WANTED + 1) * at(w, IMPULSE + 1));
        }
        if (linear + square > 0) {
            double share = linear < 0 ? -0.5 * linear / square : 0;
            for (int m = 0; m < memberCount; m++) {
                int body = PLACES * members[m];
                for (int i = body; i < body + COPIES; i++) {
                    change[i] = toGrid(share * change[i]);
                }
            }
            for (int i = 0; i < activeCount; i++) {
                int w = active[i] * STRIDE;
                work[w + IMPULSE] *= share;
                work[w + IMPULSE + 1] *= share;
            }
        }
        apply();
    }

    private double at(int w, int place) {
        double value = work[w + place];
        return value > FREE ? value : 0;
    }

    /** One round: each active contact, measured before, is solved as if its bodies were split among their contacts. */
    void round() {
        boolean together = velocity[PLACES * state.ball + COPIES] > 1;
        int count = 0;
        for (int i = 0; i < activeCount; i++) {
            int k = active[i];
            if (together && contacts.second[k] == state.ball) {
                ofBall[count++] = k;
            } else {
                solve(k);
            }
        }
        if (count == 2) {
            solveBall(ofBall[0], ofBall[1]);
        } else if (count > 2) {
            solveBall(count);
        }
        apply();
    }

    /**
     * All contacts of the ball, which have one point each. Given the velocity u that the ball will have, the impulse at each
     * is known; and u follows from them. This is linear as long as the same contacts push, so a few solutions of two
     * equations, each with those that push by the last, find it.
     */
    private void solveBall(int count) {
        double[] row = contacts.row;
        int ball = PLACES * state.ball;
        double inverse = inverseMass[ball];
        double givenX = 0;
        double givenY = 0;
        for (int i = 0; i < count; i++) {
            int w = ofBall[i] * STRIDE;
            int r = ofBall[i] * Contacts.STRIDE;
            givenX += toGrid(inverse * work[w + IMPULSE] * row[r + Contacts.SECOND_ALONG]);
            givenY += toGrid(inverse * work[w + IMPULSE] * row[r + Contacts.SECOND_ACROSS]);
        }
        double x = velocity[ball];
        double y = velocity[ball + 1];
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            double xx = 1;
            double xy = 0;
            double yy = 1;
            double pushX = 0;
            double pushY = 0;
            for (int i = 0; i < count; i++) {
                int k = ofBall[i];
                double nx = row[k * Contacts.STRIDE + Contacts.SECOND_ALONG];
                double ny = row[k * Contacts.STRIDE + Contacts.SECOND_ACROSS];
                double lack = lackOfRobot(k);
                if (lack > nx * x + ny * y) {
                    double weight = inverse / yieldOfRobot(k);
                    xx += toGrid(weight * nx * nx);
                    xy += toGrid(weight * nx * ny);
                    yy += toGrid(weight * ny * ny);
                    pushX += toGrid(weight * nx * lack);
                    pushY += toGrid(weight * ny * lack);
                }
            }
            double rightX = (velocity[ball] - givenX) + pushX;
            double rightY = (velocity[ball + 1] - givenY) + pushY;
            double determinant = xx * yy - xy * xy;
            double nextX = (yy * rightX - xy * rightY) / determinant;
            double nextY = (xx * rightY - xy * rightX) / determinant;
            boolean same = Math.abs(nextX - x) + Math.abs(nextY - y) < SAME_SPEED;
            x = nextX;
            y = nextY;
            if (same) {
                break;
            }
        }
        for (int i = 0; i < count; i++) {
            int k = ofBall[i];
            double lack = lackOfRobot(k)
                    - (row[k * Contacts.STRIDE + Contacts.SECOND_ALONG] * x
                            + row[k * Contacts.STRIDE + Contacts.SECOND_ACROSS] * y);
            next[i] = lack > 0 ? lack / yieldOfRobot(k) : 0;
        }
        for (int i = 0; i < count; i++) {
            set(ofBall[i], next[i], 0);
        }
    }

    /** How fast the ball must leave a body at least, if that body gets no impulse from it. */
    private double lackOfRobot(int k) {
        int w = k * STRIDE;
        int r = k * Contacts.STRIDE;
        int ball = PLACES * state.ball;
        double own = contacts.row[r + Contacts.SECOND_ALONG] * velocity[ball]
                + contacts.row[r + Contacts.SECOND_ACROSS] * velocity[ball + 1];
        return work[w + WANTED] - (work[w + PART] - own) + yieldOfRobot(k) * work[w + IMPULSE];
    }

    /** What a body yields to an impulse of the ball; walls a little too, or the equations would have no solution. */
    private double yieldOfRobot(int k) {
        double yielding = velocity[PLACES * contacts.first[k] + COPIES] * work[k * STRIDE + YIELDS_FIRST];
        double least = STIFFEST * inverseMass[PLACES * state.ball];
        return yielding > least ? yielding : least;
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

    /** The two contacts of the ball, which have one point each. */
    private void solveBall(int k, int m) {
        int w = k * STRIDE;
        int v = m * STRIDE;
        double[] row = contacts.row;
        int r = k * Contacts.STRIDE;
        int s = m * Contacts.STRIDE;
        double inverse = inverseMass[PLACES * state.ball];
        double k11 = velocity[PLACES * contacts.first[k] + COPIES] * work[w + YIELDS_FIRST] + work[w + YIELDS_SECOND];
        double k22 = velocity[PLACES * contacts.first[m] + COPIES] * work[v + YIELDS_FIRST] + work[v + YIELDS_SECOND];
        double k12 = inverse
                * (row[r + Contacts.SECOND_ALONG] * row[s + Contacts.SECOND_ALONG]
                        + row[r + Contacts.SECOND_ACROSS] * row[s + Contacts.SECOND_ACROSS]);
        double before1 = work[w + IMPULSE];
        double before2 = work[v + IMPULSE];
        points.solve(
                work[w + WANTED] - work[w + PART] + (k11 * before1 + k12 * before2),
                work[v + WANTED] - work[v + PART] + (k12 * before1 + k22 * before2),
                k11,
                k12,
                k22);
        double now1 = points.impulse1;
        double now2 = points.impulse2;
        set(k, now1, 0);
        set(m, now2, 0);
    }

    private void set(int k, double at1, double at2) {
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

    private void apply() {
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

    /**
     * Rounds until the active contacts have what they want, which a blow on many bodies needs many of: each begins
     * farther along the way the last one went (Nesterov's acceleration, begun again where it overshoots).
     *
     * @param most so many rounds at most
     * @param exact ends once no impulse changes by more, N·s
     */
    void converge(int most, double exact) {
        System.arraycopy(velocity, 0, start, 0, velocity.length);
        for (int i = 0; i < activeCount; i++) {
            int w = active[i] * STRIDE;
            work[w + OLD] = 0;
            work[w + OLD + 1] = 0;
        }
        double pace = 1;
        for (int round = 0; round < most; round++) {
            double next = 0.5 * (1 + Math.sqrt(1 + 4 * pace * pace));
            goAhead((pace - 1) / next);
            round();
            pace = overshoots() ? 1 : next;
            if (activeCount == 1 || largestStep <= exact) {
                break;
            }
        }
    }

    /**
     * {@return whether all active contacts have what they want; bodies that are pinched cannot}
     *
     * @param enough how much the points may part more slowly than wanted, m/s
     */
    boolean isSolved(double enough) {
        for (int i = 0; i < activeCount; i++) {
            measure(active[i]);
            if (lacking(active[i]) > enough) {
                return false;
            }
        }
        return true;
    }

    private void goAhead(double share) {
        for (int i = 0; i < activeCount; i++) {
            int w = active[i] * STRIDE;
            double more1 = share * (work[w + IMPULSE] - work[w + OLD]);
            double more2 = share * (work[w + IMPULSE + 1] - work[w + OLD + 1]);
            work[w + OLD] = work[w + IMPULSE];
            work[w + OLD + 1] = work[w + IMPULSE + 1];
            set(active[i], work[w + IMPULSE] + more1, work[w + IMPULSE + 1] + more2);
            work[w + AHEAD] = work[w + IMPULSE];
            work[w + AHEAD + 1] = work[w + IMPULSE + 1];
        }
        apply();
        for (int i = 0; i < activeCount; i++) {
            measure(active[i]);
        }
    }

    /** Whether the last round went back from where it began; leaves the largest change of an impulse behind. */
    private boolean overshoots() {
        double back = 0;
        largestStep = 0;
        for (int i = 0; i < activeCount; i++) {
            for (int w = active[i] * STRIDE; w <= active[i] * STRIDE + 1; w++) {
                double step = work[w + IMPULSE] - work[w + AHEAD];
                back -= toGrid(step * (work[w + IMPULSE] - work[w + OLD]));
                largestStep = Math.max(largestStep, Math.abs(step));
            }
        }
        return back > 0;
    }

    /**
     * Takes back the energy that blows have made, if any: an exact solution makes none. The energy is a parabola over
     * the share of the impulses that is given, and back at its first value at some share.
     */
    void returnEnergyMade() {
        if (activeCount < 2) {
            return;
        }
        double linear = 0;
        double square = 0;
        for (int m = 0; m < memberCount; m++) {
            int body = PLACES * members[m];
            for (int i = body; countsEnergy(members[m]) && i < body + COPIES; i++) {
                double changed = velocity[i] - start[i];
                linear += toGrid(mass[i] * changed * start[i]);
                square += toGrid(0.5 * mass[i] * changed * changed);
            }
        }
        if (linear + square > ENERGY_ROUNDING) {
            energyReturned += linear + square;
            double share = linear < 0 ? -linear / square : 0;
            for (int m = 0; m < memberCount; m++) {
                int body = PLACES * members[m];
                for (int i = body; countsEnergy(members[m]) && i < body + COPIES; i++) {
                    velocity[i] = start[i] + toGrid(share * (velocity[i] - start[i]));
                }
            }
        }
    }

    /** A ball that robots do not feel takes energy from nowhere, as its model says. */
    private boolean countsEnergy(int body) {
        return body != state.ground && (ballMovesRobots || body != state.ball);
    }
}
