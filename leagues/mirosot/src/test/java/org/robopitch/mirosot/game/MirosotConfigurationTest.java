// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.robopitch.mirosot.parameters.Preset;
import org.robopitch.mirosot.parameters.Size;
import org.robopitch.mirosot.referee.MirosotRules;
import org.robopitch.settings.BadFileException;

class MirosotConfigurationTest {
    @Test
    void whatIsWrittenIsReadAsTheSameLeagueToTheLastDigit() {
        for (Size size : Size.values()) {
            for (Preset preset : Preset.values()) {
                MirosotRules rules = MirosotRules.defaults()
                        .with("halfSeconds", 100.0 / 3)
                        .with("overtime", true)
                        .with("shootOut", true);
                Mirosot league = new Mirosot(preset.parameters(size), rules);
                assertThat(Mirosot.parse("league.yaml", league.configuration())).isEqualTo(league);
            }
        }
    }

    @Test
    void soAreRobotsOfOtherShapesAndOtherModels() {
        for (String shape : List.of(
                "{corners: [[0.05, 0], [-0.03, 0.04], [-0.03, -0.04]]}",
                "{length: 0.08, width: 0.07, contour: [[0.04, -0.035], [0.04, 0.035], [-0.04, 0.035], [-0.04,"
                        + " -0.035]]}",
                "{rim: [0.06, 0.06, 0.06, 0.06, 0.06, 0.06, 0.06, 0.06]}")) {
            Mirosot league = Mirosot.parse(
                    "odd.yaml",
                    "robot: " + shape + "\n"
                            + "drive: {model: dynamic, command: torque, grip: {model: rolling, sideways: 0.7}}\n"
                            + "ball: {model: published}\n"
                            + "collisions: {mode: constrained, wallRule: impulse, ballMovesRobots: false}\n"
                            + "start: {blueDefends: negative-x}\n"
                            + "rules: {coinToss: false, changeEnds: true}\n");
            assertThat(Mirosot.parse("again.yaml", league.configuration())).isEqualTo(league);
        }
    }

    @Test
    void anUnknownRuleAndOneThatMakesNoGameAreRefusedWithTheirLine() {
        assertThatThrownBy(() -> Mirosot.parse("my.yaml", "size: small\nrules:\n  offside: true\n"))
                .isInstanceOf(BadFileException.class)
                .hasMessageContaining("my.yaml:3: there is no key rules.offside");
        assertThatThrownBy(() -> Mirosot.parse("my.yaml", "size: small\nrules:\n  halfSeconds: -1\n"))
                .isInstanceOf(BadFileException.class)
                .hasMessageContaining("my.yaml:3: rules.halfSeconds must be between");
    }
}
