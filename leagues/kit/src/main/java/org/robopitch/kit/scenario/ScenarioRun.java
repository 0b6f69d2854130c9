// SPDX-License-Identifier: Apache-2.0
package org.robopitch.kit.scenario;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.robopitch.declare.ParameterException;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.body.MovingBody;
import org.robopitch.engine.match.BodyPose;
import org.robopitch.engine.match.Game;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchListener;
import org.robopitch.engine.match.MatchSetup;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.Situation;
import org.robopitch.engine.match.Stage;
import org.robopitch.engine.match.Team;
import org.robopitch.kit.scenario.ScenarioLeague.Action;
import org.robopitch.kit.scenario.ScenarioLeague.Column;
import org.robopitch.settings.Point;

/**
 * A scenario that is played, once: in the world of a match, and by its cycles where teams play.
 *
 * @param <G> games of its league
 */
public final class ScenarioRun<G extends Game> {
    private static final long SEED = 1;

    /** A ball that waits until all robots are placed is as many pitches away. */
    private static final int AWAY = 10;

    private final Scenario<G> scenario;
    private final ScenarioLeague<G> league;
    private final Match match;
    private final G game;
    private final Bodies bodies;
    private final ContactEvents contacts;
    private final Map<Integer, Action<G>> doing = new TreeMap<>();
    private final BodyPose ball = new BodyPose();
    private boolean inGoal;

    /**
     * Something that happened.
     *
     * @param time end of the step it happened in, s
     * @param kind such as "contact-begin" or "goal"
     * @param body name of the body it happened to
     * @param other name of what it met; of a goal, of the side that scored; null for nothing
     * @param x where, m
     * @param y where, m
     */
    public record Event(
            double time, String kind, String body, @Nullable String other, double x, double y) {
        /** {@return whether bodies have begun to touch} */
        boolean isContact() {
            return !kind.equals("goal") && !kind.equals("contact-end") && !kind.equals("free");
        }
    }

    /** How a table is written. */
    public enum Format {
        /** Comma-separated values with a header. */
        CSV,
        /** A JSON object per line, without the keys that a row has no value for. */
        JSONL
    }

    /** Watches a scenario. */
    public interface Watcher {
        /** Called at the beginning, at every output interval and at the end. */
        void state();

        /**
         * Called when something happened in the step that just ended.
         *
         * @param event what
         */
        default void event(Event event) {}
    }

    /**
     * Sets the situation up.
     *
     * @param scenario what is played
     * @throws ParameterException if bodies overlap in it
     */
    public ScenarioRun(Scenario<G> scenario) {
        this.scenario = scenario;
        this.league = scenario.league();
        Team idle = (seen, commands) -> {};
        boolean teams = league.playedByTeams();
        this.match = new Match(new MatchSetup(
                league.league(),
                teams ? scenario.teams().get(0).get() : idle,
                teams ? scenario.teams().get(1).get() : idle,
                SEED));
        this.game = league.game().cast(match.game());
        this.bodies = league.bodies(game);
        this.contacts = league.contacts(game);
        setUp(scenario.situation());
        inGoal = isInGoal();
    }

    private void setUp(Situation situation) {
        Point parking = situation.ball() == null ? league.parking() : null;
        if (parking != null) {
            bodies.body[bodies.ball].x = AWAY * match.game().stage().pitchLength();
        }
        situation.opening(match).forEach(match::operate);
        match.applyOperator();
        for (int i = 0; i < situation.robots().size(); i++) {
            Situation.Robot robot = situation.robots().get(i);
            requireRoom("initial.robots[" + i + "]", robot.index(), robot.x(), robot.y());
            league.begin(game, robot);
        }
        if (parking != null) {
            game.hands().place(bodies.ball, parking.x(), parking.y(), 0);
        }
        Situation.Ball start = situation.ball();
        if (start != null) {
            if (league.ballNeedsRoom()) {
                requireRoom("initial.ball", bodies.ball, start.x(), start.y());
            }
            league.begin(game, start);
        }
    }

    private void requireRoom(String key, int body, double x, double y) {
        if (bodies.body[body].x != x || bodies.body[body].y != y) {
            throw new ParameterException(
                    key, "has no room at (" + x + ", " + y + "): it would leave the pitch or overlap another body");
        }
    }

    /** {@return what is played} */
    public Scenario<G> scenario() {
        return scenario;
    }

    /** {@return the game it is played in} */
    public G game() {
        return game;
    }

    /** {@return robots and ball} */
    public Bodies bodies() {
        return bodies;
    }

    /**
     * {@return a word for what a robot does now, as its team says; empty for none}
     *
     * @param robot its index
     */
    public String role(int robot) {
        int perSide = bodies.robots / 2;
        return match.commands(robot < perSide ? Side.BLUE : Side.YELLOW).role(robot % perSide);
    }

    /**
     * Plays it to its end.
     *
     * @param watcher who watches
     */
    public void play(Watcher watcher) {
        match.watch(new MatchListener() {
            @Override
            public void stepped(Match stepped) {
                look(watcher);
            }
        });
        int stepsPerTick = (int) Math.round(league.tick() / game.world().stepSeconds());
        int next = 0;
        watcher.state();
        for (long tick = 0; tick < scenario.ticks(); tick++) {
            while (next < scenario.orders().size()
                    && scenario.orders().get(next).tick() <= tick) {
                take(scenario.orders().get(next++));
            }
            if (league.playedByTeams()) {
                match.observe();
                match.decide();
            }
            doing.forEach((robot, action) -> action.apply(game, robot));
            if (league.playedByTeams()) {
                match.advance();
            } else {
                for (int i = 0; i < stepsPerTick; i++) {
                    game.world().step();
                    look(watcher);
                }
            }
            if ((tick + 1) % scenario.ticksPerOutput() == 0 || tick + 1 == scenario.ticks()) {
                watcher.state();
            }
        }
    }

    private void take(Scenario.Order<G> order) {
        if (order.action().isOnce()) {
            order.action().apply(game, order.robot());
        } else {
            doing.put(order.robot(), order.action());
        }
    }

    /** Looks at the step that just ended. */
    private void look(Watcher watcher) {
        if (!scenario.events()) {
            return;
        }
        double time = game.world().time();
        contacts.stepped(
                (kind, one, other, x, y) -> watcher.event(new Event(time, kind, name(one), nameOfOther(other), x, y)));
        boolean now = isInGoal();
        if (now && !inGoal) {
            Side scored = game.attacks(Side.BLUE) == Math.signum(ball.x) ? Side.BLUE : Side.YELLOW;
            watcher.event(new Event(time, "goal", name(bodies.ball), scored.label(), ball.x, ball.y));
        }
        inGoal = now;
    }

    private boolean isInGoal() {
        Stage stage = game.stage();
        stage.read(bodies.ball, ball);
        return Math.abs(ball.x) - bodies.body[bodies.ball].reach > stage.pitchLength() / 2
                && Math.abs(ball.y) < stage.goalWidth() / 2
                && ball.z < league.goalHeight();
    }

    private String name(int body) {
        return game.stage().bodies().get(body).label();
    }

    private @Nullable String nameOfOther(int body) {
        return body != bodies.ground ? name(body) : contacts.namesWalls() ? "wall" : null;
    }

    /**
     * Plays it and writes states and events as rows, in SI units: one row per body and time, and one per event.
     *
     * @param out where to write
     * @param format how
     */
    public void write(PrintWriter out, Format format) {
        List<Column> own = league.columns(this);
        List<String> names = new ArrayList<>(List.of("time", "kind", "body", "other", "x", "y"));
        own.forEach(column -> names.add(column.name()));
        if (!scenario.events()) {
            names.remove("other");
        }
        Rows rows = new Rows(out, format, names);
        play(new Watcher() {
            @Override
            public void state() {
                for (int i = 0; i <= bodies.ball; i++) {
                    MovingBody body = bodies.body[i];
                    if (body.present) {
                        List<@Nullable Object> row = row(game.world().time(), "state", name(i), null, body.x, body.y);
                        own.forEach(column -> row.add(column.of().apply(body)));
                        rows.write(row);
                    }
                }
            }

            @Override
            public void event(Event event) {
                rows.write(row(event.time(), event.kind(), event.body(), event.other(), event.x(), event.y()));
            }
        });
    }

    private List<@Nullable Object> row(
            double time, String kind, String body, @Nullable String other, double x, double y) {
        List<@Nullable Object> row = new ArrayList<>();
        row.add(time);
        row.add(kind);
        row.add(body);
        if (scenario.events()) {
            row.add(other);
        }
        row.add(x);
        row.add(y);
        return row;
    }

    /** {@return a picture of it, for which it is played} */
    public ScenarioDrawing drawing() {
        ScenarioDrawing drawing = new ScenarioDrawing(
                league.field(game),
                scenario.ticks() * league.tick(),
                scenario.ticks() / scenario.ticksPerOutput(),
                scenario.situation().ball() != null || league.parking() == null);
        play(new Watcher() {
            @Override
            public void state() {
                drawing.state(bodies, game.world().time(), ScenarioRun.this::role);
            }

            @Override
            public void event(Event event) {
                if (event.isContact()) {
                    drawing.touch(event.x(), event.y());
                }
            }
        });
        return drawing;
    }
}
