// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.mixedreality;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
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
    /** What is done with any other document; false if nobody knows its root. */
    @FunctionalInterface
    public interface Others {
        boolean take(Element root) throws MalformedXmlException;
    }

    private final String name;
    private final Datagrams port;
    private final Subscribers subscribers = new Subscribers();
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
            subscribers.add(from, false);
        } else if (KielDialect.isRequest(root)) {
            subscribers.add(from, true);
            answer(from, KielDialect.grant(root, "RoboPitch " + name));
        } else if (!KielDialect.isEstablished(root)) {
            return others.take(root);
        }
        return true;
    }

    private void answer(InetSocketAddress to, String text) {
        port.send(to, text);
    }

    /** Tells everybody who asked; what nobody wants is not written. */
    public void tell(Supplier<String> own, Supplier<String> kiel) {
        String inOurs = null;
        String inTheirs = null;
        for (Subscribers.Subscriber one : subscribers.next()) {
            if (one.kiel()) {
                inTheirs = written(inTheirs, kiel);
                port.send(one.address(), inTheirs);
            } else {
                inOurs = written(inOurs, own);
                port.send(one.address(), inOurs);
            }
        }
    }

    private static String written(@Nullable String already, Supplier<String> text) {
        return already == null ? text.get() : already;
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
