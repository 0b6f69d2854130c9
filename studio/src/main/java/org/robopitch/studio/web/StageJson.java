// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studio.web;

import java.util.List;
import org.robopitch.engine.match.BodyInfo;
import org.robopitch.engine.match.Marking;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.Stage;
import org.robopitch.recording.json.JsonWriter;
import org.robopitch.recording.match.BodyJson;

/** A pitch, its markings and its bodies as members of a JSON object. */
final class StageJson {
    private StageJson() {}

    /**
     * Writes the members {@code pitch}, {@code markings} and {@code bodies}.
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
        markings.forEach(marking -> marking(out, marking));
        out.endArray();
        out.name("bodies").beginArray();
        bodies.forEach(body -> body(out, body));
        out.endArray();
    }

    private static void marking(JsonWriter out, Marking marking) {
        out.beginObject();
        if (marking instanceof Marking.Line line) {
            out.name("form").value("line");
            numbers(out, List.of(line.x1(), line.y1(), line.x2(), line.y2()));
        } else if (marking instanceof Marking.Arc arc) {
            out.name("form").value("arc");
            numbers(out, List.of(arc.x(), arc.y(), arc.radius(), arc.from(), arc.to()));
        } else if (marking instanceof Marking.Spot spot) {
            out.name("form").value("spot");
            numbers(out, List.of(spot.x(), spot.y()));
        } else if (marking instanceof Marking.Block block) {
            out.name("form").value(block.net() ? "net" : "block");
            numbers(out, List.of(block.x1(), block.y1(), block.z1(), block.x2(), block.y2(), block.z2()));
        } else if (marking instanceof Marking.Boundary boundary) {
            out.name("form").value("boundary");
            numbers(out, boundary.points());
        }
        out.endObject();
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

    private static void numbers(JsonWriter out, List<Double> numbers) {
        out.name("numbers").beginArray();
        numbers.forEach(out::value);
        out.endArray();
    }
}
