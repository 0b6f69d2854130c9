// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.session;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.BrokenStateException;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchEvent;
import org.robopitch.engine.match.MatchListener;
import org.robopitch.engine.match.MatchSnapshot;
import org.robopitch.engine.match.OperatorAction;
import org.robopitch.runner.PreparedMatch;
import org.robopitch.runner.guard.Daemon;
import org.robopitch.runner.pace.Clock;
import org.robopitch.runner.pace.Pace;
import org.robopitch.runner.pace.Pacer;

/**
 * Plays one match after another on a thread of its own, for people who watch it and act in it.
 *
 * <p>Safe for use by several threads. What is asked of it is queued and answered by a future; its status is fetched from a
 * {@link StatusMailbox}. Neither ever makes the match wait. The futures of refused requests end with an
 * {@link IllegalArgumentException}, those of requests to a closed session with a {@link java.util.concurrent
 * .CancellationException}.
 */
public final class MatchSession implements AutoCloseable {
    /** The status comes at most this often, however fast the match runs. */
    private static final long STATUS_NANOS = 15_000_000;

    /** Below this pace a cycle lasts so long that its steps are paced one by one. */
    private static final double SLOW = 0.6;

    private final Clock clock;
    private final Pacer pacer;
    private final BlockingQueue<Request> requests = new LinkedBlockingQueue<>();
    private final List<StatusMailbox> mailboxes = new CopyOnWriteArrayList<>();
    private final Thread thread;
    private final StepPermits permits = new StepPermits();
    private volatile SessionStatus latest;
    private volatile boolean closed;

    // From here on, all belongs to the session's thread.
    private PreparedMatch current;
    private MatchScene scene;
    private List<MatchEvent> events = List.of();
    private @Nullable PreparedMatch next;
    private final List<CompletableFuture<Void>> stepping = new ArrayList<>();
    private final List<CompletableFuture<MatchSnapshot>> saving = new ArrayList<>();
    private long published;
    private boolean stale;
    private boolean ended;
    private String problem = "";
    private int serial = 1;

    private record Request(Runnable work, @Nullable CompletableFuture<Void> answer) {}

    /** Begins to play. */
    public MatchSession(PreparedMatch first, Pace pace, Clock clock) {
        this.clock = clock;
        this.pacer = new Pacer(clock, pace);
        this.current = first;
        this.scene = MatchScene.of(serial, first.order(), first.match());
        this.latest = status();
        first.match().watch(new Hand());
        this.thread = Daemon.of("match", this::run);
        thread.start();
    }

    /** Changes the pace; {@link Pace#PAUSED} holds the match. */
    public CompletableFuture<Void> pace(Pace pace) {
        return ask(() -> pacer.pace(pace));
    }

    /** Plays one physics step and holds the match; done when it is played. */
    public CompletableFuture<Void> stepOnce() {
        return step(permits::askStep);
    }

    /** Plays one control cycle, or the rest of the one under way, and holds the match; done when it is played. */
    public CompletableFuture<Void> cycleOnce() {
        return step(permits::askCycle);
    }

    /** Queues an action of a person: place, drive or release a body. */
    public CompletableFuture<Void> operate(OperatorAction action) {
        return ask(() -> {
            current.match().operate(action);
            if (pacer.pace() instanceof Pace.Paused) {
                // It takes effect between two cycles; a person who placed a body in a held match wants to see it there.
                permits.finishCycle();
            }
        });
    }

    /** The match as it is at the end of this cycle. */
    public CompletableFuture<MatchSnapshot> snapshot() {
        CompletableFuture<MatchSnapshot> saved = new CompletableFuture<>();
        CompletableFuture<Void> accepted = ask(() -> {
            if (permits.midCycle()) {
                saving.add(saved);
                permits.finishCycle();
            } else {
                saved.complete(current.match().snapshot());
            }
        });
        accepted.whenComplete((done, refused) -> {
            if (refused != null) {
                saved.completeExceptionally(refused);
            }
        });
        return saved;
    }

    /** Plays another match from now on; the session closes the one before. */
    public CompletableFuture<Void> play(PreparedMatch another) {
        return ask(() -> {
            if (next != null) {
                next.close();
            }
            next = another;
        });
    }

    /** How things stand, not older than a few milliseconds. */
    public SessionStatus latest() {
        return latest;
    }

    /** A mailbox for one reader, with the newest status in it. */
    public StatusMailbox subscribe() {
        StatusMailbox mailbox = new StatusMailbox(this);
        mailboxes.add(mailbox);
        mailbox.put(latest);
        return mailbox;
    }

    /** Real time that the match gave up on catching up with [s]; to be asked when the session is closed. */
    public double droppedSeconds() {
        return pacer.droppedSeconds();
    }

    /** Ends the match where it is, and its recording; waits until that is done. */
    @Override
    public void close() {
        closed = true;
        requests.add(new Request(() -> {}, null));
        boolean interrupted = false;
        while (thread.isAlive() && Thread.currentThread() != thread) {
            try {
                thread.join();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
        cancelAll();
    }

    Clock clock() {
        return clock;
    }

    void forget(StatusMailbox mailbox) {
        mailboxes.remove(mailbox);
    }

    private CompletableFuture<Void> step(Runnable permit) {
        CompletableFuture<Void> played = new CompletableFuture<>();
        CompletableFuture<Void> accepted = ask(() -> {
            pacer.pace(Pace.PAUSED);
            if (ended) {
                throw new IllegalArgumentException("the match has ended: there are no steps left");
            }
            permit.run();
            stepping.add(played);
        });
        accepted.whenComplete((done, refused) -> {
            if (refused != null) {
                played.completeExceptionally(refused);
            }
        });
        return played;
    }

    private CompletableFuture<Void> ask(Runnable work) {
        CompletableFuture<Void> answer = new CompletableFuture<>();
        requests.add(new Request(work, answer));
        if (closed && !thread.isAlive()) {
            cancelAll();
        }
        return answer;
    }

    private void run() {
        try {
            while (!closed) {
                hold();
                if (next != null && !closed) {
                    changeTo(next);
                } else if (!closed) {
                    cycle();
                }
            }
        } finally {
            current.close();
            if (next != null) {
                next.close();
            }
            publish();
            cancelAll();
        }
    }

    private void cycle() {
        Match match = current.match();
        try {
            permits.begin();
            current.beforeCycle();
            match.cycle();
            if (!current.over()) {
                current.afterCycle();
            }
        } catch (InterruptedException e) {
            closed = true;
            return;
        } catch (BrokenStateException broken) {
            problem = "the match cannot continue: " + broken.getMessage();
        } catch (RuntimeException e) {
            problem = "the match cannot continue: " + e;
        }
        double time = match.game().world().time();
        pacer.cycled(time, match.setup().league().cycleSeconds());
        permits.end();
        saving.forEach(saved -> saved.complete(match.snapshot()));
        saving.clear();
        stale = true;
        if (current.over() || !problem.isEmpty()) {
            ended = true;
            current.close();
            publish();
        } else if (clock.nanoTime() - published >= STATUS_NANOS) {
            publish();
        }
    }

    private void changeTo(PreparedMatch another) {
        current.close();
        next = null;
        current = another;
        ended = false;
        problem = "";
        permits.forget();
        serial++;
        scene = MatchScene.of(serial, another.order(), another.match());
        events = List.of();
        another.match().watch(new Hand());
        pacer.restart();
        publish();
    }

    /** Serves what is asked until the match may continue. */
    private void hold() {
        for (Request request = requests.poll(); request != null; request = requests.poll()) {
            serve(request);
        }
        while (!closed && next == null) {
            long wait = waitNanos();
            if (wait <= 0) {
                permits.pass();
                return;
            }
            show(wait);
            Request request = await(wait);
            if (request != null) {
                serve(request);
            }
        }
    }

    private long waitNanos() {
        if (ended) {
            return Long.MAX_VALUE;
        }
        return permits.mayPass()
                ? 0
                : pacer.nanosUntil(current.match().game().world().time());
    }

    /** Shows how things stand before a wait. */
    private void show(long wait) {
        if (wait == Long.MAX_VALUE && !permits.midCycle()) {
            current.match().applyOperator();
        }
        if (stale && (wait >= STATUS_NANOS || clock.nanoTime() - published >= STATUS_NANOS)) {
            publish();
        }
        stepping.forEach(played -> played.complete(null));
        stepping.clear();
    }

    private @Nullable Request await(long wait) {
        try {
            return wait == Long.MAX_VALUE ? requests.take() : requests.poll(wait, TimeUnit.NANOSECONDS);
        } catch (InterruptedException e) {
            // Nobody but a team interrupts this thread; close() sends a request instead.
            return null;
        }
    }

    private void serve(Request request) {
        stale = true;
        try {
            request.work.run();
            complete(request, null);
        } catch (RuntimeException e) {
            complete(request, e);
        }
    }

    private static void complete(Request request, @Nullable RuntimeException refused) {
        if (request.answer != null && refused == null) {
            request.answer.complete(null);
        } else if (request.answer != null && refused != null) {
            request.answer.completeExceptionally(refused);
        }
    }

    private void cancelAll() {
        for (Request request = requests.poll(); request != null; request = requests.poll()) {
            if (request.answer != null) {
                request.answer.cancel(false);
            }
        }
        if (Thread.currentThread() == thread) {
            stepping.forEach(played -> played.cancel(false));
            saving.forEach(saved -> saved.cancel(false));
        }
    }

    private void publish() {
        SessionStatus status = status();
        latest = status;
        published = clock.nanoTime();
        stale = false;
        for (StatusMailbox mailbox : mailboxes) {
            mailbox.put(status);
        }
    }

    private SessionStatus status() {
        Match match = current.match();
        if (events.size() != match.statistics().events().size()) {
            events = List.copyOf(match.statistics().events());
        }
        return new SessionStatus(
                scene,
                match.game().world().steps(),
                match.cycles(),
                match.game().world().time(),
                match.game().referee().play(),
                events,
                pacer.pace(),
                pacer.lateCycles(),
                ended,
                problem);
    }

    /** The session's hand in the match: it holds it between two steps where that is asked for. */
    private final class Hand implements MatchListener {
        @Override
        public void stepped(Match match) {
            boolean slow = pacer.pace() instanceof Pace.Times times && times.factor() < SLOW;
            boolean held = pacer.pace() instanceof Pace.Paused && !ended;
            if (permits.stepped(match) && (slow || held)) {
                stale = true;
                hold();
            }
        }

        @Override
        public void operated(Match match, OperatorAction action) {
            stale = true;
        }
    }
}
