// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.match;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.BodyInfo;
import org.robopitch.engine.match.MatchEvent;
import org.robopitch.engine.match.Side;

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

    /** The message of Event.json; {@code robot} is a body. Early recordings have no number on its back. */
    record Json(
            long step,
            double time,
            String kind,
            int team,
            int robot,
            @Nullable Integer number,
            String text,
            Map<String, Double> data) {
        RecordedEvent event(List<BodyInfo> bodies) {
            Side side = Sides.of(team);
            int own = -1;
            for (BodyInfo info : bodies) {
                own = robot >= 0 && info.index() == robot && info.side() == side ? info.number() : own;
            }
            return new RecordedEvent(new MatchEvent(step, time, kind, side, own, text), robot, data);
        }
    }

    Json json() {
        return new Json(event.step(), event.time(), event.kind(), team(), body, event.backNumber(), event.text(), data);
    }
}
