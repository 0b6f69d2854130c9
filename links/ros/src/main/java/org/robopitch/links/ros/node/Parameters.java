// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.node;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.robopitch.links.ros.graph.ParameterStore;

/** The parameters that a master keeps. */
public final class Parameters implements ParameterStore {
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
        return new Parameters(MasterClient.of(settings));
    }

    @Override
    public Optional<Object> get(String key) throws IOException {
        try {
            return Optional.of(master.call("getParam", key));
        } catch (MasterClient.RefusedException e) {
            return Optional.empty();
        }
    }

    @Override
    public List<String> names() throws IOException {
        List<String> names = new ArrayList<>();
        if (master.call("getParamNames") instanceof List<?> all) {
            all.forEach(name -> names.add(String.valueOf(name)));
        }
        return names;
    }

    /** {@return a number, if one is set} */
    public Optional<Double> number(String key) throws IOException {
        return get(key).filter(Number.class::isInstance).map(value -> ((Number) value).doubleValue());
    }

    @Override
    public void set(String key, Object value) throws IOException {
        master.call("setParam", key, value);
    }

    @Override
    public boolean has(String key) throws IOException {
        return Boolean.TRUE.equals(master.call("hasParam", key));
    }

    @Override
    public void delete(String key) throws IOException {
        try {
            master.call("deleteParam", key);
        } catch (MasterClient.RefusedException e) {
            // It was not there.
        }
    }

    @Override
    public Optional<String> search(String key) throws IOException {
        try {
            return Optional.of(String.valueOf(master.call("searchParam", key)));
        } catch (MasterClient.RefusedException e) {
            return Optional.empty();
        }
    }
}
