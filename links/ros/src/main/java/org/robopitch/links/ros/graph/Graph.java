// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.graph;

import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.robopitch.links.ros.message.Message;
import org.robopitch.links.ros.message.MessageType;
import org.robopitch.links.ros.message.ServiceType;

/** A place where messages are published and services served. Safe for use by several threads. */
public interface Graph {
    /**
     * Announces that messages will be published.
     *
     * @param latched whether late subscribers get the last message at once
     */
    Publisher publish(String topic, MessageType type, boolean latched);

    /**
     * Subscribes to a topic, of all publishers, now or later.
     *
     * @param handler is called by several threads, one message of a publisher after the other
     */
    void listen(String topic, MessageType type, MessageHandler handler);

    /** The same for those who take messages of anybody alike. */
    default void subscribe(String topic, MessageType type, Consumer<Message> handler) {
        listen(topic, type, (source, message) -> handler.accept(message));
    }

    /** {@return from how many others messages of a topic can arrive now} */
    default long publishersOf(String topic) {
        return 0;
    }

    /**
     * Offers a service.
     *
     * @param handler is called by several threads
     */
    void serve(String service, ServiceType type, ServiceHandler handler);

    /** {@return a caller of a service that others may serve here, or null if nobody can} */
    default @Nullable ServiceCaller caller(String service, ServiceType type) {
        return null;
    }

    /** Publishes the match's parameters to those who have no master that stores them. */
    default void describe(Map<String, Object> parameters) {}
}
