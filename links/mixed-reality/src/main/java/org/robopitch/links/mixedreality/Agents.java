// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.mixedreality;

import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.Commands;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.RobotView;
import org.robopitch.engine.match.Side;
import org.robopitch.links.mixedreality.wire.AgentMessage;
import org.robopitch.mixedreality.game.GoTo;
import org.robopitch.mixedreality.game.MixedReality;
import org.robopitch.runner.link.LinkCounters;

/**
 * The agents of one side: who plays which robot, and what each last said. Datagrams come from one thread, the match asks
 * from another.
 */
final class Agents {
    private final Side side;
    private final AgentSettings settings;
    private final LinkCounters.Counter strangers;
    private final LinkCounters.Counter refused;
    private final List<String> news = new ArrayList<>();
    private final double[] wheels = new double[2];
    private @Nullable Agent[] agents = new Agent[0];
    private long cycle;

    /** One agent, and what it last said. */
    static final class Agent {
        final InetSocketAddress address;
        final int robot;
        String nickname;

        @Nullable
        AgentMessage last;

        @Nullable
        AgentMessage motion;

        AgentMessage.@Nullable Kick kick;
        boolean fresh;
        boolean lost;
        long heard;
        double targetX;
        double targetY;
        boolean hasTarget;

        Agent(InetSocketAddress address, int robot, String nickname, long heard) {
            this.address = address;
            this.robot = robot;
            this.nickname = nickname;
            this.heard = heard;
        }
    }

    Agents(Side side, AgentSettings settings, LinkCounters counters) {
        this.side = side;
        this.settings = settings;
        this.strangers = counters.counter(side.label() + ": dropped, sender is not connected");
        this.refused = counters.counter(side.label() + ": agents refused");
    }

    /** Begins a match; agents that are there stay. */
    synchronized void begin(int robots) {
        Agent[] before = agents;
        agents = new Agent[robots];
        System.arraycopy(before, 0, agents, 0, Math.min(before.length, robots));
    }

    /** Does what a datagram asks for, and says what to answer; null for a root that nobody knows. */
    synchronized @Nullable List<String> take(InetSocketAddress from, @Nullable AgentMessage message) {
        if (message == null) {
            return null;
        }
        if (message instanceof AgentMessage.Connect connect) {
            return connect(from, connect);
        }
        Agent agent = find(from);
        if (agent == null) {
            strangers.add();
            return List.of();
        }
        hear(agent);
        if (message instanceof AgentMessage.Parameters parameters) {
            Agent moved = move(agent, parameters);
            return List.of(settings.properties(moved.robot));
        }
        if (!(message instanceof AgentMessage.Acknowledgement)) {
            obey(agent, message);
        }
        return List.of();
    }

    private List<String> connect(InetSocketAddress from, AgentMessage.Connect connect) {
        Agent agent = find(from);
        boolean known = connect.type().equals("Client") && connect.version().equals(AgentMessage.VERSION);
        if (known && agent == null) {
            int robot = freeRobot(connect.robot());
            if (robot >= 0) {
                String nickname = connect.nickname().isEmpty() ? side.label() + " " + (robot + 1) : connect.nickname();
                agent = new Agent(from, robot, nickname, cycle);
                agents[robot] = agent;
                news.add("agent " + nickname + " plays robot " + (robot + 1) + " of " + side.label());
            }
        }
        if (!known || agent == null) {
            refused.add();
            return List.of(AgentMessage.answer(false));
        }
        hear(agent);
        return connect.whole()
                ? List.of(AgentMessage.answer(true), AgentMessage.movementMode())
                : List.of(AgentMessage.answer(true));
    }

    /** The robot that is asked for, by its number in the team or among all robots, if it is free, or the next free one. */
    private int freeRobot(int wanted) {
        int robots = agents.length;
        int inTeam = side == Side.YELLOW && wanted >= robots ? wanted - robots : wanted;
        if (inTeam >= 0 && inTeam < robots && isFree(inTeam)) {
            return inTeam;
        }
        for (int robot = 0; robot < robots; robot++) {
            if (isFree(robot)) {
                return robot;
            }
        }
        return -1;
    }

    private boolean isFree(int robot) {
        Agent agent = agents[robot];
        return agent == null || agent.lost;
    }

    private Agent move(Agent agent, AgentMessage.Parameters parameters) {
        if (!parameters.nickname().isEmpty()) {
            agent.nickname = parameters.nickname();
        }
        int robot = parameters.robot() < 0 ? agent.robot : freeRobot(parameters.robot());
        if (robot < 0 || robot == agent.robot || parameters.robot() % Math.max(1, agents.length) != robot) {
            return agent;
        }
        Agent moved = new Agent(agent.address, robot, agent.nickname, cycle);
        agents[agent.robot] = null;
        agents[robot] = moved;
        return moved;
    }

    private @Nullable Agent find(InetSocketAddress address) {
        for (Agent agent : agents) {
            if (agent != null && agent.address.equals(address)) {
                return agent;
            }
        }
        return null;
    }

    private void hear(Agent agent) {
        agent.heard = cycle;
        if (agent.lost) {
            agent.lost = false;
            news.add("agent " + agent.nickname + " is back");
        }
    }

    private void obey(Agent agent, AgentMessage message) {
        agent.last = message;
        agent.fresh = true;
        if (message instanceof AgentMessage.Kick kick) {
            agent.kick = kick;
        } else {
            agent.motion = message;
            agent.hasTarget = false;
        }
        notifyAll();
    }

    /** Waits until all agents that are there have said something since the last cycle, or time is up. */
    synchronized boolean awaitFresh(long deadlineNanos) throws InterruptedException {
        while (!allFresh()) {
            long left = deadlineNanos - System.nanoTime();
            if (left <= 0) {
                return false;
            }
            wait(Math.max(1, left / 1_000_000));
        }
        return true;
    }

    private boolean allFresh() {
        boolean any = false;
        for (Agent agent : agents) {
            if (agent != null && !agent.lost) {
                any = true;
                if (!agent.fresh) {
                    return false;
                }
            }
        }
        return any;
    }

    /** Writes what the agents want into the commands of their team. */
    synchronized void command(Observation seen, Commands commands) {
        cycle++;
        commands.stop();
        for (int robot = 0; robot < agents.length; robot++) {
            Agent agent = agents[robot];
            if (agent == null) {
                commands.role(robot, "no agent");
                continue;
            }
            commands.role(robot, agent.nickname);
            agent.fresh = false;
            if (noticeLoss(agent) || cycle - agent.heard > settings.silentCycles()) {
                continue;
            }
            drive(agent, seen.own(robot), commands);
        }
    }

    private boolean noticeLoss(Agent agent) {
        if (!agent.lost && cycle - agent.heard > settings.lostCycles()) {
            agent.lost = true;
            agent.motion = null;
            news.add("agent " + agent.nickname + " is silent; another may take robot " + (agent.robot + 1));
        }
        return agent.lost;
    }

    private void drive(Agent agent, RobotView me, Commands commands) {
        int turn = settings.yDown() ? -1 : 1;
        if (agent.motion instanceof AgentMessage.Wheels speeds) {
            commands.wheels(agent.robot, speeds.left() / 1000, speeds.right() / 1000);
        } else if (agent.motion instanceof AgentMessage.Goto point) {
            if (!agent.hasTarget) {
                double direction = me.heading() + turn * StrictMath.toRadians(point.angle());
                agent.targetX = me.x() + point.distance() / 1000 * StrictMath.cos(direction);
                agent.targetY = me.y() + point.distance() / 1000 * StrictMath.sin(direction);
                agent.hasTarget = true;
            }
            double dx = agent.targetX - me.x();
            double dy = agent.targetY - me.y();
            double angle = StrictMath.IEEEremainder(StrictMath.atan2(dy, dx) - me.heading(), 2 * Math.PI);
            GoTo.wheels(Math.sqrt(dx * dx + dy * dy), angle, wheels);
            commands.wheels(agent.robot, wheels[0], wheels[1]);
        }
        AgentMessage.Kick kick = agent.kick;
        if (kick != null) {
            commands.set(agent.robot, MixedReality.KICK_FORCE, kick.force());
            commands.set(agent.robot, MixedReality.KICK_ANGLE, turn * StrictMath.toRadians(kick.angle()));
            agent.kick = null;
        }
    }

    /** The agents that are there, for everybody to be told what there is to see. */
    synchronized List<Agent> present() {
        List<Agent> present = new ArrayList<>();
        for (Agent agent : agents) {
            if (agent != null) {
                present.add(agent);
            }
        }
        return present;
    }

    /** What agents call themselves. */
    synchronized String nickname(int robot) {
        Agent agent = robot < agents.length ? agents[robot] : null;
        return agent == null ? "" : agent.nickname;
    }

    /** What has happened since the last call, in sentences. */
    synchronized List<String> takeNews() {
        List<String> taken = List.copyOf(news);
        news.clear();
        return taken;
    }
}
