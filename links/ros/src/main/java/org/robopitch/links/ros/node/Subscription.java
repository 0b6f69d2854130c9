// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.node;

import java.net.URI;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.robopitch.links.ros.graph.MessageHandler;
import org.robopitch.links.ros.graph.Source;
import org.robopitch.links.ros.message.Message;
import org.robopitch.links.ros.message.MessageType;
import org.robopitch.links.ros.xmlrpc.XmlRpcClient;

/** A topic that this node has asked for, and the publishers it comes from. */
final class Subscription {
    private static final int MOST_PUBLISHERS = 64;

    private final NodeSettings settings;
    private final String topic;
    private final MessageType type;
    private final MessageHandler handler;
    private final XmlRpcClient calls;
    private final Incidents incidents;
    private final Agreement agreement;
    private final Map<URI, PublisherLink> links = new LinkedHashMap<>();
    private long updates;
    private boolean closed;

    Subscription(
            NodeSettings settings,
            String topic,
            MessageType type,
            MessageHandler handler,
            XmlRpcClient calls,
            Incidents incidents,
            Agreement agreement) {
        this.agreement = agreement;
        this.settings = settings;
        this.topic = topic;
        this.type = type;
        this.handler = handler;
        this.calls = calls;
        this.incidents = incidents;
    }

    String topic() {
        return topic;
    }

    MessageType type() {
        return type;
    }

    Agreement agreement() {
        return agreement;
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
                incidents.report("too many publishers", topic + " has more than " + MOST_PUBLISHERS);
                return;
            }
            PublisherLink link = new PublisherLink(this, publisher, settings, calls, incidents);
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
            incidents.report("message not accepted", topic + ": " + e.getMessage());
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
}
