// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.nubot;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.robopitch.links.ros.graph.Graph.Publisher;
import org.robopitch.links.ros.message.Definitions;
import org.robopitch.links.ros.message.Message;
import org.robopitch.links.ros.node.NodeSettings;
import org.robopitch.links.ros.node.RosNode;
import org.robopitch.runner.PreparedMatch;
import org.robopitch.runner.link.Link;
import org.robopitch.runner.link.LinkCounters;
import org.robopitch.runner.pace.Clock;
import org.robopitch.runner.pace.Pace;
import org.robopitch.runner.session.MatchSession;

/** A match in real time in which every robot has a ROS program of its own, and what became of its cycles and messages. */
public final class LoadTest {
    /** How long it plays before it counts, as a share of the time that counts. */
    public static final double WARM_UP_SHARE = 0.25;

    private static final long LONGEST_START_SECONDS = 60;

    private final NuBotSettings settings;
    private final NodeSettings node;
    private final Definitions definitions = new Definitions();

    /**
     * A test.
     *
     * @param node how our node reaches the master; the programs reach it likewise
     */
    public LoadTest(NuBotSettings settings, NodeSettings node) {
        this.settings = settings;
        this.node = node;
    }

    /** Sets up the match that is played over a link. */
    @FunctionalInterface
    public interface Preparation {
        PreparedMatch prepare(Link link) throws IOException;
    }

    /**
     * What was counted.
     *
     * @param seconds real time, s
     * @param due control cycles that real time had room for
     * @param cycles control cycles played
     * @param late cycles that ended more than their own length after they were due
     * @param pictures messages of cameras that arrived at the programs
     * @param missed messages of cameras that did not
     * @param commands commands of the programs that arrived
     */
    public record Report(double seconds, long due, long cycles, long late, long pictures, long missed, long commands) {
        /** {@return cycles that were due and not played; one may be under way when the counting ends} */
        public long missedCycles() {
            return Math.max(0, due - 1 - cycles);
        }

        @Override
        public String toString() {
            return String.format(
                    java.util.Locale.ROOT,
                    "%.1f s, %d cycles of %d due (%.1f per second), %d missed, %d late; %d vision messages received, "
                            + "%d missed; %d commands received",
                    seconds,
                    cycles,
                    due,
                    cycles / seconds,
                    missedCycles(),
                    late,
                    pictures,
                    missed,
                    commands);
        }
    }

    /** Plays for a while after all programs have come, and a quarter of that time before, which does not count. */
    public Report run(double seconds, Preparation preparation) throws IOException, InterruptedException {
        RosNode ours = new RosNode(node, line -> {});
        List<LoadClient> clients = new ArrayList<>();
        try (NuBotLink link = new NuBotLink(settings, definitions, ours, ours);
                MatchSession session = new MatchSession(preparation.prepare(link), new Pace.Times(1), Clock.SYSTEM)) {
            for (String robot : new ModelNames(settings).robots()) {
                clients.add(new LoadClient(node, robot, definitions));
            }
            awaitAll(clients);
            TimeUnit.MILLISECONDS.sleep(Math.round(seconds * WARM_UP_SHARE * 1000));
            return measure(seconds, session, link, clients);
        } finally {
            clients.forEach(LoadClient::close);
        }
    }

    private static void awaitAll(List<LoadClient> clients) throws IOException, InterruptedException {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(LONGEST_START_SECONDS);
        while (!clients.stream().allMatch(LoadClient::ready)) {
            if (System.nanoTime() > end) {
                throw new IOException("the programs could not reach the match within " + LONGEST_START_SECONDS + " s");
            }
            TimeUnit.MILLISECONDS.sleep(20);
        }
    }

    private static Report measure(double seconds, MatchSession session, NuBotLink link, List<LoadClient> clients)
            throws InterruptedException {
        long[] before = counts(session, link, clients);
        long begin = System.nanoTime();
        TimeUnit.MILLISECONDS.sleep(Math.round(seconds * 1000));
        double lasted = (System.nanoTime() - begin) / 1e9;
        long[] more = counts(session, link, clients);
        Arrays.setAll(more, i -> more[i] - before[i]);
        long due = (long) (lasted / session.latest().scene().cycleSeconds());
        return new Report(lasted, due, more[0], more[1], more[2], more[3], more[4]);
    }

    private static long[] counts(MatchSession session, NuBotLink link, List<LoadClient> clients) {
        return new long[] {
            session.latest().cycle(),
            session.latest().lateCycles(),
            clients.stream().mapToLong(LoadClient::pictures).sum(),
            clients.stream().mapToLong(LoadClient::missed).sum(),
            LinkCounters.sum(link.counters().all(), NuBotLink.TAKEN)
        };
    }

    /** A program that plays one robot: to each picture of its camera it answers with a command, as NuBot's programs do. */
    static final class LoadClient implements AutoCloseable {
        private final RosNode node;
        private final Types types;
        private final Publisher commands;
        private final AtomicLong pictures = new AtomicLong();
        private final AtomicLong missed = new AtomicLong();
        private long lastSequence = -1;

        LoadClient(NodeSettings master, String robot, Definitions definitions) throws IOException {
            this.types = new Types(definitions);
            NodeSettings own =
                    NodeSettings.defaults(master.master(), "/load_" + robot).with("host", master.host());
            this.node = new RosNode(own, line -> {});
            this.commands = node.publish("/" + robot + "/nubotcontrol/velcmd", types.nubot("VelCmd"), false);
            node.subscribe("/" + robot + "/omnivision/OmniVisionInfo", types.nubot("OminiVisionInfo"), this::answer);
        }

        private void answer(Message picture) {
            long sequence = picture.message("header").integer("seq");
            if (lastSequence >= 0) {
                missed.addAndGet(sequence - lastSequence - 1);
            }
            lastSequence = sequence;
            pictures.incrementAndGet();
            Message ball = picture.message("ballinfo").message("real_pos");
            double angle = ball.number("angle");
            commands.publish(types.make("VelCmd")
                    .set("Vx", 100 * Math.cos(angle))
                    .set("Vy", 100 * Math.sin(angle))
                    .set("w", angle));
        }

        boolean ready() {
            return pictures.get() > 0 && commands.subscribers() > 0;
        }

        long pictures() {
            return pictures.get();
        }

        long missed() {
            return missed.get();
        }

        @Override
        public void close() {
            node.close();
        }
    }
}
