// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.node;

import java.io.IOException;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jspecify.annotations.Nullable;
import org.robopitch.links.ros.graph.Publisher;
import org.robopitch.links.ros.message.Message;
import org.robopitch.links.ros.message.MessageType;

/** A topic that this node publishes, and its subscribers. */
final class Publication implements Publisher {
    private final NodeSettings settings;
    private final String topic;
    private final MessageType type;
    private final boolean latched;
    private final Agreement agreement;
    private final List<SubscriberLink> links = new CopyOnWriteArrayList<>();
    private long sequence;
    private byte @Nullable [] last;

    Publication(NodeSettings settings, String topic, MessageType type, boolean latched, Agreement agreement) {
        this.settings = settings;
        this.agreement = agreement;
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
            byte[] frame = Sockets.framed(message.encode());
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
        String objection = agreement.objection(header, type);
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
                settings.name(),
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
        SubscriberLink[] self = new SubscriberLink[1];
        SubscriberLink link = new SubscriberLink(
                socket, header.sender(), settings.queueLength(), () -> links.removeIf(other -> other == self[0]));
        self[0] = link;
        synchronized (this) {
            if (last != null) {
                link.offer(last);
            }
            links.add(link);
        }
        link.run();
    }

    /** {@return who does not read, and was dropped; those who are gone are dropped too} */
    List<String> dropStale(Incidents incidents) {
        List<String> dropped = new ArrayList<>();
        for (SubscriberLink link : links) {
            if (link.blockedFor(settings.blockedTimeout().toNanos())) {
                incidents.report(
                        "stale subscriber", link.peer() + " has stopped reading " + topic + ", and is dropped");
                link.close();
                dropped.add(link.peer());
            } else {
                link.checkThatPeerIsThere();
            }
        }
        return dropped;
    }

    /** {@return whether a node of that name listens} */
    boolean isHeardBy(String peer) {
        return links.stream().anyMatch(link -> link.peer().equals(peer));
    }

    void close() {
        links.forEach(SubscriberLink::close);
    }
}
