// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.scenario;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.robopitch.mixedreality.game.MixedRealityConfiguration;
import org.robopitch.mixedreality.parameters.MixedRealityParameters;
import org.robopitch.mixedreality.scenario.Scenario.Action;
import org.robopitch.mixedreality.scenario.Scenario.BallStart;
import org.robopitch.mixedreality.scenario.Scenario.Order;
import org.robopitch.mixedreality.scenario.Scenario.RobotStart;
import org.robopitch.settings.RobotNames;
import org.robopitch.settings.Section;

/** Reads a scenario from YAML: the keys of a league, and those of what is to happen. */
public final class ScenarioFile {
    private static final double LONGEST = 86_400;

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
        return new ScenarioFile(Section.parse(name, text)).scenario();
    }

    private Scenario scenario() {
        double cycle = parameters.timing().cycle();
        double duration = root.number("duration");
        if (!(duration > 0 && duration <= LONGEST)) {
            throw root.refuse("duration", "must be more than 0 s and at most a day, but is " + duration + " s");
        }
        double interval = root.number("outputInterval", cycle);
        double cyclesPerOutput = Math.rint(interval / cycle);
        if (!(cyclesPerOutput >= 1 && cyclesPerOutput < 1e9)
                || Math.abs(cyclesPerOutput * cycle - interval) > 1e-9 * interval) {
            throw root.refuse(
                    "outputInterval", "must be a whole number of cycles of " + cycle + " s, but is " + interval + " s");
        }
        Section initial = root.section("initial");
        List<RobotStart> robots = robots(initial);
        BallStart ball = ball(initial);
        initial.refuseTheRest();
        Scenario scenario = new Scenario(
                root.text("title", ""),
                parameters,
                robots,
                ball,
                orders(),
                Math.max(1, Math.round(duration / cycle)),
                (int) cyclesPerOutput);
        root.refuseTheRest();
        // Whether there is room for everybody shows when the situation is set up.
        return root.make(() -> new ScenarioRun(scenario).scenario());
    }

    private List<RobotStart> robots(Section initial) {
        List<RobotStart> robots = new ArrayList<>();
        TreeSet<Integer> seen = new TreeSet<>();
        for (Section in : initial.sections("robots")) {
            int robot = RobotNames.index(in, parameters.robotsPerTeam());
            if (!seen.add(robot)) {
                throw in.refuse("robot", "is given a second time: " + in.text("robot", ""));
            }
            robots.add(new RobotStart(robot, in.number("x"), in.number("y"), heading(in)));
            in.refuseTheRest();
        }
        return robots;
    }

    private static double heading(Section in) {
        boolean degrees = in.has("headingDegrees");
        if (degrees && in.has("heading")) {
            throw in.refuse("headingDegrees", "cannot be given together with heading");
        }
        return degrees ? StrictMath.toRadians(in.number("headingDegrees", 0)) : in.number("heading", 0);
    }

    private static @Nullable BallStart ball(Section initial) {
        if (!initial.has("ball")) {
            return null;
        }
        // The league's ball has its own section at the root; this is where it begins.
        Section in = initial.section("ball");
        BallStart ball = new BallStart(in.number("x"), in.number("y"), in.number("vx", 0), in.number("vy", 0));
        in.refuseTheRest();
        return ball;
    }

    private List<Order> orders() {
        List<Order> orders = new ArrayList<>();
        for (Section in : root.sections("commands")) {
            double at = in.number("at", 0);
            if (!(at >= 0 && at <= LONGEST)) {
                throw in.refuse("at", "must be between 0 s and a day, but is " + at + " s");
            }
            int robot = RobotNames.index(in, parameters.robotsPerTeam());
            orders.add(new Order(Math.round(at / parameters.timing().cycle()), robot, action(in)));
            in.refuseTheRest();
        }
        orders.sort(Comparator.comparingLong(Order::cycle));
        return orders;
    }

    private static Action action(Section in) {
        int given = (in.has("wheels") ? 1 : 0)
                + (in.has("goTo") ? 1 : 0)
                + (in.has("goToBall") ? 1 : 0)
                + (in.has("kick") ? 1 : 0);
        if (given != 1) {
            throw in.refuse("robot", "must be told one of wheels, goTo, goToBall or kick, but is told " + given);
        }
        if (in.has("wheels")) {
            List<Double> wheels = pair(in, "wheels", "[left, right] in m/s");
            return new Action.Wheels(wheels.get(0), wheels.get(1));
        }
        if (in.has("goTo")) {
            List<Double> point = pair(in, "goTo", "[x, y] in m");
            return new Action.ToPoint(point.get(0), point.get(1));
        }
        if (in.has("goToBall")) {
            if (!in.flag("goToBall", true)) {
                throw in.refuse("goToBall", "must be true, or left out");
            }
            return new Action.ToBall();
        }
        Section kick = in.section("kick");
        double force = kick.number("force", 1);
        if (!(force >= 0 && force <= 1)) {
            throw kick.refuse("force", "must be between 0 and 1, but is " + force);
        }
        double angle = StrictMath.toRadians(kick.number("angleDegrees", 0));
        kick.refuseTheRest();
        return new Action.Kick(force, angle);
    }

    private static List<Double> pair(Section in, String key, String meaning) {
        List<Double> pair = in.numbers(key);
        if (pair.size() != 2) {
            throw in.refuse(key, "must be two numbers, " + meaning + ", but has " + pair.size());
        }
        return pair;
    }
}
