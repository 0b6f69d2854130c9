// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.fira;

import java.io.IOException;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.robopitch.engine.match.ActuationSettings;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchSetup;
import org.robopitch.engine.match.SensingSettings;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.Team;
import org.robopitch.links.fira.client.FiraClient;
import org.robopitch.mirosot.game.Mirosot;
import org.robopitch.mirosot.game.MirosotGame;
import org.robopitch.mirosot.parameters.Preset;
import org.robopitch.mirosot.parameters.Size;
import org.robopitch.mirosot.referee.MirosotRules;
import org.robopitch.runner.link.LinkCounters;

/** A match with a link on sockets of its own, all on the loopback, moved by the test. */
final class Rig implements AutoCloseable {
    final FiraLink link;
    final Match match;
    final MirosotGame game;
    final FiraSettings settings;
    final List<String> console = new CopyOnWriteArrayList<>();
    private final Set<Side> outside;
    private boolean begun;

    Rig(Plan plan) throws IOException {
        this.settings = plan.settings();
        this.outside = plan.outside;
        this.link = new FiraLink(settings);
        link.console(console::add);
        MirosotRules usual = MirosotRules.defaults();
        MirosotRules rules = plan.chance ? usual : usual.withoutChance();
        Mirosot league =
                new Mirosot(Preset.FIRASIM.parameters(plan.size), plan.external ? rules.with("external", true) : rules);
        Team blue = outside.contains(Side.BLUE) ? link.team(Side.BLUE) : plan.inside;
        Team yellow = outside.contains(Side.YELLOW) ? link.team(Side.YELLOW) : plan.inside;
        this.match = new Match(new MatchSetup(league, blue, yellow, plan.seed, plan.sensing, plan.actuation));
        this.game = (MirosotGame) match.game();
    }

    /** What a test wants; everything has a usual value. */
    static final class Plan {
        Size size = Size.SMALL;
        Set<Side> outside = Set.of(Side.BLUE, Side.YELLOW);
        Team inside = (observation, commands) -> {};
        boolean external;
        boolean chance;
        boolean allowReplacements;
        double deadline;
        long seed = 1;
        SensingSettings sensing = SensingSettings.PERFECT;
        ActuationSettings actuation = ActuationSettings.PERFECT;
        List<InetSocketAddress> targets = List.of();

        FiraSettings settings() throws IOException {
            return FiraSettings.defaults()
                    .with("environmentText", "224.0.0.1:" + freePort())
                    .with("targetTexts", targets.stream().map(Addresses::text).toList())
                    .with("packetsText", "127.0.0.1:0")
                    .with("commandsText", "224.5.23.2:" + freePort())
                    .with("placementsText", "224.5.23.2:0")
                    .with("networkInterface", "127.0.0.1")
                    .with("allowReplacements", allowReplacements || external)
                    .with("deadlineSeconds", deadline);
        }
    }

    static int freePort() throws IOException {
        try (DatagramSocket socket = new DatagramSocket(0, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }

    FiraClient client(Side side) throws IOException {
        return new FiraClient(side == Side.YELLOW, settings.environment(), link.packetsAddress(), "127.0.0.1");
    }

    /** One cycle as a session plays it. */
    void cycle() throws InterruptedException {
        begin();
        link.beforeCycle(match);
        match.cycle();
        link.afterCycle(match);
    }

    void begin() {
        if (!begun) {
            begun = true;
            link.begin(match, outside);
        }
    }

    void cycles(int count) throws InterruptedException {
        for (int i = 0; i < count; i++) {
            cycle();
        }
    }

    /** Plays until a side has scored, or for so long; then the test's own assertion follows. */
    void untilGoalOf(Side side, int mostCycles) throws InterruptedException {
        for (int i = 0; i < mostCycles && game.referee().play().score(side) == 0; i++) {
            cycle();
        }
    }

    long count(String name) {
        return link.counters().all().stream()
                .filter(count -> count.name().equals(name))
                .mapToLong(LinkCounters.Count::value)
                .sum();
    }

    /** Waits, for as long as a slow computer may need, until something holds; the test's own assertion follows. */
    static void await(BooleanSupplier condition) {
        for (int i = 0; i < 30_000 && !condition.getAsBoolean(); i++) {
            LockSupport.parkNanos(1_000_000);
        }
    }

    void awaitCount(String name, long value) {
        await(() -> count(name) >= value);
    }

    @Override
    public void close() {
        link.end(match);
        link.close();
    }
}
