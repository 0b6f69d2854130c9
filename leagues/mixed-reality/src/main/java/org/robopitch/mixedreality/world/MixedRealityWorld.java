// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.world;

import java.util.Collections;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.body.Body;
import org.robopitch.engine.body.Outline;
import org.robopitch.engine.body.Rim;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.engine.state.StateVisitor;
import org.robopitch.engine.world.World;
import org.robopitch.kit.ball.BallReach;
import org.robopitch.kit.ball.BallVelocity;
import org.robopitch.mixedreality.collision.Collisions;
import org.robopitch.mixedreality.collision.Wheels;
import org.robopitch.mixedreality.parameters.BallParameters;
import org.robopitch.mixedreality.parameters.MixedRealityParameters;
import org.robopitch.mixedreality.parameters.NoiseParameters;
import org.robopitch.mixedreality.trajectory.SpeedTable;
import org.robopitch.mixedreality.trajectory.Trajectory;

/**
 * The world of MR-Simulator 2011: robots that roll and slip by its models, and a virtual ball. A step is a sub-step ΔTs
 * of the paper; its parts are those of the paper's Algorithm 1.
 *
 * <p>The robots 0 … n − 1 are blue and the robots n … 2n − 1 yellow. All state lies in arrays.
 */
public final class MixedRealityWorld implements World {
    /** Rises whenever the same commands may lead to other bits. */
    private static final int BEHAVIOUR_VERSION = 3;

    private static final int STEPS = 0;
    private static final int LAST_TOUCH = 1;
    private static final int RANDOM = 2;

    private final MixedRealityParameters parameters;
    private final Bodies bodies;
    private final Wheels wheels;
    private final Trajectory trajectory;
    private final Collisions collisions;
    private final VirtualBall ball;
    private final RandomStream random;
    private final double step;
    private final int stepsPerCycle;
    private final Kickers kickers;
    private final long[] status;
    private final long[] kept;
    private final LostSight lost;
    private final long[] state = new long[4];
    private final double[] askedLeft;
    private final double[] askedRight;
    private final boolean[] placed;
    private @Nullable SeenRobots seen;

    /**
     * A world with everybody at rest and nobody placed.
     *
     * @param parameters what it is made of
     * @param seed where chance inside the world comes from
     */
    public MixedRealityWorld(MixedRealityParameters parameters, long seed) {
        this.parameters = parameters;
        int robots = parameters.robots();
        this.bodies = newBodies(parameters);
        this.wheels = new Wheels(robots);
        this.status = new long[robots];
        this.kept = new long[robots * robots];
        this.kickers = new Kickers(robots, parameters.ball());
        this.askedLeft = new double[robots];
        this.askedRight = new double[robots];
        this.placed = new boolean[robots];
        this.trajectory = Trajectory.of(parameters.trajectory(), parameters.robot());
        this.collisions =
                new Collisions(parameters, wheels, newBodies(parameters), newBodies(parameters), status, kept);
        this.ball = new VirtualBall(parameters.ball(), parameters.field(), parameters.robot(), bodies);
        this.step = parameters.timing().step();
        this.stepsPerCycle = parameters.timing().stepsPerCycle();
        this.random = new RandomStream(state, RANDOM);
        random.seed(seed, 0);
        this.lost =
                new LostSight(robots, parameters.noise(), parameters.timing().cycle(), random);
        state[LAST_TOUCH] = -1;
    }

    /** Masses play no part in slip collisions. */
    private static Bodies newBodies(MixedRealityParameters parameters) {
        Outline outline =
                Outline.box(parameters.robot().length(), parameters.robot().width());
        Body body = new Body(
                outline,
                Rim.around(outline, parameters.ball().radius()),
                1,
                1,
                1,
                parameters.robot().height());
        return new Bodies(
                Collections.nCopies(parameters.robots(), body),
                parameters.ball().radius(),
                1,
                Trajectory.MEMORY);
    }

    /** The body of Algorithm 1's loop; RC.ReceiveRobotsVel is {@link #command}. */
    @Override
    public void step() {
        if (state[STEPS] % stepsPerCycle == 0) {
            beginCycle();
        }
        int kicker = kickers.kick(bodies);
        if (kicker >= 0) {
            state[LAST_TOUCH] = kicker;
        }
        if (seen == null) {
            wheels.update();
            collisions.modelCollisionRobotRobot(bodies);
            collisions.modelCollisionRobotWall(bodies);
            modelTrajectory();
        } else {
            seen.step(step);
        }
        ball.step(step);
        if (ball.touchedBy >= 0) {
            state[LAST_TOUCH] = ball.touchedBy;
        }
        state[STEPS]++;
    }

    private void beginCycle() {
        for (int robot = 0; robot < bodies.robots; robot++) {
            trajectory.beginCycle(bodies, robot);
            lost.beginCycle(robot);
        }
        if (seen != null) {
            seen.beginCycle();
        }
    }

    private void modelTrajectory() {
        collisions.beforeTheMove(bodies);
        for (int robot = 0; robot < bodies.robots; robot++) {
            if (bodies.body[robot].present) {
                double left = wheels.left[robot];
                double right = wheels.right[robot];
                trajectory.advance(bodies, robot, left, right, step);
                bodies.body[robot].along = 0.5 * (left + right);
                bodies.body[robot].across = 0;
                bodies.body[robot].spin = (right - left) / parameters.robot().track();
            }
        }
        collisions.afterTheMove(bodies);
        for (int robot = 0; robot < bodies.robots; robot++) {
            if (collisions.movedTogether(robot)) {
                trajectory.turned(bodies, robot);
            }
        }
    }

    /**
     * What the robot control does with a command: both speeds are taken to Table 1, and perhaps misread by the robot.
     *
     * @param robot which robot
     * @param left wanted speed of the left wheel, m/s
     * @param right wanted speed of the right wheel, m/s
     */
    public void command(int robot, double left, double right) {
        askedLeft[robot] = left;
        askedRight[robot] = right;
        wheels.commandedLeft[robot] = SpeedTable.speed(received(SpeedTable.code(left)));
        wheels.commandedRight[robot] = SpeedTable.speed(received(SpeedTable.code(right)));
    }

    private int received(int code) {
        double misread = parameters.noise().misread();
        if (misread == 0 || random.nextDouble() >= misread) {
            return code;
        }
        // Any of the other codes, each as likely as the next.
        int codes = 2 * SpeedTable.HIGHEST_CODE + 1;
        return (code + SpeedTable.HIGHEST_CODE + 1 + random.nextInt(codes - 1)) % codes - SpeedTable.HIGHEST_CODE;
    }

    /**
     * Lets a robot kick at the beginning of the next step, if the ball is within its range then.
     *
     * @param robot which robot
     * @param force 0 … 1; 0 does nothing
     * @param angle of the kick from the robot's heading, rad, counter-clockwise
     */
    public void kick(int robot, double force, double angle) {
        kickers.order(robot, force, angle);
    }

    /** {@return where everybody is; robots first, then the ball} */
    public Bodies bodies() {
        return bodies;
    }

    /** {@return what it is made of} */
    public MixedRealityParameters parameters() {
        return parameters;
    }

    /** {@return the collision model: the collisions of the last step, and overlaps} */
    public Collisions collisions() {
        return collisions;
    }

    /** {@return the speeds of the wheels} */
    public Wheels wheels() {
        return wheels;
    }

    /**
     * {@return what a robot's agent learns about collisions}
     *
     * @param robot which robot
     */
    public Collisions.Status collisionStatus(int robot) {
        return collisions.status(robot);
    }

    /**
     * {@return whether the vision sees a robot}
     *
     * @param robot which robot
     */
    public boolean found(int robot) {
        return bodies.body[robot].present && lost.cycles[robot] == 0;
    }

    /** {@return the robot that touched or kicked the ball last, −1 if none has} */
    public int lastTouch() {
        return (int) state[LAST_TOUCH];
    }

    /** Forgets who touched the ball. */
    public void forgetTouch() {
        state[LAST_TOUCH] = -1;
    }

    /**
     * Lets a robot roll until its next command takes effect.
     *
     * @param robot which robot
     * @param along m/s
     * @param spin rad/s
     */
    public void roll(int robot, double along, double spin) {
        double half = 0.5 * spin * parameters.robot().track();
        wheels.left[robot] = along - half;
        wheels.right[robot] = along + half;
        bodies.body[robot].along = along;
        bodies.body[robot].across = 0;
        bodies.body[robot].spin = spin;
    }

    /** Whether a robot, where it is now, is inside of the walls and keeps a distance from all others, m. */
    boolean hasRoom(int robot, double distance) {
        if (collisions.outside(bodies, robot) > 0) {
            return false;
        }
        for (int other = 0; other < bodies.robots; other++) {
            if (other != robot && bodies.body[other].present && collisions.overlap(bodies, robot, other) > -distance) {
                return false;
            }
        }
        return true;
    }

    /** Stops a robot: its wheels, its command and its kick. */
    void halt(int robot) {
        wheels.commandedLeft[robot] = 0;
        wheels.commandedRight[robot] = 0;
        wheels.left[robot] = 0;
        wheels.right[robot] = 0;
        kickers.force[robot] = 0;
        bodies.body[robot].along = 0;
        bodies.body[robot].spin = 0;
        trajectory.beginCycle(bodies, robot);
        placed[robot] = true;
        collisions.forget(robot);
        if (seen != null) {
            seen.forget(robot);
        }
    }

    /**
     * From now on the robots are not simulated here: they are where a vision system sees them. Only the ball is.
     */
    public void followVision() {
        if (seen == null) {
            seen = new SeenRobots(bodies, parameters.timing().cycle());
        }
    }

    /**
     * Tells where the vision sees a robot; it is there at the end of the next cycle.
     *
     * @param robot which robot
     * @param x m
     * @param y m
     * @param heading rad
     */
    public void see(int robot, double x, double y, double heading) {
        if (seen != null) {
            seen.see(robot, x, y, StrictMath.cos(heading), StrictMath.sin(heading));
            lost.cycles[robot] = 0;
        }
    }

    /**
     * Marks a robot as not seen by the vision.
     *
     * @param robot which robot
     * @param cycles for how many cycles, unless it is seen before
     */
    public void lose(int robot, int cycles) {
        lost.cycles[robot] = cycles;
    }

    /**
     * {@return whether somebody has put a robot elsewhere since this was asked last}
     *
     * @param robot which robot
     */
    public boolean wasPlaced(int robot) {
        boolean was = placed[robot];
        placed[robot] = false;
        return was;
    }

    /**
     * {@return what was last asked of the left wheel, before Table 1, m/s}
     *
     * @param robot which robot
     */
    public double askedLeft(int robot) {
        return askedLeft[robot];
    }

    /**
     * {@return what was last asked of the right wheel, before Table 1, m/s}
     *
     * @param robot which robot
     */
    public double askedRight(int robot) {
        return askedRight[robot];
    }

    @Override
    public double stepSeconds() {
        return step;
    }

    @Override
    public long steps() {
        return state[STEPS];
    }

    /** What links ask for (who was placed, what was asked of the wheels) decides nothing here, and is left out. */
    @Override
    public void state(StateVisitor visitor) {
        bodies.state(visitor, bodies.ground + 1);
        visitor.reals(wheels.commandedLeft);
        visitor.reals(wheels.commandedRight);
        visitor.reals(wheels.left);
        visitor.reals(wheels.right);
        visitor.reals(kickers.force);
        visitor.reals(kickers.angle);
        visitor.wholes(state);
        visitor.wholes(status);
        visitor.wholes(lost.cycles);
        visitor.wholes(kept);
        int last = bodies.ground;
        for (int i = 0; i < last; i++) {
            bodies.body[i].present = visitor.flag(bodies.body[i].present);
        }
        // Whether a vision outside is followed stands beside the last body, so that hashes stay what they were.
        long flags = visitor.whole((bodies.body[last].present ? 1L : 0L) | (seen == null ? 0L : 2L));
        bodies.body[last].present = (flags & 1) != 0;
        boolean follows = (flags & 2) != 0;
        visitSeen(visitor, follows);
    }

    private void visitSeen(StateVisitor visitor, boolean follows) {
        if (!follows) {
            seen = null;
            return;
        }
        if (seen == null) {
            seen = new SeenRobots(bodies, parameters.timing().cycle());
        }
        seen.state(visitor);
    }

    @Override
    public int behaviourVersion() {
        return BEHAVIOUR_VERSION;
    }

    /** Which robots the vision has lost, and for how many more cycles. */
    private static final class LostSight {
        final long[] cycles;
        private final NoiseParameters noise;
        private final double cycleSeconds;
        private final RandomStream random;

        LostSight(int robots, NoiseParameters noise, double cycleSeconds, RandomStream random) {
            this.cycles = new long[robots];
            this.noise = noise;
            this.cycleSeconds = cycleSeconds;
            this.random = random;
        }

        void beginCycle(int robot) {
            double rate = noise.lostRate();
            if (cycles[robot] > 0) {
                cycles[robot]--;
            } else if (rate > 0 && random.nextDouble() < rate * cycleSeconds) {
                cycles[robot] = (long) Math.ceil(noise.lostSeconds() / cycleSeconds);
            }
        }
    }

    /** The virtual kickers of all robots: a kick works once per command, while the ball is near enough. */
    private static final class Kickers {
        /** What each robot is to kick with in the next step, 0 … 1. */
        final double[] force;

        /** The angle of that kick from the robot's heading, rad. */
        final double[] angle;

        private final BallReach reach;
        private final double fastest;
        private final BallVelocity velocity = new BallVelocity();

        Kickers(int robots, BallParameters parameters) {
            this.force = new double[robots];
            this.angle = new double[robots];
            this.reach = new BallReach(parameters.kickRange(), 2 * Math.PI);
            this.fastest = parameters.kickSpeed();
        }

        void order(int robot, double wantedForce, double wantedAngle) {
            force[robot] = Math.max(0, Math.min(1, wantedForce));
            angle[robot] = wantedAngle;
        }

        /** Carries out all kicks, the last one counts; returns who has kicked, −1 for nobody. */
        int kick(Bodies bodies) {
            int kicker = -1;
            int ball = bodies.ball;
            for (int robot = 0; robot < bodies.robots; robot++) {
                double wanted = force[robot];
                force[robot] = 0;
                if (wanted > 0 && reach.contains(bodies, robot, 0)) {
                    velocity.kick(bodies, robot, angle[robot], fastest * wanted, 0);
                    bodies.body[ball].along = velocity.vx();
                    bodies.body[ball].across = velocity.vy();
                    kicker = robot;
                }
            }
            return kicker;
        }
    }
}
