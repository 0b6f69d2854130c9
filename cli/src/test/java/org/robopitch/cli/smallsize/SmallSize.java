// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli.smallsize;

import org.robopitch.declare.Declared;
import org.robopitch.declare.Value;
import org.robopitch.declare.Values;
import org.robopitch.engine.match.Game;
import org.robopitch.engine.match.League;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.settings.Records;
import org.robopitch.settings.SettingsText;

/** A league of omnidirectional robots on 9 m × 6 m. */
public record SmallSize(
        @Value(says = "robots per side", min = 1, max = 11, otherwise = "6")
        int robotsPerTeam,

        @Value(says = "fastest robot, each direction", unit = "m/s", min = 0.1, max = 10, otherwise = "3")
        double maximumSpeed,

        @Value(says = "length of a half", unit = "s", min = 0.1, max = 3600, otherwise = "300")
        double halfSeconds,

        @Value(
                says = "where a robot's spin is no number any more, to see how such a match ends",
                unit = "m",
                min = -100,
                max = 100,
                otherwise = "100")
        double breaksBeyond)
        implements League, Values<SmallSize> {
    static final String NAME = "small-size";

    static SmallSize defaults() {
        return Declared.of(SmallSize.class).defaults();
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public int robotsPerSide() {
        return robotsPerTeam;
    }

    @Override
    public int channels() {
        return SmallSizeGame.CHANNELS;
    }

    @Override
    public double cycleSeconds() {
        return 0.016;
    }

    @Override
    public String configuration() {
        SettingsText out = new SettingsText();
        out.word("league", NAME);
        Records.write(out, this);
        return out.toString();
    }

    @Override
    public Game newGame(RandomStream random) {
        return new SmallSizeGame(this, random);
    }
}
