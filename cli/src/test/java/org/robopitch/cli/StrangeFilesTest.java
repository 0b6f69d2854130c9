// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files that nobody writes by accident: each is refused in a few words that name it. */
class StrangeFilesTest {
    @TempDir
    Path folder;

    private String refusal(String name, String text, String... options) throws Exception {
        Path file = Files.writeString(folder.resolve(name), text);
        String[] all = new String[options.length + 2];
        all[0] = "match";
        System.arraycopy(options, 0, all, 1, options.length);
        all[options.length + 1] = file.toString();
        Robopitch match = Robopitch.run(all);
        assertThat(match.exitCode()).isNotZero();
        assertThat(match.err())
                .contains(name)
                .doesNotContain("Exception")
                .doesNotContain("\tat ")
                .hasSizeLessThan(3000);
        return match.err();
    }

    @Test
    void whatLiesTooDeepIsRefusedInOurWords() throws Exception {
        assertThat(refusal("deep.yaml", "[".repeat(100_000), "--config"))
                .contains("lie too deep in each other")
                .doesNotContain("StreamReadConstraints");
        assertThat(refusal("laughs.yaml", "a: &a [x]\nb: [*a, *a]\n", "--config"))
                .contains("laughs.yaml:2: ");
    }

    @Test
    void aListWithoutEndIsRefused() throws Exception {
        String points = "[0.1, 0.1], ".repeat(40_000);
        assertThat(refusal("long.yaml", "start: {formation: [" + points + "]}", "--config"))
                .contains("start.formation must have at most 2000 entries, but has 40000");
    }

    @Test
    void ofALineThatNoScreenShowsOnlyTheErrorIsShown() throws Exception {
        String start = "public class Huge implements org.robopitch.engine.match.Team { /*";
        assertThat(refusal("Huge.java", start + "y".repeat(3_000_000) + "*/ int broken = true; }", "--blue"))
                .contains("Huge.java:1: error: ", "int broken = true");
    }

    @Test
    void aFolderIsNeitherALeagueNorARecording() {
        assertThat(Robopitch.run("match", "--config", folder.toString()).err())
                .contains(folder + ": expected", "but this is a folder");
        assertThat(Robopitch.run("replay", "--verify", folder.toString()).err())
                .contains(folder + ": expected an MCAP recording, but this is a folder");
    }
}
