// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.robopitch.engine.match.ActuationSettings;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchSetup;
import org.robopitch.engine.match.MatchSnapshot;
import org.robopitch.engine.match.SensingSettings;
import org.robopitch.engine.match.Team;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.engine.state.Snapshot;
import org.robopitch.runner.MatchOrder;

/** A match between built-in teams can be saved at any cycle, and continues bit for bit, teams included. */
class TeamsRememberTest {
    private static final BuiltInCatalogue CATALOGUE = new BuiltInCatalogue();
    private static final SensingSettings BLURRED = SensingSettings.PERFECT
            .with("positionNoise", 0.005)
            .with("headingNoise", 0.02)
            .with("speedNoise", 0.02)
            .with("spinNoise", 0.1)
            .with("vanish", 0.02)
            .with("dropFrame", 0.02)
            .with("delay", 0.04);

    /** What is set once at the start, made again before it is read, or counts only as far as something else says. */
    private static final Set<String> SCRATCH = Set.of(
            "Bahia3dTeam.name",
            "AgentDatabase.vector",
            "AgentDatabase.code",
            "AgentDatabase.eyes",
            "Localisation.info",
            "Localisation.right",
            "Localisation.seen",
            "Localisation.first",
            "Localisation.second",
            "Localisation.fit",
            "Orientation.turned",
            "Navigator.awayX",
            "Navigator.awayY",
            "WalkEngine.legs",
            "WalkEngine.foot",
            "Agent.plan",
            "Agent.effects",
            "Nubot.every",
            "Nubot.cameras",
            "Nubot.drawing",
            "Nubot.pictures",
            "Nubot.picturesEvery",
            "Shooting.aimY",
            "NubotRobot.planner",
            "NubotRobot.tracker",
            "NubotRobot.obstacles",
            "NubotRobot.reference",
            "NubotRobot.place",
            "NubotRobot.speed",
            "NubotRobot.command",
            "NubotRobot.path",
            "Strategy.free",
            "RoleAssignment.filled",
            "ManMarking.taken",
            "OwnMotion.row",
            "Messenger.packet",
            "Queue.packets",
            "Queue.lengths",
            "Queue.arrive",
            "Senses.obstacleX",
            "Senses.obstacleY");

    static Stream<Arguments> pairs() {
        List<Arguments> pairs = new ArrayList<>();
        for (String league : CATALOGUE.leagues()) {
            for (String team : CATALOGUE.teams(league)) {
                pairs.add(Arguments.of(league, team));
            }
        }
        // Messages that are on their way are part of what the team remembers.
        pairs.add(Arguments.of("middle-size", "nubot:noise,loss=0.3,delay=0.05"));
        return pairs.stream();
    }

    private static Match match(String league, String team, long seed, boolean noisy) {
        return match(league, team, CATALOGUE.team(league, team), seed, noisy);
    }

    private static Match match(String league, String team, Team blue, long seed, boolean noisy) {
        MatchOrder order = MatchOrder.of(league, CATALOGUE.sizes(league).get(0), team, team, seed);
        return new Match(new MatchSetup(
                CATALOGUE.league(order),
                blue,
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

    /** Drawing images takes long, so that these are few. */
    @Test
    void robotsThatSeeWithCamerasGoOnToTheBitToo() {
        Match match = match("middle-size", "nubot:camera", 5, true);
        play(match, 30);
        MatchSnapshot saved = match.snapshot();
        List<Long> first = play(match, 25);

        Match other = match("middle-size", "nubot:camera", 6, true);
        play(other, 5);
        other.restore(saved);
        assertThat(play(other, 25)).isEqualTo(first);
    }

    @ParameterizedTest
    @CsvSource({
        "humanoid, bahia3d, org.robopitch.bahia3d, 700",
        "middle-size, nubot, org.robopitch.nubot org.robopitch.robot, 400"
    })
    void everythingThatRobotsRememberIsShown(String league, String name, String homes, int cycles) throws Exception {
        Team team = CATALOGUE.team(league, name);
        Match match = match(league, name, team, 3, false);
        for (int i = 0; i < 3; i++) {
            play(match, cycles);
            assertThat(MemoryProbe.unnoticed(
                            team, () -> Snapshot.of(team).hash(), SCRATCH::contains, List.of(homes.split(" "))))
                    .as("what %s remembers and does not show in state()", name)
                    .isEmpty();
        }
    }
}
