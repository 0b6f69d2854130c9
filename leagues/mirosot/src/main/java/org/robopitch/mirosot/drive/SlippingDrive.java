// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.drive;

import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.move.Drive;
import org.robopitch.engine.move.Trigonometry;

/**
 * Robots whose wheels slip when the ground cannot give the force that rolling would need. Ours: the papers suppose pure
 * rolling.
 *
 * <p>In every step each wheel asks for the force along it that would end its slip within the step, and both together for
 * the force across that would end the sideways motion. What a wheel asks for is cut to an ellipse, the traction circle
 * with two radii. A wheel that gets what it asks for rolls; one that does not keeps a speed of its own, which the drive
 * remembers. The mass centre is on the axle.
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
    private final double mostForward;
    private final double mostSideways;

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
        this.mostForward = mostForward;
        this.mostSideways = mostSideways;
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
            right = wheels.turn(right, commandRight, step);
            left = wheels.turn(left, commandLeft, step);
            turn(step);
            push(step);
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

    /** Seen from a robot that turns, a steady motion turns the other way, exactly: nothing is gained by it. */
    private void turn(double duration) {
        double cosine = Trigonometry.cos(spin * duration);
        double sine = Trigonometry.sin(spin * duration);
        double before = along;
        along = cosine * before + sine * across;
        across = cosine * across - sine * before;
    }

    /** Lets the ground act on the robot and on its wheels for a while. Forces are impulses here, N·s. */
    private void push(double step) {
        double freeAlong = along;
        double freeAcross = across;
        double slipRight = right - (freeAlong + halfTrack * spin);
        double slipLeft = left - (freeAlong - halfTrack * spin);
        double turn = halfTrack * halfTrack * inverseInertia;
        double own = wheels.yielding() + inverseMass + turn;
        double other = inverseMass - turn;
        double sidewaysWanted = -0.5 * freeAcross / inverseMass;

        double determinant = own * own - other * other;
        double wantedRight = (own * slipRight - other * slipLeft) / determinant;
        double wantedLeft = (own * slipLeft - other * slipRight) / determinant;
        double shareRight = share(wantedRight, sidewaysWanted, step);
        double shareLeft = share(wantedLeft, sidewaysWanted, step);
        if (shareRight < 1 && shareLeft == 1) {
            // The left wheel alone rolls, so it answers what the right one really gives.
            wantedLeft = (slipLeft - other * shareRight * wantedRight) / own;
            shareLeft = share(wantedLeft, sidewaysWanted, step);
        } else if (shareLeft < 1 && shareRight == 1) {
            wantedRight = (slipRight - other * shareLeft * wantedLeft) / own;
            shareRight = share(wantedRight, sidewaysWanted, step);
        }
        double pushRight = shareRight * wantedRight;
        double pushLeft = shareLeft * wantedLeft;
        along = freeAlong + (pushRight + pushLeft) * inverseMass;
        across = freeAcross + (shareRight + shareLeft) * sidewaysWanted * inverseMass;
        spin += (pushRight - pushLeft) * halfTrack * inverseInertia;
        right -= wheels.yielding() * pushRight;
        left -= wheels.yielding() * pushLeft;
    }

    /** How much of what a wheel asks for it gets. */
    private double share(double forward, double sideways, double step) {
        double x = forward / (mostForward * step);
        double y = sideways / (mostSideways * step);
        double squared = x * x + y * y;
        return squared <= 1 ? 1 : 1 / Math.sqrt(squared);
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
