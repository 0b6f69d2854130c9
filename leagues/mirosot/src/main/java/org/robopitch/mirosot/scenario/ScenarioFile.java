// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.scenario;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.robopitch.declare.Range;
import org.robopitch.kit.scenario.ScenarioKeys;
import org.robopitch.kit.scenario.Timeline;
import org.robopitch.mirosot.MirosotLeague;
import org.robopitch.mirosot.Pose;
import org.robopitch.mirosot.file.LeagueFile;
import org.robopitch.mirosot.file.MirosotSettings;
import org.robopitch.mirosot.parameters.CommandKind;
import org.robopitch.mirosot.parameters.MirosotParameters;
import org.robopitch.mirosot.scenario.Scenario.BallStart;
import org.robopitch.mirosot.scenario.Scenario.RobotStart;
import org.robopitch.mirosot.scenario.Scenario.TimedCommand;
import org.robopitch.settings.Configuration;
import org.robopitch.settings.RobotNames;
import org.robopitch.settings.Section;

/** Reads a scenario from a YAML file: the keys of a league, and those of what is to happen. */
public final class ScenarioFile {
    private static final Range TORQUE = new Range(-1000, 1000, "N m", "more than any motor of a robot");

    private final Section root;
    private final MirosotParameters parameters;
    private final double step;

    private ScenarioFile(Section root) {
        this.root = root;
        this.parameters = MirosotSettings.readScenario(root, RobotNames.robotsNamed(root));
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
        return of(Configuration.parse(name, text));
    }

    /**
     * {@return the scenario that a configuration describes}
     *
     * @param configuration the keys of a league and those of a scenario
     * @throws org.robopitch.settings.BadFileException if something in it is wrong
     */
    public static Scenario of(Configuration configuration) {
        return new ScenarioFile(configuration.root()).scenario();
    }

    private Scenario scenario() {
        ScenarioKeys keys = new ScenarioKeys(root, parameters.robotsPerTeam(), step, "steps");
        Timeline timeline = keys.timeline(Math.max(step, 0.01));
        root.text("title", "");
        Section initial = root.section("initial");
        List<RobotStart> robots = keys.robots(
                initial,
                (robot, in) -> new RobotStart(
                        robot,
                        pose(in),
                        in.number("along", 0, Range.SPEED),
                        in.number("across", 0, Range.SPEED),
                        in.number("spin", 0, Range.SPIN)));
        BallStart ball = ball(initial);
        initial.refuseTheRest();
        List<TimedCommand> commands = keys.commands(this::command);
        Scenario scenario = new Scenario(new MirosotLeague(parameters), robots, ball, commands, timeline);
        root.refuseTheRest();
        // Whether there is room for everybody shows when the situation is set up.
        return root.make(() -> new ScenarioRun(scenario).scenario());
    }

    private static Pose pose(Section in) {
        double x = in.number("x", Range.COORDINATE);
        double y = in.number("y", Range.COORDINATE);
        return ScenarioKeys.headingInDegrees(in)
                ? Pose.ofDegrees(x, y, in.number("headingDegrees", 0, Range.DEGREES))
                : Pose.ofAngle(x, y, in.number("heading", 0, Range.ANGLE));
    }

    private static @Nullable BallStart ball(Section initial) {
        if (!initial.has("ball")) {
            return null;
        }
        Section in = initial.section("ball");
        BallStart ball = new BallStart(
                in.number("x", Range.COORDINATE),
                in.number("y", Range.COORDINATE),
                in.number("vx", 0, Range.SPEED),
                in.number("vy", 0, Range.SPEED),
                in.flag("rolling", false));
        in.refuseTheRest();
        return ball;
    }

    private TimedCommand command(long tick, int robot, Section in) {
        boolean torques = parameters.drive().command() == CommandKind.TORQUE;
        String key = torques ? "torques" : "wheelSpeeds";
        String other = torques ? "wheelSpeeds" : "torques";
        if (in.has(other)) {
            throw in.refuse(
                    other, "cannot be commanded while drive.command is " + (torques ? "torque" : "wheel-speed"));
        }
        List<Double> wheels = ScenarioKeys.pair(in, key, "[left, right]", torques ? TORQUE : Range.SPIN);
        return new TimedCommand(tick, robot, wheels.get(0), wheels.get(1));
    }
}
