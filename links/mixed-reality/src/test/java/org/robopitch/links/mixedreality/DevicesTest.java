// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.mixedreality;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.net.InetSocketAddress;
import java.util.Random;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.match.ActuationSettings;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchSetup;
import org.robopitch.engine.match.OperatorAction;
import org.robopitch.engine.match.SensingSettings;
import org.robopitch.engine.match.Side;
import org.robopitch.links.mixedreality.client.Repositioner;
import org.robopitch.links.mixedreality.parts.RealTime;
import org.robopitch.links.mixedreality.parts.VirtualControl;
import org.robopitch.links.mixedreality.parts.VirtualVision;
import org.robopitch.links.mixedreality.wire.DeviceMessage;
import org.robopitch.mixedreality.game.MixedReality;
import org.robopitch.mixedreality.parameters.MixedRealityParameters;

class DevicesTest {
    private static final MixedRealityParameters PARAMETERS = MixedRealityParameters.of(2);

    private static VirtualVision vision(int port) throws Exception {
        return new VirtualVision(PARAMETERS, AgentSettings.local(port), AgentSettings.DEFAULT_LENGTH, 25, 1);
    }

    /** One cycle of both sides, with the frame and the codes given time to arrive. */
    private static void cycle(Served served, VirtualVision vision) throws Exception {
        long frames = served.counted("devices: datagrams taken");
        vision.cycle();
        Served.await("frame", () -> served.counted("devices: datagrams taken") > frames);
        long codes = count(vision);
        served.cycles(1);
        Served.await("codes", () -> count(vision) > codes);
    }

    private static long count(VirtualVision vision) {
        return vision.counters().all().stream()
                .filter(count -> count.name().equals("V-VT: datagrams taken"))
                .mapToLong(count -> count.value())
                .sum();
    }

    @Test
    void theServerSeesThroughTheVisionAndDrivesThroughTheControl() throws Exception {
        try (VirtualVision vision = vision(0);
                VirtualControl control = new VirtualControl(AgentSettings.local(0), vision.address(), 4096);
                Served served = new Served(
                        MixedReality.of(2),
                        AgentSettings.onFreePorts(),
                        new DeviceAddresses(vision.address(), control.address()));
                RawAgent agent = RawAgent.connected(served, Side.YELLOW)) {
            Served.await("subscription and line-up", () -> count(vision) >= 2);
            while (!served.match.game().referee().play().running()) {
                cycle(served, vision);
            }
            Bodies there = vision.world().bodies();
            Bodies here = served.game.world().bodies();
            double begin = there.body[2].x;
            agent.say("<command><wheel_velocities><right>100</right><left>100</left></wheel_velocities></command>");
            Served.await("the command is there", () -> served.counted("yellow: datagrams taken") == 3);
            for (int i = 0; i < 20; i++) {
                cycle(served, vision);
            }
            // Yellow's robots look along positive x. Cycles are counted from command to codes to motion.
            assertThat(there.body[2].x).isBetween(begin + 17 * 0.0019496 - 1e-9, begin + 20 * 0.0019496 + 1e-9);
            assertThat(here.body[2].x).isCloseTo(there.body[2].x, within(0.005));
            assertThat(served.game.world().found(2)).isTrue();
        }
    }

    @Test
    void aMatchWhoseRobotsAreElsewhereCanBePlayedAgain() throws Exception {
        try (VirtualVision vision = vision(0);
                VirtualControl control = new VirtualControl(AgentSettings.local(0), vision.address(), 4096);
                Served served = new Served(
                        MixedReality.of(2),
                        AgentSettings.onFreePorts(),
                        new DeviceAddresses(vision.address(), control.address()));
                RawAgent agent = RawAgent.connected(served, Side.YELLOW)) {
            Served.await("subscription and line-up", () -> count(vision) >= 2);
            for (int i = 0; i < 80; i++) {
                agent.say("<command><wheel_velocities><right>100</right><left>90</left></wheel_velocities></command>");
                cycle(served, vision);
            }
            // Silence loses the robots, which must be in a recording too.
            served.cycles(40);
            assertThat(vision.world().found(2)).isTrue();
            assertThat(served.game.world().found(2)).isFalse();
            double[][] next = new double[2][];
            Match again = new Match(new MatchSetup(
                    MixedReality.of(2),
                    (seen, commands) -> System.arraycopy(next[0], 0, commands.values(), 0, next[0].length),
                    (seen, commands) -> System.arraycopy(next[1], 0, commands.values(), 0, next[1].length),
                    1));
            for (Served.Done done : served.done) {
                if (done.source() == 2) {
                    again.operate(OperatorAction.decode(done.values()));
                } else {
                    next[done.source()] = done.values();
                }
                if (done.source() == 1) {
                    assertThat(again.game().world().steps()).isEqualTo(done.step());
                    again.cycle();
                }
            }
            assertThat(again.hash()).isEqualTo(served.match.hash());
        }
    }

    @Test
    void aVisionThatIsLostAndComesBackIsReportedBothTimes() throws Exception {
        VirtualVision vision = vision(0);
        InetSocketAddress address = vision.address();
        try (VirtualControl control = new VirtualControl(AgentSettings.local(0), address, 4096);
                Served served = new Served(
                        MixedReality.of(2),
                        AgentSettings.onFreePorts(),
                        new DeviceAddresses(address, control.address()))) {
            Served.await("subscription and line-up", () -> count(vision) >= 2);
            for (int i = 0; i < 5; i++) {
                cycle(served, vision);
            }
            vision.close();
            served.cycles(40);
            assertThat(served.events).contains("the vision tracking is silent");
            assertThat(served.game.world().found(0)).isFalse();
            try (VirtualVision again = vision(address.getPort())) {
                Served.await("the vision is back", () -> {
                    again.cycle();
                    try {
                        served.cycles(1);
                    } catch (InterruptedException e) {
                        throw new AssertionError(e);
                    }
                    return served.events.contains("the vision tracking is back");
                });
                assertThat(served.game.world().found(0)).isTrue();
            }
        } finally {
            vision.close();
        }
    }

    @Test
    void theControlAnswersWithTheCodesOfTableOne() throws Exception {
        try (VirtualVision vision = vision(0);
                VirtualControl control = new VirtualControl(AgentSettings.local(0), vision.address(), 4096);
                RawAgent server = new RawAgent(control.address())) {
            server.say("<rc cycle=\"125\"><robot><id>3</id><left>97.48</left><right>-59.24</right></robot></rc>");
            assertThat(server.hear())
                    .isEqualTo("<rcack cycle=\"125\"><robot><id>3</id><leftcode>28</leftcode><rightcode>-21</rightcode>"
                            + "</robot></rcack>");
            Served.await("the robots have them", () -> count(vision) == 1);
            vision.cycle();
            assertThat(vision.world().wheels().commandedLeft[3]).isEqualTo(0.09748);
            for (int i = 0; i < 30; i++) {
                vision.cycle();
            }
            assertThat(vision.world().wheels().commandedLeft[3])
                    .as("silent for more than 25 cycles")
                    .isZero();
        }
    }

    @Test
    void aControlThatIsLostAndComesBackIsReportedBothTimes() throws Exception {
        VirtualControl control = new VirtualControl(AgentSettings.local(0), AgentSettings.local(9), 4096);
        InetSocketAddress address = control.address();
        try (VirtualVision vision = vision(0);
                Served served = new Served(
                        MixedReality.of(2),
                        AgentSettings.onFreePorts(),
                        new DeviceAddresses(vision.address(), address))) {
            control.close();
            served.cycles(40);
            assertThat(served.events).contains("the robot control is silent");
            try (VirtualControl again = new VirtualControl(address, vision.address(), 4096)) {
                Served.await("the control is back", () -> {
                    vision.cycle();
                    try {
                        served.cycles(1);
                    } catch (InterruptedException e) {
                        throw new AssertionError(e);
                    }
                    return served.events.contains("the robot control is back");
                });
                assertThat(again.counters().notZero()).isNotEmpty();
            }
        } finally {
            control.close();
        }
    }

    @Test
    void aServerOfKielIsServedByVisionAndControl() throws Exception {
        try (VirtualVision vision = vision(0);
                VirtualControl control = new VirtualControl(AgentSettings.local(0), vision.address(), 4096);
                RawAgent toVision = new RawAgent(vision.address());
                RawAgent toControl = new RawAgent(control.address())) {
            toVision.say(
                    "<?xml version=\"1.0\"?><connectionrequest><clientname>MR-Server</clientname></connectionrequest>");
            assertThat(toVision.hear())
                    .isEqualTo("<connectionacknowlege><servername>RoboPitch V-VT</servername>"
                            + "<clientname>MR-Server</clientname><connectionallowed>true</connectionallowed>"
                            + "</connectionacknowlege>");
            toVision.say("<connectionestablished/>");
            toControl.say(
                    "<commandPackage><commandProtocolRevision>2</commandProtocolRevision><sections><botID>3</botID>"
                            + "<commandList><command>MOTOR_LEFT</command><value>100</value></commandList><commandList>"
                            + "<command>MOTOR_RIGHT</command><value>100</value></commandList></sections></commandPackage>");
            Served.await("the codes are there", () -> count(vision) == 3);
            vision.cycle();
            assertThat(toVision.hear()).startsWith("<positiondatapackage ").contains("<objecttype>BOT</objecttype>");
            assertThat(vision.world().wheels().commandedLeft[3]).isEqualTo(0.13043);
        }
    }

    @Test
    void devicesOfKielServeOurServer() throws Exception {
        try (RawAgent vision = new RawAgent(AgentSettings.local(9));
                RawAgent control = new RawAgent(AgentSettings.local(9));
                Served served = new Served(
                        MixedReality.of(2),
                        AgentSettings.onFreePorts(),
                        new DeviceAddresses(vision.address(), control.address(), AgentSettings.local(0), true));
                RawAgent agent = RawAgent.connected(served, Side.BLUE)) {
            assertThat(vision.hear()).startsWith("<connectionrequest>");
            vision.reply("<connectionacknowlege><connectionallowed>true</connectionallowed></connectionacknowlege>");
            assertThat(vision.hear()).isEqualTo("<connectionestablished></connectionestablished>");
            vision.reply("<positiondatapackage><objects><objecttype>BOT</objecttype><id>0</id><location>0.73</location>"
                    + "<location>0.71</location><angle>180</angle></objects></positiondatapackage>");
            Served.await("the frame is there", () -> served.counted("devices: datagrams taken") == 2);
            agent.say(
                    "<command><wheel_velocities><right>130.43</right><left>65.215</left></wheel_velocities></command>");
            Served.await("the command is there", () -> served.counted("blue: datagrams taken") == 3);
            served.cycles(1);
            // A quarter of the field from its middle, in both directions.
            assertThat(served.game.world().bodies().body[0].x).isCloseTo(0.78181 / 4, within(1e-6));
            assertThat(served.game.world().bodies().body[0].y).isCloseTo(0.487475 / 4, within(1e-6));
            assertThat(served.game.world().found(1)).as("left out").isFalse();
            assertThat(control.hear()).contains("<botID>0</botID>");
            served.cycles(30);
            assertThat(served.events).doesNotContain("the robot control is silent");
        }
    }

    @Test
    void theVisionsOwnNoiseIsInItsFramesAndItsRobots() throws Exception {
        SensingSettings sensing = SensingSettings.PERFECT
                .with("positionNoise", 0.003)
                .with("headingNoise", 0.05)
                .with("delay", 0.04);
        ActuationSettings actuation =
                ActuationSettings.PERFECT.with("lockRate", 2).with("lockTime", 0.1);
        try (VirtualVision vision =
                        new VirtualVision(PARAMETERS, AgentSettings.local(0), 4096, 1000, 5, sensing, actuation);
                RawAgent watcher = new RawAgent(vision.address())) {
            watcher.say("<connect><type>Server</type></connect>");
            watcher.say(
                    "<rcack"
                            + " cycle=\"1\"><robot><id>1</id><leftcode>20</leftcode><rightcode>-20</rightcode></robot></rcack>");
            Served.await("both are there", () -> count(vision) == 2);
            double square = 0;
            int locked = 0;
            int cycles = 450;
            for (int i = 0; i < cycles; i++) {
                vision.cycle();
                DeviceMessage.Vision frame = (DeviceMessage.Vision) DeviceMessage.read(watcher.hear());
                assertThat(frame.cycle()).as("two cycles late").isEqualTo(Math.max(0, i + 1 - 2));
                if (i > 2) {
                    // Robot 0 stands.
                    double off =
                            frame.robots().get(0).x() / 1000 - vision.world().bodies().body[0].x;
                    square += off * off;
                }
                locked += vision.world().wheels().commandedLeft[1] == 0 ? 1 : 0;
            }
            assertThat(Math.sqrt(square / (cycles - 3))).isCloseTo(0.003, within(0.0005));
            // A wheel runs free for 0.5 s and stands for 0.1 s.
            assertThat(locked / (double) cycles).isCloseTo(1.0 / 6, within(0.12));
        }
    }

    @Test
    void anOperatorPutsARobotElsewhereAndSeesItThere() throws Exception {
        try (VirtualVision vision = vision(0)) {
            AtomicBoolean end = new AtomicBoolean();
            Thread beat = new Thread(() -> RealTime.run(0.02, vision::cycle, end::get));
            beat.start();
            try {
                DeviceMessage.Seen wish = new DeviceMessage.Seen(3, true, 100, -57, 37.5);
                assertThat(Repositioner.put(wish, vision.address())).isEqualTo(wish);
                assertThat(Repositioner.put(new DeviceMessage.Seen(99, true, 0, 0, 0), vision.address()))
                        .isNull();
            } finally {
                end.set(true);
                beat.join();
            }
        }
    }

    @Test
    void noDatagramStopsVisionOrControl() throws Exception {
        int datagrams = Integer.getInteger("robopitch.datagrams", 20_000);
        long seed = 78;
        Random random = new Random(seed);
        String[] good = {
            "<rc cycle=\"1\"><robot><id>3</id><left>97.48</left><right>-59.24</right></robot></rc>",
            "<rcack cycle=\"1\"><robot><id>1</id><leftcode>28</leftcode><rightcode>99</rightcode></robot></rcack>",
            "<reposition><robot><id>2</id><x>1e9</x><y>2</y><theta>3</theta></robot></reposition>",
            "<connect><type>Server</type></connect>"
        };
        try (VirtualVision vision = vision(0);
                VirtualControl control = new VirtualControl(AgentSettings.local(0), vision.address(), 4096);
                RawAgent atVision = new RawAgent(vision.address());
                RawAgent atControl = new RawAgent(control.address())) {
            for (int i = 0; i < datagrams; i++) {
                String text = MixedRealityLinkTest.mutilated(good[random.nextInt(good.length)], random);
                (i % 2 == 0 ? atVision : atControl).say(text);
                if (i % 500 == 0) {
                    vision.cycle();
                }
            }
            try (RawAgent server = new RawAgent(control.address())) {
                assertThat(server.ask("<rc cycle=\"7\"></rc>")).isEqualTo("<rcack cycle=\"7\"></rcack>");
            }
            vision.cycle();
        }
    }
}
