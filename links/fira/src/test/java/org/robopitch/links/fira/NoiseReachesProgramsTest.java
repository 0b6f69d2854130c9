// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.fira;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.function.ToDoubleFunction;
import org.junit.jupiter.api.Test;
import org.robopitch.engine.match.ActuationSettings;
import org.robopitch.engine.match.SensingSettings;
import org.robopitch.engine.match.Side;
import org.robopitch.links.fira.client.FiraClient;
import org.robopitch.links.fira.wire.Environment;

/** What goes wrong on the way to and from the teams goes wrong for programs at the end of the wire too. */
class NoiseReachesProgramsTest {
    private static final int PATIENCE = 10_000;
    private static final int PICTURES = 300;

    private static Rig.Plan plan() {
        Rig.Plan plan = new Rig.Plan();
        plan.external = true;
        return plan;
    }

    /** The standard deviation of what is received while everybody stands. */
    private static double deviation(SensingSettings sensing, ToDoubleFunction<Environment> what) throws Exception {
        Rig.Plan plan = plan();
        plan.sensing = sensing;
        double sum = 0;
        double squares = 0;
        try (Rig rig = new Rig(plan);
                FiraClient client = rig.client(Side.BLUE)) {
            rig.begin();
            for (int i = 0; i < PICTURES; i++) {
                Environment seen = client.receive(PATIENCE);
                assertThat(seen).isNotNull();
                double value = what.applyAsDouble(seen);
                sum += value;
                squares += value * value;
                rig.cycle();
            }
        }
        return Math.sqrt(squares / PICTURES - (sum / PICTURES) * (sum / PICTURES));
    }

    @Test
    void positionsAndHeadingsAreNoisy() throws Exception {
        SensingSettings noisy =
                SensingSettings.PERFECT.with("positionNoise", 0.05).with("headingNoise", 0.1);
        assertThat(deviation(noisy, seen -> seen.getFrame().getBall().getX())).isCloseTo(0.05, within(0.008));
        assertThat(deviation(noisy, seen -> seen.getFrame().getRobotsBlue(0).getY()))
                .isCloseTo(0.05, within(0.008));
        assertThat(deviation(noisy, seen -> seen.getFrame().getRobotsBlue(1).getOrientation()))
                .isCloseTo(0.1, within(0.016));
        assertThat(deviation(
                        SensingSettings.PERFECT,
                        seen -> seen.getFrame().getBall().getX()))
                .isZero();
    }

    @Test
    void picturesAreOldAndCommandsArriveLate() throws Exception {
        Rig.Plan plan = plan();
        plan.sensing = SensingSettings.PERFECT.with("delay", 0.16);
        plan.actuation = ActuationSettings.PERFECT.with("delay", 0.16);
        try (Rig rig = new Rig(plan);
                FiraClient client = rig.client(Side.BLUE)) {
            rig.begin();
            assertThat(client.receive(PATIENCE)).isNotNull();
            double start = rig.game.world().bodies().body[0].x;
            int moved = 0;
            int shown = 0;
            for (int i = 1; i <= 60 && shown == 0; i++) {
                client.wheels(0, 30, 30);
                client.send();
                rig.awaitCount("commands taken", i);
                rig.cycle();
                Environment seen = client.receive(PATIENCE);
                assertThat(seen).isNotNull();
                moved = moved == 0 && rig.game.world().bodies().body[0].along != 0 ? i : moved;
                // Before the first picture has arrived there is nobody to be seen.
                boolean there = seen.getFrame().getRobotsBlueCount() > 0;
                shown = there && Math.abs(seen.getFrame().getRobotsBlue(0).getX() - start) > 1e-6 ? i : 0;
            }
            assertThat(moved).as("commands are ten cycles old").isBetween(11, 12);
            assertThat(shown - moved).as("pictures are ten cycles old").isBetween(10, 12);
        }
    }
}
