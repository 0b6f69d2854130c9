// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.handling;

import java.util.List;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.body.Wall;
import org.robopitch.engine.move.BallMotion;
import org.robopitch.engine.move.Drive;
import org.robopitch.engine.state.StateVisitor;
import org.robopitch.engine.state.Stateful;
import org.robopitch.kit.ball.BallReach;
import org.robopitch.kit.ball.BallVelocity;
import org.robopitch.kit.ball.FlyingBall;
import org.robopitch.middlesize.parameters.DribbleParameters;
import org.robopitch.middlesize.parameters.KickParameters;
import org.robopitch.middlesize.parameters.MiddleSizeParameters;

/**
 * Dribbling and kicking. It runs as part of the drive, so that the ball gets its velocity before anything moves and meets
 * whatever is in its way like any other ball.
 *
 * <p>A robot holds the ball while it wants to and the ball is before its kicker. If several robots hold it at the same
 * time it is nobody's and follows each by the share of its pull, which is the speed of its kicker: who pulls away from one
 * that stands takes the ball along, and from between two that pull alike it comes loose.
 */
public final class BallHandling implements Drive, Stateful {
    /** Nobody. */
    public static final int NOBODY = -1;

    private final Drive wheels;
    private final FlyingBall ballMotion;
    private final DribbleParameters dribble;
    private final KickParameters kick;
    private final Kicker kicker;
    private final BallVelocity velocity = new BallVelocity();
    private final BallReach reach;
    private final HandlingWheels handlingWheels;
    private final Wall[] walls;
    private final double fieldX;
    private final double fieldY;

    private final boolean[] wanted;
    private final double[] strength;
    private final boolean[] lob;
    private final double[] released;
    private final double[] recharging;
    private final long[] kicks;
    private final boolean[] holds;
    private final double[] oldAlong;
    private final double[] oldAcross;
    private final double[] oldSpin;
    private double[] ballMemory = new double[BallMotion.MEMORY];
    private boolean stopped;
    private int holders;
    private int holder = NOBODY;
    private int kickedBy = NOBODY;

    /**
     * Handles the ball of a world.
     *
     * @param parameters thresholds, methods and strengths
     * @param wheels how the robots drive
     * @param ballMotion how the ball moves when nobody holds it
     */
    public BallHandling(MiddleSizeParameters parameters, Drive wheels, FlyingBall ballMotion) {
        this.wheels = wheels;
        this.ballMotion = ballMotion;
        this.dribble = parameters.dribble();
        this.kick = parameters.kick();
        this.kicker = new Kicker(parameters, velocity);
        this.reach = new BallReach(dribble.distance(), dribble.angle());
        List<Wall> blocks = parameters.field().pitch().walls();
        this.walls = blocks.toArray(new Wall[0]);
        double margin = parameters.ball().radius();
        this.fieldX = parameters.field().length() / 2 - margin;
        this.fieldY = parameters.field().width() / 2;
        int robots = 2 * parameters.robotsPerTeam();
        this.wanted = new boolean[robots];
        this.strength = new double[robots];
        this.lob = new boolean[robots];
        this.released = new double[robots];
        this.recharging = new double[robots];
        this.kicks = new long[robots];
        this.holds = new boolean[robots];
        this.handlingWheels = new HandlingWheels(robots, dribble.grip());
        this.oldAlong = new double[robots];
        this.oldAcross = new double[robots];
        this.oldSpin = new double[robots];
    }

    /**
     * Sets the array that holds the ball's height and climb.
     *
     * @param memory of the world
     */
    public void ballMemory(double[] memory) {
        ballMemory = memory;
    }

    /**
     * Sets whether the match is stopped.
     *
     * @param isStopped whether robots that refuse to handle the ball then do so now
     */
    public void stopped(boolean isStopped) {
        stopped = isStopped;
    }

    /**
     * Lets a robot dribble or not, until the next command.
     *
     * @param robot which
     * @param on whether it should hold the ball whenever it can
     */
    public void dribble(int robot, boolean on) {
        wanted[robot] = on;
    }

    /**
     * Lets a robot kick whenever it can, until the next command.
     *
     * @param robot which
     * @param newStrength 0 to charge only
     * @param shootPosition 1 or −1; which one is the lob depends on the convention
     */
    public void kick(int robot, double newStrength, double shootPosition) {
        strength[robot] = newStrength;
        lob[robot] = kick.shootPosition().isLob(shootPosition);
    }

    /**
     * Turns a robot's handling wheels, until the next command; without such wheels, nothing happens.
     *
     * @param robot which
     * @param left rim speed of the left one, m/s; positive pulls the ball in
     * @param right the same of the right one
     */
    public void wheels(int robot, double left, double right) {
        handlingWheels.command(robot, left, right);
    }

    @Override
    public boolean canBeCut() {
        return false;
    }

    @Override
    public int channels() {
        return wheels.channels();
    }

    @Override
    public int memoryPerRobot() {
        return wheels.memoryPerRobot();
    }

    @Override
    public void drive(Bodies bodies, double[] commands, double step) {
        findHolders(bodies, step);
        for (int i = 0; holders > 0 && i < bodies.robots; i++) {
            oldAlong[i] = bodies.body[i].along;
            oldAcross[i] = bodies.body[i].across;
            oldSpin[i] = bodies.body[i].spin;
        }
        wheels.drive(bodies, commands, step);
        boolean kicked = kickAll(bodies);
        ballMotion.carried(!kicked && holders > 0);
        if (!kicked && holders > 0) {
            if (dribble.method() == DribbleParameters.Method.WHEELS) {
                handlingWheels.turn(bodies, holds, step);
            } else {
                carryBall(bodies, step);
            }
        }
    }

    private void findHolders(Bodies bodies, double step) {
        holders = 0;
        holder = NOBODY;
        boolean may = mayHandle() && lowEnough();
        for (int i = 0; i < bodies.robots; i++) {
            if (released[i] > 0) {
                released[i] = Math.max(0, released[i] - step);
            }
            if (recharging[i] > 0) {
                recharging[i] = Math.max(0, recharging[i] - step);
            }
            holds[i] = wanted[i] && may && released[i] == 0 && reaches(bodies, i);
            if (holds[i]) {
                holders++;
                holder = i;
            }
        }
        if (holders > 1) {
            holder = NOBODY;
        }
    }

    private boolean mayHandle() {
        return !(stopped && kick.refusedInStop());
    }

    private boolean lowEnough() {
        return dribble.method() == DribbleParameters.Method.POSE
                || dribble.method() == DribbleParameters.Method.SECANT
                || ballMemory[BallMotion.HEIGHT] <= dribble.highest();
    }

    /**
     * {@return whether the ball is before a robot's kicker, near enough to hold or kick it}
     *
     * @param bodies the state
     * @param robot which
     */
    public boolean reaches(Bodies bodies, int robot) {
        return reach.contains(bodies, robot, ballMemory[BallMotion.HEIGHT]);
    }

    private boolean kickAll(Bodies bodies) {
        int together = 0;
        kickedBy = NOBODY;
        double vx = 0;
        double vy = 0;
        double climb = 0;
        for (int i = 0; i < bodies.robots; i++) {
            boolean ready = strength[i] > 0 && recharging[i] == 0 && released[i] == 0;
            if (ready && mayHandle() && reaches(bodies, i) && kicker.aim(bodies, i, strength[i], lob[i])) {
                together++;
                vx += velocity.vx();
                vy += velocity.vy();
                climb += velocity.climb();
                kicks[i]++;
                kickedBy = i;
                released[i] = dribble.releaseSeconds();
                recharging[i] = kick.rechargeSeconds();
                holds[i] = false;
            }
        }
        if (together == 0) {
            return false;
        }
        bodies.body[bodies.ball].along = vx / together;
        bodies.body[bodies.ball].across = vy / together;
        ballMemory[BallMotion.CLIMB] = climb / together;
        holders = 0;
        holder = NOBODY;
        return true;
    }

    private void carryBall(Bodies bodies, double step) {
        double vx = 0;
        double vy = 0;
        double pulls = 0;
        for (int i = 0; i < bodies.robots; i++) {
            if (holds[i]) {
                hold(bodies, i, step);
                double heldX = velocity.vx();
                double heldY = velocity.vy();
                double pull = holders == 1 ? 1 : Math.sqrt(heldX * heldX + heldY * heldY);
                vx += pull * heldX;
                vy += pull * heldY;
                pulls += pull;
            }
        }
        bodies.body[bodies.ball].along = pulls > 0 ? vx / pulls : 0;
        bodies.body[bodies.ball].across = pulls > 0 ? vy / pulls : 0;
        if (dribble.method() == DribbleParameters.Method.POSE) {
            ballMemory[BallMotion.HEIGHT] = 0;
            ballMemory[BallMotion.CLIMB] = 0;
        }
    }

    /**
     * The velocity of a ball that a robot holds. Methods (b) and (c) know the robot's velocity at the beginning of the step,
     * as a plugin of the original does, and leave the ball where it is on the robot: their errors add up. Method (a) moves it
     * as the robot will move.
     */
    private void hold(Bodies bodies, int robot, double step) {
        switch (dribble.method()) {
            case POSE -> velocity.ahead(bodies, robot, dribble.keptAt());
            case TANGENT -> velocity.tangent(bodies, robot, oldAlong[robot], oldAcross[robot], oldSpin[robot]);
            default -> velocity.secant(bodies, robot, oldAlong[robot], oldAcross[robot], oldSpin[robot], step);
        }
    }

    /**
     * Sets the ball's pose after the step if the method does, unless something else is in that place.
     *
     * @param bodies the state
     */
    public void afterStep(Bodies bodies) {
        if (dribble.method() != DribbleParameters.Method.POSE || holder == NOBODY) {
            return;
        }
        double x = bodies.body[holder].x + dribble.keptAt() * bodies.body[holder].headingX;
        double y = bodies.body[holder].y + dribble.keptAt() * bodies.body[holder].headingY;
        if (hasRoom(bodies, x, y)) {
            bodies.body[bodies.ball].x = x;
            bodies.body[bodies.ball].y = y;
            velocity.ahead(bodies, holder, dribble.keptAt());
            bodies.body[bodies.ball].along = velocity.vx();
            bodies.body[bodies.ball].across = velocity.vy();
        }
    }

    private boolean hasRoom(Bodies bodies, double x, double y) {
        for (int i = 0; i < bodies.robots; i++) {
            double dx = x - bodies.body[i].x;
            double dy = y - bodies.body[i].y;
            double reach = bodies.rim(i).reach();
            if (i != holder && bodies.body[i].present && dx * dx + dy * dy < reach * reach) {
                double hx = bodies.body[i].headingX;
                double hy = bodies.body[i].headingY;
                if (bodies.rim(i).gap(hx * dx + hy * dy, hx * dy - hy * dx) < 0) {
                    return false;
                }
            }
        }
        if (Math.abs(x) > fieldX || Math.abs(y) > fieldY) {
            for (Wall wall : walls) {
                if (wall.distance(x, y) < bodies.body[bodies.ball].reach) {
                    return false;
                }
            }
        }
        return true;
    }

    /** {@return the robot that alone held the ball in the last step, or {@link #NOBODY}} */
    public int holder() {
        return holder;
    }

    /** {@return the robot that kicked the ball in the last step, or {@link #NOBODY}} */
    public int kickedBy() {
        return kickedBy;
    }

    /**
     * {@return whether a robot held the ball in the last step, alone or not}
     *
     * @param robot which
     */
    public boolean holds(int robot) {
        return holds[robot];
    }

    /**
     * {@return how often a robot has kicked the ball}
     *
     * @param robot which
     */
    public long kicks(int robot) {
        return kicks[robot];
    }

    /** Flags and counts are visited as real numbers, as they always were: the hashes of worlds stay the same. */
    @Override
    public void state(StateVisitor visitor) {
        flags(visitor, wanted);
        visitor.reals(strength);
        flags(visitor, lob);
        visitor.reals(released);
        visitor.reals(recharging);
        for (int i = 0; i < kicks.length; i++) {
            kicks[i] = (long) visitor.real(kicks[i]);
        }
        flags(visitor, holds);
        stopped = visitor.real(stopped ? 1 : 0) > 0;
        holders = (int) visitor.real(holders);
        holder = (int) visitor.real(holder);
        if (dribble.method() == DribbleParameters.Method.WHEELS) {
            handlingWheels.state(visitor);
        }
    }

    private static void flags(StateVisitor visitor, boolean[] values) {
        for (int i = 0; i < values.length; i++) {
            values[i] = visitor.real(values[i] ? 1 : 0) > 0;
        }
    }

    /** Driven wheels that hold the ball (sec. 4.4): it rolls as they turn. */
    private static final class HandlingWheels {
        private final double[] left;
        private final double[] right;
        private final double grip;

        HandlingWheels(int robots, double grip) {
            this.left = new double[robots];
            this.right = new double[robots];
            this.grip = grip;
        }

        /** Turns a robot's wheels at these rim speeds, m/s. */
        void command(int robot, double leftSpeed, double rightSpeed) {
            left[robot] = leftSpeed;
            right[robot] = rightSpeed;
        }

        /**
         * Changes the ball's velocity towards what the wheels of the robots that hold it ask for, within their grip. A ball at
         * rest before a robot that drives is a ball that rolls: both wheels at −v roll it at v through the kicker, and the
         * difference of the two rolls it to the side. Wheels of several robots work against each other.
         */
        void turn(Bodies bodies, boolean[] holds, double step) {
            int ball = bodies.ball;
            double changeX = 0;
            double changeY = 0;
            int holders = 0;
            for (int i = 0; i < bodies.robots; i++) {
                if (holds[i]) {
                    double along = -0.5 * (left[i] + right[i]);
                    double across = left[i] - right[i];
                    double dx = bodies.body[i].headingX * along
                            - bodies.body[i].headingY * across
                            - bodies.body[ball].along;
                    double dy = bodies.body[i].headingY * along
                            + bodies.body[i].headingX * across
                            - bodies.body[ball].across;
                    double change = Math.sqrt(dx * dx + dy * dy);
                    double most = grip * step;
                    double share = change > most ? most / change : 1;
                    changeX += share * dx;
                    changeY += share * dy;
                    holders++;
                }
            }
            bodies.body[ball].along += changeX / holders;
            bodies.body[ball].across += changeY / holders;
        }

        void state(StateVisitor visitor) {
            visitor.reals(left);
            visitor.reals(right);
        }
    }

    /** The velocity that a kick gives to the ball, along the robot's heading. */
    private static final class Kicker {
        private static final double LEAST_SHARE = 0.5;

        /** How far a lob stays from the crossbar, m. */
        private static final double CLEARANCE = 0.02;

        private static final double LEAST_RISE = 0.01;

        private final KickParameters kick;
        private final double gravity;
        private final double goalLine;
        private final double rise;
        private final double steepest;

        private final BallVelocity velocity;

        Kicker(MiddleSizeParameters parameters, BallVelocity velocity) {
            this.velocity = velocity;
            this.kick = parameters.kick();
            this.gravity = parameters.ball().gravity();
            this.goalLine = parameters.field().length() / 2;
            double radius = parameters.ball().radius();
            this.rise = Math.max(LEAST_RISE, kick.lobHeight() - radius);
            this.steepest = steepest(parameters.field().goalHeight() - kick.lobHeight(), radius + CLEARANCE);
        }

        /**
         * The steepest descent at which a ball whose centre crosses the goal line so far below the crossbar does not touch it. A
         * ball that is to cross nearer to the bar than its own size touches it anyway.
         */
        private static double steepest(double below, double size) {
            double ratio = below / size;
            return ratio <= 1 ? Double.POSITIVE_INFINITY : Math.sqrt(ratio * ratio - 1);
        }

        /** Computes the velocity of a kick; false if the robot refuses it. */
        boolean aim(Bodies bodies, int robot, double strength, boolean lob) {
            double speed = kick.speedPerStrength() * Math.min(strength, kick.strongest());
            if (!lob) {
                velocity.kick(bodies, robot, 0, speed, 0);
                return true;
            }
            if (kick.lob() == KickParameters.Lob.RISING) {
                velocity.kick(bodies, robot, 0, 0.8 * speed, 0.6 * speed);
                return true;
            }
            return aimAtGoal(bodies, robot);
        }

        /**
         * The parabola of NuBot's plugin: the ball's centre crosses the goal line ahead, D away, at a height below the bar, and
         * goes half as fast as one that has its apex there. So it comes down into the goal. From nearby it would come down so
         * steeply that it met the bar on its way, and is as flat as it must be to pass below.
         */
        private boolean aimAtGoal(Bodies bodies, int robot) {
            double headingX = bodies.body[robot].headingX;
            double line = headingX > 0 ? goalLine : -goalLine;
            double distance = (line - bodies.body[bodies.ball].x) / headingX;
            double crossing = bodies.body[bodies.ball].y + distance * bodies.body[robot].headingY;
            if (!(distance > 0) || !(Math.abs(crossing) < kick.lobReach())) {
                return false;
            }
            double h = rise;
            // A share f of the speed with the apex over the line descends there with a slope of h·(1/f² − 1)/D.
            double share = Math.max(LEAST_SHARE, 1 / Math.sqrt(1 + steepest * distance / h));
            double forward = share * distance * Math.sqrt(gravity / (2 * h));
            double up = forward * (h / distance + gravity * distance / (2 * forward * forward));
            velocity.kick(bodies, robot, 0, forward, up);
            return true;
        }
    }
}
