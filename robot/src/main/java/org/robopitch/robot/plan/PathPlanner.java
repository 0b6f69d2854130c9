// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot.plan;

import org.robopitch.robot.Moving;

/**
 * Plans a path among moving obstacles, in three parts as the chapter does: via-points by subtargets, a smooth curve by a
 * cubic B-spline, and then the limits of speed and acceleration. If what comes out meets something after all, the curve is
 * drawn nearer to its via-points, then the robot drives slower, then passes with less room to spare; if nothing helps it
 * gets out of the way.
 */
public final class PathPlanner {
    private static final int POINTS_PER_SPAN = 3;

    /** How far apart control points are when the curve has to run near its legs, m; the first try takes corners wide. */
    private static final double[] SPACING = {3.0, 0.9, 0.35};

    /** Shares of the clearance and of the speed that are tried. */
    private static final double[][] THOROUGH = {{1, 1}, {1, 0.5}, {0.35, 1}, {0.35, 0.5}, {0.05, 0.4}};

    private static final double[][] QUICK = {{1, 1}, {0.3, 0.7}};

    private static final double SLOWEST = 0.2;

    /** A path that leaves less room than this, as the robot will really follow it, is the last choice, m. */
    private static final double SAFE = 0.06;

    /** How far the curve continues in the direction in which the robot moves, s. */
    private static final double LEAD = 0.12;

    private static final double MOVING = 0.3;
    private static final double STANDING = 0.3;

    /** What is larger is no robot but a place to keep out of, m. */
    private static final double LARGE = 1;

    /** How much a planner tries before it gets out of the way. */
    public enum Effort {
        /** All combinations of speed and room. */
        THOROUGH,
        /** The first, and one that is slower and closer: for matches that run faster than real time. */
        QUICK
    }

    private final PlanLimits limits;
    private final double[][] attempts;
    private final Subtargets subtargets;
    private final CubicSpline spline = new CubicSpline();
    private final Foresight foresight;
    private final Path second = new Path();
    private final boolean careful;
    private final Moving robot = new Moving();
    private double targetX;
    private double targetY;
    private double endSpeed;
    private double fastest;
    private boolean touching;
    private Obstacles obstacles = new Obstacles();

    /**
     * A planner of one robot.
     *
     * @param limits what its paths keep to
     */
    public PathPlanner(PlanLimits limits) {
        this(limits, Effort.THOROUGH);
    }

    /**
     * A planner of one robot.
     *
     * @param limits what its paths keep to
     * @param effort how much it tries
     */
    public PathPlanner(PlanLimits limits, Effort effort) {
        this.limits = limits;
        this.attempts = effort == Effort.QUICK ? QUICK : THOROUGH;
        this.subtargets = new Subtargets(limits, effort == Effort.QUICK ? 16 : 120);
        this.foresight = new Foresight(limits, robot);
        this.careful = effort == Effort.THOROUGH;
    }

    /** {@return what paths keep to} */
    public PlanLimits limits() {
        return limits;
    }

    /**
     * Sets where the robot is.
     *
     * @param newX m
     * @param newY m
     * @param newVx m/s
     * @param newVy m/s
     */
    public void from(double newX, double newY, double newVx, double newVy) {
        robot.set(newX, newY, newVx, newVy);
    }

    /**
     * Sets whether paths may lead to a target inside an obstacle, such as an opponent with the ball.
     *
     * @param mayTouch whether the robot may come as near to an obstacle as the target is
     */
    public void touching(boolean mayTouch) {
        touching = mayTouch;
    }

    /**
     * Plans a path to a target.
     *
     * @param goalX m
     * @param goalY m
     * @param speed the fastest, m/s; the limits' own if that is slower
     * @param arriving speed at the target, m/s
     * @param around what is in the way
     * @param path receives the path; if none is free, a short move out of the way
     */
    public void plan(double goalX, double goalY, double speed, double arriving, Obstacles around, Path path) {
        obstacles = around;
        endSpeed = arriving;
        double most = Math.min(speed, limits.speed());
        targetX = goalX;
        targetY = goalY;
        if (!touching) {
            leaveOccupied();
        }
        double best = Double.NEGATIVE_INFINITY;
        double safe = careful ? Math.min(SAFE, roomAtTarget() - 0.01) : 0;
        for (double[] attempt : attempts) {
            fastest = Math.max(SLOWEST, attempt[1] * most);
            double room = attempt[0] * limits.clearance();
            if (subtargets.find(robot, targetX, targetY, touching, around, fastest, room) && isDrawn(room, path)) {
                if (!careful || touching) {
                    return;
                }
                double left = foresight.room(path, around);
                if (left >= safe) {
                    return;
                }
                if (left > best) {
                    best = left;
                    second.copyFrom(path, path.count);
                }
            }
        }
        double evaded = foresight.evade(targetX, targetY, most, around, path);
        if (best > evaded) {
            path.copyFrom(second, second.count);
        }
    }

    /** A target that somebody stands on is moved to beside it, on the robot's side, until that one goes. */
    private void leaveOccupied() {
        for (int i = 0; i < obstacles.count; i++) {
            double spare = careful ? 0 : limits.clearance() + 0.01;
            double room = obstacles.radius[i] + limits.robotRadius() + spare;
            double dx = targetX - obstacles.x[i];
            double dy = targetY - obstacles.y[i];
            double speed = obstacles.vx[i] * obstacles.vx[i] + obstacles.vy[i] * obstacles.vy[i];
            if (obstacles.radius[i] < LARGE && dx * dx + dy * dy < room * room && speed < STANDING * STANDING) {
                double meX = robot.x - obstacles.x[i];
                double meY = robot.y - obstacles.y[i];
                double away = Math.sqrt(meX * meX + meY * meY);
                if (away > 0.01) {
                    targetX = obstacles.x[i] + room * meX / away;
                    targetY = obstacles.y[i] + room * meY / away;
                }
            }
        }
    }

    /** How much room there is at the target beside robots that stand, m. */
    private double roomAtTarget() {
        double least = SAFE;
        for (int i = 0; i < obstacles.count; i++) {
            double speed = obstacles.vx[i] * obstacles.vx[i] + obstacles.vy[i] * obstacles.vy[i];
            if (speed < STANDING * STANDING) {
                double dx = targetX - obstacles.x[i];
                double dy = targetY - obstacles.y[i];
                double room = Math.sqrt(dx * dx + dy * dy) - obstacles.radius[i] - limits.robotRadius();
                least = Math.min(least, room);
            }
        }
        return Math.max(0.02, least);
    }

    private boolean isDrawn(double room, Path path) {
        for (double spacing : SPACING) {
            if (draw(spacing, room, path)) {
                path.free = true;
                return true;
            }
            if (subtargets.vias == 2) {
                break;
            }
        }
        return false;
    }

    /** Draws the curve and returns whether it meets nothing. */
    private boolean draw(double spacing, double room, Path into) {
        control(spacing);
        into.clear();
        for (int span = 0; span < spline.spans(); span++) {
            for (int k = 0; k < POINTS_PER_SPAN; k++) {
                double u = (double) k / POINTS_PER_SPAN;
                into.add(spline.x(span, u), spline.y(span, u));
            }
        }
        int last = subtargets.vias - 1;
        into.add(subtargets.viaX[last], subtargets.viaY[last]);
        double dx = into.x[Math.min(2, into.count - 1)] - robot.x;
        double dy = into.y[Math.min(2, into.count - 1)] - robot.y;
        double length = Math.sqrt(dx * dx + dy * dy);
        double along = length > 0 ? Math.max(0, (robot.vx * dx + robot.vy * dy) / length) : 0;
        into.profile(limits, fastest, along, endSpeed);
        return isFree(into, 0.3 * room);
    }

    private void control(double spacing) {
        spline.clear();
        spline.addEnd(robot.x, robot.y);
        double speed = robot.speed();
        double firstX = subtargets.viaX[1] - robot.x;
        double firstY = subtargets.viaY[1] - robot.y;
        double lead = Math.min(LEAD, 0.4 * Math.sqrt(firstX * firstX + firstY * firstY) / Math.max(speed, MOVING));
        if (speed > MOVING && spacing == SPACING[0]) {
            spline.add(robot.x + lead * robot.vx, robot.y + lead * robot.vy);
        }
        for (int leg = 1; leg < subtargets.vias; leg++) {
            double fromX = subtargets.viaX[leg - 1];
            double fromY = subtargets.viaY[leg - 1];
            double dx = subtargets.viaX[leg] - fromX;
            double dy = subtargets.viaY[leg] - fromY;
            int parts = (int) Math.min(24, 1 + Math.sqrt(dx * dx + dy * dy) / spacing);
            for (int i = 1; i < parts; i++) {
                spline.add(fromX + dx * i / parts, fromY + dy * i / parts);
            }
            if (leg < subtargets.vias - 1) {
                spline.add(subtargets.viaX[leg], subtargets.viaY[leg]);
            }
        }
        int last = subtargets.vias - 1;
        spline.addEnd(subtargets.viaX[last], subtargets.viaY[last]);
    }

    private boolean isFree(Path path, double room) {
        for (int i = 1; i < path.count; i++) {
            if (Math.abs(path.x[i]) > limits.halfLength() && Math.abs(path.x[i]) > Math.abs(path.x[i - 1])
                    || Math.abs(path.y[i]) > limits.halfWidth() && Math.abs(path.y[i]) > Math.abs(path.y[i - 1])) {
                return false;
            }
            for (int k = 0; k < obstacles.count; k++) {
                if (isTooNear(path, i, k, room)) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Too near, and nearer than at the point before: a robot may always get away from where it is. */
    private boolean isTooNear(Path path, int i, int obstacle, double room) {
        double least = obstacles.radius[obstacle] + limits.robotRadius() + room;
        double away = distance(path, i, obstacle);
        if (away >= least * least) {
            return false;
        }
        int last = path.count - 1;
        return away < distance(path, i - 1, obstacle) && !(touching && away >= distance(path, last, obstacle));
    }

    private double distance(Path path, int i, int obstacle) {
        double dx = path.x[i] - obstacles.xAt(obstacle, path.time[i], limits.horizon());
        double dy = path.y[i] - obstacles.yAt(obstacle, path.time[i], limits.horizon());
        return dx * dx + dy * dy;
    }
}
