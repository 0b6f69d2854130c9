// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studio.web;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.MatchEvent;
import org.robopitch.studio.live.LiveMatch;

/**
 * One page that watches. At most one message is on its way to it; what it was too slow for is dropped, and the next it gets
 * is the newest.
 */
final class Viewer {
    private static final int MOST_REPLIES = 50;
    private static final int MOST_EVENTS = 100;
    private static final long KEEP_ALIVE_NANOS = 10_000_000_000L;

    private final Line line;
    private final Viewers viewers;
    private final Deque<String> replies = new ArrayDeque<>();
    private boolean sending;
    private int sceneSent = -1;
    private long statusSent = -1;
    private int eventsSent;
    private byte @Nullable [] frameSent;
    private byte @Nullable [] frameMissed;
    private long lastSend = System.nanoTime();

    Viewer(Line line, Viewers viewers) {
        this.line = line;
        this.viewers = viewers;
    }

    /** Answers this viewer alone; a viewer that does not read loses the oldest answers. */
    synchronized void reply(String text) {
        if (replies.size() == MOST_REPLIES) {
            replies.removeFirst();
        }
        replies.addLast(text);
        pump();
    }

    /** Sends what is next, if nothing is on its way. */
    synchronized void pump() {
        LiveMatch live = viewers.live();
        if (sending || !line.isOpen()) {
            countDrop(live);
            return;
        }
        String text = nextText(live);
        if (text != null) {
            begin();
            line.send(text, () -> ended(true));
            return;
        }
        byte[] frame = live == null ? null : live.newest();
        if (frame != null && frame != frameSent) {
            frameSent = frame;
            begin();
            line.send(frame, () -> ended(false));
        } else if (System.nanoTime() - lastSend > KEEP_ALIVE_NANOS) {
            statusSent = -1;
        }
    }

    private void countDrop(@Nullable LiveMatch live) {
        byte[] frame = live == null ? null : live.newest();
        if (sending && frame != null && frame != frameSent && frame != frameMissed) {
            frameMissed = frame;
            viewers.frameDropped();
        }
    }

    private @Nullable String nextText(@Nullable LiveMatch live) {
        int number = live == null ? 0 : live.number();
        if (number != sceneSent) {
            sceneSent = number;
            eventsSent = 0;
            statusSent = -1;
            return Messages.scene(live);
        }
        if (!replies.isEmpty()) {
            return replies.removeFirst();
        }
        long version = viewers.statusVersion();
        if (version != statusSent) {
            statusSent = version;
            return viewers.status();
        }
        if (live != null && live.events().size() > eventsSent) {
            int first = eventsSent;
            List<MatchEvent> events = live.events().from(first, MOST_EVENTS);
            eventsSent += events.size();
            return Messages.events(number, first, events);
        }
        return null;
    }

    private void begin() {
        sending = true;
        lastSend = System.nanoTime();
    }

    private synchronized void ended(boolean moreAtOnce) {
        sending = false;
        if (moreAtOnce) {
            pump();
        }
    }

    void close(int code, String reason) {
        line.close(code, reason);
    }
}
