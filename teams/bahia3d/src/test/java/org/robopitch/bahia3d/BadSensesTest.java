// SPDX-License-Identifier: Apache-2.0
package org.robopitch.bahia3d;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.robopitch.engine.match.Side;
import org.robopitch.humanoid.body.Joint;
import org.robopitch.humanoid.sense.Effects;
import org.robopitch.humanoid.sense.Landmark;
import org.robopitch.humanoid.sense.Percepts;
import org.robopitch.humanoid.sense.PlayMode;

class BadSensesTest {
    /** Whatever a server sends, commands are finite and within what a motor can do. */
    @Test
    void nonsenseDoesNotUnhingeAnAgent() {
        Random random = new Random(6);
        Bahia3dAgent agent = new Bahia3dAgent("a", 2, 0);
        Percepts percepts = new Percepts();
        Effects effects = new Effects();
        double[] wild = {0, 1e9, -1e9, 1e-9, 3, -3};
        for (int i = 0; i < 20_000; i++) {
            percepts.clear();
            percepts.time = i * 0.02 + wild[random.nextInt(6)] * random.nextInt(2);
            percepts.game(PlayMode.of(random.nextInt(21)), wild[random.nextInt(6)], 0, 1);
            percepts.number = random.nextInt(14);
            percepts.side = new Side[] {Side.YELLOW, null, Side.BLUE}[random.nextInt(3)];
            percepts.angle(Joint.of(random.nextInt(24)), wild[random.nextInt(6)]);
            for (int k = 0; k < 3; k++) {
                percepts.gyro[k] = wild[random.nextInt(6)];
                percepts.acceleration[k] = wild[random.nextInt(6)];
            }
            if (i % 3 == 0) {
                percepts.sight.present = true;
                percepts.sight.ball(wild[random.nextInt(6)], wild[random.nextInt(6)], 1);
                for (int k = 0; k < 3; k++) {
                    percepts.sight.landmark(
                            Landmark.of(random.nextInt(8)), wild[random.nextInt(6)], wild[random.nextInt(6)], 1);
                }
                percepts.sight.line(wild[random.nextInt(6)], 1, 1, 2, wild[random.nextInt(6)], 1);
            }
            agent.perceive(percepts);
            effects.clear();
            agent.act(effects);
            for (Joint joint : Joint.values()) {
                double speed = effects.given(joint) ? effects.speed(joint) : 0;
                assertThat(Math.abs(speed) <= Joint.MAXIMUM_SPEED + 1e-9)
                        .as(joint + " in cycle " + i)
                        .isTrue();
            }
        }
    }
}
