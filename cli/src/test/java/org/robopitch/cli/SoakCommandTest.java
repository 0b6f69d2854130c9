// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

class SoakCommandTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(String... arguments) {
        return Main.run(new PrintWriter(out, true), new PrintWriter(err, true), arguments);
    }

    @Test
    void thePartToSoakMustBeNamed() {
        assertThat(run("soak")).isEqualTo(2);
        assertThat(err.toString()).contains("studio");
    }

    @Test
    void viewersThatCannotBeAreRefused() {
        assertThat(run("soak", "studio", "--viewers", "0")).isEqualTo(1);
        assertThat(err.toString()).contains("1 to 900 viewers");
    }

    @Test
    void aSmallSoakOfARealMatchPlaysItsCyclesAndSaysHowItWent() {
        run("soak", "studio", "--viewers", "4", "--minutes", "0.1", "--rounds", "2");
        assertThat(out.toString())
                .contains("without viewers")
                .contains("round 2 of 2")
                .containsAnyOf("passed", "FAILED");
    }
}
