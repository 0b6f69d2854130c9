// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.match;

import java.util.Base64;
import org.robopitch.recording.json.JsonException;
import org.robopitch.recording.json.JsonValue.JsonObject;
import org.robopitch.recording.json.JsonWriter;

/**
 * A picture that a robot showed, such as what its camera saw.
 *
 * @param step simulation steps done
 * @param time simulated time [s]
 * @param body which robot
 * @param name what it shows
 * @param png the picture as a PNG file
 */
public record RobotPicture(long step, double time, int body, String name, byte[] png) {
    void write(JsonWriter out) {
        out.beginObject();
        out.name("step").value(step);
        out.name("time").value(time);
        out.name("body").value(body);
        out.name("name").value(name);
        out.name("png").value(Base64.getEncoder().encodeToString(png));
        out.endObject();
    }

    static RobotPicture read(JsonObject in) throws JsonException {
        try {
            return new RobotPicture(
                    in.whole("step"),
                    in.number("time"),
                    in.integer("body"),
                    in.text("name"),
                    Base64.getDecoder().decode(in.text("png")));
        } catch (IllegalArgumentException e) {
            throw new JsonException("field \"png\": " + e.getMessage());
        }
    }
}
