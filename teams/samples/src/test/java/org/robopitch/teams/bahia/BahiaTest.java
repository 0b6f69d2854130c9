// SPDX-License-Identifier: Apache-2.0
package org.robopitch.teams.bahia;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchSetup;
import org.robopitch.engine.match.PlayState;
import org.robopitch.engine.match.Side;
import org.robopitch.mixedreality.game.MixedReality;
import org.robopitch.teams.chaser.Chaser;

class BahiaTest {
    private static PlayState play(MatchSetup setup, int seconds) {
        Match match = new Match(setup);
        while (!match.over() && match.game().world().time() < seconds) {
            match.cycle();
        }
        assertThat(match.teamErrors(Side.BLUE)).isZero();
        assertThat(match.teamErrors(Side.YELLOW)).isZero();
        return match.game().referee().play();
    }

    @Test
    void bahiaScoresAgainstRobotsThatStandAndConcedesNothing() {
        PlayState end =
                play(new MatchSetup(MixedReality.of(5), new Bahia(), (seen, commands) -> commands.stop(), 3), 200);
        assertThat(end.blueScore()).isGreaterThan(3);
        assertThat(end.yellowScore()).isZero();
    }

    @Test
    void bahiaBeatsATeamThatOnlyRunsToTheBall() {
        PlayState end = play(new MatchSetup(MixedReality.of(5), new Chaser(), new Bahia(), 4), 120);
        assertThat(end.yellowScore()).isGreaterThan(end.blueScore() + 2);
    }

    @Test
    void bahiaPlaysItselfElevenASide() {
        PlayState end = play(new MatchSetup(MixedReality.of(11), new Bahia(), new Bahia(), 3), 60);
        assertThat(end.clock()).isGreaterThan(20);
    }

    @Test
    void rolesAreAGoalkeeperThenDefendersThenAttackers() {
        assertThat(Agent.Role.of(0, 5)).isEqualTo(Agent.Role.GOALKEEPER);
        assertThat(Agent.Role.of(2, 5)).isEqualTo(Agent.Role.DEFENDER);
        assertThat(Agent.Role.of(3, 5)).isEqualTo(Agent.Role.ATTACKER);
        assertThat(Agent.Role.of(0, 1)).isEqualTo(Agent.Role.ATTACKER);
    }
}
