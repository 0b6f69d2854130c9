// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.rosbridge;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import org.robopitch.links.ros.graph.Graph;
import org.robopitch.links.ros.graph.Graph.MessageHandler;
import org.robopitch.links.ros.graph.Graph.Publisher;
import org.robopitch.links.ros.graph.Graph.ServiceCaller;
import org.robopitch.links.ros.graph.Graph.ServiceHandler;
import org.robopitch.links.ros.graph.ParameterStore;
import org.robopitch.links.ros.graph.ServiceRefusedException;
import org.robopitch.links.ros.message.Definitions;
import org.robopitch.links.ros.message.Message;
import org.robopitch.links.ros.message.MessageType;
import org.robopitch.links.ros.message.ServiceType;
import org.robopitch.links.ros.rosbridge.Client.ClientService;
import org.robopitch.recording.json.JsonException;
import org.robopitch.recording.json.JsonValue;
import org.robopitch.studio.StudioExtension;

/**
 * Topics and services for clients that speak the JSON of rosbridge, on the studio's server. It needs neither a master nor
 * an installation of ROS.
 */
public final class Rosbridge implements Graph, StudioExtension {
    private static final String PATH = "/rosbridge";
    private static final long CALL_SECONDS = 5;

    private final Definitions definitions;
    private final Set<String> pages;
    private final Map<String, Topic> topics = new ConcurrentSkipListMap<>();
    private final Map<String, Service> services = new ConcurrentSkipListMap<>();
    private final Map<String, Client> clients = new ConcurrentSkipListMap<>();
    private final MemoryParameters memory = new MemoryParameters();
    private final AtomicLong refused = new AtomicLong();
    private final AtomicLong entered = new AtomicLong();
    private volatile String node = "/robopitch";

    /** A service that can be called over the bridge, ours or a client's. */
    interface Service {
        /** {@return the name of its type} */
        String type();

        /** {@return the name of the node that serves it} */
        String provider();

        /**
         * {@return the values of the answer; a refusal, silence and a server that leaves are exceptions}
         *
         * @param arguments a message, or an object as it came
         * @param seconds how long to wait; 0 for the default
         */
        CompletableFuture<?> call(Object arguments, double seconds) throws JsonException;
    }

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
        new RosApi(this, memory).offer();
    }

    /**
     * Answers questions about parameters with those of a master.
     *
     * @param name of our node at that master
     * @param parameters of the master
     */
    public void askMaster(String name, ParameterStore parameters) {
        node = name;
        services.keySet().removeIf(service -> service.startsWith("/rosapi/"));
        new RosApi(this, parameters).offer();
    }

    @Override
    public Publisher publish(String topic, MessageType type, boolean latched) {
        Topic made = topic(topic, type);
        made.publishedByUs(latched);
        return made;
    }

    @Override
    public void listen(String topic, MessageType type, MessageHandler handler) {
        topic(topic, type).handle(handler);
    }

    @Override
    public void serve(String service, ServiceType type, ServiceHandler handler) {
        services.put(service, new Service() {
            @Override
            public String type() {
                return type.name();
            }

            @Override
            public String provider() {
                return node;
            }

            @Override
            public CompletableFuture<?> call(Object arguments, double seconds) throws JsonException {
                try {
                    Message request = Json.read(type.request(), (JsonValue) arguments);
                    return CompletableFuture.completedFuture(handler.answer(request));
                } catch (ServiceRefusedException | JsonException e) {
                    return CompletableFuture.failedFuture(e);
                }
            }
        });
    }

    @Override
    public long publishersOf(String topic) {
        Topic found = topics.get(topic);
        return found == null ? 0 : found.advertisers();
    }

    @Override
    public void describe(Map<String, Object> parameters) {
        memory.describe(parameters);
    }

    @Override
    public ServiceCaller caller(String service, ServiceType type) {
        return new ServiceCaller() {
            @Override
            public Message call(Message request) throws IOException {
                return callClient(service, type, request);
            }

            @Override
            public void close() {}
        };
    }

    private Message callClient(String name, ServiceType type, Message request) throws IOException {
        if (!(services.get(name) instanceof ClientService service)) {
            throw new ServiceRefusedException("no client serves " + name);
        }
        try {
            return Json.read(type.response(), (JsonValue)
                    service.call(request, CALL_SECONDS).get());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new ServiceRefusedException("the call of " + name + " was interrupted");
        } catch (ExecutionException | JsonException e) {
            throw new ServiceRefusedException(name + " is not answered: " + e.getMessage());
        }
    }

    /**
     * {@return a topic, made if it is not there}
     *
     * @throws IllegalArgumentException if it is there with another type
     */
    Topic topic(String name, MessageType type) {
        Topic topic = topics.computeIfAbsent(name, key -> new Topic(name, type));
        if (!topic.type().name().equals(type.name())) {
            throw new IllegalArgumentException(
                    name + " is of type " + topic.type().name() + ", not " + type.name());
        }
        return topic;
    }

    /** Sees to it that a topic that somebody uses now is found, even if it was just forgotten. */
    void keep(Topic topic) {
        topics.putIfAbsent(topic.name(), topic);
    }

    /** Forgets a topic that nobody has anything to do with any more. */
    void release(Topic topic) {
        topics.computeIfPresent(topic.name(), (name, one) -> one == topic && one.isUnused() ? null : one);
    }

    @Nullable
    Topic find(String name) {
        return topics.get(name);
    }

    List<Topic> topics() {
        return List.copyOf(topics.values());
    }

    @Nullable
    Service service(String name) {
        return services.get(name);
    }

    /**
     * Lets a client serve.
     *
     * @throws IllegalArgumentException if somebody else serves that
     */
    ClientService offer(String name, String type, Client client) {
        ClientService made = client.new ClientService(name, type);
        Service before = services.putIfAbsent(name, made);
        if (before instanceof ClientService && before.provider().equals(client.name())) {
            ((ClientService) before).end();
            services.put(name, made);
        } else if (before != null) {
            throw new IllegalArgumentException(
                    name + " is served by " + (before instanceof ClientService ? before.provider() : "RoboPitch"));
        }
        return made;
    }

    void withdraw(String name, ClientService service) {
        services.remove(name, service);
        service.end();
    }

    List<String> serviceNames() {
        return List.copyOf(services.keySet());
    }

    /** {@return the type of a service, or nothing} */
    String serviceType(String name) {
        Service service = services.get(name);
        return service == null ? "" : service.type();
    }

    /** {@return the names of those who serve something} */
    List<String> providers(String name) {
        Service service = services.get(name);
        return service == null ? List.of() : List.of(service.provider());
    }

    String node() {
        return node;
    }

    List<String> nodes() {
        List<String> names = new ArrayList<>(List.of(node));
        names.addAll(clients.keySet());
        return names;
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
        Client client = new Client(this, "/rosbridge_client_" + entered.incrementAndGet(), line);
        clients.put(client.name(), client);
        return client;
    }

    void left(Client client) {
        clients.remove(client.name());
    }

    /** Parameters where there is no master that keeps them. Safe for use by several threads. */
    static final class MemoryParameters implements ParameterStore {
        private static final int MOST = 1000;

        private final Map<String, Object> values = new LinkedHashMap<>();

        synchronized void describe(Map<String, Object> described) {
            values.putAll(described);
        }

        @Override
        public synchronized List<String> names() {
            return List.copyOf(values.keySet());
        }

        @Override
        public synchronized Optional<Object> get(String key) {
            if (values.containsKey(key)) {
                return Optional.ofNullable(values.get(key));
            }
            Map<String, Object> group = new LinkedHashMap<>();
            values.forEach((name, value) -> {
                if (name.startsWith(key + "/")) {
                    group.put(name.substring(key.length() + 1), value);
                }
            });
            return group.isEmpty() ? Optional.empty() : Optional.of(group);
        }

        @Override
        public synchronized void set(String key, Object value) {
            if (values.size() >= MOST && !values.containsKey(key)) {
                throw new IllegalArgumentException("there are " + MOST + " parameters already");
            }
            values.put(key, value);
        }

        @Override
        public synchronized boolean has(String key) {
            return get(key).isPresent();
        }

        @Override
        public synchronized void delete(String key) {
            values.keySet().removeIf(name -> name.equals(key) || name.startsWith(key + "/"));
        }

        @Override
        public Optional<String> search(String key) {
            String global = key.startsWith("/") ? key : "/" + key;
            return has(global) ? Optional.of(global) : Optional.empty();
        }
    }
}
