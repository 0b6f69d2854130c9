// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.rosbridge;

import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import org.robopitch.links.ros.graph.Graph;
import org.robopitch.links.ros.graph.MessageHandler;
import org.robopitch.links.ros.graph.Publisher;
import org.robopitch.links.ros.graph.ServiceHandler;
import org.robopitch.links.ros.message.Definitions;
import org.robopitch.links.ros.message.MessageType;
import org.robopitch.links.ros.message.ServiceType;
import org.robopitch.studio.StudioExtension;

/**
 * Topics and services for clients that speak the JSON of rosbridge, on the studio's server. It needs neither a master nor
 * an installation of ROS.
 */
public final class Rosbridge implements Graph, StudioExtension {
    private static final String PATH = "/rosbridge";
    private static final int MOST_TOPICS = 1000;

    private final Definitions definitions;
    private final Set<String> pages;
    private final Map<String, Topic> topics = new ConcurrentHashMap<>();
    private final Map<String, Service> services = new ConcurrentHashMap<>();
    private final AtomicLong refused = new AtomicLong();
    private final AtomicLong clients = new AtomicLong();

    /** A service of ours. */
    record Service(ServiceType type, ServiceHandler handler) {}

    /** A bridge for programs, and for pages that the studio has served. */
    public Rosbridge(Definitions definitions) {
        this(definitions, Set.of());
    }

    /**
     * A bridge for pages of others too.
     *
     * @param pages origins of the pages that may come in, such as "http://localhost:3000"
     */
    public Rosbridge(Definitions definitions, Set<String> pages) {
        this.definitions = definitions;
        this.pages = Set.copyOf(pages);
    }

    @Override
    public Publisher publish(String topic, MessageType type, boolean latched) {
        Topic made = topic(topic, type);
        if (latched) {
            made.latch();
        }
        return made;
    }

    @Override
    public void listen(String topic, MessageType type, MessageHandler handler) {
        topic(topic, type).handle(handler);
    }

    @Override
    public void serve(String service, ServiceType type, ServiceHandler handler) {
        services.put(service, new Service(type, handler));
    }

    /**
     * {@return a topic, made if it is not there}
     *
     * @throws IllegalArgumentException if it is there with another type
     */
    Topic topic(String name, MessageType type) {
        Topic topic = topics.computeIfAbsent(name, key -> {
            if (topics.size() >= MOST_TOPICS) {
                throw new IllegalArgumentException("there are " + MOST_TOPICS + " topics already");
            }
            return new Topic(name, type);
        });
        if (!topic.type().name().equals(type.name())) {
            throw new IllegalArgumentException(
                    name + " is of type " + topic.type().name() + ", not " + type.name());
        }
        return topic;
    }

    @Nullable
    Topic find(String name) {
        return topics.get(name);
    }

    @Nullable
    Service service(String name) {
        return services.get(name);
    }

    Definitions definitions() {
        return definitions;
    }

    void countRefusal() {
        refused.incrementAndGet();
    }

    /** {@return how many messages of clients could not be carried out} */
    public long refused() {
        return refused.get();
    }

    @Override
    public String path() {
        return PATH;
    }

    @Override
    public boolean admits(String origin) {
        return pages.contains(origin);
    }

    @Override
    public Visitor enter(Line line) {
        return new Client(this, "rosbridge client " + clients.incrementAndGet(), line);
    }
}
