// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.link;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class WaitBudgetTest {
    @Test
    void aMinuteOfMissedTimeIsTheBudgetHoweverManyAnswersComeBetween() {
        WaitBudget budget = new WaitBudget(1);
        for (int i = 0; i < 59; i++) {
            assertThat(budget.miss()).isFalse();
        }
        assertThat(budget.isSpent()).isFalse();
        assertThat(budget.miss()).as("the one that uses it up").isTrue();
        assertThat(budget.isSpent()).isTrue();
        assertThat(budget.miss()).as("said once").isFalse();
    }

    @Test
    void longDeadlinesHaveALongBudget() {
        assertThat(new WaitBudget(60).seconds()).isEqualTo(1200);
        assertThat(new WaitBudget(0.02).seconds()).isEqualTo(60);
    }
}
