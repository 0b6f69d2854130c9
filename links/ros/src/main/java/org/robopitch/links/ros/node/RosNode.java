// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.node;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.robopitch.links.ros.graph.Graph;
import org.robopitch.links.ros.graph.Graph.MessageHandler;
import org.robopitch.links.ros.graph.Graph.Publisher;
import org.robopitch.links.ros.graph.Graph.ServiceCaller;
import org.robopitch.links.ros.graph.Graph.ServiceHandler;
import org.robopitch.links.ros.message.MessageType;
import org.robopitch.links.ros.message.ServiceType;
import org.robopitch.links.ros.xmlrpc.XmlRpcCall;
import org.robopitch.links.ros.xmlrpc.XmlRpcClient;
import org.robopitch.links.ros.xmlrpc.XmlRpcException;
import org.robopitch.links.ros.xmlrpc.XmlRpcServer;
import org.robopitch.runner.guard.Daemon;

/**
 * A node of ROS 1. It needs no master to be there when it starts: what it publishes, subscribes to and serves is told to
 * the master as soon as there is one, and again whenever another one takes its place. Safe for use by several threads.
 */
public final class RosNode implements Graph, AutoCloseable {
    final NodeSettings settings;
    final Incidents incidents;
    final Agreement agreement;
    final XmlRpcClient calls;
    final Master master;
    private final XmlRpcServer slave;
    private final TcprosServer tcp;
    private final Registrar registrar;
    final Map<String, Publication> publications = new ConcurrentHashMap<>();
    final List<Subscription> subscriptions = new CopyOnWriteArrayList<>();
    final Map<String, ServiceServer> services = new ConcurrentHashMap<>();
    private final CopyOnWriteArrayList<Runnable> registrationWatchers = new CopyOnWriteArrayList<>();
    private volatile boolean closed;

    /**
     * Starts a node.
     *
     * @param lines receives lines about what goes wrong with peers, and when the master comes and goes
     * @throws IOException if there is no port to listen on
     */
    public RosNode(NodeSettings settings, Consumer<String> lines) throws IOException {
        this.settings = settings;
        this.incidents = new Incidents(lines);
        this.agreement = new Agreement(incidents);
        this.calls = new XmlRpcClient(settings.callTimeout());
        this.master = new Master(settings.master(), settings.name(), calls);
        this.tcp = new TcprosServer(this);
        this.slave = new XmlRpcServer(
                new InetSocketAddress(InetAddress.getByName(settings.host()), 0),
                settings.host(),
                new SlaveApi()::answer,
                this::objection,
                line -> incidents.report("malformed call", line));
        this.registrar = new Registrar(this);
        registrar.start();
    }

    /** Only the master, or somebody on its machine, ends a node. */
    private @Nullable String objection(XmlRpcCall call, InetAddress from) {
        return !call.method().equals("shutdown") || Reach.isAt(from, settings.master())
                ? null
                : "only the master's machine may ask this node to shut down";
    }

    @Override
    public Publisher publish(String topic, MessageType type, boolean latched) {
        Publication publication = new Publication(this, topic, type, latched);
        if (publications.putIfAbsent(topic, publication) != null) {
            throw new IllegalArgumentException("this node publishes " + topic + " already");
        }
        registrar.wake();
        return publication;
    }

    @Override
    public void listen(String topic, MessageType type, MessageHandler handler) {
        if (!subscriptionsOf(topic).isEmpty()) {
            throw new IllegalArgumentException("this node has subscribed to " + topic + " already");
        }
        subscriptions.add(new Subscription(this, topic, type, handler));
        registrar.wake();
    }

    @Override
    public void serve(String service, ServiceType type, ServiceHandler handler) {
        ServiceServer server = new ServiceServer(this, service, type, handler);
        if (services.putIfAbsent(service, server) != null) {
            throw new IllegalArgumentException("this node serves " + service + " already");
        }
        registrar.wake();
    }

    /**
     * {@return a caller of a service}
     *
     * @param persistent whether it keeps its connection between calls
     */
    public ServiceClient client(String service, ServiceType type, boolean persistent) {
        return new ServiceClient(this, service, type, persistent);
    }

    @Override
    public ServiceCaller caller(String service, ServiceType type) {
        return client(service, type, true);
    }

    /** {@return the master, with the parameters that it keeps} */
    public Master master() {
        return master;
    }

    /** {@return what went wrong with peers} */
    public Incidents incidents() {
        return incidents;
    }

    /** {@return whether the master is there and knows everything about this node} */
    public boolean registered() {
        return registrar.upToDate();
    }

    /**
     * Runs something each time a master has registered this node: at the beginning, and when another master takes its place.
     * For what else a master must know, such as parameters. If it was added before, it runs once more.
     */
    public void whenRegistered(Runnable work) {
        registrationWatchers.addIfAbsent(work);
        registrar.announceAgain();
    }

    /** Warns when another node publishes one of our topics that should have one publisher only. */
    public void warnOfOthers(String topic) {
        registrar.alone(topic);
    }

    /** {@return whether the master answered when it was last asked} */
    public boolean masterReached() {
        return registrar.masterReached();
    }

    @Override
    public long publishersOf(String topic) {
        return subscriptionsOf(topic).stream()
                .flatMap(subscription -> subscription.links().stream())
                .filter(Subscription.PublisherLink::isConnected)
                .count();
    }

    /** {@return whether the node has been closed, by us or because the master or a person asked for it} */
    public boolean closed() {
        return closed;
    }

    /**
     * {@return whether the master knows another node by this one's name}
     *
     * @throws IOException if the master cannot be reached
     */
    public boolean replaced() throws IOException {
        try {
            return !master.lookupNode(settings.name()).equals(slaveAddress().toString());
        } catch (Master.RefusedException e) {
            return false;
        }
    }

    /** {@return the address of the node's own API} */
    public URI slaveAddress() {
        return URI.create("http://" + settings.host() + ":" + slave.port() + "/");
    }

    /** {@return the address at which topics and services are served} */
    public URI serviceAddress() {
        return URI.create("rosrpc://" + settings.host() + ":" + tcpPort());
    }

    int tcpPort() {
        return tcp.port();
    }

    List<Subscription> subscriptionsOf(String topic) {
        return subscriptions.stream()
                .filter(subscription -> subscription.topic().equals(topic))
                .toList();
    }

    /** {@return publishers without this node itself: nobody needs a message to oneself} */
    List<URI> others(List<URI> publishers) {
        URI self = slaveAddress();
        return publishers.stream().filter(publisher -> !publisher.equals(self)).toList();
    }

    void announceRegistration() {
        for (Runnable work : registrationWatchers) {
            try {
                work.run();
            } catch (RuntimeException e) {
                incidents.report("not registered with the master", String.valueOf(e.getMessage()));
            }
        }
    }

    /** Somebody outside wants this node to end, for instance because another one has taken its name. */
    void shutDownBy(String reason) {
        incidents.tell("the node " + settings.name() + " was asked to shut down: " + reason);
        Daemon.start("ros shutdown", this::close);
    }

    @Override
    public void close() {
        if (closed) {
            return;
        }
        closed = true;
        registrar.close();
        publications.values().forEach(Publication::close);
        subscriptions.forEach(Subscription::close);
        tcp.close();
        slave.close();
    }

    /** What the master and other nodes may ask of this node. */
    private final class SlaveApi {
        Object answer(XmlRpcCall call) throws XmlRpcException {
            return switch (call.method()) {
                case "getPid" -> Master.success((int) ProcessHandle.current().pid());
                case "getMasterUri" -> Master.success(settings.master().toString());
                case "getSubscriptions" -> Master.success(subscribed());
                case "getPublications" -> Master.success(published());
                case "getBusInfo" -> Master.success(busInfo());
                case "getBusStats" -> Master.success(List.of(List.of(), List.of(), List.of()));
                case "paramUpdate" -> Master.success(0);
                case "publisherUpdate" -> publisherUpdate(call);
                case "requestTopic" -> requestTopic(call);
                case "shutdown" -> shutdown(call);
                default -> throw new XmlRpcException("a node has no method \"" + call.method() + "\"");
            };
        }

        private Object publisherUpdate(XmlRpcCall call) throws XmlRpcException {
            String topic = text(call, 1);
            subscriptionsOf(topic)
                    .forEach(subscription -> subscription.publishers(
                            others(Master.addresses(call.arguments().get(2))), true));
            return Master.success(0);
        }

        private Object requestTopic(XmlRpcCall call) throws XmlRpcException {
            String topic = text(call, 1);
            if (!publications.containsKey(topic)) {
                return Master.failure("this node does not publish " + topic);
            }
            boolean tcp = call.arguments().get(2) instanceof List<?> protocols
                    && protocols.stream()
                            .anyMatch(one -> one instanceof List<?> protocol
                                    && !protocol.isEmpty()
                                    && "TCPROS".equals(protocol.get(0)));
            return tcp
                    ? Master.success(List.of("TCPROS", settings.host(), tcpPort()))
                    : Master.failure("this node speaks TCPROS only");
        }

        private Object shutdown(XmlRpcCall call) {
            Object reason = call.arguments().size() > 1 ? call.arguments().get(1) : "no reason";
            shutDownBy(String.valueOf(reason));
            return Master.success(0);
        }

        private static String text(XmlRpcCall call, int index) throws XmlRpcException {
            if (call.arguments().size() >= 3 && call.arguments().get(index) instanceof String text) {
                return text;
            }
            throw new XmlRpcException(call.method() + " needs the caller, a topic and a list");
        }

        private List<Object> subscribed() {
            return subscriptions.stream()
                    .<Object>map(one -> List.of(one.topic(), one.type().name()))
                    .toList();
        }

        private List<Object> published() {
            return publications.values().stream()
                    .<Object>map(one -> List.of(one.topic(), one.type().name()))
                    .toList();
        }

        private List<Object> busInfo() {
            List<Object> connections = new ArrayList<>();
            for (Publication publication : publications.values()) {
                for (Publication.SubscriberLink link : publication.links()) {
                    connections.add(List.of(connections.size(), link.peer, "o", "TCPROS", publication.topic(), 1));
                }
            }
            for (Subscription subscription : subscriptions) {
                for (Subscription.PublisherLink link : subscription.links()) {
                    connections.add(List.of(
                            connections.size(),
                            link.publisher().toString(),
                            "i",
                            "TCPROS",
                            subscription.topic(),
                            link.isConnected() ? 1 : 0));
                }
            }
            return connections;
        }
    }
}
