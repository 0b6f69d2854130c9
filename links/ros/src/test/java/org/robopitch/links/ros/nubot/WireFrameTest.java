// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.nubot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class WireFrameTest {
    private static final WireFrame CYAN = new WireFrame(1);
    private static final WireFrame MAGENTA = new WireFrame(-1);

    @Test
    void placesAreCentimetresAndTurnedForMagenta() {
        assertThat(CYAN.place(8.5)).isEqualTo(850);
        assertThat(MAGENTA.place(8.5)).isEqualTo(-850);
        assertThat(CYAN.worldPlace(-850)).isEqualTo(-8.5);
        assertThat(MAGENTA.worldPlace(-850)).isEqualTo(8.5);
    }

    @Test
    void aPlaceComesBackAsItWent() {
        for (WireFrame frame : new WireFrame[] {CYAN, MAGENTA}) {
            assertThat(frame.worldPlace(frame.place(1.25))).isEqualTo(1.25);
        }
    }

    @Test
    void headingsAreFromTheOpponentsGoalAndTurnedByHalfACircleForMagenta() {
        assertThat(CYAN.heading(0, 1)).isCloseTo(Math.PI / 2, within(1e-12));
        assertThat(MAGENTA.heading(0, 1)).isCloseTo(-Math.PI / 2, within(1e-12));
        assertThat(MAGENTA.heading(-1, 0)).isZero();
        assertThat(MAGENTA.heading(1, 0)).isEqualTo(Math.PI);
        assertThat(CYAN.heading(-1, -0.0)).isEqualTo(Math.PI);
    }

    @Test
    void commandsAreNotTurned() {
        assertThat(WireFrame.commandedSpeed(250)).isEqualTo(2.5);
        assertThat(WireFrame.length(0.43)).isEqualTo(43);
    }

    @Test
    void thereAreTwoDirectionsOfPlay() {
        assertThatThrownBy(() -> new WireFrame(0)).isInstanceOf(IllegalArgumentException.class);
    }
}
