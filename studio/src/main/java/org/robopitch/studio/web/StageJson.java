// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studio.web;

import java.util.List;
import org.robopitch.engine.match.BodyInfo;
import org.robopitch.engine.match.Marking;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.Stage;
import org.robopitch.engine.match.Statistic;
import org.robopitch.recording.json.JsonWriter;
import org.robopitch.recording.json.RecordJson;
import org.robopitch.recording.match.BodyJson;
import org.robopitch.recording.match.PitchNote.MarkingJson;

/** A pitch, its markings, its bodies and what is counted on it as members of a JSON object. */
final class StageJson {
    private StageJson() {}

    /**
     * Writes the members {@code pitch}, {@code markings}, {@code bodies} and {@code statistics}.
     *
     * @param out inside of an object
     * @param stage what to describe
     */
    static void write(JsonWriter out, Stage stage) {
        write(out, stage.pitchLength(), stage.pitchWidth(), stage.goalWidth(), stage.markings(), stage.bodies());
    }

    static void write(
            JsonWriter out,
            double length,
            double width,
            double goalWidth,
            List<Marking> markings,
            List<BodyInfo> bodies) {
        out.name("pitch").beginObject();
        out.name("length").value(length);
        out.name("width").value(width);
        out.name("goalWidth").value(goalWidth);
        out.endObject();
        out.name("markings").beginArray();
        markings.forEach(marking -> RecordJson.write(out, MarkingJson.of(marking)));
        out.endArray();
        out.name("bodies").beginArray();
        bodies.forEach(body -> body(out, body));
        out.endArray();
        out.name("statistics").beginArray();
        for (Statistic one : Statistic.in(Statistic.Told.STUDIO)) {
            out.beginObject().name("name").value(one.key()).name("label").value(one.label());
            out.name("unit").value(one.unit()).name("decimals").value(one.decimals());
            out.endObject();
        }
        out.endArray();
    }

    private static void body(JsonWriter out, BodyInfo body) {
        Side side = body.side();
        out.beginObject();
        out.name("kind").value(body.kind() == BodyInfo.Kind.BALL ? "ball" : "robot");
        out.name("side").value(side == null ? -1 : side.ordinal());
        out.name("number").value(body.backNumber());
        out.name("height").value(body.height());
        BodyJson.shape(out, body);
        out.endObject();
    }
}
