// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studio.web;

import java.util.Base64;
import org.robopitch.recording.json.JsonWriter;
import org.robopitch.recording.match.RobotPicture;
import org.robopitch.recording.match.Said;
import org.robopitch.studio.frame.RobotReadings;

/** What was read off a robot, for the page. */
final class ReadingsJson {
    private ReadingsJson() {}

    static String write(RobotReadings readings) {
        JsonWriter out = new JsonWriter().beginObject();
        for (RobotReadings.Series series : readings.series()) {
            out.name(series.name()).beginObject().name("names").beginArray();
            series.names().forEach(out::value);
            out.endArray().name("rows").beginArray();
            for (float[] row : series.rows()) {
                out.beginArray();
                for (float value : row) {
                    number(out, value);
                }
                out.endArray();
            }
            out.endArray().endObject();
        }
        out.name("said").beginArray();
        for (Said said : readings.said()) {
            out.beginObject().name("time").value(said.time());
            out.name("text").value(said.text()).endObject();
        }
        out.endArray().name("pictures").beginArray();
        for (RobotPicture picture : readings.pictures()) {
            out.beginObject().name("time").value(picture.time());
            out.name("name").value(picture.name());
            out.name("png").value(Base64.getEncoder().encodeToString(picture.png()));
            out.endObject();
        }
        return out.endArray().endObject().toString();
    }

    /** Four decimals, or an empty text for what is not there. */
    private static void number(JsonWriter out, float value) {
        if (Float.isNaN(value)) {
            out.value("");
        } else {
            out.value(Math.rint(value * 1e4) / 1e4);
        }
    }
}
