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

    /** What a wall yields to the ball, as a share of what the ball does: the equations would have no solution if it did not. */
    private static final double STIFFEST = 1e-3;

    private final Impulses impulses;
    private final TwoPoints points;
    private final double inverseMass;

    BallRound(Impulses impulses, TwoPoints points) {
        this.impulses = impulses;
        this.points = points;
        this.inverseMass = impulses.ball.inverseMassAlong;
    }

    /** Gives impulses to all active contacts of the ball. */
    void solve() {
        if (impulses.activeOfBall == 2) {
            solveTwo(impulses.active[0], impulses.active[1]);
        } else {
            solveMany(impulses.activeOfBall);
        }
    }

    /** Two contacts are like the two points of one, so the solution is exact. */
    private void solveTwo(Contact c, Contact other) {
        points.improve(
                c.point1.lacking(),
                other.point1.lacking(),
                c.point1.impulse,
                other.point1.impulse,
                yieldOfFirst(c) + inverseMass,
                inverseMass * (c.secondAlong * other.secondAlong + c.secondAcross * other.secondAcross),
                yieldOfFirst(other) + inverseMass);
        impulses.set(c, points.impulse1, 0);
        impulses.set(other, points.impulse2, 0);
    }

    /**
     * Given by how much the velocity of the ball will change, the impulse at each contact is known; and the change follows from
     * them. This is linear as long as the same contacts push, so a few solutions of two equations, each with those that push by
     * the last, find it.
     */
    private void solveMany(int count) {
        double givenX = 0;
        double givenY = 0;
        for (int i = 0; i < count; i++) {
            Contact c = impulses.active[i];
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
                Contact c = impulses.active[i];
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
            Contact c = impulses.active[i];
            double lacking = needed(c) - (c.secondAlong * x + c.secondAcross * y);
            impulses.set(c, lacking > 0 ? lacking / yieldOfOther(c) : 0, 0);
        }
    }

    /** By how much faster the ball must leave a body, if that body gets no impulse from it. */
    private double needed(Contact c) {
        return c.point1.lacking() + yieldOfOther(c) * c.point1.impulse;
    }

    private double yieldOfOther(Contact c) {
        double yielding = yieldOfFirst(c);
        return yielding > STIFFEST * inverseMass ? yielding : STIFFEST * inverseMass;
    }

    private static double yieldOfFirst(Contact c) {
        return c.firstMember.copies * c.point1.firstYield;
    }
}
