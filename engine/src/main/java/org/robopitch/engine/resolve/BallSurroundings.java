// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.resolve;

import org.jspecify.annotations.Nullable;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.body.Pitch;
import org.robopitch.engine.body.Wall;
import org.robopitch.engine.detect.Contacts;
import org.robopitch.engine.move.StepMotion;

/**
 * The robots and walls that the ball can reach in the current step, how far it is from them, and what it rests against.
 */
public final class BallSurroundings {
    static final double RESTING_GAP = 1e-5;

    private static final double GRID = 6144;

    private final Bodies bodies;
    private final StepMotion motion;
    private final double radius;
    private final double goalLine;
    private final double side;
    private final double corner;
    private final double[] rimReach;
    private final double[] normal = new double[2];
    private double localX;
    private double localY;

    /** All walls of the pitch. */
    final Wall[] walls;

    /** The robots within reach, the first {@link #nearRobots} places. */
    final int[] near;

    /** The walls within reach, the first {@link #nearWalls} places. */
    final int[] nearWall;

    /** How far the ball is from each near robot at the beginning of the step, m. */
    final double[] startGap;

    /** How far it will at least be at the end, as the sweep last saw it, m. */
    final double[] endGap;

    int nearRobots;
    int nearWalls;

    /** Whether the ball could not be moved through the whole step. */
    boolean jammed;

    /**
     * Looks around the ball of a world.
     *
     * @param bodies the state
     * @param motion the step's motion
     * @param pitch where it is played
     */
    public BallSurroundings(Bodies bodies, StepMotion motion, Pitch pitch) {
        this.bodies = bodies;
        this.motion = motion;
        this.walls = pitch.walls().toArray(new Wall[0]);
        this.radius = bodies.reach[bodies.ball];
        this.goalLine = pitch.length() / 2;
        this.side = pitch.width() / 2;
        this.corner = (pitch.length() / 2 + pitch.width() / 2 - pitch.cornerCut()) * Math.sqrt(0.5);
        this.rimReach = new double[bodies.robots];
        for (int i = 0; i < rimReach.length; i++) {
            rimReach[i] = bodies.rim(i).reach();
        }
        this.near = new int[bodies.robots];
        this.nearWall = new int[walls.length];
        this.startGap = new double[bodies.robots];
        this.endGap = new double[bodies.robots];
    }

    /**
     * Finds what the ball can reach in this step, and adds what it already rests against to the contacts.
     *
     * @param contacts where to add
     * @param travel how far the points of each body can move in this step, m
     * @param height the ball's height above the ground, m
     */
    public void look(Contacts contacts, double[] travel, double height) {
        int ball = bodies.ball;
        double x = bodies.x[ball];
        double y = bodies.y[ball];
        double ballTravel = travel[ball];
        nearRobots = 0;
        double farthest = ballTravel;
        for (int i = 0; i < rimReach.length; i++) {
            if (isNear(i, x, y, 3 * (travel[i] + ballTravel), height)) {
                double together = ballTravel + travel[i];
                farthest = together > farthest ? together : farthest;
            }
        }
        // A ball at rest that a fast robot hits goes far: what it then meets is near, too.
        for (int i = 0; farthest > ballTravel && i < bodies.robots; i++) {
            if (isNear(i, x, y, 3 * (travel[i] + farthest), height)) {
                near[nearRobots] = i;
                startGap[nearRobots] = addResting(contacts, i, x, y);
                nearRobots++;
            }
        }
        nearWalls = 0;
        double reach = radius + 3 * farthest + 0.002;
        double absX = Math.abs(x);
        double absY = Math.abs(y);
        if (absX + reach < goalLine && absY + reach < side && (absX + absY) * 0.7071067811865476 + reach < corner) {
            return;
        }
        for (int w = 0; w < walls.length; w++) {
            if (walls[w].atLeast(x, y) > reach) {
                continue;
            }
            double gap = walls[w].distance(x, y, normal) - radius;
            if (gap < reach - radius) {
                nearWall[nearWalls++] = w;
                if (gap < RESTING_GAP) {
                    contacts.add(
                            bodies,
                            bodies.ground,
                            ball,
                            normal[0],
                            normal[1],
                            x - radius * normal[0],
                            y - radius * normal[1],
                            gap,
                            0,
                            0,
                            Contacts.NO_POINT);
                }
            }
        }
    }

    /** {@return whether the ball can reach anything in this step} */
    public boolean isNearAnything() {
        return nearRobots + nearWalls > 0;
    }

    private boolean isNear(int robot, double x, double y, double within, double height) {
        double dx = x - bodies.x[robot];
        double dy = y - bodies.y[robot];
        double reach = rimReach[robot] + within;
        return dx * dx + dy * dy < reach * reach && bodies.present[robot] && height < bodies.height[robot];
    }

    private double addResting(Contacts contacts, int robot, double x, double y) {
        double gap = robotGap(robot, x, y);
        if (gap < RESTING_GAP) {
            bodies.rim(robot).normal(localX, localY, normal);
            contacts.add(
                    bodies,
                    robot,
                    bodies.ball,
                    normal[0],
                    normal[1],
                    localX - radius * normal[0],
                    localY - radius * normal[1],
                    gap,
                    0,
                    0,
                    Contacts.NO_POINT);
        }
        return gap;
    }

    /**
     * {@return whether the ball, just moved, may overlap a robot or wall by more than allowed}
     *
     * @param allowed m
     */
    public boolean mayOverlap(double allowed) {
        if (jammed || nearWalls > 0) {
            return overlaps(allowed, null);
        }
        double ballShift = shiftOf(bodies.ball);
        for (int n = 0; n < nearRobots; n++) {
            if (endGap[n] - 2 * (shiftOf(near[n]) + ballShift) < -allowed) {
                return overlaps(allowed, null);
            }
        }
        return false;
    }

    private double shiftOf(int body) {
        return Math.abs(motion.shiftX[body]) + Math.abs(motion.shiftY[body]);
    }

    /**
     * Whether the ball overlaps anything near, as the bodies stand now. Marks the robots it overlaps.
     *
     * @param allowed the overlap that is still allowed, m
     * @param overlapping set for robots that the ball overlaps by more; null to set none
     * @return whether the ball overlaps anything by more
     */
    public boolean overlaps(double allowed, boolean @Nullable [] overlapping) {
        boolean any = false;
        double x = bodies.x[bodies.ball];
        double y = bodies.y[bodies.ball];
        for (int n = 0; n < nearRobots; n++) {
            if (robotGap(near[n], x, y) < -allowed) {
                any = true;
                if (overlapping != null) {
                    overlapping[near[n]] = true;
                }
            }
        }
        for (int n = 0; n < nearWalls; n++) {
            any |= walls[nearWall[n]].distance(x, y) - radius < -allowed;
        }
        return any;
    }

    /**
     * {@return how far the ball is from a robot, as both stand now; negative if they overlap, m}
     *
     * @param robot which one
     */
    public double gap(int robot) {
        return robotGap(robot, bodies.x[bodies.ball], bodies.y[bodies.ball]);
    }

    /** Pushes the ball out of what it overlaps, without giving it speed. */
    public void pushOut() {
        int ball = bodies.ball;
        for (int round = 0; round < 4; round++) {
            double x = bodies.x[ball];
            double y = bodies.y[ball];
            double pushX = 0;
            double pushY = 0;
            for (int n = 0; n < nearRobots; n++) {
                int robot = near[n];
                double gap = robotGap(robot, x, y);
                if (gap < 0) {
                    bodies.rim(robot).normal(localX, localY, normal);
                    pushX -= toGrid(gap * (bodies.headingX[robot] * normal[0] - bodies.headingY[robot] * normal[1]));
                    pushY -= toGrid(gap * (bodies.headingY[robot] * normal[0] + bodies.headingX[robot] * normal[1]));
                }
            }
            for (int n = 0; n < nearWalls; n++) {
                double gap = walls[nearWall[n]].distance(x, y, normal) - radius;
                if (gap < 0) {
                    pushX -= toGrid(gap * normal[0]);
                    pushY -= toGrid(gap * normal[1]);
                }
            }
            if (pushX == 0 && pushY == 0) {
                return;
            }
            bodies.x[ball] = x + pushX;
            bodies.y[ball] = y + pushY;
        }
    }

    private double robotGap(int robot, double x, double y) {
        double dx = x - bodies.x[robot];
        double dy = y - bodies.y[robot];
        localX = bodies.headingX[robot] * dx + bodies.headingY[robot] * dy;
        localY = bodies.headingX[robot] * dy - bodies.headingY[robot] * dx;
        return bodies.rim(robot).gap(localX, localY);
    }

    private static double toGrid(double value) {
        return (value + GRID) - GRID;
    }
}
