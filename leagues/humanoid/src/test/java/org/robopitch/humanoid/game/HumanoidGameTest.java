// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.robopitch.engine.match.Commands;
import org.robopitch.engine.match.League;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchSetup;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.Team;
import org.robopitch.engine.state.Snapshot;
import org.robopitch.humanoid.body.Joint;
import org.robopitch.humanoid.referee.HumanoidRules;
import org.robopitch.humanoid.sense.Effects;
import org.robopitch.humanoid.sense.Percepts;
import org.robopitch.humanoid.sense.PlayMode;
import org.robopitch.humanoid.world.HumanoidPhysics;
import org.robopitch.settings.Configuration;

class HumanoidGameTest {
    private static final Team IDLE = (seen, commands) -> commands.stop();

    private static Match match(Humanoid league, Team blue, Team yellow, long seed) {
        return new Match(new MatchSetup(league, blue, yellow, seed));
    }

    private static HumanoidGame game(Match match) {
        return (HumanoidGame) match.game();
    }

    @Test
    void aCommandActsOneCycleAfterItWasDecided() {
        double[] angles = new double[6];
        Team nodder = new Team() {
            private int cycle;

            @Override
            public void decide(Observation seen, Commands commands) {
                angles[cycle] = seen.sense(0, Percepts.class).angle(Joint.HJ1);
                commands.set(0, Joint.HJ1.ordinal(), cycle == 1 ? 2 : 0);
                cycle++;
            }
        };
        Match match = match(Humanoid.standard(1), nodder, IDLE, 1);
        for (int i = 0; i < 6; i++) {
            match.cycle();
        }
        // Decided in cycle 1, carried out in the step of cycle 2, felt in cycle 3.
        assertThat(angles[2]).isCloseTo(0, within(1e-6));
        assertThat(angles[3]).isCloseTo(0.04, within(1e-4));
        assertThat(angles[5]).isCloseTo(0.04, within(1e-4));
    }

    @Test
    void whatOneSaysIsHeardByAllAndEveryOtherCycleOnly() {
        int[] heard = new int[2];
        Team speaker = (seen, commands) -> {
            Effects effects = new Effects();
            effects.say = "hello!";
            EffectsCode.write(effects, commands, 0);
            Percepts percepts = seen.sense(0, Percepts.class);
            for (int i = 0; i < percepts.heard.count; i++) {
                assertThat(percepts.heard.messages[i]).isEqualTo("hello!");
                assertThat(percepts.heard.directions[i]).isNaN();
                heard[0]++;
            }
        };
        Team listener = (seen, commands) -> {
            Percepts percepts = seen.sense(1, Percepts.class);
            for (int i = 0; i < percepts.heard.count; i++) {
                assertThat(percepts.heard.teams[i]).isEqualTo("blue");
                assertThat(percepts.heard.directions[i]).isFinite();
                heard[1]++;
            }
        };
        Match match = match(Humanoid.standard(2), speaker, listener, 2);
        for (int i = 0; i < 41; i++) {
            match.cycle();
        }
        assertThat(heard[0]).isBetween(19, 20);
        assertThat(heard[1]).isEqualTo(heard[0]);
    }

    @Test
    void messagesSurviveTheirCode() {
        double[] values = new double[3];
        for (String message : List.of("x", "~!@#$%^&*", "aaaaaaaaaaaaaaaaaaaa", "0123456")) {
            for (int n = 0; n < 3; n++) {
                values[n] = SayCode.encode(message, n);
            }
            assertThat(SayCode.decode(values, 0)).isEqualTo(message);
        }
        assertThat(SayCode.sayable("no blanks")).isFalse();
        assertThat(SayCode.sayable("(")).isFalse();
        assertThat(SayCode.sayable("123456789012345678901")).isFalse();
        assertThat(SayCode.decode(new double[] {-5, 1e300, 3}, 0)).isEmpty();
    }

    @Test
    void aBeamLandsNearWhereItWasAskedForAndInTheOwnHalf() {
        Team beamer = (seen, commands) -> {
            Effects effects = new Effects();
            effects.beam(seen.own(0).x() > 100 ? 0 : 5, 3, 0);
            EffectsCode.write(effects, commands, 0);
        };
        Match match = match(Humanoid.standard(1), IDLE, beamer, 3);
        for (int i = 0; i < 4; i++) {
            match.cycle();
        }
        Observation yellow = match.seen(Side.YELLOW);
        assertThat(yellow.own(0).x()).isCloseTo(-0.2, within(0.06));
        assertThat(yellow.own(0).y()).isCloseTo(3, within(0.06));
        assertThat(Math.abs(yellow.own(0).heading())).isLessThan(Math.PI / 18 + 0.01);
    }

    @Test
    void robotsJoinAndLeaveWhenTheyAreTold() {
        Team guest = new Team() {
            private int cycle;

            @Override
            public void decide(Observation seen, Commands commands) {
                EffectsCode.write(new Effects(), commands, 2);
                if (cycle == 1) {
                    EffectsCode.body(commands, 2, 4);
                } else if (cycle == 100) {
                    EffectsCode.body(commands, 2, -1);
                }
                cycle++;
            }
        };
        Match match = match(Humanoid.standard(3).empty(), guest, IDLE, 4);
        HumanoidGame game = game(match);
        assertThat(game.world().present(2)).isFalse();
        for (int i = 0; i < 90; i++) {
            match.cycle();
        }
        assertThat(game.world().present(2)).isTrue();
        assertThat(game.world().model(2).type.number()).isEqualTo(4);
        assertThat(game.world().footForce(2, 2, new double[6])).isTrue();
        for (int i = 0; i < 20; i++) {
            match.cycle();
        }
        assertThat(game.world().present(2)).isFalse();
        assertThat(game.world().contacts()).isEqualTo(1);
    }

    @Test
    void theSameSeedGivesTheSameBitsAndSoDoesARestoredWorld() {
        Match one = match(Humanoid.standard(2), shaker(7), shaker(8), 5);
        Match two = match(Humanoid.standard(2), shaker(7), shaker(8), 5);
        for (int i = 0; i < 200; i++) {
            one.cycle();
            two.cycle();
        }
        assertThat(one.hash()).isEqualTo(two.hash());
        Snapshot saved = one.game().world().snapshot();
        long[] hashes = new long[50];
        for (int i = 0; i < 50; i++) {
            one.game().world().step();
            hashes[i] = one.game().world().hash();
        }
        two.game().world().restore(saved);
        for (int i = 0; i < 50; i++) {
            two.game().world().step();
            assertThat(two.game().world().hash()).isEqualTo(hashes[i]);
        }
    }

    private static Team shaker(long seed) {
        java.util.Random random = new java.util.Random(seed);
        return (seen, commands) -> {
            for (int robot = 0; robot < commands.robots(); robot++) {
                for (int j = 0; j < Joint.COUNT; j++) {
                    commands.set(robot, j, 3 * random.nextGaussian());
                }
            }
        };
    }

    @Test
    void theConfigurationSetsUpTheSameLeagueAgain() {
        Humanoid league = new Humanoid(
                List.of(0, 3, 4),
                false,
                HumanoidPhysics.standard().with("step", 0.01),
                HumanoidRules.standard().with("halfSeconds", 100).with("automaticKickOff", false));
        assertThat(parse("x", league.configuration())).isEqualTo(league);
    }

    @Test
    void aBadConfigurationIsRefusedWithLineAndReason() {
        assertThatThrownBy(() -> parse("my.yaml", "league: humanoid\nworld:\n  gravity: -3\n"))
                .hasMessageContaining("my.yaml")
                .hasMessageContaining("gravity");
        assertThatThrownBy(() -> parse("my.yaml", "rules:\n  offside: true\n")).hasMessageContaining("offside");
        assertThatThrownBy(() -> parse("my.yaml", "types: [0, 7]\n")).hasMessageContaining("7");
    }

    @Test
    void elevenRobotsOfOneTypeAreNoTeam() {
        List<Integer> same = Collections.nCopies(11, 0);
        assertThatThrownBy(() -> new Humanoid(same, true, HumanoidPhysics.standard(), HumanoidRules.standard()))
                .hasMessageContaining("7");
    }

    @Test
    void theRefereeKicksOffByItselfAndEndsTheGame() {
        Humanoid league =
                Humanoid.standard(1).withRules(HumanoidRules.standard().with("halfSeconds", 20));
        Match match = match(league, IDLE, IDLE, 6);
        HumanoidGame game = game(match);
        assertThat(game.referee().mode()).isEqualTo(PlayMode.BEFORE_KICK_OFF);
        for (int i = 0; i < 260; i++) {
            match.cycle();
        }
        assertThat(game.referee().mode()).isIn(PlayMode.KICK_OFF_LEFT, PlayMode.KICK_OFF_RIGHT);
        PlayMode first = game.referee().mode();
        PlayMode second = first;
        for (int i = 0; i < 3000 && !game.referee().over(); i++) {
            match.cycle();
            if (game.referee().gameTime() > 20 && game.referee().mode().name().startsWith("KICK_OFF")) {
                second = game.referee().mode();
            }
        }
        assertThat(second).isNotEqualTo(first);
        assertThat(game.referee().mode()).isEqualTo(PlayMode.GAME_OVER);
    }

    private static League parse(String name, String text) {
        return new HumanoidModule().of(Configuration.parse(name, text));
    }
}
