// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.rosbridge;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.robopitch.links.ros.message.Message;

/** What a client wants of a topic, and what waits to be sent of it. A client may have subscribed several times. */
final class Wish {
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
    Wish(String name, Topic topic) {
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
