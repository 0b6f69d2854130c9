// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.match;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.robopitch.engine.match.BodyInfo;
import org.robopitch.engine.match.MatchEvent;
import org.robopitch.engine.match.Side;
import org.robopitch.recording.json.JsonException;
import org.robopitch.recording.json.JsonValue.JsonObject;
import org.robopitch.recording.json.JsonWriter;

/**
 * Something that happened in a match, with what a recording adds to it.
 *
 * @param event what happened
 * @param body id of the robot's body, -1 for none
 * @param data named numbers in SI units
 */
public record RecordedEvent(MatchEvent event, int body, Map<String, Double> data) {
    public RecordedEvent {
        data.forEach((name, value) -> Finite.require("data." + name, value));
        data = Collections.unmodifiableSortedMap(new TreeMap<>(data));
    }

    /** An event of a match with these bodies. */
    public static RecordedEvent of(MatchEvent event, List<BodyInfo> bodies) {
        int body = -1;
        for (BodyInfo info : bodies) {
            if (event.side() != null && info.side() == event.side() && info.number() == event.robot()) {
                body = info.index();
            }
        }
        return new RecordedEvent(event, body, Map.of());
    }

    /** 0 or 1, -1 for none. */
    public int team() {
        return Sides.number(event.side());
    }

    void write(JsonWriter out) {
        out.beginObject();
        out.name("step").value(event.step());
        out.name("time").value(event.time());
        out.name("kind").value(event.kind());
        out.name("team").value(team());
        out.name("robot").value(body);
        out.name("number").value(event.backNumber());
        out.name("text").value(event.text());
        out.name("data").beginObject();
        data.forEach((name, value) -> out.name(name).value(value));
        out.endObject().endObject();
    }

    static RecordedEvent read(JsonObject in, List<BodyInfo> bodies) throws JsonException {
        JsonObject members = in.object("data");
        SortedMap<String, Double> data = new TreeMap<>();
        for (String name : members.members().keySet()) {
            data.put(name, members.number(name));
        }
        int body = in.integer("robot");
        Side side = Sides.of(in.integer("team"));
        int robot = -1;
        for (BodyInfo info : bodies) {
            robot = body >= 0 && info.index() == body && info.side() == side ? info.number() : robot;
        }
        return new RecordedEvent(
                new MatchEvent(in.whole("step"), in.number("time"), in.text("kind"), side, robot, in.text("text")),
                body,
                data);
    }
}
