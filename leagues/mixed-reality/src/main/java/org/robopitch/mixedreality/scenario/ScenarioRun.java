// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.scenario;

import org.jspecify.annotations.Nullable;
import org.robopitch.declare.ParameterException;
import org.robopitch.engine.body.Bodies;
import org.robopitch.kit.scenario.Timeline;
import org.robopitch.mixedreality.game.GoTo;
import org.robopitch.mixedreality.parameters.FieldParameters;
import org.robopitch.mixedreality.scenario.Scenario.Action;
import org.robopitch.mixedreality.scenario.Scenario.BallStart;
import org.robopitch.mixedreality.scenario.Scenario.Order;
import org.robopitch.mixedreality.scenario.Scenario.RobotStart;
import org.robopitch.mixedreality.world.MixedRealityWorld;
import org.robopitch.mixedreality.world.Placement;

/** Plays a scenario. */
public final class ScenarioRun {
    private static final long SEED = 1;

    private final Scenario scenario;
    private final MixedRealityWorld world;
    private final Bodies bodies;
    private final @Nullable Action[] doing;
    private final double[] wheels = new double[2];
    private boolean inGoal;

    /**
     * Sets the situation up.
     *
     * @param scenario what is played
     * @throws ParameterException if somebody has no room
     */
    public ScenarioRun(Scenario scenario) {
        this.scenario = scenario;
        this.world = new MixedRealityWorld(scenario.parameters(), SEED);
        this.bodies = world.bodies();
        this.doing = new Action[bodies.robots];
        Placement placement = new Placement(world);
        placement.clearPitch();
        for (int i = 0; i < scenario.robots().size(); i++) {
            RobotStart start = scenario.robots().get(i);
            double cosine = StrictMath.cos(start.heading());
            double sine = StrictMath.sin(start.heading());
            if (!placement.placeRobot(start.robot(), start.x(), start.y(), cosine, sine)) {
                throw new ParameterException(
                        "initial.robots[" + i + "]",
                        "has no room at (" + start.x() + ", " + start.y() + "): it would leave the field or overlap");
            }
            world.roll(start.robot(), start.along(), start.spin());
        }
        BallStart ball = scenario.ball();
        if (ball == null) {
            FieldParameters field = scenario.parameters().field();
            placement.placeBall(-field.length() / 2 + 0.03, -field.width(), 0, 0);
        } else {
            placement.placeBall(ball.x(), ball.y(), ball.velocityX(), ball.velocityY());
        }
        inGoal = isInGoal();
    }

    /** {@return what is played} */
    public Scenario scenario() {
        return scenario;
    }

    /** {@return the world it is played in} */
    public MixedRealityWorld world() {
        return world;
    }

    /**
     * Plays the scenario to its end.
     *
     * @param listener who watches
     */
    public void play(ScenarioListener listener) {
        ContactEvents contacts = new ContactEvents(world, listener);
        int stepsPerCycle = scenario.parameters().timing().stepsPerCycle();
        scenario.timeline().play(scenario.orders(), new Timeline.Player<>() {
            @Override
            public void take(Order order) {
                obey(order);
            }

            @Override
            public void advance() {
                for (int robot = 0; robot < bodies.robots; robot++) {
                    steer(robot);
                }
                for (int i = 0; i < stepsPerCycle; i++) {
                    world.step();
                    contacts.look();
                    lookForGoal(listener);
                }
            }

            @Override
            public void show() {
                listener.state(world);
            }
        });
    }

    private void obey(Order order) {
        if (order.what() instanceof Action.Kick kick) {
            world.kick(order.robot(), kick.force(), kick.angle());
        } else {
            doing[order.robot()] = order.what();
        }
    }

    private void steer(int robot) {
        Action action = doing[robot];
        if (action instanceof Action.Wheels speeds) {
            world.command(robot, speeds.left(), speeds.right());
        } else if (action instanceof Action.ToPoint point) {
            goTo(robot, point.x(), point.y());
        } else if (action instanceof Action.ToBall) {
            goTo(robot, bodies.body[bodies.ball].x, bodies.body[bodies.ball].y);
        }
    }

    private void goTo(int robot, double x, double y) {
        double dx = x - bodies.body[robot].x;
        double dy = y - bodies.body[robot].y;
        double hx = bodies.body[robot].headingX;
        double hy = bodies.body[robot].headingY;
        double angle = StrictMath.atan2(dy * hx - dx * hy, dx * hx + dy * hy);
        GoTo.wheels(Math.sqrt(dx * dx + dy * dy), angle, wheels);
        world.command(robot, wheels[0], wheels[1]);
    }

    private void lookForGoal(ScenarioListener listener) {
        boolean now = isInGoal();
        if (now && !inGoal) {
            double x = bodies.body[bodies.ball].x;
            listener.event(new ScenarioEvent(world.time(), "goal", bodies.ball, -1, x, bodies.body[bodies.ball].y));
        }
        inGoal = now;
    }

    private boolean isInGoal() {
        FieldParameters field = scenario.parameters().field();
        return Math.abs(bodies.body[bodies.ball].x) - bodies.body[bodies.ball].reach > field.length() / 2
                && Math.abs(bodies.body[bodies.ball].y) < field.goalWidth() / 2;
    }
}
