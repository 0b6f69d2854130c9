// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.real;

import static org.assertj.core.api.Assertions.assertThat;
import static org.robopitch.links.ros.real.RealMaster.await;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.robopitch.links.ros.graph.Graph.Publisher;
import org.robopitch.links.ros.message.Definitions;
import org.robopitch.links.ros.message.Message;
import org.robopitch.links.ros.message.MessageType;
import org.robopitch.links.ros.node.NodeSettings;
import org.robopitch.links.ros.node.RosNode;

/** A program of rospy that somebody holds, such as by Ctrl-Z, until it is dropped, and then lets go on. */
class HeldProgramTest {
    @TempDir
    Path folder;

    private final MessageType text = new Definitions().message("std_msgs/String");
    private final Queue<String> lines = new ConcurrentLinkedQueue<>();

    @Test
    void aProgramThatWasHeldForLongHearsAgain() throws IOException, InterruptedException {
        try (RealMaster master = new RealMaster(folder)) {
            NodeSettings settings = NodeSettings.defaults(master.address(), "/robopitch")
                    .with("handshakeTimeout", Duration.ofSeconds(5))
                    .with("blockedTimeout", Duration.ofSeconds(1));
            try (RosNode node = new RosNode(settings, lines::add)) {
                Publisher publisher = node.publish("/big", text, false);
                await("the node is registered", node::registered);
                Process program = master.begin("rostopic", "hz", "/big");
                try {
                    await("the program listens", () -> publisher.subscribers() == 1);
                    signal("-STOP", program);
                    Message much = new Message(text).set("data", "x".repeat(500_000));
                    await("the program is dropped", () -> {
                        publisher.publish(much);
                        return publisher.subscribers() == 0;
                    });
                    signal("-CONT", program);
                    await("the program listens again", () -> publisher.subscribers() == 1);
                } finally {
                    RealMaster.end(program);
                }
            }
            assertThat(lines).anyMatch(line -> line.startsWith("stale subscriber"));
        }
    }

    private static void signal(String signal, Process program) throws IOException, InterruptedException {
        ProcessHandle rospy = program.descendants().findFirst().orElse(program.toHandle());
        Process kill = new ProcessBuilder("kill", signal, String.valueOf(rospy.pid())).start();
        assertThat(kill.waitFor(10, TimeUnit.SECONDS)).isTrue();
        assertThat(kill.exitValue()).isZero();
    }
}
