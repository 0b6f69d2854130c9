// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.handling;

import org.robopitch.engine.body.Bodies;
import org.robopitch.middlesize.parameters.KickParameters;
import org.robopitch.middlesize.parameters.MiddleSizeParameters;

/** The velocity that a kick gives to the ball, along the robot's heading. */
final class Kicker {
    private final KickParameters kick;
    private final double gravity;
    private final double goalLine;

    double vx;
    double vy;
    double climb;

    Kicker(MiddleSizeParameters parameters) {
        this.kick = parameters.kick();
        this.gravity = parameters.ball().gravity();
        this.goalLine = parameters.field().length() / 2;
    }

    /** Sets the velocity of a kick; false if the robot refuses it. */
    boolean aim(Bodies bodies, int robot, double strength, boolean lob) {
        double speed = kick.speedPerStrength() * Math.min(strength, kick.strongest());
        if (!lob) {
            set(bodies, robot, speed, 0);
            return true;
        }
        if (kick.lob() == KickParameters.Lob.RISING) {
            set(bodies, robot, 0.8 * speed, 0.6 * speed);
            return true;
        }
        return aimAtGoal(bodies, robot);
    }

    /** A parabola that crosses the goal line ahead, D away, a height h above where it began. */
    private boolean aimAtGoal(Bodies bodies, int robot) {
        double headingX = bodies.headingX[robot];
        double line = headingX > 0 ? goalLine : -goalLine;
        double distance = (line - bodies.x[bodies.ball]) / headingX;
        double crossing = bodies.y[bodies.ball] + distance * bodies.headingY[robot];
        if (!(distance > 0) || !(Math.abs(crossing) < kick.lobReach())) {
            return false;
        }
        double h = kick.lobHeight();
        double forward = 0.5 * distance * Math.sqrt(gravity / (2 * h));
        double up = forward * (h / distance + gravity * distance / (2 * forward * forward));
        set(bodies, robot, forward, up);
        return true;
    }

    private void set(Bodies bodies, int robot, double forward, double up) {
        vx = forward * bodies.headingX[robot];
        vy = forward * bodies.headingY[robot];
        climb = up;
    }
}
