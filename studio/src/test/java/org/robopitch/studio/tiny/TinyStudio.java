// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studio.tiny;

import java.io.IOException;
import org.robopitch.runner.MatchOrder;
import org.robopitch.studio.Studio;
import org.robopitch.studio.StudioSettings;

/** A studio that plays the tiny league; {@link #main} serves it for a look by hand. */
public final class TinyStudio {
    /** A match of the tiny league. */
    public static final MatchOrder MATCH = MatchOrder.of("tiny", "5v5", "circling", "standing", 7);

    private TinyStudio() {}

    /** Starts a studio on a free port, with a match under way. */
    public static Studio start() throws IOException {
        Studio studio = Studio.start(StudioSettings.onPort(0), new TinyFactory(600));
        studio.play(MATCH, 1);
        return studio;
    }

    public static void main(String[] arguments) throws Exception {
        try (Studio studio = Studio.start(StudioSettings.onPort(8971), new TinyFactory(600))) {
            studio.play(MATCH, 1);
            System.out.println(studio.address());
            Thread.currentThread().join();
        }
    }
}
