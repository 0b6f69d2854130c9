// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.simspark.trial;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.robopitch.humanoid.body.Joint;
import org.robopitch.humanoid.sense.Effects;
import org.robopitch.humanoid.sense.HumanoidAgent;
import org.robopitch.humanoid.sense.Percepts;

class SimsparkFuzzTest {
    @Test
    void mutatedMessagesStopNoReader() {
        SimsparkFuzz.Report report = SimsparkFuzz.run(20_000, 1, new Mirror(), done -> {});
        assertThat(report.frames()).isEqualTo(20_000);
        assertThat(report.strange()).isPositive();
    }

    /** Commands what it feels. */
    private static final class Mirror implements HumanoidAgent {
        private double angle;

        @Override
        public void perceive(Percepts percepts) {
            angle = percepts.angle(Joint.RLJ3);
        }

        @Override
        public void act(Effects effects) {
            effects.speed(Joint.RLJ3, Math.max(-6, Math.min(6, angle)));
        }
    }
}
