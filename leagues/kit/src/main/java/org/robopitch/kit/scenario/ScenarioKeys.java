// SPDX-License-Identifier: Apache-2.0
package org.robopitch.kit.scenario;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;
import org.robopitch.declare.Range;
import org.robopitch.settings.RobotNames;
import org.robopitch.settings.Section;

/** Reads the keys that scenario files of all leagues share. */
public final class ScenarioKeys {
    private static final Range TIME = new Range(0, 86_400, "s", "a day");

    private final Section root;
    private final int robotsPerTeam;
    private final double tick;
    private final String tickName;

    /**
     * Reads a file.
     *
     * @param root the whole file
     * @param robotsPerTeam how many robots a side has
     * @param tick the unit of time, s
     * @param tickName what it is called, such as "steps"
     */
    public ScenarioKeys(Section root, int robotsPerTeam, double tick, String tickName) {
        this.root = root;
        this.robotsPerTeam = robotsPerTeam;
        this.tick = tick;
        this.tickName = tickName;
    }

    /** Makes something of a robot's entry. */
    public interface RobotReader<T> {
        /**
         * {@return what the entry says}
         *
         * @param robot the robot's index, blue's first
         * @param in the entry
         */
        T read(int robot, Section in);
    }

    /** Makes something of an entry of {@code commands}. */
    public interface CommandReader<T> {
        /**
         * {@return what the entry says}
         *
         * @param tick from which tick on
         * @param robot the robot's index, blue's first
         * @param in the entry
         */
        T read(long tick, int robot, Section in);
    }

    /**
     * {@return {@code duration} and {@code outputInterval}}
     *
     * @param defaultInterval the interval where the file does not say, s
     */
    public Timeline timeline(double defaultInterval) {
        double duration = root.number("duration", TIME);
        if (!(duration > 0)) {
            throw root.refuse("duration", "must be more than 0 s and at most a day, but is " + duration + " s");
        }
        double interval = root.number("outputInterval", defaultInterval, TIME);
        double ticks = Math.rint(interval / tick);
        if (!(ticks >= 1 && ticks < 1e9) || Math.abs(ticks * tick - interval) > 1e-9 * interval) {
            throw root.refuse(
                    "outputInterval",
                    "must be a whole number of " + tickName + " of " + tick + " s, but is " + interval + " s");
        }
        return new Timeline(Math.max(1, Math.round(duration / tick)), (int) ticks);
    }

    /**
     * {@return the robots of {@code initial}, each named once}
     *
     * @param initial the section
     * @param reader reads all but the robot's name
     * @param <T> what a robot becomes
     */
    public <T> List<T> robots(Section initial, RobotReader<T> reader) {
        List<T> robots = new ArrayList<>();
        TreeSet<Integer> seen = new TreeSet<>();
        for (Section in : initial.sections("robots")) {
            int robot = RobotNames.index(in, robotsPerTeam);
            if (!seen.add(robot)) {
                throw in.refuse("robot", "is given twice: " + in.text("robot", ""));
            }
            robots.add(reader.read(robot, in));
            in.refuseTheRest();
        }
        return robots;
    }

    /**
     * {@return the entries of {@code commands}, in the order of time}
     *
     * @param reader reads all but the time and the robot's name
     * @param <T> what a command becomes
     */
    public <T extends Timeline.Due> List<T> commands(CommandReader<T> reader) {
        List<T> commands = new ArrayList<>();
        for (Section in : root.sections("commands")) {
            double at = in.number("at", 0, TIME);
            int robot = RobotNames.index(in, robotsPerTeam);
            commands.add(reader.read(Math.round(at / tick), robot, in));
            in.refuseTheRest();
        }
        commands.sort(Comparator.comparingLong(Timeline.Due::tick));
        return commands;
    }

    /**
     * {@return the heading of a robot, rad: {@code heading}, or {@code headingDegrees}; 0 where neither is given}
     *
     * @param in the entry of a robot
     */
    public static double heading(Section in) {
        return headingInDegrees(in)
                ? StrictMath.toRadians(in.number("headingDegrees", 0, Range.DEGREES))
                : in.number("heading", 0, Range.ANGLE);
    }

    /**
     * {@return whether a heading is given in degrees}
     *
     * @param in the entry of a robot, which must not have both {@code heading} and {@code headingDegrees}
     */
    public static boolean headingInDegrees(Section in) {
        boolean degrees = in.has("headingDegrees");
        if (degrees && in.has("heading")) {
            throw in.refuse("headingDegrees", "cannot be given together with heading");
        }
        return degrees;
    }

    /**
     * {@return two numbers}
     *
     * @param in where
     * @param key their key
     * @param meaning what they are, such as "[left, right]"
     * @param bounds what each of them may be
     */
    public static List<Double> pair(Section in, String key, String meaning, Range bounds) {
        List<Double> pair = in.numbers(key, bounds);
        if (pair.size() != 2) {
            throw in.refuse(key, "must be two numbers, " + meaning + ", but has " + pair.size());
        }
        return pair;
    }
}
