// SPDX-License-Identifier: Apache-2.0
package org.robopitch.kit.scenario;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Supplier;
import org.robopitch.declare.Range;
import org.robopitch.engine.match.Game;
import org.robopitch.engine.match.Situation;
import org.robopitch.engine.match.Team;
import org.robopitch.settings.Configuration;
import org.robopitch.settings.RobotNames;
import org.robopitch.settings.Section;

/**
 * A situation and what is to happen in it: robots are commanded, or teams play. Nobody judges.
 *
 * @param league whose world it happens in
 * @param situation how it begins; robots that it does not name take no part
 * @param orders what robots are commanded, in the order of time
 * @param ticks how long it is played
 * @param ticksPerOutput how often the state is shown
 * @param events whether contacts and goals are rows of the table
 * @param teams where blue's and yellow's programs come from, if the league's scenarios are played by teams
 * @param <G> the league's games
 */
public record Scenario<G extends Game>(
        ScenarioLeague<G> league,
        Situation situation,
        List<Order<G>> orders,
        long ticks,
        int ticksPerOutput,
        boolean events,
        List<Supplier<Team>> teams) {
    private static final Range TIME = new Range(0, 86_400, "s", "a day");
    private static final String INITIAL = "initial";

    /** Keys of a scenario file that say nothing about the league. */
    private static final List<String> KEYS =
            List.of("title", "league", "duration", "outputInterval", "events", "commands", "teams", INITIAL);

    /**
     * What a robot is commanded.
     *
     * @param tick from which on
     * @param robot its index
     * @param action what it does
     * @param <G> games of its league
     */
    public record Order<G extends Game>(long tick, int robot, ScenarioLeague.Action<G> action) {}

    /** Copies the lists, and orders the commands by time. */
    public Scenario {
        orders = orders.stream().sorted(Comparator.comparingLong(Order::tick)).toList();
        teams = List.copyOf(teams);
    }

    /**
     * A scenario whose events are listed and which no team plays.
     *
     * @param league whose world it happens in
     * @param situation how it begins
     * @param orders what robots are commanded
     * @param ticks how long it is played; the state is shown after each
     */
    public Scenario(ScenarioLeague<G> league, Situation situation, List<Order<G>> orders, long ticks) {
        this(league, situation, orders, ticks, 1, true, List.of());
    }

    /**
     * {@return the scenario that a text describes, for leagues whose scenarios no team plays}
     *
     * @param name the file's name, for messages
     * @param text what is in it
     * @param league reads the league
     * @param <G> the league's games
     * @throws org.robopitch.settings.BadFileException if something in it is wrong
     */
    public static <G extends Game> Scenario<G> parse(
            String name, String text, Function<Section, ScenarioLeague<G>> league) {
        Section root = Section.parse(name, text);
        return read(root, league.apply(root), team -> {
            throw new IllegalArgumentException("there are no teams here");
        });
    }

    /**
     * {@return the scenario that a file describes}
     *
     * @param root the keys of the league and those of what is to happen
     * @param league what the file says about the league
     * @param teams finds teams by their names
     * @param <G> the league's games
     * @throws org.robopitch.settings.BadFileException if something in it is wrong
     */
    public static <G extends Game> Scenario<G> read(
            Section root, ScenarioLeague<G> league, Function<String, Supplier<Team>> teams) {
        double tick = league.tick();
        int perSide = league.league().robotsPerSide();
        double duration = root.number("duration", TIME);
        if (!(duration > 0)) {
            throw root.refuse("duration", "must be more than 0 s and at most a day, but is " + duration + " s");
        }
        double interval = root.number("outputInterval", league.outputInterval(), TIME);
        double ticks = Math.rint(interval / tick);
        if (!(ticks >= 1 && ticks < 1e9) || Math.abs(ticks * tick - interval) > 1e-9 * interval) {
            throw root.refuse(
                    "outputInterval",
                    "must be a whole number of " + league.ticks() + " of " + tick + " s, but is " + interval + " s");
        }
        root.text("title", "");
        boolean events = root.flag("events", league.listsEvents());
        List<Supplier<Team>> sides = league.playedByTeams() ? teams(root.section("teams"), teams) : List.of();
        Situation situation = situation(root.section(INITIAL), perSide, league.refused());
        List<Order<G>> orders = new ArrayList<>();
        for (Section in : root.sections("commands")) {
            long at = Math.round(in.number("at", 0, TIME) / tick);
            orders.add(new Order<>(at, RobotNames.index(in, perSide), league.action(in)));
            in.refuseTheRest();
        }
        root.refuseTheRest();
        Scenario<G> scenario = new Scenario<>(
                league, situation, orders, Math.max(1, Math.round(duration / tick)), (int) ticks, events, sides);
        // Whether there is room for everybody shows when the situation is set up.
        return root.make(() -> new ScenarioRun<>(scenario).scenario());
    }

    private static List<Supplier<Team>> teams(Section in, Function<String, Supplier<Team>> known) {
        List<Supplier<Team>> teams = new ArrayList<>();
        for (String side : List.of("blue", "yellow")) {
            try {
                teams.add(known.apply(in.text(side, "idle")));
            } catch (IllegalArgumentException unknown) {
                throw in.refuse(side, "is not known: " + unknown.getMessage());
            }
        }
        in.refuseTheRest();
        return teams;
    }

    /**
     * {@return the situation of a scenario file, which must have one}
     *
     * @param file a scenario file
     * @param robotsPerSide how many robots a side has
     * @throws org.robopitch.settings.BadFileException if something in it is wrong
     */
    public static Situation situation(Configuration file, int robotsPerSide) {
        Section root = file.root();
        if (!root.has(INITIAL)) {
            throw root.refuse(INITIAL, "is missing: a match begins with the robots and the ball named there");
        }
        return situation(root.section(INITIAL), robotsPerSide, List.of());
    }

    private static Situation situation(Section in, int robotsPerSide, List<String> refused) {
        List<Situation.Robot> robots = new ArrayList<>();
        TreeSet<Integer> seen = new TreeSet<>();
        for (Section one : in.sections("robots")) {
            Situation.Robot robot = robot(one, robotsPerSide, refused);
            if (!seen.add(robot.index())) {
                throw one.refuse("robot", "is given twice: " + one.text("robot", ""));
            }
            robots.add(robot);
            one.refuseTheRest();
        }
        Situation.Ball ball = in.has("ball") ? ball(in.section("ball"), refused) : null;
        in.refuseTheRest();
        return new Situation(robots, ball);
    }

    private static Situation.Robot robot(Section in, int robotsPerSide, List<String> refused) {
        boolean degrees = in.has("headingDegrees");
        if (degrees && in.has("heading")) {
            throw in.refuse("headingDegrees", "cannot be given together with heading");
        }
        return new Situation.Robot(
                RobotNames.index(in, robotsPerSide),
                in.number("x", Range.COORDINATE),
                in.number("y", Range.COORDINATE),
                degrees
                        ? StrictMath.toRadians(in.number("headingDegrees", 0, Range.DEGREES))
                        : in.number("heading", 0, Range.ANGLE),
                in.number("along", 0, Range.SPEED),
                refused.contains("across") ? 0 : in.number("across", 0, Range.SPEED),
                in.number("spin", 0, Range.SPIN));
    }

    private static Situation.Ball ball(Section in, List<String> refused) {
        Situation.Ball ball = new Situation.Ball(
                in.number("x", Range.COORDINATE),
                in.number("y", Range.COORDINATE),
                refused.contains("z") ? 0 : in.number("z", 0, Range.COORDINATE),
                in.number("vx", 0, Range.SPEED),
                in.number("vy", 0, Range.SPEED),
                refused.contains("vz") ? 0 : in.number("vz", 0, Range.SPEED),
                !refused.contains("rolling") && in.flag("rolling", false));
        in.refuseTheRest();
        return ball;
    }

    /**
     * {@return what a scenario file says about the league}
     *
     * @param file a scenario file
     */
    public static Configuration league(Configuration file) {
        Configuration league = file;
        for (String key : KEYS) {
            league = league.without(key);
        }
        return league;
    }

    /**
     * {@return two numbers, for readers of commands}
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
