// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.fira;

import com.google.protobuf.MessageLite;
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
import org.robopitch.runner.link.LinkCounters.Counter;

/**
 * Sends messages to a group, and to some addresses more. Its sockets take nothing from anybody: those for this machine are
 * bound to the loopback, and those for groups are connected to the group, from which nothing ever comes.
 */
final class GroupSender implements AutoCloseable {
    private final List<DatagramChannel> channels = new ArrayList<>();
    private final List<InetSocketAddress> addresses;
    private final Counter failures;

    /**
     * Opens a socket for each address.
     *
     * @param timeToLive of what goes to groups; 0 stays on this machine
     * @param failures counts datagrams that the system would not send
     */
    GroupSender(List<InetSocketAddress> addresses, NetworkInterface through, int timeToLive, Counter failures)
            throws IOException {
        this.addresses = List.copyOf(addresses);
        this.failures = failures;
        try {
            for (InetSocketAddress address : addresses) {
                DatagramChannel channel = DatagramChannel.open(StandardProtocolFamily.INET);
                channels.add(channel);
                if (address.getAddress().isMulticastAddress()) {
                    channel.setOption(StandardSocketOptions.IP_MULTICAST_IF, through);
                    channel.setOption(StandardSocketOptions.IP_MULTICAST_TTL, timeToLive);
                    channel.setOption(StandardSocketOptions.IP_MULTICAST_LOOP, true);
                    bind(channel, through.isLoopback());
                    channel.connect(address);
                } else {
                    bind(channel, address.getAddress().isLoopbackAddress());
                }
            }
        } catch (IOException e) {
            close();
            throw e;
        }
    }

    private static void bind(DatagramChannel channel, boolean loopback) throws IOException {
        channel.bind(loopback ? new InetSocketAddress(InetAddress.getLoopbackAddress(), 0) : null);
    }

    /** Where this sends from, an address for each to which it sends. */
    List<InetSocketAddress> from() throws IOException {
        List<InetSocketAddress> from = new ArrayList<>();
        for (DatagramChannel channel : channels) {
            from.add((InetSocketAddress) channel.getLocalAddress());
        }
        return from;
    }

    /** Whether a datagram that came from an address was sent by this. */
    boolean sent(InetSocketAddress from) throws IOException {
        for (DatagramChannel channel : channels) {
            InetSocketAddress own = channel.isOpen() ? (InetSocketAddress) channel.getLocalAddress() : null;
            if (own != null && own.getPort() == from.getPort()) {
                return true;
            }
        }
        return false;
    }

    /** Sends to everybody; once this is closed, to nobody. */
    void send(MessageLite message) {
        ByteBuffer bytes = ByteBuffer.wrap(message.toByteArray());
        for (int i = 0; i < channels.size(); i++) {
            DatagramChannel channel = channels.get(i);
            if (!channel.isOpen()) {
                return;
            }
            try {
                channel.send(bytes.rewind(), addresses.get(i));
            } catch (IOException e) {
                failures.add();
            }
        }
    }

    @Override
    public void close() {
        for (DatagramChannel channel : channels) {
            try {
                channel.close();
            } catch (IOException e) {
                failures.add();
            }
        }
    }
}
