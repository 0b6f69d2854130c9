// SPDX-License-Identifier: Apache-2.0
package org.robopitch.campaign.remote;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.robopitch.campaign.MatchJob;
import org.robopitch.engine.match.ActuationSettings;
import org.robopitch.engine.match.SensingSettings;
import org.robopitch.recording.json.JsonException;
import org.robopitch.runner.MatchOrder;
import org.robopitch.settings.Configuration;

class JobTextTest {
    @Test
    void aJobComesBackToTheBit() throws Exception {
        MatchOrder order = MatchOrder.of(
                        "mirosot", "", "tactical(cruise=0.30000000000000004)", "class:a.B", Long.MIN_VALUE + 1)
                .with("configuration", Configuration.parse("a", "ball: {mass: 0.1}\nlist: [1, 'it''s', true]"))
                .with("duration", 0.1 + 0.2)
                .with("overtime", true)
                .with("shootOut", false)
                .with(
                        "sensing",
                        SensingSettings.PERFECT
                                .with("positionNoise", 1.0 / 3)
                                .with("headingNoise", 0.2)
                                .with("vanish", 0.1)
                                .with("dropFrame", 0.01)
                                .with("delay", 0.05))
                .with("actuation", ActuationSettings.PERFECT.with("delay", 0.02).with("loss", 0.1));
        MatchJob back = JobText.read(JobText.write(new MatchJob(7, 3, order, true)));
        assertThat(back.order().configuration())
                .hasToString(order.configuration().toString());
        assertThat(back)
                .isEqualTo(new MatchJob(
                        7, 3, order.with("configuration", back.order().configuration()), true));
    }

    @Test
    void aLineThatHoldsNoJobIsRefused() {
        assertThatThrownBy(() -> JobText.read("{\"number\":1}")).isInstanceOf(JsonException.class);
    }
}
