// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.match;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.PlayState;
import org.robopitch.engine.match.Side;
import org.robopitch.recording.json.JsonException;
import org.robopitch.recording.json.JsonValue;
import org.robopitch.recording.json.JsonValue.JsonNumber;
import org.robopitch.recording.json.JsonValue.JsonObject;
import org.robopitch.recording.json.JsonWriter;

/**
 * Where a match stands from one moment on.
 *
 * @param step simulation steps done
 * @param time simulated time [s]
 * @param play score, clock and play mode
 */
public record PlayChange(long step, double time, PlayState play) {
    private static final List<String> PERIODS = List.of("", "first half", "second half", "extra time", "shoot-out");

    void write(JsonWriter out) {
        out.beginObject();
        out.name("step").value(step);
        out.name("time").value(time);
        out.name("score")
                .beginArray()
                .value(play.blueScore())
                .value(play.yellowScore())
                .endArray();
        out.name("period").value(number(play.period()));
        out.name("periodName").value(play.period());
        out.name("clock").value(play.clock());
        out.name("mode").value(play.mode());
        out.name("running").value(play.running() ? 1 : 0);
        out.name("team").value(Sides.number(play.awarded()));
        out.endObject();
    }

    /** Recordings of before have neither the period's name nor whether play is running: both are guessed as well as can be. */
    static PlayChange read(JsonObject in) throws JsonException {
        List<JsonValue> score = in.list("score");
        if (score.size() != 2
                || !(score.get(0) instanceof JsonNumber first)
                || !(score.get(1) instanceof JsonNumber second)) {
            throw new JsonException("field \"score\": expected two numbers, found " + score);
        }
        String mode = in.text("mode");
        int period = in.integer("period");
        boolean named = in.members().containsKey("periodName");
        boolean known = in.members().containsKey("running");
        @Nullable Side awarded = Sides.of(in.integer("team"));
        return new PlayChange(
                in.whole("step"),
                in.number("time"),
                new PlayState(
                        mode,
                        known ? in.integer("running") != 0 : mode.equals("play"),
                        awarded,
                        named ? in.text("periodName") : period >= 0 && period < 5 ? PERIODS.get(period) : "",
                        in.number("clock"),
                        (int) first.number(),
                        (int) second.number()));
    }

    /** 1 and 2 are the halves, 3 is extra time, 4 the shoot-out; 0 when the match is over or the league has no halves. */
    private static int number(String period) {
        return period.startsWith("overtime") || period.startsWith("extra") ? 3 : Math.max(0, PERIODS.indexOf(period));
    }
}
