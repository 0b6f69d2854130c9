// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.node;

import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.robopitch.links.ros.graph.Source;
import org.robopitch.links.ros.message.MalformedMessageException;
import org.robopitch.links.ros.message.Message;
import org.robopitch.links.ros.xmlrpc.XmlRpcClient;
import org.robopitch.runner.guard.Daemon;

/**
 * The way from one publisher. While the master lists the publisher, the link tries again and again; a connection that
 * works is kept even when the master has forgotten about it, as a master does that was restarted.
 */
final class PublisherLink implements Source {
    private static final String NOT_REACHED = "publisher unreachable";
    private static final long FIRST_PAUSE_MILLIS = 200;
    private static final long LONGEST_PAUSE_MILLIS = 5000;

    private final Subscription subscription;
    private final URI publisher;
    private final NodeSettings settings;
    private final XmlRpcClient calls;
    private final Incidents incidents;
    private @Nullable Socket socket;
    private boolean listed = true;
    private boolean closed;
    private volatile boolean connected;
    private volatile boolean local;
    private volatile String name;
    private long pauseMillis = FIRST_PAUSE_MILLIS;

    PublisherLink(
            Subscription subscription, URI publisher, NodeSettings settings, XmlRpcClient calls, Incidents incidents) {
        this.subscription = subscription;
        this.publisher = publisher;
        this.settings = settings;
        this.calls = calls;
        this.incidents = incidents;
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
            while (subscription.keeps(this)) {
                try {
                    receive();
                } catch (EOFException e) {
                    // Publishers come and go.
                } catch (MalformedMessageException e) {
                    incidents.report(
                            "malformed message", publisher + " on " + subscription.topic() + ": " + e.getMessage());
                } catch (Answers.RefusedException e) {
                    incidents.reportOnce(
                            "refused handshake",
                            publisher + " " + subscription.topic(),
                            publisher + " of " + subscription.topic() + ": " + e.getMessage());
                } catch (IOException e) {
                    if (wanted()) {
                        incidents.reportOnce(
                                NOT_REACHED,
                                publisher.toString(),
                                publisher + " of " + subscription.topic() + ": " + Reach.reason(publisher, e));
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
            subscription.forget(this);
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
        line.setSoTimeout((int) settings.handshakeTimeout().toMillis());
        line.getOutputStream()
                .write(ConnectionHeader.of(
                                "callerid",
                                settings.name(),
                                "topic",
                                subscription.topic(),
                                // Whether the bytes are what we read is seen from the definition that it answers with.
                                "type",
                                ConnectionHeader.ANY,
                                "md5sum",
                                ConnectionHeader.ANY,
                                "message_definition",
                                subscription.type().text(),
                                "tcp_nodelay",
                                "1")
                        .toBytes());
        InputStream stream = new BufferedInputStream(line.getInputStream());
        ConnectionHeader answer = ConnectionHeader.readFrom(stream);
        if (answer.has("error")) {
            throw new Answers.RefusedException("it refused the connection: " + answer.get("error"));
        }
        String objection = subscription.agreement().objection(answer, subscription.type());
        if (objection != null) {
            throw new Answers.RefusedException("it publishes " + objection);
        }
        line.setSoTimeout(0);
        name = answer.has("callerid") ? answer.sender() : publisher.toString();
        local = Reach.isThisMachine(line.getInetAddress(), line.getLocalAddress());
        connected = true;
        incidents.over(NOT_REACHED, publisher.toString());
        synchronized (this) {
            pauseMillis = FIRST_PAUSE_MILLIS;
        }
        while (true) {
            byte[] bytes = Sockets.readFrame(stream, settings.longestMessage());
            try {
                subscription.deliver(this, Message.decode(subscription.type(), bytes));
            } catch (MalformedMessageException e) {
                // The frame was whole, so the next one begins where it should.
                incidents.report(
                        "malformed message", answer.sender() + " on " + subscription.topic() + ": " + e.getMessage());
            }
        }
    }

    private InetSocketAddress askForAddress() throws IOException {
        Object answer = calls.call(
                publisher, "requestTopic", settings.name(), subscription.topic(), List.of(List.of("TCPROS")));
        if (Answers.value(answer) instanceof List<?> protocol
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
        line.connect(address, (int) settings.callTimeout().toMillis());
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
