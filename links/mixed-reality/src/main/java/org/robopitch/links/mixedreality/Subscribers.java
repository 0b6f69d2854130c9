// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.mixedreality;

import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The subscribers of a stream. A subscription ends unless it is renewed; programs of Kiel never renew theirs, so
 * that they stay until there are too many.
 */
final class Subscribers {
    private static final long CYCLES = 500;
    private static final int MOST = 64;

    private final Map<InetSocketAddress, Subscription> all = new LinkedHashMap<>();
    private long cycle;

    private record Subscription(boolean kiel, long since) {}

    /** One who is served. */
    record Subscriber(InetSocketAddress address, boolean kiel) {}

    /** Adds or renews one; more than a few dozen are not served. */
    synchronized void add(InetSocketAddress address, boolean kiel) {
        if (all.size() >= MOST && !all.containsKey(address)) {
            all.entrySet().stream()
                    .filter(entry -> entry.getValue().kiel())
                    .findFirst()
                    .ifPresent(eldest -> all.remove(eldest.getKey()));
        }
        if (all.size() < MOST || all.containsKey(address)) {
            all.put(address, new Subscription(kiel, cycle));
        }
    }

    /** Those who are served in this cycle. */
    synchronized List<Subscriber> next() {
        cycle++;
        all.values().removeIf(one -> !one.kiel() && cycle - one.since() > CYCLES);
        List<Subscriber> served = new ArrayList<>();
        all.forEach((address, one) -> served.add(new Subscriber(address, one.kiel())));
        return served;
    }
}
