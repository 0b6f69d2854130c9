// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.mixedreality.trial;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.locks.LockSupport;
import java.util.function.LongConsumer;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchSetup;
import org.robopitch.engine.match.Side;
import org.robopitch.links.mixedreality.AgentSettings;
import org.robopitch.links.mixedreality.DeviceAddresses;
import org.robopitch.links.mixedreality.MixedRealityLink;
import org.robopitch.links.mixedreality.parts.VirtualControl;
import org.robopitch.links.mixedreality.parts.VirtualVision;
import org.robopitch.mixedreality.game.MixedReality;
import org.robopitch.mixedreality.game.MixedRealityGame;
import org.robopitch.mixedreality.world.MixedRealityWorld;
import org.robopitch.runner.link.LinkCounters;

/**
 * Sends bad datagrams to every port of the league over real sockets while matches are played on them: the ports of both
 * teams, of the vision and of monitors of a server with robots of its own, those of V-VT and V-RC, and the one on which a
 * server hears of its devices. All must arrive and be counted, all robots must stay in the field, and the ports must still
 * answer at the end.
 */
public final class MixedRealityFuzz implements AutoCloseable {
    private static final int BURST = 16;
    private static final int PROGRESS = 100_000;
    private static final long PATIENCE_NANOS = 10_000_000_000L;
    private static final long LOOK_NANOS = 20_000;
    private static final int SENDERS = 8;

    private final BadDocuments documents;
    private final MixedReality league = MixedReality.of(5);
    private final VirtualVision vision;
    private final VirtualControl control;
    private final MixedRealityLink link;
    private final MixedRealityLink server;
    private final Match whole;
    private final Match split;
    private final Map<String, InetSocketAddress> ports = new LinkedHashMap<>();
    private final List<DatagramSocket> senders = new ArrayList<>();

    /**
     * What was found.
     *
     * @param perPort sent to each port
     * @param ports which ports
     * @param lost how many of them a port never saw
     * @param cycles how many cycles of both matches were played meanwhile
     * @param counts all counters
     */
    public record Report(long perPort, List<String> ports, long lost, long cycles, List<LinkCounters.Count> counts) {
        public Report {
            ports = List.copyOf(ports);
            counts = List.copyOf(counts);
        }
    }

    private MixedRealityFuzz(long seed) throws IOException {
        documents = new BadDocuments(new SplittableRandom(seed));
        AgentSettings settings = AgentSettings.onFreePorts();
        InetSocketAddress free = settings.at(0);
        vision = new VirtualVision(league.parameters(), free, AgentSettings.LONGEST, 25, seed);
        control = new VirtualControl(free, vision.address(), AgentSettings.LONGEST);
        link = new MixedRealityLink(settings);
        server = new MixedRealityLink(settings, new DeviceAddresses(vision.address(), control.address()));
        whole = match(link, seed);
        split = match(server, seed);
        for (int i = 0; i < SENDERS; i++) {
            senders.add(new DatagramSocket(0, InetAddress.getLoopbackAddress()));
        }
        ports.put("blue", link.address(Side.BLUE));
        ports.put("yellow", link.address(Side.YELLOW));
        ports.put("monitor", link.monitorAddress());
        InetSocketAddress ofVision = link.visionAddress();
        InetSocketAddress ofDevices = server.devicesAddress();
        if (ofVision == null || ofDevices == null) {
            throw new IllegalStateException("a server has either a vision of its own or devices elsewhere");
        }
        ports.put("vision", ofVision);
        ports.put("devices", ofDevices);
        ports.put("V-VT", vision.address());
        ports.put("V-RC", control.address());
    }

    private Match match(MixedRealityLink over, long seed) {
        Match match = new Match(new MatchSetup(league, over.team(Side.BLUE), over.team(Side.YELLOW), seed));
        over.begin(match, Set.of(Side.BLUE, Side.YELLOW));
        return match;
    }

    /**
     * Sends so many datagrams to each port.
     *
     * @param progress receives now and then how many have been sent
     * @throws IllegalStateException if a robot is out of order, or a port does not answer any more
     */
    public static Report run(long perPort, long seed, LongConsumer progress) throws IOException, InterruptedException {
        try (MixedRealityFuzz fuzz = new MixedRealityFuzz(seed)) {
            return fuzz.run(perPort, progress);
        }
    }

    private Report run(long perPort, LongConsumer progress) throws IOException, InterruptedException {
        long sent = 0;
        long lost = 0;
        while (sent < perPort) {
            int burst = (int) Math.min(BURST, perPort - sent);
            sent += burst;
            for (Map.Entry<String, InetSocketAddress> port : ports.entrySet()) {
                long before = taken(port.getKey());
                for (int i = 0; i < burst; i++) {
                    send(documents.next(), senders.get(i % SENDERS), port.getValue());
                }
                lost += awaitArrival(port.getKey(), before + burst);
            }
            play();
            if (sent / PROGRESS > (sent - burst) / PROGRESS) {
                progress.accept(sent);
            }
        }
        requireAnswers();
        return new Report(sent, List.copyOf(ports.keySet()), lost, whole.cycles() + split.cycles(), counts());
    }

    private static void send(byte[] bytes, DatagramSocket from, InetSocketAddress to) throws IOException {
        from.send(new DatagramPacket(bytes, bytes.length, to));
    }

    private List<LinkCounters.Count> counts() {
        List<LinkCounters.Count> all = new ArrayList<>(link.counters().all());
        server.counters().all().stream()
                .filter(count -> count.name().startsWith("devices"))
                .forEach(all::add);
        all.addAll(vision.counters().all());
        all.addAll(control.counters().all());
        return all;
    }

    private long taken(String port) {
        return counts().stream()
                .filter(count -> count.name().equals(port + ": datagrams taken"))
                .mapToLong(LinkCounters.Count::value)
                .sum();
    }

    /** Waits until a port has seen everything, so that nothing is lost for want of room; says how many it never saw. */
    private long awaitArrival(String port, long expected) {
        long deadline = System.nanoTime() + PATIENCE_NANOS;
        while (taken(port) < expected && System.nanoTime() < deadline) {
            LockSupport.parkNanos(LOOK_NANOS);
        }
        return Math.max(0, expected - taken(port));
    }

    private void play() throws InterruptedException {
        vision.cycle();
        cycle(link, whole);
        cycle(server, split);
        requireOrder("the server's own robots", ((MixedRealityGame) whole.game()).world());
        requireOrder("V-VT's robots", vision.world());
    }

    private static void cycle(MixedRealityLink over, Match match) throws InterruptedException {
        over.beforeCycle(match);
        match.cycle();
        over.afterCycle(match);
    }

    private static void requireOrder(String whose, MixedRealityWorld world) {
        Bodies bodies = world.bodies();
        for (int robot = 0; robot < bodies.robots; robot++) {
            double outside = world.collisions().outside(bodies, robot);
            if (!(outside < 1e-6)) {
                throw new IllegalStateException(whose + " are inconsistent: robot " + robot + " is at "
                        + bodies.body[robot].x + ", " + bodies.body[robot].y);
            }
        }
        if (!Double.isFinite(bodies.body[bodies.ball].x + bodies.body[bodies.ball].y)) {
            throw new IllegalStateException(whose + " have a ball at " + bodies.body[bodies.ball].x);
        }
    }

    private void requireAnswers() throws IOException {
        String stranger = "<connect><type>Client</type><protocol_version>9</protocol_version></connect>";
        requireAnswer("blue", stranger, "<connect>false");
        requireAnswer("yellow", stranger, "<connect>false");
        String kiel = "<connectionrequest><clientname>last</clientname></connectionrequest>";
        requireAnswer("vision", kiel, "<connectionacknowlege>");
        requireAnswer("monitor", kiel, "<connectionacknowlege>");
        requireAnswer("V-VT", kiel, "<connectionacknowlege>");
        requireAnswer("V-RC", "<rc cycle=\"7\"></rc>", "<rcack cycle=\"7\">");
    }

    private void requireAnswer(String port, String question, String expected) throws IOException {
        try (DatagramSocket socket = new DatagramSocket(0, InetAddress.getLoopbackAddress())) {
            socket.setSoTimeout((int) (PATIENCE_NANOS / 1_000_000));
            send(question.getBytes(UTF_8), socket, Objects.requireNonNull(ports.get(port)));
            DatagramPacket packet = new DatagramPacket(new byte[AgentSettings.LONGEST], AgentSettings.LONGEST);
            socket.receive(packet);
            String answer = new String(packet.getData(), 0, packet.getLength(), UTF_8);
            if (!answer.startsWith(expected)) {
                throw new IllegalStateException(port + " answers " + answer + " to " + question);
            }
        } catch (java.net.SocketTimeoutException silence) {
            throw new IllegalStateException(port + " no longer answers", silence);
        }
    }

    @Override
    public void close() {
        senders.forEach(DatagramSocket::close);
        server.close();
        link.close();
        control.close();
        vision.close();
    }
}
