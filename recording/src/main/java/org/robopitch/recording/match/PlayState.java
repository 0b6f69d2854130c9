// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.match;

import java.util.List;
import org.robopitch.recording.json.JsonException;
import org.robopitch.recording.json.JsonValue;
import org.robopitch.recording.json.JsonValue.JsonNumber;
import org.robopitch.recording.json.JsonValue.JsonObject;
import org.robopitch.recording.json.JsonWriter;

/**
 * Score, clock and play mode from one moment on.
 *
 * @param step simulation steps done
 * @param time simulated time [s]
 * @param score0 goals of team 0
 * @param score1 goals of team 1
 * @param period 1 and 2 are the halves, then extra time, then the shoot-out
 * @param clock playing time in this period [s]
 * @param mode for instance {@code play} or {@code kick-off}
 * @param team the team the mode favours, -1 for none
 */
public record PlayState(
        long step, double time, int score0, int score1, int period, double clock, String mode, int team) {
    void write(JsonWriter out) {
        out.beginObject();
        out.name("step").value(step);
        out.name("time").value(time);
        out.name("score").beginArray().value(score0).value(score1).endArray();
        out.name("period").value(period);
        out.name("clock").value(clock);
        out.name("mode").value(mode);
        out.name("team").value(team);
        out.endObject();
    }

    static PlayState read(JsonObject in) throws JsonException {
        List<JsonValue> score = in.list("score");
        if (score.size() != 2
                || !(score.get(0) instanceof JsonNumber first)
                || !(score.get(1) instanceof JsonNumber second)) {
            throw new JsonException("field \"score\": expected two numbers, found " + score);
        }
        return new PlayState(
                in.whole("step"),
                in.number("time"),
                (int) first.number(),
                (int) second.number(),
                in.integer("period"),
                in.number("clock"),
                in.text("mode"),
                in.integer("team"));
    }
}
