// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.node;

import java.io.IOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import org.robopitch.links.ros.message.MessageType;
import org.robopitch.links.ros.xmlrpc.XmlRpcClient;

/** The calls of a master's API that a node makes about itself. */
final class MasterClient {
    private final URI master;
    private final String caller;
    private final XmlRpcClient calls;

    MasterClient(URI master, String caller, XmlRpcClient calls) {
        this.master = master;
        this.caller = caller;
        this.calls = calls;
    }

    void registerPublisher(String topic, MessageType type, URI slave) throws IOException {
        call("registerPublisher", topic, type.name(), slave.toString());
    }

    List<URI> registerSubscriber(String topic, MessageType type, URI slave) throws IOException {
        return addresses(call("registerSubscriber", topic, type.name(), slave.toString()));
    }

    void registerService(String service, URI server, URI slave) throws IOException {
        call("registerService", service, server.toString(), slave.toString());
    }

    void unregisterPublisher(String topic, URI slave) throws IOException {
        call("unregisterPublisher", topic, slave.toString());
    }

    void unregisterSubscriber(String topic, URI slave) throws IOException {
        call("unregisterSubscriber", topic, slave.toString());
    }

    void unregisterService(String service, URI server) throws IOException {
        call("unregisterService", service, server.toString());
    }

    /** {@return the address that the master has for a node} */
    String lookupNode(String node) throws IOException {
        return String.valueOf(call("lookupNode", node));
    }

    /** {@return the nodes that publish a topic} */
    List<String> publishersOf(String topic) throws IOException {
        return nodesOf(topic, 0);
    }

    /** {@return the nodes that have subscribed to a topic} */
    List<String> subscribersOf(String topic) throws IOException {
        return nodesOf(topic, 1);
    }

    private List<String> nodesOf(String topic, int list) throws IOException {
        List<String> nodes = new ArrayList<>();
        if (call("getSystemState") instanceof List<?> state
                && state.size() > list
                && state.get(list) instanceof List<?> topics) {
            for (Object entry : topics) {
                if (entry instanceof List<?> pair
                        && pair.size() == 2
                        && topic.equals(pair.get(0))
                        && pair.get(1) instanceof List<?> names) {
                    names.forEach(name -> nodes.add(String.valueOf(name)));
                }
            }
        }
        return nodes;
    }

    URI lookupService(String service) throws IOException {
        Object address = call("lookupService", service);
        URI uri = address(address);
        if (!"rosrpc".equals(uri.getScheme()) || uri.getHost() == null || uri.getPort() <= 0) {
            throw new IOException("a service's address is rosrpc://HOST:PORT, not " + address);
        }
        return uri;
    }

    Object call(String method, Object... arguments) throws IOException {
        Object[] all = new Object[arguments.length + 1];
        all[0] = caller;
        System.arraycopy(arguments, 0, all, 1, arguments.length);
        return Answers.value(calls.call(master, method, all));
    }

    /** {@return the addresses of a list; what is no address is left out} */
    static List<URI> addresses(Object list) {
        List<URI> addresses = new ArrayList<>();
        if (list instanceof List<?> entries) {
            for (Object entry : entries) {
                try {
                    URI uri = address(entry);
                    if ("http".equals(uri.getScheme()) && uri.getHost() != null && uri.getPort() > 0) {
                        addresses.add(uri);
                    }
                } catch (IOException e) {
                    // Nobody can be reached there.
                }
            }
        }
        return addresses;
    }

    private static URI address(Object text) throws IOException {
        try {
            return URI.create(String.valueOf(text));
        } catch (IllegalArgumentException e) {
            throw new IOException("this is not an address: " + text, e);
        }
    }
}
