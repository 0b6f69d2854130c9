// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli.serve;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.robopitch.engine.match.MatchEvent;
import org.robopitch.engine.match.PlayState;

/** Prints what happens in a match as it happens: a line an event. */
final class EventTicker {
    /** A match that runs faster than anybody reads fills no screen. */
    private static final int MOST_LINES = 40;

    private static final Pattern SCORE = Pattern.compile("\\d ?: ?\\d");

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
            // Some leagues have the score and the kind in the text: once is enough.
            boolean scoreless =
                    event.kind().equals("goal") && !SCORE.matcher(event.text()).find();
            String score =
                    scoreless ? String.format(Locale.ROOT, "   %d : %d", play.blueScore(), play.yellowScore()) : "";
            String kind = says(event) ? "" : String.format("%-13s ", event.kind());
            words.printf(Locale.ROOT, "%9s  %s%s%s%n", clock(event.time()), kind, event.text(), score);
        }
        if (shown < events.size()) {
            words.flush();
        }
        shown = events.size();
    }

    /** Whether the text begins like the kind ("end of the first half", "end of period"), or has all of its words. */
    private static boolean says(MatchEvent event) {
        List<String> kind = List.of(event.kind().split(" "));
        List<String> text = List.of(event.text().split("[ ,.:]+"));
        return event.text().startsWith(event.kind())
                || kind.size() > 1 && (text.get(0).equals(kind.get(0)) || text.containsAll(kind));
    }

    private static String clock(double seconds) {
        long hundredths = Math.round(seconds * 100);
        return String.format(Locale.ROOT, "%d:%02d.%02d", hundredths / 6000, hundredths / 100 % 60, hundredths % 100);
    }
}
