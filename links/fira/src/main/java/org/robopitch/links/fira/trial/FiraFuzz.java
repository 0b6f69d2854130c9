// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.fira.trial;

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
import org.robopitch.mirosot.game.Mirosot;
import org.robopitch.mirosot.parameters.Size;
import org.robopitch.runner.link.LinkCounters;
import org.robopitch.runner.link.MatchSanity;

/**
 * Sends bad datagrams to both ports of a link, over real sockets, while a match is played on it, and looks whether all
 * of them arrive and all that was in them is followed or counted as dropped, the world stays in order, and the link still obeys at the end.
 */
public final class FiraFuzz {
    private static final int BURST = 32;
    private static final long PATIENCE_NANOS = 10_000_000_000L;
    private static final long LOOK_NANOS = 20_000;
    private static final int PROGRESS = 100_000;

    private final BadDatagrams datagrams;
    private final Ledger ledger = new Ledger();
    private final FiraLink link;
    private final Match match;
    private final MatchSanity sanity = new MatchSanity();
    private final DatagramSocket socket;

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

    private FiraFuzz(long seed, FiraLink link, DatagramSocket socket) {
        this.datagrams = new BadDatagrams(new SplittableRandom(seed));
        this.link = link;
        this.socket = socket;
        this.match =
                new Match(new MatchSetup(Mirosot.of(Size.MIDDLE), link.team(Side.BLUE), link.team(Side.YELLOW), seed));
    }

    /**
     * Sends so many datagrams to each port.
     *
     * @param progress receives now and then how many have been sent
     * @throws IllegalStateException if something was dropped and not counted, the world is out of order, or the link does not obey any more
     */
    public static Report run(long perPort, long seed, LongConsumer progress) throws IOException, InterruptedException {
        try (FiraLink link = new FiraLink(TrialSettings.obeying());
                DatagramSocket socket = new DatagramSocket(0, InetAddress.getLoopbackAddress())) {
            socket.setOption(
                    StandardSocketOptions.IP_MULTICAST_IF,
                    NetworkInterface.getByInetAddress(InetAddress.getLoopbackAddress()));
            return new FiraFuzz(seed, link, socket).run(perPort, progress);
        }
    }

    private Report run(long perPort, LongConsumer progress) throws IOException, InterruptedException {
        link.begin(match, Set.of(Side.BLUE, Side.YELLOW));
        long sent = 0;
        while (sent < perPort) {
            int burst = (int) Math.min(BURST, perPort - sent);
            for (int i = 0; i < burst; i++) {
                sendPacket(datagrams.packet());
                send(datagrams.placement(), link.placementsAddress());
                ledger.placement();
            }
            if ((sent + burst) / PROGRESS > sent / PROGRESS) {
                progress.accept(sent + burst);
            }
            sent += burst;
            awaitArrival(sent, sent);
            cycle();
            sanity.require(match);
        }
        requireObedience();
        // What is wished for is followed or dropped at the end of a cycle.
        cycle();
        List<LinkCounters.Count> counts = link.counters().all();
        long lost = ledger.lost(counts);
        if (lost == 0) {
            ledger.require(counts);
        }
        return new Report(sent, sent, lost, match.cycles(), counts);
    }

    private void cycle() throws InterruptedException {
        link.beforeCycle(match);
        match.cycle();
        link.afterCycle(match);
    }

    private void sendPacket(byte[] bytes) throws IOException {
        ledger.packet(bytes);
        send(bytes, link.packetsAddress());
    }

    private void send(byte[] bytes, InetSocketAddress to) throws IOException {
        socket.send(new DatagramPacket(bytes, bytes.length, to));
    }

    private long received(String name) {
        return LinkCounters.sum(link.counters().all(), name);
    }

    /** Waits until the link has seen everything, so that nothing is lost for want of room in a socket. */
    private void awaitArrival(long packets, long placements) {
        for (long waited = 0; waited < PATIENCE_NANOS; waited += LOOK_NANOS) {
            if (received("packets received") >= packets && received("placements received") >= placements) {
                return;
            }
            LockSupport.parkNanos(LOOK_NANOS);
        }
    }

    private void requireObedience() throws IOException {
        long taken = received("commands taken");
        // Robot 0 of blue: left 1 rad/s.
        byte[] valid = {0x0a, 0x0d, 0x0a, 0x0b, 0x08, 0, 0x31, 0, 0, 0, 0, 0, 0, (byte) 0xf0, 0x3f};
        sendPacket(valid);
        for (long waited = 0; waited < PATIENCE_NANOS && received("commands taken") == taken; waited += LOOK_NANOS) {
            LockSupport.parkNanos(LOOK_NANOS);
        }
        if (received("commands taken") == taken) {
            throw new IllegalStateException("the link no longer obeys a valid command");
        }
    }
}
