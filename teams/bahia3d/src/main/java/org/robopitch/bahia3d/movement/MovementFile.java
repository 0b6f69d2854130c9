// SPDX-License-Identifier: Apache-2.0
package org.robopitch.bahia3d.movement;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.robopitch.declare.Range;
import org.robopitch.humanoid.body.Joint;
import org.robopitch.settings.Section;

/**
 * Movements as YAML: a name, how smooth, and poses with times in seconds and angles in degrees.
 *
 * <pre>
 * name: kick-right
 * smooth: 1               # passes of the filter
 * acceleration: 600       # rad/s², eq. 3
 * poses:
 *   - {time: 0.30, joints: {llj2: -14, llj6: 14}}
 *   - {time: 0.60, joints: {rlj3: 90}}
 * </pre>
 */
public final class MovementFile {
    private static final Range ACCELERATION =
            new Range(1, 10_000, "rad/s²", "slower never arrives, faster than any motor");
    private static final Range TIME = new Range(0, 60, "s", "the longest movement");
    private static final int MOST_POSES = 200;

    private MovementFile() {}

    /**
     * {@return the movement of a file}
     *
     * @param file its name, for messages
     * @param text what is in it
     * @throws org.robopitch.settings.BadFileException with line and reason, if a joint is unknown, an angle beyond its
     *     limits, a time not after the one before, or anything else is wrong
     */
    public static Movement parse(String file, String text) {
        Section root = Section.parse(file, text);
        String name = root.text("name", "movement");
        int passes = root.integer("smooth", 1);
        double acceleration = root.number("acceleration", 614, ACCELERATION);
        if (passes < 0 || passes > 50) {
            throw root.refuse("smooth", "must be between 0 and 50 passes, but is " + passes);
        }
        List<Pose> poses = new ArrayList<>();
        double before = 0;
        for (Section section : root.sections("poses")) {
            Pose pose = pose(section, before);
            poses.add(pose);
            before = pose.time();
        }
        if (poses.isEmpty() || poses.size() > MOST_POSES) {
            throw root.refuse("poses", "must be a list of 1 to " + MOST_POSES + " poses, but has " + poses.size());
        }
        root.refuseTheRest();
        return new Movement(name, passes, acceleration, poses);
    }

    private static Pose pose(Section section, double before) {
        double time = section.number("time", TIME);
        if (!(time > before)) {
            throw section.refuse(
                    "time", "must be after the pose before, at " + before + " s, and at most 60 s, but is " + time);
        }
        double[] angles = new double[Joint.COUNT];
        Arrays.fill(angles, Double.NaN);
        Section joints = section.section("joints");
        for (Joint joint : Joint.values()) {
            String name = joint.perceptor();
            if (joints.has(name)) {
                Range limits = new Range(
                        Math.rint(StrictMath.toDegrees(joint.low())),
                        Math.rint(StrictMath.toDegrees(joint.high())),
                        "degrees",
                        "the joint's limits");
                angles[joint.ordinal()] = StrictMath.toRadians(joints.number(name, limits));
            }
        }
        joints.refuseTheRest();
        section.refuseTheRest();
        return new Pose(time, angles);
    }

    /**
     * {@return the movement as the text of a file}
     *
     * @param movement what to write
     */
    public static String print(Movement movement) {
        StringBuilder text = new StringBuilder();
        text.append("name: ").append(movement.name()).append('\n');
        text.append("smooth: ").append(movement.passes()).append('\n');
        text.append("acceleration: ").append(movement.acceleration()).append('\n');
        text.append("poses:\n");
        for (Pose pose : movement.poses()) {
            text.append(String.format(Locale.ROOT, "  - time: %.3f%n    joints: {", pose.time()));
            String comma = "";
            for (Joint joint : Joint.values()) {
                double angle = pose.angles()[joint.ordinal()];
                if (!Double.isNaN(angle)) {
                    text.append(comma).append(joint.perceptor()).append(": ");
                    text.append(String.format(Locale.ROOT, "%.2f", StrictMath.toDegrees(angle)));
                    comma = ", ";
                }
            }
            text.append("}\n");
        }
        return text.toString();
    }

    /**
     * {@return a movement that comes with the agent}
     *
     * @param name such as {@code kick-long}, or {@code get-up-front-3} for the one of a type
     */
    public static Movement builtIn(String name) {
        Movement movement = find(name + ".yaml");
        if (movement == null) {
            throw new IllegalArgumentException("there is no movement '" + name + "'");
        }
        return movement;
    }

    /**
     * {@return a movement that comes with the agent: the one of a robot's type, or the one of all types}
     *
     * @param name such as {@code get-up-front}
     * @param type 0 to 4
     */
    public static Movement builtIn(String name, int type) {
        Movement own = find(name + "-" + type + ".yaml");
        return own == null ? builtIn(name) : own;
    }

    private static @Nullable Movement find(String file) {
        try (InputStream in = MovementFile.class.getResourceAsStream(file)) {
            return in == null ? null : parse(file, new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
