// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.drive;

import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.body.MovingBody;
import org.robopitch.engine.move.Decay;
import org.robopitch.engine.move.Drive;
import org.robopitch.engine.move.Trigonometry;
import org.robopitch.mirosot.drive.SlippingDrive.Wheels;
import org.robopitch.mirosot.parameters.CollisionParameters;
import org.robopitch.mirosot.parameters.DriveParameters;
import org.robopitch.mirosot.parameters.MirosotParameters;
import org.robopitch.mirosot.parameters.RobotParameters;

/** How robots whose wheels grip drive, and the choice between all drives. */
public final class Drives {
    private Drives() {}

    /**
     * {@return the model that the parameters name}
     *
     * @param parameters of a league
     */
    public static Drive of(MirosotParameters parameters) {
        RobotParameters robot = parameters.robot();
        DriveParameters drive = parameters.drive();
        if (drive.grip().isLimited()) {
            double weightPerWheel = robot.mass() * parameters.pitch().gravity() / 2;
            return new SlippingDrive(
                    wheels(robot, drive),
                    robot.halfTrack(),
                    robot.mass(),
                    robot.inertia(),
                    drive.grip().forward() * weightPerWheel,
                    drive.grip().sideways() * weightPerWheel);
        }
        SidewaysGrip grip = sidewaysGrip(parameters);
        return switch (drive.model()) {
            case IDEAL -> new IdealDrive(robot.wheelRadius(), robot.track(), drive.maximumWheelSpeed());
            case FIRST_ORDER ->
                new FirstOrderDrive(
                        robot.wheelRadius(), robot.track(), drive.timeConstant(), drive.maximumWheelSpeed(), grip);
            case DYNAMIC ->
                new DynamicDrive(
                        robot.wheelRadius(),
                        robot.halfTrack(),
                        robot.mass(),
                        robot.inertia(),
                        robot.wheelInertia(),
                        robot.bodyMass() * robot.massCentreOffset(),
                        drive.damping(),
                        motor(drive),
                        grip);
        };
    }

    /** Only a free collision pushes a robot sideways in earnest; where wheels hold it, they hold it at once. */
    private static SidewaysGrip sidewaysGrip(MirosotParameters parameters) {
        return parameters.collisions().mode() == CollisionParameters.Mode.FREE
                ? new SidewaysGrip(parameters.drive().grip().sideways()
                        * parameters.pitch().gravity())
                : SidewaysGrip.perfect();
    }

    private static Wheels wheels(RobotParameters robot, DriveParameters drive) {
        double r = robot.wheelRadius();
        return switch (drive.model()) {
            case IDEAL -> new Wheels.Kinematic(r, 0, drive.maximumWheelSpeed());
            case FIRST_ORDER -> new Wheels.Kinematic(r, drive.timeConstant(), drive.maximumWheelSpeed());
            case DYNAMIC -> new Wheels.Torqued(r, robot.wheelInertia(), drive.damping(), motor(drive));
        };
    }

    private static Motor motor(DriveParameters drive) {
        if (drive.command() == DriveParameters.Command.TORQUE) {
            return new Motor.Direct();
        }
        DriveParameters.Motor motor = drive.motor();
        return new Motor.SpeedControlled(
                motor.batteryVoltage(),
                motor.torquePerVolt(),
                motor.backVoltagePerSpeed(),
                motor.speedGain(),
                drive.damping(),
                drive.maximumWheelSpeed());
    }

    /**
     * Wheels that turn as commanded at once (Klančar 2003, eq. 1 and 3; eq. 1 read with the r it lacks in ω).
     *
     * <p>Commands: left and right wheel speed, rad/s, positive forward.
     */
    static final class IdealDrive implements Drive {
        private final double wheelRadius;
        private final double track;
        private final double maximumWheelSpeed;

        /**
         * Wheels at once at their speed.
         *
         * @param wheelRadius r of the paper, m
         * @param track distance between the wheels, L of the paper, m
         * @param maximumWheelSpeed commands beyond it saturate, rad/s
         */
        public IdealDrive(double wheelRadius, double track, double maximumWheelSpeed) {
            this.wheelRadius = wheelRadius;
            this.track = track;
            this.maximumWheelSpeed = maximumWheelSpeed;
        }

        @Override
        public boolean canBeCut() {
            return false;
        }

        @Override
        public int channels() {
            return 2;
        }

        @Override
        public int memoryPerRobot() {
            return 0;
        }

        @Override
        public void drive(Bodies bodies, double[] commands, double step) {
            for (int i = 0; i < bodies.robots; i++) {
                if (bodies.body[i].present) {
                    double left = Saturation.limit(commands[2 * i], maximumWheelSpeed);
                    double right = Saturation.limit(commands[2 * i + 1], maximumWheelSpeed);
                    bodies.body[i].along = (right + left) * wheelRadius / 2;
                    bodies.body[i].spin = (right - left) * wheelRadius / track;
                    bodies.body[i].across = 0;
                    bodies.body[i].skidding = false;
                }
            }
        }
    }

    /**
     * Motors of first order (Klančar 2003, eq. 2): each wheel runs up to its commanded speed with a time constant. The
     * step uses the closed form of the equation, so the wheel speeds and the way covered on a straight line are exact.
     *
     * <p>Commands: left and right wheel speed, rad/s, positive forward.
     */
    static final class FirstOrderDrive implements Drive {
        private final double wheelRadius;
        private final double track;
        private final double timeConstant;
        private final double maximumWheelSpeed;
        private final SidewaysGrip grip;

        private double decayStep = -1;
        private double decay;
        private double meanShare;

        /**
         * Motors with a time constant and no limit of speed.
         *
         * @param wheelRadius r of the paper, m
         * @param track distance between the wheels, L of the paper, m
         * @param timeConstant T of the paper, s
         * @param grip what takes sideways motion off
         */
        public FirstOrderDrive(double wheelRadius, double track, double timeConstant, SidewaysGrip grip) {
            this(wheelRadius, track, timeConstant, Double.POSITIVE_INFINITY, grip);
        }

        /**
         * Motors with a time constant.
         *
         * @param wheelRadius r of the paper, m
         * @param track distance between the wheels, L of the paper, m
         * @param timeConstant T of the paper, s
         * @param maximumWheelSpeed commands beyond it saturate, rad/s
         * @param grip what takes sideways motion off
         */
        public FirstOrderDrive(
                double wheelRadius, double track, double timeConstant, double maximumWheelSpeed, SidewaysGrip grip) {
            this.wheelRadius = wheelRadius;
            this.track = track;
            this.timeConstant = timeConstant;
            this.maximumWheelSpeed = maximumWheelSpeed;
            this.grip = grip;
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
            return grip.slips();
        }

        @Override
        public void drive(Bodies bodies, double[] commands, double step) {
            if (step != decayStep) {
                decayStep = step;
                decay = Decay.left(step / timeConstant);
                // Mean of the decaying difference over the step, less its value at the end.
                meanShare = Decay.mean(step / timeConstant) - decay;
            }
            for (int i = 0; i < bodies.robots; i++) {
                MovingBody robot = bodies.body[i];
                if (!robot.present) {
                    continue;
                }
                grip.begin(robot, step);
                double along = robot.along;
                double turning = robot.spin * track / 2;
                if (robot.skidding) {
                    along = WheelMemory.along(bodies, i);
                    turning = WheelMemory.turning(bodies, i);
                    robot.skidding = false;
                }
                // Sum and difference of the wheels decay like the wheels themselves.
                double left = Saturation.limit(commands[2 * i], maximumWheelSpeed);
                double right = Saturation.limit(commands[2 * i + 1], maximumWheelSpeed);
                double wantedAlong = (right + left) * (wheelRadius / 2);
                double wantedTurning = (right - left) * (wheelRadius / 2);
                double lackAlong = along - wantedAlong;
                double lackTurning = turning - wantedTurning;
                robot.along = wantedAlong + lackAlong * decay;
                robot.spin = (wantedTurning + lackTurning * decay) * (2 / track);
                robot.leadAlong = lackAlong * meanShare;
                robot.leadSpin = lackTurning * meanShare * (2 / track);
                grip.end(robot, step);
            }
        }
    }

    /**
     * Robots moved by the torques on their wheels (Klančar 2007, eq. 1–10), the mass centre off the axle, the wheels with
     * inertia and damping of their own.
     *
     * <p>Eliminating the Lagrange multipliers from eq. 6 as eq. 7–10 say leaves two equations for the wheel speeds. For
     * their sum s = φ̇r + φ̇l and difference q = φ̇r − φ̇l they read
     *
     * <pre>
     *   (r²m/2 + J_k) ṡ       = τr + τl − μ s + h q²
     *   (r²I_o/2b² + J_k) q̇   = τr − τl − μ q − h q s        h = m_c d r³/4b²
     * </pre>
     *
     * with m = m_c + 2m_k and I_o = J_c + m_c d² + 2J_m + 2m_k b². The term h carries the mass of the body, not of the whole
     * robot, because the wheels are on the axle. Each step is one of Runge and Kutta, fourth order, or more if the motors
     * are stiff.
     *
     * <p>Commands: left and right wheel, in the motor's unit.
     */
    static final class DynamicDrive implements Drive {
        private static final double LARGEST_STEP_IN_TIME_CONSTANTS = 0.25;

        private final double wheelRadius;
        private final double halfTrack;
        private final double sumInertia;
        private final double differenceInertia;
        private final double coupling;
        private final double damping;
        private final Motor motor;
        private final SidewaysGrip grip;

        private double sum;
        private double difference;
        private double sumSlope;
        private double differenceSlope;

        /**
         * A drive by torques.
         *
         * @param wheelRadius r, m
         * @param halfTrack b, m
         * @param mass m, of the whole robot, kg
         * @param inertia I_o, of the whole robot about the middle of its axle, kg·m²
         * @param wheelInertia J_k, kg·m²
         * @param massTimesOffset m_c·d, kg·m
         * @param damping μ, N·m·s
         * @param motor where the torques come from
         * @param grip what takes sideways motion off
         */
        public DynamicDrive(
                double wheelRadius,
                double halfTrack,
                double mass,
                double inertia,
                double wheelInertia,
                double massTimesOffset,
                double damping,
                Motor motor,
                SidewaysGrip grip) {
            this.wheelRadius = wheelRadius;
            this.halfTrack = halfTrack;
            double squared = wheelRadius * wheelRadius;
            this.sumInertia = squared * mass / 2 + wheelInertia;
            this.differenceInertia = squared * inertia / (2 * halfTrack * halfTrack) + wheelInertia;
            this.coupling = massTimesOffset * squared * wheelRadius / (4 * halfTrack * halfTrack);
            this.damping = damping;
            this.motor = motor;
            this.grip = grip;
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
            return grip.slips();
        }

        @Override
        public void drive(Bodies bodies, double[] commands, double step) {
            double rate = (damping + motor.steepness()) / Math.min(sumInertia, differenceInertia);
            int parts = Math.max(1, (int) Math.ceil(step * rate / LARGEST_STEP_IN_TIME_CONSTANTS));
            for (int i = 0; i < bodies.robots; i++) {
                if (bodies.body[i].present) {
                    grip.begin(bodies.body[i], step);
                    driveOne(bodies, i, commands[2 * i], commands[2 * i + 1], step / parts, parts);
                    grip.end(bodies.body[i], step);
                }
            }
        }

        private void driveOne(Bodies bodies, int i, double left, double right, double step, int parts) {
            double along = bodies.body[i].along;
            double turning = bodies.body[i].spin * halfTrack;
            if (bodies.body[i].skidding) {
                along = WheelMemory.along(bodies, i);
                turning = WheelMemory.turning(bodies, i);
                bodies.body[i].skidding = false;
            }
            sum = 2 * along / wheelRadius;
            difference = 2 * turning / wheelRadius;
            double meanSum = 0;
            double meanDifference = 0;
            for (int part = 0; part < parts; part++) {
                double s = sum;
                double q = difference;
                slopes(s, q, left, right);
                double s1 = sumSlope;
                double q1 = differenceSlope;
                slopes(s + step / 2 * s1, q + step / 2 * q1, left, right);
                double s2 = sumSlope;
                double q2 = differenceSlope;
                slopes(s + step / 2 * s2, q + step / 2 * q2, left, right);
                double s3 = sumSlope;
                double q3 = differenceSlope;
                slopes(s + step * s3, q + step * q3, left, right);
                sum = s + step / 6 * (s1 + 2 * (s2 + s3) + sumSlope);
                difference = q + step / 6 * (q1 + 2 * (q2 + q3) + differenceSlope);
                // The way the wheels turned, by the same scheme, tells the mean speed.
                meanSum += s + step / 6 * (s1 + s2 + s3);
                meanDifference += q + step / 6 * (q1 + q2 + q3);
            }
            double spinPerDifference = wheelRadius / (2 * halfTrack);
            bodies.body[i].along = sum * wheelRadius / 2;
            bodies.body[i].spin = difference * spinPerDifference;
            bodies.body[i].leadAlong = (meanSum / parts - sum) * wheelRadius / 2;
            bodies.body[i].leadSpin = (meanDifference / parts - difference) * spinPerDifference;
        }

        private void slopes(double s, double q, double left, double right) {
            double torqueRight = motor.torque(right, (s + q) / 2);
            double torqueLeft = motor.torque(left, (s - q) / 2);
            sumSlope = (torqueRight + torqueLeft - damping * s + coupling * q * q) / sumInertia;
            differenceSlope = (torqueRight - torqueLeft - damping * q - coupling * q * s) / differenceInertia;
        }
    }

    /** Where the torque on a wheel comes from. */
    sealed interface Motor {

        /**
         * {@return the torque on the wheel, N·m}
         *
         * @param command of the wheel
         * @param wheelSpeed how fast the wheel turns, rad/s
         */
        double torque(double command, double wheelSpeed);

        /** {@return by how much the torque falls per rad/s of wheel speed at most, N·m·s} */
        double steepness();

        /** The command is the torque, as in Klančar 2007, eq. 6. Commands: N·m. */
        record Direct() implements Motor {
            @Override
            public double torque(double command, double wheelSpeed) {
                return command;
            }

            @Override
            public double steepness() {
                return 0;
            }
        }

        /**
         * A DC motor whose current follows its voltage at once (Klančar 2007, end of sec. 3.1, neglects the electrical time
         * constant), with a controller that asks for the voltage at which the wheel would keep the commanded speed, and for
         * more while it lacks speed, as far as the battery goes. Commands: wheel speeds, rad/s.
         *
         * @param batteryVoltage V
         * @param torquePerVolt at the wheel, N·m/V
         * @param backVoltage per wheel speed, V·s/rad
         * @param speedGain voltage per lacking wheel speed, V·s/rad
         * @param damping of the wheel, which the controller makes up for, N·m·s
         * @param maximumWheelSpeed commands beyond it saturate, rad/s
         */
        record SpeedControlled(
                double batteryVoltage,
                double torquePerVolt,
                double backVoltage,
                double speedGain,
                double damping,
                double maximumWheelSpeed)
                implements Motor {
            @Override
            public double torque(double command, double wheelSpeed) {
                double wanted = Saturation.limit(command, maximumWheelSpeed);
                double keeping = (backVoltage + damping / torquePerVolt) * wanted;
                double voltage = Saturation.limit(keeping + speedGain * (wanted - wheelSpeed), batteryVoltage);
                return torquePerVolt * (voltage - backVoltage * wheelSpeed);
            }

            @Override
            public double steepness() {
                return torquePerVolt * (backVoltage + speedGain);
            }
        }
    }

    /**
     * How the wheels take off sideways motion, which a collision between free bodies gives a robot though its wheels cannot
     * roll that way. A robot that moves sideways slides: it keeps its velocity in the world while it turns, but for what motors
     * and ground do along and across the heading that it has half-way. One that rolls is held in its curve.
     */
    static final class SidewaysGrip {
        private final double deceleration;
        private double cosine;
        private double sine;
        private double alongBefore;
        private double acrossBefore;

        /**
         * A grip.
         *
         * @param deceleration m/s²; infinite if the wheels never slip sideways
         */
        SidewaysGrip(double deceleration) {
            if (!(deceleration > 0)) {
                throw new IllegalArgumentException("sideways grip must be positive, but is " + deceleration + " m/s²");
            }
            this.deceleration = deceleration;
        }

        /** {@return wheels that never slip sideways} */
        static SidewaysGrip perfect() {
            return new SidewaysGrip(Double.POSITIVE_INFINITY);
        }

        /** Whether it ever lets robots slide. */
        boolean slips() {
            return deceleration < Double.POSITIVE_INFINITY;
        }

        /** Begins a step: the velocity of a robot that slides, as it is seen half-way. */
        void begin(MovingBody robot, double step) {
            alongBefore = robot.along;
            acrossBefore = robot.skidding || !slips() ? 0 : robot.across;
            robot.across = acrossBefore;
            robot.leadAcross = 0;
            if (acrossBefore != 0) {
                double half = 0.5 * step * robot.spin;
                cosine = Trigonometry.cos(half);
                sine = Trigonometry.sin(half);
                robot.along = cosine * alongBefore + sine * acrossBefore;
                robot.across = cosine * acrossBefore - sine * alongBefore;
            }
        }

        /** Ends a step, after the motors have acted along the heading: takes off sideways motion. */
        void end(MovingBody robot, double step) {
            if (acrossBefore == 0) {
                return;
            }
            double across = robot.across;
            double lost = deceleration * step;
            if (lost >= Math.abs(across)) {
                // It rolls from here on, and its wheels have turned its velocity with it.
                robot.across = 0;
                robot.leadAlong += 0.5 * (alongBefore - robot.along);
                robot.leadAcross = 0.5 * acrossBefore;
                return;
            }
            double along = robot.along;
            double left = across > 0 ? across - lost : across + lost;
            double leadAlong = robot.leadAlong;
            double leadAcross = 0.5 * (across - left);
            robot.along = cosine * along - sine * left;
            robot.across = cosine * left + sine * along;
            robot.leadAlong = cosine * leadAlong - sine * leadAcross;
            robot.leadAcross = cosine * leadAcross + sine * leadAlong;
        }
    }

    /** What becomes of a command that asks for more than there is. */
    static final class Saturation {
        private Saturation() {}

        /** The value nearest to the wanted one within ± limit. */
        static double limit(double wanted, double limit) {
            return wanted > limit ? limit : wanted < -limit ? -limit : wanted;
        }
    }
}
