// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.sharedmemory;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.robopitch.engine.match.Match;
import org.robopitch.runner.pace.Clock;
import org.robopitch.runner.pace.Pacer;

/** Plays some worlds of a batch on one thread, each at its own speed in lockstep, or all by the clock. */
final class Lane implements Runnable {
    private static final long LONGEST_NAP_NANOS = 100_000_000;

    private final WorldBatch.Plan plan;
    private final SharedArea area;
    private final BooleanSupplier closed;
    private final Consumer<PlayedWorld> ended;
    private final List<Played> playing = new ArrayList<>();
    private final Rest rest = new Rest();
    private final LongAdder cycles = new LongAdder();

    /** A world with the match that is played in it. */
    private static final class Played {
        final int number;
        final ServedWorld world;
        Match match;
        int matches = 1;
        boolean over;

        Played(int number, ServedWorld world, Match match) {
            this.number = number;
            this.world = world;
            this.match = match;
        }
    }

    Lane(
            WorldBatch.Plan plan,
            SharedArea area,
            List<Integer> worlds,
            BooleanSupplier closed,
            Consumer<PlayedWorld> ended) {
        this.plan = plan;
        this.area = area;
        this.closed = closed;
        this.ended = ended;
        for (int number : worlds) {
            ServedWorld world = new ServedWorld(area, number, plan.settings());
            Match match = plan.maker().make(plan.seed() + number, world::team);
            playing.add(new Played(number, world, match));
        }
    }

    long cycles() {
        return cycles.sum();
    }

    @Override
    public void run() {
        for (Played played : playing) {
            played.world.begin(played.match, plan.outside());
            played.world.next(Clock.SYSTEM.nanoTime());
        }
        if (plan.settings().lockstep()) {
            inLockstep();
        } else {
            byTheClock();
        }
        playing.forEach(played -> end(played, "stopped"));
    }

    private void inLockstep() {
        while (!playing.isEmpty() && !closed.getAsBoolean()) {
            try {
                if (round()) {
                    rest.reset();
                } else {
                    rest.rest();
                    if (rest.idle()) {
                        area.whole();
                    }
                }
            } catch (InternalError late) {
                // A look that ended without an answer may have met a fault of memory that Java reports only now.
                area.events().damaged.add();
            }
        }
    }

    private void byTheClock() {
        Pacer pacer = new Pacer(Clock.SYSTEM, plan.pace());
        while (!playing.isEmpty() && !closed.getAsBoolean()) {
            double time = playing.get(0).match.game().world().time();
            long wait = pacer.nanosUntil(time);
            if (wait > 0) {
                LockSupport.parkNanos(Math.min(wait, LONGEST_NAP_NANOS));
            } else {
                round();
            }
        }
    }

    /** Lets every world continue that can, and says whether any could. */
    private boolean round() {
        boolean moved = false;
        for (int i = 0; i < playing.size(); i++) {
            Played played = playing.get(i);
            if (played.world.settled(Clock.SYSTEM.nanoTime())) {
                moved = true;
                if (!goOn(played)) {
                    playing.remove(i--);
                }
            }
        }
        return moved;
    }

    /** Plays a cycle of a world whose programs have answered, and says whether there is another. */
    private boolean goOn(Played played) {
        Long seed = played.world.seedOfNewMatch();
        if (seed != null) {
            beginAnew(played, seed);
            return true;
        }
        if (played.over) {
            return false;
        }
        if (plan.settings().lockstep() && played.world.deserted()) {
            end(played, "deserted");
            return false;
        }
        try {
            played.match.cycle();
        } catch (RuntimeException | InternalError e) {
            end(played, "failed: " + e);
            return false;
        }
        cycles.increment();
        if (plan.over().test(played.match)) {
            end(played, "over");
            return plan.settings().newMatches();
        }
        played.world.next(Clock.SYSTEM.nanoTime());
        return true;
    }

    private void beginAnew(Played played, long seed) {
        if (!played.over) {
            ended.accept(new PlayedWorld(played.number, played.matches, played.match, "ended by its program"));
        }
        played.match = plan.maker().make(seed, played.world::team);
        played.matches++;
        played.over = false;
        played.world.begin(played.match, plan.outside());
        played.world.next(Clock.SYSTEM.nanoTime());
    }

    /** Shows how a match ended. If new matches may be asked for, this is to be answered too. */
    private void end(Played played, String why) {
        if (!played.over) {
            played.over = true;
            ended.accept(new PlayedWorld(played.number, played.matches, played.match, why));
            played.world.show(true, Clock.SYSTEM.nanoTime());
        }
    }
}
