// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.sharedmemory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.robopitch.engine.match.Side;

class ProcessLimitsTest {
    @Test
    void aTeamHas512MegabytesAnd100Threads() {
        ProcessLimits limits = ProcessLimits.defaults();
        assertThat(limits.threads()).isEqualTo(100);
        assertThat(limits.command()).contains("-Xmx512m", "-XX:+ExitOnOutOfMemoryError");
    }

    /** In the place of Java, the system is asked how many processors there are. */
    @Test
    void onLinuxATeamHasOneProcessor() throws Exception {
        if (!Files.isExecutable(Path.of("/usr/bin/taskset"))
                || Runtime.getRuntime().availableProcessors() < 2) {
            return;
        }
        for (Side side : Side.values()) {
            List<String> command = new ArrayList<>(ProcessLimits.oneProcessor(side));
            command.add("nproc");
            Process process =
                    new ProcessBuilder(command).redirectErrorStream(true).start();
            try (BufferedReader said = process.inputReader(StandardCharsets.UTF_8)) {
                assertThat(said.readLine()).isEqualTo("1");
            }
        }
    }

    @Test
    void limitsThatNobodyCanLiveWithAreRefused() {
        assertThatThrownBy(() -> new ProcessLimits(1, 100)).hasMessageContaining("between 32 and 65536 MB, but is 1");
        assertThatThrownBy(() -> new ProcessLimits(512, 1)).hasMessageContaining("between 30 and 10000");
    }
}
