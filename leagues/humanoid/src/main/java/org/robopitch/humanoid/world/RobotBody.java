// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.world;

import org.robopitch.engine.move.Trigonometry;
import org.robopitch.humanoid.body.Joint;
import org.robopitch.humanoid.body.Part;
import org.robopitch.humanoid.body.RobotModel;
import org.robopitch.humanoid.body.Shape;

/**
 * A robot's state in reduced coordinates, and its dynamics: kinematics outwards along the limbs, composite inertias and
 * momenta inwards (the composite-rigid-body method), all about the torso's centre in the world's axes.
 *
 * <p>No bias forces: each part carries its velocity from the last step, and the momenta are projected onto the joints of
 * the new pose. A change of pose can then take energy, but not add any.
 */
final class RobotBody extends Entity {
    /** Of each part, on its speed, N·s/m, and on its turn, N·m·s: as the league's server slows its bodies. */
    private static final double DRAG = 0.01;

    private static final int[] FEET = {
        Part.RFOOT.ordinal(), Part.LFOOT.ordinal(), Part.RTOE.ordinal(), Part.LTOE.ordinal()
    };
    private static final int SOLE = 7;

    /** The gyroscopic torque counts up to this turn in a step, rad; beyond it, it would pump energy. */
    private static final double MOST_TURN = 0.5;

    RobotModel model;

    /** Joint angles, rad. */
    final double[] angle = new double[Joint.COUNT];

    /** Speeds that the motors hold, rad/s. */
    final double[] wanted = new double[Joint.COUNT];

    /** Velocity of the torso at the last sample (3), and what its accelerometer reads (3). */
    final double[] accelerometer = new double[6];

    /** For each foot and toe: sum of the lengths of the forces on it, their place (3) and their sum (3), in its frame. */
    final double[] soles = new double[FEET.length * SOLE];

    private final int[] axisKind = new int[Joint.COUNT];

    /** Composite inertia about the torso's centre: mass, mass × centre (3), xx, yy, zz, xy, xz, yz. */
    private final double[] composite = new double[10 * Part.COUNT];

    /** Momentum about the torso's centre: angular (3), linear (3). */
    private final double[] wrench = new double[6 * Part.COUNT];

    RobotBody(RobotModel model) {
        super(Part.COUNT, Joint.COUNT);
        this.model = model;
        become(model);
    }

    /** Makes it a robot of another type, standing straight. */
    void become(RobotModel newModel) {
        model = newModel;
        java.util.Arrays.fill(angle, 0);
        java.util.Arrays.fill(wanted, 0);
        stop();
        for (int j = 0; j < newModel.joints(); j++) {
            axisKind[j] = 3;
            for (int k = 0; k < 3; k++) {
                if (newModel.axis[3 * j + k] == 1) {
                    axisKind[j] = k;
                }
            }
        }
    }

    @Override
    int freedoms() {
        return 6 + model.joints();
    }

    @Override
    int[] chain(int part) {
        return model.chains[part];
    }

    @Override
    int[] colliding() {
        return model.colliding;
    }

    @Override
    Shape shape(int part) {
        return model.shape[part];
    }

    @Override
    void updateKinematics() {
        rootRotation();
        int[] parents = model.parent;
        for (int i = 1; i < model.parts; i++) {
            int j = i - 1;
            int parent = parents[i];
            place(j, i, parent);
        }
        for (int k = 0; k < 3; k++) {
            bounds[k] = Double.POSITIVE_INFINITY;
            bounds[k + 3] = Double.NEGATIVE_INFINITY;
        }
        for (int part : model.colliding) {
            bound(part);
        }
    }

    private void place(int j, int i, int parent) {
        double[] r = rotation;
        int p = 9 * parent;
        int o = 9 * i;
        double[] local = model.axis;
        double lx = local[3 * j];
        double ly = local[3 * j + 1];
        double lz = local[3 * j + 2];
        axis[3 * j] = r[p] * lx + r[p + 1] * ly + r[p + 2] * lz;
        axis[3 * j + 1] = r[p + 3] * lx + r[p + 4] * ly + r[p + 5] * lz;
        axis[3 * j + 2] = r[p + 6] * lx + r[p + 7] * ly + r[p + 8] * lz;
        double s = Trigonometry.sin(angle[j]);
        double c = Trigonometry.cos(angle[j]);
        int kind = axisKind[j];
        if (kind < 3) {
            int next = kind == 2 ? 0 : kind + 1;
            int last = kind == 0 ? 2 : kind - 1;
            for (int row = 0; row < 9; row += 3) {
                double a = r[p + row + next];
                double b = r[p + row + last];
                r[o + row + kind] = r[p + row + kind];
                r[o + row + next] = c * a + s * b;
                r[o + row + last] = c * b - s * a;
            }
        } else {
            double t = 1 - c;
            double m00 = t * lx * lx + c;
            double m01 = t * lx * ly - s * lz;
            double m02 = t * lx * lz + s * ly;
            double m10 = t * lx * ly + s * lz;
            double m11 = t * ly * ly + c;
            double m12 = t * ly * lz - s * lx;
            double m20 = t * lx * lz - s * ly;
            double m21 = t * ly * lz + s * lx;
            double m22 = t * lz * lz + c;
            for (int row = 0; row < 9; row += 3) {
                double a = r[p + row];
                double b = r[p + row + 1];
                double d = r[p + row + 2];
                r[o + row] = a * m00 + b * m10 + d * m20;
                r[o + row + 1] = a * m01 + b * m11 + d * m21;
                r[o + row + 2] = a * m02 + b * m12 + d * m22;
            }
        }
        double[] inParent = model.anchorInParent;
        double[] inChild = model.anchorInChild;
        for (int k = 0; k < 3; k++) {
            int row = 3 * k;
            double at = centre[3 * parent + k]
                    + r[p + row] * inParent[3 * j]
                    + r[p + row + 1] * inParent[3 * j + 1]
                    + r[p + row + 2] * inParent[3 * j + 2];
            anchor[3 * j + k] = at;
            centre[3 * i + k] = at
                    - r[o + row] * inChild[3 * j]
                    - r[o + row + 1] * inChild[3 * j + 1]
                    - r[o + row + 2] * inChild[3 * j + 2];
        }
    }

    private void bound(int part) {
        Shape shape = model.shape[part];
        for (int k = 0; k < 3; k++) {
            int row = 9 * part + 3 * k;
            double half = switch (shape.kind()) {
                case BOX ->
                    Math.abs(rotation[row]) * shape.x()
                            + Math.abs(rotation[row + 1]) * shape.y()
                            + Math.abs(rotation[row + 2]) * shape.z();
                case CAPSULE -> Math.abs(rotation[row + 2]) * shape.z() + shape.x();
                case SPHERE, MASS_ONLY -> shape.x();
            };
            double middle = pose[k] + centre[3 * part + k];
            partBounds[6 * part + k] = middle - half;
            partBounds[6 * part + k + 3] = middle + half;
            bounds[k] = Math.min(bounds[k], middle - half);
            bounds[k + 3] = Math.max(bounds[k + 3], middle + half);
        }
    }

    @Override
    void updateDynamics(double step, double gravity) {
        for (int i = 0; i < model.parts; i++) {
            partDynamics(i, step, gravity);
        }
        int[] parents = model.parent;
        for (int i = model.parts - 1; i > 0; i--) {
            int parent = parents[i];
            for (int k = 0; k < 10; k++) {
                composite[10 * parent + k] += composite[10 * i + k];
            }
            for (int k = 0; k < 6; k++) {
                wrench[6 * parent + k] += wrench[6 * i + k];
            }
            jointDynamics(i - 1);
        }
        rootDynamics();
    }

    private void partDynamics(int i, double step, double gravity) {
        double m = model.mass[i];
        double[] local = model.inertia;
        double ix = local[3 * i];
        double iy = local[3 * i + 1];
        double iz = local[3 * i + 2];
        int o = 9 * i;
        double r0 = rotation[o];
        double r1 = rotation[o + 1];
        double r2 = rotation[o + 2];
        double r3 = rotation[o + 3];
        double r4 = rotation[o + 4];
        double r5 = rotation[o + 5];
        double r6 = rotation[o + 6];
        double r7 = rotation[o + 7];
        double r8 = rotation[o + 8];
        double xx = r0 * r0 * ix + r1 * r1 * iy + r2 * r2 * iz;
        double yy = r3 * r3 * ix + r4 * r4 * iy + r5 * r5 * iz;
        double zz = r6 * r6 * ix + r7 * r7 * iy + r8 * r8 * iz;
        double xy = r0 * r3 * ix + r1 * r4 * iy + r2 * r5 * iz;
        double xz = r0 * r6 * ix + r1 * r7 * iy + r2 * r8 * iz;
        double yz = r3 * r6 * ix + r4 * r7 * iy + r5 * r8 * iz;
        double cx = centre[3 * i];
        double cy = centre[3 * i + 1];
        double cz = centre[3 * i + 2];
        double[] into = composite;
        int c = 10 * i;
        into[c] = m;
        into[c + 1] = m * cx;
        into[c + 2] = m * cy;
        into[c + 3] = m * cz;
        into[c + 4] = xx + m * (cy * cy + cz * cz);
        into[c + 5] = yy + m * (cx * cx + cz * cz);
        into[c + 6] = zz + m * (cx * cx + cy * cy);
        into[c + 7] = xy - m * cx * cy;
        into[c + 8] = xz - m * cx * cz;
        into[c + 9] = yz - m * cy * cz;
        double wx = partSpeed[6 * i];
        double wy = partSpeed[6 * i + 1];
        double wz = partSpeed[6 * i + 2];
        double vx = partSpeed[6 * i + 3];
        double vy = partSpeed[6 * i + 4];
        double vz = partSpeed[6 * i + 5];
        double lx = xx * wx + xy * wy + xz * wz;
        double ly = xy * wx + yy * wy + yz * wz;
        double lz = xz * wx + yz * wy + zz * wz;
        double turn = step * Math.sqrt(wx * wx + wy * wy + wz * wz);
        double gyroscopic = turn > MOST_TURN ? step * MOST_TURN / turn : step;
        double drag = step * DRAG;
        double px = m * vx - drag * vx;
        double py = m * vy - drag * vy;
        double pz = m * vz - drag * vz - step * m * gravity;
        int w = 6 * i;
        wrench[w] = lx - drag * wx - gyroscopic * (wy * lz - wz * ly) + cy * pz - cz * py;
        wrench[w + 1] = ly - drag * wy - gyroscopic * (wz * lx - wx * lz) + cz * px - cx * pz;
        wrench[w + 2] = lz - drag * wz - gyroscopic * (wx * ly - wy * lx) + cx * py - cy * px;
        wrench[w + 3] = px;
        wrench[w + 4] = py;
        wrench[w + 5] = pz;
    }

    /** Fills a joint's row and column of the mass matrix, once the composite of its child is complete. */
    private void jointDynamics(int j) {
        double ax = axis[3 * j];
        double ay = axis[3 * j + 1];
        double az = axis[3 * j + 2];
        double ox = anchor[3 * j];
        double oy = anchor[3 * j + 1];
        double oz = anchor[3 * j + 2];
        double sx = oy * az - oz * ay;
        double sy = oz * ax - ox * az;
        double sz = ox * ay - oy * ax;
        double[] c = composite;
        int o = 10 * (j + 1);
        double mx = c[o + 1];
        double my = c[o + 2];
        double mz = c[o + 3];
        double px = c[o] * sx + ay * mz - az * my;
        double py = c[o] * sy + az * mx - ax * mz;
        double pz = c[o] * sz + ax * my - ay * mx;
        double lx = c[o + 4] * ax + c[o + 7] * ay + c[o + 8] * az + my * sz - mz * sy;
        double ly = c[o + 7] * ax + c[o + 5] * ay + c[o + 9] * az + mz * sx - mx * sz;
        double lz = c[o + 8] * ax + c[o + 9] * ay + c[o + 6] * az + mx * sy - my * sx;
        int row = (6 + j) * MOST_FREEDOMS;
        massMatrix[row] = lx;
        massMatrix[row + 1] = ly;
        massMatrix[row + 2] = lz;
        massMatrix[row + 3] = px;
        massMatrix[row + 4] = py;
        massMatrix[row + 5] = pz;
        int[] chain = model.chains[j + 1];
        for (int k : chain) {
            double bx = axis[3 * k];
            double by = axis[3 * k + 1];
            double bz = axis[3 * k + 2];
            double qx = anchor[3 * k];
            double qy = anchor[3 * k + 1];
            double qz = anchor[3 * k + 2];
            massMatrix[row + 6 + k] = bx * lx
                    + by * ly
                    + bz * lz
                    + (qy * bz - qz * by) * px
                    + (qz * bx - qx * bz) * py
                    + (qx * by - qy * bx) * pz;
        }
        int w = 6 * (j + 1);
        momentum[6 + j] = ax * wrench[w]
                + ay * wrench[w + 1]
                + az * wrench[w + 2]
                + sx * wrench[w + 3]
                + sy * wrench[w + 4]
                + sz * wrench[w + 5];
    }

    private void rootDynamics() {
        double[] c = composite;
        double[] m = massMatrix;
        int n = MOST_FREEDOMS;
        m[0] = c[4];
        m[n] = c[7];
        m[n + 1] = c[5];
        m[2 * n] = c[8];
        m[2 * n + 1] = c[9];
        m[2 * n + 2] = c[6];
        // Linear momentum of a turning body is ω × (mass × centre): column k of that is the row below.
        m[3 * n] = 0;
        m[3 * n + 1] = c[3];
        m[3 * n + 2] = -c[2];
        m[4 * n] = -c[3];
        m[4 * n + 1] = 0;
        m[4 * n + 2] = c[1];
        m[5 * n] = c[2];
        m[5 * n + 1] = -c[1];
        m[5 * n + 2] = 0;
        for (int k = 3; k < 6; k++) {
            for (int l = 3; l <= k; l++) {
                m[k * n + l] = k == l ? c[0] : 0;
            }
        }
        System.arraycopy(wrench, 0, momentum, 0, 6);
    }

    @Override
    void move(double step) {
        carrySpeeds();
        moveRoot(step);
        for (int j = 0; j < model.joints(); j++) {
            angle[j] += step * speed[6 + j];
        }
    }

    /** Takes the speeds of all parts from the speeds of root and joints. */
    void carrySpeeds() {
        // First the velocity of the point at the torso's centre, then that of the part's own centre.
        System.arraycopy(speed, 0, partSpeed, 0, 6);
        int[] parents = model.parent;
        for (int i = 1; i < model.parts; i++) {
            int j = i - 1;
            int from = 6 * parents[i];
            int to = 6 * i;
            double rate = speed[6 + j];
            double ax = axis[3 * j] * rate;
            double ay = axis[3 * j + 1] * rate;
            double az = axis[3 * j + 2] * rate;
            double ox = anchor[3 * j];
            double oy = anchor[3 * j + 1];
            double oz = anchor[3 * j + 2];
            partSpeed[to] = partSpeed[from] + ax;
            partSpeed[to + 1] = partSpeed[from + 1] + ay;
            partSpeed[to + 2] = partSpeed[from + 2] + az;
            partSpeed[to + 3] = partSpeed[from + 3] + oy * az - oz * ay;
            partSpeed[to + 4] = partSpeed[from + 4] + oz * ax - ox * az;
            partSpeed[to + 5] = partSpeed[from + 5] + ox * ay - oy * ax;
        }
        for (int i = 1; i < model.parts; i++) {
            int to = 6 * i;
            double wx = partSpeed[to];
            double wy = partSpeed[to + 1];
            double wz = partSpeed[to + 2];
            double cx = centre[3 * i];
            double cy = centre[3 * i + 1];
            double cz = centre[3 * i + 2];
            partSpeed[to + 3] += wy * cz - wz * cy;
            partSpeed[to + 4] += wz * cx - wx * cz;
            partSpeed[to + 5] += wx * cy - wy * cx;
        }
    }

    /** Samples the accelerometer, before a step, from the velocity now and one step before. */
    void sampleAcceleration(double step, double gravity) {
        double x = (speed[3] - accelerometer[0]) / step;
        double y = (speed[4] - accelerometer[1]) / step;
        double z = (speed[5] - accelerometer[2]) / step + gravity;
        System.arraycopy(speed, 3, accelerometer, 0, 3);
        for (int k = 0; k < 3; k++) {
            accelerometer[3 + k] = rotation[k] * x + rotation[3 + k] * y + rotation[6 + k] * z;
        }
    }

    /** Adds the force of a contact to the sole that a part is, if it is one. */
    void press(Contact contact, int part, int sign, double step) {
        for (int foot = 0; foot < FEET.length; foot++) {
            if (FEET[foot] == part) {
                press(contact, part, sign, step, foot * SOLE);
            }
        }
    }

    private void press(Contact contact, int part, int sign, double step, int o) {
        double fx = sign * contact.impulse[0] / step;
        double fy = sign * contact.impulse[1] / step;
        double fz = sign * contact.impulse[2] / step;
        double length = Math.sqrt(fx * fx + fy * fy + fz * fz);
        double px = contact.place[0] - pose[0] - centre[3 * part];
        double py = contact.place[1] - pose[1] - centre[3 * part + 1];
        double pz = contact.place[2] - pose[2] - centre[3 * part + 2];
        double[] r = rotation;
        int m = 9 * part;
        soles[o] += length;
        for (int k = 0; k < 3; k++) {
            soles[o + 1 + k] += length * (r[m + k] * px + r[m + 3 + k] * py + r[m + 6 + k] * pz);
            soles[o + 4 + k] += r[m + k] * fx + r[m + 3 + k] * fy + r[m + 6 + k] * fz;
        }
    }

    /** Makes the place of the force on each sole the mean of its contacts, weighted by the lengths of their forces. */
    void averageSoles() {
        for (int o = 0; o < soles.length; o += SOLE) {
            for (int k = 1; k <= 3 && soles[o] > 0; k++) {
                soles[o + k] /= soles[o];
            }
        }
    }

    /** Reads place and force of a sole; {@return whether anything presses on it}. */
    boolean readSole(int foot, double[] into) {
        System.arraycopy(soles, foot * SOLE + 1, into, 0, 6);
        return soles[foot * SOLE] > 0;
    }
}
