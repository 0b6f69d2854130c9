// SPDX-License-Identifier: Apache-2.0
package org.robopitch.campaign.remote;

import java.util.ArrayList;
import java.util.List;
import org.robopitch.recording.json.JsonException;
import org.robopitch.recording.json.JsonParser;
import org.robopitch.recording.json.JsonValue;
import org.robopitch.recording.json.JsonWriter;

/**
 * A user's team that is sent to the computers of a cluster.
 *
 * @param name as the campaign knows it, such as {@code teams/Mine.java}
 * @param className the class that is the team
 * @param files names of the jars that it needs, as they are sent
 */
public record ShippedTeam(String name, String className, List<String> files) {
    public ShippedTeam {
        files = List.copyOf(files);
    }

    /** {@return the team in one line} */
    public String write() {
        JsonWriter out = new JsonWriter().beginObject();
        out.name("name")
                .value(name)
                .name("class")
                .value(className)
                .name("files")
                .beginArray();
        files.forEach(out::value);
        return out.endArray().endObject().toString();
    }

    /** {@return the team that a line holds} */
    public static ShippedTeam read(String line) throws JsonException {
        JsonValue.JsonObject in = JsonParser.parseObject(line);
        List<String> files = new ArrayList<>();
        for (JsonValue file : in.list("files")) {
            files.add(((JsonValue.JsonText) file).text());
        }
        return new ShippedTeam(in.text("name"), in.text("class"), files);
    }
}
