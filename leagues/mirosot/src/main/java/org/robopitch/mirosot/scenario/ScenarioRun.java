// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.scenario;

import org.robopitch.declare.ParameterException;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.move.BallMotion;
import org.robopitch.engine.world.PlanarWorld;
import org.robopitch.kit.scenario.Timeline;
import org.robopitch.mirosot.MirosotLeague;
import org.robopitch.mirosot.Placement;
import org.robopitch.mirosot.Pose;
import org.robopitch.mirosot.drive.WheelMemory;
import org.robopitch.mirosot.parameters.CommandKind;
import org.robopitch.mirosot.parameters.RobotParameters;
import org.robopitch.mirosot.scenario.Scenario.BallStart;
import org.robopitch.mirosot.scenario.Scenario.RobotStart;
import org.robopitch.mirosot.scenario.Scenario.TimedCommand;

/** Plays a scenario. */
public final class ScenarioRun {
    private final Scenario scenario;
    private final MirosotLeague league;
    private final PlanarWorld world;
    private final Bodies bodies;
    private final Placement placement;
    private boolean inGoal;

    /**
     * Sets the situation up.
     *
     * @param scenario what is played
     * @throws ParameterException if bodies overlap in it
     */
    public ScenarioRun(Scenario scenario) {
        this.scenario = scenario;
        this.league = scenario.league();
        this.world = new PlanarWorld(league.setup());
        this.bodies = world.bodies();
        this.placement = new Placement(world);
        placement.clearPitch();
        for (int i = 0; i < scenario.robots().size(); i++) {
            place(i, scenario.robots().get(i));
        }
        placeBall();
        inGoal = isInGoal();
    }

    private void place(int place, RobotStart start) {
        int robot = start.robot();
        Pose wish = start.pose();
        // The ball is placed last; until then it must not be in the way.
        parkBall();
        Pose found = placement.placeRobot(robot, wish, Placement.Speed.ZERO);
        if (found.x() != wish.x() || found.y() != wish.y()) {
            throw new ParameterException(
                    "initial.robots[" + place + "]",
                    "has no room at (" + wish.x() + ", " + wish.y() + "): it would overlap a wall or another robot");
        }
        bodies.body[robot].along = start.along();
        bodies.body[robot].across = start.across();
        bodies.body[robot].spin = start.spin();
        RobotParameters body = league.parameters().robot();
        WheelMemory.roll(bodies, robot, body.halfTrack());
        if (league.parameters().drive().command() == CommandKind.WHEEL_SPEED) {
            // Until it is commanded otherwise, a robot continues as it begins.
            double turning = start.spin() * body.halfTrack();
            world.command(robot, 0, (start.along() - turning) / body.wheelRadius());
            world.command(robot, 1, (start.along() + turning) / body.wheelRadius());
        }
    }

    private void parkBall() {
        bodies.body[bodies.ball].x = 10 * league.pitch().length();
    }

    private void placeBall() {
        BallStart start = scenario.ball();
        if (start == null) {
            placement.placeBall(-league.pitch().length(), -league.pitch().goalWidth() / 2, 0, 0);
            return;
        }
        placement.placeBall(start.x(), start.y(), start.velocityX(), start.velocityY());
        if (bodies.body[bodies.ball].x != start.x() || bodies.body[bodies.ball].y != start.y()) {
            throw new ParameterException(
                    "initial.ball",
                    "has no room at (" + start.x() + ", " + start.y() + "): it would overlap a wall or a robot");
        }
        if (start.rolling()) {
            world.ballMemory()[BallMotion.ROLL_X] = start.velocityX();
            world.ballMemory()[BallMotion.ROLL_Y] = start.velocityY();
        }
    }

    /** {@return what is played} */
    public Scenario scenario() {
        return scenario;
    }

    /** {@return the world it is played in} */
    public PlanarWorld world() {
        return world;
    }

    /**
     * Plays the scenario to its end.
     *
     * @param listener who watches
     */
    public void play(ScenarioListener listener) {
        ContactEvents contacts = new ContactEvents(world, listener::event);
        scenario.timeline().play(scenario.commands(), new Timeline.Player<>() {
            @Override
            public void take(TimedCommand command) {
                world.command(command.robot(), 0, command.left());
                world.command(command.robot(), 1, command.right());
            }

            @Override
            public void advance() {
                world.step();
                contacts.look();
                lookForGoal(listener);
            }

            @Override
            public void show() {
                listener.state(world);
            }
        });
    }

    private void lookForGoal(ScenarioListener listener) {
        boolean now = isInGoal();
        if (now && !inGoal) {
            double x = bodies.body[bodies.ball].x;
            boolean blueConceded =
                    Math.signum(x) == league.parameters().start().blueDefends().sign();
            listener.event(new ScenarioEvent(
                    world.time(),
                    ScenarioEvent.Kind.GOAL,
                    bodies.ball,
                    blueConceded ? league.robotsPerTeam() : 0,
                    x,
                    bodies.body[bodies.ball].y));
        }
        inGoal = now;
    }

    private boolean isInGoal() {
        return Math.abs(bodies.body[bodies.ball].x) - bodies.body[bodies.ball].reach
                > league.pitch().length() / 2;
    }
}
