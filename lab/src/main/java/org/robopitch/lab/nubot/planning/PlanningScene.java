// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.nubot.planning;

import org.robopitch.engine.random.RandomStream;
import org.robopitch.robot.plan.Obstacles;
import org.robopitch.robot.plan.Path;
import org.robopitch.robot.plan.PathPlanner;
import org.robopitch.robot.plan.PlanLimits;

/**
 * A robot that drives across the field among robots that do not look where they go, planning again in every cycle. It
 * speeds up, brakes and bends within its limits only, whatever the plan says.
 */
final class PlanningScene {
    /** Time between two plans, s: the 33 Hz of the robots' control node. */
    static final double CYCLE = 0.03;

    static final double OBSTACLE_RADIUS = 0.35;
    private static final double FASTEST_OBSTACLE = 1.5;

    /** Obstacles are robots: they begin at rest, as the robot does, and turn round no quicker than it could, m/s². */
    private static final double OBSTACLE_ACCELERATION = 2.5;

    private static final double ARRIVED = 0.05;
    private static final double PATIENCE_SECONDS = 30;

    final PlanLimits limits;
    final int count;
    final double[] x;
    final double[] y;
    final double[] vx;
    final double[] vy;
    private final double[] wishX;
    private final double[] wishY;
    double robotX;
    double robotY;
    double robotVx;
    double robotVy;
    double goalX;
    double goalY;
    double nearest;
    private final double[] reference = new double[4];

    PlanningScene(PlanLimits limits, RandomStream random) {
        this.limits = limits;
        this.count = 4 + random.nextInt(6);
        this.x = new double[count];
        this.y = new double[count];
        this.vx = new double[count];
        this.vy = new double[count];
        this.wishX = new double[count];
        this.wishY = new double[count];
        for (int i = 0; i < count; i++) {
            x[i] = random.between(-limits.halfLength(), limits.halfLength());
            y[i] = random.between(-limits.halfWidth(), limits.halfWidth());
            double speed = random.nextDouble() < 0.3 ? 0 : random.between(0, FASTEST_OBSTACLE);
            double angle = random.between(-Math.PI, Math.PI);
            wishX[i] = speed * StrictMath.cos(angle);
            wishY[i] = speed * StrictMath.sin(angle);
        }
        do {
            robotX = random.between(-limits.halfLength(), limits.halfLength());
            robotY = random.between(-limits.halfWidth(), limits.halfWidth());
            goalX = random.between(-limits.halfLength(), limits.halfLength());
            goalY = random.between(-limits.halfWidth(), limits.halfWidth());
        } while (square(goalX - robotX) + square(goalY - robotY) < 9);
    }

    private static double square(double value) {
        return value * value;
    }

    boolean hasWay(GridSearch search) {
        search.clear();
        for (int i = 0; i < count; i++) {
            search.block(x[i], y[i], OBSTACLE_RADIUS + limits.robotRadius());
        }
        return search.hasWay(robotX, robotY, goalX, goalY);
    }

    void obstacles(Obstacles into) {
        into.clear();
        for (int i = 0; i < count; i++) {
            into.add(x[i], y[i], vx[i], vy[i], OBSTACLE_RADIUS);
        }
    }

    /** Drives to the goal; returns whether nothing was touched and the goal was reached. */
    boolean drive(PathPlanner planner, Obstacles obstacles, Path path, Runnable beforePlan, Runnable afterPlan) {
        nearest = Double.POSITIVE_INFINITY;
        for (double time = 0; time < PATIENCE_SECONDS; time += CYCLE) {
            obstacles(obstacles);
            planner.from(robotX, robotY, robotVx, robotVy);
            beforePlan.run();
            planner.plan(goalX, goalY, limits.speed(), 0, obstacles, path);
            afterPlan.run();
            follow(path);
            moveObstacles();
            if (touches()) {
                return false;
            }
            if (square(goalX - robotX) + square(goalY - robotY) < ARRIVED * ARRIVED) {
                return true;
            }
        }
        return false;
    }

    private void follow(Path path) {
        path.at(CYCLE, reference);
        double wishX = (reference[0] - robotX) / CYCLE;
        double wishY = (reference[1] - robotY) / CYCLE;
        double dx = wishX - robotVx;
        double dy = wishY - robotVy;
        double change = Math.sqrt(dx * dx + dy * dy);
        double most = CYCLE * limits.deceleration();
        double share = change > most ? most / change : 1;
        double newVx = robotVx + share * dx;
        double newVy = robotVy + share * dy;
        robotX += 0.5 * CYCLE * (robotVx + newVx);
        robotY += 0.5 * CYCLE * (robotVy + newVy);
        robotVx = newVx;
        robotVy = newVy;
    }

    /** Obstacles turn round at the lines. */
    private void moveObstacles() {
        for (int i = 0; i < count; i++) {
            if (Math.abs(x[i]) > limits.halfLength()) {
                wishX[i] = -Math.copySign(wishX[i], x[i]);
            }
            if (Math.abs(y[i]) > limits.halfWidth()) {
                wishY[i] = -Math.copySign(wishY[i], y[i]);
            }
            double dx = wishX[i] - vx[i];
            double dy = wishY[i] - vy[i];
            double change = Math.sqrt(dx * dx + dy * dy);
            double share = Math.min(1, CYCLE * OBSTACLE_ACCELERATION / Math.max(1e-9, change));
            vx[i] += share * dx;
            vy[i] += share * dy;
            x[i] += CYCLE * vx[i];
            y[i] += CYCLE * vy[i];
        }
    }

    private boolean touches() {
        boolean touched = false;
        for (int i = 0; i < count; i++) {
            double away = Math.sqrt(square(x[i] - robotX) + square(y[i] - robotY));
            nearest = Math.min(nearest, away);
            touched |= away < OBSTACLE_RADIUS + limits.robotRadius();
        }
        return touched;
    }
}
