// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.handling;

import org.robopitch.engine.body.Bodies;
import org.robopitch.kit.ball.BallVelocity;
import org.robopitch.middlesize.parameters.KickParameters;
import org.robopitch.middlesize.parameters.MiddleSizeParameters;

/** The velocity that a kick gives to the ball, along the robot's heading. */
final class Kicker {
    private static final double LEAST_SHARE = 0.5;

    /** How far a lob stays from the crossbar, m. */
    private static final double CLEARANCE = 0.02;

    private static final double LEAST_RISE = 0.01;

    private final KickParameters kick;
    private final double gravity;
    private final double goalLine;
    private final double rise;
    private final double steepest;

    private final BallVelocity velocity;

    Kicker(MiddleSizeParameters parameters, BallVelocity velocity) {
        this.velocity = velocity;
        this.kick = parameters.kick();
        this.gravity = parameters.ball().gravity();
        this.goalLine = parameters.field().length() / 2;
        double radius = parameters.ball().radius();
        this.rise = Math.max(LEAST_RISE, kick.lobHeight() - radius);
        this.steepest = steepest(parameters.field().goalHeight() - kick.lobHeight(), radius + CLEARANCE);
    }

    /**
     * The steepest descent at which a ball whose centre crosses the goal line so far below the crossbar does not touch it. A
     * ball that is to cross nearer to the bar than its own size touches it anyway.
     */
    private static double steepest(double below, double size) {
        double ratio = below / size;
        return ratio <= 1 ? Double.POSITIVE_INFINITY : Math.sqrt(ratio * ratio - 1);
    }

    /** Computes the velocity of a kick; false if the robot refuses it. */
    boolean aim(Bodies bodies, int robot, double strength, boolean lob) {
        double speed = kick.speedPerStrength() * Math.min(strength, kick.strongest());
        if (!lob) {
            velocity.kick(bodies, robot, 0, speed, 0);
            return true;
        }
        if (kick.lob() == KickParameters.Lob.RISING) {
            velocity.kick(bodies, robot, 0, 0.8 * speed, 0.6 * speed);
            return true;
        }
        return aimAtGoal(bodies, robot);
    }

    /**
     * The parabola of NuBot's plugin: the ball's centre crosses the goal line ahead, D away, at a height below the bar, and
     * goes half as fast as one that has its apex there. So it comes down into the goal. From nearby it would come down so
     * steeply that it met the bar on its way, and is as flat as it must be to pass below.
     */
    private boolean aimAtGoal(Bodies bodies, int robot) {
        double headingX = bodies.body[robot].headingX;
        double line = headingX > 0 ? goalLine : -goalLine;
        double distance = (line - bodies.body[bodies.ball].x) / headingX;
        double crossing = bodies.body[bodies.ball].y + distance * bodies.body[robot].headingY;
        if (!(distance > 0) || !(Math.abs(crossing) < kick.lobReach())) {
            return false;
        }
        double h = rise;
        // A share f of the speed with the apex over the line descends there with a slope of h·(1/f² − 1)/D.
        double share = Math.max(LEAST_SHARE, 1 / Math.sqrt(1 + steepest * distance / h));
        double forward = share * distance * Math.sqrt(gravity / (2 * h));
        double up = forward * (h / distance + gravity * distance / (2 * forward * forward));
        velocity.kick(bodies, robot, 0, forward, up);
        return true;
    }
}
