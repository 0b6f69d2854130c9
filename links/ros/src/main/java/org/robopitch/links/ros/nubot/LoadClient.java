// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.nubot;

import java.io.IOException;
import java.util.concurrent.atomic.AtomicLong;
import org.robopitch.links.ros.graph.Publisher;
import org.robopitch.links.ros.message.Definitions;
import org.robopitch.links.ros.message.Message;
import org.robopitch.links.ros.node.NodeSettings;
import org.robopitch.links.ros.node.RosNode;

/** A program that plays one robot: to each picture of its camera it answers with a command, as NuBot's programs do. */
final class LoadClient implements AutoCloseable {
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
