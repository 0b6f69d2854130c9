// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studio.web;

import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import org.eclipse.jetty.websocket.api.Session;
import org.jspecify.annotations.Nullable;
import org.robopitch.runner.guard.Daemon;
import org.robopitch.studio.live.LiveMatch;
import org.robopitch.studio.live.LiveStatus;

/** All who watch, and the thread that hands them the newest frame, sixty times a second. */
final class Viewers implements AutoCloseable {
    private static final long PERIOD_MICROSECONDS = 16_667;

    private final Supplier<@Nullable LiveMatch> current;
    private final Map<Session, Viewer> all = new ConcurrentHashMap<>();
    private final AtomicLong dropped = new AtomicLong();
    private final AtomicLong refused = new AtomicLong();
    private final AtomicLong statusVersion = new AtomicLong();
    private final ScheduledExecutorService ticker =
            Executors.newSingleThreadScheduledExecutor(Daemon.named("studio frames"));

    private @Nullable LiveStatus lastStatus;

    Viewers(Supplier<@Nullable LiveMatch> current) {
        this.current = current;
        ticker.scheduleAtFixedRate(this::tick, 0, PERIOD_MICROSECONDS, TimeUnit.MICROSECONDS);
    }

    private void tick() {
        LiveMatch live = live();
        LiveStatus status = live == null ? null : live.status();
        if (!Objects.equals(status, lastStatus)) {
            lastStatus = status;
            statusChanged();
        }
        for (Viewer viewer : all.values()) {
            try {
                viewer.pump();
            } catch (RuntimeException e) {
                // A connection that breaks while it is written to must not end the ticking; it is closed by its own
                // event.
                refused.incrementAndGet();
            }
        }
    }

    Viewer enter(Session session) {
        Viewer viewer = new Viewer(Line.over(session), this);
        all.put(session, viewer);
        statusChanged();
        return viewer;
    }

    @Nullable
    Viewer find(Session session) {
        return all.get(session);
    }

    void leave(Session session) {
        all.remove(session);
        statusChanged();
    }

    void statusChanged() {
        statusVersion.incrementAndGet();
    }

    void frameDropped() {
        dropped.incrementAndGet();
    }

    void messageRefused() {
        refused.incrementAndGet();
    }

    @Nullable
    LiveMatch live() {
        return current.get();
    }

    long statusVersion() {
        return statusVersion.get();
    }

    String status() {
        return Messages.status(live(), all.size(), dropped.get(), refused.get());
    }

    int count() {
        return all.size();
    }

    long dropped() {
        return dropped.get();
    }

    long refused() {
        return refused.get();
    }

    @Override
    public void close() {
        ticker.shutdownNow();
        all.values().forEach(viewer -> viewer.close(1001, "the studio was closed"));
    }
}
