// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.match;

import java.util.List;
import java.util.Locale;
import org.robopitch.engine.match.PartInfo;
import org.robopitch.recording.json.JsonException;
import org.robopitch.recording.json.JsonValue.JsonObject;
import org.robopitch.recording.json.JsonWriter;

/**
 * A body on the pitch, as far as a viewer has to know it.
 *
 * @param id its id in every {@link MatchState}, 0 to 65535
 * @param team 0 or 1, -1 for none
 * @param number the number on its back
 * @param name what people call it
 * @param form its rough form
 * @param length along its heading, or its diameter [m]
 * @param width across its heading, or its diameter [m]
 * @param height [m]
 * @param parent id of the body it is jointed to, -1 for none
 * @param parts what an articulated body consists of; where they are is in {@link MatchParts}
 */
public record BodyInfo(
        int id,
        int team,
        int number,
        String name,
        Form form,
        double length,
        double width,
        double height,
        int parent,
        List<PartInfo> parts) {
    public BodyInfo {
        parts = List.copyOf(parts);
    }

    /** A rigid body. */
    public BodyInfo(
            int id,
            int team,
            int number,
            String name,
            Form form,
            double length,
            double width,
            double height,
            int parent) {
        this(id, team, number, name, form, length, width, height, parent, List.of());
    }

    /** The forms a viewer draws. */
    public enum Form {
        BOX,
        CYLINDER,
        SPHERE
    }

    void write(JsonWriter out) {
        out.beginObject();
        out.name("id").value(id);
        out.name("team").value(team);
        out.name("number").value(number);
        out.name("name").value(name);
        out.name("form").value(form.name().toLowerCase(Locale.ROOT));
        out.name("length").value(length);
        out.name("width").value(width);
        out.name("height").value(height);
        out.name("parent").value(parent);
        if (!parts.isEmpty()) {
            out.name("parts").beginArray();
            parts.forEach(part -> PartJson.write(out, part));
            out.endArray();
        }
        out.endObject();
    }

    static BodyInfo read(JsonObject in) throws JsonException {
        return new BodyInfo(
                in.integer("id"),
                in.integer("team"),
                in.integer("number"),
                in.text("name"),
                form(in.text("form")),
                in.number("length"),
                in.number("width"),
                in.number("height"),
                in.integer("parent"),
                PartJson.read(in));
    }

    private static Form form(String name) throws JsonException {
        for (Form form : Form.values()) {
            if (form.name().toLowerCase(Locale.ROOT).equals(name)) {
                return form;
            }
        }
        throw new JsonException("field \"form\": expected box, cylinder or sphere, found " + name);
    }
}
