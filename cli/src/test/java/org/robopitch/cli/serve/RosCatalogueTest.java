// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.robopitch.cli.MatchOptions;
import org.robopitch.links.ros.nubot.GivenParameters;
import org.robopitch.middlesize.game.MiddleSize;
import org.robopitch.middlesize.parameters.Dialect;
import org.robopitch.middlesize.parameters.KickParameters;
import org.robopitch.runner.MatchOrder;
import org.robopitch.settings.Configuration;

/** Matches that are begun in the studio while ROS programs are connected. */
class RosCatalogueTest {
    private final RosCatalogue catalogue =
            new RosCatalogue(new MatchOptions().catalogue(), Dialect.A, false, GivenParameters.none());

    private static MatchOrder order(String size) {
        return MatchOrder.of(MiddleSize.NAME, size, "idle", "idle", 1);
    }

    @Test
    void theConfigurationOfTheFirstMatchCountsForTheNext() {
        MatchOrder first = order("")
                .with(
                        "configuration",
                        Configuration.parse("three.yaml", "robotsPerTeam: 3\nkick: {shootPosition: one-is-lob}\n"));
        RosCatalogue next = catalogue.after(first);
        MiddleSize league = next.league(order("3v3"));
        assertThat(league.robotsPerSide()).isEqualTo(3);
        assertThat(league.parameters().kick().shootPosition()).isEqualTo(KickParameters.ShootPosition.ONE_IS_LOB);
        assertThat(next.league(first)).isEqualTo(league);
    }

    @Test
    void anotherSizeIsNeitherOfferedNorPlayed() {
        RosCatalogue next = catalogue.after(order("3v3"));
        assertThat(next.leagues()).containsExactly(MiddleSize.NAME);
        assertThat(next.sizes(MiddleSize.NAME)).containsExactly("3v3");
        assertThat(next.league(order("3v3")).robotsPerSide()).isEqualTo(3);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> next.league(order("5v5")))
                .withMessageContaining("3 robots per side")
                .withMessageContaining("--size 5v5");
    }
}
