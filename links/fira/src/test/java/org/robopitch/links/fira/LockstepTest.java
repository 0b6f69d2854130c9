// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.fira;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.robopitch.engine.match.OperatorAction;
import org.robopitch.engine.match.Side;
import org.robopitch.links.fira.FiraCounters.Notices;
import org.robopitch.links.fira.client.FiraClient;
import org.robopitch.links.fira.client.Striker;
import org.robopitch.links.fira.wire.Command;
import org.robopitch.links.fira.wire.Commands;
import org.robopitch.links.fira.wire.Environment;
import org.robopitch.links.fira.wire.Frame;
import org.robopitch.links.fira.wire.Packet;
import org.robopitch.links.fira.wire.Robot;
import org.robopitch.runner.link.WaitBudget;
import org.robopitch.runner.pace.Clock;
import org.robopitch.teams.chaser.Chaser;

class LockstepTest {
    private static final Environment SHOWN = Environment.newBuilder()
            .setFrame(Frame.newBuilder().addRobotsBlue(Robot.getDefaultInstance()))
            .build();
    private static final Packet ANSWER = Packet.newBuilder()
            .setCmd(Commands.newBuilder().addRobotCommands(Command.getDefaultInstance()))
            .build();

    private static final int PATIENCE = 30_000;

    /** Long enough for any computer: a test that misses an answer has lost a datagram. */
    private static final double DEADLINE = 60;

    private final ExecutorService programs = Executors.newCachedThreadPool(task -> {
        Thread thread = new Thread(task, "a program outside");
        thread.setDaemon(true);
        return thread;
    });

    @Test
    void theExampleInJavaScoresAndTheSameSeedGivesTheSameMatch() throws Exception {
        long hash = playUntilGoal(3);
        assertThat(playUntilGoal(3)).isEqualTo(hash);
    }

    private long playUntilGoal(long seed) throws Exception {
        Rig.Plan plan = new Rig.Plan();
        plan.seed = seed;
        plan.chance = true;
        plan.deadline = DEADLINE;
        plan.outside = Set.of(Side.BLUE);
        plan.inside = new Chaser();
        try (Rig rig = new Rig(plan);
                FiraClient client = rig.client(Side.BLUE)) {
            Future<?> program = programs.submit(() -> {
                new Striker(client).play(2000);
                return null;
            });
            rig.untilGoalOf(Side.BLUE, 10_000);
            assertThat(rig.game.referee().play().blueScore()).isPositive();
            assertThat(rig.link.missed(Side.BLUE)).isZero();
            assertThat(program.isDone()).as("the program plays on").isFalse();
            return rig.match.hash();
        }
    }

    @Test
    void aSideMayAnswerWithOnePacketForEachRobot() throws Exception {
        Rig.Plan plan = new Rig.Plan();
        plan.deadline = DEADLINE;
        plan.outside = Set.of(Side.YELLOW);
        try (Rig rig = new Rig(plan);
                FiraClient client = rig.client(Side.YELLOW)) {
            programs.submit(() -> {
                for (Environment seen = client.receive(PATIENCE); seen != null; seen = client.receive(PATIENCE)) {
                    for (int robot = 0; robot < 3; robot++) {
                        client.send(Packet.newBuilder()
                                .setCmd(Commands.newBuilder()
                                        .addRobotCommands(Command.newBuilder()
                                                .setId(robot)
                                                .setYellowteam(true)
                                                .setWheelLeft(1)))
                                .build());
                    }
                }
                return null;
            });
            rig.cycles(50);
            assertThat(rig.link.missed(Side.YELLOW)).isZero();
            assertThat(rig.count("commands taken")).isGreaterThanOrEqualTo(150);
        }
    }

    @Test
    void aSideWithoutRobotsAnswersWithoutCommands() throws Exception {
        Rig.Plan plan = new Rig.Plan();
        plan.deadline = DEADLINE;
        plan.external = true;
        plan.outside = Set.of(Side.YELLOW);
        try (Rig rig = new Rig(plan);
                FiraClient client = rig.client(Side.YELLOW)) {
            for (int robot = 3; robot < 6; robot++) {
                rig.match.operate(new OperatorAction.Remove(robot));
            }
            programs.submit(() -> {
                while (client.receive(PATIENCE) != null) {
                    client.send();
                }
                return null;
            });
            rig.cycles(20);
            assertThat(rig.link.missed(Side.YELLOW)).isZero();
        }
    }

    @Test
    void aPacketOfNoBytesIsAnAnswerWithoutCommandsToo() throws Exception {
        Rig.Plan plan = new Rig.Plan();
        plan.deadline = DEADLINE;
        plan.external = true;
        plan.outside = Set.of(Side.YELLOW);
        try (Rig rig = new Rig(plan);
                FiraClient client = rig.client(Side.YELLOW)) {
            for (int robot = 3; robot < 6; robot++) {
                rig.match.operate(new OperatorAction.Remove(robot));
            }
            programs.submit(() -> {
                while (client.receive(PATIENCE) != null) {
                    client.send(Packet.getDefaultInstance());
                }
                return null;
            });
            rig.cycles(20);
            assertThat(rig.link.missed(Side.YELLOW)).isZero();
            assertThat(rig.count("packets dropped: empty")).isZero();
        }
    }

    @Test
    void aMissedAnswerIsCountedAndReportedAndTheMatchGoesOn() throws Exception {
        Rig.Plan plan = new Rig.Plan();
        plan.deadline = 0.02;
        plan.outside = Set.of(Side.BLUE);
        try (Rig rig = new Rig(plan);
                FiraClient client = rig.client(Side.BLUE)) {
            programs.submit(() -> {
                // It answers the first Environment, and then falls silent.
                assertThat(client.receive(PATIENCE)).isNotNull();
                client.wheels(0, 5, 5);
                client.send();
                return null;
            });
            rig.cycles(30);
            assertThat(rig.match.cycles()).isEqualTo(30);
            assertThat(rig.link.missed(Side.BLUE)).isEqualTo(29);
            assertThat(rig.match.statistics().events().stream()
                            .filter(event -> event.kind().equals("team late")))
                    .extracting(event -> event.text())
                    .anyMatch(text -> text.contains("did not answer within 0.02 s"))
                    .anyMatch(text -> text.contains("does not wait for it until it answers again"));
        }
    }

    @Test
    void whoAnswersEverySecondTimeIsNotWaitedForOnceItsBudgetIsSpent() throws Exception {
        FiraCounters counters = new FiraCounters();
        Inbox inbox = new Inbox(counters, new Notices(), true, true);
        inbox.begin(1, Set.of(Side.BLUE), false);
        double deadline = 0.001;
        Lockstep lockstep = new Lockstep(
                inbox, counters, new Notices(), deadline, 1, () -> new WaitBudget(deadline, 0.0205), Clock.SYSTEM);
        lockstep.begin(Set.of(Side.BLUE));
        try (Rig rig = new Rig(new Rig.Plan())) {
            for (int cycle = 0; cycle < 100; cycle++) {
                inbox.expect(SHOWN);
                if (cycle % 2 == 0) {
                    inbox.packet(ANSWER);
                }
                lockstep.await(rig.match);
            }
            assertThat(counters.blueMissed.value()).isEqualTo(50);
            assertThat(rig.match.statistics().events().stream()
                            .filter(event -> event.text().contains("the match no longer waits for it")))
                    .singleElement()
                    .satisfies(event -> assertThat(event.text()).contains("0.0205 s of missed time"));
        }
    }

    @Test
    void whoAnswersJustInTimeEveryTimeIsNotWaitedForOnceItsBudgetIsSpent() throws Exception {
        FiraCounters counters = new FiraCounters();
        Inbox inbox = new Inbox(counters, new Notices(), true, true);
        inbox.begin(1, Set.of(Side.BLUE), false);
        AtomicLong now = new AtomicLong();
        // Each wait takes 0.9 s of this clock, of which a tenth counts, less the cycle.
        Lockstep lockstep = new Lockstep(
                inbox, counters, new Notices(), 1, 1, () -> new WaitBudget(1, 60), () -> now.addAndGet(900_000_000));
        lockstep.begin(Set.of(Side.BLUE));
        try (Rig rig = new Rig(new Rig.Plan())) {
            double costs = 0.09 - rig.match.setup().league().cycleSeconds();
            int answers = (int) Math.ceil(60 / costs) + 1;
            for (int cycle = 0; cycle < answers; cycle++) {
                if (cycle < answers - 2) {
                    assertThat(rig.match.statistics().events()).isEmpty();
                }
                inbox.expect(SHOWN);
                inbox.packet(ANSWER);
                lockstep.await(rig.match);
            }
            assertThat(rig.match.statistics().events())
                    .singleElement()
                    .satisfies(event -> assertThat(event.text())
                            .contains("has used up 60.0 s by slow answers: the match no longer waits for it"));
            assertThat(counters.blueMissed.value()).isZero();
        }
    }

    @Test
    void aProgramThatHasEndedIsNotWaitedFor() throws Exception {
        Rig.Plan plan = new Rig.Plan();
        plan.deadline = 3600;
        plan.outside = Set.of(Side.BLUE);
        try (Rig rig = new Rig(plan)) {
            rig.begin();
            rig.link.programEnded(Side.BLUE, 1);
            rig.cycles(5);
            assertThat(rig.match.cycles()).isEqualTo(5);
            assertThat(rig.count("the program of blue exited with code 1")).isEqualTo(1);
        }
    }

    @Test
    void closingTheLinkEndsAWaitForAnswersAndTheMatchBeforeThatCycle() throws Exception {
        Rig.Plan plan = new Rig.Plan();
        plan.deadline = 3600;
        try (Rig rig = new Rig(plan)) {
            rig.begin();
            Future<?> waiting = programs.submit(() -> {
                rig.cycle();
                return null;
            });
            rig.link.close();
            assertThatThrownBy(waiting::get).hasCauseInstanceOf(InterruptedException.class);
            assertThat(rig.match.cycles()).isZero();
        }
    }
}
