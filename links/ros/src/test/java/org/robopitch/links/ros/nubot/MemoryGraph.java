// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.nubot;

import java.util.HashMap;
import java.util.Map;
import org.robopitch.links.ros.graph.Graph;
import org.robopitch.links.ros.graph.Graph.MessageHandler;
import org.robopitch.links.ros.graph.Graph.Publisher;
import org.robopitch.links.ros.graph.Graph.ServiceHandler;
import org.robopitch.links.ros.graph.Graph.Source;
import org.robopitch.links.ros.graph.ServiceRefusedException;
import org.robopitch.links.ros.message.MalformedMessageException;
import org.robopitch.links.ros.message.Message;
import org.robopitch.links.ros.message.MessageType;
import org.robopitch.links.ros.message.ServiceType;

/** A graph without a network; messages pass through bytes all the same, and somebody always listens. */
final class MemoryGraph implements Graph {
    /** A program on this machine. */
    record Somebody(String name, boolean isLocal) implements Source {
        @Override
        public boolean isConnected() {
            return true;
        }
    }

    private static final Source SOMEBODY = new Somebody("/somebody", true);

    final Map<String, Message> newest = new HashMap<>();
    final Map<String, Integer> counts = new HashMap<>();
    private final Map<String, MessageType> types = new HashMap<>();
    private final Map<String, MessageHandler> handlers = new HashMap<>();
    private final Map<String, ServiceType> services = new HashMap<>();
    private final Map<String, ServiceHandler> servers = new HashMap<>();

    @Override
    public Publisher publish(String topic, MessageType type, boolean latched) {
        return new Publisher() {
            @Override
            public void publish(Message message) {
                try {
                    newest.put(topic, Message.decode(type, message.encode()));
                } catch (MalformedMessageException e) {
                    throw new IllegalStateException(e);
                }
                counts.merge(topic, 1, Integer::sum);
            }

            @Override
            public int subscribers() {
                return 1;
            }
        };
    }

    @Override
    public void listen(String topic, MessageType type, MessageHandler handler) {
        types.put(topic, type);
        handlers.put(topic, handler);
    }

    @Override
    public void serve(String service, ServiceType type, ServiceHandler handler) {
        services.put(service, type);
        servers.put(service, handler);
    }

    Message message(String topic) {
        return new Message(types.get(topic));
    }

    void send(String topic, Message message) {
        send(SOMEBODY, topic, message);
    }

    void send(Source source, String topic, Message message) {
        handlers.get(topic).take(source, message);
    }

    Message request(String service) {
        return new Message(services.get(service).request());
    }

    Message call(String service, Message request) throws ServiceRefusedException {
        return servers.get(service).answer(request);
    }

    boolean offers(String service) {
        return servers.containsKey(service);
    }

    boolean listensTo(String topic) {
        return handlers.containsKey(topic);
    }
}
