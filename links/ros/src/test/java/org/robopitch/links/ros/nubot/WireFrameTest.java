// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.nubot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class WireFrameTest {
    @Test
    void lengthsAreCentimetresAndComeBackAsTheyWent() {
        assertThat(WireFrame.length(8.5)).isEqualTo(850);
        assertThat(WireFrame.length(0.43)).isEqualTo(43);
        assertThat(WireFrame.metres(250)).isEqualTo(2.5);
        assertThat(WireFrame.metres(WireFrame.length(1.25))).isEqualTo(1.25);
    }

    @Test
    void headingsAreWithinHalfACircleAndStraightBackIsPositive() {
        assertThat(WireFrame.heading(Math.PI / 2)).isCloseTo(Math.PI / 2, within(1e-12));
        assertThat(WireFrame.heading(5 * Math.PI / 2)).isCloseTo(Math.PI / 2, within(1e-12));
        assertThat(WireFrame.heading(0)).isZero();
        assertThat(WireFrame.heading(Math.PI)).isCloseTo(Math.PI, within(1e-12));
    }
}
