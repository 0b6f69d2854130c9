// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.nubot;

import java.util.ArrayList;
import java.util.List;
import org.robopitch.engine.body.Bodies;
import org.robopitch.lab.plot.Series;
import org.robopitch.middlesize.MiddleSizeWorld;
import org.robopitch.middlesize.Placement;
import org.robopitch.middlesize.parameters.Dialect;
import org.robopitch.middlesize.parameters.DribbleParameters.Method;
import org.robopitch.middlesize.parameters.MiddleSizeParameters;
import org.robopitch.robot.handle.BallHandler;
import org.robopitch.robot.handle.Levers;

/**
 * How well handling wheels keep the ball while a robot drives to and fro and turns, by what controls them.
 *
 * @param distance of the ball from its place before the kicker, cm, over time, s; it ends where the ball is lost
 * @param lost whether it was
 * @param largest distance while it was held, m
 */
record HandlingStudy(List<Series.Point> distance, boolean lost, double largest) {
    /** What turns the wheels. */
    enum Control {
        /** Feedback on the ball's distance and feed-forward of the robot's speed, as the chapter's. */
        BOTH,
        /** Feedback alone. */
        FEEDBACK,
        /** Nothing. */
        NONE
    }

    private static final double SECONDS = 10;
    private static final double CYCLE = 0.03;
    private static final double GAIN = 8;

    static HandlingStudy run(Control control) {
        MiddleSizeParameters base = MiddleSizeParameters.of(Dialect.A);
        MiddleSizeWorld world =
                new MiddleSizeWorld(base.with("dribble", base.dribble().with("method", Method.WHEELS)));
        double keptAt = base.dribble().keptAt();
        Levers levers = new Levers(base.ball().radius());
        BallHandler handler = new BallHandler(levers.left(keptAt, 0), keptAt, GAIN, 0.05);
        Placement placement = new Placement(world);
        for (int other = 1; other < world.bodies().robots; other++) {
            placement.takeOff(other);
        }
        placement.placeRobot(0, -3, 0, 1, 0);
        placement.placeBall(-3 + keptAt, 0);
        world.handling().dribble(0, true);
        Bodies bodies = world.bodies();
        int steps = (int) Math.rint(CYCLE / world.stepSeconds());
        double[] wheels = new double[2];
        List<Series.Point> points = new ArrayList<>();
        double largest = 0;
        for (int i = 0; i * CYCLE < SECONDS; i++) {
            double t = i * CYCLE;
            double dx = bodies.body[bodies.ball].x - bodies.body[0].x;
            double dy = bodies.body[bodies.ball].y - bodies.body[0].y;
            double ahead = bodies.body[0].headingX * dx + bodies.body[0].headingY * dy;
            double aside = bodies.body[0].headingX * dy - bodies.body[0].headingY * dx;
            double off = Math.hypot(ahead - keptAt, aside);
            if (i > 0 && !world.handling().holds(0)) {
                return new HandlingStudy(points, true, largest);
            }
            points.add(new Series.Point(t, 100 * off));
            largest = Math.max(largest, off);
            double forward = control == Control.BOTH ? 1 : 0;
            if (control != Control.NONE) {
                handler.hold(
                        levers.left(ahead, aside),
                        levers.right(ahead, aside),
                        forward * bodies.body[0].along,
                        forward * bodies.body[0].across,
                        forward * bodies.body[0].spin,
                        CYCLE,
                        wheels);
                world.handling().wheels(0, wheels[0], wheels[1]);
            }
            world.drive(0, 1.5 * StrictMath.sin(1.3 * t), 0.5 * StrictMath.sin(0.9 * t), 1.2 * StrictMath.sin(1.7 * t));
            for (int k = 0; k < steps; k++) {
                world.step();
            }
        }
        return new HandlingStudy(points, false, largest);
    }
}
