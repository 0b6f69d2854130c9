// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.world.PlanarWorld;
import org.robopitch.mirosot.game.Mirosot;
import org.robopitch.mirosot.parameters.Preset;
import org.robopitch.mirosot.parameters.Size;

/** The numbers that were measured on the program whose clients this preset is for. */
class FirasimPresetTest {
    private final PlanarWorld world = Mirosot.of(Size.SMALL, Preset.FIRASIM).newWorld();
    private final Bodies bodies = world.bodies();
    private final Placement placement = new Placement(world);

    @BeforeEach
    void clearThePitch() {
        placement.clearPitch();
    }

    private void run(double seconds) {
        long until = world.steps() + Math.round(seconds / world.stepSeconds());
        while (world.steps() < until) {
            world.step();
        }
    }

    @Test
    void tenRadiansPerSecondAreTwentyCentimetresPerSecond() {
        placement.placeRobot(0, new Pose(-0.5, 0.4, 1, 0), Placement.Speed.ZERO);
        world.command(0, 0, 10);
        world.command(0, 1, 10);

        run(1);

        assertThat(bodies.body[0].along).isEqualTo(0.2, within(1e-9));
    }

    @Test
    void tenRadiansPerSecondAgainstEachOtherTurnWithTheMeasuredSpeed() {
        placement.placeRobot(0, new Pose(-0.5, 0.4, 1, 0), Placement.Speed.ZERO);
        world.command(0, 0, -10);
        world.command(0, 1, 10);

        run(1);

        assertThat(bodies.body[0].spin).isEqualTo(4.706, within(0.001));
    }

    @Test
    void aFullStartAcceleratesAsMeasured() {
        placement.placeRobot(0, new Pose(-0.6, 0.4, 1, 0), Placement.Speed.ZERO);
        world.command(0, 0, 100);
        world.command(0, 1, 100);

        run(0.5);

        assertThat(bodies.body[0].along).isEqualTo(0.63, within(1e-9));
    }

    @Test
    void aBallLaunchedAtOneMetrePerSecondSlidesForSevenFramesAndThenRolls() {
        placement.placeBall(-0.6, 0.4, 1, 0);

        run(7.0 / 60);
        assertThat(bodies.body[bodies.ball].along).isEqualTo(0.706, within(0.004));

        double rolling = bodies.body[bodies.ball].along;
        run(1);
        assertThat(rolling - bodies.body[bodies.ball].along).isEqualTo(0.076, within(1e-3));
    }

    @Test
    void blueStartsAtFirasimsDistancesButWhereXIsNegative() {
        PlanarWorld fresh = Mirosot.of(Size.SMALL, Preset.FIRASIM).newWorld();

        assertThat(fresh.bodies().body[0].x).isEqualTo(-0.25);
        assertThat(fresh.bodies().body[1].x).isEqualTo(-0.5);
        assertThat(fresh.bodies().body[2].x).isEqualTo(-0.7);
        assertThat(fresh.bodies().body[3].x).isEqualTo(0.25);
    }
}
