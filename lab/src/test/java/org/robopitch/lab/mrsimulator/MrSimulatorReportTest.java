// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.mrsimulator;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.robopitch.lab.report.HtmlReport;
import org.robopitch.lab.report.Steps;

class MrSimulatorReportTest {
    @Test
    void everyFigureEndsWithAVerdictFromItsNumbers() throws Exception {
        String page = MrSimulatorReport.PAPER.page(Steps.uncounted()).html();
        List<String> sections = List.of(page.split("<h2>"));
        assertThat(sections.subList(1, sections.size()))
                .hasSize(9)
                .allSatisfy(section ->
                        assertThat(section).as(section.substring(0, 40)).contains("class=\"verdict\""));
        assertThat(page).doesNotContain("Not reproduced");
        for (String figure : List.of(
                "Table 1", "sec. 4.2", "fig. 3", "fig. 4", "fig. 5", "fig. 6", "fig. 7", "fig. 8", "algorithm 1")) {
            assertThat(page).contains(figure);
        }
    }

    @Test
    void theOrderOfRobotsDoesNotMatterInASubStep() {
        assertThat(CollisionScenes.apartByOrder()).isLessThan(1e-9);
    }

    @Test
    void thePairOfFigureFiveTurnsTogetherUntilARetreats() {
        CoupledRotation scene = new CoupledRotation();
        assertThat(scene.togetherA).isLessThan(-180).isCloseTo(scene.togetherB, within(0.1));
        assertThat(scene.jumps).isZero();
        assertThat(scene.reversals).isZero();
        assertThat(scene.parted).isTrue();
        assertThat(scene.reproduced()).isTrue();
    }

    @Test
    void theStudyOfTheStepSaysWhereItBeginsAndWhatCannotBeSeen() {
        HtmlReport report = new HtmlReport("steps");
        StepSizeStudy.write(report);
        String page = report.html();
        assertThat(page).contains("0.3 rad (17.2°)");
        assertThat(page).contains("projected, f = ½: lies on published (sign, f = ½)");
        assertThat(page).contains("nothing but rounding");
        // Orders of five schemes in four motions, position and heading.
        assertThat(Pattern.compile("<td>[–0-9.-]+ / [–0-9.-]+</td>")
                        .matcher(page)
                        .results())
                .hasSize(20);
    }

    @Test
    void theWheelsOfFigureSixAndSevenArePictures() {
        assertThat(WheelPictures.ofA()).contains("β −45°, σ −1", "β +45°, σ +1").contains("<title>");
        assertThat(Pattern.compile("class=\"blue\"")
                        .matcher(WheelPictures.ofA())
                        .results())
                .hasSize(6);
        assertThat(Pattern.compile("class=\"blue\"")
                        .matcher(WheelPictures.ofB())
                        .results())
                .hasSize(6);
        // One wheel stands in four cases of A, and at |β| = 45° of B from either side.
        assertThat(arrows(WheelPictures.ofA())).isEqualTo(6 + 12 - 4);
        assertThat(arrows(WheelPictures.ofB())).isEqualTo(6 + 12 - 2);
    }

    private static long arrows(String svg) {
        return Pattern.compile("stroke-width=\"3\"").matcher(svg).results().count();
    }
}
