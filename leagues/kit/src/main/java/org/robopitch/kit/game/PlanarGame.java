// SPDX-License-Identifier: Apache-2.0
package org.robopitch.kit.game;

import org.robopitch.engine.match.FieldInfo;
import org.robopitch.engine.match.Game;
import org.robopitch.engine.match.Hands;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.Referee;
import org.robopitch.engine.match.Rhythm;
import org.robopitch.engine.match.RobotInfo;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.Stage;
import org.robopitch.engine.match.TeamInfo;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.engine.world.World;

/**
 * One game in the plane under way: robots and a ball that are seen from above. A league says what a team may know, and how a
 * robot is commanded.
 *
 * @param <W> its world
 * @param <R> its referee
 */
public abstract class PlanarGame<W extends World, R extends Referee> implements Game {
    private final W world;
    private final R referee;
    private final PlanarStage stage;
    private final Hands hands;
    private final FieldInfo field;
    private final RobotInfo robot;
    private final double cycle;

    /**
     * A game.
     *
     * @param world where it is played
     * @param referee who judges it
     * @param stage how it is seen
     * @param hands what people may move
     * @param field what teams may know of the field
     * @param robot what teams may know of their robots
     * @param cycle between two decisions of a team, s
     */
    protected PlanarGame(
            W world, R referee, PlanarStage stage, Hands hands, FieldInfo field, RobotInfo robot, double cycle) {
        this.world = world;
        this.referee = referee;
        this.stage = stage;
        this.hands = hands;
        this.field = field;
        this.robot = robot;
        this.cycle = cycle;
    }

    @Override
    public final W world() {
        return world;
    }

    @Override
    public final R referee() {
        return referee;
    }

    @Override
    public final Stage stage() {
        return stage;
    }

    /** {@return how the robots are numbered} */
    protected final Sides sides() {
        return stage.sides();
    }

    @Override
    public final Hands hands() {
        return hands;
    }

    @Override
    public final TeamInfo teamInfo(Side side, RandomStream random) {
        Rhythm rhythm = new Rhythm(cycle, world.stepSeconds());
        return new TeamInfo(side, sides().robots(), field, robot, rhythm, random);
    }

    @Override
    public final void observe(Side side, Observation into) {
        stage.observe(side, attacks(side), into);
    }

    @Override
    public final void command(Side side, double[] values) {
        int robots = sides().robots();
        int channels = values.length / robots;
        for (int i = 0; i < robots; i++) {
            command(sides().first(side) + i, values, i * channels);
        }
    }

    /**
     * Passes a command on to a robot.
     *
     * @param body its index in the world
     * @param values the commands of its side
     * @param at where in them those of the robot begin
     */
    protected abstract void command(int body, double[] values, int at);
}
