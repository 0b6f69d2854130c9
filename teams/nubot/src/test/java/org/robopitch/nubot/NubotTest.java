// SPDX-License-Identifier: Apache-2.0
package org.robopitch.nubot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchSetup;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.Team;
import org.robopitch.middlesize.game.MiddleSize;
import org.robopitch.middlesize.parameters.Dialect;
import org.robopitch.middlesize.parameters.MiddleSizeParameters;
import org.robopitch.middlesize.referee.MiddleSizeRules;
import org.robopitch.robot.handle.KickCalibration;

class NubotTest {
    private static final Team STANDING = (seen, commands) -> commands.stop();

    private static Match play(MiddleSize league, Team blue, Team yellow, long seed) {
        Match match = new Match(new MatchSetup(league, blue, yellow, seed));
        while (!match.over()) {
            match.cycle();
        }
        return match;
    }

    private static MiddleSize league(Dialect dialect, double seconds) {
        return MiddleSize.of(dialect).withRules(MiddleSizeRules.defaults().with("halfSeconds", seconds / 2));
    }

    @ParameterizedTest
    @EnumSource(Dialect.class)
    void itScoresAgainstATeamThatStands(Dialect dialect) {
        Match match = play(league(dialect, 120), new Nubot(), STANDING, 1);
        assertThat(match.teamErrors(Side.BLUE)).isZero();
        assertThat(match.game().referee().play().blueScore()).isPositive();
        assertThat(match.game().referee().play().yellowScore()).isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"noise", "truth,loss=0.3,delay=0.05", "noise,loss=1"})
    void asYellowItScoresToo(String options) {
        Match match = play(league(Dialect.A, 120), STANDING, new Nubot(NubotOptions.parse(options)), 2);
        assertThat(match.teamErrors(Side.YELLOW)).isZero();
        assertThat(match.game().referee().play().yellowScore()).isPositive();
    }

    @Test
    void theSameSeedIsTheSameMatch() {
        long one = play(league(Dialect.A, 30), new Nubot(NubotOptions.parse("noise,loss=0.2")), new Nubot(), 5)
                .hash();
        long other = play(league(Dialect.A, 30), new Nubot(NubotOptions.parse("noise,loss=0.2")), new Nubot(), 5)
                .hash();
        assertThat(one).isEqualTo(other);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 11})
    void anyNumberOfRobotsPlays(int robots) {
        MiddleSize league = new MiddleSize(
                MiddleSizeParameters.of(Dialect.A, robots),
                MiddleSizeRules.defaults().with("halfSeconds", 15));
        Match match = play(league, new Nubot(), new Nubot(), 3);
        assertThat(match.teamErrors(Side.BLUE)).isZero();
        assertThat(match.teamErrors(Side.YELLOW)).isZero();
    }

    @Test
    void itLearnsThatOneIsALob() {
        MiddleSize league =
                MiddleSize.parse("lob.yaml", "kick: {shootPosition: one-is-lob}\nrules: {halfSeconds: 60}\n");
        Match match = play(league, new Nubot(), STANDING, 2);
        assertThat(match.game().referee().play().blueScore()).isPositive();
    }

    @ParameterizedTest
    @EnumSource(Dialect.class)
    void itsCalibrationIsWhatTrialKicksGive(Dialect dialect) {
        KickCalibration shipped = RobotModel.shipped(dialect == Dialect.A);
        KickCalibration measured = KickTrials.run(MiddleSizeParameters.of(dialect));
        assertThat(shipped.trials()).hasSameSizeAs(measured.trials());
        for (double speed = 1; speed < 9; speed++) {
            assertThat(shipped.strengthForSpeed(speed)).isCloseTo(measured.strengthForSpeed(speed), within(0.01));
        }
        assertThat(shipped.isLobAimed()).isEqualTo(dialect == Dialect.A);
    }

    @Test
    void optionsAreReadAndRefused() {
        assertThat(NubotOptions.parse("camera, loss=0.25"))
                .isEqualTo(NubotOptions.DEFAULTS
                        .with("sense", NubotOptions.Sensing.CAMERA)
                        .with("loss", 0.25));
        assertThat(NubotOptions.parse("camera,mirror-offset=3,light=0.5,uncalibrated"))
                .isEqualTo(NubotOptions.DEFAULTS
                        .with("sense", NubotOptions.Sensing.CAMERA)
                        .with("errors.mirrorOffset", 3)
                        .with("errors.light", 0.5)
                        .with("uncalibrated", true));
        assertThatThrownBy(() -> NubotOptions.parse("mirror-offset=99")).hasMessageContaining("between 0 and 40 px");
        assertThatThrownBy(() -> NubotOptions.parse("mirror=3")).hasMessageContaining("mirror-offset");
        assertThat(NubotOptions.parse("")).isEqualTo(NubotOptions.DEFAULTS);
        assertThatThrownBy(() -> NubotOptions.parse("blind")).hasMessageContaining("but found \"blind\"");
        assertThatThrownBy(() -> NubotOptions.parse("loss=2")).hasMessageContaining("loss must be between 0 and 1");
        assertThatThrownBy(() -> NubotOptions.parse("delay=x")).hasMessageContaining("expected a number");
    }
}
