// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.game;

import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.match.FieldInfo;
import org.robopitch.engine.match.Game;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.PlanarSight;
import org.robopitch.engine.match.Rhythm;
import org.robopitch.engine.match.RobotInfo;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.Stage;
import org.robopitch.engine.match.TeamInfo;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.kit.game.PlanarStage;
import org.robopitch.middlesize.MiddleSizeWorld;
import org.robopitch.middlesize.body.Base;
import org.robopitch.middlesize.parameters.FieldParameters;
import org.robopitch.middlesize.parameters.MiddleSizeParameters;
import org.robopitch.middlesize.referee.MiddleSizeReferee;
import org.robopitch.middlesize.referee.MiddleSizeRules;

/** One game of the Middle Size League. Blue attacks towards positive x for the whole match. */
public final class MiddleSizeGame implements Game {
    private final MiddleSizeWorld world;
    private final MiddleSizeParameters parameters;
    private final PlanarSight sight;
    private final MiddleSizeReferee referee;
    private final PlanarStage stage;
    private final MiddleSizeHands hands;

    MiddleSizeGame(MiddleSizeWorld world, MiddleSizeRules rules, boolean blueBegins) {
        this.world = world;
        this.parameters = world.parameters();
        Bodies bodies = world.bodies();
        this.sight = new PlanarSight(bodies, parameters.robotsPerTeam(), robot -> bodies.body[robot].present);
        this.referee = new MiddleSizeReferee(world, rules, blueBegins);
        this.stage = PlanarStage.of(world.plane(), sight, field(parameters, world.bodies()));
        this.hands = new MiddleSizeHands(world);
    }

    /**
     * {@return a field and what is on it}
     *
     * @param parameters what the world is made of
     * @param bodies robots and ball
     */
    public static PlanarStage.Field field(MiddleSizeParameters parameters, Bodies bodies) {
        FieldParameters field = parameters.field();
        return new PlanarStage.Field(
                field.length(),
                field.width(),
                field.goalWidth(),
                FieldMarkings.of(field),
                PlanarStage.describe(parameters.robotsPerTeam(), bodies, new Base(parameters.robot()).contour()));
    }

    @Override
    public MiddleSizeWorld world() {
        return world;
    }

    @Override
    public MiddleSizeReferee referee() {
        return referee;
    }

    @Override
    public Stage stage() {
        return stage;
    }

    @Override
    public MiddleSizeHands hands() {
        return hands;
    }

    /** {@return what the world is made of} */
    public MiddleSizeParameters parameters() {
        return parameters;
    }

    @Override
    public TeamInfo teamInfo(Side side, RandomStream random) {
        FieldParameters field = parameters.field();
        return new TeamInfo(
                side,
                parameters.robotsPerTeam(),
                new FieldInfo(
                        field.length(),
                        field.width(),
                        field.goalWidth(),
                        field.goalDepth(),
                        field.goalAreaDepth(),
                        field.goalAreaWidth(),
                        parameters.ball().radius()),
                new RobotInfo(2 * parameters.robot().halfWidth()),
                new Rhythm(parameters.timing().controlCycle(), world.stepSeconds()),
                random);
    }

    @Override
    public int attacks(Side side) {
        return side == Side.BLUE ? 1 : -1;
    }

    @Override
    public void observe(Side side, Observation into) {
        sight.observe(side, attacks(side), world.ballHeight(), world.ballClimb(), into);
    }

    /** Robots obey in every mode: that they stand in STOP is their programs' duty, as on the real field. */
    @Override
    public void command(Side side, double[] values) {
        int robots = parameters.robotsPerTeam();
        int first = side == Side.BLUE ? 0 : robots;
        int channels = Channel.count(parameters.dribble());
        for (int i = 0; i < robots; i++) {
            int at = i * channels;
            world.drive(first + i, values[at + Channel.ALONG], values[at + Channel.ACROSS], values[at + Channel.SPIN]);
            world.handling().dribble(first + i, values[at + Channel.DRIBBLE] != 0);
            world.handling().kick(first + i, values[at + Channel.KICK], values[at + Channel.SHOOT_POSITION]);
            if (channels == Channel.COUNT_WITH_WHEELS) {
                world.handling().wheels(first + i, values[at + Channel.LEFT_WHEEL], values[at + Channel.RIGHT_WHEEL]);
            }
        }
    }
}
