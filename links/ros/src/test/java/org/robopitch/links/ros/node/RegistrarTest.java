// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.node;

import static org.assertj.core.api.Assertions.assertThat;
import static org.robopitch.links.ros.real.RealMaster.await;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.robopitch.links.ros.message.Definitions;
import org.robopitch.links.ros.xmlrpc.XmlRpcCall;
import org.robopitch.links.ros.xmlrpc.XmlRpcClient;
import org.robopitch.links.ros.xmlrpc.XmlRpcServer;

/** What a node does when its master knows its name by another address or not at all, or tells things out of order. */
class RegistrarTest {
    private final AtomicInteger registrations = new AtomicInteger();
    private final AtomicInteger looks = new AtomicInteger();
    private final AtomicInteger askedForTopic = new AtomicInteger();
    private volatile String known = "";
    private XmlRpcServer master;
    private RosNode node;

    @BeforeEach
    void start() throws IOException {
        master = new XmlRpcServer(
                new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), this::answer, refusal -> {});
        NodeSettings defaults = NodeSettings.defaults(URI.create("http://127.0.0.1:" + master.port()), "/robopitch");
        node = new RosNode(
                new NodeSettings(
                        defaults.master(),
                        defaults.name(),
                        defaults.host(),
                        defaults.callTimeout(),
                        defaults.handshakeTimeout(),
                        defaults.blockedTimeout(),
                        Duration.ofMillis(10),
                        defaults.longestMessage(),
                        defaults.queueLength(),
                        defaults.mostConnections()),
                line -> {});
        known = node.slaveAddress().toString();
        node.publish("/spin", new Definitions().message("nubot_common/VelCmd"), false);
        await("the node is registered", () -> registrations.get() == 1);
    }

    private Object answer(XmlRpcCall call) {
        if (call.method().equals("registerPublisher")) {
            registrations.incrementAndGet();
        }
        if (call.method().equals("requestTopic")) {
            askedForTopic.incrementAndGet();
        }
        if (call.method().equals("registerSubscriber")) {
            namePublisher(String.valueOf(call.arguments().get(1)));
        }
        if (call.method().equals("lookupNode")) {
            looks.incrementAndGet();
            return known.isEmpty() ? List.of(-1, "unknown", 0) : List.of(1, "", known);
        }
        return List.of(1, "", List.of());
    }

    /** A publisher comes after the master has made up its answer, without one, and before the node has it. */
    private void namePublisher(String topic) {
        try {
            new XmlRpcClient(Duration.ofSeconds(30))
                    .call(
                            node.slaveAddress(),
                            "publisherUpdate",
                            "/master",
                            topic,
                            List.of("http://127.0.0.1:" + master.port() + "/"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @AfterEach
    void end() {
        node.close();
        master.close();
    }

    @Test
    void aNodeWhoseNameAnotherHasTakenDoesNotTakeItBack() {
        known = "http://127.0.0.1:9/";
        int before = looks.get();
        await("several heartbeats have passed", () -> looks.get() > before + 5);
        assertThat(registrations).hasValue(1);
    }

    @Test
    void aMasterThatWasRestartedIsToldEverythingAgain() {
        known = "";
        await("the node is registered again", () -> registrations.get() > 1);
    }

    @Test
    void aPublisherThatComesWhileTheNodeRegistersIsKept() {
        node.subscribe("/drive", new Definitions().message("nubot_common/VelCmd"), message -> {});
        await("the node is registered", node::registered);
        await("the publisher is asked again and again", () -> askedForTopic.get() > 2);
    }
}
