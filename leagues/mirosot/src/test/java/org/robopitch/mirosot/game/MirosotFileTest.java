// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.robopitch.mirosot.parameters.BallParameters;
import org.robopitch.mirosot.parameters.CollisionParameters;
import org.robopitch.mirosot.parameters.DriveParameters;
import org.robopitch.mirosot.parameters.MirosotParameters;
import org.robopitch.mirosot.parameters.Preset;
import org.robopitch.mirosot.parameters.Size;
import org.robopitch.mirosot.parameters.TimingParameters;
import org.robopitch.settings.BadFileException;

class MirosotFileTest {

    private static MirosotParameters parse(String text) {
        return Mirosot.parse("my.yaml", text).parameters();
    }

    private static void assertRefused(String text, String message) {
        assertThatThrownBy(() -> parse(text))
                .isInstanceOf(BadFileException.class)
                .hasMessage(message);
    }

    @Test
    void aCycleAloneBringsAStepThatDividesIt() {
        assertThat(parse("timing: {controlCycle: 0.01}\n").timing()).isEqualTo(new TimingParameters(0.002, 0.01));
        assertThat(parse("timing: {controlCycle: 0.025}\n").timing()).isEqualTo(new TimingParameters(0.001, 0.025));
        assertThat(parse("timing: {step: 0.001}\n").timing()).isEqualTo(new TimingParameters(0.001, 0.016));
        assertThat(parse("size: middle\n").timing()).isEqualTo(new TimingParameters(0.004, 0.016));
    }

    @Test
    void anEmptyFileIsTheMiddleLeague() {
        assertThat(parse("")).isEqualTo(MirosotParameters.defaults(Size.MIDDLE));
        assertThat(parse("# nothing but a comment\n")).isEqualTo(MirosotParameters.defaults(Size.MIDDLE));
    }

    @Test
    void aFileMayNameAPresetAndASizeAndNothingElse() {
        assertThat(parse("preset: firasim\nsize: small\n")).isEqualTo(Preset.FIRASIM.parameters(Size.SMALL));
    }

    @Test
    void everySectionOverridesWhatItNamesAndLeavesTheRest() {
        MirosotParameters parameters = parse("""
            league: mirosot
            size: large
            robotsPerTeam: 7
            pitch:
              length: 3.5
              gravity: 9.8
            robot:
              length: 0.08
              bodyMass: 0.25
              contour: [[0.03, 0], [0.0375, 0.02], [-0.0375, 0.0375], [-0.0375, -0.0375], [0.0375, -0.02]]
            drive:
              model: dynamic
              command: torque
              motor: {batteryVoltage: 6}
              grip: {model: limited, forward: 0.5, sideways: 0.6}
            ball: {model: sliding, mass: 0.043}
            collisions:
              mode: free
              ballMovesRobots: false
              wallRule: impulse
            timing: {step: 0.0005, controlCycle: 0.02}
            start:
              blueDefends: positive-x
              formation: [[0.2, 0], [0.4, 0.1]]
            """);

        assertThat(parameters.robotsPerTeam()).isEqualTo(7);
        assertThat(parameters.pitch().length()).isEqualTo(3.5);
        assertThat(parameters.pitch().width()).isEqualTo(2.8);
        assertThat(parameters.pitch().gravity()).isEqualTo(9.8);
        assertThat(parameters.robot().length()).isEqualTo(0.08);
        assertThat(parameters.robot().width()).isEqualTo(0.075);
        assertThat(parameters.robot().contour()).hasSize(5);
        assertThat(parameters.robot().bodyMass()).isEqualTo(0.25);
        assertThat(parameters.robot().wheelMass()).isEqualTo(0.02);
        assertThat(parameters.drive().model()).isEqualTo(DriveParameters.Model.DYNAMIC);
        assertThat(parameters.drive().motor().batteryVoltage()).isEqualTo(6);
        assertThat(parameters.drive().grip())
                .isEqualTo(new DriveParameters.Grip(DriveParameters.Slip.LIMITED, 0.5, 0.6));
        assertThat(parameters.ball().model()).isEqualTo(BallParameters.Model.SLIDING);
        assertThat(parameters.collisions().ballMovesRobots()).isFalse();
        assertThat(parameters.collisions().wallRule()).isEqualTo(CollisionParameters.WallRule.IMPULSE);
        assertThat(parameters.timing().stepsPerCycle()).isEqualTo(40);
        assertThat(parameters.start().formation()).hasSize(2);
    }

    @Test
    void aNegativeMassIsRefusedWithFileLineAndReason() {
        assertRefused(
                "size: small\nrobot:\n  height: 0.07\n  bodyMass: -0.2\n",
                "my.yaml:4: robot.bodyMass must be between 0.0001 and 10000 kg (the range the simulation is tested"
                        + " with), but is -0.2 kg");
    }

    @Test
    void anUnknownKeyIsRefusedWithTheOnesThatAreKnown() {
        assertRefused(
                "timing:\n  stepp: 0.001\n",
                "my.yaml:2: there is no key timing.stepp; known here: controlCycle, step (did you mean 'step'?)");
        assertThatThrownBy(() -> parse("size: small\n\ncolour: red\n"))
                .hasMessageStartingWith("my.yaml:3: there is no key colour; known here: ball, collisions, drive");
    }

    @Test
    void aWrongTypeIsRefused() {
        assertRefused("ball:\n  mass: heavy\n", "my.yaml:2: ball.mass must be a number, but is the text 'heavy'");
        assertRefused("ball:\n  mass: '0.05'\n", "my.yaml:2: ball.mass must be a number, but is the text '0.05'");
        assertRefused("ball: 0.05\n", "my.yaml:1: ball must be a section with keys, but is the number 0.05");
        assertRefused("ball:\n  mass: [1]\n", "my.yaml:2: ball.mass must be a number, but is a list");
        assertRefused("ball:\n  mass:\n", "my.yaml:2: ball.mass must be a number, but is nothing");
        assertRefused(
                "collisions:\n  ballMovesRobots: 1\n",
                "my.yaml:2: collisions.ballMovesRobots must be true or false, but is the number 1");
        assertRefused(
                "robotsPerTeam: 2.5\n",
                "my.yaml:1: robotsPerTeam must be a whole number between 1 and 500 (the range the simulation is tested"
                        + " with), but is 2.5");
        assertRefused("- 1\n", "my.yaml:1: keys with values were expected, but here is a list");
    }

    @Test
    void notANumberAndInfinityAreRefused() {
        String bounds =
                "my.yaml:2: ball.mass must be between 0.0001 and 10 kg (the range the simulation is tested with)";
        for (String odd : List.of(".nan", "NaN", "-.inf", "1e999")) {
            assertRefused("ball:\n  mass: " + odd + "\n", bounds + ", but is " + odd);
        }
    }

    @Test
    void aRobotLargerThanItsPitchIsRefused() {
        assertThatThrownBy(() -> parse("size: small\nrobot:\n  width: 0.1\n  length: 1.4\n"))
                .hasMessageStartingWith("my.yaml:4: robot.length makes the robot larger than its pitch: it needs 1.40")
                .hasMessageEndingWith("m to turn, the pitch is 1.5 m × 1.3 m");
    }

    @Test
    void anUnknownModelIsRefusedWithThoseThereAre() {
        assertRefused(
                "drive:\n  model: magic\n",
                "my.yaml:2: drive.model must be one of ideal, first-order, dynamic, but is 'magic'");
    }

    @Test
    void aFreeMassCentreOffTheAxleIsRefusedAtTheLineOfTheOffset() {
        assertThatThrownBy(() -> parse("collisions:\n  mode: free\nrobot:\n  massCentreOffset: 0.01\n"))
                .hasMessageStartingWith("my.yaml:4: robot.massCentreOffset must be 0 m when collisions.mode is free");
    }

    @Test
    void aKeyGivenTwiceIsRefused() {
        assertThatThrownBy(() -> parse("size: small\nsize: large\n"))
                .isInstanceOf(BadFileException.class)
                .hasMessageStartingWith("my.yaml:2: ");
    }

    @Test
    void whatIsNotYamlIsRefusedWithItsLine() {
        assertThatThrownBy(() -> parse("size: small\nrobot: {length: [0.1\n"))
                .isInstanceOf(BadFileException.class)
                .hasMessageContaining("this is not YAML");
        assertThatThrownBy(() -> parse("size: small\n\tball: 3\n"))
                .isInstanceOf(BadFileException.class)
                .hasMessageStartingWith("my.yaml:2: this is not YAML");
    }

    @Test
    void aConcaveOutlineIsRefusedAtItsLine() {
        assertThatThrownBy(() -> parse("""
            robot:
              corners: [[0.03, 0], [0.0375, 0.02], [-0.0375, 0.0375], [-0.0375, -0.0375], [0.0375, -0.02]]
            """))
                .hasMessageStartingWith("my.yaml:2: robot.corners is refused: an outline must be convex");
    }

    @Test
    void wheelsThatRolledInThePresetGripAlongAsTheyGripAcross() {
        assertThat(parse("drive: {grip: {model: limited, sideways: 0.3}}\n")
                        .drive()
                        .grip())
                .isEqualTo(new DriveParameters.Grip(DriveParameters.Slip.LIMITED, 0.3, 0.3));
        assertThat(parse("preset: firasim\ndrive: {grip: {sideways: 0.3}}\n")
                        .drive()
                        .grip()
                        .forward())
                .isEqualTo(1.26 / 9.81);
    }

    @Test
    void whatHasNoEffectIsRefused() {
        assertRefused(
                "drive:\n  grip:\n    forward: 1\n",
                "my.yaml:3: drive.grip.forward has no effect when drive.grip.model is rolling");
        assertRefused(
                "collisions:\n  pivotAngle: 1\n  wallRule: impulse\n",
                "my.yaml:2: collisions.pivotAngle has no effect when collisions.wallRule is impulse");
        assertRefused(
                "robot:\n  width: 0.1\n  corners: [[0.1, 0], [0, 0.1], [-0.1, -0.1]]\n",
                "my.yaml:3: robot.corners cannot be given together with length and width");
        assertRefused(
                "robot:\n  contour: [[0.1, 0], [0, 0.1], [-0.1, -0.1]]\n  rim: [0.1, 0.1, 0.1, 0.1]\n",
                "my.yaml:3: robot.rim cannot be given together with contour");
    }

    @Test
    void aFileMakesALeagueThatPlays() {
        assertThat(Mirosot.parse("my.yaml", "size: small\ndrive: {model: ideal}\n")
                        .newWorld()
                        .bodies()
                        .robots)
                .isEqualTo(6);
    }
}
