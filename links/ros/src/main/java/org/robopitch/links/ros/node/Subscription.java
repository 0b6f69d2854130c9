// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.node;

import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.robopitch.links.ros.graph.Graph.MessageHandler;
import org.robopitch.links.ros.graph.Graph.Source;
import org.robopitch.links.ros.message.MalformedMessageException;
import org.robopitch.links.ros.message.Message;
import org.robopitch.links.ros.message.MessageType;
import org.robopitch.runner.guard.Daemon;

/** A topic that this node has asked for, and the publishers it comes from. */
final class Subscription {
    private static final int MOST_PUBLISHERS = 64;
    private static final String NOT_REACHED = "publisher unreachable";
    private static final long FIRST_PAUSE_MILLIS = 200;
    private static final long LONGEST_PAUSE_MILLIS = 5000;

    private final RosNode node;
    private final String topic;
    private final MessageType type;
    private final MessageHandler handler;
    private final Map<URI, PublisherLink> links = new LinkedHashMap<>();
    private long updates;
    private boolean closed;

    Subscription(RosNode node, String topic, MessageType type, MessageHandler handler) {
        this.node = node;
        this.topic = topic;
        this.type = type;
        this.handler = handler;
    }

    String topic() {
        return topic;
    }

    MessageType type() {
        return type;
    }

    synchronized List<PublisherLink> links() {
        return List.copyOf(links.values());
    }

    /**
     * Takes the master's list of publishers.
     *
     * @param complete whether who is not in it has left; a master that was just started does not know everybody yet
     */
    synchronized void publishers(Collection<URI> publishers, boolean complete) {
        updates++;
        if (closed) {
            return;
        }
        if (complete) {
            links.forEach((publisher, link) -> link.listed(publishers.contains(publisher)));
        }
        for (URI publisher : publishers) {
            if (links.containsKey(publisher)) {
                continue;
            }
            if (links.size() >= MOST_PUBLISHERS) {
                node.incidents.report("too many publishers", topic + " has more than " + MOST_PUBLISHERS);
                return;
            }
            PublisherLink link = new PublisherLink(publisher);
            links.put(publisher, link);
            link.start();
        }
    }

    /** {@return how often the master has told who publishes} */
    synchronized long updates() {
        return updates;
    }

    /**
     * Takes the list in the master's answer to a registration, unless the master has sent a newer one meanwhile.
     *
     * @param since {@link #updates} when the master was called
     */
    synchronized void registered(Collection<URI> publishers, boolean complete, long since) {
        if (updates == since) {
            publishers(publishers, complete);
        }
    }

    void deliver(Source source, Message message) {
        try {
            handler.take(source, message);
        } catch (RuntimeException e) {
            node.incidents.report("message not accepted", topic + ": " + e.getMessage());
        }
    }

    /** {@return whether a link goes on; one that does not is forgotten at once, as its publisher may come back} */
    synchronized boolean keeps(PublisherLink link) {
        if (link.wanted()) {
            return true;
        }
        forget(link);
        return false;
    }

    synchronized void forget(PublisherLink link) {
        links.remove(link.publisher(), link);
    }

    void close() {
        List<PublisherLink> all;
        synchronized (this) {
            closed = true;
            all = links();
        }
        all.forEach(PublisherLink::close);
    }

    /**
     * The way from one publisher. While the master lists the publisher, the link tries again and again; a connection that
     * works is kept even when the master has forgotten about it, as a master does that was restarted.
     */
    final class PublisherLink implements Source {
        private final URI publisher;
        private @Nullable Socket socket;
        private boolean listed = true;
        private boolean closed;
        private volatile boolean connected;
        private volatile boolean local;
        private volatile String name;
        private long pauseMillis = FIRST_PAUSE_MILLIS;

        PublisherLink(URI publisher) {
            this.publisher = publisher;
            this.name = publisher.toString();
        }

        void start() {
            Daemon.start("ros from " + publisher, this::run);
        }

        URI publisher() {
            return publisher;
        }

        /** {@return the publisher's name, or its address until it has said a name} */
        @Override
        public String name() {
            return name;
        }

        @Override
        public boolean isLocal() {
            return local;
        }

        @Override
        public boolean isConnected() {
            return connected;
        }

        /** Sets whether the master still lists the publisher. */
        synchronized void listed(boolean now) {
            if (now && !listed) {
                pauseMillis = FIRST_PAUSE_MILLIS;
            }
            listed = now;
            notifyAll();
        }

        private void run() {
            try {
                while (keeps(this)) {
                    try {
                        receive();
                    } catch (EOFException e) {
                        // Publishers come and go.
                    } catch (MalformedMessageException e) {
                        node.incidents.report("malformed message", publisher + " on " + topic + ": " + e.getMessage());
                    } catch (Master.RefusedException e) {
                        node.incidents.reportOnce(
                                "refused handshake",
                                publisher + " " + topic,
                                publisher + " of " + topic + ": " + e.getMessage());
                    } catch (IOException e) {
                        if (wanted()) {
                            node.incidents.reportOnce(
                                    NOT_REACHED,
                                    publisher.toString(),
                                    publisher + " of " + topic + ": " + Reach.reason(publisher, e));
                        }
                    } finally {
                        connected = false;
                        hangUp();
                    }
                    pause();
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            } finally {
                forget(this);
            }
        }

        /** {@return whether the master lists the publisher, and nobody has closed the link} */
        synchronized boolean wanted() {
            return listed && !closed;
        }

        private synchronized void pause() throws InterruptedException {
            if (listed && !closed) {
                wait(pauseMillis);
                pauseMillis = Math.min(2 * pauseMillis, LONGEST_PAUSE_MILLIS);
            }
        }

        private void receive() throws IOException {
            Socket line = connect(askForAddress());
            line.setSoTimeout((int) node.settings.handshakeTimeout().toMillis());
            // Whether the bytes are what we read is seen from the definition that it answers with.
            ConnectionHeader greeting = ConnectionHeader.of(
                    "callerid",
                    node.settings.name(),
                    "topic",
                    topic,
                    "type",
                    ConnectionHeader.ANY,
                    "md5sum",
                    ConnectionHeader.ANY,
                    "message_definition",
                    type.text(),
                    "tcp_nodelay",
                    "1");
            line.getOutputStream().write(greeting.toBytes());
            InputStream stream = new BufferedInputStream(line.getInputStream());
            ConnectionHeader answer = ConnectionHeader.readFrom(stream);
            if (answer.has("error")) {
                throw new Master.RefusedException("it refused the connection: " + answer.get("error"));
            }
            String objection = node.agreement.objection(answer, type);
            if (objection != null) {
                throw new Master.RefusedException("it publishes " + objection);
            }
            line.setSoTimeout(0);
            name = answer.has("callerid") ? answer.sender() : publisher.toString();
            local = Reach.isThisMachine(line.getInetAddress(), line.getLocalAddress());
            connected = true;
            node.incidents.over(NOT_REACHED, publisher.toString());
            synchronized (this) {
                pauseMillis = FIRST_PAUSE_MILLIS;
            }
            while (true) {
                byte[] bytes = Sockets.readFrame(stream, node.settings.longestMessage());
                try {
                    deliver(this, Message.decode(type, bytes));
                } catch (MalformedMessageException e) {
                    // The frame was whole, so the next one begins where it should.
                    node.incidents.report(
                            "malformed message", answer.sender() + " on " + topic + ": " + e.getMessage());
                }
            }
        }

        private InetSocketAddress askForAddress() throws IOException {
            Object answer =
                    node.calls.call(publisher, "requestTopic", node.settings.name(), topic, List.of(List.of("TCPROS")));
            if (Master.value(answer) instanceof List<?> protocol
                    && protocol.size() >= 3
                    && protocol.get(1) instanceof String host
                    && protocol.get(2) instanceof Integer port
                    && port > 0
                    && port < 65536) {
                return new InetSocketAddress(host, port);
            }
            throw new IOException("no TCPROS is offered: " + answer);
        }

        private Socket connect(InetSocketAddress address) throws IOException {
            Socket line = new Socket();
            synchronized (this) {
                if (closed) {
                    throw new EOFException();
                }
                socket = line;
            }
            line.connect(address, (int) node.settings.callTimeout().toMillis());
            Sockets.prepare(line);
            return line;
        }

        private synchronized void hangUp() {
            if (socket != null) {
                Sockets.closeQuietly(socket);
                socket = null;
            }
        }

        void close() {
            synchronized (this) {
                closed = true;
                notifyAll();
            }
            hangUp();
        }
    }
}
