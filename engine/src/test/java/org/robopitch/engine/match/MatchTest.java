// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class MatchTest {
    private static final Team STILL = (observation, commands) -> commands.stop();
    private static final SensingSettings BLURRED = SensingSettings.PERFECT
            .with("positionNoise", 0.01)
            .with("headingNoise", 0.05)
            .with("speedNoise", 0.02)
            .with("spinNoise", 0.1)
            .with("vanish", 0.1)
            .with("dropFrame", 0.1)
            .with("delay", 0.02);
    private static final ActuationSettings SHAKY = ActuationSettings.PERFECT
            .with("delay", 0.02)
            .with("loss", 0.1)
            .with("lockRate", 1)
            .with("lockTime", 0.05)
            .with("deadZone", 0.01);

    /** Goes for the ball, as well as it sees it. */
    private static void follow(Observation seen, Commands commands) {
        for (int i = 0; i < seen.robots(); i++) {
            commands.wheels(
                    i,
                    seen.ball().x() - seen.own(i).x() + 0.1 * i,
                    seen.ball().y() - seen.own(i).y());
        }
    }

    private static Match match(Team blue, Team yellow, long seed, boolean noisy) {
        Match match = new Match(new MatchSetup(
                new TinyLeague(),
                blue,
                yellow,
                seed,
                noisy ? BLURRED : SensingSettings.PERFECT,
                noisy ? SHAKY : ActuationSettings.PERFECT));
        game(match).vx[game(match).ball()] = 0.05;
        return match;
    }

    private static TinyGame game(Match match) {
        return (TinyGame) match.game();
    }

    private static Match play(Match match, int cycles) {
        for (int i = 0; i < cycles; i++) {
            match.cycle();
        }
        return match;
    }

    @Test
    void theSameSeedGivesTheSameMatchToTheBitWithAllNoiseOn() {
        long first =
                play(match(MatchTest::follow, MatchTest::follow, 5, true), 500).hash();
        long again =
                play(match(MatchTest::follow, MatchTest::follow, 5, true), 500).hash();
        assertThat(again).isEqualTo(first);
    }

    @Test
    void aCycleInTwoHalvesIsTheSameCycleAndShowsBothSidesWhatTheyWillDecideOn() {
        List<Double> shown = new ArrayList<>();
        List<Double> decidedOn = new ArrayList<>();
        Team noting = (seen, commands) -> {
            decidedOn.add(seen.ball().x());
            follow(seen, commands);
        };
        Match halves = match(noting, noting, 5, true);
        for (int i = 0; i < 500; i++) {
            halves.observe();
            shown.add(halves.seen(Side.BLUE).ball().x());
            shown.add(halves.seen(Side.YELLOW).ball().x());
            halves.cycle();
        }
        assertThat(decidedOn).isEqualTo(shown);
        assertThat(halves.hash())
                .isEqualTo(play(match(MatchTest::follow, MatchTest::follow, 5, true), 500)
                        .hash());
    }

    @Test
    void anotherSeedGivesAnotherMatchWhenThereIsNoise() {
        Match first = play(match(MatchTest::follow, MatchTest::follow, 5, true), 500);
        Match other = play(match(MatchTest::follow, MatchTest::follow, 6, true), 500);
        assertThat(other.game().world().hash())
                .isNotEqualTo(first.game().world().hash());
    }

    @Test
    void withoutNoiseTheSeedDoesNotTouchTheWorld() {
        Match first = play(match(MatchTest::follow, MatchTest::follow, 5, false), 500);
        Match other = play(match(MatchTest::follow, MatchTest::follow, 6, false), 500);
        assertThat(other.game().world().hash()).isEqualTo(first.game().world().hash());
    }

    @Test
    void byDefaultTeamsSeeTheTruthToTheBitAndTheirCommandsArriveUnchanged() {
        Match[] played = new Match[1];
        Team checking = (seen, commands) -> {
            TinyGame game = game(played[0]);
            assertThat(seen.ball().x()).isEqualTo(game.x[game.ball()]);
            assertThat(seen.own(1).x()).isEqualTo(game.x[1]);
            assertThat(seen.time()).isEqualTo(game.time());
            commands.wheels(1, 0.3, 1.0 / 3);
        };
        played[0] = match(checking, STILL, 1, false);
        play(played[0], 10);
        assertThat(played[0].teamErrors(Side.BLUE)).isZero();
        assertThat(game(played[0]).vy[1]).isEqualTo(1.0 / 3);
    }

    @Test
    void aTeamThatThrowsKeepsItsLastCommandsAndTheMatchGoesOnAndTellsIt() {
        int[] calls = new int[1];
        Team fragile = (seen, commands) -> {
            calls[0]++;
            if (calls[0] > 3) {
                throw new IllegalStateException("lost the plot");
            }
            commands.wheels(0, 0.5, 0.25);
        };
        Match match = play(match(fragile, STILL, 1, false), 103);
        assertThat(match.cycles()).isEqualTo(103);
        assertThat(game(match).vx[0]).isEqualTo(0.5);
        assertThat(game(match).vy[0]).isEqualTo(0.25);
        assertThat(match.teamErrors(Side.BLUE)).isEqualTo(100);
        assertThat(match.teamErrors(Side.YELLOW)).isZero();
        List<MatchEvent> errors = match.statistics().events();
        assertThat(errors).as("the others are counted").hasSize(1);
        assertThat(errors.get(0).kind()).isEqualTo("team error");
        assertThat(errors.get(0).side()).isEqualTo(Side.BLUE);
        assertThat(errors.get(0).text()).contains("blue threw", "IllegalStateException", "lost the plot", "MatchTest");
        assertThat(errors.get(0).text()).endsWith("; further ones are only counted");
    }

    @Test
    void aTeamThatRecursesForEverIsCaughtToo() {
        Team endless = new Team() {
            @Override
            @SuppressWarnings("InfiniteRecursion") // that is what it is about
            public void decide(Observation observation, Commands commands) {
                decide(observation, commands);
            }
        };
        Match match = play(match(endless, STILL, 1, false), 2);
        assertThat(match.teamErrors(Side.BLUE)).isEqualTo(2);
    }

    @Test
    void aTeamThatCannotStartIsReportedAndPlayedAgainst() {
        Team late = new Team() {
            @Override
            public void start(TeamInfo info) {
                throw new UnsupportedOperationException("no batteries");
            }

            @Override
            public void decide(Observation observation, Commands commands) {}
        };
        Match match = play(match(STILL, late, 1, false), 1);
        assertThat(match.teamErrors(Side.YELLOW)).isEqualTo(1);
        assertThat(match.statistics().events().get(0).text()).contains("could not start", "no batteries");
    }

    @Test
    void aRobotThatIsSentNonsenseKeepsItsLastCommandAndTheOthersGetTheirs() {
        double[] bad = {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY};
        for (double nonsense : bad) {
            int[] calls = new int[1];
            Team team = (seen, commands) -> {
                calls[0]++;
                commands.wheels(0, calls[0] == 1 ? 0.5 : nonsense, 0.1);
                commands.wheels(1, 0.01 * calls[0], 0);
            };
            Match match = play(match(team, STILL, 1, false), 4);
            assertThat(game(match).vx[0]).isEqualTo(0.5);
            assertThat(game(match).vx[1]).isEqualTo(0.04);
            assertThat(match.teamErrors(Side.BLUE)).isEqualTo(3);
            assertThat(match.statistics().events().get(0).text()).contains("sent NaN or infinity to robot 1");
        }
    }

    @Test
    void aCommandForARobotThatIsNotThereIsTheTeamsError() {
        Match match = play(match((seen, commands) -> commands.wheels(2, 1, 1), STILL, 1, false), 1);
        assertThat(match.statistics().events().get(0).text())
                .contains("there is no channel 0 of robot index 2: here robots count from 0 to 1");
    }

    @Test
    void aMatchPlayedAgainFromItsCommandsAndActionsHasTheSameHash() {
        Match original = match(MatchTest::follow, MatchTest::follow, 11, true);
        List<List<double[]>> commands = List.of(new ArrayList<>(), new ArrayList<>());
        List<List<double[]>> actions = new ArrayList<>();
        original.watch(new MatchListener() {
            private List<double[]> now = new ArrayList<>();

            @Override
            public void commanded(Match match, Side side, double[] values) {
                commands.get(side.ordinal()).add(values.clone());
            }

            @Override
            public void operated(Match match, OperatorAction action) {
                now.add(action.encode());
            }

            @Override
            public void cycled(Match match) {
                actions.add(now);
                now = new ArrayList<>();
            }
        });
        for (int i = 0; i < 300; i++) {
            if (i == 50) {
                original.operate(new OperatorAction.Place(2, 0.1, 0.3, 1));
                original.operate(new OperatorAction.Drive(0, 0.7, 0, -0.2));
            }
            if (i == 120) {
                original.operate(new OperatorAction.Release(0));
            }
            original.cycle();
        }
        Match again = match(player(commands.get(0)), player(commands.get(1)), 11, true);
        for (List<double[]> before : actions) {
            before.forEach(values -> again.operate(OperatorAction.decode(values)));
            again.cycle();
        }
        assertThat(again.hash()).isEqualTo(original.hash());
        assertThat(actions.get(50)).hasSize(2);
    }

    private static Team player(List<double[]> recorded) {
        int[] next = new int[1];
        return (seen, commands) -> {
            double[] values = recorded.get(next[0]++);
            System.arraycopy(values, 0, commands.values(), 0, values.length);
        };
    }

    @Test
    void aCycleThatIsNoWholeNumberOfStepsIsRefused() {
        MatchSetup setup = new MatchSetup(new TinyLeague(2, 0.012), STILL, STILL, 1);
        assertThatThrownBy(() -> new Match(setup))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("whole number of steps")
                .hasMessageContaining("0.012 s");
    }

    @Test
    void theMatchIsOverWhenTheRefereeSaysSo() {
        Match match = match(STILL, STILL, 1, false);
        assertThat(match.over()).isFalse();
        game(match).over = true;
        assertThat(match.over()).isTrue();
    }
}
