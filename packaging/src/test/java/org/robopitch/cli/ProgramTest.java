// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The command tree of the whole program: commands of all modules. */
class ProgramTest {
    @Test
    void everyCommandOfTheHelpAnswersAlone() {
        assertThat(RobopitchCommand.treeFor().getSubcommands()).containsKeys("play", "completion", "trial", "bench");
        for (String name : RobopitchCommand.treeFor().getSubcommands().keySet()) {
            assertThat(RobopitchCommand.treeFor(name).getSubcommands()).containsOnlyKeys(name);
            Robopitch option = Robopitch.run(name, "--help");
            assertThat(option.exitCode()).as(name).isZero();
            assertThat(option.out()).contains("Usage: robopitch " + name).contains("Example:");
            assertThat(Robopitch.run("help", name)).isEqualTo(option);
        }
    }

    @Test
    void aMisspeltCommandOfAnotherModuleIsRecognised() {
        assertThat(Robopitch.run("bnech").err()).contains("did you mean 'robopitch bench'?");
    }
}
