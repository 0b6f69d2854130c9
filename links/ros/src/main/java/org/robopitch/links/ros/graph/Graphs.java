// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.graph;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.robopitch.links.ros.graph.Graph.MessageHandler;
import org.robopitch.links.ros.graph.Graph.Publisher;
import org.robopitch.links.ros.graph.Graph.ServiceCaller;
import org.robopitch.links.ros.graph.Graph.ServiceHandler;
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

    @Override
    public @Nullable ServiceCaller caller(String service, ServiceType type) {
        List<ServiceCaller> callers = new ArrayList<>();
        for (Graph graph : all) {
            ServiceCaller caller = graph.caller(service, type);
            if (caller != null) {
                callers.add(caller);
            }
        }
        return callers.isEmpty() ? null : new Callers(service, callers);
    }

    @Override
    public void describe(Map<String, Object> parameters) {
        all.forEach(graph -> graph.describe(parameters));
    }

    /** Calls all servers of a service, once each. */
    private record Callers(String service, List<ServiceCaller> callers) implements ServiceCaller {
        @Override
        public Message call(Message request) throws IOException {
            IOException problem = new IOException("nobody serves " + service);
            Message answer = null;
            for (ServiceCaller caller : callers) {
                try {
                    answer = caller.call(request);
                } catch (IOException e) {
                    problem = e;
                }
            }
            if (answer == null) {
                throw problem;
            }
            return answer;
        }

        @Override
        public void close() {
            callers.forEach(ServiceCaller::close);
        }
    }
}
