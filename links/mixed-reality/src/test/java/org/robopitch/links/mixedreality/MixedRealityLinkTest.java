// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.mixedreality;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.match.Side;
import org.robopitch.links.mixedreality.client.AgentClient;
import org.robopitch.links.mixedreality.client.TeamBrain;
import org.robopitch.links.mixedreality.wire.WorldData;
import org.robopitch.mixedreality.game.MixedReality;
import org.robopitch.mixedreality.world.Placement;
import org.robopitch.teams.bahia.Bahia;

class MixedRealityLinkTest {
    private static final AgentSettings SETTINGS = AgentSettings.onFreePorts();

    @Test
    void anAgentOf2008ShakesHands() throws Exception {
        try (Served served = new Served(MixedReality.of(5), SETTINGS);
                RawAgent agent = new RawAgent(served.link.address(Side.BLUE))) {
            agent.say(RawAgent.CONNECT + "\0");
            assertThat(agent.hear()).isEqualTo("<connect>true</connect>");
            assertThat(agent.hear())
                    .isEqualTo("<connect><type>Client</type><protocol_version>1.0</protocol_version>"
                            + "<movement_mode>wheel_velocities</movement_mode></connect>");
            agent.say("<connect>true</connect>");
            served.cycles(1);
            assertThat(agent.hear())
                    .startsWith("<WorldData><time>0.020</time><agent_id>0</agent_id><nickname>N</nickname>"
                            + "<status>found</status><max_agent>10</max_agent><playMode>kick off ");
        }
    }

    @Test
    void anAgentOfTheLaterVariantSendsItsParametersAfterwards() throws Exception {
        try (Served served = new Served(MixedReality.of(5), SETTINGS);
                RawAgent agent = new RawAgent(served.link.address(Side.YELLOW))) {
            agent.say("<connect><type>Client</type><protocol_version>1.0</protocol_version></connect>");
            assertThat(agent.hear()).isEqualTo("<connect>true</connect>");
            agent.say("<parameters><rc_id>8</rc_id><vt_id>8</vt_id><nickname>late</nickname></parameters>");
            assertThat(agent.hear()).startsWith("<parameters>").contains("<name>rc_id</name><value>3</value>");
            served.cycles(1);
            assertThat(agent.world().agent()).isEqualTo(3);
        }
    }

    @Test
    void agentsOfAnotherProtocolAndOneTooManyAreRefused() throws Exception {
        try (Served served = new Served(MixedReality.of(1), SETTINGS);
                RawAgent first = RawAgent.connected(served, Side.BLUE);
                RawAgent second = new RawAgent(served.link.address(Side.BLUE))) {
            second.say(RawAgent.CONNECT);
            assertThat(second.hear()).isEqualTo("<connect>false</connect>");
            second.say(RawAgent.CONNECT.replace("1.0", "9.9"));
            assertThat(second.hear()).isEqualTo("<connect>false</connect>");
            second.say("<command><kick><angle>0</angle><force>1</force></kick></command>");
            Served.await(
                    "the stranger is counted", () -> served.counted("blue: dropped, sender is not connected") == 1);
            assertThat(served.link.connected(Side.BLUE)).isEqualTo(1);
            first.say("<nonsense/>");
            Served.await("the unknown root is counted", () -> served.counted("blue: dropped, unknown root") == 1);
        }
    }

    /** A robot of blue at (100, 50) mm looking up, the ball 40 mm to its left and 30 mm ahead. */
    private static WorldData placed(AgentSettings settings) throws Exception {
        try (Served served = new Served(MixedReality.of(2), settings);
                RawAgent agent = RawAgent.connected(served, Side.BLUE)) {
            Placement placement = new Placement(served.game.world());
            placement.placeRobot(0, 0.1, 0.05, 0, 1);
            placement.placeRobot(1, 0.1, -0.05, 1, 0);
            placement.placeBall(0.06, 0.08, 0, 0);
            served.cycles(1);
            return agent.world();
        }
    }

    @Test
    void distancesAndAnglesAreSeenFromTheAgent() throws Exception {
        WorldData seen = placed(SETTINGS);
        assertThat(seen.ball().distance()).isCloseTo(50, within(0.01));
        assertThat(seen.ball().angle()).isCloseTo(Math.toDegrees(Math.atan2(40, 30)), within(0.01));
        assertThat(seen.teamMates()).hasSize(1);
        assertThat(seen.teamMates().get(0).at().distance()).isCloseTo(100, within(0.01));
        assertThat(seen.teamMates().get(0).at().angle()).isEqualTo(180);
        assertThat(seen.teamMates().get(0).orientation()).isCloseTo(-90, within(0.01));
        assertThat(seen.opponents()).hasSize(2);
        assertThat(seen.flags()).hasSize(19);
        // The post of the right goal, at (390.905, 79): 29 mm ahead, 290.905 to the right.
        WorldData.Flag pole = seen.flags().stream()
                .filter(flag -> flag.id().equals("top_right_pole"))
                .findFirst()
                .orElseThrow();
        assertThat(pole.at().distance()).isCloseTo(Math.hypot(290.905, 29), within(0.01));
        assertThat(pole.at().angle()).isCloseTo(-Math.toDegrees(Math.atan2(290.905, 29)), within(0.01));
        assertThat(seen.collision()).isNull();
    }

    @Test
    void theFramesOf2008AreClockwiseAndCollisionsAreToldIfAskedFor() throws Exception {
        WorldData seen = placed(SETTINGS.with("yDown", true).with("collisionStatus", true));
        assertThat(seen.ball().angle()).isCloseTo(-Math.toDegrees(Math.atan2(40, 30)), within(0.01));
        assertThat(seen.teamMates().get(0).orientation()).isCloseTo(90, within(0.01));
        assertThat(seen.collision()).isEqualTo("none");
    }

    @Test
    void commandsDriveTheRobotUntilItsAgentIsSilent() throws Exception {
        try (Served served = new Served(MixedReality.of(5), SETTINGS);
                RawAgent agent = RawAgent.connected(served, Side.BLUE)) {
            served.untilRunning();
            Bodies bodies = served.game.world().bodies();
            new Placement(served.game.world()).placeRobot(0, 0, 0.15, 1, 0);
            agent.say("<command><wheel_velocities><right>100</right><left>100</left></wheel_velocities></command>");
            Served.await("the command is there", () -> served.counted("blue: datagrams taken") == 3);
            served.cycles(10);
            // 100 mm/s is 97.48 in Table 1, for 0.2 s.
            assertThat(bodies.body[0].x).isCloseTo(0.019496, within(1e-9));
            served.cycles(40);
            assertThat(bodies.body[0].along).isZero();
            agent.say("<command><goto><dist>60</dist><angle>90</angle></goto></command>");
            Served.await("the command is there", () -> served.counted("blue: datagrams taken") == 4);
            double x = bodies.body[0].x;
            for (int i = 0; i < 20; i++) {
                served.cycles(10);
                agent.say("<connect>true</connect>");
                int taken = 5 + i;
                Served.await("a sign of life", () -> served.counted("blue: datagrams taken") == taken);
            }
            assertThat(bodies.body[0].x).isCloseTo(x, within(0.008));
            assertThat(bodies.body[0].y).isCloseTo(0.21, within(0.008));
        }
    }

    @Test
    void aSilentAgentLosesItsRobotToTheNextOne() throws Exception {
        try (Served served = new Served(MixedReality.of(1), SETTINGS);
                RawAgent first = RawAgent.connected(served, Side.BLUE);
                RawAgent second = new RawAgent(served.link.address(Side.BLUE))) {
            // Its last word may still be on the way when the first cycles are over.
            for (int tries = 0; tries < 50 && served.link.connected(Side.BLUE) > 0; tries++) {
                served.cycles(300);
            }
            assertThat(served.link.connected(Side.BLUE)).isZero();
            assertThat(first.world().agent()).isZero();
            second.say(RawAgent.CONNECT);
            assertThat(second.hear()).isEqualTo("<connect>true</connect>");
            served.cycles(1);
            assertThat(served.events).anyMatch(text -> text.contains("is silent"));
            assertThat(served.link.connected(Side.BLUE)).isEqualTo(1);
        }
    }

    @Test
    void theVisionShowsItsFramesAndTakesRepositions() throws Exception {
        try (Served served = new Served(MixedReality.of(5), SETTINGS);
                RawAgent watcher = new RawAgent(served.link.visionAddress())) {
            watcher.say("<connect><type>Server</type></connect>");
            watcher.say("<reposition><robot><id>3</id><x>120</x><y>-57.1</y><theta>37.5</theta></robot>"
                    + "<robot><id>99</id><x>0</x><y>0</y><theta>0</theta></robot></reposition>");
            Served.await("both are there", () -> served.counted("vision: datagrams taken") == 2);
            served.cycles(1);
            assertThat(watcher.hear())
                    .startsWith("<vt cycle=\"1\" time=\"0.020\"><robot><id>0</id><status>found</status>")
                    .contains(
                            "<robot><id>3</id><status>found</status><x>120.00</x><y>-57.10</y><theta>37.500</theta></robot>");
            assertThat(served.counted("vision: dropped, no such robot")).isEqualTo(1);
        }
    }

    @Test
    void monitorsAreToldEverythingInPlacesOnTheScreen() throws Exception {
        try (Served served = new Served(MixedReality.of(2), SETTINGS);
                RawAgent kiel = new RawAgent(served.link.monitorAddress());
                RawAgent ours = new RawAgent(served.link.monitorAddress())) {
            kiel.say("<connectionrequest><clientname>graphics</clientname></connectionrequest>");
            assertThat(kiel.hear()).contains("<connectionallowed>true</connectionallowed>");
            kiel.say("<connectionestablished/>");
            ours.say("<connect><type>Monitor</type></connect>");
            Served.await("all are there", () -> served.counted("monitor: datagrams taken") == 3);
            new Placement(served.game.world()).placeRobot(1, 0.78181 / 4, -0.487475 / 4, 0, 1);
            served.cycles(1);
            String told = ours.hear();
            assertThat(kiel.hear()).isEqualTo(told);
            assertThat(told)
                    .startsWith("<WorldData><time>0.020</time><playMode>kick off ")
                    .contains("<max_agent>4</max_agent><ball><pointtype>ball</pointtype><position><x>0.50000</x>"
                            + "<y>0.37500</y></position></ball>")
                    // Half of the way from the middle to the corner, which is at 0.96 and 0.75 · 0.08.
                    .contains("<players><pointtype>player</pointtype><position><x>0.73000</x><y>0.21750</y></position>"
                            + "<id>1</id><nickname></nickname><status>true</status>"
                            + "<orientationangle>90.00</orientationangle><team>blue</team></players>")
                    .contains("<flag><pointtype>top_right_corner</pointtype><position><x>0.96000</x><y>0.69000</y>");
        }
    }

    @Test
    void agentsOfTheLaterVariantPlayToo() throws Exception {
        try (Served served = new Served(MixedReality.of(2), SETTINGS);
                AgentClient client = new AgentClient(
                        served.link.address(Side.YELLOW),
                        "late",
                        1,
                        true,
                        new TeamBrain(new Bahia(), Side.YELLOW, false))) {
            Served.await("it has its robot", () -> {
                try {
                    served.cycles(1);
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
                return client.told() > 3
                        && served.match.commands(Side.YELLOW).role(1).equals("late");
            });
        }
    }

    @Test
    void tenAgentsASidePlayOverTheProtocol() throws Exception {
        double minutes = Double.parseDouble(System.getProperty("robopitch.minutes", "0.2"));
        AgentSettings settings = SETTINGS.with("longest", AgentSettings.LONGEST).with("deadlineSeconds", 5);
        List<AgentClient> clients = new ArrayList<>();
        try (Served served = new Served(MixedReality.of(10), settings)) {
            for (Side side : Side.values()) {
                for (int i = 0; i < 10; i++) {
                    TeamBrain brain = new TeamBrain(new Bahia(), side, false);
                    clients.add(new AgentClient(served.link.address(side), side.label() + i, i, brain));
                }
            }
            Served.await(
                    "all are connected",
                    () -> served.link.connected(Side.BLUE) == 10 && served.link.connected(Side.YELLOW) == 10);
            served.link.show(served.match);
            int cycles = (int) (minutes * 60 / 0.02);
            served.cycles(cycles);
            assertThat(served.match.cycles()).isEqualTo(cycles);
            assertThat(served.link.missed(Side.BLUE) + served.link.missed(Side.YELLOW))
                    .isLessThan(1 + cycles / 10);
            assertThat(served.counted("blue: dropped, cannot be read")).isZero();
            assertThat(served.match.statistics().distance(Side.BLUE)).isGreaterThan(minutes);
            for (AgentClient client : clients) {
                assertThat(client.told()).isGreaterThan(cycles / 2);
            }
        } finally {
            clients.forEach(AgentClient::close);
        }
    }

    @Test
    void noDatagramStopsAPort() throws Exception {
        int datagrams = Integer.getInteger("robopitch.datagrams", 20_000);
        long seed = 77;
        Random random = new Random(seed);
        String[] good = {
            RawAgent.CONNECT,
            "<command><wheel_velocities><right>1e3</right><left>-5</left></wheel_velocities></command>",
            "<command><kick><angle>NaN</angle><force>1</force></kick></command>",
            "<parameters><rc_id>-4</rc_id></parameters>",
            "<reposition><robot><id>3</id><x>1</x><y>2</y><theta>3</theta></robot></reposition>",
            "<vt cycle='x'/>"
        };
        try (Served served = new Served(MixedReality.of(5), SETTINGS);
                RawAgent atBlue = new RawAgent(served.link.address(Side.BLUE));
                RawAgent atYellow = new RawAgent(served.link.address(Side.YELLOW));
                RawAgent atVision = new RawAgent(served.link.visionAddress())) {
            for (int i = 0; i < datagrams; i++) {
                String text = mutilated(good[random.nextInt(good.length)], random);
                (i % 3 == 0 ? atBlue : i % 3 == 1 ? atYellow : atVision).say(text);
                if (i % 500 == 0) {
                    served.cycles(1);
                }
            }
            try (RawAgent agent = new RawAgent(served.link.address(Side.BLUE))) {
                assertThat(agent.ask("<connect><type>Client</type><protocol_version>9</protocol_version></connect>"))
                        .isEqualTo("<connect>false</connect>");
            }
            served.cycles(5);
        }
    }

    static String mutilated(String good, Random random) {
        StringBuilder text = new StringBuilder(good);
        for (int k = random.nextInt(4); k > 0; k--) {
            int at = random.nextInt(text.length());
            switch (random.nextInt(4)) {
                case 0 -> text.setCharAt(at, (char) random.nextInt(300));
                case 1 -> text.deleteCharAt(at);
                case 2 -> text.append("x".repeat(random.nextInt(5000)));
                default -> text.insert(at, "<&>/=\"".charAt(random.nextInt(6)));
            }
        }
        return text.toString();
    }
}
