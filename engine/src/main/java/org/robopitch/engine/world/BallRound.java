// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.world;

import static org.robopitch.engine.world.Impulses.COPIES;
import static org.robopitch.engine.world.Impulses.IMPULSE;
import static org.robopitch.engine.world.Impulses.PART;
import static org.robopitch.engine.world.Impulses.PLACES;
import static org.robopitch.engine.world.Impulses.STRIDE;
import static org.robopitch.engine.world.Impulses.WANTED;
import static org.robopitch.engine.world.Impulses.YIELDS_FIRST;
import static org.robopitch.engine.world.Impulses.YIELDS_SECOND;

/** The contacts of a ball between several bodies, solved together: split among them, so light a body would need many rounds. */
final class BallRound {
    private static final int ATTEMPTS = 8;
    private static final double SAME_SPEED = 1e-9;
    private static final double STIFFEST = 1e-3;

    private final Impulses impulses;
    private int[] ofBall = new int[8];
    private double[] next = new double[8];
    private int count;

    BallRound(Impulses impulses) {
        this.impulses = impulses;
    }

    /** Begins a round with so many contacts at most. */
    void begin(int most) {
        count = 0;
        if (ofBall.length < most) {
            ofBall = new int[2 * most];
            next = new double[2 * most];
        }
    }

    /** Takes a contact of the ball in. */
    void add(int k) {
        ofBall[count++] = k;
    }

    /** Gives impulses to all of them. */
    void solve() {
        if (count == 2) {
            solveTwo(ofBall[0], ofBall[1]);
        } else if (count > 2) {
            solveAll();
        }
    }

    /**
     * All contacts of the ball, which have one point each. Given the velocity u that the ball will have, the impulse at each
     * is known; and u follows from them. This is linear as long as the same contacts push, so a few solutions of two
     * equations, each with those that push by the last, find it.
     */
    private void solveAll() {
        double[] row = impulses.contacts.row;
        int ball = PLACES * impulses.state.ball;
        double inverse = impulses.inverseMass[ball];
        double givenX = 0;
        double givenY = 0;
        for (int i = 0; i < count; i++) {
            int w = ofBall[i] * STRIDE;
            int r = ofBall[i] * Contacts.STRIDE;
            givenX += Impulses.toGrid(inverse * impulses.work[w + IMPULSE] * row[r + Contacts.SECOND_ALONG]);
            givenY += Impulses.toGrid(inverse * impulses.work[w + IMPULSE] * row[r + Contacts.SECOND_ACROSS]);
        }
        double x = impulses.velocity[ball];
        double y = impulses.velocity[ball + 1];
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
                    xx += Impulses.toGrid(weight * nx * nx);
                    xy += Impulses.toGrid(weight * nx * ny);
                    yy += Impulses.toGrid(weight * ny * ny);
                    pushX += Impulses.toGrid(weight * nx * lack);
                    pushY += Impulses.toGrid(weight * ny * lack);
                }
            }
            double rightX = (impulses.velocity[ball] - givenX) + pushX;
            double rightY = (impulses.velocity[ball + 1] - givenY) + pushY;
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
            impulses.set(ofBall[i], next[i], 0);
        }
    }

    /** How fast the ball must leave a body at least, if that body gets no impulse from it. */
    private double lackOfRobot(int k) {
        int w = k * STRIDE;
        int r = k * Contacts.STRIDE;
        int ball = PLACES * impulses.state.ball;
        double own = impulses.contacts.row[r + Contacts.SECOND_ALONG] * impulses.velocity[ball]
                + impulses.contacts.row[r + Contacts.SECOND_ACROSS] * impulses.velocity[ball + 1];
        return impulses.work[w + WANTED]
                - (impulses.work[w + PART] - own)
                + yieldOfRobot(k) * impulses.work[w + IMPULSE];
    }

    /** What a body yields to an impulse of the ball; walls a little too, or the equations would have no solution. */
    private double yieldOfRobot(int k) {
        double yielding = impulses.velocity[PLACES * impulses.contacts.first[k] + COPIES]
                * impulses.work[k * STRIDE + YIELDS_FIRST];
        double least = STIFFEST * impulses.inverseMass[PLACES * impulses.state.ball];
        return yielding > least ? yielding : least;
    }

    /** The two contacts of the ball, which have one point each. */
    private void solveTwo(int k, int m) {
        int w = k * STRIDE;
        int v = m * STRIDE;
        double[] row = impulses.contacts.row;
        int r = k * Contacts.STRIDE;
        int s = m * Contacts.STRIDE;
        double inverse = impulses.inverseMass[PLACES * impulses.state.ball];
        double k11 = impulses.velocity[PLACES * impulses.contacts.first[k] + COPIES] * impulses.work[w + YIELDS_FIRST]
                + impulses.work[w + YIELDS_SECOND];
        double k22 = impulses.velocity[PLACES * impulses.contacts.first[m] + COPIES] * impulses.work[v + YIELDS_FIRST]
                + impulses.work[v + YIELDS_SECOND];
        double k12 = inverse
                * (row[r + Contacts.SECOND_ALONG] * row[s + Contacts.SECOND_ALONG]
                        + row[r + Contacts.SECOND_ACROSS] * row[s + Contacts.SECOND_ACROSS]);
        double before1 = impulses.work[w + IMPULSE];
        double before2 = impulses.work[v + IMPULSE];
        impulses.points.solve(
                impulses.work[w + WANTED] - impulses.work[w + PART] + (k11 * before1 + k12 * before2),
                impulses.work[v + WANTED] - impulses.work[v + PART] + (k12 * before1 + k22 * before2),
                k11,
                k12,
                k22);
        double now1 = impulses.points.impulse1;
        double now2 = impulses.points.impulse2;
        impulses.set(k, now1, 0);
        impulses.set(m, now2, 0);
    }
}
