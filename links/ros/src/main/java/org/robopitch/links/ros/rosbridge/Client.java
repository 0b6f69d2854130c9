// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.rosbridge;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeoutException;
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
    private static final int MOST_ADVERTISED = 200;
    private static final int MOST_SERVED = 100;
    private static final JsonObject NOTHING = new JsonObject(Map.of());

    private final Rosbridge bridge;
    private final String name;
    private final StudioExtension.Line line;
    private final Deque<String> replies = new ArrayDeque<>();
    private final Map<String, Wish> wishes = new LinkedHashMap<>();
    private final Map<String, Topic> advertised = new LinkedHashMap<>();
    private final Map<String, ClientService> served = new LinkedHashMap<>();
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
            case "advertise" -> advertise(Names.global(message.text("topic")), message.text("type"));
            case "unadvertise" -> unadvertise(Names.global(message.text("topic")));
            case "publish" -> publish(message);
            case "subscribe" -> subscribe(message, id);
            case "unsubscribe" -> unsubscribe(message.text("topic"), id);
            case "call_service" -> call(message, id);
            case "advertise_service" -> serve(Names.global(message.text("service")), Names.plain(message.text("type")));
            case "unadvertise_service" -> endService(Names.global(message.text("service")));
            case "service_response" -> answer(message);
            case "set_level", "status" -> {
                // Nothing is told here but errors.
            }
            default ->
                throw new JsonException("there is no \"" + operation + "\" here, only advertise, unadvertise, publish,"
                        + " subscribe, unsubscribe, call_service, advertise_service, unadvertise_service and"
                        + " service_response");
        }
    }

    private void advertise(String topic, String type) {
        if (advertised.size() >= MOST_ADVERTISED && !advertised.containsKey(topic)) {
            throw new IllegalArgumentException("one client may advertise " + MOST_ADVERTISED + " topics");
        }
        Topic known = topic(topic, Names.plain(type));
        known.advertise(this);
        bridge.keep(known);
        advertised.put(topic, known);
    }

    private void unadvertise(String topic) {
        Topic known = advertised.remove(topic);
        if (known != null) {
            known.unadvertise(this);
            bridge.release(known);
        }
    }

    private void serve(String service, String type) {
        if (served.size() >= MOST_SERVED && !served.containsKey(service)) {
            throw new IllegalArgumentException("one client may serve " + MOST_SERVED + " services");
        }
        served.put(service, bridge.offer(service, type, this));
    }

    private void endService(String name) {
        ClientService service = served.remove(name);
        if (service == null) {
            throw new IllegalArgumentException("this client does not serve " + name);
        }
        bridge.withdraw(name, service);
    }

    private void answer(JsonObject message) throws JsonException {
        String name = Names.global(message.text("service"));
        ClientService service = served.get(name);
        if (service == null) {
            throw new JsonException("this client does not serve " + name);
        }
        service.answer(message.text("id"), message);
    }

    /** Sends a call of a service that this client serves. */
    void sendCall(String id, String service, JsonValue arguments) {
        reply(Texts.call(id, service, arguments));
    }

    private void publish(JsonObject message) throws JsonException {
        String name = Names.global(message.text("topic"));
        Topic known = advertised.containsKey(name) ? advertised.get(name) : bridge.find(name);
        if (known == null) {
            throw new JsonException("advertise " + name + " with its type before publishing it");
        }
        known.publishFromClient(
                this, JsonMessages.read(known.type(), given(message, "msg") == null ? NOTHING : message.object("msg")));
    }

    private void subscribe(JsonObject message, @Nullable JsonValue id) throws JsonException {
        String name = message.text("topic");
        Topic topic = wanted(Names.global(name), Names.plain(optional(message, "type")));
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
        bridge.keep(topic);
    }

    private Topic wanted(String name, String type) throws JsonException {
        if (!type.isEmpty()) {
            return topic(name, type);
        }
        Topic topic = bridge.find(name);
        if (topic == null) {
            throw new JsonException("there is no topic " + name + " yet: give its type to wait for it");
        }
        return topic;
    }

    /** A topic that is there is known by its type's name alone too: forks have packages of their own. */
    private Topic topic(String name, String type) {
        Topic there = bridge.find(name);
        if (there != null
                && !bridge.definitions().knowsMessage(type)
                && there.type().name().endsWith(type.substring(type.indexOf('/')))) {
            return there;
        }
        return bridge.topic(name, bridge.definitions().message(type));
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
        bridge.release(wish.topic());
    }

    private boolean wants(Topic topic) {
        return wishes.values().stream().anyMatch(wish -> wish.topic() == topic);
    }

    private void call(JsonObject message, @Nullable JsonValue id) throws JsonException {
        String name = message.text("service");
        Rosbridge.Service service = bridge.service(Names.global(name));
        JsonValue arguments = given(message, "args");
        if (service == null) {
            callClient(message, name, arguments, id);
            return;
        }
        try {
            Message answer = service.handler()
                    .answer(JsonMessages.read(service.type().request(), arguments == null ? NOTHING : arguments));
            reply(Texts.response(id, name, answer, ""));
        } catch (ServiceRefusedException | JsonException e) {
            reply(Texts.response(id, name, null, String.valueOf(e.getMessage())));
        }
    }

    private void callClient(JsonObject message, String name, @Nullable JsonValue arguments, @Nullable JsonValue id)
            throws JsonException {
        ClientService service = bridge.clientService(Names.global(name));
        if (service == null) {
            reply(Texts.response(id, name, null, "there is no service " + name));
            return;
        }
        double patience = given(message, "timeout") == null ? 0 : message.number("timeout");
        service.call(arguments == null ? NOTHING : arguments, patience).whenComplete((values, problem) -> {
            if (values == null) {
                String why = problem instanceof TimeoutException ? name + " has not answered" : problem.getMessage();
                reply(Texts.response(id, name, null, String.valueOf(why)));
            } else {
                reply(Texts.response(id, name, values));
            }
        });
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
                // A topic that was served goes to the end, so that a busy one does not starve the others.
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
        wanted.values().forEach(wish -> {
            wish.topic().remove(this);
            bridge.release(wish.topic());
        });
        List.copyOf(advertised.keySet()).forEach(this::unadvertise);
        List.copyOf(served.keySet()).forEach(this::endService);
        bridge.left(this);
    }
}
