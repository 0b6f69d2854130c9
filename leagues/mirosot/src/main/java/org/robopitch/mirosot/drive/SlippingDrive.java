// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.drive;

import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.move.Decay;
import org.robopitch.engine.move.Drive;
import org.robopitch.engine.move.Trigonometry;
import org.robopitch.mirosot.drive.Drives.Motor;
import org.robopitch.mirosot.drive.Drives.Saturation;

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
final class SlippingDrive implements Drive {
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

    /** How wheels that may slip answer their commands: with what speed they would turn if the ground held nothing. */
    sealed interface Wheels {

        /**
         * {@return the rim speed after a while without ground force, m/s}
         *
         * @param rimSpeed before, m/s
         * @param halfWay half-way, with ground force, m/s: what a motor gives depends on it
         * @param command of the wheel
         * @param duration s
         */
        double turn(double rimSpeed, double halfWay, double command, double duration);

        /** {@return change of the rim speed per impulse from the ground, 1/kg; 0 for wheels that nothing stops} */
        double yielding();

        /** {@return how fast they settle at most, 1/s} */
        double rate();

        /**
         * Wheels that turn as commanded at once (Klančar 2003, eq. 1), or with a time constant (eq. 2), whatever the ground.
         *
         * @param wheelRadius m
         * @param timeConstant s; 0 for at once
         * @param maximumWheelSpeed commands beyond it saturate, rad/s
         */
        record Kinematic(double wheelRadius, double timeConstant, double maximumWheelSpeed) implements Wheels {
            @Override
            public double turn(double rimSpeed, double halfWay, double command, double duration) {
                double wanted = wheelRadius * Saturation.limit(command, maximumWheelSpeed);
                return timeConstant == 0 ? wanted : wanted + (rimSpeed - wanted) * Decay.left(duration / timeConstant);
            }

            @Override
            public double yielding() {
                return 0;
            }

            @Override
            public double rate() {
                return 0;
            }
        }

        /**
         * Wheels with inertia and damping of their own, turned by a motor (Klančar 2007, the last two lines of eq. 6, where
         * the multiplier λ is the force of the ground).
         *
         * @param wheelRadius r, m
         * @param wheelInertia J_k, kg·m²
         * @param damping μ, N·m·s
         * @param motor where the torque comes from
         */
        record Torqued(double wheelRadius, double wheelInertia, double damping, Motor motor) implements Wheels {
            @Override
            public double turn(double rimSpeed, double halfWay, double command, double duration) {
                return rimSpeed + wheelRadius * duration * acceleration(command, halfWay / wheelRadius);
            }

            private double acceleration(double command, double speed) {
                return (motor.torque(command, speed) - damping * speed) / wheelInertia;
            }

            @Override
            public double yielding() {
                return wheelRadius * wheelRadius / wheelInertia;
            }

            @Override
            public double rate() {
                return (damping + motor.steepness()) / wheelInertia;
            }
        }
    }

    /**
     * What the ground gives the two wheels of an axle: as much as ends their slip, or, where that is beyond an ellipse (the
     * traction circle with two radii), the most it can, against the slip that is left. Of all that the ground could give, this
     * takes the most energy from the slip. Everything here is an impulse, as a share of the most along or across a wheel.
     */
    static final class Traction {
        private static final int MOST_ROUNDS = 60;
        private static final double PRECISION_SQUARED = 1e-20;

        private final double inverseMass;
        private final double mostForward;
        private final double mostSideways;
        private final double own;
        private final double other;

        final Tyre right = new Tyre();
        final Tyre left = new Tyre();

        private double slipRight;
        private double slipLeft;
        private double across;
        private double unitAlong;
        private double unitAcross;

        /** A wheel where it touches the ground. */
        static final class Tyre {
            private double along;
            private double across;
            private double keptAlong;
            private double keptAcross;
            private boolean slips;

            private void ask(double alongWanted, double acrossWanted) {
                double squared = alongWanted * alongWanted + acrossWanted * acrossWanted;
                slips = squared > 1;
                double share = slips ? 1 / Math.sqrt(squared) : 1;
                along = share * alongWanted;
                across = share * acrossWanted;
            }

            private double askMore(double alongMore, double acrossMore) {
                double alongBefore = along;
                double acrossBefore = across;
                ask(along + alongMore, across + acrossMore);
                double alongChange = along - alongBefore;
                double acrossChange = across - acrossBefore;
                return alongChange * alongChange + acrossChange * acrossChange;
            }

            private void keep() {
                double size = Math.sqrt(along * along + across * across);
                keptAlong = size > 0 ? along / size : 0;
                keptAcross = size > 0 ? across / size : 0;
            }

            private void takeKept() {
                if (slips && (keptAlong != 0 || keptAcross != 0)) {
                    along = keptAlong;
                    across = keptAcross;
                }
            }
        }

        /**
         * The ground under robots of one kind.
         *
         * @param yielding change of a rim's speed per impulse from the ground, 1/kg
         * @param halfTrack b, m
         * @param inverseMass of the whole robot, 1/kg
         * @param inverseInertia of the whole robot, 1/(kg·m²)
         * @param mostForward the most force along each wheel, N
         * @param mostSideways the most force across each wheel, N
         */
        Traction(
                double yielding,
                double halfTrack,
                double inverseMass,
                double inverseInertia,
                double mostForward,
                double mostSideways) {
            this.inverseMass = inverseMass;
            this.mostForward = mostForward;
            this.mostSideways = mostSideways;
            double turn = halfTrack * halfTrack * inverseInertia;
            // How much the slip of a wheel changes by an impulse at it, and by one at the other wheel.
            this.own = yielding + inverseMass + turn;
            this.other = inverseMass - turn;
        }

        /**
         * Finds what the ground gives within a while, where the slip of its end decides.
         *
         * @param slipOfRight rim speed less the ground's, m/s
         * @param slipOfLeft the same on the left
         * @param speedAcross of the robot, m/s
         * @param duration s
         */
        void find(double slipOfRight, double slipOfLeft, double speedAcross, double duration) {
            slipRight = slipOfRight;
            slipLeft = slipOfLeft;
            across = speedAcross;
            unitAlong = mostForward * duration;
            unitAcross = mostSideways * duration;
            double determinant = (own * own - other * other) * unitAlong;
            double half = -0.5 * across / (inverseMass * unitAcross);
            right.ask((own * slipRight - other * slipLeft) / determinant, half);
            left.ask((own * slipLeft - other * slipRight) / determinant, half);
            if (!right.slips && !left.slips) {
                return;
            }
            // Steps down the energy of the slip, each cut to the ellipse, no longer than its curvature allows.
            double pace = 1
                    / Math.max(
                            unitAlong * unitAlong * (own + Math.abs(other)), 2 * unitAcross * unitAcross * inverseMass);
            double change = 1;
            for (int round = 0; round < MOST_ROUNDS && change > PRECISION_SQUARED; round++) {
                double rightEnd = slipRight - unitAlong * (own * right.along + other * left.along);
                double leftEnd = slipLeft - unitAlong * (own * left.along + other * right.along);
                double acrossEnd = across + unitAcross * inverseMass * (right.across + left.across);
                double more = -pace * unitAcross * acrossEnd;
                change = right.askMore(pace * unitAlong * rightEnd, more)
                        + left.askMore(pace * unitAlong * leftEnd, more);
            }
        }

        /** Keeps the directions that were found, for a longer time of which this is the middle. */
        void keepDirections() {
            right.keep();
            left.keep();
        }

        /** As {@link #find}, but a wheel that slips is pushed in the direction that was kept. */
        void findInKeptDirections(double slipOfRight, double slipOfLeft, double speedAcross, double duration) {
            find(slipOfRight, slipOfLeft, speedAcross, duration);
            right.takeKept();
            left.takeKept();
            if (right.slips && !left.slips) {
                rollBeside(left, slipLeft, right);
            } else if (left.slips && !right.slips) {
                rollBeside(right, slipRight, left);
            }
        }

        /** A wheel that rolls beside one that slips answers what that one really gives. */
        private void rollBeside(Tyre rolling, double slip, Tyre slipping) {
            rolling.ask(
                    (slip / unitAlong - other * slipping.along) / own,
                    -across / (inverseMass * unitAcross) - slipping.across);
        }

        /** {@return whether both wheels slipped} */
        boolean bothSlip() {
            return right.slips && left.slips;
        }

        /** {@return along the right wheel, N·s} */
        double pushRight() {
            return right.along * unitAlong;
        }

        /** {@return along the left wheel, N·s} */
        double pushLeft() {
            return left.along * unitAlong;
        }

        /** {@return across both wheels together, N·s} */
        double pushAcross() {
            return (right.across + left.across) * unitAcross;
        }
    }
}
