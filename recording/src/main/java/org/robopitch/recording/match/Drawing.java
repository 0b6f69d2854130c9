// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.match;

import java.util.ArrayList;
import java.util.List;
import org.robopitch.recording.json.JsonException;
import org.robopitch.recording.json.JsonValue;
import org.robopitch.recording.json.JsonValue.JsonArray;
import org.robopitch.recording.json.JsonValue.JsonNumber;
import org.robopitch.recording.json.JsonValue.JsonObject;
import org.robopitch.recording.json.JsonValue.JsonText;
import org.robopitch.recording.json.JsonWriter;

/**
 * What a team draws from one moment on; it replaces what the same team drew before.
 *
 * @param step simulation steps done
 * @param time simulated time [s]
 * @param team 0 or 1, -1 for the referee
 * @param shapes what is drawn
 * @param roles what each robot of the team is up to, by its number; none in older recordings
 */
public record Drawing(long step, double time, int team, List<Shape> shapes, List<String> roles) {
    public Drawing {
        shapes = List.copyOf(shapes);
        roles = List.copyOf(roles);
    }

    /** A drawing alone. */
    public Drawing(long step, double time, int team, List<Shape> shapes) {
        this(step, time, team, shapes, List.of());
    }

    void write(JsonWriter out) {
        out.beginObject();
        out.name("step").value(step);
        out.name("time").value(time);
        out.name("team").value(team);
        out.name("shapes").beginArray();
        shapes.forEach(shape -> write(out, shape));
        out.endArray();
        if (!roles.isEmpty()) {
            out.name("roles").beginArray();
            roles.forEach(out::value);
            out.endArray();
        }
        out.endObject();
    }

    private static void write(JsonWriter out, Shape shape) {
        if (shape instanceof Shape.Points points) {
            begin(out, "points", shape, points.points());
        } else if (shape instanceof Shape.Line line) {
            begin(out, "line", shape, line.points());
        } else if (shape instanceof Shape.Circle circle) {
            begin(out, "circle", shape, List.of(circle.center()));
            out.name("radius").value(circle.radius());
        } else if (shape instanceof Shape.Label label) {
            begin(out, "label", shape, List.of(label.place()));
            out.name("text").value(label.text());
        }
        out.endObject();
    }

    private static void begin(JsonWriter out, String type, Shape shape, List<Shape.Point> points) {
        out.beginObject();
        out.name("type").value(type);
        out.name("color").value(shape.color());
        out.name("points").beginArray();
        for (Shape.Point point : points) {
            out.beginArray().value(point.x()).value(point.y()).value(point.z()).endArray();
        }
        out.endArray();
    }

    static Drawing read(JsonObject in) throws JsonException {
        List<Shape> shapes = new ArrayList<>();
        for (JsonValue value : in.list("shapes")) {
            if (!(value instanceof JsonObject object)) {
                throw new JsonException("field \"shapes\": expected objects, found " + value);
            }
            try {
                shapes.add(shape(object));
            } catch (IllegalArgumentException e) {
                throw new JsonException("field \"shapes\": " + e.getMessage());
            }
        }
        return new Drawing(in.whole("step"), in.number("time"), in.integer("team"), shapes, roles(in));
    }

    private static List<String> roles(JsonObject in) throws JsonException {
        List<String> roles = new ArrayList<>();
        if (in.members().containsKey("roles")) {
            for (JsonValue value : in.list("roles")) {
                if (!(value instanceof JsonText text)) {
                    throw new JsonException("field \"roles\": expected texts, found " + value);
                }
                roles.add(text.text());
            }
        }
        return roles;
    }

    private static Shape shape(JsonObject in) throws JsonException {
        String color = in.text("color");
        List<Shape.Point> points = new ArrayList<>();
        for (JsonValue value : in.list("points")) {
            points.add(point(value));
        }
        String type = in.text("type");
        return switch (type) {
            case "points" -> new Shape.Points(color, points);
            case "line" -> new Shape.Line(color, points);
            case "circle" -> new Shape.Circle(color, single(points), in.number("radius"));
            case "label" -> new Shape.Label(color, single(points), in.text("text"));
            default -> throw new JsonException("field \"type\": expected points, line, circle or label, found " + type);
        };
    }

    private static Shape.Point point(JsonValue value) throws JsonException {
        if (value instanceof JsonArray array
                && array.elements().size() == 3
                && array.elements().get(0) instanceof JsonNumber x
                && array.elements().get(1) instanceof JsonNumber y
                && array.elements().get(2) instanceof JsonNumber z) {
            return new Shape.Point(x.number(), y.number(), z.number());
        }
        throw new JsonException("field \"points\": expected lists of three numbers, found " + value);
    }

    private static Shape.Point single(List<Shape.Point> points) throws JsonException {
        if (points.size() != 1) {
            throw new JsonException("field \"points\": expected one point, found " + points.size());
        }
        return points.get(0);
    }
}
