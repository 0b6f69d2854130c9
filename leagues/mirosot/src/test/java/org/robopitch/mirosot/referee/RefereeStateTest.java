// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.referee;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.engine.state.StateHash;
import org.robopitch.engine.world.PlanarWorld;
import org.robopitch.mirosot.Pose;
import org.robopitch.mirosot.game.Mirosot;
import org.robopitch.mirosot.parameters.Size;

class RefereeStateTest {
    @Test
    void refereesWhoSawTheSameHaveTheSameHash() {
        RefereedScene one = new RefereedScene().inPlay();
        RefereedScene other = new RefereedScene().inPlay();
        assertThat(StateHash.of(one.referee)).isEqualTo(StateHash.of(other.referee));
        one.ball(0.3, 0.3, 0, 0).seconds(1);
        other.ball(0.3, 0.3, 0.5, 0).seconds(1);
        assertThat(StateHash.of(one.referee))
                .as("one has seen a ball at rest")
                .isNotEqualTo(StateHash.of(other.referee));
    }

    @Test
    void teamsMayBePlacedElsewhereWhilePlayIsStopped() {
        RefereedScene scene = new RefereedScene();
        Placements formation = scene.referee.placements();
        List<Pose> own = new ArrayList<>(formation.blue());
        own.set(1, new Pose(0.7, 0.7, 0, 1));
        scene.referee.replace(formation.with(Side.BLUE, own));
        assertThat(scene.bodies.body[1].x).isEqualTo(0.7);
        assertThat(scene.bodies.body[1].headingY).isEqualTo(1);
        assertThat(scene.bodies.body[6].x).isEqualTo(formation.yellow().get(1).x());
        scene.waitForPlay();
        assertThatThrownBy(() -> scene.referee.replace(formation))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("only while play is stopped");
    }

    @Test
    void aRobotThatWasTakenOffIsNotBroughtBackByARestart() {
        RefereedScene scene = new RefereedScene().inPlay();
        scene.robot(Side.BLUE, 2, 0.4, 0.4, 1);
        scene.ball(-1.0, 0, -1, 0).untilStopped(1);
        assertThat(scene.happened("goal")).isTrue();
        for (int i = 0; i < 10; i++) {
            assertThat(scene.bodies.body[i].present).isEqualTo(i == 2);
        }
    }

    @Test
    void chanceDecidesWhoKicksOffFirstAndTheSeedDecidesChance() {
        List<Side> first = new ArrayList<>();
        for (long seed = 0; seed < 20; seed++) {
            first.add(firstKickOff(seed));
            assertThat(firstKickOff(seed)).isEqualTo(first.get(first.size() - 1));
        }
        assertThat(first).contains(Side.BLUE, Side.YELLOW);
    }

    private static Side firstKickOff(long seed) {
        Mirosot league = Mirosot.of(Size.SMALL);
        PlanarWorld world = league.newWorld();
        MirosotReferee referee =
                new MirosotReferee(world, league.parameters(), MirosotRules.defaults(), new RandomStream(seed, 0));
        Side side = referee.play().awarded();
        assertThat(side).isNotNull();
        return side;
    }

    @Test
    void rulesThatMakeNoGameAreRefusedByName() {
        assertThatThrownBy(() -> refusing("halfSeconds", -1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("rules.halfSeconds")
                .hasMessageContaining("-1 s");
        assertThatThrownBy(() -> refusing("stoppageSeconds", Double.NaN)).hasMessageContaining("rules.stoppageSeconds");
    }

    private static Mirosot refusing(String rule, double value) {
        return Mirosot.of(Size.SMALL).withRules(MirosotRules.defaults().with(rule, value));
    }
}
