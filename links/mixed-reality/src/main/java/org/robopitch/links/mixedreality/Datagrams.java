// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.mixedreality;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetSocketAddress;
import org.robopitch.links.mixedreality.xml.MalformedXmlException;
import org.robopitch.runner.guard.Daemon;
import org.robopitch.runner.link.LinkCounters;

/** A UDP port that takes and sends one XML document per datagram. Whatever comes, it keeps listening. */
public final class Datagrams implements AutoCloseable {
    /** What is done with a datagram; false if nobody knows its root. Called by the port's own thread. */
    @FunctionalInterface
    public interface Handler {
        boolean handle(InetSocketAddress from, String text) throws MalformedXmlException;
    }

    private static final long LISTENER_ENDS_MILLIS = 2000;
    /** What the system keeps while the listener is busy; it may give less. */
    private static final int WANTED_BUFFER = 1 << 20;

    private final DatagramSocket socket;
    private final int most;
    private final Handler handler;
    private final LinkCounters.Counter received;
    private final LinkCounters.Counter sent;
    private final LinkCounters.Counter tooLong;
    private final LinkCounters.Counter malformed;
    private final LinkCounters.Counter unknown;
    private final LinkCounters.Counter notSent;
    private final Thread thread;

    /**
     * Opens a port and begins to listen.
     *
     * @param name what it is for, for counters and people
     * @param address where; port 0 for any that is free
     * @param most longest datagram taken and sent, bytes
     * @throws IOException if the port is taken
     */
    public Datagrams(String name, InetSocketAddress address, int most, LinkCounters counters, Handler handler)
            throws IOException {
        try {
            this.socket = new DatagramSocket(address);
            socket.setReceiveBufferSize(WANTED_BUFFER);
        } catch (IOException e) {
            throw new IOException(
                    "the port of " + name + ", " + address.getPort() + ", cannot be opened: " + e.getMessage(), e);
        }
        this.most = most;
        this.handler = handler;
        this.received = counters.counter(name + ": datagrams taken");
        this.sent = counters.counter(name + ": datagrams sent");
        this.tooLong = counters.counter(name + ": dropped, longer than " + most + " bytes");
        this.malformed = counters.counter(name + ": dropped, cannot be read");
        this.unknown = counters.counter(name + ": dropped, unknown root");
        this.notSent = counters.counter(name + ": could not be sent");
        this.thread = Daemon.of("mixed reality " + name, this::listen);
        thread.start();
    }

    private void listen() {
        byte[] buffer = new byte[most + 1];
        while (!socket.isClosed()) {
            DatagramPacket packet = new DatagramPacket(buffer, buffer.length);
            try {
                socket.receive(packet);
            } catch (IOException e) {
                // Closed, or an answer that an earlier datagram had no receiver: the loop finds out which.
                continue;
            }
            take(packet);
            // Counted when it has been dealt with: who waits for the count finds what it asked for done.
            received.add();
        }
    }

    private void take(DatagramPacket packet) {
        if (packet.getLength() > most) {
            tooLong.add();
            return;
        }
        String text = new String(packet.getData(), 0, packet.getLength(), UTF_8);
        try {
            if (!handler.handle((InetSocketAddress) packet.getSocketAddress(), text)) {
                unknown.add();
            }
        } catch (MalformedXmlException e) {
            malformed.add();
        } catch (RuntimeException e) {
            // Nothing that comes from outside may end the thread.
            malformed.add();
        }
    }

    /** Sends a document. */
    public void send(InetSocketAddress to, String text) {
        byte[] bytes = text.getBytes(UTF_8);
        if (bytes.length > most) {
            notSent.add();
            return;
        }
        try {
            socket.send(new DatagramPacket(bytes, bytes.length, to));
            sent.add();
        } catch (IOException | IllegalArgumentException e) {
            notSent.add();
        }
    }

    /** Where it listens. */
    public InetSocketAddress address() {
        return (InetSocketAddress) socket.getLocalSocketAddress();
    }

    /** Closes the port; the system has it back only when nobody listens any more, so that is waited for. */
    @Override
    public void close() {
        socket.close();
        if (Thread.currentThread() == thread) {
            return;
        }
        try {
            thread.join(LISTENER_ENDS_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
