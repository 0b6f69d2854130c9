// SPDX-License-Identifier: Apache-2.0
package org.robopitch.teams.template;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.robopitch.engine.match.Side;
import org.robopitch.mirosot.parameters.Size;
import org.robopitch.teams.Playing;
import org.robopitch.teams.Teams;

class MyFirstTeamTest {
    @ParameterizedTest
    @EnumSource(
            value = Size.class,
            names = {"SMALL", "MIDDLE"})
    void itScoresInTheFirstTwoMinutesAgainstATeamThatStands(Size size) {
        for (int seed = 1; seed <= 2; seed++) {
            Playing.Result result = Playing.play(
                    size, new MyFirstTeam(), Teams.samples().find("idle").get(), seed, 120);
            assertThat(result.blue()).as("goals, seed " + seed).isPositive();
            assertThat(result.yellow()).as("own goals, seed " + seed).isZero();
            assertThat(result.match().teamErrors(Side.BLUE)).isZero();
        }
    }

    @Test
    void theTutorialEndsWithThisClassToTheLetter() throws IOException {
        String tutorial = text(Path.of("..", "..", "docs", "write-a-team.md"));
        String source = text(Path.of("src/main/java/org/robopitch/teams/template/MyFirstTeam.java"));
        String body = source.substring(source.indexOf("public final class"));
        assertThat(tutorial).contains(body);
    }

    private static String text(Path path) throws IOException {
        return Files.readString(path, StandardCharsets.UTF_8).replace("\r\n", "\n");
    }
}
