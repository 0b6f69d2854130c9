// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.world;

import org.robopitch.humanoid.body.Joint;

/** Puts robots and ball of a world where a league, a person or a test wants them, and sets how they move. */
public final class HumanoidPlacement {
    /** Height of the torso's centre when a robot is beamed, m. */
    public static final double BEAM_HEIGHT = 0.4;

    private final RobotBody[] robots;
    private final BallBody ball;
    private final Entity[] entities;
    private final Accelerometers accelerometers;

    HumanoidPlacement(RobotBody[] robots, BallBody ball, Entity[] entities, Accelerometers accelerometers) {
        this.robots = robots;
        this.ball = ball;
        this.entities = entities;
        this.accelerometers = accelerometers;
    }

    /**
     * Puts a robot upright on the pitch, at rest, its joints as they are.
     *
     * @param robot its number
     * @param x m
     * @param y m
     * @param heading rad; 0 looks along x
     */
    public void beam(int robot, double x, double y, double heading) {
        double half = (heading - Math.PI / 2) / 2;
        place(robot, x, y, BEAM_HEIGHT, StrictMath.cos(half), 0, 0, StrictMath.sin(half));
    }

    /**
     * Puts a robot anywhere, at rest, its joints as they are.
     *
     * @param robot its number
     * @param x of the torso's centre, m
     * @param y of the torso's centre, m
     * @param z of the torso's centre, m
     * @param qw orientation of the torso as a quaternion
     * @param qx orientation
     * @param qy orientation
     * @param qz orientation
     */
    public void place(int robot, double x, double y, double z, double qw, double qx, double qy, double qz) {
        RobotBody body = robots[robot];
        wakeAround(body);
        double norm = Math.sqrt(qw * qw + qx * qx + qy * qy + qz * qz);
        body.pose[0] = x;
        body.pose[1] = y;
        body.pose[2] = z;
        body.pose[3] = qw / norm;
        body.pose[4] = qx / norm;
        body.pose[5] = qy / norm;
        body.pose[6] = qz / norm;
        body.stop();
        body.updateKinematics();
        accelerometers.rest(robot);
    }

    /**
     * Carries a robot as it is, motion and all, to another place.
     *
     * @param robot its number
     * @param x of the torso's centre, m
     * @param y of the torso's centre, m
     */
    public void shift(int robot, double x, double y) {
        RobotBody body = robots[robot];
        wakeAround(body);
        body.pose[0] = x;
        body.pose[1] = y;
        body.still = false;
        body.updateKinematics();
    }

    /**
     * Holds a robot up as it is, at rest.
     *
     * @param robot its number
     * @param z of the torso's centre, m
     */
    public void lift(int robot, double z) {
        double[] pose = robots[robot].pose;
        place(robot, pose[0], pose[1], z, pose[3], pose[4], pose[5], pose[6]);
    }

    /**
     * Sets the velocity of a robot whose joints stand still.
     *
     * @param robot its number
     * @param velocity of the torso's centre, m/s
     * @param spin angular velocity in the world's axes, rad/s
     */
    public void throwRobot(int robot, double[] velocity, double[] spin) {
        RobotBody body = robots[robot];
        body.stop();
        System.arraycopy(spin, 0, body.speed, 0, 3);
        System.arraycopy(velocity, 0, body.speed, 3, 3);
        body.carrySpeeds();
        accelerometers.rest(robot);
    }

    /**
     * Sets a joint's angle, at rest.
     *
     * @param robot its number
     * @param joint its number, by {@link Joint}
     * @param angle rad
     */
    public void setJoint(int robot, int joint, double angle) {
        wakeAround(robots[robot]);
        robots[robot].angle[joint] = angle;
        robots[robot].speed[6 + joint] = 0;
        robots[robot].still = false;
        robots[robot].updateKinematics();
    }

    /**
     * Puts the ball somewhere, without spin.
     *
     * @param x m
     * @param y m
     * @param z of its centre, m
     * @param vx m/s
     * @param vy m/s
     * @param vz m/s
     */
    public void placeBall(double x, double y, double z, double vx, double vy, double vz) {
        wakeAround(ball);
        ball.stop();
        ball.pose[0] = x;
        ball.pose[1] = y;
        ball.pose[2] = z;
        ball.speed[3] = vx;
        ball.speed[4] = vy;
        ball.speed[5] = vz;
        System.arraycopy(ball.speed, 0, ball.partSpeed, 0, 6);
        ball.updateKinematics();
    }

    /** Lets those move who may lean on an entity that is taken away. */
    void wakeAround(Entity entity) {
        for (Entity other : entities) {
            if (other.boundsMeet(entity)) {
                other.still = false;
            }
        }
    }
}
