// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.resolve;

import java.util.Arrays;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.detect.Contacts;

/**
 * The contacts of a step laid out for the rounds of the resolver: all numbers of a contact side by side in one array,
 * all velocities in another. What does not change from round to round is worked out once.
 */
final class Rows {
    /** Adding and subtracting it rounds a number to a multiple of 2⁻⁴⁰; sums of such numbers are exact. */
    private static final double GRID = 6144;

    private static final int FIRST = 0;
    private static final int SECOND = 8;
    private static final int ALONG = 0;
    private static final int ACROSS = 1;
    private static final int SPIN1 = 2;
    private static final int SPIN2 = 3;
    private static final int GAIN = 4;
    private static final int YIELDS_FIRST = 16;
    private static final int YIELDS_SECOND = 19;
    private static final int WANTED1 = 22;
    private static final int WANTED2 = 23;
    private static final int IMPULSE1 = 24;
    private static final int IMPULSE2 = 25;
    private static final int PART1 = 26;
    private static final int PART2 = 27;
    private static final int STRIDE = 28;

    /** Velocities of the bodies: along, across and spin, four places each. */
    private final double[] velocity;

    private final double[] change;
    private final double[] touches;
    private final int bodies;
    private double[] row = new double[16 * STRIDE];
    private int[] first = new int[16];
    private int[] second = new int[16];
    private boolean[] active = new boolean[16];
    private int count;
    private final TwoPoints points = new TwoPoints();

    Rows(Bodies state) {
        bodies = state.ground + 1;
        velocity = new double[4 * bodies];
        change = new double[4 * bodies];
        touches = new double[bodies];
    }

    /** Begins a step with a number of contacts. */
    void begin(int contacts) {
        count = contacts;
        if (first.length < contacts) {
            row = new double[2 * contacts * STRIDE];
            first = new int[2 * contacts];
            second = new int[2 * contacts];
            active = new boolean[2 * contacts];
        }
    }

    void readVelocities(Bodies state) {
        for (int i = 0; i < bodies; i++) {
            velocity[4 * i] = state.along[i];
            velocity[4 * i + 1] = state.across[i];
            velocity[4 * i + 2] = state.spin[i];
        }
    }

    void writeVelocities(Bodies state) {
        for (int i = 0; i <= state.ball; i++) {
            state.along[i] = velocity[4 * i];
            state.across[i] = velocity[4 * i + 1];
            state.spin[i] = velocity[4 * i + 2];
        }
    }

    /** Takes a contact over; bodies that do not yield to it count as fixed. */
    void set(int k, Contacts c, int m, Bodies state, boolean firstYields, boolean secondYields) {
        first[k] = c.first[m];
        second[k] = c.second[m];
        int r = k * STRIDE;
        body(
                r + FIRST,
                r + YIELDS_FIRST,
                c.firstAlong[m],
                c.firstAcross[m],
                c.firstSpin1[m],
                c.firstSpin2[m],
                state,
                c.first[m],
                firstYields);
        body(
                r + SECOND,
                r + YIELDS_SECOND,
                c.secondAlong[m],
                c.secondAcross[m],
                c.secondSpin1[m],
                c.secondSpin2[m],
                state,
                c.second[m],
                secondYields);
        row[r + IMPULSE1] = 0;
        row[r + IMPULSE2] = 0;
    }

    private void body(
            int at,
            int yields,
            double along,
            double across,
            double spin1,
            double spin2,
            Bodies state,
            int body,
            boolean mobile) {
        row[at + ALONG] = along;
        row[at + ACROSS] = across;
        row[at + SPIN1] = spin1;
        row[at + SPIN2] = spin2;
        double gainAlong = mobile ? along * state.inverseMassAlong[body] : 0;
        double gainAcross = mobile ? across * state.inverseMassAcross[body] : 0;
        double gainSpin1 = mobile ? spin1 * state.inverseInertia[body] : 0;
        double gainSpin2 = mobile ? spin2 * state.inverseInertia[body] : 0;
        row[at + GAIN + ALONG] = gainAlong;
        row[at + GAIN + ACROSS] = gainAcross;
        row[at + GAIN + SPIN1] = gainSpin1;
        row[at + GAIN + SPIN2] = gainSpin2;
        double straight = along * gainAlong + across * gainAcross;
        row[yields] = straight + spin1 * gainSpin1;
        // The product first: it has the same bits whichever point is called the first.
        row[yields + 1] = straight + (mobile ? spin1 * spin2 * state.inverseInertia[body] : 0);
        row[yields + 2] = straight + spin2 * gainSpin2;
    }

    /** Works out how fast the bodies of a contact part at its points. */
    void measure(int k) {
        int r = k * STRIDE;
        int a = 4 * first[k];
        int b = 4 * second[k];
        double spinA = velocity[a + 2];
        double spinB = velocity[b + 2];
        double common = (row[r + FIRST + ALONG] * velocity[a] + row[r + FIRST + ACROSS] * velocity[a + 1])
                + (row[r + SECOND + ALONG] * velocity[b] + row[r + SECOND + ACROSS] * velocity[b + 1]);
        row[r + PART1] = common + (row[r + FIRST + SPIN1] * spinA + row[r + SECOND + SPIN1] * spinB);
        row[r + PART2] = common + (row[r + FIRST + SPIN2] * spinA + row[r + SECOND + SPIN2] * spinB);
    }

    double part1(int k) {
        return row[k * STRIDE + PART1];
    }

    double part2(int k) {
        return row[k * STRIDE + PART2];
    }

    double impulse1(int k) {
        return row[k * STRIDE + IMPULSE1];
    }

    double impulse2(int k) {
        return row[k * STRIDE + IMPULSE2];
    }

    boolean pushed(int k) {
        return row[k * STRIDE + IMPULSE1] + row[k * STRIDE + IMPULSE2] > 0;
    }

    /** Says how fast the points of a contact shall part at least. */
    void want(int k, double at1, double at2) {
        row[k * STRIDE + WANTED1] = at1;
        row[k * STRIDE + WANTED2] = at2;
    }

    /** Begins a contact with an impulse that is expected; it counts from the next {@link #apply()} on. */
    void expect(int k, double at1, double at2) {
        row[k * STRIDE + IMPULSE1] = at1;
        row[k * STRIDE + IMPULSE2] = at2;
        give(k, at1, at2);
    }

    /** Takes all contacts out of the round to come. */
    void deactivate() {
        Arrays.fill(touches, 0);
        Arrays.fill(active, 0, count, false);
    }

    /** Takes a contact into the round to come. */
    void activate(int k) {
        active[k] = true;
        touches[first[k]]++;
        touches[second[k]]++;
    }

    /** How many contacts of the round to come a body takes part in. */
    int touches(int body) {
        return (int) touches[body];
    }

    boolean lacks(int k, double atLeast) {
        int r = k * STRIDE;
        return row[r + WANTED1] - row[r + PART1] > atLeast || row[r + WANTED2] - row[r + PART2] > atLeast;
    }

    /** One round: each active contact is solved as if its bodies were split among their contacts. */
    void round() {
        for (int k = 0; k < count; k++) {
            if (active[k]) {
                solve(k);
            }
        }
        apply();
    }

    private void solve(int k) {
        int r = k * STRIDE;
        double copiesA = touches[first[k]];
        double copiesB = touches[second[k]];
        double k11 = copiesA * row[r + YIELDS_FIRST] + copiesB * row[r + YIELDS_SECOND];
        double k12 = copiesA * row[r + YIELDS_FIRST + 1] + copiesB * row[r + YIELDS_SECOND + 1];
        double k22 = copiesA * row[r + YIELDS_FIRST + 2] + copiesB * row[r + YIELDS_SECOND + 2];
        double before1 = row[r + IMPULSE1];
        double before2 = row[r + IMPULSE2];
        points.solve(
                row[r + WANTED1] - row[r + PART1] + (k11 * before1 + k12 * before2),
                row[r + WANTED2] - row[r + PART2] + (k12 * before1 + k22 * before2),
                k11,
                k12,
                k22);
        row[r + IMPULSE1] = points.impulse1;
        row[r + IMPULSE2] = points.impulse2;
        give(k, points.impulse1 - before1, points.impulse2 - before2);
    }

    private void give(int k, double at1, double at2) {
        int r = k * STRIDE;
        double sum = at1 + at2;
        give(r + FIRST + GAIN, 4 * first[k], sum, at1, at2);
        give(r + SECOND + GAIN, 4 * second[k], sum, at1, at2);
    }

    private void give(int gain, int to, double sum, double at1, double at2) {
        change[to] += toGrid(row[gain + ALONG] * sum);
        change[to + 1] += toGrid(row[gain + ACROSS] * sum);
        change[to + 2] += toGrid(row[gain + SPIN1] * at1 + row[gain + SPIN2] * at2);
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
        velocity[4 * body] = along;
        velocity[4 * body + 1] = across;
    }

    double along(int body) {
        return velocity[4 * body];
    }

    double across(int body) {
        return velocity[4 * body + 1];
    }

    int first(int k) {
        return first[k];
    }

    int second(int k) {
        return second[k];
    }

    /** Row of the second body: along and across, the normal in its frame. */
    double secondAlong(int k) {
        return row[k * STRIDE + SECOND + ALONG];
    }

    double secondAcross(int k) {
        return row[k * STRIDE + SECOND + ACROSS];
    }

    /** Lets the second body of a contact no longer yield. */
    void fixSecond(int k) {
        int r = k * STRIDE;
        for (int i = 0; i < 4; i++) {
            row[r + SECOND + GAIN + i] = 0;
        }
        for (int i = 0; i < 3; i++) {
            row[r + YIELDS_SECOND + i] = 0;
        }
    }
}
