// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.resolve;

import java.util.Arrays;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.detect.Contacts;

/**
 * What the rounds of the resolver work on: the velocities of the bodies side by side in one array, and what each contact
 * adds to its row of {@link Contacts} in another. What does not change from round to round is worked out once, and only
 * for contacts that take part in one.
 */
final class Rows {
    /** Adding and subtracting it rounds a number to a multiple of 2⁻⁴⁰; sums of such numbers are exact. */
    private static final double GRID = 6144;

    private static final int GAIN_FIRST = 0;
    private static final int GAIN_SECOND = 4;
    private static final int YIELDS_FIRST = 8;
    private static final int YIELDS_SECOND = 11;
    private static final int WANTED = 14;
    private static final int IMPULSE = 16;
    private static final int PART = 18;
    private static final int STRIDE = 20;

    /** A body's numbers: along, across, spin, and in how many contacts of the round it takes part. */
    private static final int PLACES = 4;

    private static final int COPIES = 3;

    private final double[] velocity;
    private final double[] start;
    private final double[] change;
    private final double[] inverseMass;
    private final double[] mass;
    private final int bodies;
    private double[] work;
    private boolean[] prepared;
    private int[] active;
    private int activeCount;
    private Contacts contacts = new Contacts(1);
    private final TwoPoints points = new TwoPoints();

    Rows(Bodies state) {
        bodies = state.ground + 1;
        velocity = new double[PLACES * bodies];
        start = new double[PLACES * bodies];
        change = new double[PLACES * bodies];
        inverseMass = new double[PLACES * bodies];
        mass = new double[PLACES * bodies];
        int contactsAtFirst = 4 * bodies;
        work = new double[contactsAtFirst * STRIDE];
        prepared = new boolean[contactsAtFirst];
        active = new int[contactsAtFirst];
        for (int i = 0; i < bodies; i++) {
            setMass(PLACES * i, state.inverseMassAlong[i]);
            setMass(PLACES * i + 1, state.inverseMassAcross[i]);
            setMass(PLACES * i + 2, state.inverseInertia[i]);
        }
    }

    private void setMass(int at, double inverse) {
        inverseMass[at] = inverse;
        mass[at] = inverse > 0 ? 1 / inverse : 0;
    }

    /** Begins a step. */
    void begin(Contacts ofStep) {
        contacts = ofStep;
        int count = ofStep.count;
        if (prepared.length < count) {
            work = new double[2 * count * STRIDE];
            prepared = new boolean[2 * count];
            active = new int[2 * count];
        }
        Arrays.fill(prepared, 0, count, false);
    }

    void readVelocities(Bodies state) {
        for (int i = 0; i < bodies; i++) {
            velocity[PLACES * i] = state.along[i];
            velocity[PLACES * i + 1] = state.across[i];
            velocity[PLACES * i + 2] = state.spin[i];
        }
    }

    void writeVelocities(Bodies state, boolean[] touched) {
        for (int i = 0; i <= state.ball; i++) {
            if (touched[i]) {
                state.along[i] = velocity[PLACES * i];
                state.across[i] = velocity[PLACES * i + 1];
                state.spin[i] = velocity[PLACES * i + 2];
            }
        }
    }

    /** Takes the velocities as those that the rounds begin with: no round may leave more energy than they have. */
    void markStart() {
        System.arraycopy(velocity, 0, start, 0, velocity.length);
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

    double part1(int k) {
        return work[k * STRIDE + PART];
    }

    double part2(int k) {
        return work[k * STRIDE + PART + 1];
    }

    double impulse1(int k) {
        return work[k * STRIDE + IMPULSE];
    }

    double impulse2(int k) {
        return work[k * STRIDE + IMPULSE + 1];
    }

    boolean pushed(int k) {
        return work[k * STRIDE + IMPULSE] + work[k * STRIDE + IMPULSE + 1] > 0;
    }

    /** Says how fast the points of a contact shall part at least. */
    void want(int k, double at1, double at2) {
        work[k * STRIDE + WANTED] = at1;
        work[k * STRIDE + WANTED + 1] = at2;
    }

    /** Whether a point of the contact parts more slowly than it should, by more than a little. */
    boolean lacks(int k, double aLittle) {
        int w = k * STRIDE;
        return work[w + WANTED] - work[w + PART] > aLittle || work[w + WANTED + 1] - work[w + PART + 1] > aLittle;
    }

    /** Takes back what an earlier step pushed. */
    void forgetImpulse(int k) {
        work[k * STRIDE + IMPULSE] = 0;
        work[k * STRIDE + IMPULSE + 1] = 0;
    }

    /** Works out what the bodies of a contact gain from an impulse; those that do not yield to it count as fixed. */
    void prepare(int k, boolean firstYields) {
        if (!prepared[k]) {
            prepared[k] = true;
            int r = k * Contacts.STRIDE;
            int w = k * STRIDE;
            gains(r + Contacts.FIRST_ALONG, PLACES * contacts.first[k], w + GAIN_FIRST, w + YIELDS_FIRST, firstYields);
            gains(r + Contacts.SECOND_ALONG, PLACES * contacts.second[k], w + GAIN_SECOND, w + YIELDS_SECOND, true);
        }
    }

    private void gains(int r, int body, int gain, int yields, boolean mobile) {
        if (!mobile) {
            Arrays.fill(work, gain, gain + 4, 0);
            Arrays.fill(work, yields, yields + 3, 0);
            return;
        }
        double[] row = contacts.row;
        double along = row[r];
        double across = row[r + 1];
        double spin1 = row[r + 2];
        double spin2 = row[r + 3];
        double gainAlong = along * inverseMass[body];
        double gainAcross = across * inverseMass[body + 1];
        double inverseInertia = inverseMass[body + 2];
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

    /** Begins a prepared contact with an impulse that is expected; it counts from the next {@link #apply()} on. */
    void expect(int k, double at1, double at2) {
        work[k * STRIDE + IMPULSE] = at1;
        work[k * STRIDE + IMPULSE + 1] = at2;
        give(k, at1, at2);
    }

    /** Takes all contacts out of the round to come. */
    void deactivate() {
        activeCount = 0;
        for (int i = COPIES; i < velocity.length; i += PLACES) {
            velocity[i] = 0;
        }
    }

    /** Takes a contact into the round to come. */
    void activate(int k) {
        active[activeCount++] = k;
        velocity[PLACES * contacts.first[k] + COPIES]++;
        velocity[PLACES * contacts.second[k] + COPIES]++;
    }

    /** Whether no contact takes part in the round to come. */
    boolean isEmptyRound() {
        return activeCount == 0;
    }

    /** How many contacts of the round to come a body takes part in. */
    int touches(int body) {
        return (int) velocity[PLACES * body + COPIES];
    }

    /** One round: each active contact is solved as if its bodies were split among their contacts. */
    void round() {
        for (int i = 0; i < activeCount; i++) {
            solve(active[i]);
        }
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
        double now1 = points.impulse1;
        double now2 = points.impulse2;
        work[w + IMPULSE] = now1;
        work[w + IMPULSE + 1] = now2;
        give(k, now1 - before1, now2 - before2);
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

    private static double toGrid(double value) {
        return (value + GRID) - GRID;
    }

    /** Adds up what the contacts have given. */
    void apply() {
        for (int i = 0; i < change.length; i++) {
            velocity[i] += change[i];
            change[i] = 0;
        }
    }

    /** The velocity of a body, changed from outside the rounds. */
    void setVelocity(int body, double along, double across) {
        velocity[PLACES * body] = along;
        velocity[PLACES * body + 1] = across;
    }

    double along(int body) {
        return velocity[PLACES * body];
    }

    double across(int body) {
        return velocity[PLACES * body + 1];
    }

    /** Lets the second body of a prepared contact no longer yield. */
    void fixSecond(int k) {
        int w = k * STRIDE;
        Arrays.fill(work, w + GAIN_SECOND, w + GAIN_SECOND + 4, 0);
        Arrays.fill(work, w + YIELDS_SECOND, w + YIELDS_SECOND + 3, 0);
    }

    /**
     * Takes back the energy that the rounds have made, if any.
     *
     * <p>The energy is a parabola over the share of the impulses that is given, and back at its first value at some
     * share. If that is nearly all of them, the bodies get that share: it keeps the momentum. Otherwise all that touch
     * are slowed down by the same factor, which lets nothing close that did not.
     *
     * @param counted the bodies before this one count; a ball that robots do not feel takes its energy from nowhere
     * @param touched which bodies the rounds may have changed
     * @param leastShare the share of the impulses that is still good enough
     * @return the factor by which the impulses were too large, 1 if no energy was made
     */
    double returnEnergyMade(int counted, boolean[] touched, double leastShare) {
        double linear = 0;
        double square = 0;
        for (int i = 0; i < counted; i++) {
            if (touched[i]) {
                int at = PLACES * i;
                double d0 = velocity[at] - start[at];
                double d1 = velocity[at + 1] - start[at + 1];
                double d2 = velocity[at + 2] - start[at + 2];
                double m0 = mass[at] * d0;
                double m1 = mass[at + 1] * d1;
                double m2 = mass[at + 2] * d2;
                linear += toGrid(m0 * start[at] + m1 * start[at + 1] + m2 * start[at + 2]);
                square += toGrid(0.5 * (m0 * d0 + m1 * d1 + m2 * d2));
            }
        }
        double made = linear + square;
        if (made <= 0) {
            return 1;
        }
        double share = -linear / square;
        if (share >= leastShare) {
            for (int i = 0; i < PLACES * counted; i++) {
                velocity[i] = start[i] + share * (velocity[i] - start[i]);
            }
            return share;
        }
        return slowDown(counted, touched, made);
    }

    private double slowDown(int counted, boolean[] touched, double made) {
        double energy = 0;
        for (int i = 0; i < counted; i++) {
            if (touched[i]) {
                int at = PLACES * i;
                energy += toGrid(0.5
                        * (mass[at] * velocity[at] * velocity[at]
                                + mass[at + 1] * velocity[at + 1] * velocity[at + 1]
                                + mass[at + 2] * velocity[at + 2] * velocity[at + 2]));
            }
        }
        double left = energy - made;
        double factor = left > 0 ? Math.sqrt(left / energy) : 0;
        for (int i = 0; i < counted; i++) {
            if (touched[i]) {
                int at = PLACES * i;
                velocity[at] *= factor;
                velocity[at + 1] *= factor;
                velocity[at + 2] *= factor;
            }
        }
        return factor;
    }
}
