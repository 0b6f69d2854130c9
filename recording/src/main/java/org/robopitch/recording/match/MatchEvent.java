// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.match;

import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.robopitch.recording.json.JsonException;
import org.robopitch.recording.json.JsonValue.JsonObject;
import org.robopitch.recording.json.JsonWriter;

/**
 * Something that happened in a match.
 *
 * @param step simulation steps done
 * @param time simulated time [s]
 * @param kind what it was, for instance {@code goal}
 * @param team 0 or 1, -1 for none
 * @param robot body id, -1 for none
 * @param text one sentence for people
 * @param data named numbers in SI units
 */
public record MatchEvent(
        long step, double time, String kind, int team, int robot, String text, Map<String, Double> data) {
    public MatchEvent {
        data.forEach((name, value) -> Finite.require("data." + name, value));
        data = Collections.unmodifiableSortedMap(new TreeMap<>(data));
    }

    void write(JsonWriter out) {
        out.beginObject();
        out.name("step").value(step);
        out.name("time").value(time);
        out.name("kind").value(kind);
        out.name("team").value(team);
        out.name("robot").value(robot);
        out.name("text").value(text);
        out.name("data").beginObject();
        data.forEach((name, value) -> out.name(name).value(value));
        out.endObject().endObject();
    }

    static MatchEvent read(JsonObject in) throws JsonException {
        JsonObject members = in.object("data");
        SortedMap<String, Double> data = new TreeMap<>();
        for (String name : members.members().keySet()) {
            data.put(name, members.number(name));
        }
        return new MatchEvent(
                in.whole("step"),
                in.number("time"),
                in.text("kind"),
                in.integer("team"),
                in.integer("robot"),
                in.text("text"),
                data);
    }
}
