// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.fira;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.net.DatagramPacket;
import java.net.InetAddress;
import java.net.MulticastSocket;
import java.net.NetworkInterface;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.robopitch.engine.match.BodyPose;
import org.robopitch.engine.match.Side;
import org.robopitch.links.fira.wire.referee.Color;
import org.robopitch.links.fira.wire.referee.Foul;
import org.robopitch.links.fira.wire.referee.Frame;
import org.robopitch.links.fira.wire.referee.Half;
import org.robopitch.links.fira.wire.referee.Robot;
import org.robopitch.links.fira.wire.referee.VSSRef_Command;
import org.robopitch.links.fira.wire.referee.VSSRef_Placement;

class RefereeWireTest {
    private static final int PATIENCE = 30_000;

    private static MulticastSocket team(Rig rig) throws Exception {
        NetworkInterface loopback = NetworkInterface.getByInetAddress(InetAddress.getLoopbackAddress());
        MulticastSocket socket = new MulticastSocket(rig.settings.commands().getPort());
        socket.joinGroup(rig.settings.commands(), loopback);
        socket.setNetworkInterface(loopback);
        return socket;
    }

    private static List<VSSRef_Command> heard(MulticastSocket team, int count) throws Exception {
        team.setSoTimeout(PATIENCE);
        List<VSSRef_Command> heard = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            DatagramPacket packet = new DatagramPacket(new byte[1024], 1024);
            team.receive(packet);
            heard.add(VSSRef_Command.parser().parseFrom(packet.getData(), 0, packet.getLength()));
        }
        return heard;
    }

    @Test
    void everyCallIsSentOnChangeAndRepeated() throws Exception {
        try (Rig rig = new Rig(new Rig.Plan());
                MulticastSocket team = team(rig)) {
            rig.cycles(80);
            // At once, after 1, 2, 4, 8, 16 cycles, and every 16 cycles from then on.
            List<VSSRef_Command> heard = heard(team, 14);
            assertThat(heard.subList(0, 8)).allMatch(command -> command.getFoul() == Foul.KICKOFF);
            assertThat(heard.subList(0, 8)).containsOnly(heard.get(0));
            assertThat(heard.get(0).getTeamcolor()).isEqualTo(Color.BLUE);
            assertThat(heard.get(0).getGameHalf()).isEqualTo(Half.FIRST_HALF);
            assertThat(heard.subList(8, 14)).allMatch(command -> command.getFoul() == Foul.GAME_ON);
            assertThat(heard.get(8).getTimestamp()).isBetween(0.9, 1.1);
            assertThat(rig.count("referee commands sent")).isEqualTo(14);
        }
    }

    @Test
    void anotherRefereeIsLeftAlone() throws Exception {
        Rig.Plan plan = new Rig.Plan();
        plan.external = true;
        try (Rig rig = new Rig(plan)) {
            rig.cycles(20);
            assertThat(rig.count("referee commands sent")).isZero();
        }
    }

    private static void place(MulticastSocket team, Rig rig, Color colour, Robot... robots) throws Exception {
        byte[] bytes = VSSRef_Placement.newBuilder()
                .setWorld(Frame.newBuilder().setTeamColor(colour).addAllRobots(List.of(robots)))
                .build()
                .toByteArray();
        team.send(new DatagramPacket(bytes, bytes.length, rig.link.placementsAddress()));
    }

    private static Robot robot(int id, double x, double y, double degrees) {
        return Robot.newBuilder()
                .setRobotId(id)
                .setX(x)
                .setY(y)
                .setOrientation(degrees)
                .build();
    }

    @Test
    void teamsPlaceTheirRobotsAtARestartAsTheRulesLetThem() throws Exception {
        try (Rig rig = new Rig(new Rig.Plan());
                MulticastSocket team = team(rig)) {
            rig.cycle();
            place(team, rig, Color.YELLOW, robot(1, 0.4, 0.35, 90));
            place(team, rig, Color.YELLOW, robot(2, -0.4, 0.3, 0)); // in the other half
            place(team, rig, Color.BLUE, robot(1, Double.NaN, 0, 0));
            place(team, rig, Color.BLUE, robot(7, -0.3, 0, 0));
            place(team, rig, Color.NONE, robot(1, 0.3, 0, 0));
            rig.awaitCount("placements received", 5);
            rig.cycle();
            BodyPose pose = new BodyPose();
            rig.match.game().stage().read(3 + 1, pose);
            assertThat(pose.x).isEqualTo(0.4, within(1e-6));
            assertThat(pose.y).isEqualTo(0.35, within(1e-6));
            assertThat(pose.headingY).isEqualTo(1, within(1e-6));
            assertThat(rig.count("placements taken")).isEqualTo(1);
            assertThat(rig.count("placements dropped: against the rules of the restart"))
                    .isEqualTo(1);
            assertThat(rig.count("placements dropped: not a finite number")).isEqualTo(1);
            assertThat(rig.count("placements dropped: no such robot or team")).isEqualTo(2);
        }
    }

    @Test
    void inPlayNobodyIsPlaced() throws Exception {
        try (Rig rig = new Rig(new Rig.Plan());
                MulticastSocket team = team(rig)) {
            rig.cycles(80);
            assertThat(rig.game.referee().running()).isTrue();
            place(team, rig, Color.BLUE, robot(1, -0.4, 0.35, 90));
            rig.awaitCount("placements received", 1);
            rig.cycle();
            assertThat(rig.count("placements dropped: against the rules of the restart"))
                    .isEqualTo(1);
        }
    }

    @Test
    void aTeamInsideIsNotPlacedFromOutside() throws Exception {
        Rig.Plan plan = new Rig.Plan();
        plan.outside = java.util.Set.of(Side.YELLOW);
        try (Rig rig = new Rig(plan);
                MulticastSocket team = team(rig)) {
            rig.cycle();
            place(team, rig, Color.BLUE, robot(1, -0.4, 0.35, 90));
            rig.awaitCount("placements received", 1);
            assertThat(rig.count("placements dropped: no such robot or team")).isEqualTo(1);
        }
    }
}
