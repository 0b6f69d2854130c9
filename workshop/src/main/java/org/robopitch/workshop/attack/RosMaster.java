// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.attack;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.robopitch.links.ros.xmlrpc.XmlRpcCall;
import org.robopitch.links.ros.xmlrpc.XmlRpcServer;

/** A little ROS master that says yes to everything, so that a node can be attacked without one. */
final class RosMaster implements AutoCloseable {
    private final XmlRpcServer server;
    private final Map<String, String> nodes = new ConcurrentHashMap<>();
    private final RosVictim victim = new RosVictim();
    private volatile int topicPort;

    RosMaster() throws IOException {
        server = new XmlRpcServer(
                new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), this::answer, refusal -> {});
    }

    int port() {
        return server.port();
    }

    /** The port of the slave API of the node that has registered, or 0. */
    int slavePort() {
        String address = nodes.getOrDefault("slave", "");
        return address.isEmpty() ? 0 : java.net.URI.create(address).getPort();
    }

    /** The port where the node serves topics and services, or 0. */
    int tcpPort() {
        String address = nodes.getOrDefault("service", "");
        return address.isEmpty() ? 0 : java.net.URI.create(address).getPort();
    }

    /** The node that has registered. */
    RosVictim victim() {
        return victim;
    }

    /** Sets the port that publishes the topics a node asks for. */
    void publishersAt(int port) {
        topicPort = port;
    }

    private Object answer(XmlRpcCall call) {
        List<Object> arguments = call.arguments();
        switch (call.method()) {
            case "registerSubscriber" -> {
                nodes.put("slave", String.valueOf(arguments.get(3)));
                victim.subscribes(String.valueOf(arguments.get(1)), String.valueOf(arguments.get(3)));
            }
            case "requestTopic" -> {
                return List.of(1, "", List.of("TCPROS", "127.0.0.1", topicPort));
            }
            case "registerPublisher" -> nodes.put("slave", String.valueOf(arguments.get(3)));
            case "registerService" -> nodes.put("service", String.valueOf(arguments.get(2)));
            case "hasParam" -> {
                return List.of(1, "", false);
            }
            case "getParam", "lookupNode", "lookupService", "searchParam" -> {
                return List.of(-1, "unknown", 0);
            }
            case "getSystemState" -> {
                return List.of(1, "", List.of(List.of(), List.of(), List.of()));
            }
            case "setParam", "deleteParam", "unregisterPublisher", "unregisterSubscriber", "unregisterService" -> {
                return List.of(1, "", 0);
            }
            default -> {}
        }
        return List.of(1, "", List.of());
    }

    @Override
    public void close() {
        server.close();
    }
}
