// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot.decide;

import org.robopitch.robot.Remembering;
import org.robopitch.robot.believe.FieldModel;
import org.robopitch.robot.believe.Mate;
import org.robopitch.robot.believe.WorldModel;

/**
 * Passes: whom to, where it is caught, how fast. A static pass, after a set piece, goes to where the catcher stands; a
 * dynamic one to where it can be when the ball comes. The passer says so through the store before it kicks.
 */
final class Passing implements Remembering {
    private static final double NEAREST = 1.5;
    private static final double LONGEST = 8;

    /** How fast a pass arrives, m/s. */
    private static final double ARRIVES = 2.2;

    private static final double LOYALTY = 0.3;

    /** What a metre towards the goal is worth, and what a pass must be worth that is not a set piece's. */
    private static final double AHEAD = 0.12;

    private static final double LEAST = 0.4;

    /** How far a ball into open space rolls, and how much to a side it may go, rad. */
    private static final double[] FAR = {4, 6, 8};

    private static final int WAYS = 5;
    private static final double WAY = 0.2;

    /** What a metre is worth that a mate is nearer than an opponent to where the ball comes to rest. */
    private static final double FIRST = 0.12;

    private final transient WorldModel world;
    private final FieldModel field;
    private final Skill skill;
    private int receiver = -1;
    private double toX;
    private double toY;

    Passing(WorldModel world, Skill skill) {
        this.world = world;
        this.field = world.field;
        this.skill = skill;
    }

    /** Prepares and plays a pass, if there is somebody to pass to. */
    boolean pass(Intent intent, Mate me, boolean isStatic) {
        int best = -1;
        double most = isStatic ? 0 : LEAST;
        double bestX = 0;
        double bestY = 0;
        for (int robot = 1; robot < world.robots(); robot++) {
            Mate mate = world.mate(robot);
            if (robot == world.self() || !mate.present) {
                continue;
            }
            meet(me, mate, isStatic);
            double distance = me.distance(toX, toY);
            double room = world.opponents.room(me.x, me.y, toX, toY, 6);
            boolean inside = Math.abs(toX) < field.halfLength() - 0.5 && Math.abs(toY) < field.halfWidth() - 0.4;
            double worth = Math.min(0.6, room) + AHEAD * (toX - me.x) + (robot == receiver ? LOYALTY : 0);
            if (inside && distance > NEAREST && distance < LONGEST && room > 0.1 && worth > most) {
                most = worth;
                best = robot;
                bestX = toX;
                bestY = toY;
            }
        }
        receiver = best;
        if (best < 0) {
            return false;
        }
        intent.label = isStatic ? "static pass" : "pass";
        intent.passTo = best;
        intent.passX = bestX;
        intent.passY = bestY;
        double heading = StrictMath.atan2(bestY - me.y, bestX - me.x);
        double distance = me.distance(bestX, bestY);
        intent.go(me.x, me.y, heading);
        double off = me.turnTo(heading);
        if (Math.abs(off) < 0.25 / Math.max(1, distance) && Math.abs(me.spin) < 4) {
            intent.kick = Intent.Kick.GROUND;
            intent.kickSpeed = speed(distance);
        }
        return true;
    }

    /**
     * Kicks the ball into open space ahead, to where a mate is sooner than an opponent, or at least far from the own goal.
     * It comes to rest there.
     */
    boolean intoSpace(Intent intent, Mate me) {
        double most = Double.NEGATIVE_INFINITY;
        double bestHeading = 0;
        double bestWay = 0;
        for (int i = -WAYS; i <= WAYS; i++) {
            double heading = WAY * i;
            double turn = Math.abs(me.turnTo(heading));
            for (double way : FAR) {
                double x = me.x + way * StrictMath.cos(heading);
                double y = me.y + way * StrictMath.sin(heading);
                boolean inside = x < field.halfLength() - 1.5 && Math.abs(y) < field.halfWidth() - 0.7;
                double room = world.opponents.room(me.x, me.y, x, y, 6);
                if (inside && room > 0) {
                    double first = world.opponents.nearest(x, y) - nearestMate(x, y);
                    double worth = Math.min(0.4, room)
                            + FIRST * Math.max(-3, Math.min(3, first))
                            + AHEAD * (x - me.x)
                            - 0.1 * turn;
                    if (worth > most) {
                        most = worth;
                        bestHeading = heading;
                        bestWay = way;
                    }
                }
            }
        }
        if (most == Double.NEGATIVE_INFINITY) {
            return false;
        }
        intent.label = "through ball";
        intent.go(me.x, me.y, bestHeading);
        double off = Math.abs(me.turnTo(bestHeading));
        if (off < 0.12) {
            intent.kick = Intent.Kick.GROUND;
            intent.kickSpeed = Math.min(skill.shot(), Math.sqrt(2 * field.ballDeceleration() * bestWay));
        }
        return true;
    }

    private double nearestMate(double x, double y) {
        double least = 100;
        for (int robot = 1; robot < world.robots(); robot++) {
            Mate mate = world.mate(robot);
            if (robot != world.self() && mate.present) {
                least = Math.min(least, mate.distance(x, y));
            }
        }
        return least;
    }

    private double speed(double distance) {
        double way = Math.max(0.5, distance - 2 * field.keptAt());
        return Math.min(skill.shot(), Math.sqrt(ARRIVES * ARRIVES + 2 * field.ballDeceleration() * way));
    }

    /** Where ball and mate meet. */
    private void meet(Mate me, Mate mate, boolean isStatic) {
        toX = mate.x;
        toY = mate.y;
        if (isStatic) {
            return;
        }
        double seconds = me.distance(toX, toY) / 5;
        double ahead = Math.min(0.6, seconds);
        toX += ahead * mate.vx;
        toY += ahead * mate.vy;
    }

    /** The receiver of an announced pass goes to meet the ball. */
    boolean receive(Intent intent) {
        for (int robot = 0; robot < world.robots(); robot++) {
            Mate mate = world.mate(robot);
            if (robot != world.self() && mate.present && mate.passTo == world.self()) {
                Mate me = world.me();
                double facing = me.bearing(world.ball);
                intent.label = "receive";
                intent.go(mate.passX, mate.passY, facing);
                intent.touching = false;
                intent.dribble = true;
                return true;
            }
        }
        return false;
    }
}
