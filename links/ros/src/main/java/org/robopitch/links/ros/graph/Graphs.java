// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.graph;

import java.util.List;
import org.robopitch.links.ros.message.Message;
import org.robopitch.links.ros.message.MessageType;
import org.robopitch.links.ros.message.ServiceType;

/** Several graphs as one: what is published goes to all, and what is asked may come from any. */
public record Graphs(List<Graph> all) implements Graph {
    public Graphs {
        all = List.copyOf(all);
    }

    @Override
    public Publisher publish(String topic, MessageType type, boolean latched) {
        List<Publisher> publishers =
                all.stream().map(graph -> graph.publish(topic, type, latched)).toList();
        return new Publisher() {
            @Override
            public void publish(Message message) {
                publishers.forEach(publisher -> publisher.publish(message));
            }

            @Override
            public int subscribers() {
                return publishers.stream().mapToInt(Publisher::subscribers).sum();
            }
        };
    }

    @Override
    public void listen(String topic, MessageType type, MessageHandler handler) {
        all.forEach(graph -> graph.listen(topic, type, handler));
    }

    @Override
    public long publishersOf(String topic) {
        return all.stream().mapToLong(graph -> graph.publishersOf(topic)).sum();
    }

    @Override
    public void serve(String service, ServiceType type, ServiceHandler handler) {
        all.forEach(graph -> graph.serve(service, type, handler));
    }
}
