// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.scenario;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.robopitch.declare.Range;
import org.robopitch.kit.scenario.ScenarioKeys;
import org.robopitch.kit.scenario.Timeline;
import org.robopitch.mixedreality.game.MixedRealityConfiguration;
import org.robopitch.mixedreality.parameters.MixedRealityParameters;
import org.robopitch.mixedreality.scenario.Scenario.Action;
import org.robopitch.mixedreality.scenario.Scenario.BallStart;
import org.robopitch.mixedreality.scenario.Scenario.Order;
import org.robopitch.mixedreality.scenario.Scenario.RobotStart;
import org.robopitch.settings.Configuration;
import org.robopitch.settings.RobotNames;
import org.robopitch.settings.Section;

/** Reads a scenario from YAML: the keys of a league, and those of what is to happen. */
public final class ScenarioFile {
    private static final Range FORCE = new Range(0, 1, "", "a share of the strongest kick");

    private final Section root;
    private final MixedRealityParameters parameters;

    private ScenarioFile(Section root) {
        this.root = root;
        this.parameters = root.make(() -> MixedRealityConfiguration.parameters(root, RobotNames.robotsNamed(root)));
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
        double cycle = parameters.timing().cycle();
        ScenarioKeys keys = new ScenarioKeys(root, parameters.robotsPerTeam(), cycle, "cycles");
        Timeline timeline = keys.timeline(cycle);
        Section initial = root.section("initial");
        List<RobotStart> robots = keys.robots(
                initial,
                (robot, in) -> new RobotStart(
                        robot,
                        in.number("x", Range.COORDINATE),
                        in.number("y", Range.COORDINATE),
                        ScenarioKeys.heading(in),
                        in.number("along", 0, Range.SPEED),
                        in.number("spin", 0, Range.SPIN)));
        BallStart ball = ball(initial);
        initial.refuseTheRest();
        List<Order> orders = keys.commands((tick, robot, in) -> new Order(tick, robot, action(in)));
        Scenario scenario = new Scenario(root.text("title", ""), parameters, robots, ball, orders, timeline);
        root.refuseTheRest();
        // Whether there is room for everybody shows when the situation is set up.
        return root.make(() -> new ScenarioRun(scenario).scenario());
    }

    private static @Nullable BallStart ball(Section initial) {
        if (!initial.has("ball")) {
            return null;
        }
        // The league's ball has its own section at the root; this is where it begins.
        Section in = initial.section("ball");
        BallStart ball = new BallStart(
                in.number("x", Range.COORDINATE),
                in.number("y", Range.COORDINATE),
                in.number("vx", 0, Range.SPEED),
                in.number("vy", 0, Range.SPEED));
        in.refuseTheRest();
        return ball;
    }

    private static Action action(Section in) {
        int given = (in.has("wheels") ? 1 : 0)
                + (in.has("goTo") ? 1 : 0)
                + (in.has("goToBall") ? 1 : 0)
                + (in.has("kick") ? 1 : 0);
        if (given != 1) {
            throw in.refuse("robot", "must have one of wheels, goTo, goToBall or kick, but has " + given);
        }
        if (in.has("wheels")) {
            List<Double> wheels = ScenarioKeys.pair(in, "wheels", "[left, right] in m/s", Range.SPEED);
            return new Action.Wheels(wheels.get(0), wheels.get(1));
        }
        if (in.has("goTo")) {
            List<Double> point = ScenarioKeys.pair(in, "goTo", "[x, y] in m", Range.COORDINATE);
            return new Action.ToPoint(point.get(0), point.get(1));
        }
        if (in.has("goToBall")) {
            if (!in.flag("goToBall", true)) {
                throw in.refuse("goToBall", "must be true, or left out");
            }
            return new Action.ToBall();
        }
        Section kick = in.section("kick");
        double force = kick.number("force", 1, FORCE);
        double angle = StrictMath.toRadians(kick.number("angleDegrees", 0, Range.DEGREES));
        kick.refuseTheRest();
        return new Action.Kick(force, angle);
    }
}
