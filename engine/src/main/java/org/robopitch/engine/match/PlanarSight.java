// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.match;

import java.util.function.IntPredicate;
import org.robopitch.engine.body.Bodies;

/** Robots and a ball in the plane as stages show them and as teams observe them. */
public final class PlanarSight {
    private final Bodies bodies;
    private final int robotsPerTeam;
    private final IntPredicate seen;

    /**
     * Looks at the bodies of a world: the robots of blue, of yellow, then the ball.
     *
     * @param bodies the state
     * @param robotsPerTeam how many robots each side has
     * @param seen which robots can be observed
     */
    public PlanarSight(Bodies bodies, int robotsPerTeam, IntPredicate seen) {
        this.bodies = bodies;
        this.robotsPerTeam = robotsPerTeam;
        this.seen = seen;
    }

    /**
     * Reads where a body is.
     *
     * @param body its index
     * @param height of its lowest point, m
     * @param climb its vertical velocity, m/s
     * @param into receives it
     */
    public void read(int body, double height, double climb, BodyPose into) {
        double headingX = bodies.body[body].headingX;
        double headingY = bodies.body[body].headingY;
        into.present = bodies.body[body].present;
        into.x = bodies.body[body].x;
        into.y = bodies.body[body].y;
        into.z = height;
        into.face(headingX, headingY);
        into.vx = headingX * bodies.body[body].along - headingY * bodies.body[body].across;
        into.vy = headingY * bodies.body[body].along + headingX * bodies.body[body].across;
        into.vz = climb;
        into.spinX = 0;
        into.spinY = 0;
        into.spin = bodies.body[body].spin;
    }

    /**
     * Writes the truth as seen from a side's end.
     *
     * @param side whose end
     * @param attacks the direction in which it attacks, 1 or −1
     * @param ballHeight m
     * @param ballClimb m/s
     * @param into receives robots and ball
     */
    public void observe(Side side, int attacks, double ballHeight, double ballClimb, Observation into) {
        int own = side == Side.BLUE ? 0 : robotsPerTeam;
        int opponents = robotsPerTeam - own;
        for (int i = 0; i < robotsPerTeam; i++) {
            observe(own + i, attacks, into.own(i));
            observe(opponents + i, attacks, into.opponent(i));
        }
        int ball = bodies.ball;
        into.ball()
                .set(
                        attacks * bodies.body[ball].x,
                        attacks * bodies.body[ball].y,
                        ballHeight,
                        attacks * bodies.body[ball].along,
                        attacks * bodies.body[ball].across,
                        ballClimb);
    }

    private void observe(int body, int attacks, RobotView into) {
        if (!seen.test(body)) {
            into.hide();
            return;
        }
        // Adding 0.0 makes a negative zero positive, so that straight back is π and never −π.
        double headingX = attacks * bodies.body[body].headingX;
        double headingY = attacks * bodies.body[body].headingY + 0.0;
        double along = bodies.body[body].along;
        double across = bodies.body[body].across;
        into.set(
                attacks * bodies.body[body].x,
                attacks * bodies.body[body].y,
                StrictMath.atan2(headingY, headingX),
                headingX * along - headingY * across,
                headingY * along + headingX * across,
                bodies.body[body].spin);
    }
}
