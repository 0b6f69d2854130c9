// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.link;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.LongAdder;

/**
 * Counts what happens on a link by names for people, in the order in which the names were given. Safe for use by several
 * threads; counting allocates nothing.
 */
public final class LinkCounters {
    private final List<Counter> counters = new ArrayList<>();

    /** What has been counted under one name. */
    public record Count(String name, long value) {}

    /** Counts under one name. */
    public static final class Counter {
        private final String name;
        private final LongAdder count = new LongAdder();

        private Counter(String name) {
            this.name = name;
        }

        public void add() {
            count.increment();
        }

        public void add(long more) {
            count.add(more);
        }

        public long value() {
            return count.sum();
        }
    }

    /** The counter of a name, such as "packets dropped: no such robot". */
    public synchronized Counter counter(String name) {
        for (Counter known : counters) {
            if (known.name.equals(name)) {
                return known;
            }
        }
        Counter counter = new Counter(name);
        counters.add(counter);
        return counter;
    }

    /** All counters as they stand. */
    public synchronized List<Count> all() {
        return counters.stream()
                .map(counter -> new Count(counter.name, counter.value()))
                .toList();
    }

    /** The sum of those counts whose names begin with one of these. */
    public static long sum(List<Count> counts, String... beginnings) {
        return counts.stream()
                .filter(count -> Arrays.stream(beginnings).anyMatch(count.name()::startsWith))
                .mapToLong(Count::value)
                .sum();
    }

    /** Those counters that have counted anything. */
    public List<Count> notZero() {
        return all().stream().filter(count -> count.value() != 0).toList();
    }
}
