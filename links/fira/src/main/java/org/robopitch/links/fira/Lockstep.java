// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.fira;

import java.util.EnumSet;
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
    private final Set<Side> awaited = EnumSet.noneOf(Side.class);
    private final Set<Side> givenUp = EnumSet.noneOf(Side.class);
    private final int[] inARow = new int[2];
    private final long[] took = new long[2];
    private final Set<Side> spent = EnumSet.noneOf(Side.class);
    private final Supplier<WaitBudget> newBudget;
    private final Clock clock;
    private WaitBudget[] budgets;
    private int notes;

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
        this.budgets = new WaitBudget[] {newBudget.get(), newBudget.get()};
        this.notices = notices;
        this.againNanos = againNanos;
        this.inbox = inbox;
        this.counters = counters;
        this.deadlineNanos = Math.round(deadlineSeconds * 1e9);
    }

    void begin(Set<Side> outside) {
        awaited.clear();
        awaited.addAll(outside);
        givenUp.clear();
        spent.clear();
        budgets = new WaitBudget[] {newBudget.get(), newBudget.get()};
        inARow[0] = 0;
        inARow[1] = 0;
        notes = 0;
    }

    /** Waits for the first answers; nothing is missed before the match has begun. */
    void awaitEverybody(Runnable sendAgain) throws InterruptedException {
        int repeated = 0;
        Set<Side> missing = inbox.await(awaited, againNanos);
        while (!missing.isEmpty() && !inbox.isClosed()) {
            sendAgain.run();
            repeated++;
            missing = inbox.await(awaited, againNanos);
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
                + ": no program has commanded all robots of that side yet; a side without a program is played by a built-in"
                + " team, such as --" + missing.iterator().next().label() + " idle");
    }

    /** Waits for the answers to the last Environment. */
    void await(Match match) throws InterruptedException {
        for (Side side : Set.copyOf(givenUp)) {
            if (inbox.hasAnswered(side)) {
                givenUp.remove(side);
                awaited.add(side);
                note(match, side, "answers again after " + inARow[side.ordinal()] + " cycles");
                inARow[side.ordinal()] = 0;
            }
        }
        for (Side side : givenUp) {
            counters.missed(side).add();
            inARow[side.ordinal()]++;
        }
        for (Side side : spent) {
            if (!inbox.hasAnswered(side)) {
                counters.missed(side).add();
            }
        }
        Set<Side> missing = awaitEach();
        if (inbox.isClosed()) {
            return;
        }
        for (Side side : Set.copyOf(awaited)) {
            if (missing.contains(side)) {
                miss(match, side);
            } else if (inbox.isGone(side)) {
                awaited.remove(side);
                note(match, side, "has ended its program; the match no longer waits for it");
            } else {
                answered(match, side);
            }
        }
    }

    /** Waits for one side after the other, within one deadline, so that time that was waited for one is not the other's. */
    private Set<Side> awaitEach() throws InterruptedException {
        Set<Side> missing = EnumSet.noneOf(Side.class);
        long left = deadlineNanos;
        for (Side side : awaited) {
            long begin = clock.nanoTime();
            missing.addAll(inbox.await(EnumSet.of(side), left));
            took[side.ordinal()] = clock.nanoTime() - begin;
            left -= took[side.ordinal()];
        }
        return missing;
    }

    private void answered(Match match, Side side) {
        inARow[side.ordinal()] = 0;
        double seconds = took[side.ordinal()] / 1e9;
        WaitBudget budget = budgets[side.ordinal()];
        // Whether its program or the computer was slow is not known.
        if (budget.answer(seconds, seconds, match.setup().league().cycleSeconds())) {
            awaited.remove(side);
            spent.add(side);
            match.note(
                    "team late",
                    side,
                    side.label() + " has used up " + budget.seconds()
                            + " s by slow answers: the match no longer waits for it");
        }
    }

    private void miss(Match match, Side side) {
        counters.missed(side).add();
        inARow[side.ordinal()]++;
        String late = "did not answer within " + deadlineNanos / 1e9 + " s; its robots keep their last commands";
        WaitBudget budget = budgets[side.ordinal()];
        if (budget.miss()) {
            awaited.remove(side);
            spent.add(side);
            match.note(
                    "team late",
                    side,
                    side.label() + " " + late + ". That makes " + budget.seconds()
                            + " s of missed time: the match no longer waits for it");
        } else if (inARow[side.ordinal()] == GIVEN_UP_AFTER) {
            awaited.remove(side);
            givenUp.add(side);
            note(match, side, late + "; the match does not wait for it until it answers again");
        } else if (inARow[side.ordinal()] == 1) {
            note(match, side, late);
        }
    }

    private void note(Match match, Side side, String what) {
        notes++;
        if (notes <= MOST_NOTES) {
            String more = notes == MOST_NOTES ? "; further misses are only counted" : "";
            match.note("team late", side, side.label() + " " + what + more);
        }
    }
}
