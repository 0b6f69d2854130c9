// SPDX-License-Identifier: Apache-2.0
package org.robopitch.campaign;

import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.Statistic;
import org.robopitch.engine.match.Totals;
import org.robopitch.recording.json.JsonException;
import org.robopitch.recording.json.JsonParser;
import org.robopitch.recording.json.JsonValue;
import org.robopitch.recording.json.JsonWriter;

/** Results as lines of JSON, written and read. */
public final class ResultText {
    private ResultText() {}

    /** {@return a result as one line} */
    public static String write(MatchResult result) {
        JsonWriter out = new JsonWriter();
        out.beginObject();
        out.name("number").value(result.number()).name("round").value(result.round());
        out.name("league").value(result.league()).name("size").value(result.size());
        out.name("blue").value(result.blue()).name("yellow").value(result.yellow());
        // As text: JSON's numbers would lose the last digits of a large seed.
        out.name("seed").value(Long.toString(result.seed()));
        out.name("blueGoals").value(result.score().blue());
        out.name("yellowGoals").value(result.score().yellow());
        number(out.name("seconds"), result.seconds());
        out.name("hash").value(result.hash()).name("forfeit").value(result.forfeit());
        for (Statistic one : Statistic.in(Statistic.Told.RESULTS)) {
            for (Side side : one.sides()) {
                double value = result.play().of(one, side);
                out.name(one.key(side));
                if (one.isCount()) {
                    out.value((long) value);
                } else {
                    number(out, value);
                }
            }
        }
        out.name("events").beginArray();
        for (MatchResult.Event event : result.events()) {
            out.beginObject();
            number(out.name("time"), event.time());
            out.name("kind").value(event.kind()).name("side").value(event.side());
            out.name("robot")
                    .value(event.robot())
                    .name("text")
                    .value(event.text())
                    .endObject();
        }
        out.endArray().name("heat").beginObject();
        number(out.name("length"), result.heat().length());
        number(out.name("width"), result.heat().width());
        out.name("counts").beginArray();
        for (int count : result.heat().counts()) {
            out.value(count);
        }
        out.endArray().endObject();
        if (!result.samples().isEmpty()) {
            out.name("samples")
                    .value(Base64.getEncoder().encodeToString(result.samples().packed()));
        }
        return out.endObject().toString();
    }

    /** A number as text, so that it comes back bit for bit. */
    private static void number(JsonWriter out, double value) {
        out.value(Double.toString(value));
    }

    /**
     * {@return the result that a line holds}
     *
     * @throws JsonException if the line holds no result
     */
    public static MatchResult read(String line) throws JsonException {
        JsonValue.JsonObject in = JsonParser.parseObject(line);
        List<MatchResult.Event> events = new ArrayList<>();
        for (JsonValue value : in.list("events")) {
            JsonValue.JsonObject event = (JsonValue.JsonObject) value;
            events.add(new MatchResult.Event(
                    decimal(event, "time"),
                    event.text("kind"),
                    event.text("side"),
                    event.integer("robot"),
                    event.text("text")));
        }
        JsonValue.JsonObject heat = in.object("heat");
        List<JsonValue> cells = heat.list("counts");
        int[] counts = new int[cells.size()];
        for (int i = 0; i < counts.length; i++) {
            counts[i] = (int) ((JsonValue.JsonNumber) cells.get(i)).number();
        }
        return new MatchResult(
                in.integer("number"),
                in.integer("round"),
                in.text("league"),
                in.text("size"),
                in.text("blue"),
                in.text("yellow"),
                Long.parseLong(in.text("seed")),
                new MatchResult.Score(in.integer("blueGoals"), in.integer("yellowGoals")),
                decimal(in, "seconds"),
                in.text("hash"),
                in.text("forfeit"),
                play(in),
                events,
                new HeatGrid(decimal(heat, "length"), decimal(heat, "width"), counts),
                in.members().containsKey("samples")
                        ? new Samples(Base64.getDecoder().decode(in.text("samples")))
                        : Samples.NONE);
    }

    /** Lines of an earlier version may lack a statistic: it is 0 then. */
    private static Totals play(JsonValue.JsonObject in) throws JsonException {
        Totals play = Totals.NONE;
        for (Statistic one : Statistic.in(Statistic.Told.RESULTS)) {
            double[] values = new double[2];
            for (Side side : one.sides()) {
                String key = one.key(side);
                if (in.members().containsKey(key)) {
                    values[side.ordinal()] = one.isCount() ? in.whole(key) : decimal(in, key);
                }
            }
            play = play.with(one, values[0], values[1]);
        }
        return play;
    }

    private static double decimal(JsonValue.JsonObject in, String name) throws JsonException {
        return Double.parseDouble(in.text(name));
    }
}
