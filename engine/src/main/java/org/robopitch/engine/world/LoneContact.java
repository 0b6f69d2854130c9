// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.world;

import org.robopitch.engine.body.MovingBody;

/** A contact of two bodies that touch nothing else: one exact solution, written to the bodies at once. */
final class LoneContact {
    private final MovingBody ball;
    private final boolean ballMovesRobots;
    private final TwoPoints points = new TwoPoints();

    LoneContact(MovingBody ball, boolean ballMovesRobots) {
        this.ball = ball;
        this.ballMovesRobots = ballMovesRobots;
    }

    /** Gives the impulses after which the points part at least as fast as wanted; measured before. */
    void push(Contact c) {
        MovingBody a = c.first;
        MovingBody b = c.second;
        ContactPoint p1 = c.point1;
        ContactPoint p2 = c.point2;
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
                p1.lacking(),
                p2.lacking(),
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
}
