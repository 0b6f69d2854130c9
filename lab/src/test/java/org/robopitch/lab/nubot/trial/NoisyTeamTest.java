// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.nubot.trial;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchSetup;
import org.robopitch.engine.match.SensingSettings;
import org.robopitch.middlesize.game.MiddleSize;
import org.robopitch.middlesize.parameters.Dialect;

class NoisyTeamTest {
    @Test
    void onlyThisTeamSeesWithNoise() {
        double[] seen = new double[2];
        SensingSettings noise = SensingSettings.PERFECT
                .with("positionNoise", 0.02)
                .with("headingNoise", 0.02)
                .with("speedNoise", 0.1)
                .with("spinNoise", 0.1);
        NoisyTeam noisy =
                new NoisyTeam((shown, commands) -> seen[0] = shown.ball().x(), noise);
        Match match = new Match(new MatchSetup(
                MiddleSize.of(Dialect.A),
                noisy,
                (shown, commands) -> seen[1] = shown.ball().x(),
                1));
        double spread = 0;
        for (int i = 0; i < 50; i++) {
            match.cycle();
            // Each team has its own goal at negative x; the ball rests on the kick-off spot.
            spread = Math.max(spread, Math.abs(seen[0] + seen[1]));
            assertThat(seen[1]).isZero();
        }
        assertThat(spread).isBetween(0.02, 0.2);
    }
}
