// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli.smallsize;

import org.robopitch.engine.match.Game;
import org.robopitch.engine.match.League;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.settings.Meaning;
import org.robopitch.settings.Records;
import org.robopitch.settings.Require;
import org.robopitch.settings.SettingsText;

/** A league of omnidirectional robots on 9 m × 6 m. */
public record SmallSize(
        @Meaning("robots per side") int robotsPerTeam,
        @Meaning("fastest robot, each direction") double maximumSpeed,
        @Meaning("length of a half") double halfSeconds,

        @Meaning("where a robot's spin is no number any more, to see how such a match ends")
        double breaksBeyond)
        implements League {
    static final String NAME = "small-size";
    static final Records RECORDS = Records.plain();

    public SmallSize {
        Require.between("robotsPerTeam", robotsPerTeam, 1, 11, "");
        Require.between("maximumSpeed", maximumSpeed, 0.1, 10, "m/s");
        Require.between("halfSeconds", halfSeconds, 0.1, 3600, "s");
        Require.between("breaksBeyond", breaksBeyond, -100, 100, "m");
    }

    static SmallSize defaults() {
        return new SmallSize(6, 3, 300, 100);
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
        RECORDS.write(out, this);
        return out.toString();
    }

    @Override
    public Game newGame(RandomStream random) {
        return new SmallSizeGame(this, random);
    }
}
