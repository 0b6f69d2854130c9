// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.simspark.wire;

import org.robopitch.engine.match.Side;
import org.robopitch.humanoid.referee.HumanoidRules;
import org.robopitch.humanoid.sense.Effects;
import org.robopitch.humanoid.sense.Percepts;
import org.robopitch.humanoid.sense.PlayMode;

/**
 * What is played on, as the server sees it: robots that join, sense, act and leave. Blue is on the left;
 * numbers begin at 1.
 */
public interface ServedGame {
    /** {@return how many robots a team may have} */
    int robotsPerTeam();

    /** {@return whether the game has begun, so that teams keep their sides even if all of their agents leave} */
    boolean begun();

    /**
     * Puts a robot on the field.
     *
     * @param side blue is on the left
     * @param number from 1
     * @param type 0 to 4
     * @param team its team's name
     */
    void join(Side side, int number, int type, String team);

    /**
     * Takes a robot off the field.
     *
     * @param side blue is on the left
     * @param number from 1
     */
    void leave(Side side, int number);

    /**
     * {@return what a robot sensed at the end of the last cycle; valid until the next}
     *
     * @param side blue is on the left
     * @param number from 1
     */
    Percepts percepts(Side side, int number);

    /**
     * Fills what an agent without a robot senses: the time and the state of the game.
     *
     * @param into cleared
     */
    void unborn(Percepts into);

    /**
     * Takes over what a robot is commanded.
     *
     * @param side blue is on the left
     * @param number from 1
     * @param effects valid during the call only
     */
    void act(Side side, int number, Effects effects);

    /**
     * Does what a trainer asks for.
     *
     * @param command one that is about the game
     * @return whether it was understood
     */
    boolean train(TrainerCommand command);

    /**
     * Puts a robot beside the pitch.
     *
     * @param side blue is on the left
     * @param number from 1
     */
    void moveAside(Side side, int number);

    /** {@return the rules of the game} */
    HumanoidRules rules();

    /** {@return the game's clock, s} */
    double gameTime();

    /** {@return 1 or 2} */
    int half();

    /** {@return the play mode} */
    PlayMode playMode();

    /**
     * {@return the goals of a side}
     *
     * @param side blue is on the left
     */
    int score(Side side);

    /**
     * {@return the name of a team, empty before its first robot has joined}
     *
     * @param side blue is on the left
     */
    String team(Side side);

    /**
     * {@return a robot's type, or -1 if it is not on the field}
     *
     * @param side blue is on the left
     * @param number from 1 to 11
     */
    int type(Side side, int number);

    /**
     * Reads the pose of a part of a robot.
     *
     * @param side blue is on the left
     * @param number from 1 to 11
     * @param part the torso is 0, and part i hangs on joint i - 1
     * @param matrix receives the 4 × 4 transform from part to world, column by column
     */
    void part(Side side, int number, int part, double[] matrix);

    /**
     * Reads the pose of the ball.
     *
     * @param matrix receives the 4 × 4 transform from ball to world, column by column
     */
    void ball(double[] matrix);
}
