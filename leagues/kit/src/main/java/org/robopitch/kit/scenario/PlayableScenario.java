// SPDX-License-Identifier: Apache-2.0
package org.robopitch.kit.scenario;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import org.robopitch.kit.scenario.draw.ScenarioDrawing;

/** A scenario of any league: it can be played and written down, or drawn. */
public interface PlayableScenario {
    /**
     * Plays it and writes what happens.
     *
     * @param out where to write
     * @param format how
     */
    void write(PrintWriter out, TrajectoryFormat format);

    /** {@return a picture of it, for which it is played} */
    ScenarioDrawing drawing();

    /**
     * Plays it and draws it.
     *
     * @param picture the file to write, .svg or .png
     * @throws IOException if it cannot be written
     */
    default void draw(Path picture) throws IOException {
        ScenarioDrawing.requirePicture(picture);
        drawing().save(picture);
    }
}
