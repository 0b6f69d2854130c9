// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.soak;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import org.robopitch.cli.Main;
import org.robopitch.links.ros.nubot.LoadTest;

class SoakCommandTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(String... arguments) {
        return Main.run(new PrintWriter(out, true), new PrintWriter(err, true), arguments);
    }

    @Test
    void killsAtRandomMomentsLoseAndDoubleNothing() {
        assertThat(run("soak", "tournament", "--kills", "3", "--seeds", "2"))
                .as(out + "" + err)
                .isZero();
        assertThat(out.toString()).contains("3 kills", "every file is the same as without kills");
    }

    @Test
    void thePartToSoakMustBeNamed() {
        assertThat(run("soak")).isEqualTo(2);
        assertThat(err.toString()).contains("studio");
    }

    @Test
    void missedCyclesOfTheLoadTestAreInItsJson() {
        String report = SoakRosCommand.json(new LoadTest.Report(30.04, 2000, 1998, 3, 9990, 0, 8765))
                .toString();
        assertThat(report)
                .startsWith("{\"seconds\":30,\"cyclesDue\":2000,\"cycles\":1998,\"missedCycles\":1,")
                .endsWith("\"commands\":8765}");
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

    /** A sample of what {@code soak energy} does for long. */
    @Test
    void noCrowdWithoutMotorsGainsEnergyAndNoneOnIceLosesMomentum() {
        assertThat(run(
                        "soak",
                        "energy",
                        "--crowds",
                        "3",
                        "--steps",
                        "300",
                        "--seed",
                        Long.toString(Long.getLong("seed", 1))))
                .as(out + "" + err)
                .isZero();
        assertThat(out.toString()).contains("3 crowds of 72 kinds", "on ice");
    }

    @Test
    void aCrowdOfNoKnownSizeIsRefused() {
        assertThat(run("soak", "crowd", "--size", "huge")).isEqualTo(2);
        assertThat(err.toString()).contains("--size must be small, middle or large, but is 'huge'");
        assertThat(run("soak", "crowd", "--steps", "0")).isEqualTo(2);
        assertThat(err.toString()).contains("--steps must be 1 or more");
    }
}
