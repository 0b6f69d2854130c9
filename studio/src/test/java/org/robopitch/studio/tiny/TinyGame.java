// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studio.tiny;

import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.FieldInfo;
import org.robopitch.engine.match.Game;
import org.robopitch.engine.match.Hands;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.PlayState;
import org.robopitch.engine.match.Referee;
import org.robopitch.engine.match.Rhythm;
import org.robopitch.engine.match.RobotInfo;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.Stage;
import org.robopitch.engine.match.TeamInfo;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.engine.state.StateVisitor;
import org.robopitch.engine.world.World;

/** A game in which the ball rolls to and fro and every arrival at an end is a goal. */
final class TinyGame implements Game, Referee {
    private final TinyWorld world;
    private final TinyStage stage;
    private final double duration;
    private final int[] score = new int[2];
    private boolean begun;

    TinyGame(int robotsPerSide, double duration) {
        this.world = new TinyWorld(2 * robotsPerSide);
        this.stage = new TinyStage(world);
        this.duration = duration;
        for (int i = 0; i < world.robots; i++) {
            boolean blue = i < robotsPerSide;
            double y = (i % robotsPerSide - (robotsPerSide - 1) / 2.0) * 0.3;
            stage.place(i, (blue ? -1 : 1) * (0.3 + 0.12 * (i % robotsPerSide)), y, blue ? 0 : Math.PI);
        }
        kickOff(1);
    }

    private void kickOff(double direction) {
        int ball = world.at(world.robots);
        stage.place(world.robots, 0, 0.5, 0);
        world.state[ball + 3] = 0.6 * direction;
        world.state[ball + 4] = 0.23;
    }

    @Override
    public World world() {
        return world;
    }

    @Override
    public Referee referee() {
        return this;
    }

    @Override
    public Stage stage() {
        return stage;
    }

    @Override
    public Hands hands() {
        return stage;
    }

    @Override
    public TeamInfo teamInfo(Side side, RandomStream random) {
        return new TeamInfo(
                side,
                world.robots / 2,
                new FieldInfo(2.2, 1.8, 0.4, 0.1, 0.2, 0.8, 0.0214),
                new RobotInfo(0.075),
                new Rhythm(0.02, world.stepSeconds()),
                random);
    }

    @Override
    public int attacks(Side side) {
        return side == Side.BLUE ? 1 : -1;
    }

    @Override
    public void observe(Side side, Observation into) {
        int turn = attacks(side);
        int perSide = world.robots / 2;
        for (int i = 0; i < perSide; i++) {
            int at = world.at(side.ordinal() * perSide + i);
            into.own(i).set(turn * world.state[at], turn * world.state[at + 1], world.state[at + 2], 0, 0, 0);
        }
        int ball = world.at(world.robots);
        into.ball().set(turn * world.state[ball], turn * world.state[ball + 1], 0, 0, 0, 0);
    }

    @Override
    public void command(Side side, double[] values) {
        int perSide = world.robots / 2;
        for (int i = 0; i < perSide; i++) {
            int at = world.at(side.ordinal() * perSide + i);
            world.state[at + 3] = values[2 * i];
            world.state[at + 4] = values[2 * i + 1];
        }
    }

    @Override
    public void judge(double cycleSeconds, EventSink events) {
        if (!begun) {
            begun = true;
            events.report("kick-off", Side.BLUE, -1, "Kick-off for blue.");
        }
        double x = world.state[world.at(world.robots)];
        if (Math.abs(x) >= TinyWorld.LENGTH / 2) {
            @Nullable Side scorer = x > 0 ? Side.BLUE : Side.YELLOW;
            score[scorer.ordinal()]++;
            events.report("goal", scorer, 2, "Goal for " + scorer.label() + ": " + score[0] + " to " + score[1] + ".");
            kickOff(-Math.signum(x));
        }
    }

    @Override
    public PlayState play() {
        return new PlayState(over() ? "halt" : "play", !over(), null, "first half", world.time(), score[0], score[1]);
    }

    @Override
    public boolean over() {
        return world.time() >= duration;
    }

    @Override
    public void state(StateVisitor visitor) {
        visitor.wholes(score);
        begun = visitor.flag(begun);
    }
}
