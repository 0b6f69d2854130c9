// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.game;

import java.util.ArrayList;
import java.util.List;
import org.robopitch.declare.Range;
import org.robopitch.engine.body.Bodies;
import org.robopitch.kit.game.PlanarStage;
import org.robopitch.kit.scenario.ContactEvents;
import org.robopitch.kit.scenario.PlanarContacts;
import org.robopitch.kit.scenario.Scenario;
import org.robopitch.kit.scenario.ScenarioLeague;
import org.robopitch.kit.scenario.ScenarioRun;
import org.robopitch.middlesize.parameters.MiddleSizeParameters;
import org.robopitch.middlesize.referee.MiddleSizeRules;
import org.robopitch.settings.Records;
import org.robopitch.settings.RobotNames;
import org.robopitch.settings.Section;

/** The Middle Size League as scenarios play it: by teams, and by commands that outrank them. */
public final class MiddleSizeScenario implements ScenarioLeague<MiddleSizeGame> {
    private static final double OUTPUT_INTERVAL = 0.1;

    private final MiddleSizeParameters parameters;

    /**
     * Reads the keys of the league.
     *
     * @param root a scenario file
     */
    public MiddleSizeScenario(Section root) {
        this.parameters = new MiddleSizeModule().parameters(root, RobotNames.robotsNamed(root));
        // A scenario has no referee; the rules of a league's file are checked and not used.
        Records.read(root.section("rules"), MiddleSizeRules.defaults());
    }

    @Override
    public MiddleSize league() {
        return new MiddleSize(parameters, MiddleSizeRules.defaults().withAutomatic(false));
    }

    @Override
    public Class<MiddleSizeGame> game() {
        return MiddleSizeGame.class;
    }

    @Override
    public Bodies bodies(MiddleSizeGame game) {
        return game.world().bodies();
    }

    @Override
    public PlanarStage.Field field(MiddleSizeGame game) {
        return MiddleSizeGame.field(parameters, bodies(game));
    }

    @Override
    public double outputInterval() {
        return Math.max(1, Math.rint(OUTPUT_INTERVAL / tick())) * tick();
    }

    @Override
    public boolean playedByTeams() {
        return true;
    }

    @Override
    public double goalHeight() {
        return parameters.field().goalHeight();
    }

    /** What a robot does with itself and the ball, until its next command. */
    @Override
    public Action<MiddleSizeGame> action(Section in) {
        List<Double> velocity = in.has("velocity")
                ? Scenario.pair(in, "velocity", "[along, across] in m/s", Range.SPEED)
                : List.of(0.0, 0.0);
        double spin = in.number("spin", 0, Range.SPIN);
        boolean dribble = in.flag("dribble", false);
        double kick = in.number("kick", 0, new Range(0, parameters.kick().strongest(), "", "the strongest kick"));
        double position = parameters.kick().shootPosition().number(in.flag("lob", false));
        return (game, robot) -> {
            game.world().drive(robot, velocity.get(0), velocity.get(1), spin);
            game.world().handling().dribble(robot, dribble);
            game.world().handling().kick(robot, kick, position);
        };
    }

    @Override
    public ContactEvents contacts(MiddleSizeGame game) {
        return new PlanarContacts(game.world().plane());
    }

    @Override
    public List<Column> columns(ScenarioRun<MiddleSizeGame> run) {
        Bodies bodies = run.bodies();
        List<Column> columns = new ArrayList<>();
        columns.add(new Column(
                "z", body -> body.index == bodies.ball ? run.game().world().ballHeight() : 0.0));
        columns.addAll(Column.MOTION);
        columns.add(new Column("role", body -> body.index == bodies.ball ? null : run.role(body.index)));
        return columns;
    }
}
