// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.mixedreality;

import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.ActuationSettings;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchEvent;
import org.robopitch.engine.match.MatchListener;
import org.robopitch.engine.match.MatchSetup;
import org.robopitch.engine.match.OperatorAction;
import org.robopitch.engine.match.SensingSettings;
import org.robopitch.engine.match.Side;
import org.robopitch.mixedreality.game.MixedReality;
import org.robopitch.mixedreality.game.MixedRealityGame;

/** A match served on free ports, moved by hand. */
final class Served implements AutoCloseable {
    final MixedRealityLink link;
    final Match match;
    final MixedRealityGame game;
    final List<String> events = new ArrayList<>();

    /** Steps, sources and numbers of all that teams and operators did, as a recording has them. */
    final List<Done> done = new ArrayList<>();

    /** What a side (0, 1) or an operator (2) did. */
    record Done(long step, int source, double[] values) {}

    Served(MixedReality league, AgentSettings settings) throws IOException {
        this(league, settings, null);
    }

    Served(MixedReality league, AgentSettings settings, @Nullable DeviceAddresses elsewhere) throws IOException {
        this(league, settings, elsewhere, SensingSettings.PERFECT, ActuationSettings.PERFECT);
    }

    Served(
            MixedReality league,
            AgentSettings settings,
            @Nullable DeviceAddresses elsewhere,
            SensingSettings sensing,
            ActuationSettings actuation)
            throws IOException {
        link = new MixedRealityLink(settings, elsewhere);
        match = new Match(new MatchSetup(league, link.team(Side.BLUE), link.team(Side.YELLOW), 1, sensing, actuation));
        match.watch(new MatchListener() {
            @Override
            public void commanded(Match of, Side side, double[] values) {
                done.add(new Done(of.game().world().steps(), side.ordinal(), values.clone()));
            }

            @Override
            public void operated(Match of, OperatorAction action) {
                done.add(new Done(of.game().world().steps(), 2, action.encode()));
            }

            @Override
            public void happened(Match of, MatchEvent event) {
                events.add(event.text());
            }
        });
        game = (MixedRealityGame) match.game();
        link.begin(match, EnumSet.allOf(Side.class));
    }

    void cycles(int cycles) throws InterruptedException {
        for (int i = 0; i < cycles; i++) {
            link.beforeCycle(match);
            match.cycle();
            link.afterCycle(match);
        }
    }

    /** Plays until the robots may move. */
    void untilRunning() throws InterruptedException {
        while (!match.game().referee().play().running()) {
            cycles(1);
        }
    }

    long counted(String name) {
        return link.counters().all().stream()
                .filter(count -> count.name().equals(name))
                .mapToLong(count -> count.value())
                .sum();
    }

    static void await(String what, BooleanSupplier condition) {
        long deadline = System.nanoTime() + 60_000_000_000L;
        while (!condition.getAsBoolean()) {
            if (System.nanoTime() > deadline) {
                throw new AssertionError("waited in vain: " + what);
            }
            LockSupport.parkNanos(2_000_000);
        }
    }

    @Override
    public void close() {
        link.close();
    }
}
