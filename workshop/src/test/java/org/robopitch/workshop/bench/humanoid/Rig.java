// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.bench.humanoid;

import java.util.Arrays;
import org.robopitch.humanoid.body.Joint;
import org.robopitch.humanoid.body.RobotType;
import org.robopitch.humanoid.world.HumanoidPhysics;
import org.robopitch.humanoid.world.HumanoidWorld;
import org.robopitch.humanoid.world.PartMotion;

/** One robot on either engine, so that the same commands can be sent to both. */
abstract class Rig {
    static final double CYCLE = 0.02;

    abstract void command(int joint, double speed);

    abstract double angle(int joint);

    abstract void step();

    abstract double torso(int axis);

    abstract double upright();

    abstract double rollRate();

    abstract double footForce(boolean right);

    abstract void placeBall(double x, double y, double vx, double vy);

    abstract double ball(int axis);

    static Rig own() {
        HumanoidWorld world = new HumanoidWorld(HumanoidPhysics.standard(), RobotType.TYPE0);
        world.beam(0, 0, 0, 0);
        world.placeBall(5, 5, 0.042, 0, 0, 0);
        PartMotion pose = new PartMotion();
        return new Rig() {
            @Override
            void command(int joint, double speed) {
                world.command(0, joint, speed);
            }

            @Override
            double angle(int joint) {
                return world.angle(0, joint);
            }

            @Override
            void step() {
                world.step();
            }

            @Override
            double torso(int axis) {
                world.part(0, 0, pose);
                return pose.position[axis];
            }

            @Override
            double upright() {
                world.part(0, 0, pose);
                return pose.upright();
            }

            @Override
            double rollRate() {
                world.part(0, 0, pose);
                double[] turn = pose.rotation;
                double[] spin = pose.spin;
                return turn[1] * spin[0] + turn[4] * spin[1] + turn[7] * spin[2];
            }

            @Override
            double footForce(boolean right) {
                double[] force = new double[6];
                world.footForce(0, right ? 0 : 1, force);
                return force[5];
            }

            @Override
            void placeBall(double x, double y, double vx, double vy) {
                world.placeBall(x, y, 0.042, vx, vy, 0);
            }

            @Override
            double ball(int axis) {
                return world.ball(axis);
            }
        };
    }

    static Rig ode() {
        OdeHumanoids world = new OdeHumanoids(CYCLE, RobotType.TYPE0);
        world.beam(0, 0, 0, 0);
        world.placeBall(5, 5, 0.042, 0, 0, 0);
        return new Rig() {
            @Override
            void command(int joint, double speed) {
                world.command(0, joint, speed);
            }

            @Override
            double angle(int joint) {
                return world.angle(0, joint);
            }

            @Override
            void step() {
                world.step();
            }

            @Override
            double torso(int axis) {
                return world.torso(0, axis);
            }

            @Override
            double upright() {
                return world.upright(0);
            }

            @Override
            double rollRate() {
                return world.gyro(0, 1);
            }

            @Override
            double footForce(boolean right) {
                return world.footForce(0, right, 2);
            }

            @Override
            void placeBall(double x, double y, double vx, double vy) {
                world.placeBall(x, y, 0.042, vx, vy, 0);
            }

            @Override
            double ball(int axis) {
                return world.ball(axis);
            }
        };
    }

    void steps(int count) {
        for (int i = 0; i < count; i++) {
            step();
        }
    }

    /** Moves all joints to their goals within a time, then on with the next step. */
    void moveTo(double[] degrees, double seconds) {
        double[] from = new double[Joint.COUNT];
        for (int j = 0; j < degrees.length; j++) {
            from[j] = angle(j);
        }
        int cycles = (int) Math.round(seconds / CYCLE);
        for (int i = 1; i <= cycles; i++) {
            for (int j = 0; j < degrees.length; j++) {
                double goal = from[j] + (Math.toRadians(degrees[j]) - from[j]) * i / cycles;
                command(j, (goal - angle(j)) / CYCLE);
            }
            step();
        }
        for (int j = 0; j < degrees.length; j++) {
            command(j, 0);
        }
    }

    /** Walks for a while; {@return how far it came}. */
    double walk(double period, double stride, int cycles) {
        SimpleWalk walk = new SimpleWalk(period, stride);
        double[] angles = new double[Joint.COUNT];
        double start = 0;
        for (int i = 0; i < cycles + 100; i++) {
            double time = (i - 99) * CYCLE;
            walk.angles(Math.max(0, time), rollRate(), angles);
            double gain = time < 0 ? 0.1 : 1;
            for (int j = 0; j < 22; j++) {
                command(j, gain * (angles[j] - angle(j)) / CYCLE);
            }
            step();
            if (i == 100) {
                start = torso(0);
            }
        }
        return torso(0) - start;
    }

    static double[] pose() {
        double[] pose = new double[22];
        Arrays.fill(pose, 0);
        pose[Joint.RAJ1.ordinal()] = -90;
        pose[Joint.LAJ1.ordinal()] = -90;
        return pose;
    }

    static double[] bent(double hip, double knee, double ankle) {
        double[] pose = pose();
        for (Joint first : new Joint[] {Joint.RLJ3, Joint.LLJ3}) {
            pose[first.ordinal()] = hip;
            pose[first.ordinal() + 1] = knee;
            pose[first.ordinal() + 2] = ankle;
        }
        return pose;
    }
}
