// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studio.tiny;

import org.robopitch.engine.match.Game;
import org.robopitch.engine.match.League;
import org.robopitch.engine.random.RandomStream;

/**
 * The tiny league as a value.
 *
 * @param robotsPerSide how many
 * @param duration of a match, s
 */
public record TinyLeague(int robotsPerSide, double duration) implements League {
    @Override
    public String name() {
        return "tiny";
    }

    @Override
    public int channels() {
        return 2;
    }

    @Override
    public double cycleSeconds() {
        return 0.02;
    }

    @Override
    public String configuration() {
        return "robots: " + robotsPerSide + "\n";
    }

    @Override
    public Game newGame(RandomStream random) {
        return new TinyGame(robotsPerSide, duration);
    }
}
