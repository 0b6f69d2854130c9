// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.robopitch.engine.match.ActuationSettings;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchSetup;
import org.robopitch.engine.match.MatchSnapshot;
import org.robopitch.engine.match.SensingSettings;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.runner.MatchOrder;
import org.robopitch.teams.Teams;

/** A match between built-in teams can be saved at any cycle, and goes on to the bit, teams included. */
class TeamsRememberTest {
    private static final BuiltInCatalogue CATALOGUE = new BuiltInCatalogue(Teams.samples());
    private static final SensingSettings BLURRED = new SensingSettings(0.005, 0.02, 0.02, 0.1, 0.02, 0.02, 0.04);

    /** Teams whose robots carry a whole program each, which does not say what it remembers. */
    private static final Set<String> FORGETFUL = Set.of("nubot", "bahia3d");

    static Stream<Arguments> pairs() {
        List<Arguments> pairs = new ArrayList<>();
        for (String league : CATALOGUE.leagues()) {
            for (String team : CATALOGUE.teams(league)) {
                if (!FORGETFUL.contains(team)) {
                    pairs.add(Arguments.of(league, team));
                }
            }
        }
        return pairs.stream();
    }

    private static Match match(String league, String team, long seed, boolean noisy) {
        MatchOrder order = MatchOrder.of(league, CATALOGUE.sizes(league).get(0), team, team, seed);
        return new Match(new MatchSetup(
                CATALOGUE.league(order),
                CATALOGUE.team(league, team),
                CATALOGUE.team(league, team),
                seed,
                noisy ? BLURRED : SensingSettings.PERFECT,
                ActuationSettings.PERFECT));
    }

    private static List<Long> play(Match match, int cycles) {
        List<Long> hashes = new ArrayList<>();
        for (int i = 0; i < cycles; i++) {
            match.cycle();
            hashes.add(match.hash());
        }
        return hashes;
    }

    @ParameterizedTest(name = "{1} in {0}")
    @MethodSource("pairs")
    void aMatchRestoredAtARandomCycleGoesOnToTheBitWithItsTeams(String league, String team) {
        RandomStream random = new RandomStream(league.hashCode(), team.hashCode());
        for (boolean noisy : new boolean[] {false, true}) {
            Match match = match(league, team, 5, noisy);
            play(match, 100 + random.nextInt(300));
            MatchSnapshot saved = match.snapshot();
            List<Long> first = play(match, 150);

            match.restore(saved);
            assertThat(play(match, 150)).as("again").isEqualTo(first);

            Match other = match(league, team, 6, noisy);
            play(other, 77);
            other.restore(saved);
            assertThat(play(other, 150)).as("in another match").isEqualTo(first);
        }
    }
}
