// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.world;

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
    private static final int BEHAVIOUR_VERSION = 5;
    private static final int MOST_CONTACTS_PER_ROBOT = 96;

    private final HumanoidPhysics physics;
    private final RobotBody[] robots;
    private final BallBody ball;
    private final Entity[] entities;
    private final Contacts contacts;
    private final Detection detection;
    private final FootForces footForces;
    private final Accelerometers accelerometers;
    private final WorldStep worldStep;
    private final StateCopy state;
    private final HumanoidPlacement placement;
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
        detection = new Detection(physics);
        footForces = new FootForces(robots, physics.step());
        accelerometers = new Accelerometers(robots, physics.step(), physics.gravity());
        worldStep = new WorldStep(physics, entities, contacts, detection, footForces);
        state = new StateCopy(robots, ball, contacts);
        state.remember(footForces.values);
        state.remember(accelerometers.values);
        placement = new HumanoidPlacement(robots, ball, entities, accelerometers);
        for (int i = 0; i < types.length; i++) {
            placement.beam(i, -physics.pitchLength() / 4, (types.length - 1) / 2.0 - i, 0);
        }
        placement.placeBall(0, 0, physics.ballRadius(), 0, 0, 0);
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

    /** {@return puts robots and ball where a league, a person or a test wants them} */
    public HumanoidPlacement placement() {
        return placement;
    }

    @Override
    public void step() {
        steps++;
        accelerometers.sample();
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
        placement.wakeAround(robots[robot]);
        robots[robot].present = false;
        robots[robot].stop();
        footForces.clear(robot);
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
        placement.wakeAround(body);
        body.present = true;
        body.become(RobotModel.of(type));
        body.updateKinematics();
        accelerometers.rest(robot);
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
        state.remember(numbers);
    }

    /**
     * Saves, restores and hashes a league's own numbers with the world's. For setting up; arrays, not copies.
     *
     * @param numbers what the league remembers
     */
    public void remember(long[] numbers) {
        state.remember(numbers);
    }

    /**
     * Reads a robot's accelerometer: the change of the torso's velocity in the step before the last, less gravity, in the
     * torso's frame. It is sampled before a step is made, and so one step older than all other senses.
     *
     * @param robot its number
     * @param into receives three numbers, m/s²
     */
    public void acceleration(int robot, double[] into) {
        accelerometers.read(robot, into);
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
    public void part(int robot, int part, PartPose into) {
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
        return footForces.read(robot, foot, into);
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
     * Reads a contact of the last step.
     *
     * @param contact which
     * @param into receives it
     */
    public void contact(int contact, ContactPoint into) {
        into.read(contacts, contact);
    }

    /** {@return how many contacts found no room so far: 0 unless a heap is beyond anything imagined} */
    public long contactsDropped() {
        return contacts.dropped;
    }

    /** {@return what the solver has done so far} */
    public SolverCounts counts() {
        return worldStep.counts;
    }

    @Override
    public void state(StateVisitor visitor) {
        steps = state.visit(visitor, steps);
    }

    @Override
    public int behaviourVersion() {
        return BEHAVIOUR_VERSION;
    }
}
