// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot.plan;

import org.robopitch.robot.Moving;

/**
 * What to do when no path is free: the short move, within the robot's acceleration, that keeps farthest from everything
 * that comes near, and among moves that keep far enough the one that leads nearest to the target.
 */
final class Evasion {
    private static final int DIRECTIONS = 24;
    private static final double STEP = 0.06;
    private static final int STEPS = 15;
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

    Evasion(PlanLimits limits, Moving robot) {
        this.limits = limits;
        this.robot = robot;
    }

    /** Plans the move and returns the room that it leaves, m. */
    double plan(double goalX, double goalY, double fastest, Obstacles obstacles, Path path) {
        double best = Double.NEGATIVE_INFINITY;
        double left = 0;
        for (double pace : PACE) {
            for (int k = 0; k < (pace == 0 ? 1 : DIRECTIONS); k++) {
                double room = move(pace * fastest * COSINE[k], pace * fastest * SINE[k], obstacles);
                double dx = goalX - trial.x[STEPS];
                double dy = goalY - trial.y[STEPS];
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
        double x = robot.x;
        double y = robot.y;
        double vx = robot.vx;
        double vy = robot.vy;
        double room = Double.POSITIVE_INFINITY;
        trial.clear();
        for (int i = 0; i <= STEPS; i++) {
            double time = i * STEP;
            trial.add(x, y);
            trial.time[i] = time;
            trial.speed[i] = Math.sqrt(vx * vx + vy * vy);
            for (int k = 0; k < obstacles.count; k++) {
                double dx = x - obstacles.xAt(k, time, limits.horizon());
                double dy = y - obstacles.yAt(k, time, limits.horizon());
                // Where others will be is the less certain the later.
                double least = obstacles.radius[k] + limits.robotRadius() + Math.min(0.08, 0.12 * time);
                double away = dx * dx + dy * dy;
                if (away < (least + ENOUGH) * (least + ENOUGH)) {
                    room = Math.min(room, Math.sqrt(away) - least);
                }
            }
            double beyond = Math.max(Math.abs(x) - limits.halfLength(), Math.abs(y) - limits.halfWidth());
            room = Math.min(room, ENOUGH - Math.max(0, beyond));
            double changeX = wishX - vx;
            double changeY = wishY - vy;
            double change = Math.sqrt(changeX * changeX + changeY * changeY);
            boolean brakes = changeX * vx + changeY * vy < 0;
            double most = STEP * (brakes ? limits.deceleration() : limits.acceleration());
            double share = change > most ? most / change : 1;
            x += STEP * (vx + 0.5 * share * changeX);
            y += STEP * (vy + 0.5 * share * changeY);
            vx += share * changeX;
            vy += share * changeY;
        }
        return room;
    }
}
