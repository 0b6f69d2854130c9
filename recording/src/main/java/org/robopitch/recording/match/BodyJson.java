// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.match;

import java.util.ArrayList;
import java.util.List;
import org.robopitch.engine.match.BodyInfo;
import org.robopitch.engine.match.Side;
import org.robopitch.recording.json.JsonException;
import org.robopitch.recording.json.JsonValue;
import org.robopitch.recording.json.JsonValue.JsonNumber;
import org.robopitch.recording.json.JsonValue.JsonObject;
import org.robopitch.recording.json.JsonWriter;

/** A body as JSON: its rough form for tools that want a box or a ball, and its outline for those who draw it. */
public final class BodyJson {
    private BodyJson() {}

    static void write(JsonWriter out, BodyInfo body) {
        Side side = body.side();
        boolean box = !body.outline().isEmpty();
        out.beginObject();
        out.name("id").value(body.index());
        out.name("team").value(Sides.number(side));
        out.name("number").value(body.number());
        out.name("name").value(body.label());
        out.name("form").value(body.kind() == BodyInfo.Kind.BALL ? "sphere" : box ? "box" : "cylinder");
        out.name("length").value(box ? extent(body.outline(), 0) : 2 * body.radius());
        out.name("width").value(box ? extent(body.outline(), 1) : 2 * body.radius());
        out.name("height").value(body.height());
        out.name("parent").value(-1);
        shape(out, body);
        out.endObject();
    }

    /**
     * Adds the shape of a body to an object, except for its height.
     *
     * @param out the object
     * @param body whose shape
     */
    public static void shape(JsonWriter out, BodyInfo body) {
        out.name("radius").value(body.radius());
        out.name("outline").beginArray();
        body.outline().forEach(out::value);
        out.endArray();
        if (!body.parts().isEmpty()) {
            out.name("parts").beginArray();
            body.parts().forEach(part -> PartJson.write(out, part));
            out.endArray();
        }
    }

    static double extent(List<Double> outline, int first) {
        double least = Double.POSITIVE_INFINITY;
        double most = Double.NEGATIVE_INFINITY;
        for (int i = first; i < outline.size(); i += 2) {
            least = Math.min(least, outline.get(i));
            most = Math.max(most, outline.get(i));
        }
        return most - least;
    }

    /** Recordings of before have no outline: their boxes are what they say, their robots as large as those. */
    static BodyInfo read(JsonObject in) throws JsonException {
        String form = in.text("form");
        if (!List.of("box", "cylinder", "sphere").contains(form)) {
            throw new JsonException("field \"form\": expected box, cylinder or sphere, found " + form);
        }
        double x = in.number("length") / 2;
        double y = in.number("width") / 2;
        Side side = Sides.of(in.integer("team"));
        boolean ball = form.equals("sphere") && side == null;
        boolean outlined = in.members().containsKey("outline");
        List<Double> box = form.equals("box") ? List.of(x, -y, x, y, -x, y, -x, -y) : List.of();
        return new BodyInfo(
                in.integer("id"),
                ball ? BodyInfo.Kind.BALL : BodyInfo.Kind.ROBOT,
                side,
                in.integer("number"),
                outlined ? numbers(in.list("outline")) : box,
                outlined ? in.number("radius") : ball ? x : Math.sqrt(x * x + y * y),
                in.number("height"),
                PartJson.read(in));
    }

    private static List<Double> numbers(List<JsonValue> values) throws JsonException {
        List<Double> numbers = new ArrayList<>();
        for (JsonValue value : values) {
            if (!(value instanceof JsonNumber number)) {
                throw new JsonException("field \"outline\": expected numbers, found " + value);
            }
            numbers.add(number.number());
        }
        return numbers;
    }
}
