// SPDX-License-Identifier: Apache-2.0
package org.robopitch.nubot;

import org.robopitch.robot.Remembering;
import org.robopitch.robot.believe.FieldModel;
import org.robopitch.robot.believe.Mate;
import org.robopitch.robot.believe.WorldModel;
import org.robopitch.robot.handle.BallHandler;
import org.robopitch.robot.handle.DribbleMotion;
import org.robopitch.robot.handle.Levers;

/**
 * Ball handling of a robot with handling wheels: how far the ball is from the two levers, as far as the robot sees it, goes
 * to the {@link BallHandler}, and while the robot has the ball {@link DribbleMotion} keeps it from moving too roughly.
 */
final class Handling implements Remembering {
    /** A ball farther than this beyond its place is not before the levers, m. */
    private static final double REACH = 0.12;

    private static final double PROPORTIONAL = 8;
    private static final double DERIVATIVE = 0.05;
    private static final double ALLOWED = 0.2;
    private static final double FOLLOW = 5;

    private final FieldModel field;
    private final double seconds;
    private final Levers levers;
    private final BallHandler handler;
    private final DribbleMotion motion;
    private final double[] wheels = new double[2];
    private final double[] command = new double[3];
    private boolean had;

    /**
     * The handling of a robot.
     *
     * @param model what the robot knows of itself
     */
    Handling(RobotModel model) {
        this.field = model.field();
        this.seconds = model.thinkSeconds();
        this.levers = new Levers(field.ballRadius());
        this.handler = new BallHandler(levers.left(field.keptAt(), 0), field.keptAt(), PROPORTIONAL, DERIVATIVE);
        this.motion = new DribbleMotion(field.keptAt(), ALLOWED, model.limits().acceleration(), model.twist(), FOLLOW);
    }

    /**
     * Turns the wheels of a robot that dribbles, and changes how it drives while it has the ball.
     *
     * @param world what the robot believes
     * @param action what it does: in as wanted, out as it may be
     */
    void handle(WorldModel world, Action action) {
        Mate me = world.me();
        double cosine = StrictMath.cos(me.heading);
        double sine = StrictMath.sin(me.heading);
        double dx = world.ball.x - me.x;
        double dy = world.ball.y - me.y;
        double ahead = cosine * dx + sine * dy;
        double aside = cosine * dy - sine * dx;
        boolean near = action.dribble
                && action.kick == 0
                && ahead > 0
                && ahead < field.keptAt() + REACH
                && Math.abs(aside) < field.ballRadius();
        if (!near) {
            handler.reset();
            had = false;
            action.leftWheel = 0;
            action.rightWheel = 0;
            return;
        }
        double along = cosine * me.vx + sine * me.vy;
        double across = cosine * me.vy - sine * me.vx;
        if (!had) {
            motion.begin(along, across, me.spin);
            had = true;
        }
        command[0] = action.along;
        command[1] = action.across;
        command[2] = action.spin;
        motion.keep(ahead, aside, seconds, command);
        action.along = command[0];
        action.across = command[1];
        action.spin = command[2];
        handler.hold(levers.left(ahead, aside), levers.right(ahead, aside), along, across, me.spin, seconds, wheels);
        action.leftWheel = wheels[0];
        action.rightWheel = wheels[1];
    }
}
