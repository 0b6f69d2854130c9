// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize;

import java.util.ArrayList;
import java.util.Collections;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.body.Body;
import org.robopitch.engine.match.FieldInfo;
import org.robopitch.engine.move.BallMotion;
import org.robopitch.engine.move.Drive;
import org.robopitch.engine.state.StateVisitor;
import org.robopitch.engine.world.CollisionSettings;
import org.robopitch.engine.world.PlanarSetup;
import org.robopitch.engine.world.PlanarWorld;
import org.robopitch.engine.world.World;
import org.robopitch.kit.ball.FlyingBall;
import org.robopitch.middlesize.ball.GoalRoofs;
import org.robopitch.middlesize.body.Base;
import org.robopitch.middlesize.body.DirectDrive;
import org.robopitch.middlesize.body.WheelDrive;
import org.robopitch.middlesize.handling.BallHandling;
import org.robopitch.middlesize.parameters.BallParameters;
import org.robopitch.middlesize.parameters.DriveParameters;
import org.robopitch.middlesize.parameters.FieldParameters;
import org.robopitch.middlesize.parameters.MiddleSizeParameters;

/**
 * Omnidirectional robots and a ball that flies. Robots 0 … n − 1 are blue, n … 2n − 1 yellow; the first of each team is
 * its goalkeeper.
 *
 * <p>The engine's planar world moves the robots and what of the ball is in the plane. On top of it are the ball's height,
 * the roofs of the goals, and what the robots do with the ball.
 */
public final class MiddleSizeWorld implements World {
    /** The version of this league's physics on top of the planar one. */
    public static final int BEHAVIOUR_VERSION = 6;

    /** Robots as wide as a chair may overlap by half a millimetre, less than a thousandth of their width, m. */
    public static final double ALLOWED_OVERLAP = 5e-4;

    private static final double TOUCH = 0.01;

    private final MiddleSizeParameters parameters;
    private final BallHandling handling;
    private final GoalRoofs roofs;
    private final PlanarWorld plane;
    private final Bodies bodies;
    private final double touchReachSquared;
    private int lastTouch = BallHandling.NOBODY;

    /**
     * A world with everybody at the start and the ball in the middle.
     *
     * @param parameters what it is made of
     */
    public MiddleSizeWorld(MiddleSizeParameters parameters) {
        this.parameters = parameters;
        BallParameters ball = parameters.ball();
        FlyingBall flying = new FlyingBall(ball.gravity(), ball.rollingFriction(), ball.restitution());
        this.handling = new BallHandling(parameters, wheels(parameters), flying);
        this.roofs = new GoalRoofs(parameters.field(), parameters.ball());
        this.plane = new PlanarWorld(setup(parameters, flying));
        this.bodies = plane.bodies();
        double touchReach = bodies.rim(0).reach() + TOUCH;
        this.touchReachSquared = touchReach * touchReach;
        handling.ballMemory(plane.ballMemory());
        new Placement(this).placeAtStart();
    }

    private static Drive wheels(MiddleSizeParameters parameters) {
        return parameters.drive().model() == DriveParameters.Model.DIRECT
                ? new DirectDrive(parameters.drive())
                : new WheelDrive(parameters.drive(), parameters.robot(), parameters.robotsPerTeam());
    }

    private PlanarSetup setup(MiddleSizeParameters parameters, FlyingBall flying) {
        double restitution = parameters.ball().restitution();
        Body body = new Base(parameters.robot()).body(parameters.ball().radius());
        return new PlanarSetup(
                parameters.field().pitch(),
                new ArrayList<>(Collections.nCopies(2 * parameters.robotsPerTeam(), body)),
                parameters.ball().radius(),
                parameters.ball().mass(),
                handling,
                flying,
                new CollisionSettings(
                        0, 0, restitution, restitution, 0.02, true, ALLOWED_OVERLAP, CollisionSettings.Care.COARSE),
                null,
                parameters.timing().step());
    }

    @Override
    public void step() {
        roofs.begin(bodies, plane.ballMemory());
        plane.step();
        handling.afterStep(bodies);
        roofs.end(bodies, plane.ballMemory());
        noteTouch();
    }

    /** Who touched the ball last decides whose ball it is when it goes out. */
    private void noteTouch() {
        if (handling.holder() != BallHandling.NOBODY) {
            lastTouch = handling.holder();
            return;
        }
        if (handling.kickedBy() != BallHandling.NOBODY) {
            lastTouch = handling.kickedBy();
            return;
        }
        double x = bodies.body[bodies.ball].x;
        double y = bodies.body[bodies.ball].y;
        double height = ballHeight();
        double nearest = TOUCH;
        for (int i = 0; i < bodies.robots; i++) {
            double dx = x - bodies.body[i].x;
            double dy = y - bodies.body[i].y;
            if (dx * dx + dy * dy < touchReachSquared && bodies.body[i].present && height < bodies.body[i].height) {
                double hx = bodies.body[i].headingX;
                double hy = bodies.body[i].headingY;
                double gap = bodies.rim(i).gap(hx * dx + hy * dy, hx * dy - hy * dx);
                if (gap < nearest) {
                    nearest = gap;
                    lastTouch = i;
                }
            }
        }
    }

    /**
     * Drives a robot until the next command.
     *
     * @param robot which
     * @param along velocity through the kicker, m/s
     * @param across velocity to the left, m/s
     * @param spin counter-clockwise, rad/s
     */
    public void drive(int robot, double along, double across, double spin) {
        plane.command(robot, 0, along);
        plane.command(robot, 1, across);
        plane.command(robot, 2, spin);
    }

    /** {@return dribbling and kicking} */
    public BallHandling handling() {
        return handling;
    }

    /**
     * {@return whether the ball is before a robot's kicker, near enough to hold or kick it}
     *
     * @param robot which
     */
    public boolean reachesBall(int robot) {
        return handling.reaches(bodies, robot);
    }

    /** {@return the robot that touched the ball last, or −1} */
    public int lastTouch() {
        return lastTouch;
    }

    /** Forgets who touched the ball last. */
    public void forgetTouch() {
        lastTouch = BallHandling.NOBODY;
    }

    /** {@return the height of the ball's lowest point, m} */
    public double ballHeight() {
        return plane.ballMemory()[BallMotion.HEIGHT];
    }

    /** {@return the ball's vertical velocity, m/s} */
    public double ballClimb() {
        return plane.ballMemory()[BallMotion.CLIMB];
    }

    /** {@return how often the ball has hit a crossbar or the roof of a goal} */
    public long roofHits() {
        return roofs.hits();
    }

    /** {@return what the world is made of} */
    public MiddleSizeParameters parameters() {
        return parameters;
    }

    /** {@return the sizes of the field as teams and referee need them} */
    public FieldInfo fieldInfo() {
        FieldParameters field = parameters.field();
        return new FieldInfo(
                field.length(),
                field.width(),
                field.goalWidth(),
                field.goalDepth(),
                field.goalAreaDepth(),
                field.goalAreaWidth(),
                parameters.ball().radius());
    }

    /** {@return the state of robots and ball} */
    public Bodies bodies() {
        return bodies;
    }

    /** {@return the world of the plane} */
    public PlanarWorld plane() {
        return plane;
    }

    @Override
    public double stepSeconds() {
        return plane.stepSeconds();
    }

    @Override
    public long steps() {
        return plane.steps();
    }

    @Override
    public int behaviourVersion() {
        return 1000 * PlanarWorld.BEHAVIOUR_VERSION + BEHAVIOUR_VERSION;
    }

    @Override
    public void state(StateVisitor visitor) {
        plane.state(visitor);
        handling.state(visitor);
        lastTouch = visitor.whole(lastTouch);
        roofs.state(visitor);
    }
}
