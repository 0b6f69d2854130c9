// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import org.robopitch.cli.Main;

class BenchCommandTest {

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @Test
    void anUnknownSceneIsRefusedAndTheKnownOnesAreNamed() {
        assertThat(run("bench", "--scene", "penalty")).isEqualTo(2);
        assertThat(out.toString()).isEmpty();
        assertThat(err.toString()).contains("there is no scene 'penalty', only random-5v5, scrum-5v5");
    }

    @Test
    void anUnknownEngineIsRefusedAndTheKnownOnesAreNamed() {
        assertThat(run("bench", "--engine", "dyn4j,bullet")).isEqualTo(2);
        assertThat(err.toString()).contains("there is no engine 'bullet'").contains("dyn4j, jbox2d");
    }

    @Test
    void aWarmUpTooShortToMeanAnythingIsRefused() {
        assertThat(run("bench", "--warm-up", "3")).isEqualTo(2);
        assertThat(err.toString()).contains("the warm-up must take 15 to 3600 s, not 3");
    }

    @Test
    void secondsThatAreNoNumberAreRefused() {
        assertThat(run("bench", "--seconds", "many")).isEqualTo(2);
        assertThat(err.toString()).contains("--seconds").contains("many");
    }

    @Test
    void precisionIsOneJsonObjectWithAPointForEverySceneEngineAndStep() {
        assertThat(run("bench", "precision", "--states", "1", "--json")).isZero();
        String point = "\\{\"scene\":\"[a-z0-9-]+\",\"engine\":\"[a-z0-9-]+\",\"stepSeconds\":[0-9.E-]+,"
                + "\"errorMillimetres\":[0-9.]+,\"nsPerSimulatedMillisecond\":[0-9.]+}";
        // Two scenes, three engines, seven steps.
        assertThat(out.toString().strip())
                .matches("\\{\"results\":\\[" + point + "(," + point
                        + "){41}],\"front\":\\[\\{\"scene\":\"random-5v5\".*]}")
                .contains("\"scrum-5v5\",\"engine\":\"jbox2d-repaired\",\"stepSeconds\":0.001");
    }

    @Test
    void precisionFromNoStatesIsRefused() {
        assertThat(run("bench", "precision", "--states", "0")).isEqualTo(2);
        assertThat(err.toString()).contains("--states must be between 1 and 10000, but is 0");
    }

    @Test
    void theEnvironmentsAreTimed() {
        assertThat(run("bench", "vector", "--json", "--seconds", "0.05", "--worlds", "4"))
                .isZero();
        assertThat(out.toString())
                .matches(
                        "\\{\"results\":\\[\\{\"league\":\"mirosot\",\"task\":\"3v3\",\"worlds\":4,\"threads\":1,"
                                + "\"stepSeconds\":0.005,\"worldStepsPerSecond\":[1-9]\\d*,.*\"threads\":2,.*\"machineTimesOneThread\":\\d[\\d.]*}]}\\s*");
        assertThat(run("bench", "vector", "--seconds", "0.05", "--worlds", "4")).isZero();
        assertThat(out.toString())
                .containsPattern("Plain arithmetic on 2 threads of this machine is \\d+\\.\\d\\d times");
        assertThat(run("bench", "vector", "--task", "7v7")).isEqualTo(2);
        assertThat(err.toString()).contains("there is no task \"7v7\"");
    }

    private int run(String... arguments) {
        return Main.run(new PrintWriter(out, true), new PrintWriter(err, true), arguments);
    }
}
