// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.robopitch.cli.MatchOptions;
import org.robopitch.humanoid.game.Humanoid;
import org.robopitch.runner.Catalogue;
import org.robopitch.runner.MatchOrder;
import org.robopitch.runner.link.Link;

/** What the studio's form offers while external programs play. */
class OutsideCatalogueTest {
    private final Catalogue inside = new OutsideCatalogue(new MatchOptions().catalogue());
    private final Catalogue fira = only("mirosot");

    private Catalogue only(String league) {
        return new OutsideCatalogue(inside, league, order -> order, adapted -> adapted);
    }

    @Test
    void aTeamIsOfferedOnce() {
        assertThat(fira.teams("mirosot"))
                .startsWith(Link.OUTSIDE)
                .contains("tactical")
                .doesNotHaveDuplicates();
    }

    @Test
    void onlyTheLeagueOfTheLinkIsOfferedAndPlayed() {
        assertThat(fira.leagues()).containsExactly("mirosot");
        assertThat(only(Humanoid.NAME).leagues()).containsExactly(Humanoid.NAME);
        for (Catalogue catalogue : List.of(fira, only(Humanoid.NAME))) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> catalogue.league(MatchOrder.of("middle-size", "5v5", "idle", "idle", 1)))
                    .withMessageEndingWith(", not middle-size");
        }
    }
}
