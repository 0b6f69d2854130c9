// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studio.live;

import java.io.IOException;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchEvent;
import org.robopitch.engine.match.MatchSnapshot;
import org.robopitch.engine.match.OperatorAction;
import org.robopitch.engine.match.Side;
import org.robopitch.runner.Catalogue;
import org.robopitch.runner.MatchOrder;
import org.robopitch.runner.PreparedMatch;
import org.robopitch.runner.frame.FrameListener;
import org.robopitch.runner.frame.MatchFrame;
import org.robopitch.runner.link.LinkCounters;
import org.robopitch.runner.pace.Clock;
import org.robopitch.runner.pace.Pace;
import org.robopitch.runner.replay.CommandLog;
import org.robopitch.runner.replay.Moment;
import org.robopitch.runner.replay.Rerun;
import org.robopitch.runner.session.MatchScene;
import org.robopitch.runner.session.MatchSession;
import org.robopitch.runner.session.SessionStatus;
import org.robopitch.studio.frame.FrameEncoder;
import org.robopitch.studio.frame.Past;
import org.robopitch.studio.frame.RobotReadings;
import org.robopitch.studio.frame.Steps;

/**
 * A match being played for viewers: its newest frame, its past, and what they may do to it.
 *
 * <p>The session's thread never waits for a viewer: it leaves frames where others find them.
 */
public final class LiveMatch implements Past, AutoCloseable {
    private static final int MOST_WISHES = 1000;

    private static final long HISTORY_BYTES = 96L << 20;
    private static final long SAVED_WITHIN_SECONDS = 10;

    private static final long COUNTED_EVERY_NANOS = 1_000_000_000;

    private final int number;
    private final PreparedMatch prepared;
    private final FrameEncoder encoder;
    private final History history = new History(HISTORY_BYTES);
    private final EventLog events = new EventLog();
    private final LiveReadings readings;
    private final MatchSession session;
    private final CommandLog log;
    private final boolean fromTheStart;
    private final Steps steps;
    private final AtomicInteger wishes = new AtomicInteger();
    private volatile double speed;
    private volatile boolean everyStep;
    private volatile byte[] newest;
    private long countedAt;
    private List<LinkCounters.Count> counts = List.of();

    /**
     * Begins to play.
     *
     * @param number of the match, from 1
     * @param prepared what to play; closed with this
     * @param start the moment of another match at which it begins; null for the kick-off
     * @param rerun plays what has passed again, for those who want to see its steps
     * @param speed times real time; infinite for full speed
     */
    public LiveMatch(int number, PreparedMatch prepared, @Nullable Moment start, Rerun rerun, double speed) {
        this.number = number;
        this.prepared = prepared;
        this.countedAt = Clock.SYSTEM.nanoTime() - COUNTED_EVERY_NANOS;
        this.speed = speed;
        // It watches before the session does, which may hold the match inside of a cycle.
        MatchFrame first = prepared.frames().now();
        this.encoder = new FrameEncoder(number);
        this.newest = encoder.encode(first);
        history.add(first.time(), newest);
        this.readings = new LiveReadings(first.readings());
        prepared.match().statistics().events().forEach(events::add);
        this.everyStep = speed < 1;
        prepared.frames().watch(new Watcher());
        this.log = new CommandLog(prepared.match());
        this.fromTheStart = prepared.match().cycles() == 0;
        this.steps = new Steps(() -> rerun.steps(prepared.order(), start, log), this::same);
        prepared.frames().watch(log);
        // A match that begins with a situation shows it before its first cycle.
        prepared.match().applyOperator();
        this.session = new MatchSession(prepared, pace(speed), Clock.SYSTEM);
    }

    private static Pace pace(double speed) {
        return Double.isInfinite(speed) ? Pace.UNLIMITED : new Pace.Times(speed);
    }

    /** Holds the match, or lets it continue. */
    public void pause(boolean hold) {
        wish(() -> session.pace(hold ? Pace.PAUSED : pace(speed)));
    }

    /** Plays a number of cycles, and holds. */
    public void step(int cycles) {
        for (int i = 0; i < cycles; i++) {
            wish(session::cycleOnce);
        }
    }

    /** Sets the speed, times real time; infinite for full speed. A held match stays held. */
    public void speed(double factor) {
        speed = factor;
        everyStep = factor < 1;
        if (!session.latest().paused()) {
            wish(() -> session.pace(pace(factor)));
        }
    }

    /** Queues an action of a person: place, drive or release a body. It is shown at once, even while the match is held. */
    public void operate(OperatorAction action) {
        wish(() -> session.operate(action));
    }

    private void wish(java.util.function.Supplier<CompletableFuture<Void>> wish) {
        if (wishes.incrementAndGet() > MOST_WISHES) {
            wishes.decrementAndGet();
            throw new IllegalStateException("the match is too busy, please try again");
        }
        var unused = wish.get().whenComplete((done, refused) -> wishes.decrementAndGet());
    }

    @Override
    public Moment moment(double time, Rerun rerun) throws IOException {
        MatchOrder order = order();
        if (time >= history.end() - 0.5 * scene().cycleSeconds()) {
            return new Moment(order, snapshot(), EnumSet.allOf(Side.class));
        }
        if (!fromTheStart || !log.complete()) {
            throw new IllegalArgumentException("you can only go on from the present of this match, press LIVE first: "
                    + (fromTheStart ? "it is too long to be played again" : "it started in the middle itself"));
        }
        return rerun.of(order, log.read(), time);
    }

    private MatchSnapshot snapshot() {
        try {
            return session.snapshot().get(SAVED_WITHIN_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalArgumentException("the studio is closing", e);
        } catch (ExecutionException | TimeoutException | CancellationException e) {
            throw new IllegalArgumentException("this moment cannot be saved: " + e.getMessage(), e);
        }
    }

    /** {@return where it is recorded, as far as it has been played; null for nowhere} */
    public @Nullable Path recordingFile() {
        return prepared.recordingFile();
    }

    /** {@return its number} */
    public int number() {
        return number;
    }

    /** {@return what was ordered} */
    public MatchOrder order() {
        return session.latest().scene().order();
    }

    /** {@return what stays the same} */
    public MatchScene scene() {
        return session.latest().scene();
    }

    /** {@return the newest frame} */
    public byte[] newest() {
        return newest;
    }

    /** {@return how it is being played} */
    public LiveStatus status() {
        SessionStatus latest = session.latest();
        return new LiveStatus(latest.paused(), speed, latest.over(), latest.problem(), linkCounts(latest.over()));
    }

    /** Counters change all the time: the page has new ones once a second, and when the match is over. */
    private synchronized List<LinkCounters.Count> linkCounts(boolean over) {
        long now = Clock.SYSTEM.nanoTime();
        if (over || now - countedAt >= COUNTED_EVERY_NANOS) {
            countedAt = now;
            counts = prepared.linkCounts().stream()
                    .filter(count -> count.value() > 0)
                    .toList();
        }
        return counts;
    }

    /** {@return the newest status of its session} */
    public SessionStatus latest() {
        return session.latest();
    }

    /** {@return how many cycles ended later than one cycle after they were due} */
    public long lateCycles() {
        return session.latest().lateCycles();
    }

    /** {@return its past} */
    public History history() {
        return history;
    }

    @Override
    public byte[] steps(double from, double to, List<Integer> bodies, Rerun rerun) throws IOException {
        if (!log.complete()) {
            throw new IllegalArgumentException("this match is too long to be played again");
        }
        return steps.between(from, to, bodies);
    }

    @Override
    public List<byte[]> frames(double from, double to, int most, Catalogue catalogue) {
        return history.between(from, to, most);
    }

    /** Whether a match played again has its bodies where the frame of that moment shows them. */
    private boolean same(Match again) {
        double time = again.game().world().time();
        boolean past = history.end() > time + 0.5 * scene().cycleSeconds();
        if (!past || log.operatedAt(again.game().world().steps())) {
            return true;
        }
        List<byte[]> found = history.between(time, time, 1);
        return found.isEmpty() || FrameEncoder.agrees(found.get(0), again);
    }

    @Override
    public RobotReadings readings(int body, double from, double to) {
        return readings.between(body, from, to);
    }

    /** {@return what has happened} */
    public EventLog events() {
        return events;
    }

    /** Stops playing, and waits until the match's own things are closed. */
    @Override
    public void close() {
        session.close();
    }

    /** Keeps frames and events for others, on the thread that plays the match. */
    private final class Watcher implements FrameListener {
        @Override
        public boolean everyStep() {
            return everyStep;
        }

        @Override
        public void happened(MatchEvent event) {
            events.add(event);
        }

        @Override
        public void operated(MatchFrame frame, OperatorAction action) {
            publish(frame);
        }

        @Override
        public void stepped(MatchFrame frame) {
            publish(frame);
        }

        @Override
        public void cycled(MatchFrame frame) {
            readings.add(frame);
            publish(frame);
        }

        private void publish(MatchFrame frame) {
            byte[] bytes = encoder.encode(frame);
            history.add(frame.time(), bytes);
            newest = bytes;
        }
    }
}
