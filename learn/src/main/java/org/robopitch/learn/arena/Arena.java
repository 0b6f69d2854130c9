// SPDX-License-Identifier: Apache-2.0
package org.robopitch.learn.arena;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.TeamInfo;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.engine.state.Snapshot;
import org.robopitch.engine.world.World;
import org.robopitch.learn.Signal;

/**
 * A world of a league as episodes need it. Blue attacks towards positive x; robots 0 … n − 1 are blue, n … 2n − 1 yellow.
 */
public abstract class Arena {
    /**
     * The sizes and speeds of a league, by which observations are scaled.
     *
     * @param robots robots of each side
     * @param halfLength from the centre to a goal line, m
     * @param halfWidth from the centre to a side line, m
     * @param goalWidth m
     * @param farthest coordinate that a body can have, m
     * @param penaltyMark its distance from the goal line, m
     * @param robotSize about the side of a robot, m
     * @param ballRadius m
     * @param robotSpeed fastest, m/s
     * @param robotSpin fastest, rad/s
     * @param ballSpeed beyond this one a ball's speed is observed as this one, m/s
     * @param flies whether the ball leaves the ground and robots hold it
     */
    public record Extent(
            int robots,
            double halfLength,
            double halfWidth,
            double goalWidth,
            double farthest,
            double penaltyMark,
            double robotSize,
            double ballRadius,
            double robotSpeed,
            double robotSpin,
            double ballSpeed,
            boolean flies) {}

    private final World world;
    private final Bodies bodies;
    private final Extent extent;
    private final TeamInfo info;
    private @Nullable Snapshot untouched;

    Arena(World world, Bodies bodies, Extent extent, TeamInfo info) {
        this.world = world;
        this.bodies = bodies;
        this.extent = extent;
        this.info = info;
    }

    /** Makes this how it begins. */
    final void beginLikeThis() {
        untouched = world.snapshot();
    }

    /** {@return sizes and speeds} */
    public final Extent extent() {
        return extent;
    }

    /** {@return the numbers of a robot's action} */
    public abstract List<Signal> actions();

    /** {@return the world that is stepped} */
    public final World world() {
        return world;
    }

    /** {@return the state of the bodies} */
    public final Bodies bodies() {
        return bodies;
    }

    /**
     * Commands a robot until the next command.
     *
     * @param robot its index
     * @param values numbers between −1 and 1 in the order of {@link #actions()}; beyond that they are taken as −1 or 1
     * @param at where they begin
     */
    public abstract void act(int robot, float[] values, int at);

    /**
     * Commands the robots of a side as a team of the league does.
     *
     * @param side whose robots
     * @param values the league's channels, robot by robot
     */
    public abstract void command(Side side, double[] values);

    /** {@return how many numbers a robot's command has for a team of the league} */
    public abstract int channels();

    /** Moves the world on by one step. */
    public final void step() {
        world.step();
    }

    /** Returns to the beginning: nothing moves or is remembered, and no robot is on the pitch. */
    public final void clear() {
        world.restore(Objects.requireNonNull(untouched));
    }

    /**
     * Puts a robot on the pitch at rest, at the nearest place with room.
     *
     * @param robot its index
     * @param x m
     * @param y m
     * @param headingX x of its heading
     * @param headingY y of its heading
     */
    public abstract void placeRobot(int robot, double x, double y, double headingX, double headingY);

    /**
     * Puts the ball on the ground, at the nearest place with room.
     *
     * @param x m
     * @param y m
     * @param vx m/s
     * @param vy m/s
     */
    public abstract void placeBall(double x, double y, double vx, double vy);

    /** {@return the height of the ball's lowest point, m} */
    public abstract double ballHeight();

    /** {@return the ball's vertical velocity, m/s} */
    public abstract double ballClimb();

    /**
     * {@return whether a robot holds the ball}
     *
     * @param robot its index
     */
    public abstract boolean holds(int robot);

    /** {@return the end in whose goal the ball is: 1, −1, or 0 for none} */
    public abstract int goal();

    /** {@return whether the ball is outside of the field, and not in a goal} */
    public abstract boolean out();

    /**
     * {@return what a team may know before an episode begins}
     *
     * @param side the team's colour
     * @param random the team's own stream
     */
    public final TeamInfo teamInfo(Side side, RandomStream random) {
        return new TeamInfo(side, info.robots(), info.field(), info.robot(), info.rhythm(), random);
    }

    /**
     * {@return a value within bounds; one that is not a number becomes the lower one}
     *
     * @param value any
     */
    public static double clip(double value) {
        return value > 1 ? 1 : value > -1 ? value : -1;
    }
}
