// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.node;

import java.io.IOException;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.robopitch.links.ros.graph.Graph.Publisher;
import org.robopitch.links.ros.message.Message;
import org.robopitch.links.ros.message.MessageType;
import org.robopitch.links.ros.message.RosOutput;

/** A topic that this node publishes, and its subscribers. */
final class Publication implements Publisher {
    private final RosNode node;
    private final String topic;
    private final MessageType type;
    private final boolean latched;
    private final List<SubscriberLink> links = new CopyOnWriteArrayList<>();
    private long sequence;
    private byte @Nullable [] last;

    Publication(RosNode node, String topic, MessageType type, boolean latched) {
        this.node = node;
        this.topic = topic;
        this.type = type;
        this.latched = latched;
    }

    String topic() {
        return topic;
    }

    MessageType type() {
        return type;
    }

    List<SubscriberLink> links() {
        return links;
    }

    @Override
    public void publish(Message message) {
        if (links.isEmpty() && !latched) {
            return;
        }
        synchronized (this) {
            if (type.hasHeader()) {
                message.message("header").set("seq", sequence & 0xffffffffL);
                sequence++;
            }
            byte[] frame = RosOutput.framed(message.encode());
            last = latched ? frame : null;
            for (SubscriberLink link : links) {
                link.offer(frame);
            }
        }
    }

    @Override
    public int subscribers() {
        return links.size();
    }

    /** {@return why a subscriber that introduces itself like this cannot be served, or null} */
    @Nullable
    String objection(ConnectionHeader header) {
        if (!header.has("md5sum")) {
            return "the header has no md5sum";
        }
        String objection = node.agreement.objection(header, type);
        if (objection != null) {
            return header.sender() + " wants " + topic + " as " + objection;
        }
        return null;
    }

    /** Serves a subscriber, on the caller's thread, until it leaves. */
    void serve(Socket socket, ConnectionHeader header) throws IOException {
        boolean fork = !header.agreesWith(type.md5());
        ConnectionHeader answer = ConnectionHeader.of(
                "callerid",
                node.settings.name(),
                "topic",
                topic,
                "type",
                fork ? ConnectionHeader.ANY : type.name(),
                "md5sum",
                fork ? ConnectionHeader.ANY : type.md5(),
                "message_definition",
                type.text(),
                "latching",
                latched ? "1" : "0");
        socket.getOutputStream().write(answer.toBytes());
        SubscriberLink link = new SubscriberLink(socket, header.sender());
        synchronized (this) {
            if (last != null) {
                link.offer(last);
            }
            links.add(link);
        }
        link.run();
    }

    /** {@return who does not read, and was dropped; those who are gone are dropped too} */
    List<String> dropStale() {
        List<String> dropped = new ArrayList<>();
        for (SubscriberLink link : links) {
            if (link.blockedFor(node.settings.blockedTimeout().toNanos())) {
                node.incidents.report(
                        "stale subscriber", link.peer + " has stopped reading " + topic + ", and is dropped");
                link.close();
                dropped.add(link.peer);
            } else {
                link.checkThatPeerIsThere();
            }
        }
        return dropped;
    }

    /** {@return whether a node of that name listens} */
    boolean isHeardBy(String peer) {
        return links.stream().anyMatch(link -> link.peer.equals(peer));
    }

    void close() {
        links.forEach(SubscriberLink::close);
    }

    /** The way to one subscriber: a short queue and the thread that empties it. */
    final class SubscriberLink {
        private final Socket socket;
        final String peer;
        private final Deque<byte[]> waiting = new ArrayDeque<>();
        private long dropped;
        private long writingSince;
        private boolean writing;
        private boolean closed;

        SubscriberLink(Socket socket, String peer) {
            this.socket = socket;
            this.peer = peer;
        }

        synchronized long dropped() {
            return dropped;
        }

        /** Queues a framed message; the oldest makes room. */
        synchronized void offer(byte[] frame) {
            if (waiting.size() == node.settings.queueLength()) {
                waiting.removeFirst();
                dropped++;
            }
            waiting.addLast(frame);
            notifyAll();
        }

        /** Writes what is queued until either end closes. */
        void run() {
            try {
                for (byte[] frame = next(); frame.length > 0; frame = next()) {
                    socket.getOutputStream().write(frame);
                }
            } catch (IOException e) {
                // A subscriber that leaves is no incident.
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            } finally {
                close();
            }
        }

        private synchronized byte[] next() throws InterruptedException {
            writing = false;
            while (waiting.isEmpty() && !closed) {
                wait();
            }
            if (closed) {
                return new byte[0];
            }
            writing = true;
            writingSince = System.nanoTime();
            return waiting.removeFirst();
        }

        /** {@return whether the peer has not read for so long that it must be taken for dead} */
        synchronized boolean blockedFor(long nanoseconds) {
            return writing && System.nanoTime() - writingSince > nanoseconds;
        }

        /** Notices a peer that has left although there is nothing to write to it. */
        void checkThatPeerIsThere() {
            try {
                socket.setSoTimeout((int) TimeUnit.MILLISECONDS.toMillis(1));
                if (socket.getInputStream().read() < 0) {
                    close();
                }
            } catch (SocketTimeoutException e) {
                // Silent, as subscribers are.
            } catch (IOException e) {
                close();
            }
        }

        void close() {
            synchronized (this) {
                if (closed) {
                    return;
                }
                closed = true;
                notifyAll();
            }
            Sockets.closeQuietly(socket);
            links.remove(this);
        }
    }
}
