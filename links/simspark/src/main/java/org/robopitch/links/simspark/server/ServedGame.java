// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.simspark.server;

import org.robopitch.humanoid.sense.Effects;
import org.robopitch.humanoid.sense.Percepts;
import org.robopitch.links.simspark.wire.MonitorView;
import org.robopitch.links.simspark.wire.TrainerCommand;

/**
 * What is played on, as the server sees it: robots that join, sense, act and leave. Sides are 0 for left and 1 for right,
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
     * @param side 0 left, 1 right
     * @param number from 1
     * @param type 0 to 4
     * @param team its team's name
     */
    void join(int side, int number, int type, String team);

    /**
     * Takes a robot off the field.
     *
     * @param side 0 left, 1 right
     * @param number from 1
     */
    void leave(int side, int number);

    /**
     * {@return what a robot sensed at the end of the last cycle; valid until the next}
     *
     * @param side 0 left, 1 right
     * @param number from 1
     */
    Percepts percepts(int side, int number);

    /**
     * Fills what an agent without a robot senses: the time and the state of the game.
     *
     * @param into cleared
     */
    void unborn(Percepts into);

    /**
     * Takes over what a robot is commanded.
     *
     * @param side 0 left, 1 right
     * @param number from 1
     * @param effects valid during the call only
     */
    void act(int side, int number, Effects effects);

    /**
     * Does what a trainer asks for.
     *
     * @param command anything but a request for the whole scene
     */
    void train(TrainerCommand command);

    /** {@return what monitors show} */
    MonitorView view();
}
