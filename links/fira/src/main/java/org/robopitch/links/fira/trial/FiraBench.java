// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.fira.trial;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchSetup;
import org.robopitch.engine.match.Side;
import org.robopitch.links.fira.FiraLink;
import org.robopitch.links.fira.FiraSettings;
import org.robopitch.links.fira.client.FiraClient;
import org.robopitch.links.fira.wire.Environment;
import org.robopitch.mirosot.game.Mirosot;
import org.robopitch.mirosot.parameters.Size;
import org.robopitch.runner.MatchOrder;
import org.robopitch.runner.PreparedMatch;
import org.robopitch.runner.frame.FrameReader;
import org.robopitch.runner.guard.Daemon;
import org.robopitch.runner.pace.Clock;
import org.robopitch.runner.pace.Pace;
import org.robopitch.runner.session.MatchSession;

/** Measures the link at 5 v 5: how even its stream is in real time, and how fast it is in lockstep. */
public final class FiraBench {
    private static final Set<Side> BOTH = Set.of(Side.BLUE, Side.YELLOW);
    private static final int PATIENCE_MILLIS = 5000;
    private static final int WARM_UP = 60;

    private FiraBench() {}

    /**
     * How even a stream is: the time between two Environments, as an external program sees it, against the cycle.
     *
     * @param environments how many were seen
     * @param cycleMillis the time that should lie between two, ms
     * @param medianMillis median of how far off it was, ms
     * @param p99Millis its 99th percentile, ms
     */
    public record Jitter(int environments, double cycleMillis, double medianMillis, double p99Millis) {}

    /** Plays in real time for so long and listens. */
    public static Jitter jitter(double seconds) throws IOException {
        FiraSettings settings = TrialSettings.waiting(0);
        try (FiraLink link = new FiraLink(settings);
                FiraClient client = new FiraClient(true, settings.environment(), link.packetsAddress(), "127.0.0.1");
                MatchSession session = new MatchSession(new Linked(link), Pace.REAL_TIME, Clock.SYSTEM)) {
            double cycle = session.latest().scene().cycleSeconds();
            long[] arrivals = new long[(int) Math.round(seconds / cycle) + WARM_UP];
            for (int i = 0; i < arrivals.length; i++) {
                if (client.receive(PATIENCE_MILLIS) == null) {
                    throw new IOException("no Environment has arrived for " + PATIENCE_MILLIS + " ms");
                }
                arrivals[i] = Clock.SYSTEM.nanoTime();
            }
            double[] off = new double[arrivals.length - WARM_UP];
            for (int i = 0; i < off.length; i++) {
                off[i] = Math.abs((arrivals[i + WARM_UP] - arrivals[i + WARM_UP - 1]) / 1e6 - 1000 * cycle);
            }
            Arrays.sort(off);
            return new Jitter(
                    off.length, 1000 * cycle, off[off.length / 2], off[(int) Math.ceil(0.99 * off.length) - 1]);
        }
    }

    /** Plays in lockstep for so long, both sides answered by one program over UDP, and tells the cycles per second. */
    public static double lockstepCyclesPerSecond(double seconds) throws IOException, InterruptedException {
        FiraSettings settings = TrialSettings.waiting(PATIENCE_MILLIS / 1000.0);
        try (FiraLink link = new FiraLink(settings);
                FiraClient blue = new FiraClient(false, settings.environment(), link.packetsAddress(), "127.0.0.1");
                FiraClient yellow = new FiraClient(true, settings.environment(), link.packetsAddress(), "127.0.0.1")) {
            answer(blue);
            answer(yellow);
            Linked linked = new Linked(link);
            // One half for the compilers, the other is counted.
            cycles(linked, seconds / 2);
            double result = cycles(linked, seconds / 2);
            long missed = link.missed(Side.BLUE) + link.missed(Side.YELLOW);
            if (missed > 0) {
                throw new IOException(missed + " answers were missed, so the measurement is not valid");
            }
            return result;
        }
    }

    private static double cycles(Linked linked, double seconds) throws InterruptedException {
        long begin = Clock.SYSTEM.nanoTime();
        long now = begin;
        long cycles = 0;
        while (now - begin < seconds * 1e9) {
            linked.beforeCycle();
            linked.match().cycle();
            linked.afterCycle();
            cycles++;
            now = Clock.SYSTEM.nanoTime();
        }
        return cycles / ((now - begin) / 1e9);
    }

    /** Answers every Environment with one Packet for all robots, on a thread that ends with the client. */
    private static void answer(FiraClient client) {
        Daemon.start(client.yellow() ? "yellow program" : "blue program", () -> {
            try {
                for (Environment seen = client.receive(PATIENCE_MILLIS);
                        seen != null;
                        seen = client.receive(PATIENCE_MILLIS)) {
                    for (int robot = 0; robot < seen.getFrame().getRobotsBlueCount(); robot++) {
                        client.wheels(robot, 20 + robot, 25);
                    }
                    client.send();
                }
            } catch (IOException e) {
                // Its socket was closed: the measurement is over, or has missed answers to tell.
                return;
            }
        });
    }

    /** A match of two external programs. */
    private static final class Linked implements PreparedMatch {
        private final FiraLink link;
        private final Match match;
        private final FrameReader frames;
        private boolean begun;

        Linked(FiraLink link) {
            this.link = link;
            this.match =
                    new Match(new MatchSetup(Mirosot.of(Size.MIDDLE), link.team(Side.BLUE), link.team(Side.YELLOW), 1));
            this.frames = new FrameReader(match, side -> List.of());
        }

        @Override
        public MatchOrder order() {
            return MatchOrder.of("mirosot", "5v5", "outside", "outside", 1);
        }

        @Override
        public Match match() {
            return match;
        }

        @Override
        public FrameReader frames() {
            return frames;
        }

        @Override
        public void beforeCycle() throws InterruptedException {
            if (!begun) {
                begun = true;
                link.begin(match, BOTH);
            }
            link.beforeCycle(match);
        }

        @Override
        public void afterCycle() {
            link.afterCycle(match);
        }

        @Override
        public void close() {}
    }
}
