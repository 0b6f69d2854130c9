// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.match;

import org.robopitch.recording.json.JsonException;
import org.robopitch.recording.json.JsonValue.JsonObject;
import org.robopitch.recording.json.JsonWriter;

/**
 * What a robot said aloud.
 *
 * @param step simulation steps done
 * @param time simulated time [s]
 * @param body who
 * @param text what
 */
public record Said(long step, double time, int body, String text) {
    void write(JsonWriter out) {
        out.beginObject().name("step").value(step).name("time").value(time);
        out.name("body").value(body).name("text").value(text).endObject();
    }

    static Said read(JsonObject in) throws JsonException {
        return new Said(in.whole("step"), in.number("time"), in.integer("body"), in.text("text"));
    }
}
