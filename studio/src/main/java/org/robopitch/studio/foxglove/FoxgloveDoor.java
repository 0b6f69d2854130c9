// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studio.foxglove;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.robopitch.runner.guard.Daemon;
import org.robopitch.studio.StudioExtension;
import org.robopitch.studio.live.LiveMatch;

/**
 * Where Foxglove comes in to watch the live match: the subprotocol {@code foxglove.websocket.v1}. It can change nothing.
 *
 * <p>One thread looks at the match's newest frame twenty times a second while somebody is there.
 */
public final class FoxgloveDoor implements StudioExtension, AutoCloseable {
    private static final long PERIOD_MILLISECONDS = 50;

    private final Supplier<@Nullable LiveMatch> live;
    private final List<FoxgloveClient> clients = new CopyOnWriteArrayList<>();
    private final ScheduledExecutorService ticker;

    /** A door to whatever match is live. */
    public FoxgloveDoor(Supplier<@Nullable LiveMatch> live) {
        this.live = live;
        this.ticker = Executors.newSingleThreadScheduledExecutor(Daemon.named("foxglove"));
        var unused =
                ticker.scheduleAtFixedRate(this::tick, PERIOD_MILLISECONDS, PERIOD_MILLISECONDS, TimeUnit.MILLISECONDS);
    }

    @Override
    public String path() {
        return "/foxglove";
    }

    /** Foxglove's own pages; its desktop program sends no origin or that of a file. */
    @Override
    public boolean admits(String origin) {
        return List.of("https://app.foxglove.dev", "https://studio.foxglove.dev", "file://")
                .contains(origin);
    }

    @Override
    public Visitor enter(Line line) {
        FoxgloveClient[] self = new FoxgloveClient[1];
        self[0] = new FoxgloveClient(line, () -> clients.remove(self[0]));
        clients.add(self[0]);
        return self[0];
    }

    private void tick() {
        LiveMatch match = live.get();
        if (match != null) {
            clients.forEach(client -> client.show(match));
        }
    }

    @Override
    public void close() {
        ticker.shutdownNow();
    }
}
