// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.bench.own;

import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.state.Snapshot;
import org.robopitch.engine.world.PlanarWorld;
import org.robopitch.engine.world.Quality;
import org.robopitch.mirosot.MirosotLeague;
import org.robopitch.workshop.bench.BenchParameters;
import org.robopitch.workshop.bench.Formation;
import org.robopitch.workshop.bench.SceneEngine;
import org.robopitch.workshop.bench.StartState;

/** The scene on our own engine: a world of the league as users get it, with its default models. */
public final class RobopitchEngine implements SceneEngine {

    private static final int LEFT = 0;
    private static final int RIGHT = 1;

    private final PlanarWorld world;
    private final Bodies bodies;
    private final Snapshot untouched;

    /** A world of that league. */
    public RobopitchEngine(MirosotLeague league) {
        world = league.newWorld();
        bodies = world.bodies();
        untouched = world.snapshot();
    }

    @Override
    public void reset(Formation formation) {
        // Also forgets what the last scrum left in the memories of wheels, ball and contacts.
        world.restore(untouched);
        for (int robot = 0; robot < BenchParameters.ROBOTS; robot++) {
            bodies.body[robot].x = formation.robotX(robot);
            bodies.body[robot].y = formation.robotY(robot);
            bodies.body[robot].headingX = StrictMath.cos(formation.robotHeading(robot));
            bodies.body[robot].headingY = StrictMath.sin(formation.robotHeading(robot));
        }
        bodies.body[bodies.ball].x = formation.ballX();
        bodies.body[bodies.ball].y = formation.ballY();
        world.bodiesWereMoved();
    }

    @Override
    public void start(StartState state) {
        world.restore(untouched);
        for (int robot = 0; robot < BenchParameters.ROBOTS; robot++) {
            bodies.body[robot].x = state.x[robot];
            bodies.body[robot].y = state.y[robot];
            bodies.body[robot].headingX = state.cosine[robot];
            bodies.body[robot].headingY = state.sine[robot];
            bodies.body[robot].along = state.along[robot];
            bodies.body[robot].spin = state.spin[robot];
        }
        bodies.body[bodies.ball].x = state.ballX;
        bodies.body[bodies.ball].y = state.ballY;
        bodies.body[bodies.ball].along = state.ballSpeedX;
        bodies.body[bodies.ball].across = state.ballSpeedY;
        world.bodiesWereMoved();
    }

    /** {@return the scene as it is now} */
    public StartState state() {
        return new StartState(bodies, world.commands());
    }

    /** {@return how the steps went so far} */
    public Quality quality() {
        return world.quality();
    }

    @Override
    public void command(int robot, double leftWheelSpeed, double rightWheelSpeed) {
        world.command(robot, LEFT, leftWheelSpeed);
        world.command(robot, RIGHT, rightWheelSpeed);
    }

    @Override
    public void step() {
        world.step();
    }

    @Override
    public double ballX() {
        return bodies.body[bodies.ball].x;
    }

    @Override
    public double ballY() {
        return bodies.body[bodies.ball].y;
    }

    @Override
    public double robotX(int robot) {
        return bodies.body[robot].x;
    }

    @Override
    public double robotY(int robot) {
        return bodies.body[robot].y;
    }

    @Override
    public double robotHeadingCosine(int robot) {
        return bodies.body[robot].headingX;
    }

    @Override
    public double robotHeadingSine(int robot) {
        return bodies.body[robot].headingY;
    }
}
