// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.robopitch.engine.match.ActuationSettings;
import org.robopitch.engine.match.Commands;
import org.robopitch.engine.match.League;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchSetup;
import org.robopitch.engine.match.MatchSnapshot;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.OperatorAction;
import org.robopitch.engine.match.RobotInfo;
import org.robopitch.engine.match.SensingSettings;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.Team;
import org.robopitch.engine.match.TeamInfo;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.runner.MatchOrder;

/** For every league there is: a match can be saved and gone on with to the bit, and its hash sees all that decides it. */
class MatchIsAValueTest {
    private static final BuiltInCatalogue CATALOGUE = new BuiltInCatalogue();
    private static final SensingSettings BLURRED = SensingSettings.PERFECT
            .with("positionNoise", 0.01)
            .with("headingNoise", 0.05)
            .with("speedNoise", 0.02)
            .with("spinNoise", 0.1)
            .with("vanish", 0.02)
            .with("dropFrame", 0.05)
            .with("delay", 0.1);
    private static final ActuationSettings SLOPPY = ActuationSettings.PERFECT
            .with("delay", 0.08)
            .with("loss", 0.05)
            .with("lockRate", 0.2)
            .with("lockTime", 0.2)
            .with("deadZone", 0.01);

    /** What a watch makes again in every look before it reads it. */
    private static final Set<String> SCRATCH =
            Set.of("Fouls.suspect", "Bunches.leader", "Bunches.touching", "Charges.pushes", "BallLimits.exit");

    static List<String> leagues() {
        return CATALOGUE.leagues();
    }

    static Stream<League> games() {
        return leagues().stream().map(MatchIsAValueTest::league);
    }

    private static League league(String name) {
        String size = CATALOGUE.sizes(name).get(0);
        return CATALOGUE.league(MatchOrder.of(name, size, "idle", "idle", 1));
    }

    /** Runs after the ball, from what it sees alone: it remembers nothing. */
    private static final class Chasing implements Team {
        private final double eagerness;
        private RobotInfo robot = new RobotInfo(1);

        Chasing(double eagerness) {
            this.eagerness = eagerness;
        }

        @Override
        public void start(TeamInfo info) {
            robot = info.robot();
        }

        @Override
        public void decide(Observation seen, Commands commands) {
            for (int i = 0; i < seen.robots(); i++) {
                double dx = seen.ball().x() - seen.own(i).x();
                double dy = seen.ball().y() - seen.own(i).y();
                double off = StrictMath.atan2(dy, dx) - seen.own(i).heading();
                double forward = StrictMath.cos(off);
                double left = StrictMath.sin(off);
                RobotInfo.WheelPair wheels = robot.wheels();
                if (wheels != null) {
                    double most = eagerness * wheels.strongest();
                    commands.wheels(i, most * (forward - 0.4 * left), most * (forward + 0.4 * left));
                } else {
                    commands.set(i, 0, 2 * eagerness * forward);
                    commands.set(i, 1, 2 * eagerness * left);
                    commands.set(i, 2, 3 * left);
                }
                for (int channel = wheels != null ? 2 : 3; channel < commands.channels(); channel++) {
                    commands.set(i, channel, StrictMath.sin(3 * seen.time() + i) > 0 ? 1 : 0);
                }
                commands.role(i, forward > 0 ? "chases" : "turns");
            }
        }
    }

    private static Match match(League league, long seed, boolean noisy) {
        return new Match(new MatchSetup(
                league,
                new Chasing(0.5),
                new Chasing(0.3),
                seed,
                noisy ? BLURRED : SensingSettings.PERFECT,
                noisy ? SLOPPY : ActuationSettings.PERFECT));
    }

    private static Map<Long, Long> play(Match match, int cycles) {
        Map<Long, Long> hashes = new TreeMap<>();
        for (int i = 0; i < cycles; i++) {
            match.cycle();
            hashes.put(match.cycles(), match.hash());
        }
        return hashes;
    }

    @ParameterizedTest
    @MethodSource("games")
    void aMatchRestoredAtARandomCycleGoesOnToTheBit(League league) {
        RandomStream random = new RandomStream(league.name().hashCode(), 0);
        for (boolean noisy : new boolean[] {false, true}) {
            Match match = match(league, 7, noisy);
            play(match, 100 + random.nextInt(400));
            match.operate(new OperatorAction.Drive(0, 0.5, 0.2, 0));
            match.operate(new OperatorAction.Handle(0, true, 0.1, false));
            match.cycle();
            match.operate(new OperatorAction.Place(1, 0.1, 0.2, 1));
            MatchSnapshot saved = match.snapshot();
            Map<Long, Long> first = play(match, 250);
            String account = account(match);

            match.restore(saved);
            assertThat(play(match, 250)).as("%s again", league.name()).isEqualTo(first);
            assertThat(account(match)).isEqualTo(account);

            Match other = match(league, 8, noisy);
            play(other, 30);
            other.restore(saved);
            assertThat(play(other, 250))
                    .as("%s in another match", league.name())
                    .isEqualTo(first);
            assertThat(account(other)).isEqualTo(account);
        }
    }

    /** All that people are told. */
    private static String account(Match match) {
        StringBuilder told = new StringBuilder(match.statistics().events().toString());
        told.append(match.game().referee().play()).append(match.statistics().collisions());
        for (Side side : Side.values()) {
            told.append(' ').append(match.statistics().possession(side));
            told.append(' ').append(match.statistics().shots(side));
            told.append(' ').append(match.statistics().distance(side));
            told.append(' ').append(match.commands(side).role(0)).append(match.teamErrors(side));
        }
        return told.toString();
    }

    @ParameterizedTest
    @MethodSource("games")
    void everythingARefereeRemembersChangesTheHash(League league) throws Exception {
        Match match = match(league, 3, false);
        for (int i = 0; i < 4; i++) {
            play(match, 150);
            assertThat(MemoryProbe.unnoticed(match.game().referee(), match::hash, SCRATCH::contains))
                    .as("what %s's referee remembers and does not show in state()", league.name())
                    .isEmpty();
        }
    }
}
