// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli.hall;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.OutputStream;
import java.io.PrintStream;
import java.lang.reflect.Modifier;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.robopitch.engine.match.Team;

/** Whatever one team does, the other plays its match to the end, with a full report and a recording that verifies. */
class HallOfBadTeamsTest {
    private static final PrintStream ERR = System.err;

    @TempDir
    static Path folder;

    private static PlayedMatches matches;

    static Stream<Class<?>> badTeams() {
        return Stream.of(Unready.class, Throwing.class, Endless.class, Slow.class, Scribbling.class, Meddling.class)
                .flatMap(hall -> Arrays.stream(hall.getDeclaredClasses()))
                .filter(Team.class::isAssignableFrom)
                .filter(type -> !Modifier.isAbstract(type.getModifiers()))
                .sorted(Comparator.comparing(Class::getName));
    }

    @BeforeAll
    static void playAll() {
        // What the teams print is passed on to this stream.
        System.setErr(new PrintStream(OutputStream.nullOutputStream()));
        matches = new PlayedMatches(badTeams().toList(), folder, "--hung-after", "0.3", "--wait-budget", "0.3");
    }

    @AfterAll
    static void end() {
        matches.close();
        System.setErr(ERR);
    }

    @Test
    void thereAreFortyKinds() {
        assertThat(badTeams()).hasSizeGreaterThanOrEqualTo(40);
    }

    @ParameterizedTest
    @MethodSource("badTeams")
    void theOtherTeamPlaysItsMatchToTheEnd(Class<?> bad) throws Exception {
        PlayedMatches.Played played = matches.of(bad);
        played.requireTheOtherPlayedOn();
        assertThat(played.match().out()).hasSizeLessThan(100_000);
        assertThat(played.match().err()).isEmpty();
        assertThat(played.recordedBytes()).isLessThan(2_000_000);
    }
}
