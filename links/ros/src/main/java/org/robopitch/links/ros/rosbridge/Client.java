// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.rosbridge;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;
import org.robopitch.links.ros.graph.Graph.Source;
import org.robopitch.links.ros.graph.ServiceRefusedException;
import org.robopitch.links.ros.message.Message;
import org.robopitch.links.ros.rosbridge.Rosbridge.Service;
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
    private final Map<String, Demand> demands = new LinkedHashMap<>();
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
            status(id, "error", String.valueOf(e.getMessage()));
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

    private void publish(JsonObject message) throws JsonException {
        String name = Names.global(message.text("topic"));
        Topic known = advertised.containsKey(name) ? advertised.get(name) : bridge.find(name);
        if (known == null) {
            throw new JsonException("advertise " + name + " with its type before publishing it");
        }
        known.publishFromClient(
                this, Json.read(known.type(), given(message, "msg") == null ? NOTHING : message.object("msg")));
    }

    private void subscribe(JsonObject message, @Nullable JsonValue id) throws JsonException {
        String name = message.text("topic");
        Topic topic = wanted(Names.global(name), Names.plain(optional(message, "type")));
        long pause = number(message, "throttle_rate");
        long length = number(message, "queue_length");
        synchronized (this) {
            if (demands.values().stream().mapToInt(Demand::subscriptions).sum() >= MOST_SUBSCRIPTIONS) {
                throw new JsonException("one client may subscribe " + MOST_SUBSCRIPTIONS + " times");
            }
            demands.computeIfAbsent(name, key -> new Demand(key, topic))
                    .agree(String.valueOf(id), new Demand.Terms(pause, length));
        }
        String compression = optional(message, "compression");
        if (!compression.isEmpty() && !compression.equals("none")) {
            status(id, "warning", name + " comes as JSON, there is no compression \"" + compression + "\" here");
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
        Demand demand;
        synchronized (this) {
            demand = demands.get(name);
            if (demand == null || (id != null && !demand.end(String.valueOf(id)))) {
                return;
            }
            demands.remove(name);
            if (wants(demand.topic())) {
                return;
            }
        }
        demand.topic().remove(this);
        bridge.release(demand.topic());
    }

    private boolean wants(Topic topic) {
        return demands.values().stream().anyMatch(demand -> demand.topic() == topic);
    }

    private void call(JsonObject message, @Nullable JsonValue id) throws JsonException {
        String name = message.text("service");
        Service service = bridge.service(Names.global(name));
        if (service == null) {
            respond(id, name, "there is no service " + name, false);
            return;
        }
        JsonValue arguments = given(message, "args");
        double patience = given(message, "timeout") == null ? 0 : message.number("timeout");
        service.call(arguments == null ? NOTHING : arguments, patience).whenComplete((values, problem) -> {
            if (problem == null) {
                respond(id, name, values, true);
            } else {
                String why = problem instanceof TimeoutException ? name + " has not answered" : problem.getMessage();
                respond(id, name, String.valueOf(why), false);
            }
        });
    }

    private void respond(@Nullable JsonValue id, String service, Object values, boolean result) {
        reply(Json.text("service_response", id, "service", service, "values", values, "result", result));
    }

    private void status(@Nullable JsonValue id, String level, String message) {
        reply(Json.text("status", id, "level", level, "msg", message));
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
            for (Demand demand : demands.values()) {
                if (demand.topic() == topic) {
                    demand.take(message);
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
        for (Iterator<Demand> all = demands.values().iterator(); all.hasNext(); ) {
            Demand demand = all.next();
            Message message = demand.next();
            if (message != null) {
                // A topic that was served goes to the end, so that a busy one does not starve the others.
                all.remove();
                demands.put(demand.name(), demand);
                return Json.text("publish", null, "topic", demand.name(), "msg", message);
            }
        }
        return null;
    }

    @Override
    public void leave() {
        Map<String, Demand> wanted;
        synchronized (this) {
            left = true;
            wanted = Map.copyOf(demands);
            demands.clear();
            replies.clear();
        }
        wanted.values().forEach(demand -> {
            demand.topic().remove(this);
            bridge.release(demand.topic());
        });
        List.copyOf(advertised.keySet()).forEach(this::unadvertise);
        List.copyOf(served.keySet()).forEach(this::endService);
        bridge.left(this);
    }

    /** What a client wants of a topic, and what waits to be sent of it. A client may have subscribed several times. */
    static final class Demand {
        private static final long LONGEST_PAUSE_MILLIS = TimeUnit.HOURS.toMillis(1);
        private static final long MOST_WAITING = 100;

        private final String name;
        private final Topic topic;
        private final Map<String, Terms> terms = new LinkedHashMap<>();
        private final Deque<Message> waiting = new ArrayDeque<>();
        private long pauseNanos;
        private long mostWaiting = 1;
        private long lastNanos;
        private boolean any;

        /** What was said of a subscription: the least time between two messages, and how many may wait. */
        record Terms(long pauseMillis, long queueLength) {}

        /** @param name what the client calls the topic, and finds in what it is sent */
        Demand(String name, Topic topic) {
            this.name = name;
            this.topic = topic;
        }

        String name() {
            return name;
        }

        Topic topic() {
            return topic;
        }

        /** Takes a subscription, or other terms for it. */
        void agree(String id, Terms agreed) {
            terms.put(id, agreed);
            settle();
        }

        int subscriptions() {
            return terms.size();
        }

        /** {@return whether nothing is left after the end of a subscription} */
        boolean end(String id) {
            terms.remove(id);
            settle();
            return terms.isEmpty();
        }

        /** As in rosbridge itself, the least of each counts. */
        private void settle() {
            long pause = LONGEST_PAUSE_MILLIS;
            long length = MOST_WAITING;
            for (Terms one : terms.values()) {
                pause = Math.min(pause, one.pauseMillis());
                length = Math.min(length, one.queueLength());
            }
            pauseNanos = TimeUnit.MILLISECONDS.toNanos(Math.max(0, pause));
            mostWaiting = Math.max(1, length);
        }

        /** Takes a message, unless it comes too soon after the last; the oldest gives way. */
        void take(Message message) {
            long now = System.nanoTime();
            if (any && now - lastNanos < pauseNanos) {
                return;
            }
            any = true;
            lastNanos = now;
            while (waiting.size() >= mostWaiting) {
                waiting.removeFirst();
            }
            waiting.addLast(message);
        }

        /** {@return what is to be sent next, or nothing} */
        @Nullable
        Message next() {
            return waiting.pollFirst();
        }
    }

    /** A service that a client serves. Calls go to it as they came, and its answers back. */
    final class ClientService implements Service {
        private static final int MOST_WAITING = 200;
        private static final double DEFAULT_SECONDS = 10;
        private static final double LONGEST_SECONDS = 600;

        private final String name;
        private final String type;
        private final Map<String, CompletableFuture<Object>> waiting = new LinkedHashMap<>();
        private long calls;

        ClientService(String name, String type) {
            this.name = name;
            this.type = type;
        }

        @Override
        public String type() {
            return type;
        }

        @Override
        public String provider() {
            return Client.this.name;
        }

        @Override
        public CompletableFuture<Object> call(Object arguments, double seconds) {
            CompletableFuture<Object> answer = new CompletableFuture<>();
            String id;
            synchronized (this) {
                if (waiting.size() >= MOST_WAITING) {
                    return CompletableFuture.failedFuture(new ServiceRefusedException(
                            MOST_WAITING + " calls of " + name + " are already waiting for an answer"));
                }
                id = "call_service:" + name + ":" + ++calls;
                waiting.put(id, answer);
            }
            double patience = seconds > 0 ? Math.min(seconds, LONGEST_SECONDS) : DEFAULT_SECONDS;
            answer.orTimeout((long) (1000 * patience), TimeUnit.MILLISECONDS)
                    .whenComplete((values, problem) -> forget(id));
            reply(Json.text("call_service", new JsonValue.JsonText(id), "service", name, "args", arguments));
            return answer;
        }

        private synchronized void forget(String id) {
            waiting.remove(id);
        }

        /** Takes the server's answer. */
        void answer(String id, JsonObject response) {
            CompletableFuture<Object> answer;
            synchronized (this) {
                answer = waiting.remove(id);
            }
            if (answer == null) {
                throw new IllegalArgumentException("nothing waits for an answer of " + name + " with that id");
            }
            JsonValue values = response.members().getOrDefault("values", new JsonObject(Map.of()));
            if (response.members().get("result") == JsonValue.Word.FALSE) {
                answer.completeExceptionally(new ServiceRefusedException(
                        values instanceof JsonValue.JsonText text ? text.text() : name + " says no"));
            } else {
                answer.complete(values);
            }
        }

        /** Tells all who wait that nothing comes any more. */
        void end() {
            List<CompletableFuture<Object>> left;
            synchronized (this) {
                left = List.copyOf(waiting.values());
                waiting.clear();
            }
            left.forEach(answer -> answer.completeExceptionally(
                    new ServiceRefusedException("the client that serves " + name + " has left")));
        }
    }
}
