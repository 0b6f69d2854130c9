// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.world;

import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.detect.Contacts;
import org.robopitch.engine.detect.Detector;
import org.robopitch.engine.move.Arc;
import org.robopitch.engine.move.BallMotion;
import org.robopitch.engine.move.StepMotion;
import org.robopitch.engine.resolve.BallSurroundings;
import org.robopitch.engine.resolve.BallSweep;
import org.robopitch.engine.resolve.ImpulseResolver;
import org.robopitch.engine.resolve.Resolver;
import org.robopitch.engine.state.StateVisitor;

/**
 * Robots and a ball in the plane, moved in fixed steps: drive → detect → resolve → move, then a guard that holds back
 * what would overlap all the same.
 */
public final class PlanarWorld implements World {
    /** The version of the planar physics. */
    public static final int BEHAVIOUR_VERSION = 4;

    private final PlanarSetup setup;
    private final Bodies bodies;
    private final double[] commands;
    private final double[] ballMemory = new double[BallMotion.MEMORY];
    private final Detector detector;
    private final Resolver resolver;
    private final Contacts contacts;
    private final StepMotion motion;
    private final BallSurroundings around;
    private final BallSweep ballSweep;
    private final Guard guard;
    private final double[] travel;
    private long steps;

    /**
     * A world with all robots and the ball at the origin: place them before the first step.
     *
     * @param setup what the world is made of
     */
    public PlanarWorld(PlanarSetup setup) {
        this.setup = setup;
        this.bodies = new Bodies(
                setup.robots(),
                setup.ballRadius(),
                setup.ballMass(),
                setup.drive().memoryPerRobot());
        this.commands = new double[bodies.robots * setup.drive().channels()];
        this.detector = new Detector(bodies, setup.pitch().walls());
        this.resolver = new ImpulseResolver(bodies, setup.collisions(), setup.wallHandler());
        int n = bodies.ground + 1;
        this.contacts = new Contacts(4 * n);
        this.motion = new StepMotion(n);
        this.around = new BallSurroundings(bodies, motion, setup.pitch());
        this.ballSweep = new BallSweep(bodies, motion, setup.collisions(), around);
        this.guard = new Guard(bodies, detector, motion, around, setup);
        this.travel = new double[n];
    }

    @Override
    public void step() {
        double step = setup.step();
        guard.begin();
        motion.clear();
        setup.drive().drive(bodies, commands, step);
        setup.ballMotion().advance(bodies, ballMemory, 0.5 * step);
        measureTravel(step);
        contacts.clear();
        // A robot that another pushes can reach the ball, however slow it is itself.
        double[] pushed = detector.detect(contacts, travel);
        around.look(contacts, pushed, ballMemory[BallMotion.HEIGHT]);
        motion.used |= contacts.count > 0 || around.isNearAnything();
        resolver.resolve(bodies, contacts, detector, motion, step);
        if (contacts.count > 0) {
            changePaths();
        }
        ballSweep.sweep(step);
        moveRobots(step);
        bodies.x[bodies.ball] += motion.shiftX[bodies.ball];
        bodies.y[bodies.ball] += motion.shiftY[bodies.ball];
        guard.check(travel);
        setup.ballMotion().advance(bodies, ballMemory, 0.5 * step);
        steps++;
    }

    /** Robots move with their mean velocity over the step, unless something touches them. */
    private void measureTravel(double step) {
        for (int i = 0; i <= bodies.ball; i++) {
            double leadAlong = bodies.leadAlong[i];
            double leadAcross = bodies.leadAcross[i];
            double leadSpin = bodies.leadSpin[i];
            motion.pathAlong[i] = bodies.along[i] + leadAlong;
            motion.pathAcross[i] = bodies.across[i] + leadAcross;
            motion.pathSpin[i] = bodies.spin[i] + leadSpin;
            double straight = Math.abs(bodies.along[i]) + Math.abs(bodies.across[i]);
            double straightLead = Math.abs(leadAlong) + Math.abs(leadAcross);
            double turning = (Math.abs(bodies.spin[i]) + Math.abs(leadSpin)) * bodies.reach[i];
            travel[i] = step * ((straight + straightLead) + turning) + 1e-5;
        }
    }

    /** Robots that something touched move with the resolved velocity. */
    private void changePaths() {
        for (int i = 0; i < bodies.robots; i++) {
            if (motion.touched[i]) {
                motion.pathAlong[i] = bodies.along[i];
                motion.pathAcross[i] = bodies.across[i];
                motion.pathSpin[i] = bodies.spin[i];
            }
        }
    }

    /** What a robot was given in a collision may take it further than it could go before. */
    private void lengthenTravel(int i, double step) {
        travel[i] += step
                        * (Math.abs(bodies.along[i])
                                + Math.abs(bodies.across[i])
                                + Math.abs(bodies.spin[i]) * bodies.reach[i])
                + (Math.abs(motion.shiftX[i]) + Math.abs(motion.shiftY[i]));
    }

    private void moveRobots(double step) {
        for (int i = 0; i < bodies.robots; i++) {
            if (!bodies.present[i]) {
                travel[i] = 0;
                continue;
            }
            if (motion.touched[i]) {
                lengthenTravel(i, step);
            }
            Arc.advance(
                    bodies, i, motion.pathAlong[i], motion.pathAcross[i], motion.pathSpin[i], step - motion.elapsed[i]);
            bodies.x[i] += motion.shiftX[i];
            bodies.y[i] += motion.shiftY[i];
        }
    }

    /** {@return how often a body had to be held where it was, since the world began: a measure of the resolver} */
    public long heldCount() {
        return guard.heldCount;
    }

    /** {@return the state of the bodies} */
    public Bodies bodies() {
        return bodies;
    }

    /** {@return what the world is made of} */
    public PlanarSetup setup() {
        return setup;
    }

    /** {@return the contacts of the last step, for those who show or count them} */
    public Contacts contacts() {
        return contacts;
    }

    /** {@return height, climb and roll of the ball} */
    public double[] ballMemory() {
        return ballMemory;
    }

    /** {@return how many times the ball hit a robot or a wall in the last step, resting contact aside} */
    public int ballHits() {
        return ballSweep.hits;
    }

    /**
     * Sets one number of a robot's command; it holds until the next.
     *
     * @param robot which robot
     * @param channel which of the drive's channels
     * @param value in the drive's unit
     */
    public void command(int robot, int channel, double value) {
        commands[robot * setup.drive().channels() + channel] = value;
    }

    /** {@return the commands of all robots, channel by channel; to be read} */
    public double[] commands() {
        return commands;
    }

    /** Says that bodies were moved from outside: what is remembered about distances is void. */
    public void bodiesWereMoved() {
        detector.invalidate();
    }

    /** {@return the detector, to ask for distances} */
    public Detector detector() {
        return detector;
    }

    @Override
    public double stepSeconds() {
        return setup.step();
    }

    @Override
    public long steps() {
        return steps;
    }

    @Override
    public int behaviourVersion() {
        return BEHAVIOUR_VERSION;
    }

    @Override
    public void state(StateVisitor visitor) {
        int n = bodies.ball + 1;
        visitor.reals(bodies.x, n);
        visitor.reals(bodies.y, n);
        visitor.reals(bodies.headingX, n);
        visitor.reals(bodies.headingY, n);
        visitor.reals(bodies.along, n);
        visitor.reals(bodies.across, n);
        visitor.reals(bodies.spin, n);
        visitor.reals(bodies.memory);
        visitor.reals(commands);
        visitor.reals(ballMemory);
        visitor.reals(resolver.memory());
        steps = visitor.whole(steps);
        guard.heldCount = visitor.whole(guard.heldCount);
        for (int i = 0; i < n; i++) {
            long flags = visitor.whole((bodies.present[i] ? 1L : 0L) | (bodies.skidding[i] ? 2L : 0L));
            bodies.present[i] = (flags & 1) != 0;
            bodies.skidding[i] = (flags & 2) != 0;
        }
        if (visitor.restoring()) {
            detector.invalidate();
        }
    }
}
