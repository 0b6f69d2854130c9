// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.nubot;

import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.robopitch.links.ros.graph.Graph.Publisher;
import org.robopitch.links.ros.message.Definitions;
import org.robopitch.links.ros.message.Message;
import org.robopitch.links.ros.node.NodeSettings;
import org.robopitch.links.ros.node.RosNode;
import org.robopitch.runner.guard.Daemon;

/**
 * A team's coach as a ROS node, for RoboPitch and for NuBot's own simulator alike: it repeats every 30 ms of real time what
 * it was last told to say, as coach4sim does.
 */
public final class CoachProgram implements AutoCloseable {
    private static final long PERIOD_MILLIS = 30;
    private static final int REPEATS = 3;

    private final Types types = new Types(new Definitions());
    private final RosNode node;
    private final Publisher publisher;
    private final ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor(Daemon.named("coach"));
    private Message message = types.make("CoachInfo");
    private boolean speaking;
    private int told;

    /**
     * A coach that says nothing yet.
     *
     * @param prefix of the names of the team's robots
     * @param lines receives a line when the master comes and goes
     * @throws IOException if there is no port to listen on
     */
    public CoachProgram(NodeSettings settings, String prefix, Consumer<String> lines) throws IOException {
        this.node = new RosNode(settings, lines);
        this.publisher = node.publish("/" + prefix + "/receive_from_coach", types.nubot("CoachInfo"), false);
        clock.scheduleAtFixedRate(this::speak, 0, PERIOD_MILLIS, TimeUnit.MILLISECONDS);
    }

    /** Sets what to say from now on; the command before it becomes the MatchType. */
    public synchronized void say(CoachWords words) {
        long before = message.integer("MatchMode");
        message = CoachMessage.details(types, detail -> words.details().getOrDefault(detail, 0.0))
                .set("MatchMode", words.mode())
                .set("MatchType", before);
        speaking = true;
        told = 0;
    }

    /**
     * {@return whether somebody has been told what the coach says now; a node that has just come is found only after a
     * while}
     *
     * @param patience how long to wait for that
     */
    public synchronized boolean heard(Duration patience) throws InterruptedException {
        long end = System.nanoTime() + patience.toNanos();
        while (told < REPEATS) {
            long left = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime());
            if (left <= 0) {
                return false;
            }
            wait(left);
        }
        return true;
    }

    /**
     * {@return whether the coach is none any more, because somebody has asked its node to shut down: another coach of the
     * same team has come, or a person wants it}
     *
     * @param patience how long to wait for that
     */
    public synchronized boolean dismissed(Duration patience) throws InterruptedException {
        long end = System.nanoTime() + patience.toNanos();
        for (long left = patience.toMillis(); left > 0 && !node.closed(); ) {
            wait(left);
            left = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime());
        }
        return node.closed();
    }

    private synchronized void speak() {
        if (node.closed()) {
            notifyAll();
            return;
        }
        if (speaking) {
            if (publisher.subscribers() > 0) {
                told++;
                notifyAll();
            }
            publisher.publish(message.set("header", types.header(System.currentTimeMillis() / 1e3, "world")));
        }
    }

    @Override
    public void close() {
        clock.shutdownNow();
        node.close();
    }
}
