// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.klancar;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.robopitch.lab.report.HtmlReport;
import org.robopitch.lab.report.HtmlReport.Outcome;

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
    void thePaperOf2003AgreesWithASecondIntegrator() {
        assertAgrees(KlancarReports.of2003(), 3, 1);
    }

    @Test
    void thePaperOf2007AgreesWithASecondIntegrator() {
        assertAgrees(KlancarReports.of2007(), 7, 0);
    }

    @Test
    void aNumberThatIsTooFarApartFailsTheComparison() {
        assertThat(new Comparison().add("x", 1, 1.1, 0.05).holds()).isFalse();
        assertThat(new Comparison().add("x", 1, 1.1, 0.2).holds()).isTrue();
    }
}
