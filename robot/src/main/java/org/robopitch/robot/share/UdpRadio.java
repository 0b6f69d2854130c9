// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot.share;

import java.io.Closeable;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.StandardProtocolFamily;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.DatagramChannel;

/** A radio over UDP multicast, for robots in different processes or on different computers. It never waits. */
public final class UdpRadio implements Radio, Closeable {
    private final DatagramChannel channel;
    private final InetSocketAddress group;
    private final ByteBuffer buffer = ByteBuffer.allocate(2 * RealTimeStore.LONGEST);

    /**
     * Joins a group.
     *
     * @param group address and port of the group, such as 239.0.82.1 and 2017
     * @param through the network interface; the loopback interface keeps packets on this computer
     * @throws IOException if the group cannot be joined there
     */
    public UdpRadio(InetSocketAddress group, NetworkInterface through) throws IOException {
        if (!group.getAddress().isMulticastAddress()) {
            throw new IOException("expected a multicast address (224.0.0.0 to 239.255.255.255), but "
                    + group.getAddress().getHostAddress() + " is none");
        }
        this.group = group;
        this.channel = DatagramChannel.open(StandardProtocolFamily.INET);
        try {
            channel.setOption(StandardSocketOptions.SO_REUSEADDR, true);
            // Bound to the group, the socket hears nothing else.
            channel.bind(group);
            channel.setOption(StandardSocketOptions.IP_MULTICAST_IF, through);
            channel.setOption(StandardSocketOptions.IP_MULTICAST_LOOP, true);
            channel.join(group.getAddress(), through);
            channel.configureBlocking(false);
        } catch (IOException | RuntimeException e) {
            channel.close();
            throw new IOException("cannot join " + group + " through " + through.getName() + ": " + e.getMessage(), e);
        }
    }

    /**
     * {@return a radio that stays on this computer}
     *
     * @param group address and port of the group
     * @throws IOException if the group cannot be joined
     */
    public static UdpRadio onThisComputer(InetSocketAddress group) throws IOException {
        NetworkInterface loopback = NetworkInterface.getByInetAddress(InetAddress.getLoopbackAddress());
        if (loopback == null) {
            throw new IOException("this computer has no loopback interface");
        }
        return new UdpRadio(group, loopback);
    }

    @Override
    public void send(byte[] packet, int length, double now) {
        try {
            channel.send(ByteBuffer.wrap(packet, 0, length), group);
        } catch (IOException e) {
            // A radio loses packets.
            return;
        }
    }

    @Override
    public int receive(byte[] packet, double now) {
        try {
            buffer.clear();
            if (channel.receive(buffer) == null) {
                return -1;
            }
        } catch (IOException e) {
            return -1;
        }
        buffer.flip();
        int length = Math.min(buffer.remaining(), packet.length);
        buffer.get(packet, 0, length);
        return length;
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
