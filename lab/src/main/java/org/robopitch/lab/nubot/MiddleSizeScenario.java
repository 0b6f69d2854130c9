// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.nubot;

import java.util.List;
import java.util.function.Supplier;
import org.robopitch.declare.ParameterException;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchSetup;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.Team;
import org.robopitch.kit.scenario.PlayableScenario;
import org.robopitch.kit.scenario.Rows;
import org.robopitch.kit.scenario.ScenarioKeys;
import org.robopitch.kit.scenario.Timeline;
import org.robopitch.kit.scenario.draw.ScenarioDrawing;
import org.robopitch.middlesize.file.MiddleSizeFile;
import org.robopitch.middlesize.game.MiddleSize;
import org.robopitch.middlesize.game.MiddleSizeGame;
import org.robopitch.middlesize.referee.MiddleSizeRules;
import org.robopitch.runner.situation.Situation;
import org.robopitch.settings.Configuration;
import org.robopitch.settings.RobotNames;
import org.robopitch.settings.Section;
import org.robopitch.teams.Teams;

/**
 * A scene of the Middle Size League from a file. Teams play it: the file says which, where robots and ball begin, and for how
 * long.
 */
public final class MiddleSizeScenario implements PlayableScenario {
    private static final double OUTPUT_INTERVAL = 0.1;

    private final MiddleSize league;
    private final double cycle;
    private final Timeline timeline;
    private final Supplier<Team> blue;
    private final Supplier<Team> yellow;
    private final Situation situation;

    /** Something that a file commands: nothing here, teams do. */
    private interface Nothing extends Timeline.Due {}

    private MiddleSizeScenario(Configuration configuration) {
        Section root = configuration.root();
        MiddleSizeFile file = MiddleSizeFile.readLeague(root, RobotNames.robotsNamed(root));
        // Nobody judges a scenario.
        this.league =
                new MiddleSize(file.parameters(), MiddleSizeRules.defaults().withAutomatic(false));
        this.cycle = league.cycleSeconds();
        ScenarioKeys keys = new ScenarioKeys(root, league.robotsPerSide(), cycle, "cycles");
        this.timeline = keys.timeline(Math.max(1, Math.rint(OUTPUT_INTERVAL / cycle)) * cycle);
        root.text("title", "");
        Section teams = root.section("teams");
        this.blue = team(teams, "blue");
        this.yellow = team(teams, "yellow");
        teams.refuseTheRest();
        this.situation = Situation.read(configuration, league.robotsPerSide());
        root.has("initial");
        root.refuseTheRest();
        // Whether there is room for everybody shows when the situation is set up.
        root.make(this::newMatch);
    }

    private static Supplier<Team> team(Section in, String key) {
        try {
            return Teams.samples().find(in.text(key, "idle"));
        } catch (IllegalArgumentException unknown) {
            throw in.refuse(key, "is not known: " + unknown.getMessage());
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
     * @param configuration the keys of a league and those of a scenario
     */
    public static MiddleSizeScenario of(Configuration configuration) {
        return new MiddleSizeScenario(configuration);
    }

    private Match newMatch() {
        Match match = new Match(new MatchSetup(league, blue.get(), yellow.get(), 1));
        situation.opening(match).forEach(match::operate);
        match.applyOperator();
        Bodies bodies = game(match).world().bodies();
        for (int i = 0; i < situation.robots().size(); i++) {
            Situation.Robot robot = situation.robots().get(i);
            requireRoom("initial.robots[" + i + "]", bodies, robot.index(), robot.x(), robot.y());
        }
        Situation.Ball ball = situation.ball();
        if (ball != null) {
            requireRoom("initial.ball", bodies, bodies.ball, ball.x(), ball.y());
        }
        return match;
    }

    private static void requireRoom(String key, Bodies bodies, int body, double x, double y) {
        if (bodies.body[body].x != x || bodies.body[body].y != y) {
            throw new ParameterException(
                    key, "has no room at (" + x + ", " + y + "): it would leave the field or overlap another body");
        }
    }

    private static MiddleSizeGame game(Match match) {
        return (MiddleSizeGame) match.game();
    }

    private interface Sampler {
        void sample(Match match, Bodies bodies);
    }

    private void play(Sampler sampler) {
        Match match = newMatch();
        Bodies bodies = game(match).world().bodies();
        timeline.play(List.<Nothing>of(), new Timeline.Player<>() {
            @Override
            public void take(Nothing due) {}

            @Override
            public void advance() {
                match.cycle();
            }

            @Override
            public void show() {
                sampler.sample(match, bodies);
            }
        });
    }

    @Override
    public void write(Rows rows) {
        play((match, bodies) -> {
            for (int i = 0; i <= bodies.ball; i++) {
                if (!bodies.body[i].present) {
                    continue;
                }
                boolean isBall = i == bodies.ball;
                rows.begin();
                rows.number("time", match.game().world().time());
                rows.text("kind", "state");
                rows.text("body", isBall ? "ball" : side(i).label() + " " + (i % league.robotsPerSide() + 1));
                rows.number("x", bodies.body[i].x);
                rows.number("y", bodies.body[i].y);
                rows.number("z", isBall ? game(match).world().ballHeight() : 0);
                rows.motion(bodies, i);
                if (isBall) {
                    rows.nothing("role");
                } else {
                    rows.text("role", role(match, i));
                }
                rows.end();
            }
        });
    }

    private Side side(int robot) {
        return robot < league.robotsPerSide() ? Side.BLUE : Side.YELLOW;
    }

    private String role(Match match, int robot) {
        return match.commands(side(robot)).role(robot % league.robotsPerSide());
    }

    @Override
    public ScenarioDrawing drawing() {
        ScenarioDrawing drawing = new ScenarioDrawing(
                MiddleSizeGame.field(
                        league.parameters(), game(newMatch()).world().bodies()),
                timeline,
                cycle,
                true);
        play((match, bodies) -> drawing.state(bodies, match.game().world().time(), robot -> role(match, robot)));
        return drawing;
    }
}
