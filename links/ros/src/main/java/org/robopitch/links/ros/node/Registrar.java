// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.node;

import java.io.IOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.robopitch.runner.guard.Daemon;

/**
 * Keeps the master informed about what this node publishes, subscribes to and serves. Once a heartbeat it asks the master
 * where this node is; a master that does not know was restarted, and is told everything again.
 */
final class Registrar {
    /** How many heartbeats pass between two looks for others. */
    private static final int LOOK_BEATS = 5;

    private static final int MOST_TOLD = 64;

    private final RosNode node;
    private final Master master;
    private final Incidents incidents;
    private final Absentees absentees;
    private final Set<String> registered = new HashSet<>();
    private final Thread thread;
    private boolean closed;
    private boolean urgent;
    private boolean announce;
    private boolean everRegistered;
    private boolean missed;
    private boolean forgotten;
    private volatile boolean reached;
    private volatile boolean complete;
    private final Set<String> toldOfOthers = new HashSet<>();
    private volatile @Nullable String alone;
    private long beats;

    Registrar(RosNode node) {
        this.node = node;
        this.master = node.master;
        this.incidents = node.incidents;
        this.absentees = new Absentees();
        this.thread = Daemon.of("ros registrar", this::run);
    }

    void start() {
        thread.start();
    }

    /** Called when there is something new to register. */
    synchronized void wake() {
        complete = false;
        urgent = true;
        notifyAll();
    }

    /** Calls those who wait for a master, even if it is there already. */
    synchronized void announceAgain() {
        announce = true;
        urgent = true;
        notifyAll();
    }

    private synchronized boolean announcing() {
        boolean now = announce;
        announce = false;
        return now;
    }

    /** {@return whether the master knows everything about this node} */
    boolean upToDate() {
        return reached && complete;
    }

    boolean masterReached() {
        return reached;
    }

    private void run() {
        try {
            while (await()) {
                beat();
                warnOfOthers();
                node.publications
                        .values()
                        .forEach(publication ->
                                publication.dropStale().forEach(peer -> absentees.add(publication.topic(), peer)));
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        unregister();
    }

    private synchronized boolean await() throws InterruptedException {
        if (!urgent && !closed) {
            wait(node.settings.heartbeat().toMillis());
        }
        urgent = false;
        return !closed;
    }

    private void warnOfOthers() {
        String topic = alone;
        if (topic == null || !reached || beats++ % LOOK_BEATS != 0) {
            return;
        }
        try {
            for (Master.Other other : master.publishersOf(topic, node.settings.name())) {
                if (toldOfOthers.size() < MOST_TOLD && toldOfOthers.add(other.name() + other.address())) {
                    incidents.tell("another simulator, " + other.name() + " at " + other.address()
                            + ", is on this master too: programs hear both; end one of them");
                }
            }
        } catch (IOException e) {
            // The next beat says that the master is gone.
        }
    }

    /** Sets the topic that should have no other publisher. */
    void alone(String topic) {
        alone = topic;
    }

    private void beat() {
        try {
            if (!registered.isEmpty()) {
                String known = knownAddress();
                if (known.isEmpty()) {
                    registered.clear();
                    complete = false;
                    forgotten = true;
                } else if (!known.equals(node.slaveAddress().toString())) {
                    // Another node has taken the name. To register again would end it; the master asks this one to end.
                    return;
                }
            }
            register(forgotten);
            boolean again = forgotten;
            forgotten = false;
            if (!everRegistered) {
                Reach.caution(node.settings).ifPresent(incidents::tell);
            }
            if (!reached || again) {
                incidents.tell((again ? "registered again with the master " : "registered with the master ")
                        + node.settings.master());
            }
            reached = true;
            everRegistered = true;
            missed = false;
            if (again || announcing()) {
                node.announceRegistration();
            }
        } catch (Master.RefusedException e) {
            incidents.report("master refuses", String.valueOf(e.getMessage()));
        } catch (IOException e) {
            if (!missed) {
                missed = true;
                incidents.report(
                        "master unreachable",
                        node.settings.master() + " (" + Reach.words(e) + "); existing connections stay; retrying");
            }
            reached = false;
        }
    }

    /** The address that the master has for this node's name; empty if it has none, as after a restart. */
    private String knownAddress() throws IOException {
        try {
            return master.lookupNode(node.settings.name());
        } catch (Master.RefusedException e) {
            return "";
        }
    }

    private void register(boolean again) throws IOException {
        synchronized (this) {
            complete = true;
        }
        for (Publication publication : node.publications.values()) {
            once("Publisher", publication.topic(), publication.type().name());
        }
        for (Subscription subscription : node.subscriptions) {
            long updates = subscription.updates();
            Object publishers =
                    once("Subscriber", subscription.topic(), subscription.type().name());
            if (publishers != null) {
                subscription.registered(node.others(Master.addresses(publishers)), !again, updates);
            }
        }
        for (ServiceServer service : node.services.values()) {
            once("Service", service.name(), node.serviceAddress().toString());
        }
    }

    /** Registers what the master does not know yet; {@return its answer, or null if it knows} */
    private @Nullable Object once(String kind, String name, String typeOrAddress) throws IOException {
        if (registered.contains(kind + name)) {
            return null;
        }
        Object answer = master.call(
                "register" + kind, name, typeOrAddress, node.slaveAddress().toString());
        registered.add(kind + name);
        return answer;
    }

    /** A master that is there is told that we leave; one that is not will find out. */
    private void unregister() {
        if (!reached) {
            return;
        }
        String slave = node.slaveAddress().toString();
        try {
            for (Publication publication : node.publications.values()) {
                master.call("unregisterPublisher", publication.topic(), slave);
            }
            for (Subscription subscription : node.subscriptions) {
                master.call("unregisterSubscriber", subscription.topic(), slave);
            }
            for (ServiceServer service : node.services.values()) {
                master.call(
                        "unregisterService",
                        service.name(),
                        node.serviceAddress().toString());
            }
        } catch (IOException e) {
            incidents.report("master unreachable", "while leaving: " + Reach.words(e));
        }
    }

    void close() {
        synchronized (this) {
            closed = true;
            notifyAll();
        }
        absentees.close();
        try {
            thread.join(node.settings.callTimeout().toMillis());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /**
     * Subscribers that were dropped because they did not read: programs that somebody held, or whose network was away. Those
     * of roscpp come back by themselves. Those of rospy wait for a word of the master, who knows of nothing; so they get it
     * from us, until they listen again or the master no longer has them.
     */
    private final class Absentees implements AutoCloseable {
        private static final int PAUSE_HEARTBEATS = 3;
        private static final int MOST = 256;
        private static final int MOST_CALLS = 1200;

        /** With how often each was called; for the thread only. */
        private final Map<Absentee, Integer> absent = new LinkedHashMap<>();

        /** What is asked of it once it is closed is left undone. */
        private final ScheduledThreadPoolExecutor thread = new ScheduledThreadPoolExecutor(
                1, Daemon.named("ros absentees"), new ThreadPoolExecutor.DiscardPolicy());

        private record Absentee(String topic, String peer) {}

        void add(String topic, String peer) {
            thread.execute(() -> {
                if (absent.isEmpty()) {
                    callLater();
                }
                if (absent.size() < MOST) {
                    absent.put(new Absentee(topic, peer), 0);
                }
            });
        }

        private void callLater() {
            long pause = PAUSE_HEARTBEATS * node.settings.heartbeat().toMillis();
            thread.schedule(this::callAll, pause, TimeUnit.MILLISECONDS);
        }

        private void callAll() {
            absent.replaceAll((one, times) -> times + 1);
            absent.entrySet().removeIf(one -> one.getValue() > MOST_CALLS || !missing(one.getKey()));
            if (!absent.isEmpty()) {
                callLater();
            }
        }

        /** Calls somebody, and says whether to continue. */
        private boolean missing(Absentee one) {
            Publication publication = node.publications.get(one.topic());
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
                node.calls.call(peer, "publisherUpdate", "/master", one.topic(), publishers);
            } catch (IOException | IllegalArgumentException e) {
                // It is still away, or the master is.
            }
            return true;
        }

        @Override
        public void close() {
            thread.shutdownNow();
        }
    }
}
