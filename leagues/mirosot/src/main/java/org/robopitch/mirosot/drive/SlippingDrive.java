// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.drive;

import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.move.Drive;
import org.robopitch.engine.move.Trigonometry;

/**
 * Robots whose wheels slip when the ground cannot give the force that rolling would need. Ours: the papers suppose pure
 * rolling.
 *
 * <p>In every step the ground pushes each wheel along it, and both together across, as much as ends their slip, or as much
 * as it can ({@link Traction}). A wheel whose slip ends rolls; one that slips keeps a speed of its own, which the drive
 * remembers. The mass centre is on the axle.
 *
 * <p>Motors and the direction in which a wheel slips are those half-way through the step, and a robot that slides turns half
 * before and half after the ground has pushed it, so halving the step leaves a quarter of the error.
 *
 * <p>Commands: left and right wheel, in the unit of the wheels' model.
 */
public final class SlippingDrive implements Drive {
    private static final int RIGHT = WheelMemory.SIZE;
    private static final int LEFT = WheelMemory.SIZE + 1;
    private static final double LARGEST_STEP_IN_TIME_CONSTANTS = 0.25;

    private final Wheels wheels;
    private final double halfTrack;
    private final double inverseMass;
    private final double inverseInertia;
    private final Traction traction;

    private double along;
    private double across;
    private double spin;
    private double right;
    private double left;

    /**
     * A drive with a limited grip.
     *
     * @param wheels how wheels answer commands
     * @param halfTrack b, m
     * @param mass of the whole robot, kg
     * @param inertia of the whole robot about the middle of its axle, wheels not turning, kg·m²
     * @param mostForward the most force that the ground gives along each wheel, N
     * @param mostSideways the most force that the ground gives across each wheel, N
     */
    public SlippingDrive(
            Wheels wheels, double halfTrack, double mass, double inertia, double mostForward, double mostSideways) {
        this.wheels = wheels;
        this.halfTrack = halfTrack;
        this.inverseMass = 1 / mass;
        this.inverseInertia = 1 / inertia;
        this.traction =
                new Traction(wheels.yielding(), halfTrack, inverseMass, inverseInertia, mostForward, mostSideways);
    }

    @Override
    public int channels() {
        return 2;
    }

    @Override
    public int memoryPerRobot() {
        return WheelMemory.SIZE + 2;
    }

    @Override
    public void drive(Bodies bodies, double[] commands, double step) {
        int parts = Math.max(1, (int) Math.ceil(step * wheels.rate() / LARGEST_STEP_IN_TIME_CONSTANTS));
        for (int i = 0; i < bodies.robots; i++) {
            if (bodies.body[i].present) {
                driveOne(bodies, i, commands[2 * i], commands[2 * i + 1], step / parts, parts);
            }
        }
    }

    private void driveOne(Bodies bodies, int i, double commandLeft, double commandRight, double step, int parts) {
        int memory = i * bodies.memoryPerRobot;
        along = bodies.body[i].along;
        across = bodies.body[i].across;
        spin = bodies.body[i].spin;
        right = bodies.memory[memory + RIGHT];
        left = bodies.memory[memory + LEFT];
        if (bodies.body[i].skidding) {
            along = WheelMemory.along(bodies, i);
            spin = WheelMemory.turning(bodies, i) / halfTrack;
            across = 0;
            bodies.body[i].skidding = false;
        }
        double meanAlong = 0;
        double meanAcross = 0;
        double meanSpin = 0;
        for (int part = 0; part < parts; part++) {
            double startAlong = along;
            double startAcross = across;
            double startSpin = spin;
            advance(step, commandLeft, commandRight);
            meanAlong += 0.5 * (startAlong + along);
            meanAcross += 0.5 * (startAcross + across);
            meanSpin += 0.5 * (startSpin + spin);
        }
        bodies.body[i].along = along;
        bodies.body[i].across = across;
        bodies.body[i].spin = spin;
        bodies.body[i].leadAlong = meanAlong / parts - along;
        bodies.body[i].leadAcross = meanAcross / parts - across;
        bodies.body[i].leadSpin = meanSpin / parts - spin;
        bodies.memory[memory + RIGHT] = right;
        bodies.memory[memory + LEFT] = left;
    }

    private void advance(double step, double commandLeft, double commandRight) {
        double startAlong = along;
        double startAcross = across;
        double startSpin = spin;
        double startRight = right;
        double startLeft = left;

        right = wheels.turn(startRight, startRight, commandRight, 0.5 * step);
        left = wheels.turn(startLeft, startLeft, commandLeft, 0.5 * step);
        turn(0.5 * step);
        traction.find(right - rimRight(), left - rimLeft(), across, 0.5 * step);
        traction.keepDirections();
        push();

        double freeRight = wheels.turn(startRight, right, commandRight, step);
        double freeLeft = wheels.turn(startLeft, left, commandLeft, step);
        begin(startAlong, startAcross, startSpin, freeRight, freeLeft);
        turn(step);
        traction.findInKeptDirections(right - rimRight(), left - rimLeft(), across, step);
        if (traction.bothSlip()) {
            begin(startAlong, startAcross, startSpin, freeRight, freeLeft);
            turn(0.5 * step);
            push();
            turn(0.5 * step);
        } else {
            push();
        }
    }

    private void begin(double startAlong, double startAcross, double startSpin, double freeRight, double freeLeft) {
        along = startAlong;
        across = startAcross;
        spin = startSpin;
        right = freeRight;
        left = freeLeft;
    }

    private double rimRight() {
        return along + halfTrack * spin;
    }

    private double rimLeft() {
        return along - halfTrack * spin;
    }

    /** Lets the ground act on the robot and on its wheels. */
    private void push() {
        double pushRight = traction.pushRight();
        double pushLeft = traction.pushLeft();
        along += (pushRight + pushLeft) * inverseMass;
        across += traction.pushAcross() * inverseMass;
        spin += (pushRight - pushLeft) * halfTrack * inverseInertia;
        right -= wheels.yielding() * pushRight;
        left -= wheels.yielding() * pushLeft;
    }

    /** Seen from a robot that turns, a steady motion turns the other way, exactly: nothing is gained by it. */
    private void turn(double duration) {
        double cosine = Trigonometry.cos(spin * duration);
        double sine = Trigonometry.sin(spin * duration);
        double before = along;
        along = cosine * before + sine * across;
        across = cosine * across - sine * before;
    }

    /**
     * Lets the wheels of a robot turn as it moves, so that it begins without slip.
     *
     * @param bodies the state of a world with such a drive
     * @param robot which robot
     * @param halfTrack b, m
     */
    static void roll(Bodies bodies, int robot, double halfTrack) {
        int memory = robot * bodies.memoryPerRobot;
        bodies.memory[memory + RIGHT] = bodies.body[robot].along + halfTrack * bodies.body[robot].spin;
        bodies.memory[memory + LEFT] = bodies.body[robot].along - halfTrack * bodies.body[robot].spin;
    }
}
