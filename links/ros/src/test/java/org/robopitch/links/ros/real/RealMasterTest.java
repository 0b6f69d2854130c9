// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.real;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.robopitch.links.ros.real.RealMaster.await;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.robopitch.links.ros.graph.Graph.Publisher;
import org.robopitch.links.ros.graph.ServiceRefusedException;
import org.robopitch.links.ros.message.Definitions;
import org.robopitch.links.ros.message.Message;
import org.robopitch.links.ros.message.MessageType;
import org.robopitch.links.ros.message.ServiceType;
import org.robopitch.links.ros.node.Master;
import org.robopitch.links.ros.node.NodeSettings;
import org.robopitch.links.ros.node.RosNode;
import org.robopitch.links.ros.node.ServiceClient;
import org.robopitch.links.ros.nubot.CoachProgram;
import org.robopitch.links.ros.nubot.CoachWords;
import org.robopitch.links.ros.nubot.GivenParameters;
import org.robopitch.links.ros.nubot.NuBotSettings;
import org.robopitch.middlesize.parameters.Dialect;
import org.robopitch.middlesize.parameters.MiddleSizeParameters;

/** Our node among ROS's own programs, on a real master. */
class RealMasterTest {
    @TempDir
    static Path folder;

    private static RealMaster master;
    private static List<String> sums;

    private final Definitions definitions = new Definitions();
    private final MessageType velocity = definitions.message("nubot_common/VelCmd");
    private final ServiceType shoot = definitions.service("nubot_common/Shoot");
    private final Queue<String> lines = new ConcurrentLinkedQueue<>();
    private final Queue<Message> heard = new ConcurrentLinkedQueue<>();
    private RosNode node;

    @BeforeAll
    static void startMaster() throws IOException, InterruptedException {
        master = new RealMaster(folder);
        sums = master.generatePython();
    }

    @AfterAll
    static void endMaster() throws InterruptedException {
        master.close();
    }

    @BeforeEach
    void startNode() throws IOException {
        node = node("/robopitch");
    }

    private RosNode node(String name) throws IOException {
        return new RosNode(NodeSettings.defaults(master.address(), name), lines::add);
    }

    @AfterEach
    void endNode() {
        node.close();
    }

    private Message velocity(double forward) {
        return new Message(velocity).set("Vx", forward).set("Vy", -3).set("w", 0.25);
    }

    @Test
    void rosSumsUpAllOurDefinitionsAsWeDo() {
        assertThat(sums).hasSizeGreaterThan(35).allSatisfy(line -> {
            String[] words = line.split(" ");
            String ours = words[0].equals("msg")
                    ? definitions.message(words[1]).md5()
                    : definitions.service(words[1]).md5();
            assertThat(ours).as(words[1]).isEqualTo(words[2]);
        });
    }

    @Test
    void rostopicEchoesWhatWePublishAndListsUs() throws IOException, InterruptedException {
        Publisher publisher = node.publish("/nubot1/nubotcontrol/velcmd", velocity, true);
        publisher.publish(velocity(1.5));
        await("the node is registered", node::registered);

        assertThat(master.run("rostopic", "echo", "-n", "1", "/nubot1/nubotcontrol/velcmd"))
                .isEqualTo("Vx: 1.5\nVy: -3.0\nw: 0.25\n---");
        assertThat(master.run("rostopic", "info", "/nubot1/nubotcontrol/velcmd"))
                .contains("Type: nubot_common/VelCmd")
                .contains("* /robopitch (" + node.slaveAddress() + ")");
        await("the subscriber is forgotten", () -> publisher.subscribers() == 0);
    }

    @Test
    void aPublisherThatComesAfterTheSubscriberIsHeard() throws IOException, InterruptedException {
        node.subscribe("/nubot2/nubotcontrol/velcmd", velocity, heard::add);
        await("the node is registered", node::registered);

        Process tool = master.begin(
                "rostopic",
                "pub",
                "-r",
                "20",
                "/nubot2/nubotcontrol/velcmd",
                "nubot_common/VelCmd",
                "--",
                "100",
                "50",
                "-1");
        await("messages arrive", () -> heard.size() >= 3);
        RealMaster.end(tool);
        await("the publisher is gone", () -> node.publishersOf("/nubot2/nubotcontrol/velcmd") == 0);

        assertThat(heard.peek().number("Vx")).isEqualTo(100);
        assertThat(heard.peek().number("w")).isEqualTo(-1);
    }

    @Test
    void aCoachThatHasJustComeWaitsUntilItIsHeard() throws IOException, InterruptedException {
        node.subscribe("/nubot/receive_from_coach", definitions.message("nubot_common/CoachInfo"), heard::add);
        await("the node is registered", node::registered);
        NodeSettings settings = NodeSettings.defaults(master.address(), "/coach");
        try (CoachProgram coach = new CoachProgram(settings, "nubot", lines::add)) {
            coach.say(CoachWords.of(List.of("our-corner")));
            assertThat(coach.heard(Duration.ofSeconds(90))).isTrue();
        }
        await("the command arrives", () -> !heard.isEmpty());
        assertThat(heard.element().integer("MatchMode")).isEqualTo(9);
    }

    @Test
    void aCoachMakesRoomForAnotherOfItsTeam() throws IOException, InterruptedException {
        NodeSettings settings = NodeSettings.defaults(master.address(), "/coach");
        try (CoachProgram first = new CoachProgram(settings, "nubot", lines::add)) {
            first.say(CoachWords.of(List.of("our-corner")));
            assertThat(first.dismissed(Duration.ZERO)).isFalse();
            await("the first coach is known", () -> lines.stream().anyMatch(line -> line.contains("registered")));
            try (CoachProgram second = new CoachProgram(settings, "nubot", lines::add)) {
                assertThat(first.dismissed(Duration.ofSeconds(90))).isTrue();
                assertThat(second.dismissed(Duration.ZERO)).isFalse();
            }
        }
    }

    @Test
    void rosserviceCallsUsAndIsToldWhatWeRefuse() throws IOException, InterruptedException {
        node.serve("/nubot1/Shoot", shoot, request -> {
            if (request.number("strength") > 15) {
                throw new ServiceRefusedException("nobody kicks that hard");
            }
            heard.add(request);
            return new Message(shoot.response()).set("ShootIsDone", 1);
        });
        await("the node is registered", node::registered);

        assertThat(master.run("rosservice", "type", "/nubot1/Shoot")).isEqualTo("nubot_common/Shoot");
        assertThat(master.run("rosservice", "call", "/nubot1/Shoot", "7.5", "--", "-1"))
                .isEqualTo("ShootIsDone: 1");
        assertThat(heard.peek().integer("ShootPos")).isEqualTo(-1);
        Process refused = master.begin("rosservice", "call", "/nubot1/Shoot", "99", "1");
        assertThat(new String(refused.getInputStream().readAllBytes(), java.nio.charset.StandardCharsets.UTF_8))
                .contains("nobody kicks that hard");
    }

    @Test
    void ourClientCallsAServiceOnceOrOverAConnectionThatIsKept() throws IOException {
        node.serve(
                "/nubot1/Shoot",
                shoot,
                request -> new Message(shoot.response()).set("ShootIsDone", request.integer("ShootPos")));
        await("the node is registered", node::registered);

        try (RosNode other = node("/caller");
                ServiceClient once = other.client("/nubot1/Shoot", shoot, false);
                ServiceClient kept = other.client("/nubot1/Shoot", shoot, true);
                ServiceClient nobody = other.client("/nubot9/Shoot", shoot, false)) {
            for (int i = 0; i < 3; i++) {
                Message request = new Message(shoot.request()).set("ShootPos", i);
                assertThat(once.call(request).integer("ShootIsDone")).isEqualTo(i);
                assertThat(kept.call(request).integer("ShootIsDone")).isEqualTo(i);
            }
            assertThatThrownBy(() -> nobody.call(new Message(shoot.request()))).isInstanceOf(IOException.class);
        }
    }

    @Test
    void parametersAreSharedWithRosparam() throws IOException, InterruptedException {
        Master parameters = node.master();
        parameters.set("/cyan", Map.of("prefix", "nubot", "num", 5));
        parameters.set("/general/noise_scale", 0.1);

        assertThat(master.run("rosparam", "get", "/cyan/prefix")).isEqualTo("nubot");
        assertThat(master.run("rosparam", "get", "/general/noise_scale")).isEqualTo("0.1");
        master.run("rosparam", "set", "/field/length", "18.0");
        assertThat(parameters.get("/field/length")).contains(18.0);
        assertThat(parameters.get("/cyan")).contains(Map.of("prefix", "nubot", "num", 5));
        assertThat(parameters.search("general")).contains("/general");
        assertThat(parameters.has("/cyan/num")).isTrue();
        parameters.delete("/cyan/num");
        parameters.delete("/cyan/num");
        assertThat(parameters.has("/cyan/num")).isFalse();
        assertThat(parameters.get("/cyan/num")).isEqualTo(Optional.empty());
        assertThat(parameters.search("nowhere")).isEmpty();
    }

    @Test
    void whatSomebodyHasSetIsTakenOverButNotWhatWeLeftBehind() throws IOException {
        Master parameters = node.master();
        List<String> names = List.of(
                "/general/dribble_distance_thres", "/general/dribble_angle_thres", "/field/length", "/magenta/num");
        parameters.set(names.get(0), 0.45);
        parameters.set(names.get(1), 40);
        parameters.set(names.get(2), 20.0);
        parameters.set(names.get(3), 3);
        parameters.set("/cyan/prefix", "bot");
        parameters.set("/general/noise_rate", 0.5);
        parameters.set("/robopitch_told", List.of("/general/noise_rate=0.5", "/field/length=18.0"));
        GivenParameters given = GivenParameters.read(parameters);
        assertThat(given.names())
                .containsExactlyInAnyOrder(
                        "/general/dribble_distance_thres",
                        "/general/dribble_angle_thres",
                        "/field/length",
                        "/magenta/num",
                        "/cyan/prefix");
        assertThat(given.robots()).contains(3);
        assertThat(given.line()).hasValueSatisfying(line -> assertThat(line).contains("/field/length = 20.0"));
        MiddleSizeParameters league = given.over(MiddleSizeParameters.of(Dialect.A));
        assertThat(league.dribble().distance()).isEqualTo(0.45);
        assertThat(league.dribble().angle()).isEqualTo(Math.toRadians(40));
        assertThat(league.field().length()).isEqualTo(20);
        assertThat(league.formation().get(0).x()).isEqualTo(-9.5);
        assertThat(given.over(NuBotSettings.defaults(Dialect.A, 5)).cyan()).isEqualTo("bot");

        parameters.set(names.get(0), 99.0);
        GivenParameters absurd = GivenParameters.read(parameters);
        assertThatThrownBy(() -> absurd.over(MiddleSizeParameters.of(Dialect.A)))
                .hasMessageContaining("the master's parameter /general/dribble_distance_thres");
        parameters.set(names.get(0), "near");
        assertThatThrownBy(() -> GivenParameters.read(parameters))
                .hasMessageContaining("must be a number, but is near");
        for (String name : List.of("/general", "/field", "/magenta", "/cyan", "/robopitch_told")) {
            parameters.delete(name);
        }
    }

    @Test
    void theSlaveApiAnswersWhatTheToolsAsk() throws IOException, InterruptedException {
        node.publish("/spin", velocity, false);
        node.subscribe("/drive", velocity, heard::add);
        await("the node is registered", node::registered);

        String answers = master.run(
                "/usr/bin/python3",
                "-c",
                "import xmlrpc.client as x; s = x.ServerProxy('" + node.slaveAddress() + "');print(s.getPid('/t')[2],"
                        + " s.getMasterUri('/t')[2],"
                        + " s.getPublications('/t')[2],"
                        + " s.getSubscriptions('/t')[2],"
                        + " s.getBusInfo('/t')[2],"
                        + " s.getBusStats('/t')[0],"
                        + " s.paramUpdate('/t', '/k',"
                        + " 1)[0], s.requestTopic('/t',"
                        + " '/spin',"
                        + " [['TCPROS']])[2][0],"
                        + " s.requestTopic('/t',"
                        + " '/spin', [['UDPROS']])[0],"
                        + " s.requestTopic('/t', '/no',"
                        + " [['TCPROS']])[0])");

        assertThat(answers)
                .isEqualTo(ProcessHandle.current().pid() + " " + master.address()
                        + " [['/spin', 'nubot_common/VelCmd']] [['/drive', 'nubot_common/VelCmd']] [] 1 1"
                        + " TCPROS -1 -1");
    }

    @Test
    void aNodeThatIsAskedToShutDownDoesSo() throws IOException, InterruptedException {
        node.publish("/spin", velocity, false);
        await("the node is registered", node::registered);
        try (RosNode twin = node("/robopitch")) {
            twin.publish("/spin", velocity, false);
            await("the first node has made room", node::closed);
        }
        assertThat(lines).anyMatch(line -> line.contains("asked to shut down"));
    }

    @Test
    void aMasterThatIsKilledAndStartedAgainIsToldEverythingAndTalkGoesOnMeanwhile()
            throws IOException, InterruptedException {
        Publisher publisher = node.publish("/spin", velocity, false);
        try (RosNode other = node("/listener")) {
            other.subscribe("/spin", velocity, heard::add);
            await("the subscriber has come", () -> publisher.subscribers() == 1);
            master.kill();
            await("its absence is noticed", () -> !node.masterReached() && !other.masterReached());

            publisher.publish(velocity(1));
            await("the message arrives without a master", () -> heard.size() == 1);

            master.start();
            await("both are registered again", () -> node.registered() && other.registered());
            publisher.publish(velocity(2));
            await("the message arrives once", () -> heard.size() >= 2);
            assertThat(publisher.subscribers()).isEqualTo(1);
            assertThat(master.run("rostopic", "info", "/spin")).contains("/robopitch (", "/listener (");
        }
        assertThat(lines)
                .anyMatch(line -> line.startsWith("master unreachable"))
                .anyMatch(line -> line.startsWith("registered again"));
    }
}
