// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class ProgressLineTest {
    private final StringWriter out = new StringWriter();
    private final AtomicLong now = new AtomicLong();

    /** Draws only when it is asked to. */
    private ProgressLine line(String unit) {
        return new ProgressLine(new PrintWriter(out), unit, now::get, false);
    }

    private String drawnAfter(double seconds, ProgressLine line) {
        now.set(Math.round(seconds * 1e9));
        out.getBuffer().setLength(0);
        line.draw();
        return out.toString().strip();
    }

    @Test
    void timeLeftFollowsFromWhatIsDone() {
        try (ProgressLine line = line("matches")) {
            line.show(0, 40);
            assertThat(drawnAfter(2, line)).endsWith("0 of 40 matches, time left unknown");
            line.show(10, 40);
            assertThat(drawnAfter(5, line))
                    .isEqualTo("[#######                       ] 10 of 40 matches, 2.0/s, 0:15 left");
        }
    }

    @Test
    void whatWasDoneBeforeTheCommandStartedDoesNotMakeItFaster() {
        try (ProgressLine line = line("matches")) {
            line.show(101, 200);
            line.show(110, 200);
            assertThat(drawnAfter(10, line)).endsWith("110 of 200 matches, 1.0/s, 1:30 left");
        }
    }

    @Test
    void aShareAndALimitOfTimeAreProgressToo() {
        try (ProgressLine line = line("")) {
            line.share(0.25);
            assertThat(drawnAfter(1200, line)).endsWith("25 %, 1:00:00 left");
            line.endsAfter(1500);
            assertThat(drawnAfter(1260, line)).endsWith("84 %, 4:00 left");
        }
    }

    @Test
    void partsOfKnownLengthHaveANameAndATimeLeft() {
        try (ProgressLine line = line("")) {
            line.endsAfter(40);
            line.part("random-5v5 on dyn4j ...", 4);
            assertThat(drawnAfter(6, line)).endsWith("15 %, 0:34 left: random-5v5 on dyn4j");
            line.part("scrum-5v5 on dyn4j ...", 4);
            assertThat(drawnAfter(10, line)).endsWith("25 %, 0:30 left: scrum-5v5 on dyn4j");
        }
    }

    @Test
    void aCommandThatEndsWithinASecondShowsNothingAndALongOneLeavesNothing() {
        try (ProgressLine line = line("matches")) {
            line.show(1, 2);
            assertThat(drawnAfter(0.9, line)).isEmpty();
            assertThat(drawnAfter(3, line)).contains("1 of 2 matches");
            line.print(() -> out.append("a row\n"));
            assertThat(out.toString()).endsWith(" \ra row\n");
            line.draw();
        }
        assertThat(out.toString()).endsWith(" \r");
    }
}
