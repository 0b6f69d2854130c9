// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studio.web;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.MatchEvent;
import org.robopitch.engine.match.RefereeDetail;
import org.robopitch.engine.match.RefereeOrder;
import org.robopitch.engine.match.Side;
import org.robopitch.recording.json.JsonWriter;
import org.robopitch.runner.Catalogue;
import org.robopitch.runner.MatchOrder;
import org.robopitch.runner.link.LinkCounters;
import org.robopitch.runner.session.MatchScene;
import org.robopitch.studio.MatchFactory;
import org.robopitch.studio.live.LiveMatch;
import org.robopitch.studio.live.LiveStatus;

/** What the studio says to the page, as JSON. */
final class Messages {
    private Messages() {}

    /** What is on the pitch; or, without a match, that there is none. */
    static String scene(@Nullable LiveMatch live) {
        JsonWriter out = new JsonWriter().beginObject();
        out.name("type").value("scene");
        out.name("match").value(live == null ? 0 : live.number());
        if (live != null) {
            MatchOrder order = live.order();
            out.name("league").value(order.league());
            out.name("size").value(order.size());
            out.name("seed").value(Long.toString(order.seed()));
            out.name("cycleSeconds").value(live.scene().cycleSeconds());
            out.name("teams").beginArray();
            out.value(order.blue()).value(order.yellow());
            out.endArray();
            MatchScene scene = live.scene();
            out.name("orders").beginArray();
            for (RefereeOrder one : scene.orders()) {
                out.beginObject();
                out.name("number").value(one.number());
                out.name("label").value(one.label());
                out.name("group").value(one.group());
                out.endObject();
            }
            out.endArray();
            out.name("details").beginArray();
            for (RefereeDetail one : scene.details()) {
                out.beginObject();
                out.name("number").value(one.number());
                out.name("label").value(one.label());
                out.name("group").value(one.group());
                out.name("least").value(one.least());
                out.name("most").value(one.most());
                out.name("whole").value(one.whole());
                out.endObject();
            }
            out.endArray();
            StageJson.write(
                    out, scene.pitchLength(), scene.pitchWidth(), scene.goalWidth(), scene.markings(), scene.bodies());
        }
        return out.endObject().toString();
    }

    static String status(@Nullable LiveMatch live, int viewers, long dropped, long refused) {
        JsonWriter out = new JsonWriter().beginObject();
        out.name("type").value("status");
        out.name("match").value(live == null ? 0 : live.number());
        if (live != null) {
            LiveStatus status = live.status();
            out.name("paused").value(status.paused());
            out.name("speed").value(Double.isInfinite(status.speed()) ? 0 : status.speed());
            out.name("over").value(status.over());
            out.name("late").value(live.lateCycles());
            out.name("problem").value(status.problem());
            out.name("link").beginArray();
            for (LinkCounters.Count count : status.link()) {
                out.beginObject();
                out.name("name").value(count.name());
                out.name("count").value(count.value());
                out.endObject();
            }
            out.endArray();
            out.name("start").value(live.history().start());
            out.name("end").value(live.history().end());
        }
        out.name("viewers").value(viewers);
        out.name("dropped").value(dropped);
        out.name("refused").value(refused);
        return out.endObject().toString();
    }

    static String events(int match, int first, List<MatchEvent> events) {
        JsonWriter out = new JsonWriter().beginObject();
        out.name("type").value("events");
        out.name("match").value(match);
        out.name("first").value(first);
        out.name("events").beginArray();
        events.forEach(event -> event(out, event));
        return out.endArray().endObject().toString();
    }

    static void event(JsonWriter out, MatchEvent event) {
        Side side = event.side();
        out.beginObject();
        out.name("time").value(event.time());
        out.name("kind").value(event.kind());
        out.name("side").value(side == null ? -1 : side.ordinal());
        out.name("robot").value(event.backNumber());
        out.name("text").value(event.text());
        out.endObject();
    }

    static String refusal(String message) {
        JsonWriter out = new JsonWriter().beginObject();
        out.name("type").value("refused");
        out.name("message").value(message);
        return out.endObject().toString();
    }

    /** The message that this viewer may only watch. */
    static String watchOnly() {
        return new JsonWriter()
                .beginObject()
                .name("type")
                .value("watch only")
                .endObject()
                .toString();
    }

    /** What can be chosen, and what is being played. */
    static String choices(MatchFactory factory, @Nullable LiveMatch live) {
        Catalogue catalogue = factory.catalogue();
        JsonWriter out = new JsonWriter().beginObject();
        out.name("leagues").beginArray();
        for (String league : catalogue.leagues()) {
            out.beginObject();
            out.name("name").value(league);
            out.name("sizes").beginArray();
            catalogue.sizes(league).forEach(out::value);
            out.endArray();
            out.name("teams").beginArray();
            catalogue.teams(league).forEach(out::value);
            out.endArray();
            out.endObject();
        }
        out.endArray();
        NoiseFields.write(out);
        if (live != null) {
            MatchOrder order = live.order();
            out.name("current").beginObject();
            out.name("league").value(order.league()).name("size").value(order.size());
            out.name("blue").value(order.blue()).name("yellow").value(order.yellow());
            out.name("seed").value(Long.toString(order.seed()));
            out.name("duration").value(order.duration());
            out.name("configured").value(!order.configuration().isEmpty());
            out.name("situation").value(order.situation() != null);
            out.name("link").value(factory.link());
            NoiseFields.write(out.name("noise"), order.sensing(), order.actuation());
            out.endObject();
        }
        return out.endObject().toString();
    }
}
