// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.attack;

import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.robopitch.links.ros.xmlrpc.XmlRpcClient;
import org.robopitch.runner.pace.Clock;

/** A node that is attacked by those whom it asks: what it has subscribed to, and how it is reached. */
final class RosVictim {
    private static final long PATIENCE_NANOS = 60_000_000_000L;
    private static final long LOOK_NANOS = 20_000_000;

    private final XmlRpcClient calls = new XmlRpcClient(Duration.ofSeconds(60));
    private final Set<String> topics = new ConcurrentSkipListSet<>();
    private volatile String address = "";

    /** Notes what the node has registered. */
    void subscribes(String topic, String slave) {
        topics.add(topic);
        address = slave;
    }

    /** The port of its slave API, or 0 if it has not registered. */
    int port() {
        return known() ? URI.create(address).getPort() : 0;
    }

    boolean known() {
        return !address.isEmpty();
    }

    /** Tells the node, as its master does, who publishes the topics that it has subscribed to. */
    void name(List<String> publishers) throws IOException {
        for (String topic : topics) {
            calls.call(URI.create(address), "publisherUpdate", "/master", topic, publishers);
        }
    }

    /** Asks what a healthy node answers. */
    void ask() throws IOException {
        if (!(calls.call(URI.create(address), "getPid", "/fuzz") instanceof List<?> answer) || answer.size() != 3) {
            throw new IOException("the node does not say its process");
        }
    }

    void await(BooleanSupplier expected, String otherwise) throws IOException {
        long begin = Clock.SYSTEM.nanoTime();
        while (!expected.getAsBoolean()) {
            if (Clock.SYSTEM.nanoTime() - begin > PATIENCE_NANOS) {
                throw new IOException(otherwise);
            }
            LockSupport.parkNanos(LOOK_NANOS);
        }
    }
}
