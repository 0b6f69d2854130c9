// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.fira;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.StandardProtocolFamily;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.DatagramChannel;
import java.util.ArrayList;
import java.util.List;
import org.robopitch.links.fira.wire.referee.Color;
import org.robopitch.links.fira.wire.referee.Foul;
import org.robopitch.links.fira.wire.referee.Frame;
import org.robopitch.links.fira.wire.referee.Half;
import org.robopitch.links.fira.wire.referee.Robot;
import org.robopitch.links.fira.wire.referee.VSSRef_Command;
import org.robopitch.links.fira.wire.referee.VSSRef_Placement;

/** A program's socket on one of the referee's groups, as programs have it: it shares the port, and is polled. */
final class RefereeSocket implements AutoCloseable {
    private final DatagramChannel channel;
    private final InetSocketAddress group;
    private final ByteBuffer buffer = ByteBuffer.allocate(1024);
    private double clock = 1000;

    private RefereeSocket(InetSocketAddress group) throws IOException {
        this.group = group;
        NetworkInterface loopback = NetworkInterface.getByInetAddress(InetAddress.getLoopbackAddress());
        this.channel = DatagramChannel.open(StandardProtocolFamily.INET);
        channel.setOption(StandardSocketOptions.SO_REUSEADDR, true);
        channel.setOption(StandardSocketOptions.IP_MULTICAST_IF, loopback);
        channel.bind(new InetSocketAddress(group.getPort()));
        channel.join(group.getAddress(), loopback);
        channel.configureBlocking(false);
    }

    static RefereeSocket calls(Rig rig) throws IOException {
        return new RefereeSocket(rig.settings.commands());
    }

    static RefereeSocket placements(Rig rig) throws IOException {
        return new RefereeSocket(rig.link.placementsAddress());
    }

    /** All calls that have come since the last look; never waits. */
    List<VSSRef_Command> poll() throws IOException {
        List<VSSRef_Command> heard = new ArrayList<>();
        while (receive()) {
            heard.add(VSSRef_Command.parseFrom(buffer));
        }
        return heard;
    }

    List<VSSRef_Placement> pollPlacements() throws IOException {
        List<VSSRef_Placement> heard = new ArrayList<>();
        while (receive()) {
            heard.add(VSSRef_Placement.parseFrom(buffer));
        }
        return heard;
    }

    private boolean receive() throws IOException {
        buffer.clear();
        boolean received = channel.receive(buffer) != null;
        buffer.flip();
        return received;
    }

    /** Speaks as a referee does, once. */
    VSSRef_Command call(Foul foul, Color colour, Half half) throws IOException {
        clock += 1;
        VSSRef_Command command = VSSRef_Command.newBuilder()
                .setFoul(foul)
                .setTeamcolor(colour)
                .setGameHalf(half)
                .setTimestamp(clock)
                .build();
        channel.send(ByteBuffer.wrap(command.toByteArray()), group);
        return command;
    }

    /** Asks for places as a team does. */
    void place(Color colour, Robot... robots) throws IOException {
        VSSRef_Placement placement = VSSRef_Placement.newBuilder()
                .setWorld(Frame.newBuilder().setTeamColor(colour).addAllRobots(List.of(robots)))
                .build();
        channel.send(ByteBuffer.wrap(placement.toByteArray()), group);
    }

    static Robot robot(int id, double x, double y, double degrees) {
        return Robot.newBuilder()
                .setRobotId(id)
                .setX(x)
                .setY(y)
                .setOrientation(degrees)
                .build();
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
