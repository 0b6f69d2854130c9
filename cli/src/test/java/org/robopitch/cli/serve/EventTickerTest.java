// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.robopitch.engine.match.MatchEvent;
import org.robopitch.engine.match.PlayState;

class EventTickerTest {
    private final StringWriter out = new StringWriter();

    private String line(String kind, String text) {
        PlayState play = new PlayState("play on", true, null, "", 0, 1, 0);
        new EventTicker(new PrintWriter(out)).show(List.of(new MatchEvent(0, 61.5, kind, null, -1, text)), play);
        return out.toString().strip();
    }

    @Test
    void aScoreThatTheTextSaysIsNotRepeated() {
        assertThat(line("goal", "goal for blue, blue 1 : 0 yellow"))
                .isEqualTo("1:01.50  goal for blue, blue 1 : 0 yellow");
    }

    @Test
    void aScoreThatTheTextLacksIsAdded() {
        assertThat(line("goal", "goal for blue")).isEqualTo("1:01.50  goal for blue   1 : 0");
    }

    @Test
    void aKindThatTheTextBeginsWithOrContainsIsNotRepeated() {
        assertThat(line("end of period", "end of the first half, blue 1 : 0 yellow"))
                .isEqualTo("1:01.50  end of the first half, blue 1 : 0 yellow");
    }

    @Test
    void aKindThatSaysMoreThanTheTextStays() {
        assertThat(line("team late", "blue did not answer within 1 s")).startsWith("1:01.50  team late");
    }
}
