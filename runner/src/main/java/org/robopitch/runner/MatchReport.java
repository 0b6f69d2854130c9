// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner;

import java.util.List;
import java.util.Locale;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchEvent;
import org.robopitch.engine.match.MatchStatistics;
import org.robopitch.engine.match.PlayState;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.Statistic;
import org.robopitch.engine.match.Totals;
import org.robopitch.recording.json.JsonWriter;
import org.robopitch.runner.link.LinkCounters;

/** Tells how a match went, to people or to programs. */
public final class MatchReport {
    private final FinishedMatch finished;
    private final Match match;
    private final PlayState play;
    private final MatchStatistics statistics;
    private final List<LinkCounters.Count> link;

    public MatchReport(FinishedMatch finished) {
        this(finished, List.of());
    }

    /** A report with what the link to external programs has counted. */
    public MatchReport(FinishedMatch finished, List<LinkCounters.Count> link) {
        this.link = List.copyOf(link);
        this.finished = finished;
        this.match = finished.match();
        this.play = match.game().referee().play();
        this.statistics = match.statistics();
    }

    /** The match's hash as 16 hexadecimal digits. */
    public String hash() {
        return String.format("%016x", match.hash());
    }

    /** How often both teams together threw, commanded nonsense or missed a decision. */
    long troubles() {
        Totals totals = totals();
        return (long) (totals.of(Statistic.ERRORS, Side.BLUE) + totals.of(Statistic.ERRORS, Side.YELLOW));
    }

    /** A page of text, without a line feed at its end. */
    public String text() {
        StringBuilder out = new StringBuilder();
        MatchOrder order = finished.order();
        line(
                out,
                "%s %s, seed %d: %s (blue) against %s (yellow)",
                match.setup().league().name(),
                size(),
                order.seed(),
                order.blue(),
                order.yellow());
        line(out, "");
        line(
                out,
                "  blue %d : %d yellow%s",
                play.blueScore(),
                play.yellowScore(),
                match.over() ? "" : "   (stopped in the " + play.period() + ")");
        line(out, "");
        for (MatchEvent event : statistics.events()) {
            line(out, "%9s  %-13s %s", clock(event.time()), event.kind(), event.text());
        }
        if (statistics.events().size() == MatchStatistics.MOST_EVENTS) {
            line(out, "%9s  … later events are not listed", "");
        }
        line(out, "");
        line(out, "%-22s %10s %10s", "", "blue", "yellow");
        Totals totals = totals();
        for (Statistic one : Statistic.in(Statistic.Told.REPORT)) {
            double blue = totals.of(one, Side.BLUE);
            double yellow = totals.of(one, Side.YELLOW);
            if (one.form() != Statistic.Form.TROUBLE || blue + yellow > 0) {
                line(out, "%-22s %10s %10s", one.label(), one.text(blue), one.isWhole() ? "" : one.text(yellow));
            }
        }
        line(out, "");
        line(
                out,
                // A match that was to be played in real time and was not is worth a digit after the point.
                finished.realTimeFactor() < 10
                        ? "simulated %.3f s in %.3f s, %.2f times real time"
                        : "simulated %.3f s in %.3f s, %.0f times real time",
                match.game().world().time(),
                finished.seconds(),
                finished.realTimeFactor());
        out.append("hash ").append(hash());
        for (LinkCounters.Count count : link) {
            if (count.value() != 0) {
                out.append(String.format(Locale.ROOT, "%n%10d  %s", count.value(), count.name()));
            }
        }
        return out.toString();
    }

    private static void line(StringBuilder out, String format, Object... values) {
        out.append(String.format(Locale.ROOT, format, values).stripTrailing()).append('\n');
    }

    private static String clock(double seconds) {
        long hundredths = Math.round(seconds * 100);
        return String.format(Locale.ROOT, "%d:%02d.%02d", hundredths / 6000, hundredths / 100 % 60, hundredths % 100);
    }

    private String size() {
        int robots = match.setup().league().robotsPerSide();
        return robots + "v" + robots;
    }

    /** All that was counted: what the match's frames and events come to, and what only those know who played it. */
    public Totals totals() {
        Totals totals = statistics.tally().totals().with(Statistic.COLLISIONS, statistics.collisions(), 0);
        long[] errors = {match.teamErrors(Side.BLUE), match.teamErrors(Side.YELLOW)};
        long[] missed = {finished.blueMissed(), finished.yellowMissed()};
        return totals.with(Statistic.TEAM_ERRORS, errors[0], errors[1])
                .with(Statistic.MISSED_DECISIONS, missed[0], missed[1])
                .with(Statistic.ERRORS, errors[0] + missed[0], errors[1] + missed[1]);
    }

    /** One JSON object. */
    public String json() {
        JsonWriter out = new JsonWriter();
        MatchOrder order = finished.order();
        out.beginObject();
        out.name("league").value(match.setup().league().name());
        out.name("size").value(size());
        out.name("seed").value(order.seed());
        out.name("teams").beginObject();
        out.name("blue")
                .value(order.blue())
                .name("yellow")
                .value(order.yellow())
                .endObject();
        both(out, "score", play.blueScore(), play.yellowScore());
        out.name("over").value(match.over());
        out.name("hash").value(hash());
        out.name("behaviourVersion").value(match.game().world().behaviourVersion());
        out.name("steps").value(match.game().world().steps());
        out.name("simulatedSeconds").rounded(match.game().world().time(), 3);
        out.name("realSeconds").rounded(finished.seconds(), 3);
        out.name("realTimeFactor").rounded(finished.realTimeFactor(), finished.realTimeFactor() < 10 ? 3 : 1);
        statistics(out);
        events(out, statistics.events());
        link(out);
        return out.endObject().toString();
    }

    private void statistics(JsonWriter out) {
        out.name("statistics").beginObject();
        Totals totals = totals();
        for (Statistic one : Statistic.in(Statistic.Told.REPORT)) {
            out.name(one.key());
            if (one.isWhole()) {
                number(out, one, totals.of(one, Side.BLUE));
            } else {
                out.beginObject();
                for (Side side : Side.values()) {
                    number(out.name(side.label()), one, totals.of(one, side));
                }
                out.endObject();
            }
        }
        out.endObject();
    }

    private static void number(JsonWriter out, Statistic statistic, double value) {
        if (statistic.isCount()) {
            out.value((long) value);
        } else {
            out.rounded(value, 3);
        }
    }

    private void link(JsonWriter out) {
        if (!link.isEmpty()) {
            out.name("link").beginObject();
            for (LinkCounters.Count count : link) {
                out.name(count.name()).value(count.value());
            }
            out.endObject();
        }
    }

    private static void both(JsonWriter out, String name, long blue, long yellow) {
        out.name(name)
                .beginObject()
                .name("blue")
                .value(blue)
                .name("yellow")
                .value(yellow)
                .endObject();
    }

    private static void events(JsonWriter out, List<MatchEvent> events) {
        out.name("events").beginArray();
        for (MatchEvent event : events) {
            out.beginObject();
            out.name("step").value(event.step());
            out.name("time").rounded(event.time(), 3);
            out.name("kind").value(event.kind());
            Side side = event.side();
            if (side != null) {
                out.name("side").value(side.label());
            }
            if (event.robot() >= 0) {
                out.name("robot").value(event.backNumber());
            }
            out.name("text").value(event.text());
            out.endObject();
        }
        out.endArray();
    }
}
