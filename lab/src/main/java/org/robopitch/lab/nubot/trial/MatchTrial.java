// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.nubot.trial;

import java.lang.management.ManagementFactory;
import java.util.function.DoubleConsumer;
import org.robopitch.engine.match.ActuationSettings;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchSetup;
import org.robopitch.engine.match.SensingSettings;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.Team;
import org.robopitch.middlesize.game.MiddleSize;
import org.robopitch.middlesize.parameters.Dialect;
import org.robopitch.middlesize.referee.MiddleSizeRules;
import org.robopitch.nubot.Nubot;
import org.robopitch.nubot.NubotOptions;
import org.robopitch.teams.middlesize.MiddleSizeTactical;

/**
 * Matches of nubot against omni, each seed from both sides.
 *
 * @param dialect of the league
 * @param options of nubot
 * @param half the length of a half, s
 * @param matches how many were played
 * @param lead goals of nubot more than omni's, in a match, on average
 * @param leadError standard error of that average
 * @param scored goals of nubot in a match, on average
 * @param conceded goals of omni in a match, on average
 * @param leastLead the smallest lead of a match
 * @param roleChanges changes of role of a robot in 2 s, on average
 * @param timesRealTime simulated time over thread time
 */
public record MatchTrial(
        Dialect dialect,
        String options,
        double half,
        int matches,
        double lead,
        double leadError,
        double scored,
        double conceded,
        int leastLead,
        double roleChanges,
        double timesRealTime) {
    private static final double TWO_SECONDS = 2;
    private static final SensingSettings NOISE = SensingSettings.PERFECT
            .with("positionNoise", 0.02)
            .with("headingNoise", 0.02)
            .with("speedNoise", 0.1)
            .with("spinNoise", 0.1);

    /**
     * {@return the trial}
     *
     * @param dialect of the league
     * @param options of nubot, such as {@code noise,loss=0.3}
     * @param firstSeed the first
     * @param seeds how many; each is played from both sides
     * @param half length of a half, s
     * @param noise whether omni sees with noise too
     * @param progress gets the share that is done, 0 … 1
     */
    public static MatchTrial run(
            Dialect dialect,
            String options,
            long firstSeed,
            int seeds,
            double half,
            boolean noise,
            DoubleConsumer progress) {
        MiddleSize league =
                MiddleSize.of(dialect).withRules(MiddleSizeRules.defaults().with("halfSeconds", half));
        boolean cameras = NubotOptions.parse(options).sense() == NubotOptions.Sensing.CAMERA;
        // Cameras bring their own errors: what they show is the true scene.
        SensingSettings sensing = noise && !cameras ? NOISE : SensingSettings.PERFECT;
        long lead = 0;
        long squares = 0;
        long scored = 0;
        int least = Integer.MAX_VALUE;
        long changes = 0;
        long nanos = 0;
        long cycles = 0;
        int robots = league.robotsPerSide();
        for (long seed = firstSeed; seed < firstSeed + seeds; seed++) {
            for (Side side : Side.values()) {
                Nubot nubot = new Nubot(NubotOptions.parse(options));
                Team omni =
                        noise && cameras ? new NoisyTeam(new MiddleSizeTactical(), NOISE) : new MiddleSizeTactical();
                boolean blue = side == Side.BLUE;
                long began = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
                Match match = new Match(new MatchSetup(
                        league, blue ? nubot : omni, blue ? omni : nubot, seed, sensing, ActuationSettings.PERFECT));
                while (!match.over()) {
                    match.cycle();
                    cycles++;
                    progress.accept(Math.min(1, cycles * league.cycleSeconds() / (4 * half * seeds)));
                }
                nanos += ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - began;
                int won = match.game().referee().play().score(side)
                        - match.game().referee().play().score(side.other());
                lead += won;
                squares += (long) won * won;
                scored += match.game().referee().play().score(side);
                least = Math.min(least, won);
                for (int robot = 0; robot < robots; robot++) {
                    changes += nubot.robot(robot).strategy.roles().changes();
                }
            }
        }
        int matches = 2 * seeds;
        double seconds = 2 * half * matches;
        return new MatchTrial(
                dialect,
                options,
                half,
                matches,
                (double) lead / matches,
                standardError(lead, squares, matches),
                (double) scored / matches,
                (double) (scored - lead) / matches,
                least,
                TWO_SECONDS * changes / (robots * seconds),
                seconds / (nanos / 1e9));
    }

    private static double standardError(long sum, long squares, int count) {
        double mean = (double) sum / count;
        return Math.sqrt(Math.max(0, (double) squares / count - mean * mean) / (count - 1));
    }
}
