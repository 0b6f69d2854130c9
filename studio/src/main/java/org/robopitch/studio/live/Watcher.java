// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studio.live;

import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchEvent;
import org.robopitch.engine.match.MatchListener;
import org.robopitch.engine.match.OperatorAction;
import org.robopitch.runner.PreparedMatch;
import org.robopitch.studio.frame.MatchFrames;

/** Watches a match on its own thread, and keeps frames and events for others. */
final class Watcher implements MatchListener {
    private static final long HISTORY_BYTES = 96L << 20;

    private final Match match;
    private final MatchFrames frames;
    private final boolean[] driven;
    private final History history = new History(HISTORY_BYTES);
    private final EventLog events = new EventLog();
    private volatile boolean everyStep;
    private volatile byte[] newest;

    Watcher(int number, PreparedMatch prepared) {
        this.match = prepared.match();
        this.frames = new MatchFrames(number, prepared);
        this.driven = new boolean[match.game().stage().bodies().size()];
        this.newest = frames.frame(driven);
        history.add(match.game().world().time(), newest);
        match.statistics().events().forEach(events::add);
        match.watch(this);
    }

    /** Says whether each step deserves a frame, as it does in slow motion. */
    void everyStep(boolean wanted) {
        everyStep = wanted;
    }

    @Override
    public void happened(Match source, MatchEvent event) {
        events.add(event);
    }

    @Override
    public void operated(Match source, OperatorAction action) {
        if (action instanceof OperatorAction.Drive drive) {
            driven[drive.robot()] = true;
        } else if (action instanceof OperatorAction.Release release) {
            driven[release.robot()] = false;
        }
        publish();
    }

    @Override
    public void stepped(Match source) {
        if (everyStep) {
            publish();
        }
    }

    @Override
    public void cycled(Match source) {
        publish();
    }

    private void publish() {
        byte[] frame = frames.frame(driven);
        history.add(match.game().world().time(), frame);
        newest = frame;
    }

    byte[] newest() {
        return newest;
    }

    History history() {
        return history;
    }

    EventLog events() {
        return events;
    }
}
