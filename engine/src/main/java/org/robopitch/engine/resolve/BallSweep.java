// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.resolve;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.body.Pitch;
import org.robopitch.engine.body.Wall;
import org.robopitch.engine.detect.Contacts;
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
    private static final double RESTING_GAP = 1e-5;
    private static final double RESTING_CLOSES = 2e-5;
    private static final double SAME_TIME = 1e-12;
    private static final double GRID = 6144;

    private final Bodies bodies;
    private final StepMotion motion;
    private final CollisionSettings settings;
    private final Wall[] walls;
    private final double radius;
    private final double goalLine;
    private final double side;
    private final double corner;

    private final int[] near;
    private int nearRobots;
    private int nearWalls;
    private final int[] nearWall;
    private final double[] hitTime;

    /** Where each near robot's gap is known without looking: at the start and, if nothing has happened since, the end. */
    private final double[] startGap;

    private final double[] endGap;
    private final double[] normal = new double[2];

    private double ballX;
    private double ballY;
    private double ballTime;
    private int target;

    /** How many times the ball hit something in this step. */
    public int hits;

    /** Whether the ball could not be moved through the whole step. */
    public boolean jammed;

    /**
     * Prepares the ball's way through a world.
     *
     * @param bodies the state
     * @param motion the step's motion
     * @param settings how bouncy things are
     * @param pitch where it is played
     */
    public BallSweep(Bodies bodies, StepMotion motion, CollisionSettings settings, Pitch pitch) {
        this.bodies = bodies;
        this.motion = motion;
        this.settings = settings;
        List<Wall> blocks = pitch.walls();
        this.walls = blocks.toArray(new Wall[0]);
        this.radius = bodies.reach[bodies.ball];
        this.goalLine = pitch.length() / 2;
        this.side = pitch.width() / 2;
        this.corner = (pitch.length() / 2 + pitch.width() / 2 - pitch.cornerCut()) * Math.sqrt(0.5);
        this.near = new int[bodies.robots];
        this.nearWall = new int[walls.length];
        this.hitTime = new double[bodies.robots + walls.length];
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
        for (int i = 0; i < bodies.robots; i++) {
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
        double reach = bodies.rim(robot).reach() + within;
        return dx * dx + dy * dy < reach * reach && bodies.present[robot] && height <= bodies.height[robot];
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
        jammed = false;
        if (nearRobots + nearWalls > 0) {
            for (int event = 0; ; event++) {
                double first = firstHit(step);
                if (first > step) {
                    break;
                }
                if (event == MOST_EVENTS) {
                    jammed = true;
                    break;
                }
                hits++;
                ballX += bodies.along[ball] * (first - ballTime);
                ballY += bodies.across[ball] * (first - ballTime);
                ballTime = first;
                hitAll(first);
            }
        }
        double rest = jammed ? 0 : step - ballTime;
        bodies.x[ball] = ballX + bodies.along[ball] * rest;
        bodies.y[ball] = ballY + bodies.across[ball] * rest;
    }

    /** The time of the first hit, or something larger than the step. */
    private double firstHit(double step) {
        double first = Double.POSITIVE_INFINITY;
        for (int n = 0; n < nearRobots + nearWalls; n++) {
            hitTime[n] = hitTime(n, step);
            first = hitTime[n] < first ? hitTime[n] : first;
        }
        return first;
    }

    private double hitTime(int n, double step) {
        target = n;
        double start = ballTime;
        double open;
        if (n < nearRobots) {
            int robot = near[n];
            double elapsed = motion.elapsed[robot];
            start = elapsed > start ? elapsed : start;
            open = start == 0 ? startGap[n] : at(start);
            if (open > mostClosing(robot) * (step - start)) {
                endGap[n] = open - mostClosing(robot) * (step - start);
                return Double.POSITIVE_INFINITY;
            }
        } else {
            open = at(start);
        }
        double end = at(step);
        if (n < nearRobots) {
            endGap[n] = end;
        }
        if (end >= -TOUCHING || (open <= RESTING_GAP && end > open - RESTING_CLOSES)) {
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
        if (target >= nearRobots) {
            return walls[nearWall[target - nearRobots]].distance(x, y) - radius;
        }
        int robot = near[target];
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
        if (n >= nearRobots) {
            walls[nearWall[n - nearRobots]].distance(x, y, normal);
            return vx * normal[0] + vy * normal[1];
        }
        int robot = near[n];
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
        for (int n = 0; n < nearRobots + nearWalls; n++) {
            if (hitTime[n] <= time + SAME_TIME) {
                together++;
            }
        }
        double changeX = 0;
        double changeY = 0;
        int ball = bodies.ball;
        for (int n = 0; n < nearRobots + nearWalls; n++) {
            if (hitTime[n] > time + SAME_TIME) {
                continue;
            }
            boolean wall = n >= nearRobots;
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
                int robot = near[n];
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
}
