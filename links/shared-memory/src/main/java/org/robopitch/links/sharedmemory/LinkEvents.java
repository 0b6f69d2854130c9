// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.sharedmemory;

import org.robopitch.runner.link.LinkCounters;
import org.robopitch.runner.link.LinkCounters.Counter;

/** What can happen between the simulator and external programs, counted. */
public final class LinkEvents {
    private final LinkCounters counters = new LinkCounters();
    private final Counter cycles = counters.counter("cycles shown");
    private final Counter answers = counters.counter("answers");
    private final Counter missed = counters.counter("answers missed: not in time");
    private final Counter unfinished = counters.counter("answers missed: started and not finished");
    private final Counter torn = counters.counter("answers read again: changed while being read");
    private final Counter wrongVersion = counters.counter("answers dropped: version of the layout");
    private final Counter wrongCycle = counters.counter("answers dropped: of another cycle");
    private final Counter notFinite = counters.counter("robots' commands dropped: not a finite number");
    private final Counter wrongRequest = counters.counter("requests dropped: unknown or not allowed");
    private final Counter gone = counters.counter("programs gone");
    private final Counter back = counters.counter("programs that came back");
    private final Counter damaged = counters.counter("memory faults: a file was truncated");
    private final Counter mended = counters.counter("files restored to their size");
    private final Counter takenAway = counters.counter("files deleted or replaced");

    public LinkCounters counters() {
        return counters;
    }

    Counter cycles() {
        return cycles;
    }

    Counter answers() {
        return answers;
    }

    Counter missed() {
        return missed;
    }

    Counter unfinished() {
        return unfinished;
    }

    Counter torn() {
        return torn;
    }

    Counter wrongVersion() {
        return wrongVersion;
    }

    Counter wrongCycle() {
        return wrongCycle;
    }

    Counter notFinite() {
        return notFinite;
    }

    Counter wrongRequest() {
        return wrongRequest;
    }

    Counter gone() {
        return gone;
    }

    Counter back() {
        return back;
    }

    Counter damaged() {
        return damaged;
    }

    Counter mended() {
        return mended;
    }

    Counter takenAway() {
        return takenAway;
    }
}
