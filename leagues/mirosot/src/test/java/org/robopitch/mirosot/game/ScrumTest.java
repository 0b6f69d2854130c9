// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.game;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.robopitch.engine.match.Commands;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchListener;
import org.robopitch.engine.match.MatchSetup;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.Team;
import org.robopitch.mirosot.parameters.Size;

class ScrumTest {
    /** Drives every robot at the ball with all it has, so that they wedge each other. */
    private static Team wedging() {
        return (Observation observation, Commands commands) -> {
            for (int i = 0; i < observation.robots(); i++) {
                double dx = observation.ball().x() - observation.own(i).x();
                double dy = observation.ball().y() - observation.own(i).y();
                double turn = StrictMath.IEEEremainder(
                        StrictMath.atan2(dy, dx) - observation.own(i).heading(), 2 * Math.PI);
                commands.wheels(i, 68 - 40 * turn, 68 + 40 * turn);
            }
        };
    }

    @Test
    void inAPileOfAllRobotsNoNumberOfTheWorldEverGrowsBeyondReason() {
        Match match = new Match(new MatchSetup(Mirosot.of(Size.MIDDLE), wedging(), wedging(), 3));
        double[] largest = new double[1];
        match.watch(new MatchListener() {
            @Override
            public void cycled(Match played) {
                for (double value : played.game().world().snapshot().doubles()) {
                    largest[0] = Double.isNaN(value) ? Double.NaN : Math.max(largest[0], Math.abs(value));
                }
            }
        });
        while (match.game().world().time() < 60) {
            match.cycle();
        }
        // Wheel commands reach 68 rad/s before they are clamped; nothing in the world is larger than that.
        assertThat(largest[0]).isLessThanOrEqualTo(100);
    }
}
