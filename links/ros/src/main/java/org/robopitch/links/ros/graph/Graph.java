// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.graph;

import java.io.IOException;
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

    /** Takes the messages of a topic. */
    @FunctionalInterface
    public interface MessageHandler {
        /**
         * Takes a message.
         *
         * @param source who has published it
         * @param message what was published
         */
        void take(Source source, Message message);
    }

    /** One end of a topic. Never makes its caller wait: who is too slow misses messages. */
    public interface Publisher {
        /** Sends a message to everybody who has asked for it. */
        void publish(Message message);

        /** {@return how many have asked for it} */
        int subscribers();
    }

    /** Calls a service of somebody else. Safe for use by several threads. */
    public interface ServiceCaller extends AutoCloseable {
        /**
         * {@return the answer, which is waited for}
         *
         * @throws ServiceRefusedException if the service says no
         * @throws IOException if nobody serves it, or no answer comes
         */
        Message call(Message request) throws IOException;

        @Override
        void close();
    }

    /** Answers the calls of a service. */
    @FunctionalInterface
    public interface ServiceHandler {
        /**
         * {@return the answer}
         *
         * @throws ServiceRefusedException if the request cannot be carried out; the caller is told why
         */
        Message answer(Message request) throws ServiceRefusedException;
    }

    /** Who has published a message. */
    public interface Source {
        /** {@return its name, the same for all topics that it publishes} */
        String name();

        /** {@return whether it runs on this machine} */
        boolean isLocal();

        /** {@return whether it can still publish: its connection stands} */
        boolean isConnected();
    }
}
