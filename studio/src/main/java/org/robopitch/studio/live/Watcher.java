// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studio.live;

import org.robopitch.engine.match.MatchEvent;
import org.robopitch.engine.match.OperatorAction;
import org.robopitch.runner.frame.FrameListener;
import org.robopitch.runner.frame.FrameReader;
import org.robopitch.runner.frame.MatchFrame;
import org.robopitch.studio.frame.FrameEncoder;

/** Watches a match on its own thread, and keeps frames and events for others. */
final class Watcher implements FrameListener {
    private static final long HISTORY_BYTES = 96L << 20;

    private final FrameEncoder encoder;
    private final History history = new History(HISTORY_BYTES);
    private final EventLog events = new EventLog();
    private final LiveReadings readings;
    private volatile boolean everyStep;
    private volatile byte[] newest;

    Watcher(int number, FrameReader frames) {
        this.encoder = new FrameEncoder(number);
        MatchFrame first = frames.now();
        this.newest = encoder.encode(first);
        history.add(first.time(), newest);
        this.readings = new LiveReadings(first.readings());
        frames.match().statistics().events().forEach(events::add);
        frames.watch(this);
    }

    /** Sets whether each step gets a frame, as in slow motion. */
    void everyStep(boolean wanted) {
        everyStep = wanted;
    }

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

    byte[] newest() {
        return newest;
    }

    History history() {
        return history;
    }

    LiveReadings readings() {
        return readings;
    }

    EventLog events() {
        return events;
    }
}
