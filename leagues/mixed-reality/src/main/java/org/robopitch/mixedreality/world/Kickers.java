// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.world;

import org.robopitch.engine.body.Bodies;
import org.robopitch.mixedreality.parameters.BallParameters;

/** The virtual kickers of all robots: a kick works once per command, while the ball is near enough. */
final class Kickers {
    /** What each robot is to kick with in the next step, 0 … 1. */
    final double[] force;

    /** The angle of that kick from the robot's heading, rad. */
    final double[] angle;

    private final BallParameters parameters;

    Kickers(int robots, BallParameters parameters) {
        this.force = new double[robots];
        this.angle = new double[robots];
        this.parameters = parameters;
    }

    void order(int robot, double wantedForce, double wantedAngle) {
        force[robot] = Math.max(0, Math.min(1, wantedForce));
        angle[robot] = wantedAngle;
    }

    /** Carries out all kicks, the last one counts; returns who has kicked, −1 for nobody. */
    int kick(Bodies bodies) {
        int kicker = -1;
        int ball = bodies.ball;
        double range = parameters.kickRange();
        for (int robot = 0; robot < bodies.robots; robot++) {
            double wanted = force[robot];
            force[robot] = 0;
            double dx = bodies.x[ball] - bodies.x[robot];
            double dy = bodies.y[ball] - bodies.y[robot];
            if (wanted > 0 && bodies.present[robot] && dx * dx + dy * dy <= range * range) {
                double speed = parameters.kickSpeed() * wanted;
                double cosine = StrictMath.cos(angle[robot]);
                double sine = StrictMath.sin(angle[robot]);
                bodies.along[ball] = speed * (bodies.headingX[robot] * cosine - bodies.headingY[robot] * sine);
                bodies.across[ball] = speed * (bodies.headingY[robot] * cosine + bodies.headingX[robot] * sine);
                kicker = robot;
            }
        }
        return kicker;
    }
}
