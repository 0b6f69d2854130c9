// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.rosbridge;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.robopitch.links.ros.graph.ServiceRefusedException;
import org.robopitch.recording.json.JsonValue;
import org.robopitch.recording.json.JsonValue.JsonObject;

/** A service that a client serves. Calls go to it as they came, and its answers back. */
final class ClientService {
    private static final int MOST_WAITING = 200;
    private static final double DEFAULT_SECONDS = 10;
    private static final double LONGEST_SECONDS = 600;

    private final String name;
    private final String type;
    private final Client server;
    private final Map<String, CompletableFuture<JsonValue>> waiting = new LinkedHashMap<>();
    private long calls;

    ClientService(String name, String type, Client server) {
        this.name = name;
        this.type = type;
        this.server = server;
    }

    String type() {
        return type;
    }

    Client server() {
        return server;
    }

    /**
     * {@return the values that the server will answer with; a refusal, its silence and its leaving are exceptions}
     *
     * @param seconds how long to wait; 0 for the default
     */
    CompletableFuture<JsonValue> call(JsonValue arguments, double seconds) {
        CompletableFuture<JsonValue> answer = new CompletableFuture<>();
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
        answer.orTimeout((long) (1000 * patience), TimeUnit.MILLISECONDS).whenComplete((values, problem) -> forget(id));
        server.sendCall(id, name, arguments);
        return answer;
    }

    private synchronized void forget(String id) {
        waiting.remove(id);
    }

    /** Takes the server's answer. */
    void answer(String id, JsonObject response) {
        CompletableFuture<JsonValue> answer;
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
        Map<String, CompletableFuture<JsonValue>> left;
        synchronized (this) {
            left = new LinkedHashMap<>(waiting);
            waiting.clear();
        }
        left.values()
                .forEach(answer -> answer.completeExceptionally(
                        new ServiceRefusedException("the client that serves " + name + " has left")));
    }
}
