// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.nubot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.robopitch.links.ros.real.RealMaster.await;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.robopitch.links.ros.message.Definitions;
import org.robopitch.links.ros.message.Message;
import org.robopitch.links.ros.message.ServiceType;
import org.robopitch.links.ros.node.NodeSettings;
import org.robopitch.links.ros.node.RosNode;
import org.robopitch.links.ros.real.RealMaster;

class DribbleReporterTest {
    private final ServiceType type = new Definitions().service("nubot_common/DribbleId");
    private final List<Long> told = new CopyOnWriteArrayList<>();

    @TempDir
    Path folder;

    private RosNode referee(RealMaster master) throws Exception {
        RosNode referee = new RosNode(NodeSettings.defaults(master.address(), "/referee"), line -> {});
        referee.serve("/DribbleId", type, request -> {
            told.add(request.integer("AgentId"));
            return new Message(type.response());
        });
        await("the referee is registered", referee::registered);
        return referee;
    }

    @Test
    void aRefereeThatComesLateOrLeavesHearsOfTheNewestHolder() throws Exception {
        try (RealMaster master = new RealMaster(folder);
                RosNode ours = new RosNode(NodeSettings.defaults(master.address(), "/robopitch"), line -> {});
                DribbleReporter reporter = new DribbleReporter(ours.caller("/DribbleId", type), type)) {
            reporter.holder(3);
            reporter.holder(7);
            try (RosNode referee = referee(master)) {
                await("the referee hears of the newest holder", () -> told.contains(7L));
                reporter.holder(-1);
                await("and that nobody has the ball", () -> told.contains(-1L));
                assertThat(referee.incidents().counts()).isEmpty();
            }
            reporter.holder(2);
            try (RosNode another = referee(master)) {
                await("another referee hears of it too", () -> told.contains(2L));
                assertThat(another.closed()).isFalse();
            }
        }
        assertThat(told).doesNotContain(3L);
    }
}
