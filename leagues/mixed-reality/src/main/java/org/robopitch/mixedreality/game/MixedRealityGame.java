// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.game;

import java.util.List;
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
import org.robopitch.mixedreality.parameters.FieldParameters;
import org.robopitch.mixedreality.parameters.MixedRealityParameters;
import org.robopitch.mixedreality.trajectory.SpeedTable;
import org.robopitch.mixedreality.world.MixedRealityWorld;

/** One game of Mixed Reality under way: it turns the world to each side's end, and commands into the world. */
public final class MixedRealityGame implements Game {
    private final MixedRealityParameters parameters;
    private final MixedRealityWorld world;
    private final PlanarSight sight;
    private final MixedRealityReferee referee;
    private final PlanarStage stage;
    private final MixedRealityHands hands;

    MixedRealityGame(MixedReality league, RandomStream random) {
        this.parameters = league.parameters();
        this.world = new MixedRealityWorld(parameters, random.nextLong());
        this.sight = new PlanarSight(world.bodies(), parameters.robotsPerTeam(), world::found);
        this.referee = new MixedRealityReferee(world, league.rules(), random);
        this.stage = PlanarStage.onTheGround(
                world.bodies(), sight, field(parameters, world.bodies()), new SlipContacts(world));
        this.hands = new MixedRealityHands(world);
    }

    /**
     * {@return a field and what is on it}
     *
     * @param parameters what the world is made of
     * @param bodies robots and ball
     */
    public static PlanarStage.Field field(MixedRealityParameters parameters, Bodies bodies) {
        FieldParameters field = parameters.field();
        double x = parameters.robot().length() / 2;
        double y = parameters.robot().width() / 2;
        return new PlanarStage.Field(
                field.length(),
                field.width(),
                field.goalWidth(),
                FieldMarkings.of(field, parameters.ball().openGoalLines()),
                PlanarStage.describe(parameters.robotsPerTeam(), bodies, List.of(x, y, -x, y, -x, -y, x, -y)));
    }

    /** Slip collisions know no impulse: it reads as 0. */
    private record SlipContacts(MixedRealityWorld world) implements PlanarStage.Contacts {
        @Override
        public int count() {
            return world.contacts().count();
        }

        @Override
        public void read(int contact, double[] into) {
            into[0] = world.contacts().x(contact);
            into[1] = world.contacts().y(contact);
            into[2] = 0;
        }
    }

    @Override
    public MixedRealityWorld world() {
        return world;
    }

    @Override
    public MixedRealityReferee referee() {
        return referee;
    }

    @Override
    public Stage stage() {
        return stage;
    }

    @Override
    public MixedRealityHands hands() {
        return hands;
    }

    /** Wheels are commanded by their rim speed, m/s. */
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
                        field.smallAreaDepth(),
                        field.smallAreaWidth(),
                        parameters.ball().radius()),
                new RobotInfo(
                        parameters.robot().width(),
                        new RobotInfo.WheelPair(1, parameters.robot().track(), SpeedTable.FASTEST)),
                new Rhythm(parameters.timing().cycle(), world.stepSeconds()),
                random);
    }

    /** The left goal is yellow's, the right one blue's, for the whole match. */
    @Override
    public int attacks(Side side) {
        return side == Side.BLUE ? -1 : 1;
    }

    @Override
    public void observe(Side side, Observation into) {
        sight.observe(side, attacks(side), 0, 0, into);
    }

    /** While play is stopped the robots stand, whatever their teams say. */
    @Override
    public void command(Side side, double[] values) {
        int robots = parameters.robotsPerTeam();
        int first = side == Side.BLUE ? 0 : robots;
        boolean running = referee.running();
        for (int i = 0; i < robots; i++) {
            int at = i * MixedReality.CHANNELS;
            if (running) {
                world.command(first + i, values[at + MixedReality.LEFT], values[at + MixedReality.RIGHT]);
                world.kick(first + i, values[at + MixedReality.KICK_FORCE], values[at + MixedReality.KICK_ANGLE]);
            } else {
                world.command(first + i, 0, 0);
                world.kick(first + i, 0, 0);
            }
        }
    }
}
