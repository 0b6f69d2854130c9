// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.fira.trial;

import com.google.protobuf.InvalidProtocolBufferException;
import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.StandardSocketOptions;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.locks.LockSupport;
import java.util.function.LongConsumer;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchSetup;
import org.robopitch.engine.match.Side;
import org.robopitch.links.fira.FiraLink;
import org.robopitch.links.fira.FiraSettings;
import org.robopitch.links.fira.wire.Packet;
import org.robopitch.links.fira.wire.Replacement;
import org.robopitch.mirosot.game.Mirosot;
import org.robopitch.mirosot.parameters.Size;
import org.robopitch.runner.link.LinkCounters;
import org.robopitch.runner.link.MatchSanity;

/**
 * Sends bad datagrams to the ports of a link, over real sockets, while a match is played on it, and looks whether all of them
 * arrive and all that was in them is followed or counted as dropped, the world stays in order, and the link still obeys at the
 * end. What was sent is read apart from the link.
 */
public final class FiraFuzz implements AutoCloseable {
    private static final int BURST = 32;
    private static final long PATIENCE_NANOS = 10_000_000_000L;
    private static final long LOOK_NANOS = 20_000;
    private static final int PROGRESS = 100_000;

    final BadDatagrams datagrams;
    final FiraSettings settings = TrialSettings.obeying();
    private final FiraLink link = new FiraLink(settings);
    final Match match;
    private final MatchSanity sanity = new MatchSanity();
    private final DatagramSocket socket = new DatagramSocket(0, InetAddress.getLoopbackAddress());
    private long dropped;
    private long commands;
    private long replacements;

    /**
     * What was found.
     *
     * @param packets sent to the port for Packets
     * @param placements sent to the group for placements
     * @param lost how many of them the link never saw
     * @param cycles how many cycles of the match were played meanwhile
     * @param counts the link's own counters
     */
    public record Report(long packets, long placements, long lost, long cycles, List<LinkCounters.Count> counts) {
        public Report {
            counts = List.copyOf(counts);
        }
    }

    FiraFuzz(long seed, boolean externalReferee) throws IOException {
        Mirosot usual = Mirosot.of(Size.MIDDLE);
        Mirosot league = usual.withRules(usual.rules().with("external", externalReferee));
        datagrams = new BadDatagrams(new SplittableRandom(seed));
        match = new Match(new MatchSetup(league, link.team(Side.BLUE), link.team(Side.YELLOW), seed));
        socket.setOption(
                StandardSocketOptions.IP_MULTICAST_IF,
                NetworkInterface.getByInetAddress(InetAddress.getLoopbackAddress()));
        link.begin(match, Set.of(Side.BLUE, Side.YELLOW));
    }

    /**
     * Sends so many datagrams to each port.
     *
     * @param progress receives now and then how many have been sent
     * @throws IllegalStateException if something was dropped and not counted, the world is out of order, or the link does not obey any more
     */
    public static Report run(long perPort, long seed, LongConsumer progress) throws IOException, InterruptedException {
        try (FiraFuzz fuzz = new FiraFuzz(seed, false)) {
            fuzz.send(perPort, progress, () -> {
                fuzz.packet(fuzz.datagrams.packet());
                fuzz.send(fuzz.datagrams.placement(), fuzz.link.placementsAddress());
                return List.of("packets received", "placements received");
            });
            fuzz.requireObedience();
            // What is wished for is followed or dropped at the end of a cycle.
            fuzz.cycle();
            // One more packet was sent to see whether the link obeys.
            long lost = 2 * perPort + 1 - fuzz.counted("packets received", "placements received");
            if (lost == 0) {
                fuzz.requireCounted(perPort);
            }
            return new Report(perPort, perPort, lost, fuzz.match.cycles(), fuzz.counts());
        }
    }

    /** Sends one datagram to each port. */
    interface Sending {
        /** {@return the counters of what arrives at each} */
        List<String> send() throws IOException;
    }

    void send(long perPort, LongConsumer progress, Sending sending) throws IOException, InterruptedException {
        for (long sent = 1; sent <= perPort; sent++) {
            List<String> arriving = sending.send();
            if (sent % BURST == 0 || sent == perPort) {
                for (String port : arriving) {
                    await(port, sent);
                }
                cycle();
                sanity.require(match);
            }
            if (sent % PROGRESS == 0) {
                progress.accept(sent);
            }
        }
    }

    private void packet(byte[] bytes) throws IOException {
        try {
            Packet packet = Packet.parseFrom(bytes);
            dropped += packet.getCmd().getRobotCommandsCount() == 0 && !packet.hasReplace() ? 1 : 0;
            commands += packet.getCmd().getRobotCommandsCount();
            replacements += packet.hasReplace() ? size(packet.getReplace()) : 0;
        } catch (InvalidProtocolBufferException e) {
            dropped++;
        }
        send(bytes, link.packetsAddress());
    }

    /** An empty one is counted once. */
    private static int size(Replacement replacement) {
        return Math.max(1, replacement.getRobotsCount() + (replacement.hasBall() ? 1 : 0));
    }

    void send(byte[] bytes, InetSocketAddress to) throws IOException {
        socket.send(new DatagramPacket(bytes, bytes.length, to));
    }

    void cycle() throws InterruptedException {
        link.beforeCycle(match);
        match.cycle();
        link.afterCycle(match);
    }

    List<LinkCounters.Count> counts() {
        return link.counters().all();
    }

    long counted(String... names) {
        return LinkCounters.sum(counts(), names);
    }

    /** Waits until the link has counted as many, so that nothing is lost for want of room in a socket. */
    private void await(String name, long expected) {
        for (long waited = 0; waited < PATIENCE_NANOS && counted(name) < expected; waited += LOOK_NANOS) {
            LockSupport.parkNanos(LOOK_NANOS);
        }
    }

    private void requireObedience() throws IOException {
        long taken = counted("commands taken");
        // Robot 0 of blue: left 1 rad/s.
        byte[] valid = {0x0a, 0x0d, 0x0a, 0x0b, 0x08, 0, 0x31, 0, 0, 0, 0, 0, 0, (byte) 0xf0, 0x3f};
        packet(valid);
        await("commands taken", taken + 1);
        require("valid commands at the end", 1, counted("commands taken") - taken);
    }

    private void requireCounted(long placements) {
        require("packets", dropped, counted("packets dropped"));
        require("commands", commands, counted("commands taken", "commands dropped"));
        // One counter is for both, because what is too much at once is not looked at any closer.
        require(
                "replacements and placements",
                replacements + placements,
                counted(
                        "replacements taken",
                        "replacements dropped",
                        "placements taken",
                        "placements dropped",
                        "replacements and placements dropped"));
    }

    static void require(String what, long sent, long counted) {
        if (sent != counted) {
            throw new IllegalStateException(sent + " " + what + " sent, " + counted + " counted");
        }
    }

    @Override
    public void close() {
        link.end(match);
        socket.close();
        link.close();
    }
}
