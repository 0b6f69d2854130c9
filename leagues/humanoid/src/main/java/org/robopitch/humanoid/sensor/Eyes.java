// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.sensor;

import org.robopitch.engine.random.RandomStream;
import org.robopitch.humanoid.body.Part;
import org.robopitch.humanoid.sense.BodyPart;
import org.robopitch.humanoid.sense.Landmark;
import org.robopitch.humanoid.sense.Sight;
import org.robopitch.humanoid.world.HumanoidWorld;
import org.robopitch.humanoid.world.PartMotion;

/**
 * What the robots see: landmarks, lines, ball and parts of players within 60° of where the head looks, to each side. There
 * is no occlusion. A fixed offset of each robot's eyes is added in the head's frame, then noise on distance and angles.
 *
 * <p>Each robot's noise comes from a stream of its own, so that it does not matter who else looks, or when.
 */
public final class Eyes {
    /** A picture comes every so many cycles. */
    public static final int CYCLES = 3;

    private static final double HALF_ANGLE = Math.PI / 3;
    private static final double TANGENT = StrictMath.tan(HALF_ANGLE);
    private static final double NEAREST = 0.1;
    private static final double OFFSET = 0.005;
    private static final double DISTANCE_NOISE = 0.0965 / 100;
    private static final double LEFT_NOISE = 0.1480 / 180 * Math.PI;
    private static final double UP_NOISE = 0.1225 / 180 * Math.PI;
    private static final Part[] VISIBLE = {
        Part.HEAD, Part.RLOWERARM, Part.LLOWERARM, Part.RFOOT, Part.LFOOT,
    };
    private static final BodyPart[] SEEN_AS = BodyPart.values();
    private static final Landmark[] LANDMARKS = Landmark.values();

    private final HumanoidWorld world;
    private final Names names;
    private final RandomStream[] noise;
    private final double[] offset;
    private final double[][] lines;
    private final double[] flags = new double[3 * Landmark.COUNT];
    private final PartMotion head = new PartMotion();
    private final PartMotion part = new PartMotion();
    private final double[] here = new double[3];
    private final double[] there = new double[3];
    private final double[] polar = new double[6];

    /** Who the robots are. */
    public interface Names {
        /**
         * {@return the name of a robot's team}
         *
         * @param robot its number in the world
         */
        String team(int robot);

        /**
         * {@return a robot's number in its team, from 1}
         *
         * @param robot its number in the world
         */
        int number(int robot);
    }

    /**
     * The eyes of all robots of a world.
     *
     * @param world what they look at
     * @param names who the robots are
     * @param noise for each robot a stream of its own
     */
    public Eyes(HumanoidWorld world, Names names, RandomStream[] noise) {
        this.world = world;
        this.names = names;
        this.noise = noise.clone();
        offset = new double[3 * noise.length];
        world.remember(offset);
        for (int i = 0; i < offset.length; i++) {
            offset[i] = OFFSET * (2 * noise[i / 3].nextDouble() - 1);
        }
        double length = world.physics().pitchLength();
        double width = world.physics().pitchWidth();
        double goal = world.physics().goalWidth();
        lines = new FieldLines(length, width, goal).ends().toArray(double[][]::new);
        for (Landmark landmark : LANDMARKS) {
            int at = 3 * landmark.ordinal();
            flags[at] = landmark.x(length);
            flags[at + 1] = landmark.y(width, goal);
            flags[at + 2] = landmark.z(world.physics().goalHeight());
        }
    }

    /**
     * Fills in what a robot sees now.
     *
     * @param robot its number
     * @param into receives it
     */
    public void look(int robot, Sight into) {
        into.present = true;
        world.part(robot, Part.HEAD.ordinal(), head);
        for (Landmark landmark : LANDMARKS) {
            int at = 3 * landmark.ordinal();
            if (sees(robot, flags[at], flags[at + 1], flags[at + 2])) {
                into.landmark(landmark, polar[0], polar[1], polar[2]);
            }
        }
        if (sees(robot, world.ball(0), world.ball(1), world.ball(2))) {
            into.ball(polar[0], polar[1], polar[2]);
        }
        for (int other = 0; other < world.robots(); other++) {
            if (world.present(other)) {
                player(robot, other, into);
            }
        }
        for (double[] line : lines) {
            line(robot, line, into);
        }
    }

    private void player(int robot, int other, Sight into) {
        int index = -1;
        for (int i = 0; i < VISIBLE.length; i++) {
            world.part(other, VISIBLE[i].ordinal(), part);
            if (sees(robot, part.position[0], part.position[1], part.position[2])) {
                if (index < 0) {
                    index = into.player(names.team(other), names.number(other));
                }
                into.part(index, SEEN_AS[i], polar[0], polar[1], polar[2]);
            }
        }
    }

    /** Turns a place in the world into one in the head's frame, with the eyes' offset. */
    private void relative(int robot, double x, double y, double z, double[] to) {
        double dx = x - head.position[0];
        double dy = y - head.position[1];
        double dz = z - head.position[2];
        double[] turn = head.rotation;
        for (int k = 0; k < 3; k++) {
            to[k] = turn[k] * dx + turn[3 + k] * dy + turn[6 + k] * dz + offset[3 * robot + k];
        }
    }

    private boolean sees(int robot, double x, double y, double z) {
        relative(robot, x, y, z, here);
        polar(here, 0);
        if (polar[0] < NEAREST || Math.abs(polar[1]) > HALF_ANGLE || Math.abs(polar[2]) > HALF_ANGLE) {
            return false;
        }
        blur(robot, 0);
        return true;
    }

    private void polar(double[] at, int into) {
        double distance = Math.sqrt(at[0] * at[0] + at[1] * at[1] + at[2] * at[2]);
        polar[into] = distance;
        polar[into + 1] = StrictMath.atan2(-at[0], at[1]);
        polar[into + 2] = distance > 0 ? StrictMath.asin(Math.max(-1, Math.min(1, at[2] / distance))) : 0;
    }

    private void blur(int robot, int at) {
        RandomStream random = noise[robot];
        polar[at] += random.nextGaussian() * DISTANCE_NOISE * polar[at];
        polar[at + 1] += random.nextGaussian() * LEFT_NOISE;
        polar[at + 2] += random.nextGaussian() * UP_NOISE;
    }

    /** Reports a line, cut off at the borders of the view. */
    private void line(int robot, double[] line, Sight into) {
        relative(robot, line[0], line[1], 0, here);
        relative(robot, line[2], line[3], 0, there);
        if (cut(0, 1) && cut(0, -1) && cut(2, 1) && cut(2, -1)) {
            polar(here, 0);
            polar(there, 3);
            blur(robot, 0);
            blur(robot, 3);
            into.line(polar[0], polar[1], polar[2], polar[3], polar[4], polar[5]);
        }
    }

    /** Cuts off what lies beyond one of the four planes of the view; {@return whether anything is left}. */
    private boolean cut(int axis, int sign) {
        double a = TANGENT * here[1] - sign * here[axis];
        double b = TANGENT * there[1] - sign * there[axis];
        if (a < 0 && b < 0) {
            return false;
        }
        if (a < 0 || b < 0) {
            double share = a / (a - b);
            double[] outside = a < 0 ? here : there;
            for (int k = 0; k < 3; k++) {
                outside[k] = here[k] + share * (there[k] - here[k]);
            }
        }
        return true;
    }
}
