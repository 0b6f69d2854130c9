// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.drive;

import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.body.MovingBody;
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
 * <p>Each part of a step is the midpoint rule in the frame in which the step began: half a part foretells the velocities half-way,
 * where the heading, what motors give and the direction in which a wheel slips are taken for the whole. A robot that slides then
 * goes straight but for what the ground does. What rolls at the end of a part moves along the heading that it has then, so
 * wheels that hold a robot in a curve take nothing off its speed. Halving the step leaves a quarter of the error.
 *
 * <p>Commands: left and right wheel, in the unit of the wheels' model.
 */
final class SlippingDrive implements Drive {
    private static final double LARGEST_STEP_IN_TIME_CONSTANTS = 0.25;
    private static final double A_LITTLE_MORE = 1.01;
    private static final double TINY_ANGLE = 1e-8;

    private final Wheels wheels;
    private final double halfTrack;
    private final double inverseMass;
    private final double inverseInertia;
    private final Traction traction;

    /** The robot's velocity in the frame in which the step began, and how far its heading has turned since. */
    private double vx;

    private double vy;
    private double spin;
    private double turned;

    /** The velocity along and across a heading between, and that heading. */
    private double along;

    private double across;
    private double cosine;
    private double sine;

    private double right;
    private double left;
    /** Whether it moves along its heading, and how fast. */
    private boolean rolls;

    private double rollingSpeed;

    /** How far the robot has gone since the step began. */
    private double wayX;

    private double wayY;

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
        return WheelMemory.SIZE;
    }

    @Override
    public boolean slips() {
        return true;
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
        MovingBody robot = bodies.body[i];
        robot.skidding = false;
        vx = robot.along;
        vy = robot.across;
        spin = robot.spin;
        turned = 0;
        rolls = vy == 0;
        rollingSpeed = vx;
        right = WheelMemory.along(bodies, i) + WheelMemory.turning(bodies, i);
        left = WheelMemory.along(bodies, i) - WheelMemory.turning(bodies, i);
        wayX = 0;
        wayY = 0;
        for (int part = 0; part < parts; part++) {
            advance(step, commandLeft, commandRight);
        }
        WheelMemory.set(bodies, i, 0.5 * (right + left), 0.5 * (right - left));
        double duration = step * parts;
        robot.along = vx;
        robot.across = vy;
        along = wayX / duration;
        across = wayY / duration;
        if (rolls) {
            // Its wheels take its velocity with them: the way is the chord of an arc.
            robot.along = rollingSpeed;
            robot.across = 0;
            look(0.5 * turned);
            see(along, across);
            double longer = 1 / chord(turned);
            along *= longer;
            across *= longer;
        }
        robot.leadAlong = along - robot.along;
        robot.leadAcross = across - robot.across;
        robot.leadSpin = turned / duration - spin;
        robot.spin = spin;
    }

    private void advance(double step, double commandLeft, double commandRight) {
        double startX = vx;
        double startY = vy;
        double startSpin = spin;
        double startRight = right;
        double startLeft = left;

        right = wheels.turn(startRight, startRight, commandRight, 0.5 * step);
        left = wheels.turn(startLeft, startLeft, commandLeft, 0.5 * step);
        look(turned + 0.5 * step * spin);
        see(startX, startY);
        double alongBefore = along;
        traction.find(right - rimRight(), left - rimLeft(), across, 0.5 * step);
        traction.keepDirections();
        push();
        double alongAfter = 2 * along - alongBefore;
        double half = 0.5 * step * spin;

        right = wheels.turn(startRight, right, commandRight, step);
        left = wheels.turn(startLeft, left, commandLeft, step);
        spin = startSpin;
        look(turned + half);
        see(startX, startY);
        // What moves along the heading of the end moves across that of half-way, and more slowly along it.
        double tangent = half * (1 + half * half * (1.0 / 3));
        double faster = 0.5 * along * half * half;
        double slipOfRight = right - rimRight() - faster;
        double slipOfLeft = left - rimLeft() - faster;
        double slipAcross = across - alongAfter * tangent;
        traction.findInKeptDirections(slipOfRight, slipOfLeft, slipAcross, step);
        boolean rolled = rolls;
        if (!pushes(tangent)) {
            // A direction of half-way that is none at the end: with the one of the end, the step is stable.
            traction.find(slipOfRight, slipOfLeft, slipAcross, step);
            rolls = pushes(tangent) && rolls;
        }
        vx = cosine * along - sine * across;
        vy = sine * along + cosine * across;
        double turn = 0.5 * step * (startSpin + spin);
        if (rolls) {
            look(turned + turn);
            see(vx, vy);
            vx = cosine * along;
            vy = sine * along;
        }
        if (rolls && rolled) {
            look(turned + 0.5 * turn);
            double way = 0.5 * step * (rollingSpeed + along) * chord(turn);
            wayX += cosine * way;
            wayY += sine * way;
        } else {
            wayX += 0.5 * step * (startX + vx);
            wayY += 0.5 * step * (startY + vy);
        }
        rollingSpeed = along;
        turned += turn;
    }

    /** Chooses the heading after an angle, rad. */
    private void look(double angle) {
        cosine = Trigonometry.cos(angle);
        sine = Trigonometry.sin(angle);
    }

    /** Works out a velocity along and across the heading that was chosen. */
    private void see(double x, double y) {
        along = cosine * x + sine * y;
        across = cosine * y - sine * x;
    }

    /** The chord of an arc as a share of its length. */
    private static double chord(double angle) {
        return Math.abs(angle) < TINY_ANGLE ? 1 : Trigonometry.sin(0.5 * angle) / (0.5 * angle);
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

    /**
     * Lets the ground act, and a robot that rolls move along the heading of the end. The ground gives no energy: a robot has at most
     * what it had and what its wheels have given. What a step of finite length lacks in that is taken off; if it is more than a
     * little, nothing acts.
     */
    private boolean pushes(double tangent) {
        double alongBefore = along;
        double acrossBefore = across;
        double spinBefore = spin;
        double rightBefore = right;
        double leftBefore = left;
        double most = energy();
        push();
        most += 0.5 * (traction.pushRight() * (rightBefore + right) + traction.pushLeft() * (leftBefore + left));
        rolls = !traction.bothSlip();
        across = rolls ? along * tangent : across;
        double energy = energy();
        if (energy > A_LITTLE_MORE * most) {
            along = alongBefore;
            across = acrossBefore;
            spin = spinBefore;
            right = rightBefore;
            left = leftBefore;
            return false;
        }
        if (energy > most) {
            double share = Math.sqrt(most / energy);
            along *= share;
            across *= share;
            spin *= share;
        }
        return true;
    }

    private double energy() {
        return 0.5 * ((along * along + across * across) / inverseMass + spin * spin / inverseInertia);
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
