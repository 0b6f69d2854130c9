// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.attack;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.robopitch.links.ros.xmlrpc.XmlRpcCall;
import org.robopitch.links.ros.xmlrpc.XmlRpcClient;
import org.robopitch.links.ros.xmlrpc.XmlRpcServer;
import org.robopitch.runner.guard.Daemon;

/** A little ROS master that brings publishers and subscribers together, and knows nothing else. */
final class RosMaster implements AutoCloseable {
    private static final List<Object> UNKNOWN = List.of(-1, "unknown", 0);

    private final XmlRpcServer server;
    private final XmlRpcClient calls = new XmlRpcClient(Duration.ofSeconds(60));
    private final Map<String, String> nodes = new ConcurrentHashMap<>();
    private final Map<String, Set<String>> publishers = new LinkedHashMap<>();
    private final Map<String, Set<String>> subscribers = new LinkedHashMap<>();
    private final RosVictim victim = new RosVictim();
    private volatile int servicePort;
    private volatile int topicPort;

    RosMaster() throws IOException {
        server = new XmlRpcServer(
                new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), this::answer, refusal -> {});
    }

    int port() {
        return server.port();
    }

    String address() {
        return "http://127.0.0.1:" + port();
    }

    /** The node that has subscribed to a topic last. */
    RosVictim victim() {
        return victim;
    }

    /** The port where a node serves topics and services, or 0. */
    int servicePort() {
        return servicePort;
    }

    /** Sets the port that publishes the topics a node asks for here. */
    void publishersAt(int port) {
        topicPort = port;
    }

    private Object answer(XmlRpcCall call) {
        List<Object> arguments = call.arguments();
        return switch (call.method()) {
            case "registerSubscriber" -> {
                victim.subscribes(text(arguments, 1), text(arguments, 3));
                yield good(register(subscribers, publishers, arguments));
            }
            case "registerPublisher" -> {
                List<String> waiting = register(publishers, subscribers, arguments);
                introduce(text(arguments, 1), waiting);
                yield good(waiting);
            }
            case "registerService" -> {
                servicePort = URI.create(text(arguments, 2)).getPort();
                yield good(0);
            }
            case "requestTopic" -> good(List.of("TCPROS", "127.0.0.1", topicPort));
            case "lookupNode" -> {
                String known = nodes.get(text(arguments, 1));
                yield known == null ? UNKNOWN : good(known);
            }
            case "hasParam" -> good(false);
            case "getParam", "lookupService", "searchParam" -> UNKNOWN;
            case "getSystemState" -> good(List.of(List.of(), List.of(), List.of()));
            default -> good(0);
        };
    }

    private static List<Object> good(Object value) {
        return List.of(1, "", value);
    }

    private static String text(List<Object> arguments, int i) {
        return String.valueOf(arguments.get(i));
    }

    private synchronized List<String> register(
            Map<String, Set<String>> own, Map<String, Set<String>> others, List<Object> arguments) {
        String topic = text(arguments, 1);
        nodes.put(text(arguments, 0), text(arguments, 3));
        own.computeIfAbsent(topic, none -> new LinkedHashSet<>()).add(text(arguments, 3));
        return new ArrayList<>(others.getOrDefault(topic, Set.of()));
    }

    /** Tells those who wait for a topic who publishes it; a node may answer only after its own call has been answered. */
    private synchronized void introduce(String topic, List<String> waiting) {
        List<String> all = new ArrayList<>(publishers.getOrDefault(topic, Set.of()));
        Daemon.start("master of an attack", () -> {
            for (String subscriber : waiting) {
                try {
                    calls.call(URI.create(subscriber), "publisherUpdate", "/master", topic, all);
                } catch (IOException gone) {
                    // A node that is gone need not know.
                    continue;
                }
            }
        });
    }

    @Override
    public void close() {
        server.close();
    }
}
