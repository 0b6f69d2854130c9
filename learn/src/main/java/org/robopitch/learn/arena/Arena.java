// SPDX-License-Identifier: Apache-2.0
package org.robopitch.learn.arena;

import java.util.List;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.TeamInfo;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.engine.world.World;
import org.robopitch.learn.Signal;

/**
 * A world of a league as episodes need it. Blue attacks towards positive x; robots 0 … n − 1 are blue, n … 2n − 1 yellow.
 */
public interface Arena {
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
    record Extent(
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

    /** {@return sizes and speeds} */
    Extent extent();

    /** {@return the numbers of a robot's action} */
    List<Signal> actions();

    /** {@return the world that is stepped} */
    World world();

    /** {@return the state of the bodies} */
    Bodies bodies();

    /**
     * Commands a robot until the next command.
     *
     * @param robot its index
     * @param values numbers between −1 and 1 in the order of {@link #actions()}; beyond that they are taken as −1 or 1
     * @param at where they begin
     */
    void act(int robot, float[] values, int at);

    /**
     * Commands the robots of a side as a team of the league does.
     *
     * @param side whose robots
     * @param values the league's channels, robot by robot
     */
    void command(Side side, double[] values);

    /** {@return how many numbers a robot's command has for a team of the league} */
    int channels();

    /** Moves the world on by one step. */
    void step();

    /** Returns to the beginning: nothing moves or is remembered, and no robot is on the pitch. */
    void clear();

    /**
     * Puts a robot on the pitch at rest, at the nearest place with room.
     *
     * @param robot its index
     * @param x m
     * @param y m
     * @param headingX x of its heading
     * @param headingY y of its heading
     */
    void placeRobot(int robot, double x, double y, double headingX, double headingY);

    /**
     * Puts the ball on the ground, at the nearest place with room.
     *
     * @param x m
     * @param y m
     * @param vx m/s
     * @param vy m/s
     */
    void placeBall(double x, double y, double vx, double vy);

    /** {@return the height of the ball's lowest point, m} */
    double ballHeight();

    /** {@return the ball's vertical velocity, m/s} */
    double ballClimb();

    /**
     * {@return whether a robot holds the ball}
     *
     * @param robot its index
     */
    boolean holds(int robot);

    /** {@return the end in whose goal the ball is: 1, −1, or 0 for none} */
    int goal();

    /** {@return whether the ball is outside of the field, and not in a goal} */
    boolean out();

    /**
     * {@return what a team may know before an episode begins}
     *
     * @param side the team's colour
     * @param random the team's own stream
     */
    TeamInfo teamInfo(Side side, RandomStream random);

    /**
     * {@return a value within bounds; one that is not a number becomes the lower one}
     *
     * @param value any
     */
    static double clip(double value) {
        return value > 1 ? 1 : value > -1 ? value : -1;
    }
}
