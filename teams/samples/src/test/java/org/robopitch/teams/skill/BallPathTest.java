// SPDX-License-Identifier: Apache-2.0
package org.robopitch.teams.skill;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.engine.world.PlanarWorld;
import org.robopitch.mirosot.game.Mirosot;
import org.robopitch.mirosot.parameters.Size;
import org.robopitch.teams.Scenes;

class BallPathTest {
    private final Field field = Field.of(Scenes.info(1));
    private final BallPath path = new BallPath(field);

    @Test
    void aBallAtRestStaysWhereItIs() {
        predict(0.3, -0.2, 0, 0);
        assertThat(path.xAt(1.5)).isEqualTo(0.3);
        assertThat(path.yAt(1.5)).isEqualTo(-0.2);
    }

    @Test
    void aBallThatRollsIntoAGoalIsExpectedThere() {
        predict(0.8, 0.05, 1.5, 0);
        assertThat(path.xAt(1)).isGreaterThan(field.halfLength());
        assertThat(path.yAt(1)).isCloseTo(0.05, within(1e-9));
    }

    @Test
    void aBallThatBouncesComesBackSlower() {
        predict(0, 0.7, 0, 1);
        double turned = 0.9 - field.ballRadius();
        assertThat(path.yAt(0.1)).isCloseTo(0.8, within(0.01));
        assertThat(path.yAt(0.5)).isLessThan(turned - 0.1).isGreaterThan(turned - 0.3);
    }

    @Test
    void theBallIsNeverExpectedInsideAWall() {
        long seed = 20260730;
        RandomStream random = new RandomStream(seed, 0);
        for (int i = 0; i < 2000; i++) {
            predict(random.between(-1, 1), random.between(-0.8, 0.8), random.between(-3, 3), random.between(-3, 3));
            for (int k = 0; k < BallPath.PLACES; k++) {
                boolean inGoal = Math.abs(path.y(k)) < field.goalHalf();
                assertThat(Math.abs(path.y(k)))
                        .as("seed " + seed + " ball " + i)
                        .isLessThan(field.halfWidth());
                assertThat(inGoal || Math.abs(path.x(k)) < field.halfLength())
                        .as("seed " + seed + " ball " + i + " place " + k)
                        .isTrue();
            }
        }
    }

    @Test
    void theBallOfTheLeagueRollsAsPredicted() {
        PlanarWorld world = Mirosot.of(Size.MIDDLE).newWorld();
        Bodies bodies = world.bodies();
        for (int i = 0; i < bodies.robots; i++) {
            bodies.body[i].present = false;
        }
        bodies.body[bodies.ball].x = -0.5;
        bodies.body[bodies.ball].y = 0.2;
        bodies.body[bodies.ball].along = 0.8;
        bodies.body[bodies.ball].across = 0.9;
        world.bodiesWereMoved();
        predict(-0.5, 0.2, 0.8, 0.9);
        for (int step = 1; step * world.stepSeconds() <= 1.5; step++) {
            world.step();
            double time = step * world.stepSeconds();
            double dx = path.xAt(time) - bodies.body[bodies.ball].x;
            double dy = path.yAt(time) - bodies.body[bodies.ball].y;
            assertThat(Math.sqrt(dx * dx + dy * dy))
                    .as("error at " + time + " s")
                    .isLessThan(0.06);
        }
    }

    private void predict(double x, double y, double vx, double vy) {
        Sight sight = new Sight(1, field.cycle());
        Observation observation = Scenes.lineUp(1);
        observation.ball().set(x, y, 0, vx, vy, 0);
        sight.look(observation);
        path.predict(sight);
    }
}
