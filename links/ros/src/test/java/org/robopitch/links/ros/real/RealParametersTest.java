// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.real;

import static org.assertj.core.api.Assertions.assertThat;
import static org.robopitch.links.ros.real.RealMaster.await;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchSetup;
import org.robopitch.engine.match.Side;
import org.robopitch.links.ros.message.Definitions;
import org.robopitch.links.ros.node.Master;
import org.robopitch.links.ros.node.NodeSettings;
import org.robopitch.links.ros.node.RosNode;
import org.robopitch.links.ros.nubot.NuBotLink;
import org.robopitch.links.ros.nubot.NuBotSettings;
import org.robopitch.middlesize.game.MiddleSize;
import org.robopitch.middlesize.parameters.Dialect;

/** What a match leaves at a real master when it ends. */
class RealParametersTest {
    @TempDir
    Path folder;

    private final List<NuBotLink> links = new ArrayList<>();
    private final Queue<String> lines = new ConcurrentLinkedQueue<>();
    private RealMaster master;
    private Master parameters;

    @BeforeEach
    void startMaster() throws IOException {
        master = new RealMaster(folder);
        parameters = Master.of(NodeSettings.defaults(master.address(), "/looker"));
    }

    @AfterEach
    void end() throws InterruptedException {
        links.forEach(NuBotLink::close);
        master.close();
    }

    private RosNode node() throws IOException {
        return node("/robopitch");
    }

    private RosNode node(String name) throws IOException {
        return new RosNode(NodeSettings.defaults(master.address(), name), lines::add);
    }

    /** Begins a match, and waits until the master has been told all of it by that node. */
    private NuBotLink begin(RosNode node, Set<String> given) throws IOException {
        // It is told last.
        parameters.delete("/use_sim_time");
        NuBotSettings settings = NuBotSettings.defaults(Dialect.A, 5).with("given", given);
        NuBotLink link = new NuBotLink(settings, new Definitions(), node, node);
        links.add(link);
        link.begin(
                new Match(new MatchSetup(MiddleSize.of(Dialect.A), link.team(Side.BLUE), link.team(Side.YELLOW), 1)),
                EnumSet.allOf(Side.class));
        await("the parameters are told", () -> has("/use_sim_time"));
        return link;
    }

    private boolean has(String name) {
        try {
            return parameters.has(name);
        } catch (IOException e) {
            return false;
        }
    }

    private Object all() throws IOException {
        return parameters.get("/").orElseThrow();
    }

    @Test
    void whatWasNotThereIsGoneWithItsGroupsAndTheRestStays() throws IOException {
        parameters.set("/general/mine", 3);
        parameters.set("/field/width", 12.0);
        parameters.set("/football", Map.of());
        NuBotLink link = begin(node(), Set.of("/field/width"));
        parameters.set("/general/noise_scale", 0.25);
        parameters.set("/cyan/captain", 2);
        link.close();
        assertThat(all())
                .isEqualTo(Map.of(
                        "general", Map.of("mine", 3, "noise_scale", 0.25),
                        "field", Map.of("width", 12.0),
                        "football", Map.of(),
                        "cyan", Map.of("captain", 2)));
    }

    @Test
    void twoSimulatorsOnOneMasterAreWarned() throws IOException {
        begin(node("/robopitch"), Set.of());
        begin(node("/gazebo"), Set.of());
        await(
                "both say so",
                () -> lines.stream().anyMatch(line -> line.contains("another simulator, /gazebo at"))
                        && lines.stream().anyMatch(line -> line.contains("another simulator, /robopitch at")));
    }

    @Test
    void whoMakesRoomForAnotherMatchLeavesItsParametersAlone() throws IOException {
        RosNode first = node();
        NuBotLink old = begin(first, Set.of());
        RosNode second = node();
        NuBotLink another = begin(second, Set.of());
        await("the first node has made room", first::closed);
        Object during = all();
        old.close();
        assertThat(all()).isEqualTo(during);
        assertThat(has("/use_sim_time")).isTrue();
        another.close();
        assertThat(all()).isEqualTo(Map.of());
    }
}
