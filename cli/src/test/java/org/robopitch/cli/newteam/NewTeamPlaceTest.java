// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli.newteam;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NewTeamPlaceTest {
    private static final Path CHECKOUT = Path.of("..");

    @TempDir
    Path folder;

    @Test
    void inACheckoutATeamGoesWhereGitDoesNotSeeIt() throws IOException {
        assertThat(NewTeamCommand.place(Path.of("Rockets"), CHECKOUT)).isEqualTo(Path.of("teams.d", "Rockets"));
        assertThat(Files.readAllLines(CHECKOUT.resolve(".gitignore"))).contains("/teams.d/");
    }

    @Test
    void elsewhereAndByAPathATeamGoesWhereItWasAskedFor() {
        assertThat(NewTeamCommand.place(Path.of("Rockets"), folder)).isEqualTo(Path.of("Rockets"));
        assertThat(NewTeamCommand.place(Path.of("my", "Rockets"), CHECKOUT)).isEqualTo(Path.of("my", "Rockets"));
        assertThat(NewTeamCommand.place(folder, CHECKOUT)).isEqualTo(folder);
    }
}
