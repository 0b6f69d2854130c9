// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.parameters;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.robopitch.declare.ParameterException;

class ParametersTest {

    @Test
    void theConstrainedMassesHoldTheWheelsInertia() {
        RobotParameters robot = new RobotParameters(
                0.075, 0.075, null, null, null, 0.075, 0.3, 0.04, 3e-4, 2e-5, 6e-6, 0.025, 0.068, 0.012);

        assertThat(robot.mass()).isEqualTo(0.38, within(1e-15));
        // I_o = 3e-4 + 0.3·0.012² + 2·6e-6 + 2·0.04·0.034² = 3e-4 + 4.32e-5 + 1.2e-5 + 9.248e-5 = 4.4768e-4
        assertThat(robot.inertia()).isEqualTo(4.4768e-4, within(1e-16));
        // M_v = 0.38 + 2·2e-5/6.25e-4 = 0.444; M_ω = 4.4768e-4 + 2·0.001156·2e-5/6.25e-4 = 5.21664e-4
        assertThat(robot.rollingMass()).isEqualTo(0.444, within(1e-15));
        assertThat(robot.rollingInertia()).isEqualTo(5.21664e-4, within(1e-16));
    }

    @Test
    void freeCollisionsAskForAMassCentreOnTheAxle() {
        MirosotParameters parameters = MirosotParameters.defaults(Size.SMALL);
        MirosotParameters free = parameters.with("collisions.mode", CollisionParameters.Mode.FREE);
        RobotParameters nose = parameters.robot().with("massCentreOffset", 0.01);

        assertThatThrownBy(() -> free.with("robot", nose).checked())
                .isInstanceOf(ParameterException.class)
                .hasMessageContaining("robot.massCentreOffset must be 0 m when collisions.mode is free, because");
        assertThat(parameters.with("robot", nose).checked().robot().massCentreOffset())
                .isEqualTo(0.01);
    }

    @Test
    void aNumberThatIsNoneIsRefused() {
        assertThatThrownBy(() -> MirosotParameters.defaults(Size.MIDDLE)
                        .with("ball.radius", Double.NaN)
                        .checked())
                .hasMessage(
                        "ball.radius must be between 0.001 and 1 m (the range the simulation is tested with), but is"
                                + " NaN");
    }

    @Test
    void aControlCycleIsAWholeNumberOfSteps() {
        assertThat(new TimingParameters(0.001, 0.016).stepsPerCycle()).isEqualTo(16);
        assertThatThrownBy(() -> new TimingParameters(0.003, 0.016).checked())
                .hasMessageContaining("timing.controlCycle must be a whole number of steps");
    }

    @Test
    void aCycleHasTheLongestStepThatDividesIt() {
        assertThat(TimingParameters.defaults()).isEqualTo(new TimingParameters(0.004, 0.016));
        assertThat(TimingParameters.ofCycle(0.02).step()).isEqualTo(0.004);
        assertThat(TimingParameters.ofCycle(0.01).step()).isEqualTo(0.002);
        assertThat(TimingParameters.ofCycle(0.033).step()).isEqualTo(0.001);
        assertThat(TimingParameters.ofCycle(0.002).step()).isEqualTo(0.002);
        assertThatThrownBy(() -> TimingParameters.ofCycle(0.0165).checked())
                .hasMessageContaining("timing.controlCycle must be a whole number of steps of 0.001 s");
    }

    @Test
    void aRateIsMetToTheMillisecondUnlessAStepWasAskedFor() {
        TimingParameters defaults = TimingParameters.defaults();
        assertThat(defaults.withCycleNear(1 / 60.0)).isEqualTo(TimingParameters.ofCycle(0.017));
        assertThat(defaults.withCycleNear(0.01)).isEqualTo(new TimingParameters(0.002, 0.01));
        assertThat(defaults.withCycleNear(0.001)).isEqualTo(new TimingParameters(0.001, 0.001));
        assertThat(new TimingParameters(0.003, 0.012).withCycleNear(0.01).stepsPerCycle())
                .isEqualTo(3);
    }

    @Test
    void theSizesAreThoseThatArePlayed() {
        assertThat(Size.SMALL.pitch().length()).isEqualTo(1.5);
        assertThat(Size.SMALL.pitch().width()).isEqualTo(1.3);
        assertThat(Size.SMALL.robotsPerTeam()).isEqualTo(3);
        assertThat(Size.MIDDLE.pitch().length()).isEqualTo(2.2);
        assertThat(Size.MIDDLE.pitch().width()).isEqualTo(1.8);
        assertThat(Size.MIDDLE.robotsPerTeam()).isEqualTo(5);
        assertThat(Size.LARGE.pitch().length()).isEqualTo(4.0);
        assertThat(Size.LARGE.pitch().width()).isEqualTo(2.8);
        assertThat(Size.LARGE.robotsPerTeam()).isEqualTo(11);
    }
}
