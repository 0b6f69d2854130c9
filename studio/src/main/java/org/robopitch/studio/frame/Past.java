// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studio.frame;

import java.io.IOException;
import java.util.List;
import org.robopitch.runner.Catalogue;
import org.robopitch.runner.replay.Moment;
import org.robopitch.runner.replay.Rerun;

/** What a page asks of a match, live or recorded; times are of the match, s, both included. */
public interface Past {
    /**
     * {@return frames, thinned out evenly if there are too many; the one in force at the first time comes first}
     *
     * @param most how many at most
     * @param catalogue says what a league counts
     */
    List<byte[]> frames(double from, double to, int most, Catalogue catalogue) throws IOException;

    /** {@return what was read off a robot, as far as it is still known} */
    RobotReadings readings(int body, double from, double to) throws IOException;

    /**
     * {@return how some bodies moved after one time and up to another, at every step, as bytes for the page}
     *
     * @param bodies by index
     * @param rerun plays the match again
     * @throws IllegalArgumentException if the match cannot be played again
     */
    byte[] steps(double from, double to, List<Integer> bodies, Rerun rerun) throws IOException;

    /**
     * {@return a moment to continue from}
     *
     * @param rerun plays the match again up to there
     * @throws IllegalArgumentException if that moment cannot be reached
     */
    Moment moment(double time, Rerun rerun) throws IOException;
}
