// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.world;

import org.robopitch.humanoid.body.Shape;

/**
 * What the solver moves: a tree of parts on a free root, described about the root's centre in the world's axes.
 *
 * <p>Its speeds are the root's angular velocity (0–2), the root's velocity (3–5), then one for each joint (from 6).
 */
abstract class Entity {
    /** Most speeds an entity can have. */
    static final int MOST_FREEDOMS = 30;

    /** Where the root is: x, y, z, then its orientation as a quaternion w, x, y, z. */
    final double[] pose = {0, 0, 0, 1, 0, 0, 0};

    /** Speeds after the last step. */
    final double[] speed = new double[MOST_FREEDOMS];

    /** Mass matrix, lower triangle, rows of {@link #MOST_FREEDOMS}. */
    final double[] massMatrix = new double[MOST_FREEDOMS * MOST_FREEDOMS];

    /** Momentum along each speed, with what forces add to it in this step. */
    final double[] momentum = new double[MOST_FREEDOMS];

    /** Axes of the joints in the world, three numbers each. */
    final double[] axis;

    /** Places of the joints relative to the root's centre, three numbers each. */
    final double[] anchor;

    /** Orientations of the parts, nine numbers each, by rows. */
    final double[] rotation;

    /** Centres of the parts relative to the root's, in the world's axes, m. */
    final double[] centre;

    /** Angular velocity and velocity of the centre of each part, carried from step to step. */
    final double[] partSpeed;

    /** Boxes around the parts: three lower bounds, three upper ones each, m. */
    final double[] partBounds;

    /** Box around the whole. */
    final double[] bounds = new double[6];

    /** Whether it is on the pitch; what is not takes no part in anything. */
    boolean present = true;

    /** Whether the last step began and ended at rest in the same pose: the next one then does the same. */
    boolean still;

    Entity(int parts, int joints) {
        axis = new double[3 * joints];
        anchor = new double[3 * joints];
        rotation = new double[9 * parts];
        centre = new double[3 * parts];
        partSpeed = new double[6 * parts];
        partBounds = new double[6 * parts];
    }

    /** {@return how many speeds it has} */
    abstract int freedoms();

    /** {@return the joints between the root and a part} */
    abstract int[] chain(int part);

    /** Brings all that follows from pose and angles up to date. */
    abstract void updateKinematics();

    /** Computes mass matrix and momentum for a step. */
    abstract void updateDynamics(double step, double gravity);

    /** Carries the parts' speeds from the solution, then moves on. */
    abstract void move(double step);

    /** {@return the parts that can touch something} */
    abstract int[] colliding();

    abstract Shape shape(int part);

    final boolean atRest() {
        for (int i = 0; i < freedoms(); i++) {
            if (speed[i] != 0) {
                return false;
            }
        }
        for (double value : partSpeed) {
            if (value != 0) {
                return false;
            }
        }
        return true;
    }

    final void stop() {
        java.util.Arrays.fill(speed, 0);
        java.util.Arrays.fill(partSpeed, 0);
        still = false;
    }

    final boolean boundsMeet(Entity other) {
        return Detection.boundsMeet(bounds, 0, other.bounds, 0);
    }

    /** Moves the root by its velocity and turns it by its angular velocity, to first order as ODE does. */
    final void moveRoot(double step) {
        pose[0] += step * speed[3];
        pose[1] += step * speed[4];
        pose[2] += step * speed[5];
        double half = 0.5 * step;
        double w = pose[3];
        double x = pose[4];
        double y = pose[5];
        double z = pose[6];
        double nw = w + half * (-speed[0] * x - speed[1] * y - speed[2] * z);
        double nx = x + half * (speed[0] * w + speed[1] * z - speed[2] * y);
        double ny = y + half * (speed[1] * w + speed[2] * x - speed[0] * z);
        double nz = z + half * (speed[2] * w + speed[0] * y - speed[1] * x);
        double scale = 1 / Math.sqrt(nw * nw + nx * nx + ny * ny + nz * nz);
        pose[3] = nw * scale;
        pose[4] = nx * scale;
        pose[5] = ny * scale;
        pose[6] = nz * scale;
    }

    /** Writes the rotation matrix of the root. */
    final void rootRotation() {
        double w = pose[3];
        double x = pose[4];
        double y = pose[5];
        double z = pose[6];
        rotation[0] = 1 - 2 * (y * y + z * z);
        rotation[1] = 2 * (x * y - w * z);
        rotation[2] = 2 * (x * z + w * y);
        rotation[3] = 2 * (x * y + w * z);
        rotation[4] = 1 - 2 * (x * x + z * z);
        rotation[5] = 2 * (y * z - w * x);
        rotation[6] = 2 * (x * z - w * y);
        rotation[7] = 2 * (y * z + w * x);
        rotation[8] = 1 - 2 * (x * x + y * y);
    }
}
