// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.rosbridge;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.robopitch.links.ros.graph.ServiceRefusedException;
import org.robopitch.links.ros.message.Message;
import org.robopitch.recording.json.JsonException;
import org.robopitch.recording.json.JsonParser;
import org.robopitch.recording.json.JsonValue;
import org.robopitch.recording.json.JsonValue.JsonObject;
import org.robopitch.recording.json.JsonWriter;
import org.robopitch.studio.SideDoor;

/**
 * One client of the bridge. At most one message is on its way to it; of what it is too slow for, the oldest is dropped,
 * topic by topic.
 */
final class Client implements SideDoor.Visitor {
    private static final int MOST_REPLIES = 200;
    private static final int MOST_WAITING = 100;
    private static final int MOST_SUBSCRIPTIONS = 500;

    private final Rosbridge bridge;
    private final SideDoor.Line line;
    private final Deque<String> replies = new ArrayDeque<>();
    private final Map<String, Wish> wishes = new LinkedHashMap<>();
    private final Map<String, Topic> advertised = new LinkedHashMap<>();
    private boolean sending;
    private boolean left;

    /** What the client wants of a topic. */
    private static final class Wish {
        private final Topic topic;
        private final long pauseNanos;
        private final int mostWaiting;
        private final Deque<Message> waiting = new ArrayDeque<>();
        private long lastNanos;
        private boolean any;

        Wish(Topic topic, long pauseMillis, int mostWaiting) {
            this.topic = topic;
            this.pauseNanos = TimeUnit.MILLISECONDS.toNanos(pauseMillis);
            this.mostWaiting = mostWaiting;
        }

        boolean take(Message message) {
            long now = System.nanoTime();
            if (any && now - lastNanos < pauseNanos) {
                return false;
            }
            any = true;
            lastNanos = now;
            if (waiting.size() == mostWaiting) {
                waiting.removeFirst();
            }
            waiting.addLast(message);
            return true;
        }
    }

    Client(Rosbridge bridge, SideDoor.Line line) {
        this.bridge = bridge;
        this.line = line;
    }

    @Override
    public void hear(String text) {
        String id = "";
        try {
            JsonObject message = JsonParser.parseObject(text);
            id = optional(message, "id");
            carryOut(message, id);
        } catch (JsonException | RuntimeException e) {
            bridge.countRefusal();
            reply(status(id, String.valueOf(e.getMessage())));
        }
    }

    private void carryOut(JsonObject message, String id) throws JsonException {
        String operation = message.text("op");
        switch (operation) {
            case "advertise" -> advertise(message.text("topic"), message.text("type"));
            case "unadvertise" -> advertised.remove(message.text("topic"));
            case "publish" -> publish(message);
            case "subscribe" -> subscribe(message);
            case "unsubscribe" -> unsubscribe(message.text("topic"));
            case "call_service" -> call(message, id);
            case "set_level", "status" -> {
                // Nothing is told here but errors.
            }
            default ->
                throw new JsonException("there is no \"" + operation + "\" here, only advertise, unadvertise, publish,"
                        + " subscribe, unsubscribe and call_service");
        }
    }

    private void advertise(String topic, String type) {
        if (advertised.size() >= MOST_SUBSCRIPTIONS) {
            throw new IllegalArgumentException("one client may advertise " + MOST_SUBSCRIPTIONS + " topics");
        }
        advertised.put(topic, bridge.topic(topic, bridge.definitions().message(plain(type))));
    }

    /** ROS 2 puts the kind between package and name. */
    private static String plain(String type) {
        return type.replace("/msg/", "/");
    }

    private void publish(JsonObject message) throws JsonException {
        String name = message.text("topic");
        Topic known = advertised.containsKey(name) ? advertised.get(name) : bridge.find(name);
        if (known == null) {
            throw new JsonException("advertise " + name + " with its type before publishing it");
        }
        known.publishFromClient(JsonMessages.read(known.type(), message.object("msg")));
    }

    private void subscribe(JsonObject message) throws JsonException {
        String name = message.text("topic");
        String type = plain(optional(message, "type"));
        Topic topic = bridge.find(name);
        if (topic == null && type.isEmpty()) {
            throw new JsonException("there is no topic " + name + " yet: say its type to wait for it");
        }
        if (topic == null || !type.isEmpty()) {
            topic = bridge.topic(name, bridge.definitions().message(type));
        }
        long pause = message.members().containsKey("throttle_rate") ? message.whole("throttle_rate") : 0;
        long length = message.members().containsKey("queue_length") ? message.whole("queue_length") : 0;
        int waiting = (int) Math.max(1, Math.min(MOST_WAITING, length));
        synchronized (this) {
            if (wishes.size() >= MOST_SUBSCRIPTIONS) {
                throw new JsonException("one client may subscribe to " + MOST_SUBSCRIPTIONS + " topics");
            }
            wishes.put(name, new Wish(topic, Math.max(0, Math.min(pause, 3_600_000)), waiting));
        }
        topic.add(this);
    }

    private void unsubscribe(String name) {
        Wish wish;
        synchronized (this) {
            wish = wishes.remove(name);
        }
        if (wish != null) {
            wish.topic.remove(this);
        }
    }

    private void call(JsonObject message, String id) throws JsonException {
        String name = message.text("service");
        Rosbridge.Service service = bridge.service(name);
        if (service == null) {
            reply(response(id, name, null, "there is no service " + name));
            return;
        }
        JsonValue arguments = message.members().getOrDefault("args", new JsonObject(Map.of()));
        try {
            Message answer =
                    service.handler().answer(JsonMessages.read(service.type().request(), arguments));
            reply(response(id, name, answer, ""));
        } catch (ServiceRefusedException | JsonException e) {
            reply(response(id, name, null, String.valueOf(e.getMessage())));
        }
    }

    private static String optional(JsonObject message, String name) {
        return message.members().get(name) instanceof JsonValue.JsonText text ? text.text() : "";
    }

    private static String response(String id, String service, @Nullable Message answer, String problem) {
        JsonWriter json = new JsonWriter().beginObject().name("op").value("service_response");
        if (!id.isEmpty()) {
            json.name("id").value(id);
        }
        json.name("service").value(service).name("values");
        if (answer == null) {
            json.value(problem);
        } else {
            JsonMessages.write(answer, json);
        }
        return json.name("result").value(answer != null).endObject().toString();
    }

    private static String status(String id, String problem) {
        JsonWriter json = new JsonWriter().beginObject().name("op").value("status");
        if (!id.isEmpty()) {
            json.name("id").value(id);
        }
        return json.name("level")
                .value("error")
                .name("msg")
                .value(problem)
                .endObject()
                .toString();
    }

    private static String publication(Topic topic, Message message) {
        JsonWriter json = new JsonWriter()
                .beginObject()
                .name("op")
                .value("publish")
                .name("topic")
                .value(topic.name());
        json.name("msg");
        JsonMessages.write(message, json);
        return json.endObject().toString();
    }

    /** Takes a message of a topic; never waits. */
    void offer(Topic topic, Message message) {
        synchronized (this) {
            Wish wish = wishes.get(topic.name());
            if (wish == null || !wish.take(message)) {
                return;
            }
        }
        pump();
    }

    private void reply(String text) {
        synchronized (this) {
            if (replies.size() >= MOST_REPLIES) {
                line.close(1008, "answers are not read");
                return;
            }
            replies.addLast(text);
        }
        pump();
    }

    /** Sends what is next, if nothing is on its way. */
    private void pump() {
        String text;
        synchronized (this) {
            text = sending || left ? null : next();
            if (text == null) {
                return;
            }
            sending = true;
        }
        line.send(text, this::sent);
    }

    private void sent() {
        synchronized (this) {
            sending = false;
        }
        pump();
    }

    private @Nullable String next() {
        if (!replies.isEmpty()) {
            return replies.removeFirst();
        }
        for (Iterator<Wish> all = wishes.values().iterator(); all.hasNext(); ) {
            Wish wish = all.next();
            if (!wish.waiting.isEmpty()) {
                Message message = wish.waiting.removeFirst();
                // Whoever was served goes to the end, so that a busy topic does not starve the others.
                all.remove();
                wishes.put(wish.topic.name(), wish);
                return publication(wish.topic, message);
            }
        }
        return null;
    }

    @Override
    public void leave() {
        Map<String, Wish> wanted;
        synchronized (this) {
            left = true;
            wanted = Map.copyOf(wishes);
            wishes.clear();
            replies.clear();
        }
        wanted.values().forEach(wish -> wish.topic.remove(this));
    }
}
