// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.simspark.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedSelectorException;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.Side;
import org.robopitch.humanoid.sense.Percepts;
import org.robopitch.links.simspark.sexp.AsciiText;
import org.robopitch.links.simspark.wire.ServedGame;
import org.robopitch.links.simspark.wire.SimsparkCodec;
import org.robopitch.runner.link.LinkCounters;
import org.robopitch.runner.link.WaitBudget;
import org.robopitch.runner.pace.Clock;

/**
 * Agents and monitors, served between the steps of a world by the thread that plays it.
 *
 * <p>A cycle reads what agents command, sends what they sensed at the end of the cycle before, and leaves the step to the
 * caller: a command shows in the second message after it. No agent and no monitor can hold up the others: nothing blocks,
 * all buffers are bounded, and in sync mode with a deadline an agent that stays silent is waited for once.
 */
public final class SimsparkServer implements AutoCloseable {
    private static final int MOST_BACKLOG = 1 << 20;
    private static final long LOOK_MILLIS = 200;

    /** Longer than any agent is waited for, s. */
    private static final double FOREVER = 1e6;

    /** The protocol's cycle, s. */
    private static final double CYCLE = 0.02;

    private final ServerSettings settings;
    private final ServerCounters counters = new ServerCounters();
    private final Selector selector;
    private final ServerSocketChannel agentDoor;
    private final @Nullable ServerSocketChannel monitorDoor;
    private final SimsparkCodec codec = new SimsparkCodec();
    private final List<AgentSession> agents = new ArrayList<>();
    private final Monitors monitors = new Monitors(counters);
    private final ByteBuffer scratch = ByteBuffer.allocateDirect(1 << 16);
    private final AsciiText text = new AsciiText();
    private final Percepts unborn = new Percepts();
    private final Set<Side> openSides = EnumSet.allOf(Side.class);
    private final long[] missed = new long[2];
    private final double deadline;
    private final SyncPatience patience;
    private @Nullable Seats seats;
    private boolean begun;
    private volatile boolean closed;

    /**
     * Opens the ports.
     *
     * @param settings where and how
     * @throws IOException if a port is taken
     */
    public SimsparkServer(ServerSettings settings) throws IOException {
        this.settings = settings;
        this.deadline = settings.patience() > 0 ? settings.patience() : FOREVER;
        this.patience = new SyncPatience(deadline, Clock.SYSTEM);
        this.selector = Selector.open();
        try {
            this.agentDoor = door(settings.agentPort(), "agents");
            this.monitorDoor = settings.monitorPort() < 0 ? null : door(settings.monitorPort(), "monitors");
        } catch (IOException e) {
            for (SelectionKey key : selector.keys()) {
                key.channel().close();
            }
            selector.close();
            throw e;
        }
    }

    private ServerSocketChannel door(int port, String whom) throws IOException {
        ServerSocketChannel door = ServerSocketChannel.open();
        try {
            door.setOption(StandardSocketOptions.SO_REUSEADDR, true);
            door.bind(new InetSocketAddress(settings.address(), port), 64);
        } catch (IOException e) {
            door.close();
            throw new IOException("port " + port + " for " + whom + " cannot be opened: " + e.getMessage(), e);
        }
        door.configureBlocking(false);
        door.register(selector, SelectionKey.OP_ACCEPT);
        return door;
    }

    /** {@return the port on which agents are awaited} */
    public int agentPort() {
        return port(agentDoor);
    }

    /** {@return the port on which monitors are awaited, or -1} */
    public int monitorPort() {
        return monitorDoor == null ? -1 : port(monitorDoor);
    }

    private static int port(ServerSocketChannel door) {
        return door.socket().getLocalPort();
    }

    /** {@return what came, what went and what was dropped} */
    public LinkCounters counters() {
        return counters.all;
    }

    /** {@return whether a trainer has ended the server} */
    public boolean killed() {
        return monitors.killed();
    }

    /**
     * Sets the sides that agents may play on; both by default.
     *
     * @param sides blue is on the left
     */
    public void open(Set<Side> sides) {
        openSides.retainAll(sides);
        openSides.addAll(sides);
    }

    /**
     * Lets those who have a seat play on in another arena.
     *
     * @param arena what is played on from now on
     */
    public void rejoin(ServedGame arena) {
        for (AgentSession session : seated()) {
            if (session.seated()) {
                arena.join(session.side, session.number, session.type, session.team);
            }
        }
    }

    /**
     * Serves one cycle: {@link #collect} and {@link #show}.
     *
     * @param arena what is played on; its step follows
     * @throws InterruptedException if the server was closed
     */
    public void cycle(ServedGame arena) throws InterruptedException {
        collect(arena);
        show(arena);
    }

    /**
     * Reads commands, fills and empties seats, and hands the commands on in the order of the seats. In sync mode this
     * waits for every agent.
     *
     * @param arena what is played on
     * @throws InterruptedException if the server was closed
     */
    public void collect(ServedGame arena) throws InterruptedException {
        Seats places = seats;
        if (places == null) {
            places = new Seats(arena.robotsPerTeam(), settings.left(), openSides);
            seats = places;
        }
        gather(arena, places);
        places.clear(arena, counters);
        places.give(agents, arena, counters);
        agents.removeIf(session -> !session.connection.isOpen());
        monitors.train(arena, places);
        for (AgentSession session : places.taken()) {
            arena.act(session.side, session.number, session.effects);
            session.next();
        }
    }

    /**
     * Sends what robots sense, and shows monitors the scene.
     *
     * @param arena what is played on
     */
    public void show(ServedGame arena) {
        for (AgentSession session : seated()) {
            if (session.seated()) {
                sense(session, arena);
            }
        }
        for (AgentSession session : agents) {
            if (session.unborn()) {
                senseUnborn(session, arena);
            }
        }
        monitors.show(arena);
    }

    /**
     * {@return how often agents of a side were not waited for any longer}
     *
     * @param side blue is on the left
     */
    public long missed(Side side) {
        return missed[side.ordinal()];
    }

    private List<AgentSession> seated() {
        return seats == null ? List.of() : seats.taken();
    }

    private void sense(AgentSession session, ServedGame arena) {
        Percepts percepts = arena.percepts(session.side, session.number);
        if (session.takeAnnouncement()) {
            percepts.identity(session.number, session.side);
        }
        send(percepts, session);
    }

    private void senseUnborn(AgentSession session, ServedGame arena) {
        unborn.clear();
        arena.unborn(unborn);
        send(unborn, session);
    }

    private void send(Percepts percepts, AgentSession session) {
        codec.print(percepts, text);
        session.connection.send(text);
        counters.senses.add();
        if (session.connection.backlog() > MOST_BACKLOG) {
            counters.slow.add();
            session.connection.close();
        }
    }

    private void gather(ServedGame arena, Seats places) throws InterruptedException {
        long start = System.nanoTime();
        boolean first = true;
        while (true) {
            boolean idle = settings.sync() && places.isIdle();
            boolean waits = idle || (settings.sync() ? waits(places) : !begun && settings.agents() > ready());
            long left = start + (long) ((idle ? CYCLE : deadline) * 1e9) - System.nanoTime();
            boolean patient = places.nobody() || left > 0;
            if (!first && !(waits && patient)) {
                break;
            }
            long millis = first || !waits ? 0 : places.nobody() ? LOOK_MILLIS : left / 1_000_000 + 1;
            patience.begin(places.isAwaited(Side.BLUE), places.isAwaited(Side.YELLOW));
            select(millis, arena);
            patience.end();
            first = false;
            if (closed) {
                throw new InterruptedException("the server is closed");
            }
        }
        begun = true;
        for (AgentSession session : settings.sync() ? places.taken() : List.<AgentSession>of()) {
            if (session.awaited()) {
                session.lapse();
                missed[session.side.ordinal()]++;
                counters.missedSyns.add();
                patience.missed(session.side);
            }
        }
        if (settings.sync()) {
            counters.spent.add(patience.settle());
        }
    }

    /** Before the first cycle all the agents that were announced are awaited, and in sync mode there must be one. */
    private boolean waits(Seats places) {
        if (places.nobody()) {
            return ready() < Math.max(1, begun ? 1 : settings.agents());
        }
        return Arrays.stream(Side.values()).anyMatch(side -> places.isAwaited(side) && !patience.isSpent(side));
    }

    private boolean cyclesRun() {
        Seats places = seats;
        return begun && (!settings.sync() || places != null && !places.nobody());
    }

    private int ready() {
        int count = 0;
        for (AgentSession session : agents) {
            count += session.wantsSeat() || session.seated() ? 1 : 0;
        }
        return count;
    }

    private void select(long millis, ServedGame arena) throws InterruptedException {
        try {
            if (millis > 0) {
                selector.select(millis);
            } else {
                selector.selectNow();
            }
            if (closed || !selector.isOpen()) {
                throw new InterruptedException("the server is closed");
            }
            for (SelectionKey key : selector.selectedKeys()) {
                serve(key, arena);
            }
            selector.selectedKeys().clear();
        } catch (ClosedSelectorException e) {
            throw new InterruptedException("the server is closed");
        } catch (IOException e) {
            throw new UncheckedIOException(String.valueOf(e.getMessage()), e);
        }
        // A message may have been left from the last cycle, so that no socket has news of it.
        for (AgentSession session : agents) {
            session.take();
            if (session.takeSceneRequest(cyclesRun())) {
                senseUnborn(session, arena);
            }
        }
    }

    private void serve(SelectionKey key, ServedGame arena) {
        if (!key.isValid()) {
            return;
        }
        if (key.isAcceptable()) {
            accept(key.channel() == agentDoor, arena);
            return;
        }
        if (key.attachment() instanceof Connection connection) {
            if (key.isReadable()) {
                connection.read(scratch);
            }
            if (connection.isOpen() && key.isValid() && key.isWritable()) {
                connection.flush();
            }
        }
    }

    private void accept(boolean agent, ServedGame arena) {
        ServerSocketChannel door = agent ? agentDoor : monitorDoor;
        try {
            for (SocketChannel channel = next(door); channel != null; channel = next(door)) {
                admit(channel, agent, arena);
            }
        } catch (IOException e) {
            // The other end is gone already.
        }
    }

    private static @Nullable SocketChannel next(@Nullable ServerSocketChannel door) throws IOException {
        return door == null ? null : door.accept();
    }

    private void admit(SocketChannel channel, boolean agent, ServedGame arena) {
        try {
            channel.configureBlocking(false);
            channel.setOption(StandardSocketOptions.TCP_NODELAY, true);
            SelectionKey key = channel.register(selector, SelectionKey.OP_READ);
            Connection connection = new Connection(channel, key);
            key.attach(connection);
            if (agent) {
                counters.agents.add();
                agents.add(new AgentSession(connection, codec, counters));
            } else {
                monitors.add(connection, arena);
            }
        } catch (IOException e) {
            // The other end is gone already.
        }
    }

    @Override
    public void close() {
        closed = true;
        selector.wakeup();
        try {
            for (SelectionKey key : List.copyOf(selector.keys())) {
                key.channel().close();
            }
            selector.close();
        } catch (IOException | RuntimeException e) {
            // Closing what another thread is closing too.
        }
    }

    /**
     * How long a match in sync mode waits for the agents of each side, over all of its cycles. An agent that does not say {@code
     * (syn)} is waited for once; one that says it every second time, or just in time, would let a match take hours.
     */
    static final class SyncPatience {
        /** The protocol's cycle, s. */
        private static final double CYCLE = 0.02;

        private final Clock clock;
        private final WaitBudget[] budgets;
        private final boolean[] awaited = new boolean[2];
        private final boolean[] missed = new boolean[2];
        private final double[] took = new double[2];
        private long begun;

        /**
         * A patience.
         *
         * @param deadlineSeconds what a missed answer costs, s
         * @param clock tells real time
         */
        SyncPatience(double deadlineSeconds, Clock clock) {
            this.clock = clock;
            this.budgets = new WaitBudget[] {new WaitBudget(deadlineSeconds), new WaitBudget(deadlineSeconds)};
        }

        /** Sets who is waited for from now on. */
        void begin(boolean left, boolean right) {
            awaited[0] = left;
            awaited[1] = right;
            begun = clock.nanoTime();
        }

        /** Called when something has happened. */
        void end() {
            double seconds = (clock.nanoTime() - begun) / 1e9;
            for (int side = 0; side < 2; side++) {
                took[side] += awaited[side] ? seconds : 0;
            }
        }

        /** Called when an agent of a side has not answered in time. */
        void missed(Side side) {
            missed[side.ordinal()] = true;
        }

        /**
         * Ends a cycle.
         *
         * @return how many sides have used up their budget in it
         */
        int settle() {
            int spent = 0;
            for (int side = 0; side < 2; side++) {
                boolean now = missed[side] ? budgets[side].miss() : budgets[side].answer(took[side], took[side], CYCLE);
                spent += now ? 1 : 0;
                missed[side] = false;
                took[side] = 0;
            }
            return spent;
        }

        /** Whether a side is not waited for any more. */
        boolean isSpent(Side side) {
            return budgets[side.ordinal()].isSpent();
        }
    }
}
