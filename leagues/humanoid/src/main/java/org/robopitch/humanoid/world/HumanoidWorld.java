// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.world;

import java.util.ArrayList;
import java.util.List;
import org.robopitch.engine.state.StateVisitor;
import org.robopitch.engine.world.World;
import org.robopitch.humanoid.body.Joint;
import org.robopitch.humanoid.body.RobotModel;
import org.robopitch.humanoid.body.RobotType;

/**
 * Humanoid robots and a ball on their pitch. A step finds the contacts, then solves one convex problem for each island of
 * touching robots and ball, and moves on by the speeds found.
 *
 * <p>Frames: the world's origin is the middle of the pitch, z is up; heading 0 looks along x. In a robot's own frame x is
 * right, y forward, z up. A world has no state outside itself: many can run side by side.
 */
public final class HumanoidWorld implements World {
    /** Height of the soles of a robot with straight legs that is beamed, m. */
    private static final double BEAM_CLEARANCE = 0.015;

    private static final int BEHAVIOUR_VERSION = 6;
    private static final int MOST_CONTACTS_PER_ROBOT = 96;

    private final HumanoidPhysics physics;
    private final RobotBody[] robots;
    private final BallBody ball;
    private final Entity[] entities;
    private final Contacts contacts;
    private final Detection detection;
    private final WorldStep worldStep;
    private final List<double[]> leagueNumbers = new ArrayList<>();
    private final List<long[]> leagueWords = new ArrayList<>();
    private long steps;

    /**
     * A world with robots in a row behind the left half's middle, and the ball in the centre.
     *
     * @param physics its numbers
     * @param types of the robots
     */
    public HumanoidWorld(HumanoidPhysics physics, RobotType... types) {
        this.physics = physics;
        robots = new RobotBody[types.length];
        entities = new Entity[types.length + 1];
        for (int i = 0; i < types.length; i++) {
            robots[i] = new RobotBody(RobotModel.of(types[i]));
            entities[i] = robots[i];
        }
        ball = new BallBody(physics.ballRadius(), physics.ballMass());
        entities[types.length] = ball;
        contacts = new Contacts(MOST_CONTACTS_PER_ROBOT * types.length + 32);
        detection = new Detection(physics, contacts);
        worldStep = new WorldStep(physics, entities, contacts, detection);
        for (int i = 0; i < types.length; i++) {
            beam(i, -physics.pitchLength() / 4, (types.length - 1) / 2.0 - i, 0);
        }
        placeBall(0, 0, physics.ballRadius(), 0, 0, 0);
    }

    /** {@return its numbers} */
    public HumanoidPhysics physics() {
        return physics;
    }

    /** {@return how many robots there are} */
    public int robots() {
        return robots.length;
    }

    /**
     * {@return the model of a robot}
     *
     * @param robot its number
     */
    public RobotModel model(int robot) {
        return robots[robot].model;
    }

    @Override
    public void step() {
        steps++;
        for (RobotBody robot : robots) {
            if (robot.present) {
                robot.sampleAcceleration(physics.step(), physics.gravity());
            }
        }
        worldStep.run();
    }

    @Override
    public double stepSeconds() {
        return physics.step();
    }

    @Override
    public long steps() {
        return steps;
    }

    /**
     * Takes a robot off the pitch, until it joins again.
     *
     * @param robot its number
     */
    public void leave(int robot) {
        wakeAround(robots[robot]);
        robots[robot].present = false;
        robots[robot].stop();
        java.util.Arrays.fill(robots[robot].soles, 0);
        contacts.forget(robot);
    }

    /**
     * Brings a robot onto the pitch or makes it one of another type; it stands straight, wherever it was last.
     *
     * @param robot its number
     * @param type what it is from now on
     */
    public void join(int robot, RobotType type) {
        RobotBody body = robots[robot];
        wakeAround(body);
        body.present = true;
        body.become(RobotModel.of(type));
        body.updateKinematics();
        rest(body);
    }

    /**
     * {@return whether a robot is on the pitch}
     *
     * @param robot its number
     */
    public boolean present(int robot) {
        return robots[robot].present;
    }

    /**
     * Saves, restores and hashes a league's own numbers with the world's. For setting up; arrays, not copies.
     *
     * @param numbers what the league remembers
     */
    public void remember(double[] numbers) {
        leagueNumbers.add(numbers);
    }

    /**
     * Saves, restores and hashes a league's own numbers with the world's. For setting up; arrays, not copies.
     *
     * @param numbers what the league remembers
     */
    public void remember(long[] numbers) {
        leagueWords.add(numbers);
    }

    /**
     * Reads a robot's accelerometer: the change of the torso's velocity in the step before the last, less gravity, in the
     * torso's frame. It is sampled before a step is made, and so one step older than all other senses.
     *
     * @param robot its number
     * @param into receives three numbers, m/s²
     */
    public void acceleration(int robot, double[] into) {
        System.arraycopy(robots[robot].accelerometer, 3, into, 0, 3);
    }

    /**
     * {@return the limbs of a robot that overlap another part of it, as bits: 1 head, 2 and 4 right and left arm, 8 and 16
     * right and left leg}
     *
     * @param robot its number
     * @param tolerance overlap that is let pass, m
     */
    public int selfCollision(int robot, double tolerance) {
        return detection.selfCollision(robots[robot], tolerance);
    }

    /**
     * Commands a joint's motor. The speed holds until the next command; a joint that is not strictly inside its range
     * takes none, but one that leads away from the stop at which it rests.
     *
     * @param robot its number
     * @param joint its number, by {@link Joint}; a joint that the robot has not is ignored
     * @param speed rad/s, clamped to what the joint can do
     */
    public void command(int robot, int joint, double speed) {
        RobotBody body = robots[robot];
        if (joint >= body.model.joints()
                || !StepProblem.isPowered(body.angle[joint], speed, body.model.low[joint], body.model.high[joint])) {
            return;
        }
        hold(robot, joint, speed);
    }

    /**
     * Sets the speed that a joint's motor holds, wherever the joint is.
     *
     * @param robot its number
     * @param joint its number, by {@link Joint}
     * @param speed rad/s, clamped to what the joint can do
     */
    public void hold(int robot, int joint, double speed) {
        RobotBody body = robots[robot];
        double most = body.model.fastest[joint];
        double clamped = Math.max(-most, Math.min(most, speed));
        if (body.wanted[joint] != clamped) {
            body.wanted[joint] = clamped;
            body.still = false;
        }
    }

    /**
     * {@return a joint's angle, rad}
     *
     * @param robot its number
     * @param joint its number, by {@link Joint}
     */
    public double angle(int robot, int joint) {
        return robots[robot].angle[joint];
    }

    /**
     * {@return a joint's speed, rad/s}
     *
     * @param robot its number
     * @param joint its number, by {@link Joint}
     */
    public double speed(int robot, int joint) {
        return robots[robot].speed[6 + joint];
    }

    /**
     * {@return the speed that a joint's motor holds, rad/s}
     *
     * @param robot its number
     * @param joint its number, by {@link Joint}
     */
    public double wantedSpeed(int robot, int joint) {
        return robots[robot].wanted[joint];
    }

    /**
     * Reads where a part is and how it moves.
     *
     * @param robot its number
     * @param part its number, by {@link org.robopitch.humanoid.body.Part}
     * @param into receives it
     */
    public void part(int robot, int part, PartMotion into) {
        into.read(robots[robot], part);
    }

    /**
     * Reads the orientation of a robot's torso.
     *
     * @param robot its number
     * @param into receives the quaternion w, x, y, z
     */
    public void torsoQuaternion(int robot, double[] into) {
        System.arraycopy(robots[robot].pose, 3, into, 0, 4);
    }

    /**
     * Reads what presses on a foot or toe.
     *
     * @param robot its number
     * @param foot 0 right foot, 1 left foot, 2 right toe, 3 left toe
     * @param into receives the place (3, m) and the force (3, N) in the foot's frame
     * @return whether anything does
     */
    public boolean footForce(int robot, int foot, double[] into) {
        return robots[robot].readSole(foot, into);
    }

    /**
     * {@return a coordinate of the ball's centre, m}
     *
     * @param axis 0, 1, 2 for x, y, z
     */
    public double ball(int axis) {
        return ball.pose[axis];
    }

    /**
     * {@return a component of the ball's velocity, m/s}
     *
     * @param axis 0, 1, 2 for x, y, z
     */
    public double ballSpeed(int axis) {
        return ball.speed[3 + axis];
    }

    /**
     * {@return a component of the ball's spin, rad/s}
     *
     * @param axis 0, 1, 2 for x, y, z
     */
    public double ballSpin(int axis) {
        return ball.speed[axis];
    }

    /** {@return how many contacts there were in the last step} */
    public int contacts() {
        return contacts.count;
    }

    /**
     * {@return a contact of the last step; to be read before the next}
     *
     * @param number 0 to {@link #contacts()} - 1
     */
    public Contact contact(int number) {
        return contacts.get(number);
    }

    /** {@return how many contacts found no room so far: 0 unless a heap is beyond anything imagined} */
    public long contactsDropped() {
        return contacts.dropped;
    }

    /** {@return what the solver has done so far} */
    public SolverCounts counts() {
        return worldStep.counts;
    }

    /**
     * Puts a robot upright on the pitch, at rest, its joints as they are.
     *
     * @param robot its number
     * @param x m
     * @param y m
     * @param heading rad; 0 looks along x
     */
    public void beam(int robot, double x, double y, double heading) {
        double half = (heading - Math.PI / 2) / 2;
        place(
                robot,
                x,
                y,
                robots[robot].model.standingHeight + BEAM_CLEARANCE,
                StrictMath.cos(half),
                0,
                0,
                StrictMath.sin(half));
    }

    /**
     * Puts a robot anywhere, at rest, its joints as they are.
     *
     * @param robot its number
     * @param x of the torso's centre, m
     * @param y of the torso's centre, m
     * @param z of the torso's centre, m
     * @param qw orientation of the torso as a quaternion
     * @param qx orientation
     * @param qy orientation
     * @param qz orientation
     */
    public void place(int robot, double x, double y, double z, double qw, double qx, double qy, double qz) {
        RobotBody body = robots[robot];
        wakeAround(body);
        double norm = Math.sqrt(qw * qw + qx * qx + qy * qy + qz * qz);
        body.pose[0] = x;
        body.pose[1] = y;
        body.pose[2] = z;
        body.pose[3] = qw / norm;
        body.pose[4] = qx / norm;
        body.pose[5] = qy / norm;
        body.pose[6] = qz / norm;
        body.stop();
        body.updateKinematics();
        rest(robots[robot]);
    }

    /**
     * Carries a robot as it is, motion and all, to another place.
     *
     * @param robot its number
     * @param x of the torso's centre, m
     * @param y of the torso's centre, m
     */
    public void shift(int robot, double x, double y) {
        RobotBody body = robots[robot];
        wakeAround(body);
        body.pose[0] = x;
        body.pose[1] = y;
        body.still = false;
        body.updateKinematics();
    }

    /**
     * Holds a robot up as it is, at rest.
     *
     * @param robot its number
     * @param z of the torso's centre, m
     */
    public void lift(int robot, double z) {
        double[] pose = robots[robot].pose;
        place(robot, pose[0], pose[1], z, pose[3], pose[4], pose[5], pose[6]);
    }

    /**
     * Sets the velocity of a robot whose joints stand still.
     *
     * @param robot its number
     * @param velocity of the torso's centre, m/s
     * @param spin angular velocity in the world's axes, rad/s
     */
    public void throwRobot(int robot, double[] velocity, double[] spin) {
        RobotBody body = robots[robot];
        body.stop();
        System.arraycopy(spin, 0, body.speed, 0, 3);
        System.arraycopy(velocity, 0, body.speed, 3, 3);
        body.carrySpeeds();
        rest(robots[robot]);
    }

    /**
     * Sets a joint's angle, at rest.
     *
     * @param robot its number
     * @param joint its number, by {@link Joint}
     * @param angle rad
     */
    public void setJoint(int robot, int joint, double angle) {
        wakeAround(robots[robot]);
        robots[robot].angle[joint] = angle;
        robots[robot].speed[6 + joint] = 0;
        robots[robot].still = false;
        robots[robot].updateKinematics();
    }

    /**
     * Puts the ball somewhere, without spin.
     *
     * @param x m
     * @param y m
     * @param z of its centre, m
     * @param vx m/s
     * @param vy m/s
     * @param vz m/s
     */
    public void placeBall(double x, double y, double z, double vx, double vy, double vz) {
        wakeAround(ball);
        ball.stop();
        ball.pose[0] = x;
        ball.pose[1] = y;
        ball.pose[2] = z;
        ball.speed[3] = vx;
        ball.speed[4] = vy;
        ball.speed[5] = vz;
        System.arraycopy(ball.speed, 0, ball.partSpeed, 0, 6);
        ball.updateKinematics();
    }

    /** Lets those move who may lean on an entity that is taken away. */
    private void wakeAround(Entity entity) {
        for (Entity other : entities) {
            if (other.boundsMeet(entity)) {
                other.still = false;
            }
        }
    }

    /** Lets a robot's accelerometer forget the velocity before: the robot was put where it is. */
    private void rest(RobotBody robot) {
        System.arraycopy(robot.speed, 3, robot.accelerometer, 0, 3);
        robot.sampleAcceleration(physics.step(), physics.gravity());
    }

    @Override
    public void state(StateVisitor visitor) {
        steps = visitor.whole(steps);
        contacts.count = visitor.whole(contacts.count);
        ball.still = visitor.flag(ball.still);
        for (RobotBody robot : robots) {
            state(visitor, robot);
        }
        leagueWords.forEach(visitor::wholes);
        for (Entity entity : entities) {
            visitor.reals(entity.pose);
            visitor.reals(entity.speed);
            visitor.reals(entity.partSpeed);
            if (entity instanceof RobotBody robot) {
                visitor.reals(robot.angle);
                visitor.reals(robot.wanted);
            }
        }
        for (RobotBody robot : robots) {
            visitor.reals(robot.soles);
        }
        for (RobotBody robot : robots) {
            visitor.reals(robot.accelerometer);
        }
        leagueNumbers.forEach(visitor::reals);
        if (visitor.restoring()) {
            for (Entity entity : entities) {
                entity.updateKinematics();
            }
        }
        for (int c = 0; c < contacts.count; c++) {
            contacts.get(c).state(visitor);
        }
    }

    private static void state(StateVisitor visitor, RobotBody robot) {
        long flags = visitor.whole(
                (robot.still ? 1L : 0L) | (robot.present ? 2L : 0L) | (long) robot.model.type.number() << 2);
        if (visitor.restoring()) {
            robot.become(RobotModel.of(RobotType.of((int) (flags >> 2))));
            robot.still = (flags & 1) != 0;
            robot.present = (flags & 2) != 0;
        }
    }

    @Override
    public int behaviourVersion() {
        return BEHAVIOUR_VERSION;
    }
}
