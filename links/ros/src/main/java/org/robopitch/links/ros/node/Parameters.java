// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.node;

import java.io.IOException;
import java.util.Optional;
import org.robopitch.links.ros.xmlrpc.XmlRpcClient;

/**
 * The parameters that a master keeps.
 *
 * <p>Values are {@link Integer}, {@link Double}, {@link Boolean}, {@link String}, {@link java.util.List} or
 * {@link java.util.Map}. All methods throw an {@link IOException} if the master cannot be reached.
 */
public final class Parameters {
    private final MasterClient master;

    Parameters(MasterClient master) {
        this.master = master;
    }

    /**
     * {@return the parameters of a master, for somebody who is no node yet}
     *
     * @param settings where the master is
     */
    public static Parameters of(NodeSettings settings) {
        XmlRpcClient calls = new XmlRpcClient(settings.callTimeout());
        return new Parameters(new MasterClient(settings.master(), settings.name(), calls));
    }

    /** {@return a value, if it is set} */
    public Optional<Object> get(String key) throws IOException {
        try {
            return Optional.of(master.call("getParam", key));
        } catch (Answers.RefusedException e) {
            return Optional.empty();
        }
    }

    /** {@return a number, if one is set} */
    public Optional<Double> number(String key) throws IOException {
        return get(key).filter(Number.class::isInstance).map(value -> ((Number) value).doubleValue());
    }

    /** Sets a value. */
    public void set(String key, Object value) throws IOException {
        master.call("setParam", key, value);
    }

    /** {@return whether a value is set} */
    public boolean has(String key) throws IOException {
        return Boolean.TRUE.equals(master.call("hasParam", key));
    }

    /** Takes a value away, if it is set. */
    public void delete(String key) throws IOException {
        try {
            master.call("deleteParam", key);
        } catch (Answers.RefusedException e) {
            // It was not there.
        }
    }

    /** {@return the full name of the nearest parameter of that name, seen from this node outwards} */
    public Optional<String> search(String key) throws IOException {
        try {
            return Optional.of(String.valueOf(master.call("searchParam", key)));
        } catch (Answers.RefusedException e) {
            return Optional.empty();
        }
    }
}
