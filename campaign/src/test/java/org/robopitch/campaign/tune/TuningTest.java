// SPDX-License-Identifier: Apache-2.0
package org.robopitch.campaign.tune;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.robopitch.campaign.Journal;
import org.robopitch.campaign.Made;
import org.robopitch.campaign.MatchEngine;
import org.robopitch.campaign.MatchJob;
import org.robopitch.campaign.MatchResult;
import org.robopitch.campaign.sweep.Dimension;
import org.robopitch.runner.MatchOrder;

class TuningTest {
    private static final Pattern VALUES = Pattern.compile("a\\(x=(.*);y=(.*)\\)");

    @TempDir
    Path folder;

    private static TunePlan plan() {
        return new TunePlan(
                MatchOrder.of("mirosot", "3v3", "a", "b", 1),
                List.of(new Dimension("x", 0, 10, 2), new Dimension("y", -1, 1, 2)),
                List.of(8.0, -0.8),
                2,
                150,
                5);
    }

    /** A game that is best at x = 3, y = 0.4, where the tuned team is 40 goals ahead. */
    private static MatchResult played(MatchJob job) {
        boolean blue = job.order().yellow().equals("b");
        Matcher values = VALUES.matcher(blue ? job.order().blue() : job.order().yellow());
        double x = 8;
        double y = -0.8;
        if (values.matches()) {
            x = Double.parseDouble(values.group(1));
            y = Double.parseDouble(values.group(2));
        }
        int lead = (int) Math.round(1000 - 10 * (x - 3) * (x - 3) - 200 * (y - 0.4) * (y - 0.4));
        return Made.result(job, blue ? lead : 0, blue ? 0 : lead);
    }

    private Tuning.Verdict tune(Path where, int survives) throws IOException, InterruptedException {
        int[] left = {survives};
        MatchEngine engine = new MatchEngine() {
            @Override
            public void play(List<MatchJob> jobs, Results results) throws IOException {
                for (MatchJob job : jobs) {
                    if (left[0]-- == 0) {
                        throw new IOException("killed");
                    }
                    results.take(played(job));
                }
            }

            @Override
            public void close() {}
        };
        try (Journal journal = Journal.open(where, plan().describe())) {
            return new Tuning(plan(), journal, engine).run((number, candidate, best) -> {});
        }
    }

    @Test
    void theSearchFindsTheTopAndTheVerdictSaysByHowMuch() throws Exception {
        Tuning.Verdict verdict = tune(folder, Integer.MAX_VALUE);
        assertThat(verdict.best().values().get(0)).isCloseTo(3, within(0.3));
        assertThat(verdict.best().values().get(1)).isCloseTo(0.4, within(0.08));
        assertThat(verdict.before().mean()).isEqualTo(462);
        assertThat(verdict.gain().mean()).isCloseTo(538, within(2.0));
        assertThat(verdict.team()).startsWith("a(x=");
    }

    @Test
    void aSearchThatIsKilledAgainAndAgainFindsTheSame() throws Exception {
        Tuning.Verdict whole = tune(folder.resolve("whole"), Integer.MAX_VALUE);
        while (true) {
            try {
                assertThat(tune(folder.resolve("killed"), 170)).isEqualTo(whole);
                return;
            } catch (IOException killed) {
                assertThat(killed).hasMessage("killed");
            }
        }
    }
}
