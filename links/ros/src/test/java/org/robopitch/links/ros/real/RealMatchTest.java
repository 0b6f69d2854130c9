// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.real;

import static org.assertj.core.api.Assertions.assertThat;
import static org.robopitch.links.ros.real.RealMaster.await;

import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.robopitch.engine.match.BodyPose;
import org.robopitch.engine.match.FieldInfo;
import org.robopitch.engine.match.League;
import org.robopitch.engine.match.Team;
import org.robopitch.links.ros.message.Definitions;
import org.robopitch.links.ros.node.NodeSettings;
import org.robopitch.links.ros.node.RosNode;
import org.robopitch.links.ros.nubot.NuBotLink;
import org.robopitch.links.ros.nubot.NuBotSettings;
import org.robopitch.links.ros.nubot.NubotAgent;
import org.robopitch.middlesize.game.MiddleSize;
import org.robopitch.middlesize.parameters.Dialect;
import org.robopitch.middlesize.parameters.MiddleSizeParameters;
import org.robopitch.middlesize.referee.MiddleSizeRules;
import org.robopitch.nubot.RobotModel;
import org.robopitch.robot.share.Radio;
import org.robopitch.runner.Catalogue;
import org.robopitch.runner.MatchOrder;
import org.robopitch.runner.Matches;
import org.robopitch.runner.PreparedMatch;
import org.robopitch.runner.frame.FrameListener;
import org.robopitch.runner.frame.FrameReader;
import org.robopitch.runner.frame.MatchFrame;
import org.robopitch.runner.link.Link;
import org.robopitch.runner.pace.Clock;
import org.robopitch.runner.pace.Pace;
import org.robopitch.runner.session.MatchSession;

/** A match on a real master, with ROS's own tools and a rospy program in it. */
class RealMatchTest {
    private static final Path STRIKER =
            Path.of("../../docs/examples/ros/striker.py").toAbsolutePath();

    @TempDir
    Path folder;

    private final Queue<String> lines = new ConcurrentLinkedQueue<>();
    private RealMaster master;
    private RosNode node;
    private MatchSession session;
    private NewestBodies bodies;

    /** One robot a side; nobody moves the other one. */
    private record OneAgainstOne(Dialect dialect) implements Catalogue {
        @Override
        public List<String> leagues() {
            return List.of(MiddleSize.NAME);
        }

        @Override
        public List<String> sizes(String league) {
            return List.of("1v1");
        }

        @Override
        public List<String> teams(String league) {
            return List.of("idle");
        }

        @Override
        public League league(MatchOrder order) {
            return new MiddleSize(MiddleSizeParameters.of(dialect, 1), MiddleSizeRules.defaults());
        }

        @Override
        public League restore(String league, String configuration) {
            return MiddleSize.parse("configuration", configuration);
        }

        @Override
        public Team team(String league, String name) {
            return (observation, commands) -> {};
        }
    }

    @BeforeEach
    void startMaster() throws IOException, InterruptedException {
        master = new RealMaster(folder);
        master.generatePython();
    }

    private void play(Dialect dialect) throws IOException {
        node = new RosNode(NodeSettings.defaults(master.address(), "/robopitch"), lines::add);
        NuBotLink link = new NuBotLink(NuBotSettings.defaults(dialect, 1), new Definitions(), node, node);
        MatchOrder order = MatchOrder.of(MiddleSize.NAME, "1v1", Link.OUTSIDE, "idle", 1);
        PreparedMatch prepared = new Matches(new OneAgainstOne(dialect), "test")
                .forOutside(order, null, new Matches.Outside(link, false, folder));
        bodies = new NewestBodies(prepared.frames());
        session = new MatchSession(prepared, new Pace.Times(2), Clock.SYSTEM);
        await("the node is registered", node::registered);
    }

    @AfterEach
    void end() throws InterruptedException {
        session.close();
        node.close();
        master.close();
    }

    /** Where bodies are, for the test's own thread. */
    private static final class NewestBodies implements FrameListener {
        private volatile List<BodyPose> newest;

        NewestBodies(FrameReader frames) {
            newest = copy(frames.now());
            frames.watch(this);
        }

        @Override
        public void cycled(MatchFrame frame) {
            newest = copy(frame);
        }

        BodyPose pose(int body) {
            return newest.get(body);
        }

        private static List<BodyPose> copy(MatchFrame frame) {
            List<BodyPose> poses = new ArrayList<>();
            for (int i = 0; i < frame.bodies().size(); i++) {
                BodyPose pose = new BodyPose();
                pose.y = frame.body(i).y;
                pose.vx = frame.body(i).vx;
                pose.vy = frame.body(i).vy;
                poses.add(pose);
            }
            return poses;
        }
    }

    private double robotSpeed() {
        BodyPose robot = bodies.pose(0);
        return Math.hypot(robot.vx, robot.vy);
    }

    private Process striker() throws IOException {
        return master.begin("/usr/bin/python3", STRIKER.toString(), "nubot1");
    }

    @Test
    void aRospyProgramDribblesAndScoresAlthoughItAndTheMasterAreKilledMeanwhile() throws Exception {
        play(Dialect.A);
        Process first = striker();
        await("the robot drives to the ball", () -> robotSpeed() > 0.5);
        RealMaster.end(first);
        await("without its program it stands", () -> robotSpeed() == 0);

        master.kill();
        await("the master's absence is noticed", () -> !node.masterReached());
        double then = session.latest().time();
        await("the match goes on", () -> session.latest().time() > then + 1);
        master.start();
        await("the new master knows us", node::registered);

        Process second = striker();
        try {
            await("a goal is scored", () -> session.latest().play().blueScore() > 0);
            assertThat(second.inputReader(StandardCharsets.UTF_8).readLine()).contains("striker: goal 1 after");
        } finally {
            RealMaster.end(second);
        }
        assertThat(session.latest().problem()).isEmpty();
    }

    /** A robot without mates hears nobody. */
    private static final class Silence implements Radio {
        @Override
        public void send(byte[] packet, int length, double now) {}

        @Override
        public int receive(byte[] packet, double now) {
            return -1;
        }
    }

    @ParameterizedTest
    @EnumSource(Dialect.class)
    void aRobotOfNubotDrivesToTheBallAndKicksItInBothDialects(Dialect dialect) throws Exception {
        play(dialect);
        MiddleSizeParameters league = MiddleSizeParameters.of(dialect, 1);
        RobotModel model = RobotModel.of(
                1,
                new FieldInfo(
                        league.field().length(),
                        league.field().width(),
                        league.field().goalWidth(),
                        league.field().goalDepth(),
                        league.field().goalAreaDepth(),
                        league.field().goalAreaWidth(),
                        league.ball().radius()),
                league.robot().halfWidth(),
                league.timing().controlCycle(),
                null);
        String prefix = NuBotSettings.defaults(dialect, 1).cyan();
        NodeSettings settings = NodeSettings.defaults(master.address(), "/" + prefix + "1_nubot");
        try (NubotAgent agent = new NubotAgent(settings, dialect, prefix, 1, model, new Silence(), lines::add)) {
            await("the robot drives", () -> robotSpeed() > 0.5);
            await("the ball is kicked", () -> Math.hypot(bodies.pose(2).vx, bodies.pose(2).vy) > 3);
            assertThat(agent.pictures()).isPositive();
        }
        assertThat(session.latest().problem()).isEmpty();
    }

    @Test
    void rossToolsSeeTheMatchAndHaveAHandInIt() throws Exception {
        play(Dialect.A);
        await("parameters are told", () -> {
            try {
                return node.master().has("/use_sim_time");
            } catch (IOException e) {
                return false;
            }
        });
        assertThat(master.run("rosparam", "get", "/cyan/prefix")).isEqualTo("nubot");
        assertThat(master.run("rosparam", "get", "/field/length")).isEqualTo("18.0");
        assertThat(master.run("rostopic", "echo", "-n", "1", "/clock")).contains("secs:");
        assertThat(master.run("rostopic", "echo", "-n", "1", "/nubot1/omnivision/OmniVisionInfo/robotinfo"))
                .contains("AgentID: 1");
        assertThat(master.run("rostopic", "echo", "-n", "1", "/gazebo/model_states/name"))
                .isEqualTo("- football\n- nubot1\n- rival1\n---");
        assertThat(master.run("rosservice", "call", "/nubot1/Shoot", "0", "1")).isEqualTo("ShootIsDone: 1");

        assertThat(master.run(
                        "rosservice",
                        "call",
                        "/gazebo/set_model_state",
                        "{model_state: {model_name: nubot1, pose: {position: {x: -3.0, y: 4.0}}}}"))
                .contains("success: True");
        await("the robot is there", () -> Math.abs(bodies.pose(0).y - 4) < 0.01);
        Process pub = master.begin(
                "rostopic",
                "pub",
                "-r",
                "20",
                "/nubot1/nubotcontrol/velcmd",
                "nubot_common/VelCmd",
                "--",
                "50",
                "0",
                "0");
        await("the robot drives", () -> robotSpeed() > 0.4);
        RealMaster.end(pub);
    }

    @Test
    void rossToolsPlayInDialectBAndARefereeHearsWhoDribbles() throws Exception {
        play(Dialect.B);
        Process referee = master.begin("/usr/bin/python3", "-c", """
            import rospy
            from nubot_common.srv import DribbleId
            rospy.init_node('referee')
            rospy.Service('/DribbleId', DribbleId, lambda call: print('holder', call.AgentId, flush=True) or [])
            rospy.spin()
            """);
        Queue<String> told = new ConcurrentLinkedQueue<>();
        Thread reader = new Thread(() -> referee.inputReader().lines().forEach(told::add));
        reader.setDaemon(true);
        reader.start();
        await("play has begun", () -> session.latest().play().mode().equals("start"));
        put("{model_name: football, pose: {position: {x: 3.0, y: 4.0}}}");
        put("{model_name: NuBot1, pose: {position: {x: 2.63, y: 4.0}, orientation: {w: 1.0}}}");
        Process hold = master.begin(
                "rostopic",
                "pub",
                "-r",
                "20",
                "/NuBot1/nubotcontrol/actioncmd",
                "nubot_common/ActionCmd",
                "{handle_enable: 1}");
        await("the referee hears of it", () -> told.contains("holder 1"));
        assertThat(master.run("rostopic", "echo", "-n", "1", "/NuBot1/ballisholding/BallIsHolding"))
                .contains("BallIsHolding: 1");
        RealMaster.end(hold);
        Process kick = master.begin(
                "rostopic",
                "pub",
                "-r",
                "20",
                "/NuBot1/nubotcontrol/actioncmd",
                "nubot_common/ActionCmd",
                "{handle_enable: 1, strength: 6.0, shootPos: 1}");
        await("the ball is kicked", () -> bodies.pose(2).vx > 3);
        RealMaster.end(kick);
        RealMaster.end(referee);
    }

    @Test
    void aRospyProgramOfAForkPlaysWithItsOwnFieldNames() throws Exception {
        Path fork = master.generateFork(Map.of(
                "Vx",
                "forward",
                "Vy",
                "left",
                "w",
                "spin",
                "AgentID",
                "number",
                "pos",
                "place",
                "ShootPos",
                "kind",
                "strength",
                "power",
                "ShootIsDone",
                "done"));
        play(Dialect.A);
        Process program = master.begin("/usr/bin/python3", "-c", """
            import sys
            sys.path.insert(0, '%s')
            import rospy
            from nubot_common.msg import OminiVisionInfo, VelCmd
            from nubot_common.srv import Shoot
            rospy.init_node('fork')
            drive = rospy.Publisher('/nubot1/nubotcontrol/velcmd', VelCmd, queue_size=1)
            seen = rospy.wait_for_message('/nubot1/omnivision/OmniVisionInfo', OminiVisionInfo)
            print('sees', seen.robotinfo[0].number, seen.robotinfo[0].place.x != 0, flush=True)
            rospy.wait_for_service('/nubot1/Shoot')
            print('shoots', rospy.ServiceProxy('/nubot1/Shoot', Shoot)(power=0, kind=1).done, flush=True)
            while not rospy.is_shutdown():
                drive.publish(VelCmd(forward=80, left=0, spin=0))
                rospy.sleep(0.05)
            """.formatted(fork));
        try (var out = program.inputReader(StandardCharsets.UTF_8)) {
            String first = out.readLine();
            assertThat(first.startsWith("Traceback") ? out.lines().toList() : List.of(first))
                    .containsExactly("sees 1 True");
            assertThat(out.readLine()).isEqualTo("shoots 1");
            await("the robot drives", () -> robotSpeed() > 0.6);
        } finally {
            RealMaster.end(program);
        }
    }

    private void put(String state) throws IOException, InterruptedException {
        assertThat(master.run("rosservice", "call", "/gazebo/set_model_state", "{model_state: " + state + "}"))
                .contains("success: True");
    }

    @Test
    void aMatchGoesOnWhilePeersMisbehave() throws Exception {
        play(Dialect.A);
        double then = session.latest().time();
        byte[][] openings = {
            {-1, -1, -1, -1}, {0, 1}, "POST / HTTP/1.1\r\n\r\n".getBytes(java.nio.charset.StandardCharsets.US_ASCII)
        };
        int port = node.serviceAddress().getPort();
        for (int i = 0; i < 30; i++) {
            try (Socket socket = new Socket("127.0.0.1", port)) {
                socket.getOutputStream().write(openings[i % openings.length]);
            }
        }
        await("all are refused", () -> node.incidents().count("malformed handshake") == 30);
        await("the match goes on", () -> session.latest().time() > then + 1);
        assertThat(master.run("rostopic", "echo", "-n", "1", "/clock")).contains("secs:");
    }
}
