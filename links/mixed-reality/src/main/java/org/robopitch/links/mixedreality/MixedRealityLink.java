// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.mixedreality;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.OperatorAction;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.Team;
import org.robopitch.links.mixedreality.wire.AgentMessage;
import org.robopitch.links.mixedreality.wire.DeviceMessage;
import org.robopitch.links.mixedreality.wire.KielDialect;
import org.robopitch.links.mixedreality.xml.Element;
import org.robopitch.links.mixedreality.xml.MalformedXmlException;
import org.robopitch.mixedreality.game.MixedRealityGame;
import org.robopitch.mixedreality.parameters.FieldParameters;
import org.robopitch.runner.link.Link;
import org.robopitch.runner.link.LinkCounters;
import org.robopitch.runner.link.WaitBudget;

/**
 * The soccer server of Mixed Reality: agents connect with protocol 1.0, are told what they see every cycle and say what
 * their robots do. Beside it stand the port of the vision, where its frames can be had and an operator repositions robots,
 * and the port of monitors, which show the game.
 */
public final class MixedRealityLink implements Link {
    private static final double SAID_AFTER_SECONDS = 2;

    private final AgentSettings settings;
    private final LinkCounters counters = new LinkCounters();
    private final Agents blue;
    private final Agents yellow;
    private final Datagrams bluePort;
    private final Datagrams yellowPort;
    private final @Nullable StreamPort visionPort;
    private final StreamPort monitorPort;
    private final @Nullable Devices devices;
    private final ConcurrentLinkedQueue<DeviceMessage.Seen> repositions = new ConcurrentLinkedQueue<>();
    private final LinkCounters.Counter strangeRobots;
    private final Set<Side> outside = EnumSet.noneOf(Side.class);
    private final long[] missed = new long[2];
    private final double[] waited = new double[2];
    private final Set<Side> said = EnumSet.noneOf(Side.class);
    private final WaitBudget[] budgets = new WaitBudget[2];
    private volatile Consumer<String> console = text -> {};
    private final List<AutoCloseable> opened = new ArrayList<>();
    private @Nullable WorldViews views;

    /** A server whose robots are those of the match's own world. */
    public MixedRealityLink(AgentSettings settings) throws IOException {
        this(settings, null);
    }

    /**
     * Opens all ports.
     *
     * @param elsewhere vision tracking and robot control elsewhere; without, the robots are those of the match's own world
     * @throws IOException if a port is taken
     */
    public MixedRealityLink(AgentSettings settings, @Nullable DeviceAddresses elsewhere) throws IOException {
        this.settings = settings.checked();
        this.devices = elsewhere == null ? null : open(new Devices(elsewhere, settings.longest(), counters));
        this.strangeRobots = counters.counter("vision: dropped, no such robot");
        this.blue = new Agents(Side.BLUE, settings, counters);
        this.yellow = new Agents(Side.YELLOW, settings, counters);
        try {
            this.bluePort = open(agentPort(blue, Side.BLUE, settings.at(settings.bluePort())));
            this.yellowPort = open(agentPort(yellow, Side.YELLOW, settings.at(settings.yellowPort())));
            this.monitorPort = open(new StreamPort(
                    "monitor", settings.at(settings.monitorPort()), AgentSettings.LONGEST, counters, root -> false));
            // With devices elsewhere the vision has a port of its own, there.
            this.visionPort = devices != null
                    ? null
                    : open(new StreamPort(
                            "vision",
                            settings.at(settings.visionPort()),
                            settings.longest(),
                            counters,
                            this::takeAtVision));
        } catch (IOException e) {
            close();
            throw e;
        }
    }

    private <P extends AutoCloseable> P open(P port) {
        opened.add(port);
        return port;
    }

    private Datagrams agentPort(Agents agents, Side side, InetSocketAddress address) throws IOException {
        return new Datagrams(side.label(), address, settings.longest(), counters, (from, text) -> {
            List<String> answers = agents.take(from, AgentMessage.read(text));
            if (answers == null) {
                return false;
            }
            answers.forEach(answer -> port(side).send(from, answer));
            return true;
        });
    }

    private Datagrams port(Side side) {
        return side == Side.BLUE ? bluePort : yellowPort;
    }

    private Agents agents(Side side) {
        return side == Side.BLUE ? blue : yellow;
    }

    private boolean takeAtVision(Element root) throws MalformedXmlException {
        if (DeviceMessage.read(root) instanceof DeviceMessage.Reposition reposition) {
            repositions.addAll(reposition.robots());
            return true;
        }
        return false;
    }

    /** Where agents of a side connect. */
    public InetSocketAddress address(Side side) {
        return port(side).address();
    }

    /** Where the vision's frames can be had; none if the vision is elsewhere. */
    public @Nullable InetSocketAddress visionAddress() {
        return visionPort == null ? null : visionPort.address();
    }

    /** Where vision tracking and robot control elsewhere are heard; null if there are none. */
    public @Nullable InetSocketAddress devicesAddress() {
        return devices == null ? null : devices.address();
    }

    /** Where monitors connect. */
    public InetSocketAddress monitorAddress() {
        return monitorPort.address();
    }

    /** How many agents of a side are connected and have been heard of lately. */
    public int connected(Side side) {
        return (int)
                agents(side).present().stream().filter(agent -> !agent.lost).count();
    }

    /** One line for people. */
    public String describe() {
        String vision =
                visionPort == null ? "" : ", vision on " + visionPort.address().getPort();
        return "Mixed Reality: agents of blue on UDP " + address(Side.BLUE).getPort() + ", of yellow on "
                + address(Side.YELLOW).getPort() + vision + ", monitors on "
                + monitorPort.address().getPort() + " of "
                + address(Side.BLUE).getAddress().getHostAddress();
    }

    @Override
    public void begin(Match match, Set<Side> played) {
        if (!(match.game() instanceof MixedRealityGame game)) {
            throw new IllegalArgumentException("this link plays mixed-reality, but this is "
                    + match.setup().league().name());
        }
        outside.clear();
        outside.addAll(played);
        said.clear();
        for (Side side : Side.values()) {
            waited[side.ordinal()] = 0;
            budgets[side.ordinal()] = new WaitBudget(settings.deadlineSeconds());
        }
        int robots = game.world().parameters().robotsPerTeam();
        blue.begin(robots);
        yellow.begin(robots);
        views = new WorldViews(game, settings);
        if (devices != null) {
            devices.begin(match, game);
        }
        afterCycle(match);
    }

    @Override
    public Team team(Side side) {
        return (observation, commands) -> agents(side).command(observation, commands);
    }

    @Override
    public void beforeCycle(Match match) throws InterruptedException {
        if (settings.deadlineSeconds() > 0) {
            long deadline = System.nanoTime() + (long) (1e9 * settings.deadlineSeconds());
            for (Side side : outside) {
                long begin = System.nanoTime();
                if (agents(side).awaitFresh(budgets[side.ordinal()].isSpent() ? 0 : deadline)) {
                    answered(match, side, (System.nanoTime() - begin) / 1e9);
                } else {
                    miss(match, side);
                }
            }
        }
        tellNews(match, blue, Side.BLUE);
        tellNews(match, yellow, Side.YELLOW);
        if (devices != null && match.game() instanceof MixedRealityGame game) {
            devices.beforeCycle(match, game);
        }
    }

    @Override
    public void ask(Match match) {
        reposition(match);
        if (devices != null && match.cycles() > 0 && match.game() instanceof MixedRealityGame game) {
            devices.afterCycle(match.cycles(), game);
        }
    }

    private void answered(Match match, Side side, double took) {
        WaitBudget budget = budgets[side.ordinal()];
        // Whether the agents or the computer were slow is not known.
        if (budget.answer(took, took, match.setup().league().cycleSeconds())) {
            match.note(
                    "team late",
                    side,
                    side.label() + " has used up " + budget.seconds()
                            + " s by slow answers: the match no longer waits for it");
        }
    }

    private void miss(Match match, Side side) {
        missed[side.ordinal()]++;
        waited[side.ordinal()] += settings.deadlineSeconds();
        if (connected(side) == 0 && waited[side.ordinal()] >= SAID_AFTER_SECONDS && said.add(side)) {
            console.accept("lockstep has waited " + Math.round(waited[side.ordinal()]) + " s for agents of "
                    + side.label() + ": none is connected to UDP port "
                    + address(side).getPort());
        }
        if (budgets[side.ordinal()].miss()) {
            match.note(
                    "team late",
                    side,
                    side.label() + " has missed answers for " + budgets[side.ordinal()].seconds()
                            + " s in total: the match no longer waits for it");
        }
    }

    @Override
    public void console(Consumer<String> newConsole) {
        console = newConsole;
    }

    private static void tellNews(Match match, Agents agents, Side side) {
        for (String sentence : agents.takeNews()) {
            match.note("agent", side, sentence);
        }
    }

    private void reposition(Match match) {
        int robots = 2 * match.setup().league().robotsPerSide();
        for (DeviceMessage.Seen robot = repositions.poll(); robot != null; robot = repositions.poll()) {
            if (robot.id() < 0 || robot.id() >= robots) {
                strangeRobots.add();
                continue;
            }
            match.operate(new OperatorAction.Place(
                    robot.id(), robot.x() / 1000, robot.y() / 1000, StrictMath.toRadians(robot.theta())));
        }
    }

    @Override
    public void show(Match match) {
        if (match.game() instanceof MixedRealityGame game) {
            show(match, game);
        }
    }

    private void show(Match match, MixedRealityGame game) {
        WorldViews now = views;
        if (now == null) {
            return;
        }
        for (Side side : outside) {
            Observation seen = match.seen(side);
            for (Agents.Agent agent : agents(side).present()) {
                String text = now.of(side, agent, seen, agents(side), agents(side.other()))
                        .write();
                port(side).send(agent.address, text);
            }
        }
        FieldParameters field = game.world().parameters().field();
        if (visionPort != null) {
            DeviceMessage.Vision frame = VisionFrames.of(game.world(), match.cycles());
            visionPort.tell(() -> DeviceMessage.write(frame), () -> KielDialect.write(frame, field));
        }
        Supplier<String> all = () -> now.monitored(blue, yellow);
        monitorPort.tell(all, all);
    }

    @Override
    public long missed(Side side) {
        return missed[side.ordinal()];
    }

    @Override
    public Map<String, String> variables(Side side) {
        return Map.of(
                "ROBOPITCH_SIDE", side.label(),
                "ROBOPITCH_HOST", address(side).getAddress().getHostAddress(),
                "ROBOPITCH_PORT", Integer.toString(address(side).getPort()));
    }

    @Override
    public LinkCounters counters() {
        return counters;
    }

    @Override
    public void close() {
        for (AutoCloseable port : opened) {
            try {
                port.close();
            } catch (Exception e) {
                throw new IllegalStateException("a port cannot be closed", e);
            }
        }
    }
}
