// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studio.foxglove;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.robopitch.engine.match.BodyInfo;
import org.robopitch.engine.match.MatchEvent;
import org.robopitch.recording.json.JsonException;
import org.robopitch.recording.json.JsonParser;
import org.robopitch.recording.json.JsonValue;
import org.robopitch.recording.json.JsonValue.JsonNumber;
import org.robopitch.recording.json.JsonValue.JsonObject;
import org.robopitch.recording.json.JsonWriter;
import org.robopitch.recording.match.FoxgloveJson;
import org.robopitch.studio.StudioExtension;
import org.robopitch.studio.live.LiveMatch;

/** One program that shows the live match; it subscribes to channels and gets what is new on them. */
final class FoxgloveClient implements StudioExtension.Visitor {
    private static final byte MESSAGE_DATA = 1;
    private static final int MOST_SUBSCRIPTIONS = 100;
    private static final int MOST_EVENTS = 200;
    /** Where the bodies of a studio's frame begin, and how long each is; see docs/studio-protocol.md. */
    private static final int BODIES = 36;

    private static final int BODY_LENGTH = 48;

    private final StudioExtension.Line line;
    private final Runnable left;
    private final Map<Integer, Integer> channels = new ConcurrentHashMap<>();
    private final AtomicInteger onTheirWay = new AtomicInteger();
    private final JsonWriter json = new JsonWriter();
    private int match;
    private int events;
    private double time = -1;

    FoxgloveClient(StudioExtension.Line line, Runnable left) {
        this.line = line;
        this.left = left;
        line.send(FoxgloveChannel.serverInfo(), () -> {});
        line.send(FoxgloveChannel.advertise(), () -> {});
    }

    @Override
    public void hear(String text) {
        try {
            JsonObject message = JsonParser.parseObject(text);
            switch (message.text("op")) {
                case "subscribe" -> subscribe(message.list("subscriptions"));
                case "unsubscribe" -> unsubscribe(message.list("subscriptionIds"));
                default -> status("this server only offers channels, not \"" + message.text("op") + "\"");
            }
        } catch (JsonException e) {
            status(String.valueOf(e.getMessage()));
        }
    }

    private synchronized void subscribe(List<JsonValue> wishes) throws JsonException {
        for (JsonValue wish : wishes) {
            if (!(wish instanceof JsonObject subscription)) {
                throw new JsonException("a subscription must be an object with id and channelId");
            }
            if (channels.size() >= MOST_SUBSCRIPTIONS) {
                throw new JsonException("too many subscriptions");
            }
            channels.put(subscription.integer("id"), subscription.integer("channelId"));
        }
        // What happened and what stands there is sent again to those who come later.
        match = 0;
    }

    private void unsubscribe(List<JsonValue> ids) {
        for (JsonValue id : ids) {
            if (id instanceof JsonNumber number) {
                channels.remove((int) number.number());
            }
        }
    }

    private void status(String problem) {
        JsonWriter out = new JsonWriter();
        out.beginObject().name("op").value("status").name("level").value(1);
        out.name("message").value(problem).endObject();
        line.send(out.toString(), () -> {});
    }

    @Override
    public void leave() {
        left.run();
    }

    /** Sends what is new of a match; nothing while the last is still on its way. */
    synchronized void show(LiveMatch live) {
        byte[] frame = live.newest();
        if (onTheirWay.get() > 0 || channels.isEmpty() || frame.length < BODIES) {
            return;
        }
        ByteBuffer bytes = ByteBuffer.wrap(frame).order(ByteOrder.LITTLE_ENDIAN);
        double now = bytes.getDouble(8);
        if (match != live.number()) {
            match = live.number();
            events = 0;
            time = -1;
            scene(live, now);
        }
        if (now != time) {
            time = now;
            transforms(live.scene().bodies(), bytes, now);
        }
        log(live.events().from(events, MOST_EVENTS));
    }

    private void scene(LiveMatch live, double now) {
        var scene = live.scene();
        json.clear();
        FoxgloveJson.scene(
                json,
                now,
                scene.pitch().length(),
                scene.pitch().width(),
                scene.pitch().markings(),
                scene.bodies());
        send(FoxgloveChannel.SCENE, now);
    }

    private void transforms(List<BodyInfo> bodies, ByteBuffer frame, double now) {
        int count = Math.min(bodies.size(), frame.getShort(2) & 0xffff);
        double[] turn = new double[4];
        for (int i = 0; i < count; i++) {
            int at = BODIES + i * BODY_LENGTH;
            if ((frame.getInt(at) & 1) == 0) {
                continue;
            }
            for (int k = 0; k < 4; k++) {
                turn[k] = frame.getFloat(at + 16 + 4 * k);
            }
            json.clear();
            FoxgloveJson.transform(
                    json,
                    now,
                    FoxgloveJson.frame(bodies.get(i)),
                    frame.getFloat(at + 4),
                    frame.getFloat(at + 8),
                    frame.getFloat(at + 12),
                    turn);
            send(FoxgloveChannel.TRANSFORMS, now);
        }
    }

    private void log(List<MatchEvent> news) {
        for (MatchEvent event : new ArrayList<>(news)) {
            json.clear();
            FoxgloveJson.log(json, event.time(), event.kind(), event.text());
            send(FoxgloveChannel.LOG, event.time());
        }
        events += news.size();
    }

    private void send(FoxgloveChannel channel, double at) {
        byte[] payload = json.toUtf8();
        channels.forEach((subscription, wanted) -> {
            if (wanted == channel.id()) {
                ByteBuffer message = ByteBuffer.allocate(13 + payload.length).order(ByteOrder.LITTLE_ENDIAN);
                message.put(MESSAGE_DATA).putInt(subscription).putLong(Math.round(at * 1e9));
                onTheirWay.incrementAndGet();
                line.send(message.put(payload).array(), onTheirWay::decrementAndGet);
            }
        });
    }
}
