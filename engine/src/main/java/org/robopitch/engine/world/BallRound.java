// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.world;

import static org.robopitch.engine.world.Impulses.toGrid;

/**
 * The contacts of a ball between several bodies, which have one point each, solved together: split among them, so light a body
 * would need many rounds.
 */
final class BallRound {
    private static final int ATTEMPTS = 8;
    private static final double SAME_SPEED = 1e-9;
    private static final double STIFFEST = 1e-3;

    private final Impulses impulses;

    /** The velocity of the ball before the round, and the inverse of its mass. */
    private double ballX;

    private double ballY;
    private double inverse;

    BallRound(Impulses impulses) {
        this.impulses = impulses;
    }

    /** Gives impulses to all active contacts of the ball. */
    void solve() {
        int ball = Impulses.PLACES * impulses.state.ball;
        ballX = impulses.velocity[ball];
        ballY = impulses.velocity[ball + 1];
        inverse = impulses.inverseMass[ball];
        if (impulses.activeOfBall == 2) {
            solveTwo(impulses.active[0], impulses.active[1]);
        } else {
            solveAll();
        }
    }

    private void solveTwo(int k, int m) {
        double k11 = impulses.yieldOfFirst(k, 0) + impulses.yieldOfSecond(k, 0);
        double k22 = impulses.yieldOfFirst(m, 0) + impulses.yieldOfSecond(m, 0);
        double k12 = inverse * (normalX(k) * normalX(m) + normalY(k) * normalY(m));
        TwoPoints points = impulses.points;
        points.improve(
                impulses.lacking(k, 0),
                impulses.lacking(m, 0),
                impulses.impulse(k, 0),
                impulses.impulse(m, 0),
                k11,
                k12,
                k22);
        impulses.set(k, points.impulse1, 0);
        impulses.set(m, points.impulse2, 0);
    }

    /**
     * Given the velocity u that the ball will have, the impulse at each contact is known; and u follows from them. This is
     * linear as long as the same contacts push, so a few solutions of two equations, each with those that push by the last,
     * find it.
     */
    private void solveAll() {
        double givenX = 0;
        double givenY = 0;
        for (int i = 0; i < impulses.activeOfBall; i++) {
            int k = impulses.active[i];
            givenX += toGrid(inverse * impulses.impulse(k, 0) * normalX(k));
            givenY += toGrid(inverse * impulses.impulse(k, 0) * normalY(k));
        }
        double x = ballX;
        double y = ballY;
        boolean same = false;
        for (int attempt = 0; attempt < ATTEMPTS && !same; attempt++) {
            double xx = 1;
            double xy = 0;
            double yy = 1;
            double pushX = 0;
            double pushY = 0;
            for (int i = 0; i < impulses.activeOfBall; i++) {
                int k = impulses.active[i];
                double nx = normalX(k);
                double ny = normalY(k);
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
            double rightX = (ballX - givenX) + pushX;
            double rightY = (ballY - givenY) + pushY;
            double determinant = xx * yy - xy * xy;
            double nextX = (yy * rightX - xy * rightY) / determinant;
            double nextY = (xx * rightY - xy * rightX) / determinant;
            same = Math.abs(nextX - x) + Math.abs(nextY - y) < SAME_SPEED;
            x = nextX;
            y = nextY;
        }
        for (int i = 0; i < impulses.activeOfBall; i++) {
            int k = impulses.active[i];
            double lack = lackOfRobot(k) - (normalX(k) * x + normalY(k) * y);
            impulses.set(k, lack > 0 ? lack / yieldOfRobot(k) : 0, 0);
        }
    }

    /** How fast the ball must leave a body at least, if that body gets no impulse from it. */
    private double lackOfRobot(int k) {
        double own = normalX(k) * ballX + normalY(k) * ballY;
        return impulses.wanted(k, 0) - (impulses.part(k, 0) - own) + yieldOfRobot(k) * impulses.impulse(k, 0);
    }

    /** What a body yields to an impulse of the ball; walls a little too, or the equations would have no solution. */
    private double yieldOfRobot(int k) {
        return Math.max(impulses.yieldOfFirst(k, 0), STIFFEST * inverse);
    }

    private double normalX(int k) {
        return impulses.contacts.row[k * Contacts.STRIDE + Contacts.SECOND_ALONG];
    }

    private double normalY(int k) {
        return impulses.contacts.row[k * Contacts.STRIDE + Contacts.SECOND_ACROSS];
    }
}
