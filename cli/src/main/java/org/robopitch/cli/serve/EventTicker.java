// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli.serve;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import org.robopitch.engine.match.MatchEvent;
import org.robopitch.engine.match.PlayState;

/** Prints what happens in a match that nobody watches, as it happens: a line an event. */
final class EventTicker {
    /** A match that runs faster than anybody reads fills no screen. */
    private static final int MOST_LINES = 40;

    private final PrintWriter words;
    private int shown;

    EventTicker(PrintWriter words) {
        this.words = words;
    }

    /** Prints those of all events so far that are new. */
    void show(List<MatchEvent> events, PlayState play) {
        // Another match begins with none.
        shown = Math.min(shown, events.size());
        int first = Math.max(shown, events.size() - MOST_LINES);
        if (first > shown) {
            words.printf(Locale.ROOT, "%9s  … %d more events%n", "", first - shown);
        }
        for (MatchEvent event : events.subList(first, events.size())) {
            String score = event.kind().equals("goal")
                    ? String.format(Locale.ROOT, "   %d : %d", play.blueScore(), play.yellowScore())
                    : "";
            // Some leagues begin the text with the kind: once is enough.
            String kind = event.text().startsWith(event.kind()) ? "" : String.format("%-13s ", event.kind());
            words.printf(Locale.ROOT, "%9s  %s%s%s%n", clock(event.time()), kind, event.text(), score);
        }
        if (shown < events.size()) {
            words.flush();
        }
        shown = events.size();
    }

    private static String clock(double seconds) {
        long hundredths = Math.round(seconds * 100);
        return String.format(Locale.ROOT, "%d:%02d.%02d", hundredths / 6000, hundredths / 100 % 60, hundredths % 100);
    }
}
