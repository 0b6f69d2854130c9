// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.fira;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;
import org.robopitch.engine.match.BodyPose;
import org.robopitch.engine.match.Side;
import org.robopitch.links.fira.FiraCounters.Notices;
import org.robopitch.links.fira.client.FiraClient;
import org.robopitch.links.fira.wire.BallReplacement;
import org.robopitch.links.fira.wire.Environment;
import org.robopitch.links.fira.wire.Packet;
import org.robopitch.links.fira.wire.Replacement;
import org.robopitch.links.fira.wire.Robot;
import org.robopitch.links.fira.wire.RobotReplacement;
import org.robopitch.links.fira.wire.referee.Color;
import org.robopitch.links.fira.wire.referee.Foul;
import org.robopitch.links.fira.wire.referee.Half;
import org.robopitch.links.fira.wire.referee.VSSRef_Command;
import org.robopitch.runner.link.WaitBudget;
import org.robopitch.runner.pace.Clock;

/** Programs with the habits of those that were met, written from the protocol alone. */
class HabitsTest {
    private static final int PATIENCE = 30_000;

    private static BodyPose pose(Rig rig, int body) {
        BodyPose pose = new BodyPose();
        rig.match.game().stage().read(body, pose);
        return pose;
    }

    private static RobotReplacement there(int id, boolean yellow, double x, double y) {
        return RobotReplacement.newBuilder()
                .setPosition(Robot.newBuilder().setRobotId(id).setX(x).setY(y))
                .setYellowteam(yellow)
                .setTurnon(true)
                .build();
    }

    private static Packet replace(RobotReplacement... robots) {
        return Packet.newBuilder()
                .setReplace(Replacement.newBuilder().addAllRobots(List.of(robots)))
                .build();
    }

    @Test
    void blueAtTheLeftPlacesItselfThereAndScoresAtTheRight() throws Exception {
        Rig.Plan plan = new Rig.Plan();
        plan.allowReplacements = true;
        try (Rig rig = new Rig(plan);
                FiraClient client = rig.client(Side.BLUE);
                RefereeSocket team = RefereeSocket.placements(rig)) {
            rig.cycle();
            team.place(Color.BLUE, RefereeSocket.robot(1, -0.4, 0.35, 0), RefereeSocket.robot(0, -0.7, 0, 90));
            rig.awaitCount("placements received", 1);
            rig.cycle();
            assertThat(rig.count("placements taken")).isEqualTo(1);
            assertThat(pose(rig, 1).x).isEqualTo(-0.4, within(1e-9));
            rig.cycles(80);
            client.send(Packet.newBuilder()
                    .setReplace(Replacement.newBuilder()
                            .setBall(BallReplacement.newBuilder()
                                    .setX(0.6)
                                    .setY(0.12)
                                    .setVx(1)))
                    .build());
            rig.awaitCount("replacements taken", 1);
            rig.untilGoalOf(Side.BLUE, 60);
            assertThat(rig.game.referee().play().blueScore()).isEqualTo(1);
            assertThat(rig.console).isEmpty();
        }
    }

    @Test
    void whoComesInMidPlayHearsTheCallThatStandsAndItLooksLikeNoNewOne() throws Exception {
        try (Rig rig = new Rig(new Rig.Plan());
                RefereeSocket early = RefereeSocket.calls(rig)) {
            rig.cycles(200);
            VSSRef_Command gameOn = early.poll().stream()
                    .filter(call -> call.getFoul() == Foul.GAME_ON)
                    .findFirst()
                    .orElseThrow();
            try (RefereeSocket late = RefereeSocket.calls(rig);
                    FiraClient client = rig.client(Side.YELLOW)) {
                rig.cycles(16);
                assertThat(late.poll()).as("within a quarter of a second").containsExactly(gameOn);
                Environment seen = client.receive(PATIENCE);
                assertThat(seen).isNotNull();
                assertThat(seen.getReferee()).isEqualTo(gameOn);
                rig.cycles(96);
                assertThat(late.poll()).hasSize(6).containsOnly(gameOn);
            }
        }
    }

    /** It commands what the last call says, and knows calls by polling the referee's socket after each Environment. */
    private static void pollBetweenFrames(FiraClient client, RefereeSocket referee, List<String> differences)
            throws Exception {
        VSSRef_Command call = VSSRef_Command.getDefaultInstance();
        int last = -1;
        for (Environment seen = client.receive(PATIENCE); seen != null; seen = client.receive(PATIENCE)) {
            for (VSSRef_Command heard : referee.poll()) {
                call = heard;
            }
            if (seen.getStep() == last) {
                continue;
            }
            last = seen.getStep();
            if (!call.equals(seen.getReferee())) {
                differences.add("at " + last + " ms: " + call + " instead of " + seen.getReferee());
            }
            for (int robot = 0; robot < 3; robot++) {
                double wheel = call.getFoul() == Foul.GAME_ON ? 10 + call.getTimestamp() : -5;
                client.wheels(robot, wheel, wheel - robot);
            }
            client.send();
        }
    }

    @Test
    void whoPollsTheRefereeBetweenFramesPlaysTheSameMatchTwice() throws Exception {
        long hash = playPolling();
        assertThat(playPolling()).isEqualTo(hash);
    }

    private static long playPolling() throws Exception {
        Rig.Plan plan = new Rig.Plan();
        plan.deadline = 60;
        plan.outside = Set.of(Side.BLUE);
        List<String> differences = new CopyOnWriteArrayList<>();
        ExecutorService programs = Executors.newSingleThreadExecutor(task -> {
            Thread thread = new Thread(task, "a program that polls");
            thread.setDaemon(true);
            return thread;
        });
        try (Rig rig = new Rig(plan);
                FiraClient client = rig.client(Side.BLUE);
                RefereeSocket referee = RefereeSocket.calls(rig)) {
            programs.submit(() -> {
                pollBetweenFrames(client, referee, differences);
                return null;
            });
            rig.cycles(800);
            assertThat(differences).isEmpty();
            assertThat(rig.link.missed(Side.BLUE)).isZero();
            return rig.match.hash();
        } finally {
            programs.shutdownNow();
        }
    }

    @Test
    void placementsForFiveInAMatchOfThreePlaceTheThreeAndSaySoOnce() throws Exception {
        try (Rig rig = new Rig(new Rig.Plan());
                RefereeSocket team = RefereeSocket.placements(rig)) {
            rig.cycle();
            for (int i = 1; i <= 2; i++) {
                team.place(
                        Color.BLUE,
                        RefereeSocket.robot(0, -0.7, 0, 0),
                        RefereeSocket.robot(1, -0.4, 0.3, 0),
                        RefereeSocket.robot(2, -0.4, -0.3, 0),
                        RefereeSocket.robot(3, -0.2, 0.5, 0),
                        RefereeSocket.robot(4, -0.2, -0.5, 0));
                rig.awaitCount("placements received", i);
                rig.cycle();
            }
            assertThat(rig.count("placements taken")).isEqualTo(2);
            assertThat(rig.count("robots left out of placements: no such robot"))
                    .isEqualTo(4);
            assertThat(pose(rig, 2).x).isEqualTo(-0.4, within(1e-9));
            assertThat(pose(rig, 2).y).isEqualTo(-0.3, within(1e-9));
            assertThat(rig.console).singleElement().asString().contains("blue names robot 3", "0 to 2");
        }
    }

    @Test
    void replacementsForFiveInAMatchOfThreePlaceTheThree() throws Exception {
        Rig.Plan plan = new Rig.Plan();
        plan.allowReplacements = true;
        try (Rig rig = new Rig(plan);
                FiraClient client = rig.client(Side.BLUE)) {
            rig.cycle();
            client.send(replace(
                    there(0, false, -0.7, 0.1),
                    there(1, false, -0.5, 0.1),
                    there(2, false, -0.3, 0.1),
                    there(3, false, -0.2, 0.1),
                    there(4, false, -0.1, 0.1)));
            rig.awaitCount("replacements dropped: no such robot", 2);
            rig.cycle();
            assertThat(pose(rig, 2).x).isEqualTo(-0.3, within(1e-9));
            assertThat(rig.console)
                    .filteredOn(line -> line.contains("names robot"))
                    .singleElement()
                    .asString()
                    .contains("a replacement of blue names robot 3");
        }
    }

    @Test
    void replacementsThatComeBeforeTheMatchBeginsAreInTheFirstEnvironment() throws Exception {
        Rig.Plan plan = new Rig.Plan();
        plan.external = true;
        try (Rig rig = new Rig(plan);
                FiraClient client = rig.client(Side.BLUE)) {
            client.send(replace(there(0, false, -0.6, 0.2), there(0, true, 0.6, -0.2), there(3, false, -0.2, 0)));
            rig.begin();
            assertThat(rig.count("replacements taken")).isEqualTo(2);
            assertThat(pose(rig, 0).x).isEqualTo(-0.6, within(1e-9));
            assertThat(pose(rig, 3).x).isEqualTo(0.6, within(1e-9));
            assertThat(rig.console).singleElement().asString().contains("blue names robot 3", "0 to 2");
        }
    }

    @Test
    void robotsThatChangePlacesInOnePacketStandWhereTheyWereAskedTo() throws Exception {
        Rig.Plan plan = new Rig.Plan();
        plan.external = true;
        try (Rig rig = new Rig(plan);
                FiraClient client = rig.client(Side.BLUE)) {
            rig.begin();
            BodyPose first = pose(rig, 0);
            BodyPose second = pose(rig, 1);
            client.send(replace(there(0, false, second.x, second.y), there(1, false, first.x, first.y)));
            rig.awaitCount("replacements taken", 2);
            rig.cycle();
            assertThat(pose(rig, 0).x).isEqualTo(second.x);
            assertThat(pose(rig, 1).x).isEqualTo(first.x);
        }
    }

    @Test
    void aProgramThatPlaysFromTheOtherEndIsToldSoOnce() throws Exception {
        try (Rig rig = new Rig(new Rig.Plan());
                RefereeSocket team = RefereeSocket.placements(rig)) {
            rig.cycle();
            for (int i = 1; i <= 2; i++) {
                team.place(Color.BLUE, RefereeSocket.robot(0, 0.7, 0, 180), RefereeSocket.robot(1, 0.4, 0.3, 180));
                rig.awaitCount("placements received", i);
                rig.cycle();
            }
            assertThat(rig.console)
                    .singleElement()
                    .asString()
                    .contains("first placement of blue is in the half x > 0", "--blue-defends positive-x");
            assertThat(rig.match.statistics().events())
                    .filteredOn(event -> event.kind().equals("ends"))
                    .hasSize(1);
        }
    }

    @Test
    void aRefereeThatPlacesBlueAtTheRightIsToldSo() throws Exception {
        Rig.Plan plan = new Rig.Plan();
        plan.external = true;
        try (Rig rig = new Rig(plan);
                FiraClient client = rig.client(Side.BLUE)) {
            rig.begin();
            client.send(replace(
                    there(0, false, 0.6, 0),
                    there(1, false, 0.4, 0.3),
                    there(0, true, -0.6, 0),
                    there(1, true, -0.4, 0.3)));
            rig.awaitCount("replacements taken", 4);
            rig.cycle();
            assertThat(rig.console)
                    .hasSize(2)
                    .allMatch(line -> line.contains("does the program play from the other end"));
        }
    }

    @Test
    void aProgramThatReplacesAWholeSideBesideOurRefereeIsSaidToBeASecondOne() throws Exception {
        Rig.Plan plan = new Rig.Plan();
        plan.allowReplacements = true;
        try (Rig rig = new Rig(plan);
                FiraClient client = rig.client(Side.BLUE)) {
            rig.cycle();
            for (int time = 0; time < 2; time++) {
                client.send(replace(
                        there(0, false, -0.7, 0.1 * time),
                        there(1, false, -0.5, 0.1 * time),
                        there(2, false, -0.3, 0.1 * time)));
                rig.awaitCount("replacements taken", 3 * (time + 1));
                rig.cycle();
            }
            assertThat(rig.console)
                    .filteredOn(line -> line.contains("--referee external"))
                    .singleElement()
                    .asString()
                    .contains("replaces all robots of blue");
        }
    }

    @Test
    void aRefereeThatCallsBesideOursIsSaidToBeASecondOneWhereAProgramListensToIt() throws Exception {
        try (Rig rig = new Rig(new Rig.Plan());
                RefereeSocket other = RefereeSocket.calls(rig)) {
            rig.cycle();
            other.call(Foul.FREE_BALL, Color.NONE, Half.FIRST_HALF);
            rig.awaitCount("calls dropped: the built-in referee is in charge", 1);
            other.call(Foul.GAME_ON, Color.NONE, Half.FIRST_HALF);
            rig.awaitCount("calls dropped: the built-in referee is in charge", 2);
            assertThat(rig.console)
                    .filteredOn(line -> line.contains("--referee external"))
                    .singleElement()
                    .asString()
                    .contains("another referee calls FREE_BALL");
        }
    }

    @Test
    void thePortOfCallsIsLeftToProgramsThatDoNotShareTheirs() throws Exception {
        try (Rig rig = new Rig(new Rig.Plan())) {
            rig.cycle();
            try (DatagramSocket unshared = new DatagramSocket(null)) {
                unshared.bind(new InetSocketAddress(rig.settings.commands().getPort()));
                assertThat(unshared.isBound()).isTrue();
            }
        }
    }

    @Test
    void aCommandThatIsNoNumberIsSaidOnceForItsSide() throws Exception {
        try (Rig rig = new Rig(new Rig.Plan());
                FiraClient blue = rig.client(Side.BLUE);
                FiraClient yellow = rig.client(Side.YELLOW)) {
            rig.cycle();
            for (int i = 0; i < 3; i++) {
                blue.wheels(1, Double.NaN, 1);
                blue.send();
            }
            yellow.wheels(2, 1, Double.POSITIVE_INFINITY);
            yellow.send();
            rig.awaitCount("commands dropped: not a finite number", 4);
            assertThat(rig.console)
                    .filteredOn(line -> line.contains("NaN"))
                    .hasSize(2)
                    .anyMatch(line -> line.startsWith("blue sent NaN or infinity"))
                    .anyMatch(line -> line.startsWith("yellow sent NaN or infinity"));
        }
    }

    @Test
    void whatComesFromTheAnyAddressIsOursAndWhatComesFromElsewhereIsSaidOnce() throws Exception {
        FiraCounters counters = new FiraCounters();
        FiraCounters.Notices notices = new FiraCounters.Notices();
        List<String> said = new ArrayList<>();
        notices.to(said::add);
        FiraSettings settings = new Rig.Plan().settings();
        NetworkInterface loopback = NetworkInterface.getByInetAddress(InetAddress.getLoopbackAddress());
        Inbox inbox = new Inbox(counters, notices, true, false);
        try (Receiver receiver = new Receiver(settings, loopback, counters, inbox, notices)) {
            assertThat(receiver.isWelcome(InetAddress.getByName("0.0.0.0"), counters.callsForeign))
                    .as("Linux sends multicast from there where there is only loopback")
                    .isTrue();
            assertThat(said).isEmpty();
            for (int i = 0; i < 2; i++) {
                assertThat(receiver.isWelcome(InetAddress.getByName("192.0.2.7"), counters.callsForeign))
                        .isFalse();
            }
        }
        assertThat(counters.callsForeign.value()).isEqualTo(2);
        assertThat(said).singleElement().asString().contains("192.0.2.7").contains("--open-network");
    }

    @Test
    void aMatchThatWaitsForFirstAnswersSaysWhoIsMissing() throws Exception {
        FiraCounters counters = new FiraCounters();
        Notices notices = new Notices();
        List<String> console = new ArrayList<>();
        notices.to(console::add);
        Inbox inbox = new Inbox(counters, notices, true, true);
        inbox.begin(3, EnumSet.allOf(Side.class), false);
        Lockstep lockstep = new Lockstep(inbox, counters, notices, 1, 1_000_000, () -> new WaitBudget(1), Clock.SYSTEM);
        lockstep.begin(EnumSet.allOf(Side.class));
        inbox.programEnded(Side.BLUE);
        int[] sent = {0};
        lockstep.awaitEverybody(() -> {
            if (++sent[0] == 20) {
                inbox.close();
            }
        });
        assertThat(console).singleElement().asString().contains("first answer of yellow", "--yellow idle");
    }
}
