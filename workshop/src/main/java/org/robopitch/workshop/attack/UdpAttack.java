// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.attack;

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
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;
import org.robopitch.links.fira.trial.BadDatagrams;
import org.robopitch.links.mixedreality.trial.BadDocuments;
import org.robopitch.runner.pace.Clock;

/**
 * Sends bad datagrams to a port, not faster than it is read, as far as the system says how much is waiting there. A burst is
 * as large as the port's buffer allows: it is halved whenever the system has dropped something.
 */
public final class UdpAttack implements Attack {
    /** The group in which robots of {@code agent nubot} talk to each other. */
    public static final String NUBOT_GROUP = "239.0.82.1";

    private static final int LARGEST_BURST = 1_500_000;
    private static final int SMALLEST_BURST = 50_000;
    /** What the system takes for a datagram besides its bytes, about. */
    private static final int OVERHEAD = 800;

    /** A longer one goes alone: it takes a large part of a port's buffer. */
    private static final int LONG = 1 << 14;

    private static final int SENDERS = 8;
    private static final long LOOK_NANOS = 500_000;
    private static final long PATIENCE_NANOS = 180_000_000_000L;

    private final InetSocketAddress to;
    private final String manner;
    private final List<DatagramChannel> senders = new ArrayList<>();
    private final ByteBuffer room = ByteBuffer.allocateDirect(1 << 16);

    /**
     * An attack.
     *
     * @param to where; a multicast group is reached on this machine alone
     * @param manner fira-packet, fira-placement, fira-call, mixed-reality or nubot-radio
     */
    public UdpAttack(InetSocketAddress to, String manner) {
        this.to = to;
        this.manner = manner;
    }

    /** {@return whether a manner is one of those that are sent in datagrams} */
    public static boolean speaks(String manner) {
        return manner.startsWith("fira-") || manner.equals("mixed-reality") || manner.equals("nubot-radio");
    }

    private static Supplier<byte[]> datagrams(String manner, long seed) {
        BadDatagrams fira = new BadDatagrams(seed);
        BadDocuments documents = new BadDocuments(seed);
        return switch (manner) {
            case "fira-packet" -> fira::packet;
            case "fira-placement" -> fira::placement;
            case "fira-call" -> fira::call;
            case "mixed-reality" -> documents::next;
            case "nubot-radio" -> new RadioPackets(seed)::next;
            default ->
                throw new IllegalArgumentException("--speak must be " + Manners.NAMES + ", but is '" + manner + "'");
        };
    }

    @Override
    public String run(Budget budget) throws IOException {
        return run(budget, () -> {});
    }

    /** Looks whether the attacked program is well. */
    interface Look {
        void look() throws IOException;
    }

    /** Attacks, with a look between bursts. */
    String run(Budget budget, Look well) throws IOException {
        Supplier<byte[]> datagrams = datagrams(manner, budget.seed());
        long dropped = queue()[1];
        long sent = 0;
        int burst = LARGEST_BURST;
        long droppedSoFar = dropped;
        try {
            for (int i = 0; i < SENDERS; i++) {
                DatagramChannel sender = DatagramChannel.open(StandardProtocolFamily.INET);
                senders.add(sender);
                sender.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
                sender.setOption(
                        StandardSocketOptions.IP_MULTICAST_IF,
                        NetworkInterface.getByInetAddress(InetAddress.getLoopbackAddress()));
            }
            while (budget.lasts(sent)) {
                for (int taken = 0; taken < burst && sent < budget.cases(); sent++) {
                    byte[] bytes = datagrams.get();
                    if (bytes.length > LONG) {
                        awaitRoom(0, sent);
                    }
                    room.clear().put(bytes).flip();
                    senders.get((int) (sent % SENDERS)).send(room, to);
                    taken += bytes.length > LONG ? burst : bytes.length + OVERHEAD;
                }
                long[] queue = awaitRoom(burst / 4, sent);
                if (queue[1] > droppedSoFar) {
                    droppedSoFar = queue[1];
                    burst = Math.max(SMALLEST_BURST, burst / 2);
                }
                well.look();
            }
        } finally {
            for (DatagramChannel sender : senders) {
                sender.close();
            }
        }
        return budget.rate(sent, "datagrams") + ", " + (queue()[1] - dropped) + " of them dropped by the system";
    }

    private long[] awaitRoom(int most, long sent) throws IOException {
        long begin = Clock.SYSTEM.nanoTime();
        long[] queue = queue();
        for (; queue[0] > most; queue = queue()) {
            if (Clock.SYSTEM.nanoTime() - begin > PATIENCE_NANOS) {
                throw new IOException(
                        "port " + to.getPort() + " has not been read for 180 s, after " + sent + " datagrams");
            }
            LockSupport.parkNanos(LOOK_NANOS);
        }
        return queue;
    }

    /** How many bytes wait at the port, and how many datagrams the system has dropped there; nothing if it does not say. */
    private long[] queue() throws IOException {
        long[] found = {0, 0};
        String port = String.format(":%04X", to.getPort());
        for (String[] words : OpenSockets.rows("udp", "udp6")) {
            if (words.length > 12 && words[1].endsWith(port)) {
                found[0] = Math.max(found[0], Long.parseLong(words[4].substring(words[4].indexOf(':') + 1), 16));
                found[1] += Long.parseLong(words[12]);
            }
        }
        return found;
    }
}
