// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studio.web;

import org.robopitch.recording.json.JsonWriter;
import org.robopitch.recording.match.MatchRecordingReader;
import org.robopitch.studio.replay.Replay;

/** What a page has to know of a recording before it asks for frames. */
final class ReplayJson {
    private ReplayJson() {}

    static String write(String id, Replay replay) {
        MatchRecordingReader reader = replay.reader();
        JsonWriter out = new JsonWriter().beginObject();
        out.name("type").value("scene");
        out.name("recording").value(id);
        out.name("name").value(replay.name());
        out.name("match").value(0);
        out.name("league").value(replay.info().league());
        out.name("size").value(size(replay));
        out.name("seed").value(Long.toString(replay.info().seed()));
        out.name("cycleSeconds").value(replay.info().cycleSeconds());
        out.name("teams").beginArray();
        replay.info().teams().forEach(out::value);
        out.endArray();
        out.name("start").value(reader.startTime());
        out.name("end").value(reader.endTime());
        StageJson.write(out, replay.stage());
        out.name("events").beginArray();
        reader.events().forEach(recorded -> Messages.event(out, recorded.event()));
        out.endArray();
        out.name("damages").beginArray();
        reader.damages().forEach(damage -> out.value(damage.toString()));
        out.endArray();
        return out.endObject().toString();
    }

    private static String size(Replay replay) {
        long robots = replay.info().teams().isEmpty()
                ? 0
                : replay.stage().bodies().stream()
                        .filter(body -> body.side() != null)
                        .count();
        return robots / 2 + "v" + robots / 2;
    }
}
