// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.match;

import org.robopitch.engine.random.RandomStream;

/** The smallest league that can be played: points that move with the velocities they are told. */
record TinyLeague(int robotsPerSide, double cycleSeconds) implements League {
    TinyLeague() {
        this(2, 0.01);
    }

    @Override
    public String name() {
        return "tiny";
    }

    @Override
    public int channels() {
        return 2;
    }

    @Override
    public String configuration() {
        return "name: tiny\n";
    }

    @Override
    public TinyGame newGame(RandomStream random) {
        return new TinyGame(robotsPerSide);
    }
}
