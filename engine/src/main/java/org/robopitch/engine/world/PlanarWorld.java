// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.world;

import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.body.MovingBody;
import org.robopitch.engine.move.BallMotion;
import org.robopitch.engine.move.StepMotion;
import org.robopitch.engine.state.StateVisitor;

/**
 * Robots and a ball in the plane, moved in fixed steps: drive → detect → press → strike → move → correct.
 * ARCHITECTURE.md describes the step in ten lines.
 */
public final class PlanarWorld implements World {
    /** The version of the planar physics. */
    public static final int BEHAVIOUR_VERSION = 15;

    /** The most moments of impact in a step; after the last, all bodies press. */
    private static final int MOST_IMPACTS = 60;

    /** Bodies nearer than this may touch, m. */
    private static final double TOUCH = 1e-6;

    private final PlanarSetup setup;
    private final Bodies bodies;
    private final double[] commands;
    private final double[] ballMemory = new double[BallMotion.MEMORY];
    private final Detector detector;
    private final Pressing pressing;
    private final Striking striking;
    private final Contacts contacts;
    private final StepMotion motion;
    private final PositionCorrection correction;
    private long steps;

    /**
     * A world with all robots and the ball at the origin: place them before the first step.
     *
     * @param setup what the world is made of
     */
    public PlanarWorld(PlanarSetup setup) {
        this(setup, new WallFaces(setup.pitch().walls()));
    }

    /**
     * The same, with walls that it shares with other worlds.
     *
     * @param setup what the world is made of
     * @param walls those of its pitch
     */
    public PlanarWorld(PlanarSetup setup, WallFaces walls) {
        this.setup = setup;
        this.bodies = new Bodies(
                setup.robots(),
                setup.ballRadius(),
                setup.ballMass(),
                setup.drive().memoryPerRobot());
        this.commands = new double[bodies.robots * setup.drive().channels()];
        this.detector = new Detector(bodies, walls);
        this.contacts = new Contacts(bodies);
        this.motion = new StepMotion(bodies, setup.drive());
        WallRule wallRule = new WallRule(bodies, setup.wallHandler(), setup.collisions());
        this.pressing = new Pressing(bodies, motion, setup.step(), setup.collisions(), wallRule);
        this.striking = new Striking(bodies, detector, motion, setup.collisions(), wallRule);
        this.correction = new PositionCorrection(bodies, detector, motion, setup.collisions());
    }

    @Override
    public void step() {
        double left = setup.step();
        motion.beginStep();
        pressing.begin();
        striking.begin();
        boolean anew = true;
        for (int impacts = 0; ; impacts++) {
            if (anew) {
                motion.beginPart(ballMemory);
                drive(left);
            } else {
                motion.beginPart();
            }
            detect(left);
            findSlipping();
            pressing.press(contacts, left, impacts == MOST_IMPACTS, 0);
            double time = striking.nextImpact(contacts, pressing, left);
            double turned = pressing.timeToTurn(contacts);
            if (turned < Math.min(time, left) && impacts < MOST_IMPACTS) {
                motion.undoDrive(ballMemory);
                moveToImpact(turned, left, true);
                left -= turned;
                impacts--;
                continue;
            }
            if (time >= left) {
                break;
            }
            anew = setup.drive().canBeCut();
            if (anew) {
                motion.undoDrive(ballMemory);
            }
            if (time > 0) {
                moveToImpact(time, left, anew);
                left -= time;
            }
            detectTouching();
            findSlipping();
            if (striking.strike(contacts)) {
                impacts = MOST_IMPACTS - 1;
            }
        }
        motion.finishAll(left);
        slowBall(anew ? left : setup.step());
        correction.correct(contacts);
        striking.end(contacts);
        steps++;
    }

    private void drive(double left) {
        setup.drive().drive(bodies, commands, left);
        motion.keepSlipping();
        slowBall(left);
        detector.ballHeight(ballMemory[BallMotion.HEIGHT]);
    }

    /** Half of the change of the ball's velocity in this time; the other half follows its move. */
    private void slowBall(double duration) {
        if (bodies.body[bodies.ball].present) {
            setup.ballMotion().advance(bodies, ballMemory, 0.5 * duration);
        }
    }

    /** Moves all bodies to an impact; drives that can be cut act until then. */
    private void moveToImpact(double time, double left, boolean cut) {
        if (cut) {
            motion.beginPart();
            drive(time);
            findSlipping();
            pressing.press(contacts, time, false, left);
            motion.moveAll(time, time);
            detector.refresh(contacts, Double.POSITIVE_INFINITY, false);
            slowBall(time);
        } else {
            motion.moveAll(time, left);
            detector.refresh(contacts, Double.POSITIVE_INFINITY, false);
        }
    }

    private void detect(double left) {
        motion.travel(left);
        contacts.clear();
        detector.detect(contacts);
    }

    private void detectTouching() {
        for (MovingBody body : bodies.body) {
            body.travel = TOUCH;
        }
        contacts.clear();
        detector.detect(contacts);
    }

    /**
     * Finds the robots on wheels that slip. Wheels hold a robot across its heading, unless it touches two walls: what these press it
     * to do is stronger than any wheel, and a robot that is held could be wedged in a corner without end. The wheels grip again once
     * one of the walls lets it go. The contacts of a robot with walls follow one another.
     */
    private void findSlipping() {
        boolean any = motion.anySlips;
        for (int k = 1; k < contacts.count; k++) {
            Contact c = contacts.get(k);
            Contact before = contacts.get(k - 1);
            any |= c.second.index == bodies.ground && before.second == c.second && c.first == before.first;
        }
        for (int i = 0; any && i < bodies.robots; i++) {
            MovingBody robot = bodies.body[i];
            boolean slips = robot.inverseMassAcross == 0 && wallsTouched(robot) > 1;
            robot.across = robot.slips && !slips ? 0 : robot.across;
            robot.slips = slips;
        }
    }

    private int wallsTouched(MovingBody robot) {
        int walls = 0;
        for (int k = 0; k < contacts.count; k++) {
            Contact c = contacts.get(k);
            boolean touches = c.gap() < setup.collisions().restingGap();
            walls += c.first == robot && c.second.index == bodies.ground && touches ? 1 : 0;
        }
        return walls;
    }

    /** {@return how often a body had to be held where it was, since the world began: a measure of the resolver} */
    public long heldCount() {
        return correction.heldCount;
    }

    /** {@return how the steps went so far: what the collisions left, and what was done about it} */
    public Quality quality() {
        return new Quality(
                steps,
                correction.heldCount,
                striking.energyReturned,
                correction.momentumLost,
                correction.ballHeldCount,
                striking.impacts,
                correction.correctionCount);
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
        return striking.ballHits;
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

    /** Discards the cached distances, because bodies were placed from outside. */
    public void bodiesWereMoved() {
        detector.invalidate();
    }

    /** {@return who finds contacts; for tests} */
    Detector detector() {
        return detector;
    }

    /**
     * {@return how far two bodies are apart, m; negative if they overlap}
     *
     * @param a a robot or the ball
     * @param b another body; the ground stands for the nearest wall
     */
    public double gap(int a, int b) {
        return detector.gap(a, b);
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
        bodies.state(visitor, n);
        visitor.reals(commands);
        visitor.reals(ballMemory);
        pressing.state(visitor);
        steps = visitor.whole(steps);
        correction.heldCount = visitor.whole(correction.heldCount);
        for (int i = 0; i < n; i++) {
            MovingBody body = bodies.body[i];
            long flags = visitor.whole((body.present ? 1L : 0L)
                    | (body.skidding ? 2L : 0L)
                    | (body.touchedInStep ? 4L : 0L)
                    | (body.slips ? 8L : 0L));
            body.present = (flags & 1) != 0;
            body.skidding = (flags & 2) != 0;
            body.touchedInStep = (flags & 4) != 0;
            body.slips = (flags & 8) != 0;
        }
        if (visitor.withCaches()) {
            detector.caches(visitor);
        } else if (visitor.restoring()) {
            detector.invalidate();
        }
    }
}
