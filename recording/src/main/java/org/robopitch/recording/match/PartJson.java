// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.match;

import java.util.ArrayList;
import java.util.List;
import org.robopitch.engine.match.PartInfo;
import org.robopitch.engine.match.PartShape;
import org.robopitch.recording.json.JsonException;
import org.robopitch.recording.json.JsonValue;
import org.robopitch.recording.json.JsonValue.JsonNumber;
import org.robopitch.recording.json.JsonValue.JsonObject;
import org.robopitch.recording.json.JsonWriter;

/** The parts of an articulated body as JSON, in recordings and for the studio's page. */
final class PartJson {
    private PartJson() {}

    /** Writes one part as an object. */
    static void write(JsonWriter out, PartInfo part) {
        out.beginObject();
        out.name("name").value(part.name());
        out.name("parent").value(part.parent());
        PartShape shape = part.shape();
        if (shape instanceof PartShape.Box box) {
            shape(out, "box", box.length(), box.width(), box.height());
        } else if (shape instanceof PartShape.Sphere sphere) {
            shape(out, "sphere", sphere.radius());
        } else if (shape instanceof PartShape.Cylinder cylinder) {
            shape(out, "cylinder", cylinder.radius(), cylinder.length());
        } else if (shape instanceof PartShape.Capsule capsule) {
            shape(out, "capsule", capsule.radius(), capsule.length());
        }
        PartInfo.Place at = part.place();
        numbers(out, "place", at.x(), at.y(), at.z(), at.qx(), at.qy(), at.qz(), at.qw());
        out.endObject();
    }

    private static void shape(JsonWriter out, String form, double... size) {
        out.name("form").value(form);
        numbers(out, "size", size);
    }

    private static void numbers(JsonWriter out, String name, double... numbers) {
        out.name(name).beginArray();
        for (double number : numbers) {
            out.value(number);
        }
        out.endArray();
    }

    /** The parts of a body; recordings made before bodies had parts say nothing of them. */
    static List<PartInfo> read(JsonObject body) throws JsonException {
        List<PartInfo> parts = new ArrayList<>();
        if (body.members().containsKey("parts")) {
            for (JsonValue value : body.list("parts")) {
                if (!(value instanceof JsonObject part)) {
                    throw new JsonException("field \"parts\": expected objects, found " + value);
                }
                parts.add(part(part));
            }
        }
        return parts;
    }

    private static PartInfo part(JsonObject in) throws JsonException {
        double[] at = numbers(in, "place", 7);
        return new PartInfo(
                in.text("name"),
                in.integer("parent"),
                shape(in),
                new PartInfo.Place(at[0], at[1], at[2], at[3], at[4], at[5], at[6]));
    }

    private static PartShape shape(JsonObject in) throws JsonException {
        String form = in.text("form");
        switch (form) {
            case "box" -> {
                double[] size = numbers(in, "size", 3);
                return new PartShape.Box(size[0], size[1], size[2]);
            }
            case "sphere" -> {
                return new PartShape.Sphere(numbers(in, "size", 1)[0]);
            }
            case "cylinder" -> {
                double[] size = numbers(in, "size", 2);
                return new PartShape.Cylinder(size[0], size[1]);
            }
            case "capsule" -> {
                double[] size = numbers(in, "size", 2);
                return new PartShape.Capsule(size[0], size[1]);
            }
            default ->
                throw new JsonException("field \"form\": expected box, sphere, cylinder or capsule, found " + form);
        }
    }

    private static double[] numbers(JsonObject in, String name, int count) throws JsonException {
        List<JsonValue> values = in.list(name);
        double[] numbers = new double[count];
        boolean fits = values.size() == count;
        for (int i = 0; i < count && fits; i++) {
            fits = values.get(i) instanceof JsonNumber;
            numbers[i] = values.get(i) instanceof JsonNumber number ? number.number() : 0;
        }
        if (!fits) {
            throw new JsonException("field \"" + name + "\": expected " + count + " numbers, found " + values);
        }
        return numbers;
    }
}
