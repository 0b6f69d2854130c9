// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studio.live;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchEvent;
import org.robopitch.engine.match.MatchListener;
import org.robopitch.engine.match.OperatorAction;
import org.robopitch.engine.world.Snapshot;
import org.robopitch.studio.PlayableMatch;
import org.robopitch.studio.frame.MatchFrames;

/**
 * A match being played on a thread of its own: paced, paused, stepped, and acted on by viewers.
 *
 * <p>The thread never waits for a viewer. It leaves its newest frame where others find it, and takes what they want from a
 * bounded queue.
 */
public final class LiveMatch implements AutoCloseable {
    private static final int LONGEST_QUEUE = 1000;
    private static final long HISTORY_BYTES = 96L << 20;
    private static final long LONGEST_REST_NANOS = 50_000_000;

    private final int number;
    private final PlayableMatch playable;
    private final Match match;
    private final Runnable changed;
    private final MatchFrames frames;
    private final History history = new History(HISTORY_BYTES);
    private final EventLog events = new EventLog();
    private final BlockingQueue<Runnable> wishes = new ArrayBlockingQueue<>(LONGEST_QUEUE);
    private final Thread thread;
    private final Pace pace;
    private final Map<Integer, OperatorAction.Place> places = new LinkedHashMap<>();
    private final boolean[] driven;
    private @Nullable Snapshot beforePlacing;
    private boolean paused;
    private long stepsWanted;
    private boolean closing;
    private volatile byte[] newest;
    private volatile LiveStatus status;

    /**
     * Begins to play.
     *
     * @param number of the match, from 1
     * @param playable what to play; closed with this
     * @param changed called whenever the status has changed, on the match's thread
     */
    public LiveMatch(int number, PlayableMatch playable, Runnable changed) {
        this.number = number;
        this.playable = playable;
        this.match = playable.match();
        this.changed = changed;
        this.pace = new Pace(match.setup().league().cycleSeconds());
        this.driven = new boolean[match.game().stage().bodies().size()];
        this.frames = new MatchFrames(number, match);
        this.status = new LiveStatus(false, 1, false, 0);
        this.newest = frames.frame(driven);
        history.add(match.game().world().time(), newest);
        match.watch(new MatchListener() {
            @Override
            public void happened(Match source, MatchEvent event) {
                events.add(event);
            }
        });
        this.thread = new Thread(this::play, "match " + number);
        thread.setDaemon(true);
    }

    /** Starts the clock. */
    public void start() {
        thread.start();
    }

    private void play() {
        try {
            while (!closing) {
                Runnable wish = wishes.poll(rest(), TimeUnit.NANOSECONDS);
                if (wish != null) {
                    wish.run();
                } else if (due()) {
                    cycle();
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            playable.close();
        }
    }

    private boolean held() {
        return stepsWanted == 0 && (paused || match.over());
    }

    private long rest() {
        if (held()) {
            pace.rest();
            return LONGEST_REST_NANOS;
        }
        return stepsWanted > 0 ? 0 : Math.min(pace.untilDue(System.nanoTime()), LONGEST_REST_NANOS);
    }

    private boolean due() {
        return !held() && (stepsWanted > 0 || pace.untilDue(System.nanoTime()) <= 0);
    }

    private void cycle() {
        if (beforePlacing != null) {
            match.game().world().restore(beforePlacing);
            beforePlacing = null;
        }
        places.values().forEach(match::operate);
        places.clear();
        frames.beginCycle();
        playable.cycle();
        if (stepsWanted > 0) {
            stepsWanted--;
        } else {
            pace.played();
        }
        publish();
        if (match.over() || pace.missed() != status.missed()) {
            tell();
        }
    }

    private void publish() {
        byte[] frame = frames.frame(driven);
        history.add(match.game().world().time(), frame);
        newest = frame;
    }

    private void tell() {
        LiveStatus now = new LiveStatus(paused, pace.speed(), match.over(), pace.missed());
        if (!now.equals(status)) {
            status = now;
            changed.run();
        }
    }

    /** Holds or goes on. */
    public void pause(boolean hold) {
        wish(() -> {
            paused = hold;
            stepsWanted = 0;
            tell();
        });
    }

    /** Plays a number of cycles, and holds. */
    public void step(int cycles) {
        wish(() -> {
            paused = true;
            stepsWanted = match.over() ? 0 : stepsWanted + cycles;
            tell();
        });
    }

    /** Sets the speed, times real time; infinite for as fast as it goes. */
    public void speed(double factor) {
        wish(() -> {
            pace.speed(factor);
            tell();
        });
    }

    /** Puts a body somewhere else; seen at once, even while the match is held. */
    public void place(OperatorAction.Place place) {
        wish(() -> {
            places.remove(place.body());
            places.put(place.body(), place);
            if (held()) {
                show(place);
            }
        });
    }

    /** Shows a placement before the cycle that makes it true, by which the world is put back as it was. */
    private void show(OperatorAction.Place place) {
        if (beforePlacing == null) {
            beforePlacing = match.game().world().snapshot();
        }
        match.game().stage().place(place.body(), place.x(), place.y(), place.heading());
        publish();
    }

    /** Drives a robot by hand, or gives it back to its team. */
    public void drive(OperatorAction action) {
        wish(() -> {
            match.operate(action);
            if (action instanceof OperatorAction.Drive drive) {
                driven[drive.robot()] = true;
            } else if (action instanceof OperatorAction.Release release) {
                driven[release.robot()] = false;
            }
        });
    }

    private void wish(Runnable wish) {
        if (!wishes.offer(wish)) {
            throw new IllegalStateException("the match has too much to do, please try again");
        }
    }

    /** {@return its number} */
    public int number() {
        return number;
    }

    /** {@return what is played; only what does not change may be read} */
    public PlayableMatch playable() {
        return playable;
    }

    /** {@return the newest frame} */
    public byte[] newest() {
        return newest;
    }

    /** {@return how it is being played} */
    public LiveStatus status() {
        return status;
    }

    /** {@return its past} */
    public History history() {
        return history;
    }

    /** {@return what has happened} */
    public EventLog events() {
        return events;
    }

    /** {@return how many bodies there are} */
    public int bodies() {
        return driven.length;
    }

    /** Stops playing, and waits until the match's own things are closed. */
    @Override
    public void close() {
        boolean told = wishes.offer(() -> closing = true);
        if (!told) {
            thread.interrupt();
        }
        try {
            thread.join(10_000);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
