// SPDX-License-Identifier: Apache-2.0
package org.robopitch.bench.own;

import org.robopitch.bench.BenchParameters;
import org.robopitch.bench.Formation;
import org.robopitch.bench.SceneEngine;
import org.robopitch.bench.StartState;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.state.Snapshot;
import org.robopitch.engine.world.PlanarWorld;
import org.robopitch.engine.world.Quality;
import org.robopitch.mirosot.MirosotLeague;

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
            bodies.x[robot] = formation.robotX(robot);
            bodies.y[robot] = formation.robotY(robot);
            bodies.headingX[robot] = StrictMath.cos(formation.robotHeading(robot));
            bodies.headingY[robot] = StrictMath.sin(formation.robotHeading(robot));
        }
        bodies.x[bodies.ball] = formation.ballX();
        bodies.y[bodies.ball] = formation.ballY();
        world.bodiesWereMoved();
    }

    @Override
    public void start(StartState state) {
        world.restore(untouched);
        for (int robot = 0; robot < BenchParameters.ROBOTS; robot++) {
            bodies.x[robot] = state.x[robot];
            bodies.y[robot] = state.y[robot];
            bodies.headingX[robot] = state.cosine[robot];
            bodies.headingY[robot] = state.sine[robot];
            bodies.along[robot] = state.along[robot];
            bodies.spin[robot] = state.spin[robot];
        }
        bodies.x[bodies.ball] = state.ballX;
        bodies.y[bodies.ball] = state.ballY;
        bodies.along[bodies.ball] = state.ballSpeedX;
        bodies.across[bodies.ball] = state.ballSpeedY;
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
        return bodies.x[bodies.ball];
    }

    @Override
    public double ballY() {
        return bodies.y[bodies.ball];
    }

    @Override
    public double robotX(int robot) {
        return bodies.x[robot];
    }

    @Override
    public double robotY(int robot) {
        return bodies.y[robot];
    }

    @Override
    public double robotHeadingCosine(int robot) {
        return bodies.headingX[robot];
    }

    @Override
    public double robotHeadingSine(int robot) {
        return bodies.headingY[robot];
    }
}
