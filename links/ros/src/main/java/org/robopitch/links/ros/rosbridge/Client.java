// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.rosbridge;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.robopitch.links.ros.graph.ServiceRefusedException;
import org.robopitch.links.ros.graph.Source;
import org.robopitch.links.ros.message.Message;
import org.robopitch.recording.json.JsonException;
import org.robopitch.recording.json.JsonParser;
import org.robopitch.recording.json.JsonValue;
import org.robopitch.recording.json.JsonValue.JsonObject;
import org.robopitch.studio.StudioExtension;

/**
 * One client of the bridge. At most one message is on its way to it; of what it is too slow for, the oldest is dropped,
 * topic by topic.
 */
final class Client implements StudioExtension.Visitor, Source {
    private static final int MOST_REPLIES = 200;
    private static final int MOST_SUBSCRIPTIONS = 500;
    private static final JsonObject NOTHING = new JsonObject(Map.of());

    private final Rosbridge bridge;
    private final String name;
    private final StudioExtension.Line line;
    private final Deque<String> replies = new ArrayDeque<>();
    private final Map<String, Wish> wishes = new LinkedHashMap<>();
    private final Map<String, Topic> advertised = new LinkedHashMap<>();
    private boolean sending;
    private boolean left;

    Client(Rosbridge bridge, String name, StudioExtension.Line line) {
        this.bridge = bridge;
        this.name = name;
        this.line = line;
    }

    @Override
    public String name() {
        return name;
    }

    /** The bridge does not know from where its clients come; it lets in whom the studio lets in. */
    @Override
    public boolean isLocal() {
        return true;
    }

    @Override
    public synchronized boolean isConnected() {
        return !left;
    }

    @Override
    public void hear(String text) {
        JsonValue id = null;
        try {
            JsonObject message = JsonParser.parseObject(text);
            id = given(message, "id");
            carryOut(message, id);
        } catch (JsonException | RuntimeException e) {
            bridge.countRefusal();
            reply(Texts.status(id, "error", String.valueOf(e.getMessage())));
        }
    }

    private void carryOut(JsonObject message, @Nullable JsonValue id) throws JsonException {
        String operation = message.text("op");
        switch (operation) {
            case "advertise" -> advertise(global(message.text("topic")), message.text("type"));
            case "unadvertise" -> advertised.remove(global(message.text("topic")));
            case "publish" -> publish(message);
            case "subscribe" -> subscribe(message, id);
            case "unsubscribe" -> unsubscribe(message.text("topic"), id);
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

    /**
     * {@return the full name of what a client calls so; without a slash at its beginning it means the same}
     *
     * @throws IllegalArgumentException if ROS has no such names
     */
    private static String global(String name) {
        if (!name.matches("/?[A-Za-z]\\w*(/\\w+)*")) {
            throw new IllegalArgumentException("a name is such as /nubot1/nubotcontrol/velcmd, not \"" + name + "\"");
        }
        return name.startsWith("/") ? name : "/" + name;
    }

    /** ROS 2 puts the kind between package and name. */
    private static String plain(String type) {
        return type.replace("/msg/", "/");
    }

    private void publish(JsonObject message) throws JsonException {
        String name = global(message.text("topic"));
        Topic known = advertised.containsKey(name) ? advertised.get(name) : bridge.find(name);
        if (known == null) {
            throw new JsonException("advertise " + name + " with its type before publishing it");
        }
        known.publishFromClient(
                this, JsonMessages.read(known.type(), given(message, "msg") == null ? NOTHING : message.object("msg")));
    }

    private void subscribe(JsonObject message, @Nullable JsonValue id) throws JsonException {
        String name = message.text("topic");
        Topic topic = wanted(global(name), plain(optional(message, "type")));
        long pause = number(message, "throttle_rate");
        long length = number(message, "queue_length");
        synchronized (this) {
            if (wishes.values().stream().mapToInt(Wish::subscriptions).sum() >= MOST_SUBSCRIPTIONS) {
                throw new JsonException("one client may subscribe " + MOST_SUBSCRIPTIONS + " times");
            }
            wishes.computeIfAbsent(name, key -> new Wish(key, topic))
                    .agree(String.valueOf(id), new Wish.Terms(pause, length));
        }
        String compression = optional(message, "compression");
        if (!compression.isEmpty() && !compression.equals("none")) {
            reply(Texts.status(
                    id, "warning", name + " comes as JSON, there is no compression \"" + compression + "\" here"));
        }
        topic.add(this);
    }

    private Topic wanted(String name, String type) throws JsonException {
        if (!type.isEmpty()) {
            return bridge.topic(name, bridge.definitions().message(type));
        }
        Topic topic = bridge.find(name);
        if (topic == null) {
            throw new JsonException("there is no topic " + name + " yet: say its type to wait for it");
        }
        return topic;
    }

    /** Ends the subscription that was begun with an id, or all that there are to the topic. */
    private void unsubscribe(String name, @Nullable JsonValue id) {
        Wish wish;
        synchronized (this) {
            wish = wishes.get(name);
            if (wish == null || (id != null && !wish.end(String.valueOf(id)))) {
                return;
            }
            wishes.remove(name);
            if (wants(wish.topic())) {
                return;
            }
        }
        wish.topic().remove(this);
    }

    private boolean wants(Topic topic) {
        return wishes.values().stream().anyMatch(wish -> wish.topic() == topic);
    }

    private void call(JsonObject message, @Nullable JsonValue id) throws JsonException {
        String name = message.text("service");
        Rosbridge.Service service = bridge.service(global(name));
        if (service == null) {
            reply(Texts.response(id, name, null, "there is no service " + name));
            return;
        }
        JsonValue arguments = given(message, "args");
        try {
            Message answer = service.handler()
                    .answer(JsonMessages.read(service.type().request(), arguments == null ? NOTHING : arguments));
            reply(Texts.response(id, name, answer, ""));
        } catch (ServiceRefusedException | JsonException e) {
            reply(Texts.response(id, name, null, String.valueOf(e.getMessage())));
        }
    }

    private static String optional(JsonObject message, String name) {
        return message.members().get(name) instanceof JsonValue.JsonText text ? text.text() : "";
    }

    /** A number that may be missing, or null. */
    private static long number(JsonObject message, String name) throws JsonException {
        return given(message, name) == null ? 0 : (long) message.number(name);
    }

    private static @Nullable JsonValue given(JsonObject message, String name) {
        JsonValue value = message.members().get(name);
        return value == JsonValue.Word.NULL ? null : value;
    }

    /** Takes a message of a topic; never waits. */
    void offer(Topic topic, Message message) {
        synchronized (this) {
            for (Wish wish : wishes.values()) {
                if (wish.topic() == topic) {
                    wish.take(message);
                }
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
            Message message = wish.next();
            if (message != null) {
                // Whoever was served goes to the end, so that a busy topic does not starve the others.
                all.remove();
                wishes.put(wish.name(), wish);
                return Texts.publication(wish.name(), message);
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
        wanted.values().forEach(wish -> wish.topic().remove(this));
    }
}
