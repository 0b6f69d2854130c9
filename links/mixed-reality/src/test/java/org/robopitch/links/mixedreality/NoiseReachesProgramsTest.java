// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.mixedreality;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.robopitch.engine.match.ActuationSettings;
import org.robopitch.engine.match.SensingSettings;
import org.robopitch.engine.match.Side;
import org.robopitch.links.mixedreality.wire.WorldData;
import org.robopitch.mixedreality.game.MixedReality;
import org.robopitch.mixedreality.world.Placement;

/** What goes wrong on the way to and from the teams goes wrong for agents at the end of the wire too. */
class NoiseReachesProgramsTest {
    private static final int PICTURES = 300;

    private static Served served(SensingSettings sensing, ActuationSettings actuation) throws Exception {
        return new Served(MixedReality.of(2), AgentSettings.onFreePorts(), null, sensing, actuation);
    }

    @Test
    void theBallIsSeenNoisyAndVanishes() throws Exception {
        try (Served served = served(
                        SensingSettings.PERFECT.with("positionNoise", 0.01).with("vanish", 0.2),
                        ActuationSettings.PERFECT);
                RawAgent agent = RawAgent.connected(served, Side.BLUE)) {
            Placement placement = new Placement(served.game.world());
            placement.placeRobot(0, -0.2, 0, 1, 0);
            placement.placeBall(0.1, 0, 0, 0);
            double squares = 0;
            int seen = 0;
            for (int i = 0; i < PICTURES; i++) {
                served.cycles(1);
                WorldData world = agent.world();
                if (world.found() && world.ball() != null) {
                    // Both the ball and the agent are seen with noise, along the line between them.
                    double off = world.ball().distance() / 1000 - 0.3;
                    squares += off * off;
                    seen++;
                }
            }
            assertThat(Math.sqrt(squares / seen)).isCloseTo(0.01 * Math.sqrt(2), within(0.003));
            assertThat(seen).isBetween((int) (0.54 * PICTURES), (int) (0.88 * PICTURES));
        }
    }

    @Test
    void picturesAreOldAndCommandsArriveLate() throws Exception {
        try (Served served = served(
                        SensingSettings.PERFECT.with("delay", 0.1), ActuationSettings.PERFECT.with("delay", 0.1));
                RawAgent agent = RawAgent.connected(served, Side.BLUE)) {
            served.untilRunning();
            new Placement(served.game.world()).placeRobot(0, -0.2, 0.1, 1, 0);
            agent.say("<command><wheel_velocities><right>100</right><left>100</left></wheel_velocities></command>");
            Served.await("the command is there", () -> served.counted("blue: datagrams taken") == 3);
            int moved = 0;
            for (int i = 1; i <= 20 && moved == 0; i++) {
                served.cycles(1);
                moved = served.game.world().bodies().body[0].x > -0.2 + 1e-9 ? i : 0;
            }
            assertThat(moved).as("commands are five cycles old").isEqualTo(6);
            assertThat(served.match.game().world().time()
                            - served.match.seen(Side.BLUE).time())
                    .isCloseTo(0.1, within(1e-9));
        }
    }
}
