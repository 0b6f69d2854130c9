// SPDX-License-Identifier: Apache-2.0
package org.robopitch.campaign.remote;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.robopitch.campaign.MatchJob;
import org.robopitch.runner.MatchOrder;

class DriverEngineTest {
    private static final List<MatchJob> JOBS =
            List.of(new MatchJob(0, 1, MatchOrder.of("mirosot", "3v3", "idle", "idle", 7)));

    @TempDir
    Path folder;

    private DriverEngine driver(String script) {
        List<DriverEngine.Hint> hints = List.of(
                new DriverEngine.Hint("getSubject", "Take an older Java."),
                new DriverEngine.Hint("no cluster", "Start the cluster."));
        return new DriverEngine(() -> List.of("sh", "-c", script), folder.resolve("log"), hints);
    }

    @Test
    void aDriverThatEndsIsToldWithWhatItsLogSays() {
        try (DriverEngine engine = driver("read a; echo 'ERROR no cluster there' >&2; exit 1")) {
            assertThatThrownBy(() -> engine.play(JOBS, result -> {}))
                    .hasMessageContaining("ended after 0 of 1 matches")
                    .hasMessageContaining("ERROR no cluster there")
                    .hasMessageEndingWith("Start the cluster.");
        }
    }

    @Test
    void aFailureThatTheDriverReportsIsPassedOn() {
        try (DriverEngine engine = driver("read a; read b; echo 'failed no workers'; read c")) {
            assertThatThrownBy(() -> engine.play(JOBS, result -> {}))
                    .hasMessageContaining("the cluster cannot play: no workers")
                    .hasMessageContaining("are kept");
        }
    }

    @Test
    void aFailureIsExplainedByTheFirstHintThatFits() {
        try (DriverEngine engine =
                driver("read a; read b; echo getSubject, no cluster >&2; echo 'failed so'; read c")) {
            assertThatThrownBy(() -> engine.play(JOBS, result -> {})).hasMessageEndingWith("Take an older Java.");
        }
    }

    @Test
    void aStartScriptGetsTheJavaOfThisProgram() {
        try (DriverEngine engine = driver("read a; read b; echo \"failed on $JAVA_HOME\"; read c")) {
            String java = System.getenv().getOrDefault("JAVA_HOME", System.getProperty("java.home"));
            assertThatThrownBy(() -> engine.play(JOBS, result -> {})).hasMessageContaining("on " + java);
        }
    }

    @Test
    void withoutMatchesNothingIsStarted() throws Exception {
        List<String> asked = new ArrayList<>();
        DriverEngine engine = new DriverEngine(
                () -> {
                    asked.add("asked");
                    return List.of("false");
                },
                folder.resolve("log"),
                List.of());
        engine.close();
        assertThat(asked).isEmpty();
    }
}
