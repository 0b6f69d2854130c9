// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.humanoid;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.robopitch.humanoid.game.Humanoid;

class MatchTrialsTest {
    @Test
    void matchesEndAndAreCountedOneByOne() {
        Humanoid standard = Humanoid.standard(2);
        Humanoid league = standard.withRules(standard.rules().with("halfSeconds", 6));
        List<MatchTrials.Played> played = new ArrayList<>();
        List<TrialFigure> figures = new MatchTrials(league, 300_000).run(2, played::add, share -> {});
        assertThat(played).extracting(MatchTrials.Played::seed).containsExactly(300_000L, 300_001L);
        assertThat(played).allSatisfy(match -> {
            assertThat(match.onFeet()).isBetween(0.5, 1.0);
            assertThat(match.islands()).isGreaterThan(1000);
            assertThat(match.unconverged()).isZero();
        });
        assertThat(figures)
                .extracting(TrialFigure::name)
                .containsExactly(
                        "matches with goals",
                        "goals of a match, mean",
                        "time on their feet, worst match",
                        "fastest joint in these matches",
                        "steps left unsolved");
    }
}
