// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.sharedmemory;

import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.Commands;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.Team;
import org.robopitch.links.sharedmemory.layout.Layout;
import org.robopitch.runner.link.WaitBudget;

/**
 * One side of one world, played by an external program: what it last said, and whether it is there at all.
 *
 * <p>As a team it does what the program last said, and never waits. The caller of {@link #settled} waits.
 */
final class OutsideSide implements Team {
    private static final int MISSES_UNTIL_GONE = 3;
    private static final double SECONDS_UNTIL_STOP = 0.5;

    private final Side side;
    private final LinkSettings settings;
    private final LinkEvents events;
    private final AnswerReader reader;
    private final Liveness liveness = new Liveness();
    private final double[] commands;
    private Presence presence = Presence.AWAITED;
    private @Nullable Match match;
    private long cycle;
    private long asked;
    private boolean settled;
    private volatile boolean ended;
    private int request;
    private int missedInARow;
    private long missed;
    private WaitBudget budget;

    /** Whether the program is there. */
    private enum Presence {
        AWAITED,
        HERE,
        GONE,
        LEFT
    }

    OutsideSide(SharedArea area, int world, Side side, LinkSettings settings) {
        this.side = side;
        this.settings = settings;
        this.events = area.events();
        this.reader = new AnswerReader(area, world, side);
        this.budget = new WaitBudget(settings.deadlineSeconds());
        this.commands = new double[area.layout().robots() * area.layout().channels()];
    }

    /** Sets the match in which events are reported. */
    void playIn(Match newMatch) {
        match = newMatch;
        budget = new WaitBudget(settings.deadlineSeconds());
        Arrays.fill(commands, 0);
    }

    /** Begins to wait for the answer to a cycle that has just been shown. */
    void ask(long newCycle, long now) {
        cycle = newCycle;
        asked = now;
        settled = false;
        request = Layout.PLAY_ON;
    }

    /** Begins to wait for that answer now, if it has not come. */
    void waitFrom(long now) {
        asked = settled ? asked : now;
    }

    /** Whether the match need wait for this side no longer: it has answered, or has had its time. */
    boolean settled(long now) {
        if (settled) {
            return true;
        }
        if (reader.take(cycle)) {
            heard((now - asked) / 1e9);
        }
        if (!settled && (!isAwaited() || presence == Presence.GONE || presence == Presence.LEFT)) {
            settled = true;
            holdOn();
        } else if (!settled && presence == Presence.HERE && liveness.dead(now)) {
            settled = true;
            goneBecause("its process has ended");
        } else if (!settled && ended) {
            settled = true;
            ended = false;
            goneBecause("it exited");
        } else if (!settled && late(now)) {
            settled = true;
            miss();
        }
        return settled;
    }

    /** Takes note that the program has ended by itself. To be called by any thread. */
    void programEnded() {
        ended = true;
    }

    /** Whether the match waits for answers of this side; not for one that has used up its budget of missed time. */
    private boolean isAwaited() {
        return settings.lockstep() && !budget.isSpent();
    }

    /** Whether its first answer is still to come. */
    boolean isExpected() {
        return !settled && presence == Presence.AWAITED;
    }

    private void heard(double took) {
        boolean stale = isAwaited() && reader.cycle() != cycle;
        if (stale) {
            events.wrongCycle.add();
            if (presence == Presence.HERE) {
                return;
            }
        }
        liveness.from(reader.process());
        if (presence == Presence.GONE || presence == Presence.LEFT) {
            events.back.add();
            tell("link", "is back");
        }
        presence = Presence.HERE;
        missedInARow = 0;
        // After a while away, a program answers what it saw before; only the next cycle can be waited for.
        if (!stale) {
            events.answers.add();
            System.arraycopy(reader.values(), 0, commands, 0, commands.length);
            obey(reader.request());
            settled = true;
            answered(took);
        }
    }

    /** A program that learns, and asks for new matches, may take its time; so may one without a deadline. */
    private void answered(double took) {
        Match playing = match;
        if (playing == null || !isAwaited() || settings.newMatches() || !(settings.deadlineSeconds() > 0)) {
            return;
        }
        // Whether the program or the computer was slow is not known.
        if (budget.answer(took, took, playing.setup().league().cycleSeconds())) {
            tell("link", "has used up " + budget.seconds() + " s by slow answers: the match no longer waits for it");
        }
    }

    private void obey(int wanted) {
        if (wanted == Layout.GOODBYE) {
            presence = Presence.LEFT;
            liveness.forget();
            Arrays.fill(commands, 0);
            tell("link", "has said goodbye");
        } else if (wanted == Layout.NEW_MATCH && settings.newMatches()) {
            request = Layout.NEW_MATCH;
        } else if (wanted != Layout.PLAY_ON) {
            events.wrongRequest.add();
        }
    }

    private boolean late(long now) {
        double patience = presence == Presence.AWAITED ? settings.arrivalSeconds() : settings.deadlineSeconds();
        return patience > 0 && now - asked > patience * 1e9;
    }

    private void miss() {
        missed++;
        (reader.unfinished() ? events.unfinished : events.missed).add();
        if (presence == Presence.AWAITED) {
            goneBecause("no program arrived within " + settings.arrivalSeconds() + " s");
        } else if (budget.miss()) {
            tell(
                    "link",
                    "has missed answers for " + budget.seconds() + " s in total: the match no longer waits for it");
        } else if (++missedInARow >= MISSES_UNTIL_GONE) {
            goneBecause("it missed " + missedInARow + " answers in a row");
        } else {
            tell(
                    "link",
                    "did not answer cycle " + cycle + " within " + settings.deadlineSeconds()
                            + " s and keeps its last commands");
        }
    }

    /** In real time the last commands hold, but not forever. */
    private void holdOn() {
        Match playing = match;
        if (presence != Presence.HERE || playing == null) {
            return;
        }
        missed++;
        missedInARow++;
        if (missedInARow * playing.setup().league().cycleSeconds() > SECONDS_UNTIL_STOP) {
            goneBecause("it has sent nothing for " + SECONDS_UNTIL_STOP + " s");
        }
    }

    private void goneBecause(String reason) {
        presence = Presence.GONE;
        missedInARow = 0;
        liveness.forget();
        Arrays.fill(commands, 0);
        events.gone.add();
        tell("link", "is gone, its robots stop: " + reason);
    }

    private void tell(String kind, String what) {
        if (match != null) {
            match.note(kind, side, side.label() + "'s program " + what);
        }
    }

    @Override
    public void decide(Observation observation, Commands into) {
        System.arraycopy(commands, 0, into.values(), 0, commands.length);
    }

    /** Whether the program has asked for a new match in its last answer. */
    boolean wantsNewMatch() {
        return request == Layout.NEW_MATCH;
    }

    /** The seed of the new match. */
    long seed() {
        return reader.seed();
    }

    Side side() {
        return side;
    }

    /** Whether nobody plays this side any more. */
    boolean away() {
        return presence == Presence.GONE || presence == Presence.LEFT;
    }

    /** How many cycles this side did not answer in time. */
    long missed() {
        return missed;
    }

    /** Tells whether the program behind answers has died, as far as this machine can tell. */
    static final class Liveness {
        private static final long LOOK_NANOS = 100_000_000;

        private long process;
        private @Nullable ProcessHandle handle;
        private long looked;

        /** Takes note of the process that a program says it is. One that cannot be seen from here is taken at its word. */
        void from(long newProcess) {
            if (newProcess != process) {
                process = newProcess;
                Optional<ProcessHandle> found = newProcess > 0 ? ProcessHandle.of(newProcess) : Optional.empty();
                handle = found.orElse(null);
            }
        }

        /** Whether the process was there and is no more; it is looked for ten times a second at most. */
        boolean dead(long now) {
            ProcessHandle watched = handle;
            if (watched == null || now - looked < LOOK_NANOS) {
                return false;
            }
            looked = now;
            return !watched.isAlive();
        }

        void forget() {
            process = 0;
            handle = null;
        }
    }
}
