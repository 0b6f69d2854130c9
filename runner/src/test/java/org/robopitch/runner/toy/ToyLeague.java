// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.toy;

import org.robopitch.engine.match.Game;
import org.robopitch.engine.match.League;
import org.robopitch.engine.random.RandomStream;

/** One robot a side, cycles of 20 ms, a match of so many seconds. */
public record ToyLeague(double seconds) implements League {
    @Override
    public String name() {
        return "toy";
    }

    @Override
    public int robotsPerSide() {
        return 1;
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
        return "seconds: " + seconds + "\n";
    }

    @Override
    public Game newGame(RandomStream random) {
        return new ToyGame(seconds, random);
    }
}
