// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.game;

import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.match.Game;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.RobotView;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.TeamInfo;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.mixedreality.parameters.FieldParameters;
import org.robopitch.mixedreality.parameters.MixedRealityParameters;
import org.robopitch.mixedreality.trajectory.SpeedTable;
import org.robopitch.mixedreality.world.MixedRealityWorld;

/** One game of Mixed Reality under way: it turns the world to each side's end, and commands into the world. */
public final class MixedRealityGame implements Game {
    private final MixedRealityParameters parameters;
    private final MixedRealityWorld world;
    private final Bodies bodies;
    private final MixedRealityReferee referee;
    private final MixedRealityStage stage;

    MixedRealityGame(MixedReality league, RandomStream random) {
        this.parameters = league.parameters();
        this.world = new MixedRealityWorld(parameters, random.nextLong());
        this.bodies = world.bodies();
        this.referee = new MixedRealityReferee(world, league.rules(), random);
        this.stage = new MixedRealityStage(world);
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
    public MixedRealityStage stage() {
        return stage;
    }

    /** Wheels are commanded by their rim speed, m/s: a wheel radius of 1 m makes that rad/s. */
    @Override
    public TeamInfo teamInfo(Side side, RandomStream random) {
        FieldParameters field = parameters.field();
        return new TeamInfo(
                side,
                parameters.robotsPerTeam(),
                field.length(),
                field.width(),
                field.goalWidth(),
                field.goalDepth(),
                field.smallAreaDepth(),
                field.smallAreaWidth(),
                parameters.robot().width(),
                parameters.ball().radius(),
                1,
                parameters.robot().track(),
                SpeedTable.FASTEST,
                parameters.timing().cycle(),
                random);
    }

    /** The left goal is yellow's, the right one blue's, for the whole match. */
    @Override
    public int attacks(Side side) {
        return side == Side.BLUE ? -1 : 1;
    }

    @Override
    public void observe(Side side, Observation into) {
        int turn = attacks(side);
        int robots = parameters.robotsPerTeam();
        int own = side == Side.BLUE ? 0 : robots;
        int opponents = robots - own;
        for (int i = 0; i < robots; i++) {
            observe(own + i, turn, into.own(i));
            observe(opponents + i, turn, into.opponent(i));
        }
        int ball = bodies.ball;
        into.ball()
                .set(
                        turn * bodies.x[ball],
                        turn * bodies.y[ball],
                        0,
                        turn * bodies.along[ball],
                        turn * bodies.across[ball],
                        0);
    }

    private void observe(int body, int turn, RobotView into) {
        if (!world.found(body)) {
            into.hide();
            return;
        }
        // Adding 0.0 makes a negative zero positive, so that straight back is π and never −π.
        double headingX = turn * bodies.headingX[body];
        double headingY = turn * bodies.headingY[body] + 0.0;
        into.set(
                turn * bodies.x[body],
                turn * bodies.y[body],
                StrictMath.atan2(headingY, headingX),
                headingX * bodies.along[body],
                headingY * bodies.along[body],
                bodies.spin[body]);
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
