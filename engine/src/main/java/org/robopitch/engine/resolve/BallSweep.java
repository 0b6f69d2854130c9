// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.resolve;

import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.detect.ZeroCrossing;
import org.robopitch.engine.move.Arc;
import org.robopitch.engine.move.StepMotion;

/**
 * Moves the ball through a step, from collision to collision at their exact times, against the walls and against robots
 * that move themselves (Klančar 2007, sec. 4.2 and 4.3: the ball is a point against the robot's rim).
 */
public final class BallSweep implements ZeroCrossing.Gap {
    private static final int MOST_EVENTS = 6;
    private static final double TIME_TOLERANCE = 1e-13;
    private static final double GAP_TOLERANCE = 1e-11;
    private static final double TOUCHING = 1e-7;
    private static final double RESTING_CLOSES = 2e-5;
    private static final double SAME_TIME = 1e-12;
    private static final double GRID = 6144;

    private final Bodies bodies;
    private final StepMotion motion;
    private final CollisionSettings settings;
    private final BallSurroundings around;
    private final double radius;
    private final double[] hitTime;
    private final double[] normal = new double[2];

    private double ballX;
    private double ballY;
    private double ballTime;
    private int target;

    /** How many times the ball hit something in this step. */
    public int hits;

    /**
     * Prepares the ball's way through a world.
     *
     * @param bodies the state
     * @param motion the step's motion
     * @param settings how bouncy things are
     * @param around what the ball can reach
     */
    public BallSweep(Bodies bodies, StepMotion motion, CollisionSettings settings, BallSurroundings around) {
        this.bodies = bodies;
        this.motion = motion;
        this.settings = settings;
        this.around = around;
        this.radius = bodies.reach[bodies.ball];
        this.hitTime = new double[bodies.robots + around.walls.length];
    }

    /**
     * Moves the ball to the end of the step, and robots that it hits to the moment of the hit.
     *
     * @param step s
     */
    public void sweep(double step) {
        int ball = bodies.ball;
        ballX = bodies.x[ball];
        ballY = bodies.y[ball];
        ballTime = 0;
        hits = 0;
        around.jammed = false;
        if (around.nearRobots + around.nearWalls > 0) {
            for (int event = 0; ; event++) {
                double first = firstHit(step);
                if (first > step) {
                    break;
                }
                if (event == MOST_EVENTS) {
                    around.jammed = true;
                    break;
                }
                hits++;
                ballX += bodies.along[ball] * (first - ballTime);
                ballY += bodies.across[ball] * (first - ballTime);
                ballTime = first;
                hitAll(first);
            }
        }
        double rest = around.jammed ? 0 : step - ballTime;
        bodies.x[ball] = ballX + bodies.along[ball] * rest;
        bodies.y[ball] = ballY + bodies.across[ball] * rest;
    }

    /** The time of the first hit, or something larger than the step. */
    private double firstHit(double step) {
        double first = Double.POSITIVE_INFINITY;
        for (int n = 0; n < around.nearRobots + around.nearWalls; n++) {
            hitTime[n] = hitTime(n, step);
            first = hitTime[n] < first ? hitTime[n] : first;
        }
        return first;
    }

    private double hitTime(int n, double step) {
        target = n;
        double start = ballTime;
        double open;
        if (n < around.nearRobots) {
            int robot = around.near[n];
            double elapsed = motion.elapsed[robot];
            start = elapsed > start ? elapsed : start;
            open = start == 0 ? around.startGap[n] : at(start);
            if (open > mostClosing(robot) * (step - start)) {
                around.endGap[n] = open - mostClosing(robot) * (step - start);
                return Double.POSITIVE_INFINITY;
            }
        } else {
            open = at(start);
        }
        double end = at(step);
        if (n < around.nearRobots) {
            around.endGap[n] = end;
        }
        if (end >= -TOUCHING || (open <= BallSurroundings.RESTING_GAP && end > open - RESTING_CLOSES)) {
            return Double.POSITIVE_INFINITY;
        }
        if (open <= TOUCHING) {
            if (parting(n, start) < 0) {
                return start;
            }
            // It leaves, but may come back inside the step when the robot turns.
            start = 0.5 * (start + step);
            open = at(start);
            if (open <= 0) {
                return Double.POSITIVE_INFINITY;
            }
        }
        return ZeroCrossing.find(this, start, open, step, end, TIME_TOLERANCE, GAP_TOLERANCE);
    }

    /** No gap between the ball and a robot shrinks faster than this, m/s. */
    private double mostClosing(int robot) {
        int ball = bodies.ball;
        return 2
                * (Math.abs(bodies.along[ball])
                        + Math.abs(bodies.across[ball])
                        + Math.abs(motion.pathAlong[robot])
                        + Math.abs(motion.pathAcross[robot])
                        + Math.abs(motion.pathSpin[robot]) * bodies.rim(robot).reach());
    }

    @Override
    public double at(double time) {
        double x = ballX + bodies.along[bodies.ball] * (time - ballTime);
        double y = ballY + bodies.across[bodies.ball] * (time - ballTime);
        if (target >= around.nearRobots) {
            return around.walls[around.nearWall[target - around.nearRobots]].distance(x, y) - radius;
        }
        int robot = around.near[target];
        toLocal(robot, x, y, time);
        return bodies.rim(robot).gap(localX, localY);
    }

    private double localX;
    private double localY;

    /** Where a point is in the frame of a robot that has moved on to a time. */
    private void toLocal(int robot, double x, double y, double time) {
        double oldX = bodies.x[robot];
        double oldY = bodies.y[robot];
        double oldHeadingX = bodies.headingX[robot];
        double oldHeadingY = bodies.headingY[robot];
        advance(robot, time - motion.elapsed[robot]);
        double dx = x - bodies.x[robot];
        double dy = y - bodies.y[robot];
        localX = bodies.headingX[robot] * dx + bodies.headingY[robot] * dy;
        localY = bodies.headingX[robot] * dy - bodies.headingY[robot] * dx;
        bodies.x[robot] = oldX;
        bodies.y[robot] = oldY;
        bodies.headingX[robot] = oldHeadingX;
        bodies.headingY[robot] = oldHeadingY;
    }

    private void advance(int robot, double duration) {
        if (duration != 0) {
            Arc.advance(
                    bodies, robot, motion.pathAlong[robot], motion.pathAcross[robot], motion.pathSpin[robot], duration);
        }
    }

    /** The speed at which ball and target part at a time; leaves the normal in world axes behind. */
    private double parting(int n, double time) {
        double vx = bodies.along[bodies.ball];
        double vy = bodies.across[bodies.ball];
        double x = ballX + vx * (time - ballTime);
        double y = ballY + vy * (time - ballTime);
        if (n >= around.nearRobots) {
            around.walls[around.nearWall[n - around.nearRobots]].distance(x, y, normal);
            return vx * normal[0] + vy * normal[1];
        }
        int robot = around.near[n];
        double oldX = bodies.x[robot];
        double oldY = bodies.y[robot];
        double oldHeadingX = bodies.headingX[robot];
        double oldHeadingY = bodies.headingY[robot];
        advance(robot, time - motion.elapsed[robot]);
        double part = partingNow(robot, x, y);
        bodies.x[robot] = oldX;
        bodies.y[robot] = oldY;
        bodies.headingX[robot] = oldHeadingX;
        bodies.headingY[robot] = oldHeadingY;
        return part;
    }

    /** The normal at the rim in the robot's frame; the rim's velocity there is that of Klančar 2007, eq. 25. */
    private double partingNow(int robot, double x, double y) {
        double hx = bodies.headingX[robot];
        double hy = bodies.headingY[robot];
        double dx = x - bodies.x[robot];
        double dy = y - bodies.y[robot];
        localX = hx * dx + hy * dy;
        localY = hx * dy - hy * dx;
        bodies.rim(robot).normal(localX, localY, normal);
        double ballAlong = hx * bodies.along[bodies.ball] + hy * bodies.across[bodies.ball];
        double ballAcross = hx * bodies.across[bodies.ball] - hy * bodies.along[bodies.ball];
        double rimAlong = motion.pathAlong[robot] - motion.pathSpin[robot] * localY;
        double rimAcross = motion.pathAcross[robot] + motion.pathSpin[robot] * localX;
        return (ballAlong - rimAlong) * normal[0] + (ballAcross - rimAcross) * normal[1];
    }

    /** Resolves all hits that happen at one time: as many copies of the ball as there are hits, then their mean. */
    private void hitAll(double time) {
        int together = 0;
        for (int n = 0; n < around.nearRobots + around.nearWalls; n++) {
            if (hitTime[n] <= time + SAME_TIME) {
                together++;
            }
        }
        double changeX = 0;
        double changeY = 0;
        int ball = bodies.ball;
        for (int n = 0; n < around.nearRobots + around.nearWalls; n++) {
            if (hitTime[n] > time + SAME_TIME) {
                continue;
            }
            boolean wall = n >= around.nearRobots;
            double part;
            double push;
            double normalX;
            double normalY;
            if (wall) {
                part = parting(n, time);
                normalX = normal[0];
                normalY = normal[1];
                push = wallImpulse(part, together);
            } else {
                int robot = around.near[n];
                advance(robot, time - motion.elapsed[robot]);
                motion.elapsed[robot] = time;
                motion.touched[robot] = true;
                endLead(robot);
                part = partingNow(robot, ballX, ballY);
                normalX = bodies.headingX[robot] * normal[0] - bodies.headingY[robot] * normal[1];
                normalY = bodies.headingY[robot] * normal[0] + bodies.headingX[robot] * normal[1];
                push = robotImpulse(robot, part, together);
            }
            changeX += toGrid(push * normalX * bodies.inverseMassAlong[ball]);
            changeY += toGrid(push * normalY * bodies.inverseMassAlong[ball]);
        }
        bodies.along[ball] += changeX;
        bodies.across[ball] += changeY;
    }

    /** What the drive knew of the motion inside the step holds until something touches the robot. */
    private void endLead(int robot) {
        motion.pathAlong[robot] = bodies.along[robot];
        motion.pathAcross[robot] = bodies.across[robot];
        motion.pathSpin[robot] = bodies.spin[robot];
    }

    private static double toGrid(double value) {
        return (value + GRID) - GRID;
    }

    /** Tangential speed is kept, normal speed reversed and reduced (Klančar 2007, sec. 4.2). */
    private double wallImpulse(double part, int together) {
        if (part >= 0) {
            return 0;
        }
        double restitution = -part > settings.restingSpeed() ? settings.ballWallRestitution() : 0;
        return -(1 + restitution) * part / (bodies.inverseMassAlong[bodies.ball] * together);
    }

    /** Klančar 2007, eq. 23 with restitution, or eq. 24 if the robot does not feel the ball. */
    private double robotImpulse(int robot, double part, int together) {
        if (part >= 0) {
            return 0;
        }
        double restitution = -part > settings.restingSpeed() ? settings.ballRobotRestitution() : 0;
        double turn = localX * normal[1] - localY * normal[0];
        double yielding = bodies.inverseMassAlong[bodies.ball] * together;
        if (settings.ballMovesRobots()) {
            yielding += normal[0] * normal[0] * bodies.inverseMassAlong[robot]
                    + normal[1] * normal[1] * bodies.inverseMassAcross[robot]
                    + turn * turn * bodies.inverseInertia[robot];
        }
        double push = -(1 + restitution) * part / yielding;
        if (settings.ballMovesRobots()) {
            bodies.along[robot] -= push * normal[0] * bodies.inverseMassAlong[robot];
            bodies.across[robot] -= push * normal[1] * bodies.inverseMassAcross[robot];
            bodies.spin[robot] -= push * turn * bodies.inverseInertia[robot];
            motion.pathAlong[robot] -= push * normal[0] * bodies.inverseMassAlong[robot];
            motion.pathAcross[robot] -= push * normal[1] * bodies.inverseMassAcross[robot];
            motion.pathSpin[robot] -= push * turn * bodies.inverseInertia[robot];
        }
        return push;
    }
}
