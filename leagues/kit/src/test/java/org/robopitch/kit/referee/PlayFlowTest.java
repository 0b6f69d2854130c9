// SPDX-License-Identifier: Apache-2.0
package org.robopitch.kit.referee;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PlayFlowTest {
    private final PlayFlow flow = new PlayFlow(Halves.TOLERANCE);

    @Test
    void aStopLastsItsTimeAndNoCycleLonger() {
        flow.stop(0.3);
        assertThat(flow.isWaiting()).isTrue();
        assertThat(flow.pass(0.1)).isFalse();
        assertThat(flow.pass(0.1)).isFalse();
        assertThat(flow.pass(0.1)).isTrue();
        assertThat(flow.isOn()).isFalse();
        flow.goOn();
        assertThat(flow.isOn()).isTrue();
    }

    @Test
    void haltedPlayGoesOnOnlyWhenSomebodyLetsIt() {
        flow.stop(0.1);
        flow.halt();
        assertThat(flow.pass(100)).isFalse();
        assertThat(flow.isHalted()).isTrue();
        flow.goOn();
        assertThat(flow.isOn()).isTrue();
    }

    @Test
    void aStopAfterAHaltEndsByItself() {
        flow.halt();
        flow.stop(1);
        assertThat(flow.isHalted()).isFalse();
        assertThat(flow.pass(1)).isTrue();
    }

    @Test
    void whoWaitsLongerThanNeededKnowsHowMuch() {
        flow.waitFor(1);
        flow.pass(1);
        flow.pass(0.5);
        assertThat(flow.left()).isEqualTo(-0.5);
    }

    @Test
    void everyStopIsAnnouncedOnce() {
        assertThat(flow.announce()).isFalse();
        flow.stop(1);
        assertThat(flow.announce()).isTrue();
        assertThat(flow.announce()).isFalse();
    }

    @Test
    void aBallStaysUntilItLeavesItsCircle() {
        Stay stay = new Stay(0.5);
        stay.begin(1, 1);
        assertThat(stay.hasLeft(1.4, 1, 2)).isFalse();
        assertThat(stay.hasLeft(1, 0.6, 2)).isFalse();
        assertThat(stay.seconds()).isEqualTo(4);
        assertThat(stay.hasLeft(1, 0.4, 2)).isTrue();
        assertThat(stay.seconds()).isZero();
        assertThat(stay.hasLeft(1, 0.1, 3)).isFalse();
        stay.forgetTime();
        assertThat(stay.seconds()).isZero();
    }
}
