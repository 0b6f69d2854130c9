// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.frame;

import org.robopitch.engine.match.MatchEvent;
import org.robopitch.engine.match.OperatorAction;
import org.robopitch.engine.match.Side;

/** Shows or records a match; called on the thread that plays it. Frames are valid during the call only. */
public interface FrameListener {
    /** Called at the end of each control cycle, after the referee. */
    void cycled(MatchFrame frame);

    /** Whether each step deserves a frame too, as it does in slow motion. */
    default boolean everyStep() {
        return false;
    }

    /** Called after each step of the world while {@link #everyStep} says so. */
    default void stepped(MatchFrame frame) {}

    /** Called when a person's action has taken effect. */
    default void operated(MatchFrame frame, OperatorAction action) {}

    /** Called for every event. */
    default void happened(MatchEvent event) {}

    /** Called when commands of a side are about to be followed; they are valid during the call only. */
    default void commanded(Side side, double[] values) {}

    /** Called when the match has returned to an earlier moment. */
    default void restored() {}
}
