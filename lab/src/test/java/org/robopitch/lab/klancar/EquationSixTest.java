// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.klancar;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.world.PlanarWorld;
import org.robopitch.mirosot.game.Mirosot;
import org.robopitch.mirosot.parameters.MirosotParameters;
import org.robopitch.mirosot.parameters.RobotParameters;

/** The engine's reduced equations against Klančar 2007, eq. 6, as printed. */
class EquationSixTest {
    private static final double STEP = 1e-4;
    private static final String HEAVY_ROBOT = """
        robotsPerTeam: 1
        robot: {bodyMass: 0.3, wheelMass: 0.04, bodyInertia: 3.0e-4, wheelInertia: 2.0e-5, wheelTurnInertia: 6.0e-6,
                wheelRadius: 0.025, track: 0.068, massCentreOffset: 0.012}
        drive: {model: dynamic, command: torque, damping: 1.0e-4}
        timing: {step: 0.0001, controlCycle: 0.01}
        """;

    @Test
    void theReducedEquationsMoveLikeThePublishedOnesWithMultipliers() {
        Mirosot league = Mirosot.parse("heavy robot", HEAVY_ROBOT);
        MirosotParameters parameters = league.parameters();
        RobotParameters robot = parameters.robot();
        PlanarWorld world = league.newWorld();
        Bodies bodies = world.bodies();
        bodies.body[1].present = false;
        bodies.body[bodies.ball].x = -1;
        bodies.body[0].x = 0;
        bodies.body[0].y = 0;
        bodies.body[0].headingX = 1;
        bodies.body[0].headingY = 0;
        world.bodiesWereMoved();
        bodies.body[0].along = 0.3;
        bodies.body[0].spin = -2;
        world.command(0, 0, 0.004);
        world.command(0, 1, 0.006);
        EquationSix paper = new EquationSix(parameters);
        paper.torques(0.004, 0.006);

        double[] expected = Witness.integrate(paper::derivatives, paper.start(0, 0, 0, 0.3, -2), 0, 0.8, 1e-13);
        for (int i = 0; i < Math.round(0.8 / STEP); i++) {
            world.step();
        }

        double radius = robot.wheelRadius();
        double[] axle = paper.axle(expected);
        assertThat(bodies.body[0].along).isEqualTo(radius * (expected[8] + expected[9]) / 2, within(1e-9));
        assertThat(bodies.body[0].spin).isEqualTo(radius * (expected[8] - expected[9]) / robot.track(), within(1e-9));
        assertThat(bodies.body[0].headingX).isEqualTo(Math.cos(expected[2]), within(1e-8));
        assertThat(bodies.body[0].x).isEqualTo(axle[0], within(1e-7));
        assertThat(bodies.body[0].y).isEqualTo(axle[1], within(1e-7));
    }
}
