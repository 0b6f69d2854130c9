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
final class RosIntroductions implements AutoCloseable {
    private final XmlRpcServer server;
    private final XmlRpcClient calls = new XmlRpcClient(Duration.ofSeconds(60));
    private final Map<String, String> nodes = new ConcurrentHashMap<>();
    private final Map<String, Set<String>> publishers = new LinkedHashMap<>();
    private final Map<String, Set<String>> subscribers = new LinkedHashMap<>();

    RosIntroductions() throws IOException {
        server = new XmlRpcServer(
                new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), this::answer, refusal -> {});
    }

    URI address() {
        return URI.create("http://127.0.0.1:" + server.port());
    }

    private Object answer(XmlRpcCall call) {
        List<Object> arguments = call.arguments();
        switch (call.method()) {
            case "registerSubscriber" -> {
                return List.of(1, "", register(subscribers, publishers, arguments));
            }
            case "registerPublisher" -> {
                List<String> waiting = register(publishers, subscribers, arguments);
                String topic = String.valueOf(arguments.get(1));
                introduce(topic, waiting);
                return List.of(1, "", waiting);
            }
            case "lookupNode" -> {
                String known = nodes.get(String.valueOf(arguments.get(1)));
                return known == null ? List.of(-1, "unknown", 0) : List.of(1, "", known);
            }
            case "lookupService", "getParam", "searchParam" -> {
                return List.of(-1, "unknown", 0);
            }
            default -> {
                return List.of(1, "", 0);
            }
        }
    }

    private synchronized List<String> register(
            Map<String, Set<String>> own, Map<String, Set<String>> others, List<Object> arguments) {
        String topic = String.valueOf(arguments.get(1));
        nodes.put(String.valueOf(arguments.get(0)), String.valueOf(arguments.get(3)));
        own.computeIfAbsent(topic, none -> new LinkedHashSet<>()).add(String.valueOf(arguments.get(3)));
        return new ArrayList<>(others.getOrDefault(topic, Set.of()));
    }

    /** Tells those who wait for a topic who publishes it; a node may answer only after its own call has been answered. */
    private void introduce(String topic, List<String> waiting) {
        List<String> all;
        synchronized (this) {
            all = new ArrayList<>(publishers.getOrDefault(topic, Set.of()));
        }
        Daemon.start("master of an attack", () -> tell(topic, waiting, all));
    }

    private void tell(String topic, List<String> waiting, List<String> all) {
        for (String subscriber : waiting) {
            try {
                calls.call(URI.create(subscriber), "publisherUpdate", "/master", topic, all);
            } catch (IOException gone) {
                // Who is gone need not know.
                continue;
            }
        }
    }

    @Override
    public void close() {
        server.close();
    }
}
