// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.referee;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.kit.referee.Restart;
import org.robopitch.kit.referee.Scene;
import org.robopitch.mirosot.Pose;
import org.robopitch.mirosot.game.Mirosot;
import org.robopitch.mirosot.parameters.MirosotParameters;
import org.robopitch.mirosot.parameters.Size;

/** Blue defends the end at negative x. */
class PlacementRuleTest {
    private final MirosotParameters parameters = MirosotParameters.defaults(Size.MIDDLE);
    private final Scene scene = FormationTest.scene(Mirosot.of(parameters).newWorld(), parameters);
    private final MirosotRules rules = MirosotRules.defaults();
    private final Formation rule = new Formation(scene, parameters.pitch(), rules, new RandomStream(5, 0));

    private Placements formation(Restart<Foul> restart) {
        return new Formation(scene, parameters.pitch(), rules, new RandomStream(5, 0)).of(restart);
    }

    private String judge(Restart<Foul> restart, Side side, int robot, double x, double y) {
        Placements placements = formation(restart);
        List<Pose> poses = new ArrayList<>(placements.of(side));
        poses.set(robot, new Pose(x, y, 1, 0));
        return rule.refusal(restart, placements.ballX(), placements.ballY(), side, poses);
    }

    @ParameterizedTest
    @EnumSource(
            value = Foul.class,
            names = {"FREE_KICK", "PENALTY_KICK", "GOAL_KICK", "FREE_BALL", "KICKOFF"})
    void whatTheRefereeItselfWouldDoIsAlwaysAllowed(Foul foul) {
        for (Side awarded : Side.values()) {
            for (double x = -0.9; x <= 0.9; x += 0.3) {
                Restart<Foul> restart = new Restart<>(foul, foul == Foul.FREE_BALL ? null : awarded, x, 0.9 * x - 0.1);
                Placements placements = formation(restart);
                for (Side side : Side.values()) {
                    String refusal =
                            rule.refusal(restart, placements.ballX(), placements.ballY(), side, placements.of(side));
                    assertThat(refusal).as("%s for %s at %s", foul, awarded, x).isEmpty();
                }
            }
        }
    }

    @Test
    void atAKickOffNobodyStandsInTheOtherHalfNorAnOpponentInTheCircle() {
        Restart<Foul> blues = new Restart<>(Foul.KICKOFF, Side.BLUE, 0, 0);
        assertThat(judge(blues, Side.BLUE, 1, -0.4, 0.5)).isEmpty();
        assertThat(judge(blues, Side.BLUE, 1, 0.4, 0.5)).isEqualTo("in the other half at a kick-off");
        assertThat(judge(blues, Side.YELLOW, 1, 0.1, 0)).isEqualTo("in the centre circle at a kick-off");
        assertThat(judge(blues, Side.BLUE, 1, -2, 0)).isEqualTo("off the pitch");
    }

    @Test
    void atAFreeBallBothKeepTheirDistance() {
        Restart<Foul> restart = new Restart<>(Foul.FREE_BALL, null, 0.5, 0.5);
        Placements placements = formation(restart);
        assertThat(judge(restart, Side.BLUE, 4, placements.ballX() + 0.1, placements.ballY()))
                .isEqualTo("too near the ball at a free ball");
    }

    @Test
    void atAPenaltyOnlyKickerAndKeeperAreNearTheGoal() {
        Restart<Foul> restart = new Restart<>(Foul.PENALTY_KICK, Side.YELLOW, 0, 0);
        assertThat(judge(restart, Side.BLUE, 2, -0.5, 0.4)).isEqualTo("too many in the half of a penalty");
        assertThat(judge(restart, Side.YELLOW, 2, -0.5, 0.4)).isEqualTo("too many in the half of a penalty");
        assertThat(judge(restart, Side.BLUE, 2, 0.5, 0.8)).isEmpty();
    }

    @Test
    void opponentsKeepAwayFromGoalKicksAndFreeKicks() {
        assertThat(judge(new Restart<>(Foul.GOAL_KICK, Side.BLUE, 0, 0), Side.YELLOW, 2, -0.5, 0.4))
                .isEqualTo("in the other half at a goal kick of the opponents");
        Restart<Foul> free = new Restart<>(Foul.FREE_KICK, Side.BLUE, -0.2, 0.2);
        assertThat(judge(free, Side.YELLOW, 2, -0.3, 0.2))
                .isEqualTo("too near the ball at a free kick of the opponents");
    }
}
