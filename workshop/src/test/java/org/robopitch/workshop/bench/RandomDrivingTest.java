// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.robopitch.mirosot.game.Mirosot;

class RandomDrivingTest {

    private final Mirosot league = Scene.league(Scene.COMMON_STEP);

    @Test
    void everyRobotIsCommandedAtOnceAndThenEveryThirdToHalfSecond() {
        List<Command> commands = commandsOfTheFirst(10_000, 3);
        for (int robot = 0; robot < Moment.ROBOTS; robot++) {
            int number = robot;
            List<Command> own =
                    commands.stream().filter(one -> one.robot() == number).toList();
            assertThat(own.get(0).step()).isZero();
            for (int next = 1; next < own.size(); next++) {
                assertThat(own.get(next).step() - own.get(next - 1).step()).isBetween(300L, 500L);
            }
            assertThat(own).hasSizeBetween(20, 34);
        }
    }

    @Test
    void noWheelIsAskedForMoreThanItCanDo() {
        assertThat(commandsOfTheFirst(10_000, 3)).allSatisfy(one -> {
            assertThat(Math.abs(one.left()))
                    .isLessThanOrEqualTo(league.parameters().drive().maximumWheelSpeed());
            assertThat(Math.abs(one.right()))
                    .isLessThanOrEqualTo(league.parameters().drive().maximumWheelSpeed());
        });
    }

    @Test
    void theCommandsAreThoseOfTheSeed() {
        assertThat(commandsOfTheFirst(2_000, 3)).isEqualTo(commandsOfTheFirst(2_000, 3));
        assertThat(commandsOfTheFirst(2_000, 3)).isNotEqualTo(commandsOfTheFirst(2_000, 4));
    }

    private List<Command> commandsOfTheFirst(int steps, long seed) {
        Listener listener = new Listener();
        new SceneRun(Scene.RANDOM_5V5, listener, league, seed).advance(steps);
        return listener.commands;
    }

    private record Command(long step, int robot, double left, double right) {}

    /** An engine that does nothing but write down what it was told. */
    private static final class Listener extends StillEngine {

        private final List<Command> commands = new ArrayList<>();
        private long step;

        @Override
        public void command(int robot, double leftWheelSpeed, double rightWheelSpeed) {
            commands.add(new Command(step, robot, leftWheelSpeed, rightWheelSpeed));
        }

        @Override
        public void step() {
            step++;
        }
    }
}
