// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.nubot;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchSetup;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.Team;
import org.robopitch.lab.plot.Plot;
import org.robopitch.lab.plot.Series;
import org.robopitch.middlesize.MiddleSizeWorld;
import org.robopitch.middlesize.Placement;
import org.robopitch.middlesize.game.MiddleSize;
import org.robopitch.middlesize.game.MiddleSizeGame;
import org.robopitch.runner.situation.Situation;
import org.robopitch.settings.Configuration;
import org.robopitch.settings.Section;
import org.robopitch.teams.Teams;

/**
 * A scene of the Middle Size League from a file: a league file with a section {@code scenario} that says who plays, where
 * robots and ball begin, and for how long.
 */
public final class MiddleSizeScenario {
    private final MiddleSize league;
    private final Section section;
    private final double duration;
    private final double sample;
    private final Team blue;
    private final Team yellow;

    private final @Nullable Situation situation;

    private MiddleSizeScenario(MiddleSize league, Section section, @Nullable Situation situation) {
        this.league = league;
        this.situation = situation;
        this.section = section;
        this.duration = section.number("duration", 10);
        this.sample = section.number("sample", 0.1);
        if (!(duration > 0 && duration <= 3600)) {
            throw section.refuse("duration", "must be above 0 and at most 3600 s, but is " + duration);
        }
        if (!(sample > 0)) {
            throw section.refuse("sample", "must be above 0 s, but is " + sample);
        }
        this.blue = team("blue");
        this.yellow = team("yellow");
        newMatch();
        section.refuseTheRest();
    }

    private Team team(String key) {
        try {
            return Teams.samples().find(section.text(key, "idle")).get();
        } catch (IllegalArgumentException unknown) {
            throw section.refuse(key, "is not known: " + unknown.getMessage());
        }
    }

    /**
     * {@return the scenario of a file}
     *
     * @param name the file's name, for messages
     * @param text what is in it
     */
    public static MiddleSizeScenario parse(String name, String text) {
        return of(Configuration.parse(name, text));
    }

    /**
     * {@return the scenario of a configuration}
     *
     * @param configuration a league with a section {@code scenario}
     */
    public static MiddleSizeScenario of(Configuration configuration) {
        if (configuration.has("initial")) {
            return ofSituation(configuration);
        }
        return new MiddleSizeScenario(
                MiddleSize.of(configuration), configuration.root().section("scenario"), null);
    }

    /** A situation that was saved, as all leagues write it: nobody plays, what moves goes on. */
    private static MiddleSizeScenario ofSituation(Configuration configuration) {
        MiddleSize league = MiddleSize.of(Situation.league(configuration));
        Situation situation = Situation.read(configuration, league.robotsPerSide());
        Section root = configuration.root();
        String section = "{duration: " + root.number("duration") + ", sample: "
                + root.number("outputInterval", league.cycleSeconds()) + "}";
        return new MiddleSizeScenario(
                league,
                Configuration.parse("duration and outputInterval", section).root(),
                situation);
    }

    private Match newMatch() {
        Match match = new Match(new MatchSetup(league, blue, yellow, 1));
        if (situation != null) {
            situation.opening(match).forEach(match::operate);
            match.applyOperator();
            return match;
        }
        MiddleSizeWorld world = ((MiddleSizeGame) match.game()).world();
        Placement placement = new Placement(world);
        Section ball = section.section("ball");
        placement.launchBall(
                place(ball, "x", 0, league.parameters().field().length()),
                place(ball, "y", 0, league.parameters().field().width()),
                ball.number("z", 0),
                ball.number("vx", 0),
                ball.number("vy", 0),
                ball.number("vz", 0));
        ball.refuseTheRest();
        Set<String> placed = new HashSet<>();
        for (Section robot : section.sections("robots")) {
            int number = robot.integer("robot", 1);
            Side side = robot.choice("side", Side.BLUE);
            int perTeam = league.robotsPerSide();
            if (number < 1 || number > perTeam) {
                throw robot.refuse("robot", "must be 1 to " + perTeam + ", but is " + number);
            }
            if (!placed.add(side + " " + number)) {
                throw robot.refuse(
                        "robot", "must be another one: " + side.label() + " " + number + " has a place already");
            }
            double heading = robot.number("heading", side == Side.BLUE ? 0 : Math.PI);
            placement.placeRobot(
                    side.ordinal() * perTeam + number - 1,
                    place(
                            robot,
                            "x",
                            robot.number("x"),
                            league.parameters().field().length()),
                    place(
                            robot,
                            "y",
                            robot.number("y"),
                            league.parameters().field().width()),
                    StrictMath.cos(heading),
                    StrictMath.sin(heading));
            robot.refuseTheRest();
        }
        return match;
    }

    /** A coordinate inside of the fence. */
    private double place(Section in, String key, double usual, double size) {
        double value = in.number(key, usual);
        double most = size / 2 + league.parameters().field().runOff();
        if (Math.abs(value) > most) {
            throw in.refuse(key, "must be between " + -most + " and " + most + " m, but is " + value);
        }
        return value;
    }

    private interface Sampler {
        void sample(Match match, MiddleSizeWorld world);
    }

    private void play(Sampler sampler) {
        Match match = newMatch();
        MiddleSizeWorld world = ((MiddleSizeGame) match.game()).world();
        sampler.sample(match, world);
        double next = sample;
        while (world.time() < duration - 1e-9) {
            match.cycle();
            if (world.time() >= next - 1e-9) {
                sampler.sample(match, world);
                next += sample;
            }
        }
    }

    /**
     * Plays it and writes what happens, a line for each body and moment.
     *
     * @param out where to
     * @param json lines of JSON instead of CSV
     */
    public void write(PrintWriter out, boolean json) {
        if (!json) {
            out.println("time,body,role,x,y,z,heading");
        }
        String format = json
                ? "{\"time\":%.3f,\"body\":\"%s\",\"role\":\"%s\",\"x\":%.4f,\"y\":%.4f,\"z\":%.4f,\"heading\":%.4f}%n"
                : "%.3f,%s,%s,%.4f,%.4f,%.4f,%.4f%n";
        play((match, world) -> {
            for (int i = 0; i <= world.bodies().ball; i++) {
                boolean ball = i == world.bodies().ball;
                double heading = StrictMath.atan2(world.bodies().headingY[i], world.bodies().headingX[i]);
                out.printf(
                        Locale.ROOT,
                        format,
                        world.time(),
                        name(i, ball),
                        ball ? "" : role(match, i),
                        world.bodies().x[i],
                        world.bodies().y[i],
                        ball ? world.ballHeight() : 0,
                        heading);
            }
        });
        out.flush();
    }

    private String name(int body, boolean ball) {
        int perTeam = league.robotsPerSide();
        return ball ? "ball" : (body < perTeam ? "blue " : "yellow ") + (body % perTeam + 1);
    }

    private String role(Match match, int robot) {
        int perTeam = league.robotsPerSide();
        return match.commands(robot < perTeam ? Side.BLUE : Side.YELLOW).role(robot % perTeam);
    }

    /** {@return a picture of all paths, those of robots with a colour for each of their roles} */
    public Plot draw() {
        Map<String, List<Series.Point>> paths = new LinkedHashMap<>();
        play((match, world) -> {
            for (int i = 0; i <= world.bodies().ball; i++) {
                boolean ball = i == world.bodies().ball;
                String key = ball ? "ball" : (name(i, false) + " " + role(match, i)).strip();
                paths.computeIfAbsent(key, one -> new ArrayList<>())
                        .add(new Series.Point(world.bodies().x[i], world.bodies().y[i]));
            }
        });
        // Before its first decision a robot has no role yet; that moment is no path.
        paths.entrySet().removeIf(path -> path.getValue().size() == 1 && hasRoles(path.getKey(), paths.keySet()));
        Plot plot = FieldDrawing.of("Paths", league.parameters().field());
        paths.forEach((name, path) ->
                plot.add(Series.of(name, path, name.equals("ball") ? Series.Style.DOTTED : Series.Style.LINE)));
        return plot;
    }

    private static boolean hasRoles(String robot, Set<String> names) {
        return names.stream().anyMatch(name -> name.startsWith(robot + " "));
    }
}
