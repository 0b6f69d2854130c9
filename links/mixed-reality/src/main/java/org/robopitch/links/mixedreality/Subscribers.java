// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.mixedreality;

import java.net.InetSocketAddress;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Who wants to see what the vision sees. A subscription ends unless it is renewed. */
public final class Subscribers {
    private static final long CYCLES = 500;
    private static final int MOST = 64;

    private final Map<InetSocketAddress, Long> since = new LinkedHashMap<>();
    private long cycle;

    /** Adds or renews one; more than a few dozen are not served. */
    public synchronized void add(InetSocketAddress address) {
        if (since.size() < MOST || since.containsKey(address)) {
            since.put(address, cycle);
        }
    }

    /** Those who are served in this cycle. */
    public synchronized List<InetSocketAddress> next() {
        cycle++;
        since.values().removeIf(begun -> cycle - begun > CYCLES);
        return List.copyOf(since.keySet());
    }
}
