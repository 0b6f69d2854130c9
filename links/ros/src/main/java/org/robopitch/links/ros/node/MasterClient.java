// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.node;

import java.io.IOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import org.robopitch.links.ros.xmlrpc.XmlRpcClient;

/** The calls of a master's API that a node makes about itself. */
final class MasterClient {
    private static final int SUCCESS = 1;

    private final URI master;
    private final String caller;
    private final XmlRpcClient calls;

    MasterClient(URI master, String caller, XmlRpcClient calls) {
        this.master = master;
        this.caller = caller;
        this.calls = calls;
    }

    /** A client of the master of some settings, for somebody who is no node yet. */
    static MasterClient of(NodeSettings settings) {
        return new MasterClient(settings.master(), settings.name(), new XmlRpcClient(settings.callTimeout()));
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
        return value(calls.call(master, method, all));
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

    /** The triple that masters and slaves answer with: 1 for success, a remark, and the value. */
    static List<Object> success(String remark, Object value) {
        return List.of(SUCCESS, remark, value);
    }

    static List<Object> failure(String remark) {
        return List.of(-1, remark, 0);
    }

    /** {@return the value of a success} */
    static Object value(Object answer) throws IOException {
        if (answer instanceof List<?> triple && triple.size() == 3 && triple.get(0) instanceof Integer code) {
            if (code == SUCCESS && triple.get(2) != null) {
                return triple.get(2);
            }
            throw new RefusedException("the peer refused: " + triple.get(1));
        }
        throw new IOException("expected [code, remark, value], but got " + answer);
    }

    /** A peer that was reached and said no. */
    static final class RefusedException extends IOException {
        RefusedException(String message) {
            super(message);
        }
    }
}
