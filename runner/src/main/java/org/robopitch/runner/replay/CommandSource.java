// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.replay;

import java.io.IOException;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.Match;

/** What was commanded and done in a match, in order, to do it again. */
public interface CommandSource {
    /** Repeats in the match what a person did at a step. */
    void operate(Match match, long step) throws IOException;

    /** What a side commanded at a step, or null if that is not what comes next. */
    double @Nullable [] take(int side, long step, int size) throws IOException;
}
