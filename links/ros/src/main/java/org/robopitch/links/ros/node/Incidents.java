// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.node;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.robopitch.engine.match.SafeText;

/**
 * What went wrong with peers: every incident is counted under a name, and reported in a line. A peer that errs without end
 * fills no screen: of each name a line comes at most once a second.
 */
public final class Incidents {
    private static final long PAUSE_NANOS = 1_000_000_000L;
    private static final int MOST_CAUSES = 1000;

    private final Consumer<String> lines;
    private final Set<String> causes = ConcurrentHashMap.newKeySet();
    private final Map<String, Tally> tallies = new ConcurrentHashMap<>();

    private static final class Tally {
        private long count;
        private long told;
    }

    /** @param lines takes the lines */
    public Incidents(Consumer<String> lines) {
        // Peers have their words in most of them.
        this.lines = line -> lines.accept(SafeText.of(line));
    }

    /** Counts an incident and tells about it. */
    public void report(String name, String line) {
        Tally tally = tallies.computeIfAbsent(name, key -> new Tally());
        synchronized (tally) {
            tally.count++;
            long now = System.nanoTime();
            if (tally.count > 1 && now - tally.told < PAUSE_NANOS) {
                return;
            }
            tally.told = now;
        }
        lines.accept(name + ": " + line);
    }

    /** Counts an incident that repeats itself, and tells about it once for a cause, until that is over. */
    public void reportOnce(String name, String cause, String line) {
        count(name, 1);
        if (causes.size() < MOST_CAUSES && causes.add(name + " " + cause)) {
            lines.accept(name + ": " + line + " (further attempts are counted, not reported)");
        }
    }

    /** Marks an incident as over: the next one is reported again. */
    public void over(String name, String cause) {
        causes.remove(name + " " + cause);
    }

    private void count(String name, long more) {
        Tally tally = tallies.computeIfAbsent(name, key -> new Tally());
        synchronized (tally) {
            tally.count += more;
        }
    }

    /** Tells about something that is no incident. */
    public void tell(String line) {
        lines.accept(line);
    }

    /** {@return how often something of that name has happened} */
    public long count(String name) {
        Tally tally = tallies.get(name);
        if (tally == null) {
            return 0;
        }
        synchronized (tally) {
            return tally.count;
        }
    }

    /** {@return all counts by name} */
    public Map<String, Long> counts() {
        Map<String, Long> counts = new TreeMap<>();
        tallies.keySet().forEach(name -> counts.put(name, count(name)));
        return counts;
    }
}
