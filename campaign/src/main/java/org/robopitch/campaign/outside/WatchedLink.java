// SPDX-License-Identifier: Apache-2.0
package org.robopitch.campaign.outside;

import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.Team;
import org.robopitch.runner.link.Link;
import org.robopitch.runner.link.LinkCounters;

/** A link of which it is noticed when a program ends in the middle of a match, or never comes. */
final class WatchedLink implements Link {
    private final Link link;
    private final Set<Side> silent = EnumSet.noneOf(Side.class);
    private volatile @Nullable Ended ended;

    /** Whose program ended, and how. */
    record Ended(Side side, int exitCode) {}

    WatchedLink(Link link) {
        this.link = link;
        // Links say after a while for whose first answer they wait.
        link.console(this::heard);
    }

    private synchronized void heard(String text) {
        for (Side side : Side.values()) {
            if (text.contains("first answer of") && text.contains(side.label())) {
                silent.add(side);
            }
        }
    }

    /** {@return the side that has not come, of those whose programs play} */
    synchronized Side missing(Set<Side> outside) {
        for (Side side : outside) {
            if (silent.contains(side)) {
                return side;
            }
        }
        return outside.iterator().next();
    }

    /** {@return the program that ended, or null while all are there} */
    @Nullable
    Ended crash() {
        return ended;
    }

    @Override
    public void begin(Match match, Set<Side> outside) {
        link.begin(match, outside);
    }

    @Override
    public Team team(Side side) {
        return link.team(side);
    }

    @Override
    public void beforeCycle(Match match) throws InterruptedException {
        link.beforeCycle(match);
    }

    @Override
    public void afterCycle(Match match) {
        link.afterCycle(match);
    }

    @Override
    public void ask(Match match) {
        link.ask(match);
    }

    @Override
    public void show(Match match) {
        link.show(match);
    }

    @Override
    public void console(Consumer<String> console) {
        // What a link says would be lost among a thousand matches.
    }

    @Override
    public void programEnded(Side side, int exitCode) {
        if (ended == null) {
            ended = new Ended(side, exitCode);
        }
        link.programEnded(side, exitCode);
        link.close();
    }

    @Override
    public long missed(Side side) {
        return link.missed(side);
    }

    @Override
    public Map<String, String> variables(Side side) {
        return link.variables(side);
    }

    @Override
    public LinkCounters counters() {
        return link.counters();
    }

    @Override
    public boolean ended() {
        return link.ended();
    }

    @Override
    public void end(Match match) {
        link.end(match);
    }

    @Override
    public void close() {
        link.close();
    }
}
