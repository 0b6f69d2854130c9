// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.game;

import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.match.Hands;
import org.robopitch.engine.match.OperatorAction;
import org.robopitch.middlesize.MiddleSizeWorld;
import org.robopitch.middlesize.Placement;
import org.robopitch.middlesize.parameters.MiddleSizeParameters;

/** A Middle Size world for those who take robots and ball in their hands. */
public final class MiddleSizeHands implements Hands {
    /** Full speed is too quick for a hand: the stick's end asks for this, m/s. */
    private static final double MANUAL_SPEED = 2.5;

    /** As {@link #MANUAL_SPEED}, of a turn, rad/s. */
    private static final double MANUAL_PULL = 0.2;

    private static final double MANUAL_SPIN = 3;

    private final Bodies bodies;
    private final MiddleSizeParameters parameters;
    private final Placement placement;

    MiddleSizeHands(MiddleSizeWorld world) {
        this.bodies = world.bodies();
        this.parameters = world.parameters();
        this.placement = new Placement(world);
    }

    @Override
    public void place(int body, double x, double y, double heading) {
        if (body == bodies.ball) {
            placement.placeBall(x, y);
        } else {
            placement.placeRobot(body, x, y, StrictMath.cos(heading), StrictMath.sin(heading));
        }
    }

    @Override
    public void put(int body, double x, double y, double heading, double vx, double vy, double spin) {
        if (body == bodies.ball) {
            placement.placeBall(x, y);
        } else {
            placement.placeRobotExactly(body, x, y, StrictMath.cos(heading), StrictMath.sin(heading));
        }
        double headingX = bodies.body[body].headingX;
        double headingY = bodies.body[body].headingY;
        bodies.body[body].along = headingX * vx + headingY * vy;
        bodies.body[body].across = headingX * vy - headingY * vx;
        bodies.body[body].spin = body == bodies.ball ? 0 : spin;
    }

    @Override
    public void launch(int ball, double x, double y, double height, double vx, double vy, double climb) {
        placement.launchBall(x, y, height, vx, vy, climb);
    }

    @Override
    public void remove(int robot) {
        placement.takeOff(robot);
    }

    /** A robot driven by hand dribbles whenever it can, unless {@link #handle} says otherwise. */
    @Override
    public void manual(int robot, double forward, double turn, double sideways, double[] into) {
        into[Channel.ALONG] = MANUAL_SPEED * clamp(forward);
        into[Channel.ACROSS] = MANUAL_SPEED * clamp(sideways);
        into[Channel.SPIN] = MANUAL_SPIN * clamp(turn);
        into[Channel.DRIBBLE] = 1;
        into[Channel.KICK] = 0;
        into[Channel.SHOOT_POSITION] = parameters.kick().shootPosition().number(false);
        if (into.length > Channel.RIGHT_WHEEL) {
            // Handling wheels roll the ball along, and pull it in a little.
            double aside = 0.5 * (into[Channel.ACROSS] + parameters.dribble().keptAt() * into[Channel.SPIN]);
            into[Channel.LEFT_WHEEL] = MANUAL_PULL - into[Channel.ALONG] + aside;
            into[Channel.RIGHT_WHEEL] = MANUAL_PULL - into[Channel.ALONG] - aside;
        }
    }

    @Override
    public void handle(OperatorAction.Handle handle, double[] into) {
        double share = Math.max(0, Math.min(1, handle.kick()));
        into[Channel.DRIBBLE] = handle.hold() ? 1 : 0;
        into[Channel.KICK] = share * parameters.kick().strongest();
        into[Channel.SHOOT_POSITION] = parameters.kick().shootPosition().number(handle.lob());
    }

    private static double clamp(double value) {
        return Math.max(-1, Math.min(1, value));
    }
}
