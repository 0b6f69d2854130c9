// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.body;

import java.util.ArrayList;
import java.util.List;

/**
 * The tree of parts of one type of robot, as tables for the solver. With all joints at zero the frames of all parts are
 * parallel to the torso's: x right, y forward, z up. Its arrays are not to be written.
 */
public final class RobotModel {
    /** The limbs, each a chain of joints that begins at the torso: head, right and left arm, right and left leg. */
    private static final int[][] LIMBS = {
        {0, 1}, {2, 3, 4, 5}, {6, 7, 8, 9}, {10, 11, 12, 13, 14, 15, 22}, {16, 17, 18, 19, 20, 21, 23},
    };

    private static final int FIRST_LEG = 3;
    private static final double HALF_ROOT = StrictMath.sqrt(0.5);
    private static final RobotModel[] MODELS = new RobotModel[5];

    static {
        for (RobotType type : RobotType.values()) {
            MODELS[type.number()] = new RobotModel(type);
        }
    }

    public final RobotType type;

    /** How many parts it has. */
    public final int parts;

    /** Masses of the parts, kg. */
    public final double[] mass = new double[Part.COUNT];

    /** Moments of inertia, three a part, kg·m². */
    public final double[] inertia = new double[3 * Part.COUNT];

    /** Centres of the parts with all joints at zero, relative to the torso, m. */
    public final double[] centre = new double[3 * Part.COUNT];

    public final Shape[] shape = new Shape[Part.COUNT];

    /** The part that each part hangs on, or −1. */
    public final int[] parent = new int[Part.COUNT];

    /** Axes of the joints, three numbers each. */
    public final double[] axis = new double[3 * Joint.COUNT];

    /** Where the joints are relative to the centre of the parent, m. */
    public final double[] anchorInParent = new double[3 * Joint.COUNT];

    /** Where the joints are relative to the centre of the child, m. */
    public final double[] anchorInChild = new double[3 * Joint.COUNT];

    /** Lower stops, rad. */
    public final double[] low = new double[Joint.COUNT];

    /** Upper stops, rad. */
    public final double[] high = new double[Joint.COUNT];

    /** The fastest the joints may be commanded, rad/s. */
    public final double[] fastest = new double[Joint.COUNT];

    /** Joints of the limbs. */
    public final int[][] limbs = new int[LIMBS.length][];

    /** The limb of each part, −1 for the torso. */
    public final int[] limbOfPart = new int[Part.COUNT];

    /** The joints from the torso to each part. */
    public final int[][] chains = new int[Part.COUNT][];

    /** The parts that can touch something. */
    public final int[] colliding;

    /** The parts that are boxes. */
    public final int[] boxes;

    /** Height of the torso's centre above the soles with all joints at zero, m. */
    public final double standingHeight;

    private RobotModel(RobotType type) {
        this.type = type;
        this.parts = type.joints() + 1;
        part(Part.TORSO, -1, 1.2171, Shape.box(0.1, 0.1, 0.18), 0, 0, 0);
        part(Part.NECK, 0, 0.05, Shape.capsule(0.015, 0.08), 0, 0, 0.09);
        joint(Joint.HJ1, 0, 0, 0, 0, 0, 1);
        part(Part.HEAD, 1, 0.35, Shape.sphere(0.065), 0, 0, 0.155);
        joint(Joint.HJ2, 0, 0, -0.005, 1, 0, 0);
        arm(1, Part.RSHOULDER.ordinal());
        arm(-1, Part.LSHOULDER.ordinal());
        leg(1, Part.RHIP1.ordinal());
        leg(-1, Part.LHIP1.ordinal());
        int collidingParts = 0;
        int[] found = new int[parts];
        for (int i = 0; i < parts; i++) {
            chains[i] = chain(i);
            if (shape[i].collides()) {
                found[collidingParts++] = i;
            }
        }
        colliding = java.util.Arrays.copyOf(found, collidingParts);
        boxes = java.util.Arrays.stream(colliding)
                .filter(part -> shape[part].kind() == Shape.Kind.BOX)
                .toArray();
        int foot = Part.RFOOT.ordinal();
        standingHeight = shape[foot].z() - centre[3 * foot + 2];
        for (int i = 0; i < LIMBS.length; i++) {
            limbs[i] = java.util.Arrays.stream(LIMBS[i])
                    .filter(j -> j < type.joints())
                    .toArray();
            for (int j : limbs[i]) {
                limbOfPart[j + 1] = i;
            }
        }
        limbOfPart[0] = -1;
        for (Joint joint : Joint.values()) {
            low[joint.ordinal()] = joint.low();
            high[joint.ordinal()] = joint.high();
            fastest[joint.ordinal()] = joint.maximumSpeed(type.number());
        }
    }

    /**
     * {@return the model of a type}
     *
     * @param type which
     */
    public static RobotModel of(RobotType type) {
        return MODELS[type.number()];
    }

    private void arm(int side, int first) {
        double shoulderX = side * 0.098;
        double upperX = side * 0.108;
        double elbowY = 0.02 + type.elbowBeforeUpperArm;
        part(Part.values()[first], 0, 0.07, Shape.massOnly(0.01), shoulderX, 0, 0.075);
        jointOf(first, 0, 0, 0, 1, 0, 0);
        part(Part.values()[first + 1], first, 0.15, Shape.box(0.07, 0.08, 0.06), upperX, 0.02, 0.075);
        jointOf(first + 1, -side * 0.01, -0.02, 0, 0, 0, 1);
        part(Part.values()[first + 2], first + 1, 0.035, Shape.massOnly(0.01), shoulderX, elbowY, 0.084);
        jointOf(first + 2, 0, 0, 0, 0, 1, 0);
        part(Part.values()[first + 3], first + 2, 0.2, Shape.box(0.05, 0.11, 0.05), shoulderX, elbowY + 0.05, 0.084);
        jointOf(first + 3, 0, -0.05, 0, 0, 0, 1);
    }

    private void leg(int side, int first) {
        double x = side * type.hipX;
        double thighZ = -0.115 - type.thighBelowHip;
        double shankZ = thighZ - 0.125;
        double ankleZ = shankZ - type.ankleBelowShank;
        double footLength = 0.16 - type.toeLength;
        double footForward = footLength / 2 - 0.05;
        double toeMass = 0.2 * (type.toeLength / 0.16) / 2;
        part(Part.values()[first], 0, 0.09, Shape.massOnly(0.01), x, -0.01, -0.115);
        jointOf(first, 0, 0, 0, -HALF_ROOT, 0, side * HALF_ROOT);
        part(Part.values()[first + 1], first, 0.125, Shape.massOnly(0.01), x, -0.01, -0.115);
        jointOf(first + 1, 0, 0, 0, 0, 1, 0);
        part(Part.values()[first + 2], first + 1, 0.275, Shape.box(0.07, 0.07, 0.14), x, 0, thighZ);
        jointOf(first + 2, 0, -0.01, type.thighBelowHip, 1, 0, 0);
        part(Part.values()[first + 3], first + 2, 0.225, Shape.box(0.08, 0.07, 0.11), x, 0.005, shankZ);
        jointOf(first + 3, 0, -0.01, 0.045, 1, 0, 0);
        part(Part.values()[first + 4], first + 3, 0.125, Shape.massOnly(0.01), x, -0.005, ankleZ);
        jointOf(first + 4, 0, 0, 0, 1, 0, 0);
        double footY = -0.005 + footForward;
        double footZ = ankleZ - 0.04;
        part(Part.values()[first + 5], first + 4, 0.2 - toeMass, Shape.box(0.08, footLength, 0.02), x, footY, footZ);
        jointOf(first + 5, 0, -footForward, 0.035, 0, 1, 0);
        if (type.hasToes()) {
            Part toe = side > 0 ? Part.RTOE : Part.LTOE;
            Shape sole = Shape.box(0.08, type.toeLength, 0.01);
            part(toe, first + 5, toeMass, sole, x, footY + 0.08, footZ - 0.005);
            jointOf(toe.ordinal(), 0, -type.toeLength / 2, -0.005, 1, 0, 0);
        }
    }

    private void part(Part part, int itsParent, double itsMass, Shape itsShape, double x, double y, double z) {
        int i = part.ordinal();
        mass[i] = itsMass;
        shape[i] = itsShape;
        parent[i] = itsParent;
        System.arraycopy(itsShape.inertia(itsMass), 0, inertia, 3 * i, 3);
        centre[3 * i] = x;
        centre[3 * i + 1] = y;
        centre[3 * i + 2] = z;
    }

    private void jointOf(int child, double x, double y, double z, double axisX, double axisY, double axisZ) {
        joint(Joint.values()[child - 1], x, y, z, axisX, axisY, axisZ);
    }

    /** Sets a joint by its anchor relative to the child's centre, and its axis. */
    private void joint(Joint joint, double x, double y, double z, double axisX, double axisY, double axisZ) {
        int j = joint.ordinal();
        int child = j + 1;
        double[] anchor = {x, y, z};
        double[] direction = {axisX, axisY, axisZ};
        for (int k = 0; k < 3; k++) {
            axis[3 * j + k] = direction[k];
            anchorInChild[3 * j + k] = anchor[k];
            anchorInParent[3 * j + k] = centre[3 * child + k] + anchor[k] - centre[3 * parent[child] + k];
        }
    }

    private int[] chain(int part) {
        List<Integer> joints = new ArrayList<>();
        for (int p = part; p > 0; p = parent[p]) {
            joints.add(0, p - 1);
        }
        return joints.stream().mapToInt(Integer::intValue).toArray();
    }

    /** {@return whether b is the next part with a shape after a in a leg; the torso begins both} */
    public boolean nextInLeg(int a, int b) {
        int above = parent[b];
        while (above > 0 && !shape[above].collides()) {
            above = parent[above];
        }
        return above == a && limbOfPart[b] >= FIRST_LEG;
    }

    /** {@return how many joints it has} */
    public int joints() {
        return parts - 1;
    }

    /** {@return the mass of the whole robot, kg} */
    public double totalMass() {
        double sum = 0;
        for (int i = 0; i < parts; i++) {
            sum += mass[i];
        }
        return sum;
    }
}
