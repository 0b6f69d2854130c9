// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.sharedmemory;

import org.robopitch.runner.link.LinkCounters;
import org.robopitch.runner.link.LinkCounters.Counter;

/** What can happen between the simulator and external programs, counted. */
public final class LinkEvents {
    private final LinkCounters counters = new LinkCounters();
    final Counter cycles = counters.counter("cycles shown");
    final Counter answers = counters.counter("answers");
    final Counter missed = counters.counter("answers missed: not in time");
    final Counter unfinished = counters.counter("answers missed: started and not finished");
    final Counter torn = counters.counter("answers read again: changed while being read");
    final Counter wrongVersion = counters.counter("answers dropped: version of the layout");
    final Counter wrongCycle = counters.counter("answers dropped: of another cycle");
    final Counter notFinite = counters.counter("robots' commands dropped: not a finite number");
    final Counter wrongRequest = counters.counter("requests dropped: unknown or not allowed");
    final Counter gone = counters.counter("programs gone");
    final Counter back = counters.counter("programs that came back");
    final Counter damaged = counters.counter("memory faults: a file was truncated");
    final Counter mended = counters.counter("files restored to their size");
    final Counter takenAway = counters.counter("files deleted or replaced");

    public LinkCounters counters() {
        return counters;
    }
}
