// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.bench;

import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.body.MovingBody;
import org.robopitch.engine.state.Snapshot;
import org.robopitch.engine.world.PlanarWorld;
import org.robopitch.engine.world.Quality;
import org.robopitch.mirosot.game.Mirosot;

/** The scene on our own engine: a world of the league as users get it, with its default models. */
final class RobopitchEngine implements SceneEngine {
    private final PlanarWorld world;
    private final Bodies bodies;
    private final MovingBody ball;
    private final Snapshot untouched;

    RobopitchEngine(Mirosot league) {
        world = league.newWorld();
        bodies = world.bodies();
        ball = bodies.body[bodies.ball];
        untouched = world.snapshot();
    }

    @Override
    public void start(Moment moment) {
        // Also forgets what the last scrum left in the memories of wheels, ball and contacts.
        world.restore(untouched);
        for (int robot = 0; robot < Moment.ROBOTS; robot++) {
            MovingBody body = bodies.body[robot];
            body.x = moment.x[robot];
            body.y = moment.y[robot];
            body.headingX = moment.cosine[robot];
            body.headingY = moment.sine[robot];
            body.along = moment.along[robot];
            body.spin = moment.spin[robot];
            command(robot, moment.wheels[2 * robot], moment.wheels[2 * robot + 1]);
        }
        ball.x = moment.ballX;
        ball.y = moment.ballY;
        ball.along = moment.ballSpeedX;
        ball.across = moment.ballSpeedY;
        world.bodiesWereMoved();
    }

    /** {@return the moment as it is now, with velocities and commands} */
    Moment moment() {
        Moment moment = new Moment();
        look(moment);
        for (int robot = 0; robot < Moment.ROBOTS; robot++) {
            moment.along[robot] = bodies.body[robot].along;
            moment.spin[robot] = bodies.body[robot].spin;
        }
        System.arraycopy(world.commands(), 0, moment.wheels, 0, moment.wheels.length);
        moment.ballSpeedX = ball.along;
        moment.ballSpeedY = ball.across;
        return moment;
    }

    Quality quality() {
        return world.quality();
    }

    @Override
    public void command(int robot, double leftWheelSpeed, double rightWheelSpeed) {
        world.command(robot, 0, leftWheelSpeed);
        world.command(robot, 1, rightWheelSpeed);
    }

    @Override
    public void step() {
        world.step();
    }

    @Override
    public void look(Moment into) {
        for (int robot = 0; robot < Moment.ROBOTS; robot++) {
            MovingBody body = bodies.body[robot];
            into.x[robot] = body.x;
            into.y[robot] = body.y;
            into.cosine[robot] = body.headingX;
            into.sine[robot] = body.headingY;
        }
        into.ballX = ball.x;
        into.ballY = ball.y;
    }
}
