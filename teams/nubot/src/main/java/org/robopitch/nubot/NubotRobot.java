// SPDX-License-Identifier: Apache-2.0
package org.robopitch.nubot;

import java.util.Locale;
import org.robopitch.robot.Remembering;
import org.robopitch.robot.Senses;
import org.robopitch.robot.believe.Mate;
import org.robopitch.robot.believe.Opponents;
import org.robopitch.robot.believe.OwnMotion;
import org.robopitch.robot.believe.WorldModel;
import org.robopitch.robot.decide.Intent;
import org.robopitch.robot.decide.Strategy;
import org.robopitch.robot.plan.Obstacles;
import org.robopitch.robot.plan.Path;
import org.robopitch.robot.plan.PathPlanner;
import org.robopitch.robot.share.Messenger;
import org.robopitch.robot.share.Radio;
import org.robopitch.robot.share.RealTimeStore;
import org.robopitch.robot.share.SharedClockSlots;
import org.robopitch.robot.track.ModelPredictive;
import org.robopitch.robot.track.Reference;
import org.robopitch.robot.track.Tracker;

/** One robot: senses → believe → decide → plan → track → handle, and a store that it shares with its mates. */
public final class NubotRobot implements Remembering {
    /** At a target that near, and facing as wanted, a robot stands, m and rad. */
    private static final double THERE = 0.03;

    private static final double FACING = 0.004;

    private final RobotModel model;
    private final RealTimeStore store;
    private final Messenger messenger;
    /** What it believes. */
    public final WorldModel world;

    /** How it decides. */
    public final Strategy strategy;

    private final PathPlanner planner;
    private final Tracker tracker;
    private final OwnMotion motion;
    private final Handling handling;
    private boolean hasHandlingWheels;
    private final Obstacles obstacles = new Obstacles();
    /** Where it plans to drive; empty if it does not. */
    public final Path path = new Path();

    private final Reference reference;
    private final transient double[] place = new double[Reference.AXES];
    private final transient double[] speed = new double[Reference.AXES];
    private final transient double[] command = new double[Reference.AXES];
    private transient Intent intent;

    /**
     * A robot.
     *
     * @param model what it knows of itself and the field
     * @param number its number, from 0; 0 keeps the goal
     * @param radio its end of the radio
     */
    public NubotRobot(RobotModel model, int number, Radio radio) {
        this.model = model;
        this.store = new RealTimeStore(number);
        this.messenger = new Messenger(store, radio, new SharedClockSlots(number, model.robots()));
        this.world = new WorldModel(model.field(), store, model.robots());
        this.strategy = new Strategy(world, store, model.skill());
        this.planner = new PathPlanner(model.limits(), PathPlanner.Effort.QUICK);
        this.tracker = new ModelPredictive(model.base(), model.thinkSeconds());
        this.motion = new OwnMotion(model.base());
        this.handling = new Handling(model);
        this.reference = new Reference(model.thinkSeconds(), ModelPredictive.HORIZON);
        this.intent = strategy.intent();
    }

    /**
     * Exchanges messages with mates; to be called in every cycle.
     *
     * @param now s
     */
    public void exchange(double now) {
        messenger.exchange(now);
    }

    /**
     * Sets whether the robot holds the ball with wheels that it has to drive; if not, it only asks for it.
     *
     * @param has whether it has such wheels
     */
    public void handlingWheels(boolean has) {
        hasHandlingWheels = has;
    }

    /**
     * Decides what to do until the next call.
     *
     * @param senses what the robot senses
     * @param action receives what it does
     */
    public void think(Senses senses, Action action) {
        motion.steady(senses);
        world.update(senses);
        strategy.touchdown(senses.touchdownKnown, senses.touchdownX, senses.touchdownY);
        intent = strategy.decide();
        action.dribble = intent.dribble;
        action.lob = intent.kick == Intent.Kick.LOB;
        action.kick = switch (intent.kick) {
            case NONE -> 0;
            case GROUND -> model.kicks().strengthForSpeed(intent.kickSpeed);
            case LOB -> model.kicks().strengthForLob(intent.lobDistance);
        };
        path.clear();
        if (intent.stop) {
            action.stand();
        } else if (intent.direct) {
            action.along = intent.pullAlong;
            action.across = intent.pullAcross;
            action.spin = intent.pullSpin;
        } else {
            drive(action);
        }
        if (hasHandlingWheels) {
            handling.handle(world, action);
        }
        motion.commanded(action.along, action.across, action.spin);
    }

    private void drive(Action action) {
        Mate me = world.me();
        double left = me.distance(intent.x, intent.y);
        double turn = me.turnTo(intent.facing);
        if (left < THERE && Math.abs(turn) < FACING && intent.arriving == 0) {
            action.stand();
            return;
        }
        place[0] = me.x;
        place[1] = me.y;
        place[2] = me.heading;
        speed[0] = me.vx;
        speed[1] = me.vy;
        speed[2] = me.spin;
        noteObstacles(me);
        planner.touching(intent.touching);
        planner.from(me.x, me.y, me.vx, me.vy);
        planner.plan(intent.x, intent.y, intent.speed, intent.arriving, obstacles, path);
        reference.follow(path);
        double turning = turning(me, left);
        reference.turn(me.heading, me.spin, intent.facing, turning, model.twist());
        tracker.track(reference, place, speed, command);
        action.along = command[0];
        action.across = command[1];
        action.spin = Math.max(-model.skill().turn(), Math.min(model.skill().turn(), command[2]));
    }

    /** How fast it may turn: wheels have to push against a turn at speed, so a robot with a way to go turns slowly. */
    private double turning(Mate me, double left) {
        double fast = Math.sqrt(me.vx * me.vx + me.vy * me.vy);
        double slow = left > model.skill().turnsWithin() ? model.skill().sideways() / Math.max(0.1, fast) : 100;
        return Math.min(model.skill().turn(), Math.max(0.6, slow));
    }

    private void noteObstacles(Mate me) {
        obstacles.clear();
        for (int i = 0; i < model.robots(); i++) {
            Mate mate = world.mate(i);
            if (i != world.self() && mate.present) {
                obstacles.add(mate, model.obstacleRadius());
            }
        }
        Opponents opponents = world.opponents;
        for (int i = 0; i < opponents.count(); i++) {
            obstacles.add(opponents.get(i), model.obstacleRadius());
        }
        if (intent.awayFromBall > 0) {
            double own = planner.limits().robotRadius() + planner.limits().clearance();
            double now = me.distance(world.ball);
            double radius = Math.min(intent.awayFromBall, now) - own;
            obstacles.add(world.ball.x, world.ball.y, 0, 0, Math.max(0.05, radius));
        }
    }

    /** {@return its role and what it is doing, for people} */
    public String roleText() {
        return intent.role.name().toLowerCase(Locale.ROOT) + ": " + intent.label;
    }

    /** {@return what it wants} */
    public Intent intent() {
        return intent;
    }

    /** {@return how many packets of its mates contradicted the way it counts time slots} */
    public long contradictions() {
        return messenger.slots().contradictions();
    }

    /** What it knows of itself. */
    RobotModel model() {
        return model;
    }
}
