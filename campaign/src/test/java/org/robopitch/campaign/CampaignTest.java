// SPDX-License-Identifier: Apache-2.0
package org.robopitch.campaign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.robopitch.campaign.tournament.Format;
import org.robopitch.campaign.tournament.TournamentPlan;
import org.robopitch.runner.MatchOrder;

class CampaignTest {
    @TempDir
    Path folder;

    private static TournamentPlan plan(Format format) {
        MatchOrder order = MatchOrder.of("mirosot", "3v3", "", "", 5);
        return new TournamentPlan(order, List.of("a", "b", "c", "d", "e"), 3, format, 0);
    }

    /** Plays in a random order and fails after some matches. */
    private static MatchEngine shuffled(int survives, long seed) {
        return new MatchEngine() {
            private int left = survives;

            @Override
            public void play(List<MatchJob> jobs, Results results) throws IOException {
                List<MatchJob> order = new ArrayList<>(jobs);
                Collections.shuffle(order, new Random(seed));
                for (MatchJob job : order) {
                    if (left-- == 0) {
                        throw new IOException("killed");
                    }
                    results.take(Made.played(job));
                }
            }

            @Override
            public void close() {}
        };
    }

    private List<MatchResult> play(Path where, TournamentPlan plan, MatchEngine engine)
            throws IOException, InterruptedException {
        try (Journal journal = Journal.open(where, plan.describe())) {
            return new Campaign(plan.schedule(), journal).play(engine, (done, all) -> {});
        }
    }

    @ParameterizedTest
    @EnumSource(Format.class)
    void aRunThatIsKilledAgainAndAgainEndsLikeOneThatIsNot(Format format) throws Exception {
        List<MatchResult> whole = play(folder.resolve("whole"), plan(format), shuffled(Integer.MAX_VALUE, 1));
        int kills = 0;
        while (true) {
            try {
                List<MatchResult> resumed = play(folder.resolve("killed"), plan(format), shuffled(4, kills));
                assertThat(resumed).isEqualTo(whole);
                break;
            } catch (IOException killed) {
                assertThat(killed).hasMessage("killed");
                kills++;
            }
        }
        assertThat(kills).isGreaterThan(3);
        assertThat(whole).extracting(MatchResult::number).doesNotHaveDuplicates();
    }

    @Test
    void aFinishedCampaignPlaysNothing() throws Exception {
        play(folder, plan(Format.ROUND_ROBIN), shuffled(Integer.MAX_VALUE, 1));
        List<MatchResult> again = play(folder, plan(Format.ROUND_ROBIN), shuffled(0, 1));
        assertThat(again).hasSize(60);
    }

    @Test
    void aFailingMatchEndsTheRunAndKeepsTheOthers() {
        MatchEngine engine = shuffled(7, 1);
        assertThatThrownBy(() -> play(folder, plan(Format.ROUND_ROBIN), engine)).hasMessage("killed");
        assertThat(folder.resolve(Journal.NAME)).content().hasLineCount(8);
    }
}
