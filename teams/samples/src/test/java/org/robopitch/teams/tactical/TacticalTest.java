// SPDX-License-Identifier: Apache-2.0
package org.robopitch.teams.tactical;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.robopitch.engine.match.Commands;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.PlayState;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.Sketch;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.teams.Scenes;

class TacticalTest {
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 5, 11})
    void everyRobotHasExactlyOneRoleAndThereIsOneStriker(int robots) {
        Tactical team = started(robots);
        Observation observation = Scenes.lineUp(robots);
        observation.ball().set(0.2, 0.1, 0, 0, 0, 0);
        Commands commands = new Commands(robots, 2);
        team.decide(observation, commands);
        List<String> roles = new ArrayList<>();
        for (int i = 0; i < robots; i++) {
            roles.add(commands.role(i));
        }
        assertThat(roles).filteredOn("striker"::equals).hasSize(1);
        assertThat(roles).filteredOn("keeper"::equals).hasSize(robots > 1 ? 1 : 0);
        assertThat(roles).doesNotContain("");
    }

    @Test
    void theRobotBehindTheBallIsTheStrikerAndDrivesAtIt() {
        Tactical team = started(3);
        Observation observation = Scenes.lineUp(3);
        observation.own(2).set(0.1, 0, 0, 0, 0, 0);
        observation.own(1).set(-0.4, 0.3, 0, 0, 0, 0);
        observation.ball().set(0.3, 0, 0, 0, 0, 0);
        Commands commands = new Commands(3, 2);
        team.decide(observation, commands);
        assertThat(commands.role(2)).isEqualTo("striker");
        assertThat(commands.get(2, 0)).isGreaterThan(30);
        assertThat(commands.get(2, 1)).isGreaterThan(30);
    }

    @Test
    void aRobotInFrontOfTheBallDoesNotPushItTowardsItsOwnGoal() {
        Tactical team = started(1);
        Observation observation = Scenes.lineUp(1);
        observation.own(0).set(0.3, 0, 3.1, 0, 0, 0);
        observation.ball().set(0.1, 0, 0, 0, 0, 0);
        Commands commands = new Commands(1, 2);
        team.decide(observation, commands);
        double turn = commands.get(0, 1) - commands.get(0, 0);
        assertThat(Math.abs(turn)).as("it turns away from the ball").isGreaterThan(10);
    }

    @Test
    void nobodyMovesWhilePlayIsStopped() {
        Tactical team = started(5);
        Observation observation = Scenes.lineUp(5);
        Commands commands = new Commands(5, 2);
        team.decide(observation, commands);
        observation.begin(1, new PlayState("free ball", false, null, "first half", 1, 0, 0), Side.BLUE);
        team.decide(observation, commands);
        assertThat(commands.values()).containsOnly(0);
    }

    @Test
    void aRobotThatWasTakenOffThePitchGetsNoRole() {
        Tactical team = started(3);
        Observation observation = Scenes.lineUp(3);
        observation.own(0).hide();
        Commands commands = new Commands(3, 2);
        team.decide(observation, commands);
        assertThat(commands.role(0)).isEmpty();
        assertThat(commands.role(1) + " " + commands.role(2)).contains("keeper").contains("striker");
    }

    @Test
    void whatItMeansIsDrawnForThoseWhoWatch() {
        Tactical team = started(5);
        Commands commands = new Commands(5, 2);
        int[] lines = {0};
        commands.sketchOn(new Sketch() {
            @Override
            public void line(double x1, double y1, double x2, double y2, String colour) {
                lines[0]++;
            }

            @Override
            public void circle(double x, double y, double radius, String colour) {}

            @Override
            public void text(double x, double y, String text, String colour) {}
        });
        team.decide(Scenes.lineUp(5), commands);
        assertThat(lines[0]).isGreaterThan(3);
    }

    @Test
    void decidingAllocatesNothing() {
        Tactical team = started(5);
        Observation observation = Scenes.lineUp(5);
        Commands commands = new Commands(5, 2);
        var threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
        RandomStream random = new RandomStream(42, 1);
        long least = Long.MAX_VALUE;
        for (int attempt = 0; attempt < 20; attempt++) {
            long before = threads.getCurrentThreadAllocatedBytes();
            for (int i = 0; i < 500; i++) {
                observation.ball().set(random.between(-1, 1), random.between(-0.8, 0.8), 0, 0.5, -0.3, 0);
                team.decide(observation, commands);
            }
            least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - before);
        }
        assertThat(least / 500).as("bytes per decision").isZero();
    }

    private static Tactical started(int robots) {
        Tactical team = new Tactical();
        team.start(Scenes.info(robots));
        return team;
    }
}
