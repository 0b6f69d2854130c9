// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.robopitch.engine.match.ActuationSettings;
import org.robopitch.engine.match.SensingSettings;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.Situation;
import org.robopitch.settings.Configuration;

class MatchOrderTest {
    private static final SensingSettings SEEN = SensingSettings.PERFECT
            .with("positionNoise", 0.01)
            .with("headingNoise", 0.02)
            .with("speedNoise", 0.05)
            .with("spinNoise", 0.1)
            .with("vanish", 0.05)
            .with("dropFrame", 0.1)
            .with("delay", 0.04);
    private static final ActuationSettings DONE = ActuationSettings.PERFECT
            .with("delay", 0.06)
            .with("loss", 0.2)
            .with("lockRate", 0.5)
            .with("lockTime", 0.1)
            .with("deadZone", 0.05);
    private static final Situation SITUATION =
            new Situation(List.of(), new Situation.Ball(0.1, 0.2, 0, 0, 0, 0, false));
    private static final MatchOrder ORDER = new MatchOrder(
            "toy",
            "3v3",
            Configuration.parse("toy.yaml", "ball: {mass: 1}"),
            "chaser",
            "idle",
            9,
            20,
            true,
            false,
            SEEN,
            DONE,
            SITUATION);

    @Test
    void teamsCanBeSwapped() {
        assertThat(ORDER.swapped()).isNotEqualTo(ORDER);
        assertThat(ORDER.swapped().swapped()).isEqualTo(ORDER);
        assertThat(ORDER.swapped().team(Side.BLUE)).isEqualTo("idle");
    }

    @Test
    void everyPartOfItCanBeSet() {
        MatchOrder made = MatchOrder.of("toy", "", "a", "b", 1)
                .with("size", "3v3")
                .with("configuration", ORDER.configuration())
                .with("blue", "chaser")
                .with("yellow", "idle")
                .with("seed", 9)
                .with("duration", 20)
                .with("overtime", true)
                .with("shootOut", false)
                .with("sensing", SEEN)
                .with("actuation", DONE)
                .with("situation", SITUATION);
        assertThat(made).isEqualTo(ORDER);
    }

    @Test
    void aDurationOutOfItsBoundsIsRefusedWhereTheOrderIsPlayed() {
        assertThatThrownBy(() -> ORDER.with("duration", -1).checked())
                .hasMessage(
                        "duration must be between 0 and 1000000 s (the range the simulation is tested with), but is -1"
                                + " s");
    }
}
