// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.klancar;

import java.util.List;
import org.robopitch.lab.report.HtmlReport;
import org.robopitch.lab.report.Table;
import org.robopitch.mirosot.parameters.RobotParameters;

/**
 * Klančar 2003, eq. 19 and 20, whose parenthesis closes too late: as printed, (n/M + I⁻¹(r × n)) × r, so that n/M is crossed with r,
 * too. What follows from eq. 16 to 18, and stands in eq. 21, is n/M + (I⁻¹(r × n)) × r.
 */
final class Impulse {
    private static final double RESTITUTION = 0.4;

    private Impulse() {}

    /**
     * Two equal robots that strike each other, A with lever l = r_a × n and B centrally.
     *
     * @param lever of A, m
     */
    record Blow(double lever) {
        private double turning() {
            return lever * lever / RobotParameters.defaults().inertia();
        }

        /** n · of eq. 19 and 20, put right, for an impulse of 1. */
        double right() {
            return 2 / RobotParameters.defaults().mass() + turning();
        }

        /** The same as printed: n · (n × r) is zero, so that the masses drop out. */
        double printed() {
            return turning();
        }

        /** {@return the relative velocity after a blow of relative velocity 1, which eq. 12 wants to be −ε, by an impulse that follows
         * from one form of eq. 19 and acts by the right one} */
        double after(double form) {
            return 1 - (1 + RESTITUTION) / form * right();
        }
    }

    static void write(HtmlReport report) {
        List<Blow> blows = List.of(new Blow(0), new Blow(0.01), new Blow(0.02), new Blow(0.0375));
        report.section("The impulse (eq. 11 to 21)")
                .paragraph(
                        "Eq. 19 and 20 close a parenthesis too late: as printed, all of (n/M + I⁻¹(r × n)) is crossed"
                                + " with r. In the plane n × r points out of it, so that the masses would drop out of the"
                                + " denominator, and a central blow would need an infinite impulse. Eq. 21 is right. Two"
                                + " robots of our league, v_rel = 1 m/s, ε = 0.4; eq. 12 wants −0.4 after the blow.")
                .table(
                        "Relative velocity after the blow, m/s",
                        Table.of(blows)
                                .column("lever of A, mm", "%.1f", blow -> 1000 * blow.lever)
                                .column("eq. 21", "%.3f", blow -> blow.after(blow.right()))
                                .column(
                                        "from eq. 19 and 20 as printed",
                                        blow -> blow.lever == 0
                                                ? "infinite"
                                                : HtmlReport.text("%.3f", blow.after(blow.printed()))))
                .verdict(
                        blows.stream()
                                .allMatch(blow -> Math.abs(blow.after(blow.right()) + RESTITUTION) < 1e-12
                                        && !(Math.abs(blow.after(blow.printed()) + RESTITUTION) < 0.1)),
                        "With the parenthesis put right the bodies separate with ε times the speed at which they met;"
                                + " as printed they would not, at any lever.");
    }
}
