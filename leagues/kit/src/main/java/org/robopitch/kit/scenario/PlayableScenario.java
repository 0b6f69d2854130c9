// SPDX-License-Identifier: Apache-2.0
package org.robopitch.kit.scenario;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;

/** A scenario of any league: it can be played and written down, or drawn. */
public interface PlayableScenario {
    /**
     * Plays it and writes what happens.
     *
     * @param out where to write
     * @param format how
     */
    void write(PrintWriter out, TrajectoryFormat format);

    /**
     * Plays it and draws it.
     *
     * @param picture the file to write; its ending says what kind of picture
     * @throws IOException if it cannot be written, or is of a kind that this scenario cannot draw
     */
    void draw(Path picture) throws IOException;
}
