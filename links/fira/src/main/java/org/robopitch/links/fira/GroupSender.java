// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.fira;

import com.google.protobuf.MessageLite;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.StandardProtocolFamily;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.DatagramChannel;
import java.util.List;
import org.robopitch.runner.link.LinkCounters.Counter;

/** Sends messages to a group, and to some addresses more. */
final class GroupSender implements AutoCloseable {
    private final DatagramChannel channel;
    private final List<InetSocketAddress> addresses;
    private final Counter failures;

    /**
     * Opens a socket.
     *
     * @param timeToLive of what goes to groups; 0 stays on this machine
     * @param failures counts datagrams that the system would not send
     */
    GroupSender(List<InetSocketAddress> addresses, NetworkInterface through, int timeToLive, Counter failures)
            throws IOException {
        this.addresses = List.copyOf(addresses);
        this.failures = failures;
        this.channel = DatagramChannel.open(StandardProtocolFamily.INET);
        try {
            channel.setOption(StandardSocketOptions.IP_MULTICAST_IF, through);
            channel.setOption(StandardSocketOptions.IP_MULTICAST_TTL, timeToLive);
            channel.setOption(StandardSocketOptions.IP_MULTICAST_LOOP, true);
        } catch (IOException e) {
            channel.close();
            throw e;
        }
    }

    /** Whether a datagram that came from an address was sent by this. */
    boolean sent(InetSocketAddress from) throws IOException {
        InetSocketAddress own = (InetSocketAddress) channel.getLocalAddress();
        return own != null && own.getPort() == from.getPort();
    }

    /** Sends to everybody; once this is closed, to nobody. */
    void send(MessageLite message) {
        if (!channel.isOpen()) {
            return;
        }
        ByteBuffer bytes = ByteBuffer.wrap(message.toByteArray());
        for (InetSocketAddress address : addresses) {
            send(bytes.rewind(), address);
        }
    }

    /** Sends to one address only. */
    void send(MessageLite message, InetSocketAddress address) {
        if (channel.isOpen()) {
            send(ByteBuffer.wrap(message.toByteArray()), address);
        }
    }

    private void send(ByteBuffer bytes, InetSocketAddress address) {
        try {
            channel.send(bytes, address);
        } catch (IOException e) {
            failures.add();
        }
    }

    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException e) {
            failures.add();
        }
    }
}
