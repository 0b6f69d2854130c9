// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.body;

import java.util.ArrayList;
import java.util.List;

/**
 * The tree of parts of one type of robot, as tables for the solver. With all joints at zero the frames of all parts are
 * parallel to the torso's: x right, y forward, z up.
 */
public final class RobotModel {
    /** The limbs, each a chain of joints that begins at the torso: head, right and left arm, right and left leg. */
    private static final int[][] LIMBS = {
        {0, 1}, {2, 3, 4, 5}, {6, 7, 8, 9}, {10, 11, 12, 13, 14, 15, 22}, {16, 17, 18, 19, 20, 21, 23},
    };

    private static final double HALF_ROOT = StrictMath.sqrt(0.5);
    private static final RobotModel[] MODELS = new RobotModel[5];

    static {
        for (RobotType type : RobotType.values()) {
            MODELS[type.number()] = new RobotModel(type);
        }
    }

    private final RobotType type;
    private final int parts;
    private final double[] mass = new double[Part.COUNT];
    private final double[] inertia = new double[3 * Part.COUNT];
    private final double[] centre = new double[3 * Part.COUNT];
    private final Shape[] shapes = new Shape[Part.COUNT];
    private final int[] parent = new int[Part.COUNT];
    private final double[] axis = new double[3 * Joint.COUNT];
    private final double[] anchorInParent = new double[3 * Joint.COUNT];
    private final double[] anchorInChild = new double[3 * Joint.COUNT];
    private final double[] low = new double[Joint.COUNT];
    private final double[] high = new double[Joint.COUNT];
    private final double[] fastest = new double[Joint.COUNT];
    private final int[][] limbs = new int[LIMBS.length][];
    private final int[] limbOfPart = new int[Part.COUNT];
    private final int[][] chains = new int[Part.COUNT][];
    private final int[] colliding;

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
            if (shapes[i].collides()) {
                found[collidingParts++] = i;
            }
        }
        colliding = java.util.Arrays.copyOf(found, collidingParts);
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
        double elbowY = 0.02 + type.elbowBeforeUpperArm();
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
        double x = side * type.hipX();
        double thighZ = -0.115 - type.thighBelowHip();
        double shankZ = thighZ - 0.125;
        double ankleZ = shankZ - type.ankleBelowShank();
        double footLength = 0.16 - type.toeLength();
        double footForward = footLength / 2 - 0.05;
        double toeMass = 0.2 * (type.toeLength() / 0.16) / 2;
        part(Part.values()[first], 0, 0.09, Shape.massOnly(0.01), x, -0.01, -0.115);
        jointOf(first, 0, 0, 0, -HALF_ROOT, 0, side * HALF_ROOT);
        part(Part.values()[first + 1], first, 0.125, Shape.massOnly(0.01), x, -0.01, -0.115);
        jointOf(first + 1, 0, 0, 0, 0, 1, 0);
        part(Part.values()[first + 2], first + 1, 0.275, Shape.box(0.07, 0.07, 0.14), x, 0, thighZ);
        jointOf(first + 2, 0, -0.01, type.thighBelowHip(), 1, 0, 0);
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
            Shape shape = Shape.box(0.08, type.toeLength(), 0.01);
            part(toe, first + 5, toeMass, shape, x, footY + 0.08, footZ - 0.005);
            jointOf(toe.ordinal(), 0, -type.toeLength() / 2, -0.005, 1, 0, 0);
        }
    }

    private void part(Part part, int itsParent, double itsMass, Shape shape, double x, double y, double z) {
        int i = part.ordinal();
        mass[i] = itsMass;
        shapes[i] = shape;
        parent[i] = itsParent;
        System.arraycopy(shape.inertia(itsMass), 0, inertia, 3 * i, 3);
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

    /** {@return its type} */
    public RobotType type() {
        return type;
    }

    /** {@return how many parts it has} */
    public int parts() {
        return parts;
    }

    /** {@return how many joints it has} */
    public int joints() {
        return parts - 1;
    }

    /**
     * {@return a part's mass, kg}
     *
     * @param part its number
     */
    public double mass(int part) {
        return mass[part];
    }

    /**
     * {@return a part's shape}
     *
     * @param part its number
     */
    public Shape shape(int part) {
        return shapes[part];
    }

    /**
     * {@return the part that a part hangs on, or −1}
     *
     * @param part its number
     */
    public int parent(int part) {
        return parent[part];
    }

    /** {@return the moments of inertia, three a part, kg·m²; not to be written} */
    public double[] inertias() {
        return inertia;
    }

    /** {@return the masses of the parts, kg; not to be written} */
    public double[] masses() {
        return mass;
    }

    /** {@return the centres of the parts with all joints at zero, relative to the torso, m; not to be written} */
    public double[] centres() {
        return centre;
    }

    /** {@return the axes of the joints, three numbers each; not to be written} */
    public double[] axes() {
        return axis;
    }

    /** {@return where the joints are relative to the centre of the parent, m; not to be written} */
    public double[] anchorsInParent() {
        return anchorInParent;
    }

    /** {@return where the joints are relative to the centre of the child, m; not to be written} */
    public double[] anchorsInChild() {
        return anchorInChild;
    }

    /** {@return the parents of the parts; not to be written} */
    public int[] parents() {
        return parent;
    }

    /** {@return the chains of joints to the parts; not to be written} */
    public int[][] chains() {
        return chains;
    }

    /** {@return the joints of the limbs; not to be written} */
    public int[][] limbs() {
        return limbs;
    }

    /** {@return the limb of each part, −1 for the torso; not to be written} */
    public int[] limbOfPart() {
        return limbOfPart;
    }

    /** {@return the parts that can touch something; not to be written} */
    public int[] collidingParts() {
        return colliding;
    }

    /** {@return the lower stops, rad; not to be written} */
    public double[] lowStops() {
        return low;
    }

    /** {@return the upper stops, rad; not to be written} */
    public double[] highStops() {
        return high;
    }

    /** {@return the fastest the joints may be commanded, rad/s; not to be written} */
    public double[] fastest() {
        return fastest;
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
