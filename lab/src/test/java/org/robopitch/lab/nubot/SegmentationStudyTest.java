// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.nubot;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.robopitch.lab.report.HtmlReport;
import org.robopitch.robot.see.Meaning;

class SegmentationStudyTest {
    @Test
    void ballRobotsAndLinesAreDistinguished() {
        SegmentationStudy study = new SegmentationStudy();
        assertThat(study.ballError).isLessThan(0.1);
        assertThat(study.robots).isEqualTo(3);
        assertThat(study.linePoints).isGreaterThan(50);
        assertThat(study.share(Meaning.BALL)).isBetween(0.0001, 0.01);
        assertThat(study.share(Meaning.OBSTACLE)).isBetween(0.001, 0.3);
        assertThat(study.share(Meaning.FIELD)).isGreaterThan(0.2);
    }

    @Test
    void tablesStatesAndImagesHaveVerdicts() {
        HtmlReport report = new HtmlReport("NuBot");
        ModelTables.write(report);
        StateSequence.write(report);
        SegmentationStudy.write(report);
        assertThat(report.findings().stream().map(HtmlReport.Finding::section))
                .containsExactly(
                        "The robot model (Table 1)",
                        "The robot model (Table 1)",
                        "Shape of the robot (fig. 14)",
                        "The simulated world (Table 2)",
                        "Single robot behaviour (fig. 17 and 18)",
                        "The omnidirectional image and its colours (fig. 10)");
        assertThat(report.findings().stream().map(HtmlReport.Finding::outcome))
                .containsExactly(
                        HtmlReport.Outcome.REPRODUCED,
                        HtmlReport.Outcome.DIFFERS,
                        HtmlReport.Outcome.DIFFERS,
                        HtmlReport.Outcome.DIFFERS,
                        HtmlReport.Outcome.REPRODUCED,
                        HtmlReport.Outcome.REPRODUCED);
        assertThat(report.html()).contains("data:image/png;base64,");
    }
}
