// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.fira;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.robopitch.engine.match.BodyPose;
import org.robopitch.engine.match.Side;
import org.robopitch.links.fira.client.FiraClient;
import org.robopitch.links.fira.wire.BallReplacement;
import org.robopitch.links.fira.wire.Command;
import org.robopitch.links.fira.wire.Commands;
import org.robopitch.links.fira.wire.Environment;
import org.robopitch.links.fira.wire.Packet;
import org.robopitch.links.fira.wire.Replacement;
import org.robopitch.links.fira.wire.Robot;
import org.robopitch.links.fira.wire.RobotReplacement;

/** The link over real sockets, in matches that no referee stops. */
class FiraLinkTest {
    private static final int PATIENCE = 30_000;

    private static Rig.Plan plan() {
        Rig.Plan plan = new Rig.Plan();
        plan.external = true;
        return plan;
    }

    private static Packet robot(int id, boolean yellow, double x, double y, double degrees, boolean on) {
        return Packet.newBuilder()
                .setReplace(Replacement.newBuilder()
                        .addRobots(RobotReplacement.newBuilder()
                                .setPosition(Robot.newBuilder()
                                        .setRobotId(id)
                                        .setX(x)
                                        .setY(y)
                                        .setOrientation(degrees))
                                .setYellowteam(yellow)
                                .setTurnon(on)))
                .build();
    }

    private static Packet ball(double x, double y, double vx, double vy) {
        return Packet.newBuilder()
                .setReplace(Replacement.newBuilder()
                        .setBall(BallReplacement.newBuilder()
                                .setX(x)
                                .setY(y)
                                .setVx(vx)
                                .setVy(vy)))
                .build();
    }

    @Test
    void environmentsReachTheGroupAndEveryTarget() throws Exception {
        try (DatagramSocket single = new DatagramSocket(0, InetAddress.getLoopbackAddress())) {
            Rig.Plan plan = plan();
            plan.targets = List.of((InetSocketAddress) single.getLocalSocketAddress());
            try (Rig rig = new Rig(plan);
                    FiraClient client = rig.client(Side.BLUE)) {
                rig.cycle();
                Environment first = client.receive(PATIENCE);
                Environment second = client.receive(PATIENCE);
                assertThat(first).isNotNull();
                assertThat(second).isNotNull();
                assertThat(first.getStep()).isZero();
                assertThat(second.getStep()).isEqualTo(16);
                assertThat(first.getFrame().getRobotsBlueList().stream().map(Robot::getX))
                        .containsExactly(-0.25, -0.5, -0.7);
                assertThat(first.getFrame().getRobotsYellow(0).getX()).isEqualTo(0.25);

                single.setSoTimeout(PATIENCE);
                DatagramPacket packet = new DatagramPacket(new byte[1024], 1024);
                single.receive(packet);
                assertThat(Environment.parser().parseFrom(packet.getData(), 0, packet.getLength()))
                        .isEqualTo(first);
            }
        }
    }

    @Test
    void aCommandHoldsUntilTheNext() throws Exception {
        try (Rig rig = new Rig(plan());
                FiraClient client = rig.client(Side.YELLOW)) {
            rig.begin();
            client.wheels(2, 10, 10);
            client.send();
            rig.awaitCount("commands taken", 1);
            rig.cycles(30);
            BodyPose pose = new BodyPose();
            rig.match.game().stage().read(3 + 2, pose);
            assertThat(Math.hypot(pose.vx, pose.vy)).isEqualTo(0.2, within(1e-6));
            client.wheels(2, 0, 0);
            client.send();
            rig.awaitCount("commands taken", 2);
            rig.cycles(30);
            rig.match.game().stage().read(3 + 2, pose);
            assertThat(Math.hypot(pose.vx, pose.vy)).isEqualTo(0, within(1e-6));
        }
    }

    @Test
    void aReplacedRobotTakesDegreesAndKeepsItsSpeed() throws Exception {
        try (Rig rig = new Rig(plan());
                FiraClient client = rig.client(Side.BLUE)) {
            rig.begin();
            client.wheels(1, 20, 20);
            client.send();
            rig.awaitCount("commands taken", 1);
            rig.cycles(20);
            BodyPose before = new BodyPose();
            rig.match.game().stage().read(1, before);
            assertThat(before.vx).isGreaterThan(0.3);

            client.send(robot(1, false, -0.1, -0.4, 90, true));
            rig.awaitCount("replacements taken", 1);
            rig.cycle();
            BodyPose after = new BodyPose();
            rig.match.game().stage().read(1, after);
            assertThat(after.x).isEqualTo(-0.1);
            assertThat(after.y).isEqualTo(-0.4);
            assertThat(after.headingY).isEqualTo(1, within(1e-12));
            assertThat(after.vx).isEqualTo(before.vx, within(0.01));
            assertThat(after.vy).isEqualTo(before.vy, within(0.01));
        }
    }

    @Test
    void turnonFalseTakesARobotOffTheFieldUntilItIsTurnedOn() throws Exception {
        try (Rig rig = new Rig(plan());
                FiraClient client = rig.client(Side.BLUE)) {
            rig.begin();
            client.send(robot(0, true, 0, 0, 0, false));
            rig.awaitCount("replacements taken", 1);
            rig.cycle();
            assertThat(newest(client).getFrame().getRobotsYellowList().stream().map(Robot::getRobotId))
                    .containsExactly(1, 2);
            client.send(robot(0, true, 0.3, 0.3, 0, true));
            rig.awaitCount("replacements taken", 2);
            rig.cycle();
            assertThat(newest(client).getFrame().getRobotsYellow(0).getX()).isEqualTo(0.3, within(1e-9));
        }
    }

    private static Environment newest(FiraClient client) throws Exception {
        Environment newest = Environment.getDefaultInstance();
        for (Environment next = client.receive(PATIENCE); next != null; next = client.receive(200)) {
            newest = next;
        }
        return newest;
    }

    @Test
    void aReplacedBallMovesAsToldAndItsGoalsAreCounted() throws Exception {
        try (Rig rig = new Rig(plan());
                FiraClient client = rig.client(Side.BLUE)) {
            rig.begin();
            client.send(ball(0.6, 0.12, 1, 0));
            rig.awaitCount("replacements taken", 1);
            rig.cycles(30);
            Environment seen = newest(client);
            assertThat(seen.getGoalsBlue()).isEqualTo(1);
            assertThat(seen.getGoalsYellow()).isZero();
            assertThat(seen.getFrame().getBall().getX())
                    .as("the ball stays there")
                    .isGreaterThan(0.75);
        }
    }

    @Test
    void withAStrictRefereeNobodyReplacesAnything() throws Exception {
        try (Rig rig = new Rig(new Rig.Plan());
                FiraClient client = rig.client(Side.BLUE)) {
            rig.begin();
            client.send(ball(-0.6, 0, -1, 0));
            client.send(robot(0, true, 0, 0, 0, false));
            rig.awaitCount("replacements dropped: not allowed with --referee inside", 2);
            assertThat(rig.count("replacements dropped: not allowed with --referee inside"))
                    .isEqualTo(2);
            rig.cycle();
            assertThat(rig.game.world().bodies().body[3].present).isTrue();
        }
    }

    @Test
    void whatCannotBeTakenIsDroppedAndCountedByItsReason() throws Exception {
        Rig.Plan plan = plan();
        plan.outside = Set.of(Side.BLUE);
        try (Rig rig = new Rig(plan);
                FiraClient client = rig.client(Side.BLUE);
                DatagramSocket raw = new DatagramSocket()) {
            rig.begin();
            client.send(command(0, false, Double.NaN, 1));
            client.send(command(0, false, 1, Double.NEGATIVE_INFINITY));
            client.send(command(3, false, 1, 1));
            client.send(command(-1, false, 1, 1));
            client.send(command(0, true, 1, 1));
            client.send(ball(Double.NaN, 0, 0, 0));
            client.send(ball(1e9, 0, 0, 0));
            client.send(ball(0, 0, 1e9, 0));
            client.send(robot(99, false, 0, 0, 0, true));
            client.send(robot(1, false, 0, 0, Double.POSITIVE_INFINITY, true));
            raw.send(new DatagramPacket(new byte[] {(byte) 0xff, 3, 7}, 3, rig.link.packetsAddress()));
            raw.send(new DatagramPacket(new byte[0], 0, rig.link.packetsAddress()));
            rig.awaitCount("packets dropped: empty", 1);
            rig.cycle();
            assertThat(rig.count("packets received")).isEqualTo(12);
            assertThat(rig.count("commands dropped: not a finite number")).isEqualTo(2);
            assertThat(rig.count("commands dropped: no such robot")).isEqualTo(2);
            assertThat(rig.count("commands dropped: that side is not external")).isEqualTo(1);
            assertThat(rig.count("replacements dropped: not a finite number")).isEqualTo(2);
            assertThat(rig.count("replacements dropped: out of reach")).isEqualTo(2);
            assertThat(rig.count("replacements dropped: no such robot")).isEqualTo(1);
            assertThat(rig.count("packets dropped: not a Packet")).isEqualTo(1);
            assertThat(rig.count("packets dropped: empty")).isEqualTo(1);
            assertThat(rig.count("commands taken")).isZero();
        }
    }

    private static Packet command(int id, boolean yellow, double left, double right) {
        return Packet.newBuilder()
                .setCmd(Commands.newBuilder()
                        .addRobotCommands(Command.newBuilder()
                                .setId(id)
                                .setYellowteam(yellow)
                                .setWheelLeft(left)
                                .setWheelRight(right)))
                .build();
    }

    @Test
    void aTakenPortAndAnUnknownInterfaceAreToldInWords() throws Exception {
        try (Rig rig = new Rig(plan())) {
            assertThatThrownBy(() -> new FiraLink(FiraSettings.defaults()
                            .with("packetsText", Addresses.text(rig.link.packetsAddress()))
                            .with("placementsText", "224.5.23.2:0")
                            .with("networkInterface", "127.0.0.1")))
                    .hasMessageContaining("cannot listen on 127.0.0.1:")
                    .hasMessageContaining("another simulator may be running");
        }
        assertThatThrownBy(() -> Addresses.networkInterface(
                        "nowhere0", FiraSettings.defaults().environment()))
                .hasMessageContaining("nowhere0");
        assertThatThrownBy(() -> Addresses.parse("127.0.0.1")).hasMessageContaining("expected ADDRESS:PORT");
        assertThatThrownBy(() -> Addresses.parse("127.0.0.1:x")).hasMessageContaining("127.0.0.1:x");
    }
}
