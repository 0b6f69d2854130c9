// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.replay;

import java.io.IOException;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.League;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchListener;
import org.robopitch.engine.match.MatchSnapshot;
import org.robopitch.runner.MatchOrder;
import org.robopitch.runner.pace.Clock;

/**
 * Shows every step of a match of which only the commands are known, by playing them again in a match of its own. The match
 * that is being watched pays nothing for it. Not for several threads.
 */
public final class StepTrace implements MatchListener {
    private static final double SECONDS_BETWEEN_SNAPSHOTS = 10;
    private static final int MOST_SNAPSHOTS = 200;

    private final Commands commands;
    private final Clock clock;
    private final Repetition again;
    private final Match match;
    private final long stepsPerCycle;
    private final TreeMap<Long, MatchSnapshot> snapshots = new TreeMap<>();
    private CommandSource source;
    private Consumer<Match> viewer = played -> {};
    private double from;
    private double to;

    /** What was commanded, from any step on. */
    @FunctionalInterface
    interface Commands {
        CommandSource from(long step) throws IOException;
    }

    StepTrace(League league, MatchOrder order, @Nullable Moment start, Commands commands, Clock clock)
            throws IOException {
        this.commands = commands;
        this.clock = clock;
        this.again = new Repetition(league, order, Repetition.NOBODY, Repetition.NOBODY);
        this.match = again.match;
        if (start != null) {
            new Moment(start.order(), start.snapshot(), Set.of()).begin(match, order);
        }
        this.stepsPerCycle =
                Math.round(league.cycleSeconds() / match.game().world().stepSeconds());
        snapshots.put(match.game().world().steps(), match.snapshot());
        this.source = commands.from(match.game().world().steps());
        match.watch(this);
    }

    /**
     * Shows the steps after one time up to another, and the moment at which the match began if it is among them.
     *
     * @param after s
     * @param upTo s, included
     * @param mostNanos how much time this may take; what is missing then can be asked for again
     * @param each gets the match after each step, and after the referee at the end of a cycle; it only looks
     * @return the time up to which all steps were shown: earlier than asked for if no more is known yet, or time was up
     */
    public double between(double after, double upTo, long mostNanos, Consumer<Match> each) throws IOException {
        from = after;
        to = upTo;
        viewer = each;
        long begin = clock.nanoTime();
        try {
            goBackTo(after);
            if (steps() == snapshots.firstKey()) {
                showInRange();
            }
            while (time() < upTo - 1e-9 && clock.nanoTime() - begin <= mostNanos && again.cycle(source)) {
                keepSnapshot();
            }
            return Math.min(time(), upTo);
        } finally {
            viewer = played -> {};
        }
    }

    /** {@return the match as far as it was played again} */
    public Match match() {
        return match;
    }

    private void goBackTo(double time) throws IOException {
        long step = (long) Math.floor(time / match.game().world().stepSeconds() + 1e-6);
        Map.Entry<Long, MatchSnapshot> nearest = snapshots.floorEntry(step);
        if (nearest == null) {
            nearest = snapshots.firstEntry();
        }
        if (steps() > Math.max(step, nearest.getKey()) || steps() < nearest.getKey()) {
            match.restore(nearest.getValue());
            source = commands.from(nearest.getKey());
            again.forget();
        }
    }

    private void keepSnapshot() {
        double age = (steps() - snapshots.lastKey()) * match.game().world().stepSeconds();
        if (age < SECONDS_BETWEEN_SNAPSHOTS) {
            return;
        }
        snapshots.put(steps(), match.snapshot());
        if (snapshots.size() > MOST_SNAPSHOTS) {
            boolean[] keep = {false};
            snapshots.keySet().removeIf(step -> {
                keep[0] = !keep[0];
                return !keep[0];
            });
        }
    }

    @Override
    public void stepped(Match played) {
        // The last step of a cycle is shown with what the referee made of it.
        if (steps() % stepsPerCycle != 0) {
            showInRange();
        }
    }

    @Override
    public void cycled(Match played) {
        showInRange();
    }

    private void showInRange() {
        if (time() > from + 1e-9 && time() <= to + 1e-9) {
            viewer.accept(match);
        }
    }

    private long steps() {
        return match.game().world().steps();
    }

    private double time() {
        return match.game().world().time();
    }
}
