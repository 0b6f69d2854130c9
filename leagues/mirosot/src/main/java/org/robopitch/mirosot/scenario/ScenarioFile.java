// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.scenario;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.robopitch.mirosot.MirosotLeague;
import org.robopitch.mirosot.Pose;
import org.robopitch.mirosot.file.LeagueFile;
import org.robopitch.mirosot.file.MirosotSettings;
import org.robopitch.mirosot.parameters.CommandKind;
import org.robopitch.mirosot.parameters.MirosotParameters;
import org.robopitch.mirosot.scenario.Scenario.BallStart;
import org.robopitch.mirosot.scenario.Scenario.RobotStart;
import org.robopitch.mirosot.scenario.Scenario.TimedCommand;
import org.robopitch.settings.RobotNames;
import org.robopitch.settings.Section;

/** Reads a scenario from a YAML file: the keys of a league, and those of what is to happen. */
public final class ScenarioFile {
    private static final double LONGEST = 86_400;

    private final Section root;
    private final MirosotParameters parameters;
    private final double step;

    private ScenarioFile(Section root) {
        this.root = root;
        this.parameters = MirosotSettings.read(root, RobotNames.robotsNamed(root));
        this.step = parameters.timing().step();
    }

    /**
     * Reads a scenario.
     *
     * @param file which file
     * @return the scenario
     * @throws org.robopitch.settings.BadFileException if something in the file is wrong
     * @throws IOException if the file cannot be read
     */
    public static Scenario read(Path file) throws IOException {
        return parse(file.toString(), LeagueFile.text(file));
    }

    /**
     * {@return the scenario that a text describes}
     *
     * @param name the file's name, for messages
     * @param text what is in it
     * @throws org.robopitch.settings.BadFileException if something in it is wrong
     */
    public static Scenario parse(String name, String text) {
        return new ScenarioFile(Section.parse(name, text)).scenario();
    }

    private Scenario scenario() {
        double duration = root.number("duration");
        if (!(duration > 0 && duration <= LONGEST)) {
            throw root.refuse("duration", "must be more than 0 s and at most a day, but is " + duration + " s");
        }
        root.text("title", "");
        Section initial = root.section("initial");
        List<RobotStart> robots = robots(initial);
        BallStart ball = ball(initial);
        initial.refuseTheRest();
        List<TimedCommand> commands = commands();
        Scenario scenario = new Scenario(
                new MirosotLeague(parameters),
                robots,
                ball,
                commands,
                Math.max(1, Math.round(duration / step)),
                stepsPerOutput());
        root.refuseTheRest();
        // Whether there is room for everybody shows when the situation is set up.
        return root.make(() -> new ScenarioRun(scenario).scenario());
    }

    private int stepsPerOutput() {
        double interval = root.number("outputInterval", Math.max(step, 0.01));
        double steps = Math.rint(interval / step);
        if (!(interval > 0) || Math.abs(steps * step - interval) > 1e-9 * interval || steps > Integer.MAX_VALUE) {
            throw root.refuse(
                    "outputInterval", "must be a whole number of steps of " + step + " s, but is " + interval + " s");
        }
        return (int) steps;
    }

    private List<RobotStart> robots(Section initial) {
        List<RobotStart> robots = new ArrayList<>();
        TreeSet<Integer> seen = new TreeSet<>();
        for (Section in : initial.sections("robots")) {
            int robot = RobotNames.index(in, parameters.robotsPerTeam());
            if (!seen.add(robot)) {
                throw in.refuse("robot", "is given a second time: " + in.text("robot", ""));
            }
            robots.add(new RobotStart(
                    robot, pose(in), in.number("along", 0), in.number("across", 0), in.number("spin", 0)));
            in.refuseTheRest();
        }
        return robots;
    }

    private static Pose pose(Section in) {
        double x = in.number("x");
        double y = in.number("y");
        boolean degrees = in.has("headingDegrees");
        if (degrees && in.has("heading")) {
            throw in.refuse("headingDegrees", "cannot be given together with heading");
        }
        return degrees
                ? Pose.ofDegrees(x, y, in.number("headingDegrees", 0))
                : Pose.ofAngle(x, y, in.number("heading", 0));
    }

    private static @Nullable BallStart ball(Section initial) {
        if (!initial.has("ball")) {
            return null;
        }
        Section in = initial.section("ball");
        BallStart ball = new BallStart(
                in.number("x"), in.number("y"), in.number("vx", 0), in.number("vy", 0), in.flag("rolling", false));
        in.refuseTheRest();
        return ball;
    }

    private List<TimedCommand> commands() {
        List<TimedCommand> commands = new ArrayList<>();
        for (Section in : root.sections("commands")) {
            double at = in.number("at", 0);
            if (!(at >= 0)) {
                throw in.refuse("at", "must not be negative, but is " + at + " s");
            }
            int robot = RobotNames.index(in, parameters.robotsPerTeam());
            List<Double> wheels = wheels(in);
            commands.add(new TimedCommand(Math.round(at / step), robot, wheels.get(0), wheels.get(1)));
            in.refuseTheRest();
        }
        commands.sort(Comparator.comparingLong(TimedCommand::step));
        return commands;
    }

    private List<Double> wheels(Section in) {
        boolean torques = parameters.drive().command() == CommandKind.TORQUE;
        String key = torques ? "torques" : "wheelSpeeds";
        String other = torques ? "wheelSpeeds" : "torques";
        if (in.has(other)) {
            throw in.refuse(
                    other, "cannot be commanded while drive.command is " + (torques ? "torque" : "wheel-speed"));
        }
        List<Double> wheels = in.numbers(key);
        if (wheels.size() != 2) {
            throw in.refuse(key, "must be two numbers, [left, right], but has " + wheels.size());
        }
        return wheels;
    }
}
