// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.node;

import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.robopitch.links.ros.graph.ParameterStore;
import org.robopitch.links.ros.xmlrpc.XmlRpcClient;

/** The calls of a master's API: those that a node makes about itself, the parameters that it keeps, and who else is there. */
public final class Master implements ParameterStore {
    private static final int SUCCESS = 1;
    private static final Duration PATIENCE = Duration.ofSeconds(2);

    private final URI address;
    private final String caller;
    private final XmlRpcClient calls;

    Master(URI address, String caller, XmlRpcClient calls) {
        this.address = address;
        this.caller = caller;
        this.calls = calls;
    }

    /**
     * {@return a master for a program that is no node yet}
     *
     * @param settings where the master is
     */
    public static Master of(NodeSettings settings) {
        return new Master(settings.master(), settings.name(), new XmlRpcClient(settings.callTimeout()));
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

    /**
     * A node that publishes a topic.
     *
     * @param name of the node
     * @param address of its API
     */
    public record Other(String name, String address) {}

    /**
     * {@return the nodes that publish what there should be one publisher of, such as the clock of a simulator} A master also
     * lists those that died without a word: only a node that answers is there.
     *
     * @param topic what they publish
     * @param self the name of a node that is left out
     * @throws IOException if the master cannot be reached
     */
    public List<Other> publishersOf(String topic, String self) throws IOException {
        XmlRpcClient impatient = new XmlRpcClient(PATIENCE);
        List<Other> found = new ArrayList<>();
        for (String name : publishersOf(topic)) {
            if (!name.equals(self)) {
                try {
                    String there = lookupNode(name);
                    value(impatient.call(URI.create(there), "getPid", caller));
                    found.add(new Other(name, there));
                } catch (IOException | IllegalArgumentException e) {
                    // The master has not heard of its end.
                }
            }
        }
        return found;
    }

    URI lookupService(String service) throws IOException {
        Object found = call("lookupService", service);
        URI uri = address(found);
        if (!"rosrpc".equals(uri.getScheme()) || uri.getHost() == null || uri.getPort() <= 0) {
            throw new IOException("a service's address is rosrpc://HOST:PORT, not " + found);
        }
        return uri;
    }

    @Override
    public List<String> names() throws IOException {
        return call("getParamNames") instanceof List<?> all
                ? all.stream().map(String::valueOf).toList()
                : List.of();
    }

    @Override
    public Optional<Object> get(String key) throws IOException {
        return find("getParam", key);
    }

    @Override
    public void set(String key, Object value) throws IOException {
        call("setParam", key, value);
    }

    @Override
    public boolean has(String key) throws IOException {
        return Boolean.TRUE.equals(call("hasParam", key));
    }

    @Override
    public void delete(String key) throws IOException {
        find("deleteParam", key);
    }

    @Override
    public Optional<String> search(String key) throws IOException {
        return find("searchParam", key).map(String::valueOf);
    }

    /** {@return the value of a parameter's call, if the parameter exists} */
    private Optional<Object> find(String method, String key) throws IOException {
        try {
            return Optional.of(call(method, key));
        } catch (RefusedException e) {
            return Optional.empty();
        }
    }

    Object call(String method, Object... arguments) throws IOException {
        Object[] all = new Object[arguments.length + 1];
        all[0] = caller;
        System.arraycopy(arguments, 0, all, 1, arguments.length);
        return value(calls.call(address, method, all));
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
    static List<Object> success(Object value) {
        return List.of(SUCCESS, "", value);
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
