// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.rosbridge;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.robopitch.links.ros.graph.ParameterStore;

/** Parameters where there is no master that keeps them. Safe for use by several threads. */
final class MemoryParameters implements ParameterStore {
    private static final int MOST = 1000;

    private final Map<String, Object> values = new LinkedHashMap<>();

    synchronized void describe(Map<String, Object> described) {
        values.putAll(described);
    }

    @Override
    public synchronized List<String> names() {
        return List.copyOf(values.keySet());
    }

    @Override
    public synchronized Optional<Object> get(String key) {
        if (values.containsKey(key)) {
            return Optional.ofNullable(values.get(key));
        }
        Map<String, Object> group = new LinkedHashMap<>();
        values.forEach((name, value) -> {
            if (name.startsWith(key + "/")) {
                group.put(name.substring(key.length() + 1), value);
            }
        });
        return group.isEmpty() ? Optional.empty() : Optional.of(group);
    }

    @Override
    public synchronized void set(String key, Object value) {
        if (values.size() >= MOST && !values.containsKey(key)) {
            throw new IllegalArgumentException("there are " + MOST + " parameters already");
        }
        values.put(key, value);
    }

    @Override
    public synchronized boolean has(String key) {
        return get(key).isPresent();
    }

    @Override
    public synchronized void delete(String key) {
        values.keySet().removeIf(name -> name.equals(key) || name.startsWith(key + "/"));
    }

    @Override
    public Optional<String> search(String key) {
        String global = key.startsWith("/") ? key : "/" + key;
        return has(global) ? Optional.of(global) : Optional.empty();
    }
}
