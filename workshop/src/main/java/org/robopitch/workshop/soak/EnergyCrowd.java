// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.soak;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.body.MovingBody;
import org.robopitch.engine.move.BallMotion;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.engine.world.PlanarWorld;
import org.robopitch.mirosot.Placement;
import org.robopitch.mirosot.Pose;
import org.robopitch.mirosot.drive.WheelMemory;
import org.robopitch.mirosot.game.Mirosot;
import org.robopitch.mirosot.parameters.BallParameters;
import org.robopitch.mirosot.parameters.CollisionParameters;
import org.robopitch.mirosot.parameters.DriveParameters;
import org.robopitch.mirosot.parameters.MirosotParameters;
import org.robopitch.mirosot.parameters.RobotParameters;
import org.robopitch.mirosot.parameters.Size;
import org.robopitch.mirosot.parameters.TimingParameters;

/**
 * A crowd of MiroSot robots that are thrown about with their motors off: whatever the physics, it never has more energy than it
 * began with. Wheels of {@code ideal} and {@code first-order} robots turn as their motors do: they brake, and those that can slip
 * stand.
 */
final class EnergyCrowd {
    /** Rounding may add so much, as a share of the first energy. */
    static final double ALLOWED = 1e-9;

    /**
     * A kind of physics.
     *
     * @param drive how wheels follow commands
     * @param limited whether wheels can slip
     * @param mode how robots respond to blows
     * @param corners whether walls follow the rule of corners
     * @param restitution of all contacts
     */
    record Kind(
            DriveParameters.Model drive,
            boolean limited,
            CollisionParameters.Mode mode,
            boolean corners,
            double restitution) {
        @Override
        public String toString() {
            return String.format(
                            Locale.ROOT,
                            "drive %s, grip %s, mode %s, wall rule %s, restitution %s",
                            drive,
                            limited ? "limited" : "rolling",
                            mode,
                            corners ? "corners" : "impulse",
                            restitution)
                    .toLowerCase(Locale.ROOT)
                    .replace('_', '-');
        }
    }

    private static final double[] GRIPS = {0.8, 0.1, 1e-4, 100};
    private static final double[] STEPS = {0.004, 0.004, 0.001, 0.002};

    private final MirosotParameters parameters;
    private final PlanarWorld world;
    private final Bodies bodies;
    private final double firstEnergy;

    /** By how much the energy has exceeded the first at most, as a share of it; negative if it never did. */
    private double mostGained = Double.NEGATIVE_INFINITY;

    /**
     * A crowd.
     *
     * @param kind its physics
     * @param seed of all else: grip, step, ball, how many there are and how they move
     */
    EnergyCrowd(Kind kind, long seed) {
        RandomStream random = new RandomStream(seed, 0);
        this.parameters = parameters(kind, random);
        this.world = Mirosot.of(parameters).newWorld();
        this.bodies = world.bodies();
        throwAbout(new Placement(world), random);
        this.firstEnergy = energy();
    }

    /** {@return all kinds: drive × grip × mode × wall rule × restitution} */
    static List<Kind> kinds() {
        List<Kind> kinds = new ArrayList<>();
        for (DriveParameters.Model drive : DriveParameters.Model.values()) {
            for (boolean limited : new boolean[] {false, true}) {
                for (CollisionParameters.Mode mode : CollisionParameters.Mode.values()) {
                    for (boolean corners : new boolean[] {false, true}) {
                        for (double restitution : new double[] {0, 0.5, 1}) {
                            kinds.add(new Kind(drive, limited, mode, corners, restitution));
                        }
                    }
                }
            }
        }
        return kinds;
    }

    private static MirosotParameters parameters(Kind kind, RandomStream random) {
        double grip = GRIPS[random.nextInt(GRIPS.length)];
        double forward = GRIPS[random.nextInt(GRIPS.length)];
        double step = STEPS[random.nextInt(STEPS.length)];
        boolean dynamic = kind.drive == DriveParameters.Model.DYNAMIC;
        double restitution = kind.restitution;
        DriveParameters drive = MirosotParameters.defaults(Size.SMALL)
                .drive()
                .with("model", kind.drive)
                .with("command", dynamic ? DriveParameters.Command.TORQUE : DriveParameters.Command.WHEEL_SPEED)
                .with("damping", random.nextInt(2) * 5e-5)
                .with(
                        "grip",
                        new DriveParameters.Grip(
                                kind.limited ? DriveParameters.Slip.LIMITED : DriveParameters.Slip.ROLLING,
                                forward,
                                grip));
        return MirosotParameters.defaults(Size.SMALL)
                .withRobotsPerTeam(1 + random.nextInt(11))
                .with("drive", drive)
                .with("ball.model", BallParameters.Model.values()[random.nextInt(BallParameters.Model.values().length)])
                .with("collisions.mode", kind.mode)
                .with("collisions.robotRestitution", restitution)
                .with("collisions.wallRestitution", restitution)
                .with("collisions.ballRobotRestitution", restitution)
                .with("collisions.ballWallRestitution", restitution)
                .with("collisions.restingSpeed", random.nextInt(2) * 0.02)
                .with(
                        "collisions.wallRule",
                        kind.corners ? CollisionParameters.WallRule.CORNERS : CollisionParameters.WallRule.IMPULSE)
                .with("collisions.pivotAngle", random.between(0, Math.PI / 2))
                .with("timing", new TimingParameters(step, step));
    }

    private void throwAbout(Placement placement, RandomStream random) {
        double halfLength = parameters.pitch().length() / 2;
        double halfWidth = parameters.pitch().width() / 2;
        double crowd = random.between(0.3, 1);
        boolean stands =
                parameters.drive().grip().isLimited() && parameters.drive().model() != DriveParameters.Model.DYNAMIC;
        placement.clearPitch();
        for (int i = 0; i < bodies.robots; i++) {
            placement.placeRobot(
                    i,
                    Pose.ofAngle(
                            random.between(-crowd, crowd) * halfLength,
                            random.between(-crowd, crowd) * halfWidth,
                            random.between(-Math.PI, Math.PI)),
                    Placement.Speed.ZERO);
            MovingBody robot = bodies.body[i];
            robot.along = random.between(-2, 2);
            robot.across = robot.inverseMassAcross > 0 ? random.between(-2, 2) : 0;
            robot.spin = random.between(-20, 20);
            if (!stands) {
                WheelMemory.roll(bodies, i, parameters.robot().halfTrack());
            }
        }
        double vx = random.between(-4, 4);
        double vy = random.between(-4, 4);
        placement.placeBall(
                random.between(-crowd, crowd) * halfLength, random.between(-crowd, crowd) * halfWidth, vx, vy);
        world.ballMemory()[BallMotion.ROLL_X] = vx;
        world.ballMemory()[BallMotion.ROLL_Y] = vy;
    }

    /** Kinetic energy of robots, wheels that turn on their own, and ball, J. */
    private double energy() {
        double sum = bodies.kineticEnergy();
        RobotParameters robot = parameters.robot();
        boolean limited = parameters.drive().grip().isLimited();
        boolean dynamic = parameters.drive().model() == DriveParameters.Model.DYNAMIC;
        double wheel = robot.wheelInertia() / (robot.wheelRadius() * robot.wheelRadius());
        for (int i = 0; i < bodies.robots; i++) {
            MovingBody body = bodies.body[i];
            double along = bodies.memoryPerRobot > 0 ? WheelMemory.along(bodies, i) : 0;
            double turning = bodies.memoryPerRobot > 0 ? WheelMemory.turning(bodies, i) : 0;
            if (limited && dynamic) {
                sum += wheel * (along * along + turning * turning);
            } else if (!limited && body.skidding) {
                // At a wall its wheels keep what the wall holds back.
                double spin = turning / robot.halfTrack();
                double kept = 0.5 * (along * along / body.inverseMassAlong + spin * spin / body.inverseInertia);
                sum += Math.max(0, kept - bodies.kineticEnergy(i));
            }
        }
        if (parameters.ball().model() == BallParameters.Model.SLIDING) {
            double rollX = world.ballMemory()[BallMotion.ROLL_X];
            double rollY = world.ballMemory()[BallMotion.ROLL_Y];
            sum += 0.2 * parameters.ball().mass() * (rollX * rollX + rollY * rollY);
        }
        return sum;
    }

    /**
     * Makes some steps.
     *
     * @param steps how many
     * @return by how much the energy exceeded the first at most, as a share of it; negative if it never did
     */
    double run(int steps) {
        for (int i = 0; i < steps; i++) {
            world.step();
            mostGained = Math.max(mostGained, energy() / firstEnergy - 1);
        }
        return mostGained;
    }
}
