// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.sharedmemory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.Side;
import org.robopitch.runner.link.LinkCounters;
import org.robopitch.teams.chaser.Chaser;

@Timeout(60)
class SharedMemoryLinkTest {
    @TempDir
    Path folder;

    @Test
    void closingTheLinkEndsAWaitForAnswersAndTheMatchBeforeThatCycle() throws Exception {
        SharedMemoryLink link = new SharedMemoryLink(SharedFolder.at(folder), LinkSettings.defaults());
        Match match = Rig.match(link.team(Side.BLUE), new Chaser());
        link.begin(match, Set.of(Side.BLUE));
        CompletableFuture<Void> waiting = CompletableFuture.runAsync(() -> {
            try {
                link.beforeCycle(match);
                match.cycle();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        link.close();
        assertThatThrownBy(waiting::get)
                .isInstanceOf(ExecutionException.class)
                .hasRootCauseInstanceOf(InterruptedException.class);
        assertThat(match.cycles()).isZero();
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void aProgramThatEndsByItselfIsCountedWithItsExitCodeAndNotWaitedFor() throws Exception {
        try (SharedMemoryLink link = new SharedMemoryLink(SharedFolder.at(folder), LinkSettings.defaults())) {
            Match match = Rig.match(link.team(Side.BLUE), new Chaser());
            link.begin(match, Set.of(Side.BLUE));
            link.programEnded(Side.BLUE, 3);
            link.beforeCycle(match);
            assertThat(link.counters().notZero())
                    .contains(new LinkCounters.Count("the program of blue exited with code 3", 1));
            link.end(match);
            link.programEnded(Side.BLUE, 0);
            assertThat(link.counters().notZero())
                    .as("who ends because the match is over does not end by itself")
                    .noneMatch(count -> count.name().endsWith("exit code 0"));
        }
    }
}
