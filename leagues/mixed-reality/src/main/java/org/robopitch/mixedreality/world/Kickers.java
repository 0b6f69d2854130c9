// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.world;

import org.robopitch.engine.body.Bodies;
import org.robopitch.kit.ball.BallReach;
import org.robopitch.kit.ball.BallVelocity;
import org.robopitch.mixedreality.parameters.BallParameters;

/** The virtual kickers of all robots: a kick works once per command, while the ball is near enough. */
final class Kickers {
    /** What each robot is to kick with in the next step, 0 … 1. */
    final double[] force;

    /** The angle of that kick from the robot's heading, rad. */
    final double[] angle;

    private final BallReach reach;
    private final double fastest;
    private final BallVelocity velocity = new BallVelocity();

    Kickers(int robots, BallParameters parameters) {
        this.force = new double[robots];
        this.angle = new double[robots];
        this.reach = new BallReach(parameters.kickRange(), 2 * Math.PI);
        this.fastest = parameters.kickSpeed();
    }

    void order(int robot, double wantedForce, double wantedAngle) {
        force[robot] = Math.max(0, Math.min(1, wantedForce));
        angle[robot] = wantedAngle;
    }

    /** Carries out all kicks, the last one counts; returns who has kicked, −1 for nobody. */
    int kick(Bodies bodies) {
        int kicker = -1;
        int ball = bodies.ball;
        for (int robot = 0; robot < bodies.robots; robot++) {
            double wanted = force[robot];
            force[robot] = 0;
            if (wanted > 0 && reach.contains(bodies, robot, 0)) {
                velocity.kick(bodies, robot, angle[robot], fastest * wanted, 0);
                bodies.body[ball].along = velocity.vx();
                bodies.body[ball].across = velocity.vy();
                kicker = robot;
            }
        }
        return kicker;
    }
}
