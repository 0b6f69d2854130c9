// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.node;

import java.io.IOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.robopitch.runner.guard.Daemon;

/**
 * Subscribers that were dropped because they did not read: programs that somebody held, or whose network was away. Those
 * of roscpp come back by themselves. Those of rospy wait for a word of the master, who knows of nothing; so they get it
 * from us, until they listen again or the master no longer has them.
 */
final class Absentees implements AutoCloseable {
    private static final int PAUSE_HEARTBEATS = 3;
    private static final int MOST = 256;
    private static final int MOST_CALLS = 1200;

    private final RosNode node;
    private final MasterClient master;
    private final Map<Absentee, Integer> absent = new LinkedHashMap<>();
    private @Nullable Thread thread;
    private boolean closed;

    private record Absentee(String topic, String peer) {}

    Absentees(RosNode node) {
        this.node = node;
        this.master = node.master();
    }

    synchronized void add(String topic, String peer) {
        if (closed || absent.size() >= MOST) {
            return;
        }
        absent.put(new Absentee(topic, peer), 0);
        if (thread == null) {
            thread = Daemon.of("ros absentees", this::run);
            thread.start();
        }
    }

    private void run() {
        try {
            for (List<Absentee> now = next(); !now.isEmpty(); now = next()) {
                for (Absentee one : now) {
                    if (!missing(one)) {
                        forget(one);
                    }
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private synchronized List<Absentee> next() throws InterruptedException {
        if (!closed && !absent.isEmpty()) {
            wait(PAUSE_HEARTBEATS * node.settings().heartbeat().toMillis());
        }
        absent.replaceAll((one, times) -> times + 1);
        absent.values().removeIf(times -> times > MOST_CALLS);
        if (closed || absent.isEmpty()) {
            thread = null;
            return List.of();
        }
        return List.copyOf(absent.keySet());
    }

    private synchronized void forget(Absentee one) {
        absent.remove(one);
    }

    /** Calls somebody, and says whether to continue. */
    private boolean missing(Absentee one) {
        Publication publication = node.publication(one.topic());
        if (publication == null || publication.isHeardBy(one.peer())) {
            return false;
        }
        try {
            if (!master.subscribersOf(one.topic()).contains(one.peer())) {
                return false;
            }
            List<String> publishers = new ArrayList<>();
            for (String name : master.publishersOf(one.topic())) {
                publishers.add(master.lookupNode(name));
            }
            URI peer = URI.create(master.lookupNode(one.peer()));
            node.calls().call(peer, "publisherUpdate", "/master", one.topic(), publishers);
        } catch (IOException | IllegalArgumentException e) {
            // It is still away, or the master is.
        }
        return true;
    }

    @Override
    public synchronized void close() {
        closed = true;
        notifyAll();
    }
}
