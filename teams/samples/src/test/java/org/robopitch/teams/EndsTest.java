// SPDX-License-Identifier: Apache-2.0
package org.robopitch.teams;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchSetup;
import org.robopitch.engine.match.Side;
import org.robopitch.mirosot.game.Mirosot;
import org.robopitch.mirosot.game.MirosotGame;
import org.robopitch.mirosot.parameters.MirosotParameters;
import org.robopitch.mirosot.parameters.Preset;
import org.robopitch.mirosot.parameters.Size;
import org.robopitch.mirosot.parameters.StartParameters.End;
import org.robopitch.teams.chaser.Chaser;
import org.robopitch.teams.tactical.Tactical;

/** Which end blue defends, and that it makes no difference but the one. */
class EndsTest {
    private static Match match(MirosotParameters parameters) {
        Mirosot league = Mirosot.of(parameters);
        return new Match(new MatchSetup(league, new Tactical(), new Chaser(), 7));
    }

    private static Bodies bodies(Match match) {
        return ((MirosotGame) match.game()).world().bodies();
    }

    @ParameterizedTest
    @EnumSource(Preset.class)
    void blueDefendsNegativeXUnlessAskedOtherwise(Preset preset) {
        Match match = match(preset.parameters(Size.SMALL));
        assertThat(match.game().attacks(Side.BLUE)).isEqualTo(1);
        assertThat(bodies(match).body[0].x).isNegative();
        assertThat(bodies(match).body[3].x).isPositive();
    }

    @Test
    void atTheOtherEndTheSameMatchIsPlayedTurnedRound() {
        MirosotParameters parameters = MirosotParameters.defaults(Size.MIDDLE);
        Match here = match(parameters.with("start.blueDefends", End.NEGATIVE_X));
        Match there = match(parameters.with("start.blueDefends", End.POSITIVE_X));
        for (int i = 0; i < 600; i++) {
            here.cycle();
            there.cycle();
        }
        for (int i = 0; i <= bodies(here).ball; i++) {
            assertThat(bodies(there).body[i].x).as("x of body %d", i).isEqualTo(-bodies(here).body[i].x, within(1e-3));
            assertThat(bodies(there).body[i].y).as("y of body %d", i).isEqualTo(-bodies(here).body[i].y, within(1e-3));
        }
        assertThat(there.game().referee().play())
                .isEqualTo(here.game().referee().play());
    }
}
