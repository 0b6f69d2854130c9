// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.world;

import org.robopitch.engine.body.Bodies;

/** A contact of two bodies that touch nothing else: one exact solution, written to the bodies at once. */
final class LoneContact {
    private final Bodies bodies;
    private final boolean ballMovesRobots;
    private final TwoPoints points = new TwoPoints();

    /** How fast the bodies part at point 1, m/s. */
    double part1;

    /** The same at point 2, m/s. */
    double part2;

    LoneContact(Bodies bodies, boolean ballMovesRobots) {
        this.bodies = bodies;
        this.ballMovesRobots = ballMovesRobots;
    }

    /** Works out how fast the bodies part. */
    void measure(Contacts c, int k) {
        double[] row = c.row;
        int r = k * Contacts.STRIDE;
        int a = c.first[k];
        int b = c.second[k];
        double spinA = bodies.spin[a];
        double spinB = bodies.spin[b];
        double common =
                (row[r + Contacts.FIRST_ALONG] * bodies.along[a] + row[r + Contacts.FIRST_ACROSS] * bodies.across[a])
                        + (row[r + Contacts.SECOND_ALONG] * bodies.along[b]
                                + row[r + Contacts.SECOND_ACROSS] * bodies.across[b]);
        part1 = common + (row[r + Contacts.FIRST_SPIN] * spinA + row[r + Contacts.SECOND_SPIN] * spinB);
        part2 = common + (row[r + Contacts.FIRST_SPIN + 1] * spinA + row[r + Contacts.SECOND_SPIN + 1] * spinB);
    }

    /** Gives the impulses after which the points part at least as fast as wanted; measured before. */
    void push(Contacts c, int k, double want1, double want2) {
        double[] row = c.row;
        int r = k * Contacts.STRIDE;
        int a = c.first[k];
        int b = c.second[k];
        double some = ballMovesRobots || b != bodies.ball ? 1 : 0;
        double alongA = some * row[r + Contacts.FIRST_ALONG] * bodies.inverseMassAlong[a];
        double acrossA = some * row[r + Contacts.FIRST_ACROSS] * bodies.inverseMassAcross[a];
        double turnsA = some * bodies.inverseInertia[a];
        double alongB = row[r + Contacts.SECOND_ALONG] * bodies.inverseMassAlong[b];
        double acrossB = row[r + Contacts.SECOND_ACROSS] * bodies.inverseMassAcross[b];
        double turnsB = bodies.inverseInertia[b];
        double spinA1 = row[r + Contacts.FIRST_SPIN];
        double spinA2 = row[r + Contacts.FIRST_SPIN + 1];
        double spinB1 = row[r + Contacts.SECOND_SPIN];
        double spinB2 = row[r + Contacts.SECOND_SPIN + 1];
        double straight = (row[r + Contacts.FIRST_ALONG] * alongA + row[r + Contacts.FIRST_ACROSS] * acrossA)
                + (row[r + Contacts.SECOND_ALONG] * alongB + row[r + Contacts.SECOND_ACROSS] * acrossB);
        points.solve(
                want1 - part1,
                want2 - part2,
                straight + (spinA1 * spinA1 * turnsA + spinB1 * spinB1 * turnsB),
                straight + (spinA1 * spinA2 * turnsA + spinB1 * spinB2 * turnsB),
                straight + (spinA2 * spinA2 * turnsA + spinB2 * spinB2 * turnsB));
        double sum = points.impulse1 + points.impulse2;
        row[r + Contacts.IMPULSE] = sum;
        bodies.along[a] += alongA * sum;
        bodies.across[a] += acrossA * sum;
        bodies.spin[a] += turnsA * (spinA1 * points.impulse1 + spinA2 * points.impulse2);
        bodies.along[b] += alongB * sum;
        bodies.across[b] += acrossB * sum;
        bodies.spin[b] += turnsB * (spinB1 * points.impulse1 + spinB2 * points.impulse2);
    }
}
