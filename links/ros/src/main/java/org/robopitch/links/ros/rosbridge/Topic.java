// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.rosbridge;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jspecify.annotations.Nullable;
import org.robopitch.links.ros.graph.Graph.MessageHandler;
import org.robopitch.links.ros.graph.Graph.Publisher;
import org.robopitch.links.ros.graph.Graph.Source;
import org.robopitch.links.ros.message.Message;
import org.robopitch.links.ros.message.MessageType;

/** A topic of the bridge: its type, the clients that want it, and those of us who do. */
final class Topic implements Publisher {
    private final String name;
    private final MessageType type;
    private final List<Client> clients = new CopyOnWriteArrayList<>();
    private final List<MessageHandler> handlers = new CopyOnWriteArrayList<>();
    private final List<Client> advertisers = new CopyOnWriteArrayList<>();
    private volatile boolean published;
    private volatile boolean latched;
    private @Nullable Message last;
    private long sequence;

    Topic(String name, MessageType type) {
        this.name = name;
        this.type = type;
    }

    String name() {
        return name;
    }

    MessageType type() {
        return type;
    }

    /** Marks the topic as ours, and whether late subscribers get the last message at once. */
    void publishedByUs(boolean withLatch) {
        published = true;
        latched |= withLatch;
    }

    /** {@return whether nobody has anything to do with it} */
    boolean isUnused() {
        return !published && handlers.isEmpty() && clients.isEmpty() && advertisers.isEmpty();
    }

    void advertise(Client client) {
        if (!advertisers.contains(client)) {
            advertisers.add(client);
        }
    }

    void unadvertise(Client client) {
        advertisers.remove(client);
    }

    /** {@return how many clients may publish it} */
    int advertisers() {
        return advertisers.size();
    }

    List<Object> publisherNames(String us) {
        List<Object> names = new ArrayList<>(published ? List.of(us) : List.of());
        advertisers.forEach(client -> names.add(client.name()));
        return names;
    }

    List<Object> subscriberNames(String us) {
        List<Object> names = new ArrayList<>(handlers.isEmpty() ? List.of() : List.of(us));
        clients.forEach(client -> names.add(client.name()));
        return names;
    }

    void handle(MessageHandler handler) {
        handlers.add(handler);
    }

    /** Publishes for us: to all clients, and not back to ourselves. */
    @Override
    public void publish(Message message) {
        synchronized (this) {
            if (type.hasHeader()) {
                message.message("header").set("seq", sequence & 0xffffffffL);
                sequence++;
            }
            last = latched ? message : null;
        }
        clients.forEach(client -> client.offer(this, message));
    }

    /** Publishes for a client: to us, and to all clients as a topic does. */
    void publishFromClient(Source source, Message message) {
        handlers.forEach(handler -> handler.take(source, message));
        clients.forEach(client -> client.offer(this, message));
    }

    @Override
    public int subscribers() {
        return clients.size();
    }

    void add(Client client) {
        Message kept;
        synchronized (this) {
            if (!clients.contains(client)) {
                clients.add(client);
            }
            kept = last;
        }
        if (kept != null) {
            client.offer(this, kept);
        }
    }

    void remove(Client client) {
        clients.remove(client);
    }
}
