// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.fira;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.Side;
import org.robopitch.links.fira.FiraCounters.Notices;
import org.robopitch.runner.link.WaitBudget;
import org.robopitch.runner.pace.Clock;

/**
 * Lets simulated time wait for the external programs.
 *
 * <p>The match begins when everybody has answered the first Environment, however long that takes: it is sent again and
 * again until then. From then on each Environment is sent once, and an answer that does not come within the deadline is
 * missed. A program that misses many in a row is not waited for until it answers; one that has used up its budget of missed
 * and slow answers is not waited for again in this match.
 */
final class Lockstep {
    /** How often the first Environment is sent again, ns. */
    static final long AGAIN_NANOS = 200_000_000;

    private static final int SAID_AFTER = 10;
    private static final int SAID_AGAIN = 150;
    private static final long QUIET_NANOS = 100_000_000;
    private static final int GIVEN_UP_AFTER = 10;
    private static final int MOST_NOTES = 20;

    private final Inbox inbox;
    private final FiraCounters counters;
    private final Notices notices;
    private final long againNanos;
    private final long deadlineNanos;
    private final Supplier<WaitBudget> newBudget;
    private final Clock clock;
    private final Map<Side, Waiting> sides = new EnumMap<>(Side.class);
    private int notes;

    /** How one side is waited for. */
    private static final class Waiting {
        final WaitBudget budget;
        State state = State.AWAITED;
        int inARow;
        long took;

        Waiting(WaitBudget budget) {
            this.budget = budget;
        }
    }

    private enum State {
        AWAITED,
        /** Until it answers again. */
        GIVEN_UP,
        /** Its budget is: it is not waited for again in this match. */
        SPENT,
        ENDED
    }

    Lockstep(
            Inbox inbox,
            FiraCounters counters,
            Notices notices,
            double deadlineSeconds,
            long againNanos,
            Supplier<WaitBudget> newBudget,
            Clock clock) {
        this.clock = clock;
        this.newBudget = newBudget;
        this.notices = notices;
        this.againNanos = againNanos;
        this.inbox = inbox;
        this.counters = counters;
        this.deadlineNanos = Math.round(deadlineSeconds * 1e9);
    }

    void begin(Set<Side> outside) {
        sides.clear();
        outside.forEach(side -> sides.put(side, new Waiting(newBudget.get())));
        notes = 0;
    }

    /** Waits for the first answers; nothing is missed before the match has begun. */
    void awaitEverybody(Runnable sendAgain) throws InterruptedException {
        int repeated = 0;
        Set<Side> missing = inbox.await(sides.keySet(), againNanos);
        while (!missing.isEmpty() && !inbox.isClosed()) {
            sendAgain.run();
            repeated++;
            missing = inbox.await(sides.keySet(), againNanos);
            if (!missing.isEmpty() && (repeated == SAID_AFTER - 1 || repeated % SAID_AGAIN == 0)) {
                sayMissing(missing, repeated);
            }
        }
        if (repeated > 0) {
            // Answers to copies of the first Environment must not be taken for answers to the second.
            inbox.awaitQuiet(QUIET_NANOS);
        }
    }

    private void sayMissing(Set<Side> missing, int repeated) {
        String who = missing.stream().map(Side::label).collect(Collectors.joining(" and "));
        long seconds = Math.round((repeated + 1) * againNanos / 1e9);
        notices.say("lockstep has waited " + seconds + " s for the first answer of " + who
                + ": no program has commanded all robots of that side yet; a side without a program is played by a"
                + " built-in team, such as --" + missing.iterator().next().label() + " idle");
    }

    /** Waits for the answers to the last Environment. */
    void await(Match match) throws InterruptedException {
        sides.forEach((side, waiting) -> {
            boolean answered = inbox.hasAnswered(side);
            if (waiting.state == State.GIVEN_UP && answered) {
                waiting.state = State.AWAITED;
                note(match, side, "answers again after " + waiting.inARow + " cycles");
                waiting.inARow = 0;
            } else if (!answered && (waiting.state == State.GIVEN_UP || waiting.state == State.SPENT)) {
                counters.missed(side).add();
                waiting.inARow++;
            }
        });
        Set<Side> missing = awaitEach();
        if (inbox.isClosed()) {
            return;
        }
        sides.forEach((side, waiting) -> {
            if (waiting.state != State.AWAITED) {
                return;
            }
            if (missing.contains(side)) {
                miss(match, side, waiting);
            } else if (inbox.isGone(side)) {
                waiting.state = State.ENDED;
                note(match, side, "has ended its program; the match no longer waits for it");
            } else {
                answered(match, side, waiting);
            }
        });
    }

    /** Waits for one side after the other, within one deadline, so that time that was waited for one is not the other's. */
    private Set<Side> awaitEach() throws InterruptedException {
        Set<Side> missing = EnumSet.noneOf(Side.class);
        long left = deadlineNanos;
        for (Map.Entry<Side, Waiting> one : sides.entrySet()) {
            if (one.getValue().state == State.AWAITED) {
                long begin = clock.nanoTime();
                missing.addAll(inbox.await(EnumSet.of(one.getKey()), left));
                one.getValue().took = clock.nanoTime() - begin;
                left -= one.getValue().took;
            }
        }
        return missing;
    }

    private void answered(Match match, Side side, Waiting waiting) {
        waiting.inARow = 0;
        double seconds = waiting.took / 1e9;
        // Whether its program or the computer was slow is not known.
        if (waiting.budget.answer(seconds, seconds, match.setup().league().cycleSeconds())) {
            spend(match, side, waiting, "has used up " + waiting.budget.seconds() + " s by slow answers");
        }
    }

    private void miss(Match match, Side side, Waiting waiting) {
        counters.missed(side).add();
        waiting.inARow++;
        String late = "did not answer within " + deadlineNanos / 1e9 + " s; its robots keep their last commands";
        if (waiting.budget.miss()) {
            spend(match, side, waiting, late + ". That makes " + waiting.budget.seconds() + " s of missed time");
        } else if (waiting.inARow == GIVEN_UP_AFTER) {
            waiting.state = State.GIVEN_UP;
            note(match, side, late + "; the match does not wait for it until it answers again");
        } else if (waiting.inARow == 1) {
            note(match, side, late);
        }
    }

    private static void spend(Match match, Side side, Waiting waiting, String how) {
        waiting.state = State.SPENT;
        match.note("team late", side, side.label() + " " + how + ": the match no longer waits for it");
    }

    private void note(Match match, Side side, String what) {
        notes++;
        if (notes <= MOST_NOTES) {
            String more = notes == MOST_NOTES ? "; further misses are only counted" : "";
            match.note("team late", side, side.label() + " " + what + more);
        }
    }
}
