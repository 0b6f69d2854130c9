// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.humanoid;

import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.locks.LockSupport;
import org.robopitch.bahia3d.Bahia3dAgent;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchSetup;
import org.robopitch.engine.match.Side;
import org.robopitch.humanoid.game.Humanoid;
import org.robopitch.humanoid.sense.Effects;
import org.robopitch.humanoid.sense.HumanoidAgent;
import org.robopitch.humanoid.sense.Percepts;
import org.robopitch.lab.plot.Series.Point;
import org.robopitch.links.simspark.SimsparkLink;
import org.robopitch.links.simspark.client.AgentRunner;
import org.robopitch.links.simspark.client.ClientSettings;
import org.robopitch.links.simspark.client.CycleLog;
import org.robopitch.links.simspark.server.ServerSettings;

/**
 * Cycle by duration, as in fig. 3 and 4 of the paper: an agent that now and then thinks for longer than a cycle, on a
 * server in real time, once with one thread for all and once with ours.
 *
 * @param durations for each cycle of the thread that receives, how long it took from one message to the next [ms]
 * @param waits for each cycle, how long a message had waited before it was looked at [ms]
 * @param slow share of cycles in which the thread that receives took more than 30 ms
 * @param late share of cycles that acted on senses more than a cycle old
 */
record TimingStudy(List<Point> durations, List<Point> waits, double slow, double late) {
    private static final double SLOW = 30;
    private static final long CYCLE = 20_000_000;
    private static final int CYCLES = 250;

    /** Thinks for 4 ms, and in every twelfth cycle for 50. */
    private static final class SlowMind implements HumanoidAgent {
        private final HumanoidAgent inner = new Bahia3dAgent("slow", 2, 0);
        private final List<double[]> seen = new ArrayList<>();
        private double newest;
        private int cycle;

        @Override
        public void perceive(Percepts percepts) {
            newest = percepts.time;
            inner.perceive(percepts);
        }

        @Override
        public void act(Effects effects) {
            seen.add(new double[] {System.nanoTime() / 1e9, newest});
            cycle++;
            long until = System.nanoTime() + (cycle % 12 == 0 ? 50_000_000 : 4_000_000);
            while (System.nanoTime() < until) {
                LockSupport.parkNanos(200_000);
            }
            inner.act(effects);
        }
    }

    static TimingStudy run(boolean oneThread, double delay) throws IOException, InterruptedException {
        SlowMind mind = new SlowMind();
        CycleLog log = new CycleLog(1000);
        Match[] match = new Match[1];
        try (SimsparkLink link = new SimsparkLink(
                        ServerSettings.defaults().with("agentPort", 0).with("monitorPort", 0));
                DelayedLink wire = new DelayedLink(link.agentPort(), delay)) {
            match[0] = new Match(
                    new MatchSetup(Humanoid.standard(2).empty(), link.team(Side.BLUE), link.team(Side.YELLOW), 1));
            link.begin(match[0], EnumSet.allOf(Side.class));
            int port = delay > 0 ? wire.port() : link.agentPort();
            ClientSettings client =
                    ClientSettings.of("127.0.0.1", port, "slow", 2).with("retrySeconds", 0);
            AgentRunner runner = new AgentRunner(oneThread ? client.with("oneThread", true) : client, () -> mind, log);
            CompletableFuture<String> end = CompletableFuture.supplyAsync(runner::run);
            long next = System.nanoTime();
            for (int i = 0; i < CYCLES + 50; i++) {
                link.beforeCycle(match[0]);
                match[0].cycle();
                link.afterCycle(match[0]);
                next += CYCLE;
                while (System.nanoTime() < next) {
                    LockSupport.parkNanos(Math.max(1000, next - System.nanoTime()));
                }
            }
            runner.stop();
            end.join();
        }
        return evaluate(log, mind.seen);
    }

    /** The age of senses against the freshest ever, which only the wire can have delayed. */
    private static TimingStudy evaluate(CycleLog log, List<double[]> seen) {
        double offset = Double.POSITIVE_INFINITY;
        for (double[] one : seen) {
            offset = Math.min(offset, one[0] - one[1]);
        }
        List<Point> waits = new ArrayList<>();
        int late = 0;
        for (int i = 0; i < Math.min(CYCLES, seen.size()); i++) {
            double age = 1000 * (seen.get(i)[0] - seen.get(i)[1] - offset);
            waits.add(new Point(i, age));
            late += age > 20 ? 1 : 0;
        }
        List<Point> durations = new ArrayList<>();
        int slow = 0;
        for (int i = 0; i < Math.min(CYCLES, log.receptions()); i++) {
            double duration = 1000 * log.reception(i);
            durations.add(new Point(i, duration));
            slow += duration > SLOW ? 1 : 0;
        }
        return new TimingStudy(
                durations,
                waits,
                slow / (double) Math.max(1, durations.size()),
                late / (double) Math.max(1, waits.size()));
    }
}
