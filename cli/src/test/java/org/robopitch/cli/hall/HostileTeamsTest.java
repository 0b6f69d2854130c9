// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli.hall;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.robopitch.links.sharedmemory.Walls;

/** Teams that attack the match, each other and the machine: behind walls none reaches anything, and none outlives its match. */
@Timeout(300)
class HostileTeamsTest {
    @TempDir
    static Path folder;

    private static PlayedMatches matches;

    static List<Class<?>> hostileTeams() {
        return Stream.concat(
                        Stream.of(Spy.class),
                        Arrays.stream(Hostile.class.getDeclaredClasses())
                                .sorted((a, b) -> a.getName().compareTo(b.getName())))
                .<Class<?>>map(type -> type)
                .toList();
    }

    @BeforeAll
    static void playAll() {
        assumeTrue(Walls.best() != Walls.NONE, "no walls stand here, and without them these teams do harm");
        matches = new PlayedMatches(
                hostileTeams(), folder, "--hung-after", "3", "--wait-budget", "30", "--seed", "" + Spy.SEED);
    }

    @AfterAll
    static void end() {
        if (matches != null) {
            matches.close();
        }
    }

    @ParameterizedTest
    @MethodSource("hostileTeams")
    void theOtherTeamPlaysItsMatchToTheEnd(Class<?> hostile) throws Exception {
        matches.of(hostile).requireTheOtherPlayedOn();
    }

    @Test
    void noWayOutOfTheWallsGoes() throws Exception {
        assertThat(matches.of(Spy.class).match().out())
                .containsPattern("tried (3[0-9]|[4-9][0-9]) ways, of which went: \\[\\]");
        for (String place : List.of("/", "/usr", "/tmp", "/dev/shm", System.getProperty("java.home"))) {
            assertThat(Path.of(place, Spy.LEFT)).doesNotExist();
        }
    }

    /** An ordinary stream does tell its seed: the spy knows how. */
    @Test
    void theSpyCanComputeSeeds() {
        long[] state = new long[2];
        new org.robopitch.engine.random.RandomStream(state, 0).seed(Spy.SEED, 3);
        assertThat(Spy.seedOf(state[0], 3)).isEqualTo(Spy.SEED);
    }

    @Test
    void daemonsEndWithTheirTeam() throws Exception {
        matches.of(Hostile.LeavesDaemonsBehind.class);
        ProcessHandle.allProcesses()
                .filter(process -> process.info()
                        .commandLine()
                        .orElse("")
                        .endsWith("sleep " + Hostile.LeavesDaemonsBehind.SECONDS))
                .toList()
                .forEach(left -> left.onExit().orTimeout(20, TimeUnit.SECONDS).join());
    }

    @Test
    void processesAreCountedLikeThreads() throws Exception {
        assertThat(matches.of(Hostile.StartsManyProcesses.class).match().out())
                .contains("started more than 100 threads");
    }

    @Test
    void aCrashLeavesNothingInTheFolderOfTheUser() throws Exception {
        matches.of(Hostile.Crashes.class);
        assertThat(Path.of("").toAbsolutePath().toFile().list((dir, name) -> name.startsWith("hs_err")))
                .isEmpty();
    }
}
