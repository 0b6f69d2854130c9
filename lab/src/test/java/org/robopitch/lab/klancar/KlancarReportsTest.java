// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.klancar;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.robopitch.lab.report.HtmlReport;
import org.robopitch.lab.report.HtmlReport.Outcome;
import org.robopitch.lab.report.Steps;

class KlancarReportsTest {
    /** What can be worked out agrees with Hipparchus; only what the papers do not give is left open. */
    private static void assertAgrees(HtmlReport report, int reproduced, int differing) {
        assertThat(report.html())
                .contains("Hipparchus", "./robopitch papers klancar")
                .doesNotContain("NaN");
        assertThat(report.findings())
                .filteredOn(finding -> finding.outcome() == Outcome.REPRODUCED)
                .hasSize(reproduced);
        assertThat(report.findings())
                .filteredOn(finding -> finding.outcome() == Outcome.DIFFERS)
                .hasSize(differing)
                .allSatisfy(finding -> assertThat(finding.text()).startsWith("Third row"));
    }

    @Test
    void thePaperOf2003AgreesWithASecondIntegrator() throws Exception {
        assertAgrees(KlancarReports.PAPER_OF_2003.page(Steps.uncounted()), 6, 1);
    }

    @Test
    void thePaperOf2007AgreesWithASecondIntegrator() throws Exception {
        assertAgrees(KlancarReports.PAPER_OF_2007.page(Steps.uncounted()), 8, 0);
    }

    /** Whatever keeps engine and Hipparchus apart is the grip: neither step nor tolerance, and nothing without a grip. */
    @Test
    void collisionCoursesAreApartByTheGripAlone() {
        double one = CollisionCourses.apart(0.001, 1e-4, 1e-12);
        double two = CollisionCourses.apart(0.001, 2e-4, 1e-12);
        assertThat(one).isLessThan(0.1);
        assertThat(2 * one - two).as("continued to a grip of 0, mm").isCloseTo(0, within(0.005));
        assertThat(CollisionCourses.apart(0.004, 1e-4, 1e-12)).isCloseTo(one, within(0.03));
        assertThat(CollisionCourses.apart(0.001, 1e-4, 1e-8)).isCloseTo(one, within(0.001));
    }

    @Test
    void thePapersDetectionTellsWhatTheEngineTells() {
        assertThat(Separation.count(3_000, 2).different()).isZero();
        // Twice the area, positive for one orientation, negative for the other.
        double[][] corners = {{0, 0}, {3, 0}, {0, 4}};
        assertThat(Separation.determinant(corners[0], corners[1], corners[2])).isEqualTo(12);
        assertThat(Separation.determinant(corners[0], corners[2], corners[1])).isEqualTo(-12);
    }

    @Test
    void robotsThatPushEachOtherDoNotChatter() {
        Chattering.Pair pair = new Chattering.Pair();
        assertThat(pair.impacts()).isBetween(1L, 8L);
        assertThat(pair.laterImpacts()).isZero();
        assertThat(pair.deepest()).isGreaterThan(-1e-4);
        assertThat(Chattering.located(pair.startGap, pair.timeConstant, 200, 1e-9))
                .hasSizeGreaterThan(15);
    }

    @Test
    void thePageOf2007DoesNotSpeakOfTheRowsOf2003() throws Exception {
        assertThat(KlancarReports.PAPER_OF_2007.page(Steps.uncounted()).html())
                .doesNotContain("Row 1", "the paper's sample time", "its rows", "of eq. 21 alone");
    }

    @Test
    void aNumberThatIsTooFarApartFailsTheComparison() {
        assertThat(new Comparison().add("x", 1, 1.1, 0.05).holds()).isFalse();
        assertThat(new Comparison().add("x", 1, 1.1, 0.2).holds()).isTrue();
    }
}
