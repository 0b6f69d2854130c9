// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.nubot;

import java.util.List;
import java.util.stream.DoubleStream;
import org.robopitch.engine.match.ActuationSettings;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchSetup;
import org.robopitch.engine.match.SensingSettings;
import org.robopitch.engine.match.Team;
import org.robopitch.lab.report.HtmlReport;
import org.robopitch.lab.report.Table;
import org.robopitch.middlesize.game.MiddleSize;
import org.robopitch.middlesize.parameters.Dialect;
import org.robopitch.middlesize.referee.MiddleSizeRules;

/** What Gaussian noise really does to what a team sees (sec. 5.3). */
final class NoiseStudy {
    private static final int CYCLES = 20_000;

    /** In the original code noise reaches one message in eleven. */
    private static final double ORIGINAL_SHARE = 1.0 / 11;

    private NoiseStudy() {}

    /** A measurement of the ball's x coordinate over many cycles. */
    record Measured(double asked, double deviation, double blurredShare) {}

    static void write(HtmlReport report) {
        report.section("Noise (sec. 5.3)")
                .paragraph("Gaussian noise is added to what the robots see. In RoboPitch, a team sees the requested "
                        + "standard deviation in every message. In the original code, the requested noise reaches one "
                        + "message in eleven, which leaves √(1/11) = 30% of the deviation.");
        List<Measured> all =
                DoubleStream.of(0.01, 0.05, 0.1).mapToObj(NoiseStudy::measure).toList();
        report.table(
                "a ball at rest, 20,000 messages",
                Table.of(all)
                        .column("asked for, mm", "%.0f", one -> 1000 * one.asked)
                        .column("measured, mm", "%.1f", one -> 1000 * one.deviation)
                        .column("messages with noise", "%.1f%%", one -> 100 * one.blurredShare)
                        .column("the original's, mm", "%.1f", one -> 1000 * one.asked * Math.sqrt(ORIGINAL_SHARE)));
        double worst = all.stream()
                .mapToDouble(one -> Math.abs(one.deviation / one.asked - 1))
                .max()
                .orElse(0);
        report.verdict(worst < 0.02, "The noise that teams see is the requested one within %.1f %%.", 100 * worst);
    }

    static Measured measure(double asked) {
        MiddleSize league = MiddleSize.of(Dialect.A).withRules(MiddleSizeRules.coachOnly());
        double[] sums = new double[3];
        Team watching = (seen, commands) -> {
            double x = seen.ball().x();
            sums[0] += x;
            sums[1] += x * x;
            sums[2] += x != 0 ? 1 : 0;
        };
        SensingSettings noisy = SensingSettings.PERFECT.with("positionNoise", asked);
        Match match = new Match(
                new MatchSetup(league, watching, (seen, commands) -> {}, 1, noisy, ActuationSettings.PERFECT));
        for (int cycle = 0; cycle < CYCLES; cycle++) {
            match.cycle();
        }
        double mean = sums[0] / CYCLES;
        return new Measured(asked, Math.sqrt(sums[1] / CYCLES - mean * mean), sums[2] / CYCLES);
    }
}
