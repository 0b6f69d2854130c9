// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.mixedreality;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;
import org.robopitch.links.mixedreality.wire.KielDialect;
import org.robopitch.links.mixedreality.xml.Element;
import org.robopitch.links.mixedreality.xml.MalformedXmlException;
import org.robopitch.links.mixedreality.xml.XmlReader;
import org.robopitch.runner.link.LinkCounters;

/**
 * A port where programs ask to be told something every cycle, each in the dialect in which it asked: those of FH Kiel by
 * {@code <connectionrequest>}, others by {@code <connect>}.
 */
public final class StreamPort implements AutoCloseable {
    private static final long SUBSCRIBED_CYCLES = 500;
    private static final int MOST_SUBSCRIBERS = 64;

    /** What is done with any other document; false if nobody knows its root. */
    @FunctionalInterface
    public interface Others {
        boolean take(Element root) throws MalformedXmlException;
    }

    private final String name;
    private final Datagrams port;
    private final Map<InetSocketAddress, Subscription> subscribers = new LinkedHashMap<>();
    private long cycle;

    /**
     * A subscription ends unless it is renewed; programs of Kiel never renew theirs, so that they stay until there are too
     * many.
     */
    private record Subscription(boolean kiel, long since) {}

    private final Others others;

    /**
     * Opens the port.
     *
     * @throws IOException if it is taken
     */
    public StreamPort(String name, InetSocketAddress address, int longest, LinkCounters counters, Others others)
            throws IOException {
        this.name = name;
        this.others = others;
        this.port = new Datagrams(name, address, longest, counters, this::take);
    }

    private boolean take(InetSocketAddress from, String text) throws MalformedXmlException {
        Element root = XmlReader.read(text);
        if (root.name().equals("connect")) {
            subscribe(from, false);
        } else if (KielDialect.isRequest(root)) {
            subscribe(from, true);
            port.send(from, KielDialect.grant(root, "RoboPitch " + name));
        } else if (!KielDialect.isEstablished(root)) {
            return others.take(root);
        }
        return true;
    }

    /** Adds or renews a subscription; more than a few dozen are not served. */
    private synchronized void subscribe(InetSocketAddress address, boolean kiel) {
        if (subscribers.size() >= MOST_SUBSCRIBERS && !subscribers.containsKey(address)) {
            subscribers.entrySet().stream()
                    .filter(entry -> entry.getValue().kiel())
                    .findFirst()
                    .ifPresent(eldest -> subscribers.remove(eldest.getKey()));
        }
        if (subscribers.size() < MOST_SUBSCRIBERS || subscribers.containsKey(address)) {
            subscribers.put(address, new Subscription(kiel, cycle));
        }
    }

    /** Ends a cycle: tells all subscribers; what none wants is not written. */
    public synchronized void tell(Supplier<String> own, Supplier<String> kiel) {
        cycle++;
        subscribers.values().removeIf(one -> !one.kiel() && cycle - one.since() > SUBSCRIBED_CYCLES);
        Map<Boolean, String> written = new HashMap<>();
        subscribers.forEach((address, one) ->
                port.send(address, written.computeIfAbsent(one.kiel(), theirs -> (theirs ? kiel : own).get())));
    }

    /** Where it listens. */
    public InetSocketAddress address() {
        return port.address();
    }

    @Override
    public void close() {
        port.close();
    }
}
