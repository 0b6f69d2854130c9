// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.fira.trial;

import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
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
import org.robopitch.mirosot.game.Mirosot;
import org.robopitch.mirosot.parameters.Size;
import org.robopitch.runner.link.LinkCounters;

/** Bad calls to the port on which a referee outside is heard, while a match is played by it. */
public final class CallFuzz {
    private static final int BURST = 64;
    private static final long LOOK_NANOS = 50_000;
    private static final long PATIENCE_NANOS = 2_000_000_000L;

    private CallFuzz() {}

    /**
     * Sends so many calls.
     *
     * @param progress receives now and then how many have been sent
     * @return the link's counters
     * @throws IllegalStateException if a call was neither taken nor counted as something else, or goals come from nowhere
     */
    public static List<LinkCounters.Count> run(long calls, long seed, LongConsumer progress)
            throws IOException, InterruptedException {
        FiraSettings settings = TrialSettings.obeying();
        Mirosot usual = Mirosot.of(Size.MIDDLE);
        Mirosot league = usual.withRules(usual.rules().with("external", true));
        try (FiraLink link = new FiraLink(settings);
                DatagramSocket socket = new DatagramSocket(0, InetAddress.getLoopbackAddress())) {
            socket.setOption(
                    StandardSocketOptions.IP_MULTICAST_IF,
                    NetworkInterface.getByInetAddress(InetAddress.getLoopbackAddress()));
            Match match = new Match(new MatchSetup(league, link.team(Side.BLUE), link.team(Side.YELLOW), seed));
            link.begin(match, Set.of(Side.BLUE, Side.YELLOW));
            BadDatagrams datagrams = new BadDatagrams(new SplittableRandom(seed));
            for (long sent = 1; sent <= calls; sent++) {
                byte[] bytes = datagrams.call();
                socket.send(new DatagramPacket(bytes, bytes.length, settings.commands()));
                if (sent % BURST == 0 || sent == calls) {
                    await(link, sent);
                    cycle(link, match);
                    progress.accept(sent);
                }
            }
            // What waits for its turn is taken in time.
            for (int i = 0; i < 20; i++) {
                cycle(link, match);
            }
            List<LinkCounters.Count> counts = link.counters().all();
            require(counts, calls, match);
            link.end(match);
            return counts;
        }
    }

    private static void cycle(FiraLink link, Match match) throws InterruptedException {
        link.beforeCycle(match);
        match.cycle();
        link.afterCycle(match);
    }

    private static void await(FiraLink link, long sent) {
        for (long waited = 0; waited < PATIENCE_NANOS; waited += LOOK_NANOS) {
            if (LinkCounters.sum(link.counters().all(), "calls received") >= sent) {
                return;
            }
            LockSupport.parkNanos(LOOK_NANOS);
        }
    }

    private static void require(List<LinkCounters.Count> counts, long sent, Match match) {
        long received = LinkCounters.sum(counts, "calls received");
        long known = LinkCounters.sum(
                counts,
                "calls of the external referee",
                "calls repeated by the external referee",
                "calls dropped: not a VSSRef_Command",
                "calls dropped: too many");
        if (received != sent || known != sent) {
            throw new IllegalStateException(
                    sent + " calls sent, " + received + " received, " + known + " accounted for");
        }
        int goals = match.game().referee().play().blueScore()
                + match.game().referee().play().yellowScore();
        if (goals < 0 || goals > LinkCounters.sum(counts, "calls of the external referee")) {
            throw new IllegalStateException("the calls imply " + goals + " goals");
        }
    }
}
