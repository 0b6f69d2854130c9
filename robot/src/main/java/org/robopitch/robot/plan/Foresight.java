// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot.plan;

import org.robopitch.robot.Moving;

/**
 * Where a robot really goes in the next moments: its velocity changes no quicker than its limits allow, so it leaves a path
 * that bends at once. Tells how near it comes to obstacles, and what to do when no path is free: the short move that keeps
 * farthest from everything that comes near, and among moves that keep far enough the one that leads nearest to the target.
 */
final class Foresight {
    private static final int DIRECTIONS = 24;
    private static final double STEP = 0.06;
    private static final int STEPS = 16;
    private static final double[] PACE = {0, 0.2, 0.4, 0.65, 1};

    /** More room than this is worth no detour, m. */
    private static final double ENOUGH = 0.25;

    private static final double PROGRESS = 0.03;
    private static final double[] COSINE = new double[DIRECTIONS];
    private static final double[] SINE = new double[DIRECTIONS];

    static {
        for (int i = 0; i < DIRECTIONS; i++) {
            COSINE[i] = StrictMath.cos(i * 2 * Math.PI / DIRECTIONS);
            SINE[i] = StrictMath.sin(i * 2 * Math.PI / DIRECTIONS);
        }
    }

    private final PlanLimits limits;
    private final Path trial = new Path();
    private final Moving robot;
    private final Moving ghost = new Moving();
    private final double[] point = new double[4];

    Foresight(PlanLimits limits, Moving robot) {
        this.limits = limits;
        this.robot = robot;
    }

    /** The least room between a robot that follows a path and any obstacle that it comes nearer to, m; negative if they touch. */
    double room(Path path, Obstacles obstacles) {
        ghost.set(robot.x, robot.y, robot.vx, robot.vy);
        double least = ENOUGH;
        for (int i = 1; i <= STEPS; i++) {
            path.at(i * STEP, point);
            double dx = (point[0] - ghost.x) / STEP - ghost.vx;
            double dy = (point[1] - ghost.y) / STEP - ghost.vy;
            step(dx, dy, limits.deceleration());
            for (int k = 0; k < obstacles.count; k++) {
                double radii = obstacles.radius[k] + limits.robotRadius();
                double away = away(obstacles, k, i * STEP);
                if (away < (radii + least) * (radii + least)) {
                    least = Math.sqrt(away) - radii;
                }
            }
        }
        return least;
    }

    /** Changes the velocity by a wish, or as much of it as an acceleration allows, and moves on. */
    private void step(double changeX, double changeY, double acceleration) {
        double change = Math.sqrt(changeX * changeX + changeY * changeY);
        double most = STEP * acceleration;
        double share = change > most ? most / change : 1;
        ghost.x += STEP * (ghost.vx + 0.5 * share * changeX);
        ghost.y += STEP * (ghost.vy + 0.5 * share * changeY);
        ghost.vx += share * changeX;
        ghost.vy += share * changeY;
    }

    /** How far away an obstacle is, m². */
    private double away(Obstacles obstacles, int obstacle, double time) {
        double dx = ghost.x - obstacles.xAt(obstacle, time, limits.horizon());
        double dy = ghost.y - obstacles.yAt(obstacle, time, limits.horizon());
        return dx * dx + dy * dy;
    }

    /** Plans the move and returns the room that it leaves, m. */
    double evade(double goalX, double goalY, double fastest, Obstacles obstacles, Path path) {
        double best = Double.NEGATIVE_INFINITY;
        double left = 0;
        for (double pace : PACE) {
            for (int k = 0; k < (pace == 0 ? 1 : DIRECTIONS); k++) {
                double room = move(pace * fastest * COSINE[k], pace * fastest * SINE[k], obstacles);
                double dx = goalX - trial.x[STEPS - 1];
                double dy = goalY - trial.y[STEPS - 1];
                double worth = Math.min(room, ENOUGH) - PROGRESS * Math.sqrt(dx * dx + dy * dy);
                if (worth > best) {
                    best = worth;
                    left = room;
                    path.copyFrom(trial, trial.count);
                }
            }
        }
        path.free = false;
        return left;
    }

    /** Tries a velocity, which the robot takes as soon as it can; returns the least room that is left. */
    private double move(double wishX, double wishY, Obstacles obstacles) {
        ghost.set(robot.x, robot.y, robot.vx, robot.vy);
        double room = Double.POSITIVE_INFINITY;
        trial.clear();
        for (int i = 0; i < STEPS; i++) {
            double time = i * STEP;
            trial.add(ghost.x, ghost.y);
            trial.time[i] = time;
            trial.speed[i] = ghost.speed();
            for (int k = 0; k < obstacles.count; k++) {
                // Where others will be is the less certain the later.
                double least = obstacles.radius[k] + limits.robotRadius() + Math.min(0.08, 0.12 * time);
                double away = away(obstacles, k, time);
                if (away < (least + ENOUGH) * (least + ENOUGH)) {
                    room = Math.min(room, Math.sqrt(away) - least);
                }
            }
            double beyond = Math.max(Math.abs(ghost.x) - limits.halfLength(), Math.abs(ghost.y) - limits.halfWidth());
            room = Math.min(room, ENOUGH - Math.max(0, beyond));
            double changeX = wishX - ghost.vx;
            double changeY = wishY - ghost.vy;
            boolean brakes = changeX * ghost.vx + changeY * ghost.vy < 0;
            step(changeX, changeY, brakes ? limits.deceleration() : limits.acceleration());
        }
        return room;
    }
}
