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

    @Test
    void whoIsSlowEveryTimeUsesItUpWithoutEverMissing() {
        WaitBudget budget = new WaitBudget(10, 60);
        for (int i = 0; i < 61; i++) {
            assertThat(budget.answer(1, 0, 0.02)).isFalse();
        }
        assertThat(budget.answer(1, 0, 0.02)).as("62 times 0.98 s").isTrue();
        assertThat(budget.answer(1, 0, 0.02)).as("said once").isFalse();
    }

    @Test
    void whoNeedsNoLongerThanTheMatchLastsMayBeSlowNowAndThen() {
        WaitBudget budget = new WaitBudget(10, 60);
        for (int i = 0; i < 1_000_000; i++) {
            budget.answer(i % 100 == 0 ? 1.5 : 0.001, 0, 0.02);
        }
        assertThat(budget.isSpent()).isFalse();
    }

    @Test
    void timeWithoutAProcessorIsNotItsFaultButATenthCountsInAnyCase() {
        WaitBudget starved = new WaitBudget(10, 60);
        for (int i = 0; i < 1_000_000; i++) {
            starved.answer(0.2, 0.19, 0.02);
        }
        assertThat(starved.isSpent()).isFalse();
        WaitBudget hidden = new WaitBudget(10, 60);
        for (int i = 0; i < 751; i++) {
            hidden.answer(1, 1, 0.02);
        }
        assertThat(hidden.isSpent()).as("751 times 0.08 s").isTrue();
    }
}
