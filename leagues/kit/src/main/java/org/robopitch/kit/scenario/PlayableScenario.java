// SPDX-License-Identifier: Apache-2.0
package org.robopitch.kit.scenario;

import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.robopitch.kit.scenario.draw.ScenarioDrawing;

/** A scenario of any league: it can be played and written down, or drawn. */
public interface PlayableScenario {
    /**
     * {@return a scenario}
     *
     * @param play plays it and writes what happens
     * @param drawing plays it and draws what happens
     */
    static PlayableScenario of(Consumer<Rows> play, Supplier<ScenarioDrawing> drawing) {
        return new PlayableScenario() {
            @Override
            public void write(Rows out) {
                play.accept(out);
            }

            @Override
            public ScenarioDrawing drawing() {
                return drawing.get();
            }
        };
    }

    /**
     * Plays it and writes what happens.
     *
     * @param out where to write
     */
    void write(Rows out);

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
