// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.game;

import java.util.ArrayList;
import java.util.List;
import org.robopitch.engine.match.PartInfo;
import org.robopitch.engine.match.PartInfo.Place;
import org.robopitch.engine.match.PartShape;
import org.robopitch.humanoid.body.Part;
import org.robopitch.humanoid.body.RobotType;

/**
 * What a robot looks like: a NAO put together from round shapes, each in the frame of the part of the body it belongs to.
 * Shapes without a parent wear the team's colour.
 */
final class NaoLook {
    private static final double HALF_ROOT = StrictMath.sqrt(0.5);

    private final RobotType type;
    private final List<PartInfo> shapes = new ArrayList<>();
    private final List<Integer> frames = new ArrayList<>();

    NaoLook(RobotType type) {
        this.type = type;
        trunk();
        head();
        for (int side = 0; side < 2; side++) {
            arm(side);
            leg(side);
        }
    }

    /** {@return the shapes} */
    List<PartInfo> shapes() {
        return List.copyOf(shapes);
    }

    /** {@return for each shape the part of the body in whose frame it is} */
    int[] frames() {
        return frames.stream().mapToInt(Integer::intValue).toArray();
    }

    private void trunk() {
        coloured("chest", Part.TORSO, new PartShape.Capsule(0.048, 0.062), acrossAt(0, 0.012, 0.045));
        plain("belly", Part.TORSO, new PartShape.Capsule(0.045, 0.09), Place.at(0, 0.002, -0.015));
        plain("back", Part.TORSO, new PartShape.Box(0.1, 0.05, 0.11), Place.at(0, -0.03, 0.03));
        plain("pelvis", Part.TORSO, new PartShape.Capsule(0.036, 0.075), acrossAt(0, -0.005, -0.1));
        plain("neck", Part.NECK, new PartShape.Cylinder(0.017, 0.08), Place.ORIGIN);
    }

    private void head() {
        plain("head", Part.HEAD, new PartShape.Capsule(0.056, 0.022), acrossAt(0, 0, 0.004));
        coloured("forehead", Part.HEAD, new PartShape.Capsule(0.02, 0.05), acrossAt(0, 0.03, 0.05));
        plain("ears", Part.HEAD, new PartShape.Cylinder(0.03, 0.142), acrossAt(0, -0.006, 0.004));
        coloured("right eye", Part.HEAD, new PartShape.Sphere(0.014), Place.at(0.024, 0.047, 0.01));
        coloured("left eye", Part.HEAD, new PartShape.Sphere(0.014), Place.at(-0.024, 0.047, 0.01));
        plain("mouth", Part.HEAD, new PartShape.Sphere(0.012), Place.at(0, 0.05, -0.026));
    }

    private void arm(int side) {
        String name = side == 0 ? "right " : "left ";
        int first = (side == 0 ? Part.RSHOULDER : Part.LSHOULDER).ordinal();
        double reach = type.elbowBeforeUpperArm - 0.02;
        coloured(name + "shoulder", first, new PartShape.Sphere(0.037), Place.ORIGIN);
        plain(name + "upper arm", first + 1, new PartShape.Capsule(0.026, reach), alongAt(0, reach / 2 - 0.01, 0));
        plain(name + "elbow", first + 2, new PartShape.Sphere(0.025), Place.ORIGIN);
        plain(name + "lower arm", first + 3, new PartShape.Capsule(0.023, 0.05), alongAt(0, -0.015, 0));
        plain(name + "hand", first + 3, new PartShape.Capsule(0.02, 0.02), alongAt(0, 0.035, 0));
    }

    private void leg(int side) {
        String name = side == 0 ? "right " : "left ";
        int first = (side == 0 ? Part.RHIP1 : Part.LHIP1).ordinal();
        double thigh = type.thighBelowHip + 0.03;
        double shank = type.ankleBelowShank + 0.01;
        plain(name + "hip", first + 1, new PartShape.Sphere(0.037), Place.ORIGIN);
        plain(name + "thigh", first + 2, new PartShape.Capsule(0.035, thigh), Place.at(0, 0, 0));
        coloured(name + "thigh plate", first + 2, new PartShape.Capsule(0.022, thigh), Place.at(0, 0.02, 0));
        plain(name + "knee", first + 3, new PartShape.Cylinder(0.033, 0.066), acrossAt(0, -0.008, 0.045));
        plain(name + "shank", first + 3, new PartShape.Capsule(0.031, shank), Place.at(0, -0.003, -0.01));
        coloured(name + "shin plate", first + 3, new PartShape.Capsule(0.02, shank - 0.02), Place.at(0, 0.018, 0));
        plain(name + "ankle", first + 4, new PartShape.Sphere(0.03), Place.ORIGIN);
        double length = 0.16 - type.toeLength;
        plain(name + "foot", first + 5, new PartShape.Box(0.08, length - 0.02, 0.02), Place.at(0, -0.005, 0));
        plain(name + "instep", first + 5, new PartShape.Capsule(0.024, length - 0.09), alongAt(0, -0.005, 0.008));
        if (type.hasToes()) {
            Part toe = side == 0 ? Part.RTOE : Part.LTOE;
            coloured(name + "toe", toe, new PartShape.Box(0.08, type.toeLength, 0.01), Place.ORIGIN);
        } else {
            coloured(name + "toe cap", first + 5, new PartShape.Capsule(0.0095, 0.058), acrossAt(0, 0.068, 0));
        }
    }

    private void plain(String name, Part part, PartShape shape, Place place) {
        plain(name, part.ordinal(), shape, place);
    }

    private void plain(String name, int part, PartShape shape, Place place) {
        shapes.add(new PartInfo(name, 0, shape, place));
        frames.add(part);
    }

    private void coloured(String name, Part part, PartShape shape, Place place) {
        coloured(name, part.ordinal(), shape, place);
    }

    private void coloured(String name, int part, PartShape shape, Place place) {
        shapes.add(new PartInfo(name, -1, shape, place));
        frames.add(part);
    }

    /** A place at which what stands along z lies along x, from right to left. */
    private static Place acrossAt(double x, double y, double z) {
        return new Place(x, y, z, 0, HALF_ROOT, 0, HALF_ROOT);
    }

    /** A place at which what stands along z lies along y, forward. */
    private static Place alongAt(double x, double y, double z) {
        return new Place(x, y, z, HALF_ROOT, 0, 0, HALF_ROOT);
    }
}
