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
        return new DriverEngine(() -> List.of("sh", "-c", script), folder.resolve("log"));
    }

    @Test
    void aDriverThatEndsIsToldWithWhatItsLogSays() {
        try (DriverEngine engine = driver("read a; echo 'ERROR no cluster there' >&2; exit 1")) {
            assertThatThrownBy(() -> engine.play(JOBS, result -> {}))
                    .hasMessageContaining("ended after 0 of 1 matches")
                    .hasMessageContaining("ERROR no cluster there");
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
    void withoutMatchesNothingIsStarted() throws Exception {
        List<String> asked = new ArrayList<>();
        DriverEngine engine = new DriverEngine(
                () -> {
                    asked.add("asked");
                    return List.of("false");
                },
                folder.resolve("log"));
        engine.close();
        assertThat(asked).isEmpty();
    }
}
