// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli.hall;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintStream;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.robopitch.cli.Robopitch;
import org.robopitch.engine.match.Team;
import org.robopitch.recording.json.JsonParser;
import org.robopitch.recording.json.JsonValue.JsonObject;

/** Whatever one team does, the other plays its match to the end, with a full report and a recording that verifies. */
class HallOfBadTeamsTest {
    private static final PrintStream OUT = System.out;
    private static final PrintStream ERR = System.err;
    private static final Locale LOCALE = Locale.getDefault();

    @TempDir
    Path folder;

    static Stream<Class<?>> badTeams() {
        return Stream.of(Unready.class, Throwing.class, Endless.class, Scribbling.class, Meddling.class)
                .flatMap(hall -> Arrays.stream(hall.getDeclaredClasses()))
                .filter(Team.class::isAssignableFrom)
                .filter(type -> !Modifier.isAbstract(type.getModifiers()))
                .sorted(Comparator.comparing(Class::getName));
    }

    @AfterEach
    void release() {
        Endless.RELEASED.set(true);
        System.setOut(OUT);
        System.setErr(ERR);
        Locale.setDefault(LOCALE);
    }

    @Test
    void thereAreFortyKinds() {
        assertThat(badTeams()).hasSizeGreaterThanOrEqualTo(40);
    }

    @ParameterizedTest
    @MethodSource("badTeams")
    void theOtherTeamPlaysItsMatchToTheEnd(Class<?> bad) throws Exception {
        Endless.RELEASED.set(false);
        System.setOut(new PrintStream(Files.newOutputStream(folder.resolve("out"))));
        System.setErr(new PrintStream(Files.newOutputStream(folder.resolve("err"))));
        Path recording = folder.resolve("match.mcap");
        Robopitch match = Robopitch.run(
                "match",
                "--json",
                "--size",
                "3v3",
                "--duration",
                "2",
                "--hung-after",
                "0.3",
                "--blue",
                "class:" + bad.getName(),
                "--yellow",
                "chaser",
                "--record",
                recording.toString());
        assertThat(match.exitCode()).as(match.err()).isZero();
        assertThat(match.out()).hasSizeLessThan(100_000);
        JsonObject report = JsonParser.parseObject(match.out());
        assertThat(report.number("simulatedSeconds")).isGreaterThanOrEqualTo(2);
        assertThat(report.object("statistics").object("distance").number("yellow"))
                .isPositive();
        assertThat(match.err()).isEmpty();
        assertThat(Files.size(recording)).isLessThan(2_000_000);
        Robopitch verified = Robopitch.run("replay", "--verify", recording.toString());
        assertThat(verified.exitCode()).as(verified.out() + verified.err()).isZero();
    }
}
