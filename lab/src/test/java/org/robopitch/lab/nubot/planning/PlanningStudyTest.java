// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.nubot.planning;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class PlanningStudyTest {
    @Test
    void almostAlwaysTheRobotArrivesWithoutTouchingAnybody() {
        PlanningStudy study = PlanningStudy.run(300, 1, done -> {});

        assertThat(study.solvable()).isGreaterThan(200);
        assertThat(study.share()).isGreaterThan(0.98);
        assertThat(study.bytesPerPlan()).isLessThan(64);
    }

    @Test
    void aShortStudyMeasuresToo() {
        List<Double> progress = new ArrayList<>();
        PlanningStudy study = PlanningStudy.run(4, 1, progress::add);

        assertThat(study.plans()).isPositive();
        assertThat(study.planMicrosP99()).isPositive();
        assertThat(progress).hasSize(4).isSorted().endsWith(1.0);
    }

    @Test
    void theGridFindsAWayThroughAGapAndNoneThroughAWall() {
        GridSearch search = new GridSearch(3, 2);
        for (double y = -2; y <= 2; y += 0.2) {
            search.block(0, y, 0.2);
        }
        assertThat(search.hasWay(-2, 0, 2, 0)).isFalse();

        search.clear();
        for (double y = -2; y <= 1; y += 0.2) {
            search.block(0, y, 0.2);
        }
        assertThat(search.hasWay(-2, 0, 2, 0)).isTrue();
    }
}
