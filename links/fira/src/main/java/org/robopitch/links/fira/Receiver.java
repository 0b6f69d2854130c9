// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.fira;

import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.Parser;
import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.StandardProtocolFamily;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.ClosedSelectorException;
import java.nio.channels.DatagramChannel;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.robopitch.links.fira.FiraCounters.Notices;
import org.robopitch.links.fira.wire.Packet;
import org.robopitch.links.fira.wire.referee.VSSRef_Command;
import org.robopitch.links.fira.wire.referee.VSSRef_Placement;
import org.robopitch.runner.guard.Daemon;
import org.robopitch.runner.link.LinkCounters.Counter;
import org.robopitch.runner.pace.Clock;

/**
 * Reads what programs send, on a thread of its own.
 *
 * <p>Placements and calls of a referee that were sent before a packet are read before it: in lockstep a packet may let the
 * match continue, and what came in time must not depend on which socket was looked at first.
 */
final class Receiver implements AutoCloseable {
    private static final int LARGEST_DATAGRAM = 65_535;
    private static final int WANTED_BUFFER = 1 << 20;
    private static final long SECOND_NANOS = 1_000_000_000;

    private final FiraCounters counters;
    private final Inbox inbox;
    private final Notices notices;
    private final boolean open;
    private final Selector selector;
    private final DatagramChannel packets;
    private final DatagramChannel placements;
    private final FiraSettings settings;
    private final NetworkInterface through;
    private final List<GroupSender> ours = new CopyOnWriteArrayList<>();
    private final SystemDrops drops;
    private volatile @Nullable DatagramChannel calls;
    private boolean started;
    private long lookedForOthers = Clock.SYSTEM.nanoTime() - SECOND_NANOS;
    private final ByteBuffer callBuffer = ByteBuffer.allocateDirect(LARGEST_DATAGRAM);
    private final ByteBuffer buffer = ByteBuffer.allocateDirect(LARGEST_DATAGRAM);

    Receiver(FiraSettings settings, NetworkInterface through, FiraCounters counters, Inbox inbox, Notices notices)
            throws IOException {
        this.settings = settings;
        this.through = through;
        this.counters = counters;
        this.inbox = inbox;
        this.notices = notices;
        this.open = settings.openNetwork();
        this.selector = Selector.open();
        this.packets = listen(settings.packets(), false);
        try {
            // A socket that is bound to the group itself hears nothing but the group.
            this.placements = listen(settings.placements(), true);
            placements.join(settings.placements().getAddress(), through);
            this.drops = new SystemDrops(List.of(packetsAddress(), placementsAddress()), counters.systemDrops);
        } catch (IOException e) {
            packets.close();
            selector.close();
            throw e;
        }
        packets.register(selector, SelectionKey.OP_READ);
        placements.register(selector, SelectionKey.OP_READ);
    }

    /**
     * Reads from now on, what has come since the sockets were opened first: until a match begins, nobody knows which robots
     * there are.
     */
    void start() throws IOException {
        if (started) {
            return;
        }
        started = true;
        readReferee();
        readPackets();
        Daemon.start("fira receiver", this::run);
    }

    private static DatagramChannel listen(InetSocketAddress address, boolean shared) throws IOException {
        DatagramChannel channel = DatagramChannel.open(StandardProtocolFamily.INET);
        try {
            channel.setOption(StandardSocketOptions.SO_REUSEADDR, shared);
            channel.setOption(StandardSocketOptions.SO_RCVBUF, WANTED_BUFFER);
            channel.configureBlocking(false);
            channel.bind(address);
            return channel;
        } catch (BindException e) {
            channel.close();
            throw new IOException(
                    "cannot listen on " + Addresses.text(address) + ": " + e.getMessage()
                            + "; another simulator may be running: choose other ports with --port-offset, --packets or "
                            + "--placements",
                    e);
        } catch (IOException e) {
            channel.close();
            throw e;
        }
    }

    InetSocketAddress packetsAddress() throws IOException {
        return (InetSocketAddress) packets.getLocalAddress();
    }

    InetSocketAddress placementsAddress() throws IOException {
        return (InetSocketAddress) placements.getLocalAddress();
    }

    /** Passes over what we send ourselves: groups bring it back. */
    void passOver(GroupSender sender) {
        ours.add(sender);
    }

    /**
     * Listens to a referee outside from now on. Not before there is one: programs that do not share their port could not
     * listen beside us.
     */
    void listenToReferee() throws IOException {
        if (calls != null) {
            return;
        }
        DatagramChannel opened = listen(settings.commands(), true);
        try {
            opened.join(settings.commands().getAddress(), through);
            opened.register(selector, SelectionKey.OP_READ);
            calls = opened;
            selector.wakeup();
        } catch (IOException e) {
            opened.close();
            throw e;
        }
    }

    /**
     * Listens to a second referee beside ours, where another program listens to calls already: then the port is shared, and
     * nothing is taken from a program that does not share it. To be called often; it looks once a second.
     */
    void listenBesideOthers() {
        long now = Clock.SYSTEM.nanoTime();
        if (calls != null || now - lookedForOthers < SECOND_NANOS) {
            return;
        }
        lookedForOthers = now;
        if (SystemDrops.isBound(settings.commands().getPort())) {
            try {
                listenToReferee();
            } catch (IOException e) {
                // The other program does not share the port.
                return;
            }
        }
    }

    /** Brings what the system has dropped up to date in the counters. */
    void countDrops() {
        drops.look();
    }

    private void run() {
        try {
            while (selector.isOpen()) {
                selector.select(key -> {});
                readReferee();
                readPackets();
            }
        } catch (ClosedSelectorException | ClosedChannelException e) {
            // Closing is how this ends.
            inbox.close();
        } catch (IOException e) {
            counters.all.counter("receiver failed: " + e).add();
            inbox.close();
        }
    }

    private void readPackets() throws IOException {
        while (receive(packets, buffer) != null) {
            Packet packet = parsePacket();
            readReferee();
            if (packet != null) {
                inbox.packet(packet);
            }
        }
    }

    private @Nullable Packet parsePacket() {
        counters.packetsReceived.add();
        try {
            return Packet.parseFrom(buffer);
        } catch (InvalidProtocolBufferException e) {
            counters.packetsUnreadable.add();
            return null;
        }
    }

    private void readReferee() throws IOException {
        readCalls();
        readGroup(
                placements,
                buffer,
                VSSRef_Placement.parser(),
                inbox::placement,
                counters.placementsReceived,
                counters.placementsForeign,
                counters.placementsUnreadable);
    }

    /** Reads the calls that wait, on the thread that asks. */
    void readCallsNow() {
        try {
            readCalls();
        } catch (IOException e) {
            counters.callsUnreadable.add();
        }
    }

    private synchronized void readCalls() throws IOException {
        DatagramChannel heard = calls;
        if (heard != null) {
            readGroup(
                    heard,
                    callBuffer,
                    VSSRef_Command.parser(),
                    inbox::call,
                    counters.callsReceived,
                    counters.callsForeign,
                    counters.callsUnreadable);
        }
    }

    private <M> void readGroup(
            DatagramChannel group,
            ByteBuffer into,
            Parser<M> parser,
            Consumer<M> reader,
            Counter received,
            Counter foreign,
            Counter unreadable)
            throws IOException {
        for (InetSocketAddress from = receive(group, into); from != null; from = receive(group, into)) {
            if (isSentByUs(from)) {
                continue;
            }
            received.add();
            if (!isWelcome(from.getAddress(), foreign)) {
                continue;
            }
            try {
                reader.accept(parser.parseFrom(into));
            } catch (InvalidProtocolBufferException e) {
                unreadable.add();
            }
        }
    }

    /** Whether something from an address is taken; what is not, is counted, and said once. */
    boolean isWelcome(InetAddress from, Counter foreign) {
        if (open || isOurs(from)) {
            return true;
        }
        foreign.add();
        notices.once(
                "foreign",
                "dropped what came from another machine, " + from.getHostAddress()
                        + ", as all that will come from there: --open-network takes it");
        return false;
    }

    private boolean isSentByUs(InetSocketAddress from) throws IOException {
        boolean sent = false;
        for (GroupSender sender : ours) {
            sent |= sender.sent(from);
        }
        return sent && isOurs(from.getAddress());
    }

    private static @Nullable InetSocketAddress receive(DatagramChannel channel, ByteBuffer into) throws IOException {
        into.clear();
        InetSocketAddress from = (InetSocketAddress) channel.receive(into);
        into.flip();
        return from;
    }

    /** Where there is only loopback, Linux sends multicast from 0.0.0.0. */
    static boolean isOurs(InetAddress from) {
        try {
            return from.isLoopbackAddress()
                    || from.isAnyLocalAddress()
                    || NetworkInterface.getByInetAddress(from) != null;
        } catch (SocketException e) {
            return false;
        }
    }

    @Override
    public void close() {
        if (packets.isOpen()) {
            drops.lookNow();
        }
        try (packets;
                placements;
                DatagramChannel referee = calls) {
            selector.close();
        } catch (IOException e) {
            counters.all.counter("receiver could not be closed: " + e).add();
        }
    }

    /**
     * Counts what the system dropped at our ports because more came than it could hold. Linux tells it in a table of all
     * sockets; elsewhere nothing is known, and nothing counted.
     */
    static final class SystemDrops {
        private static final Path TABLE = Path.of("/proc/net/udp");
        private static final long LOOK_NANOS = 100_000_000;

        private final Set<String> ours;
        private final Counter counter;
        private long known;
        private long looked;

        /** Counts what is dropped at these addresses from now on. */
        SystemDrops(List<InetSocketAddress> addresses, Counter counter) {
            this.ours = addresses.stream().map(SystemDrops::asInTheTable).collect(Collectors.toUnmodifiableSet());
            this.counter = counter;
            this.known = sum();
            this.looked = Clock.SYSTEM.nanoTime();
        }

        /** The address as the bytes of a number of this machine, and the port: {@code 0100007F:4E2B}. */
        private static String asInTheTable(InetSocketAddress address) {
            int number = ByteBuffer.wrap(address.getAddress().getAddress())
                    .order(ByteOrder.nativeOrder())
                    .getInt();
            return String.format(Locale.ROOT, "%08X:%04X", number, address.getPort());
        }

        /** Counts what has come since the last time, ten times a second at most. */
        synchronized void look() {
            if (Clock.SYSTEM.nanoTime() - looked >= LOOK_NANOS) {
                lookNow();
            }
        }

        synchronized void lookNow() {
            looked = Clock.SYSTEM.nanoTime();
            long sum = sum();
            if (sum > known) {
                counter.add(sum - known);
                known = sum;
            }
        }

        private long sum() {
            try {
                return table().filter(columns -> ours.contains(columns[1]))
                        .mapToLong(columns -> Long.parseLong(columns[columns.length - 1]))
                        .sum();
            } catch (NumberFormatException e) {
                // A table of another kind.
                return 0;
            }
        }

        /** {@return whether a socket of this machine is bound to a port, as far as the system tells} */
        static boolean isBound(int port) {
            String bound = String.format(Locale.ROOT, ":%04X", port);
            return table().anyMatch(columns -> columns[1].endsWith(bound));
        }

        private static Stream<String[]> table() {
            try {
                return Files.readAllLines(TABLE).stream()
                        .map(line -> line.trim().split("\\s+"))
                        .filter(columns -> columns.length > 2);
            } catch (IOException e) {
                // Another system.
                return Stream.empty();
            }
        }
    }
}
