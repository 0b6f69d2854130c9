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
        assertThat(err.toString()).contains("must be 1 to 900");
    }

    @Test
    void aSmallSoakOfARealMatchPlaysItsCyclesAndSaysHowItWent() {
        run("soak", "studio", "--viewers", "4", "--minutes", "0.1", "--rounds", "2");
        assertThat(out.toString())
                .contains("without viewers")
                .contains("round 2 of 2")
                .containsAnyOf("passed", "FAILED");
    }

    @Test
    void aCrowdIsDrivenAndItsOverlapsAndHoldsAreCounted() {
        assertThat(run("soak", "crowd", "--steps", "3000", "--size", "small,middle"))
                .isZero();
        assertThat(out.toString())
                .contains("small: 3,000 steps of 4.0 ms: largest overlap")
                .contains("middle: 3,000 steps of 4.0 ms: largest overlap")
                .contains("per 1,000 steps 0.00 holds");
    }

    @Test
    void aCrowdOfNoKnownSizeIsRefused() {
        assertThat(run("soak", "crowd", "--size", "huge")).isEqualTo(2);
        assertThat(err.toString()).contains("--size must be small, middle or large, but is 'huge'");
        assertThat(run("soak", "crowd", "--steps", "0")).isEqualTo(2);
        assertThat(err.toString()).contains("--steps must be 1 or more");
    }
}
