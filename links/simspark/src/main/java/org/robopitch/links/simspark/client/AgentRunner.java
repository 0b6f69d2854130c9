// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.simspark.client;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.robopitch.humanoid.sense.HumanoidAgent;
import org.robopitch.humanoid.sense.Percepts;
import org.robopitch.links.simspark.sexp.AsciiText;
import org.robopitch.links.simspark.wire.AgentRequest;
import org.robopitch.links.simspark.wire.SimsparkCodec;
import org.robopitch.runner.guard.Daemon;

/**
 * Plays an agent over a socket. One thread receives and parses, another thinks and answers; they share a ring without a
 * lock. If thinking falls behind, what waits is perceived in order and only the newest is answered, so that the agent
 * never acts on old senses (Bahia3D 2010, sec. 5).
 */
public final class AgentRunner {
    /** The longest message accepted from a server, bytes. */
    private static final int LONGEST = 1 << 18;

    private static final int RING = 64;
    private static final long SILENCE_NANOS = 500_000_000;
    private static final String SCENE = "rsg/agent/nao/nao_hetero.rsg";

    private final ClientSettings settings;
    private final Supplier<HumanoidAgent> minds;
    private final CycleLog log;
    private final AsciiText out = new AsciiText();
    private volatile boolean stopped;
    private volatile @Nullable Socket current;
    private long strange;
    private long dropped;

    /**
     * A runner.
     *
     * @param settings where to play and as whom
     * @param minds makes a mind for each connection: one that is lost forgets
     * @param log receives the duration of every cycle
     */
    public AgentRunner(ClientSettings settings, Supplier<HumanoidAgent> minds, CycleLog log) {
        this.settings = settings;
        this.minds = minds;
        this.log = log;
    }

    /** Ends the runner. To be called by any thread. */
    public void stop() {
        stopped = true;
        Socket socket = current;
        if (socket != null) {
            close(socket);
        }
    }

    /** {@return how many expressions of the server were not understood} */
    public long strange() {
        return strange;
    }

    /** {@return how many messages were dropped because thinking was far behind} */
    public long dropped() {
        return dropped;
    }

    /**
     * Plays until it is stopped or there is no server.
     *
     * @return one line that says why it ended
     */
    public String run() {
        long served = 0;
        String problem = "";
        long giveUp = deadline();
        while (!stopped) {
            try (Socket socket = new Socket()) {
                current = socket;
                socket.setTcpNoDelay(true);
                socket.connect(new InetSocketAddress(settings.host(), settings.port()), 2000);
                long before = log.count();
                try {
                    play(socket);
                } finally {
                    if (log.count() > before) {
                        served += log.count() - before;
                        giveUp = deadline();
                    }
                }
            } catch (EOFException e) {
                problem = "the server closed the connection";
            } catch (IOException | IllegalArgumentException e) {
                problem = String.valueOf(e.getMessage());
            }
            if (!stopped && System.nanoTime() > giveUp) {
                return settings.team() + " " + settings.number() + ": no server at " + settings.host() + ":"
                        + settings.port() + " (" + problem + "), played " + served + " cycles";
            }
            if (!stopped) {
                LockSupport.parkNanos(200_000_000);
            }
        }
        return settings.team() + " " + settings.number() + ": stopped after " + served + " cycles";
    }

    private long deadline() {
        return System.nanoTime() + (long) (settings.retrySeconds() * 1e9);
    }

    private void play(Socket socket) throws IOException {
        HumanoidAgent mind = minds.get();
        PerceptRing ring = new PerceptRing(RING);
        DataInputStream in = new DataInputStream(new BufferedInputStream(socket.getInputStream(), 1 << 16));
        DataOutputStream to = new DataOutputStream(new BufferedOutputStream(socket.getOutputStream(), 1 << 16));
        SimsparkCodec codec = new SimsparkCodec();
        greet(socket, in, to, codec);
        if (settings.oneThread()) {
            new Thinker(to, mind, ring, Thread.currentThread()).thinkAndReceive(in, codec);
            return;
        }
        Thinker thinker = new Thinker(to, mind, ring, Thread.currentThread());
        Thread thread = Daemon.start("thinks for " + settings.team() + " " + settings.number(), thinker);
        try {
            byte[] buffer = new byte[1 << 14];
            while (!stopped) {
                int length = header(in);
                buffer = length > buffer.length ? new byte[LONGEST] : buffer;
                in.readFully(buffer, 0, length);
                log.receive(System.nanoTime());
                Percepts slot = ring.claim();
                if (slot == null) {
                    dropped++;
                    continue;
                }
                strange += codec.read(buffer, 0, length, slot);
                ring.publish();
                LockSupport.unpark(thread);
            }
        } finally {
            thinker.ended = true;
            LockSupport.unpark(thread);
            join(thread);
        }
    }

    private static void join(Thread thread) {
        try {
            thread.join(2000);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Scene, a first message, init; each with {@code (syn)}, which is repeated while nothing comes. */
    private void greet(Socket socket, DataInputStream in, DataOutputStream to, SimsparkCodec codec) throws IOException {
        AgentRequest request = new AgentRequest();
        request.scene = SCENE;
        request.type = settings.type();
        request.effects.syns = true;
        codec.print(request, out);
        send(to);
        request.clear();
        request.effects.syns = true;
        socket.setSoTimeout(1000);
        byte[] buffer = new byte[LONGEST];
        for (int tries = 0; ; tries++) {
            try {
                in.readFully(buffer, 0, header(in));
                break;
            } catch (java.net.SocketTimeoutException e) {
                if (tries >= 30) {
                    throw new IOException("the server sends nothing", e);
                }
                codec.print(request, out);
                send(to);
            }
        }
        socket.setSoTimeout(0);
        request.clear();
        request.inits = true;
        request.number = settings.number();
        request.team = settings.team();
        request.effects.syns = true;
        codec.print(request, out);
        send(to);
    }

    private static int header(DataInputStream in) throws IOException {
        int length = in.readInt();
        if (length < 0 || length > LONGEST) {
            throw new IOException("the server announced a message of " + Integer.toUnsignedLong(length) + " bytes");
        }
        return length;
    }

    private void send(DataOutputStream to) throws IOException {
        to.writeInt(out.length());
        to.write(out.bytes(), 0, out.length());
        to.flush();
    }

    private static void close(Socket socket) {
        try {
            socket.close();
        } catch (IOException e) {
            // It is closed as far as we are concerned.
        }
    }

    /** The thread that thinks. */
    private final class Thinker implements Runnable {
        private final DataOutputStream to;
        private final HumanoidAgent mind;
        private final PerceptRing ring;
        private final Thread receiver;
        private final SimsparkCodec codec = new SimsparkCodec();
        private final AgentRequest request = new AgentRequest();
        private volatile boolean ended;

        Thinker(DataOutputStream to, HumanoidAgent mind, PerceptRing ring, Thread receiver) {
            this.to = to;
            this.mind = mind;
            this.ring = ring;
            this.receiver = receiver;
        }

        @Override
        public void run() {
            long silentSince = System.nanoTime();
            while (!ended && !stopped && receiver.isAlive()) {
                try {
                    if (ring.available() > 0) {
                        think();
                        silentSince = System.nanoTime();
                    } else {
                        LockSupport.parkNanos(SILENCE_NANOS);
                        if (System.nanoTime() - silentSince > SILENCE_NANOS && ring.available() == 0) {
                            sayAgain();
                            silentSince = System.nanoTime();
                        }
                    }
                } catch (IOException e) {
                    // The receiver sees the same and says so.
                    return;
                } catch (RuntimeException e) {
                    // A mistake in one decision must not leave the robot without a mind.
                    strange++;
                }
            }
        }

        private void sayAgain() throws IOException {
            request.clear();
            request.effects.syns = true;
            codec.print(request, out);
            send(to);
        }

        private void think() throws IOException {
            long taken = System.nanoTime();
            for (int left = ring.available(); left > 0; left--) {
                perceive(ring.peek());
                ring.release();
            }
            answer(taken);
        }

        /** A mistake in perceiving must not cost the answer, for which a server may wait. */
        private void perceive(Percepts percepts) {
            try {
                mind.perceive(percepts);
            } catch (RuntimeException e) {
                strange++;
            }
        }

        private void answer(long taken) throws IOException {
            request.clear();
            try {
                mind.act(request.effects);
            } finally {
                request.effects.syns = true;
                codec.print(request, out);
                send(to);
                log.add(System.nanoTime() - taken);
            }
        }

        /** One thread for all, as in the paper's first version: while it thinks, messages wait in the socket. */
        void thinkAndReceive(DataInputStream in, SimsparkCodec reader) throws IOException {
            byte[] buffer = new byte[LONGEST];
            Percepts percepts = new Percepts();
            while (!stopped) {
                int length = header(in);
                in.readFully(buffer, 0, length);
                long taken = System.nanoTime();
                log.receive(taken);
                strange += reader.read(buffer, 0, length, percepts);
                try {
                    perceive(percepts);
                    answer(taken);
                } catch (RuntimeException e) {
                    strange++;
                }
            }
        }
    }

    /**
     * Hands senses from the thread that receives to the thread that thinks, without a lock: one writes, one reads, and each
     * has a counter of its own.
     */
    static final class PerceptRing {
        private final Percepts[] slots;
        private final AtomicLong written = new AtomicLong();
        private final AtomicLong read = new AtomicLong();

        PerceptRing(int size) {
            slots = new Percepts[size];
            for (int i = 0; i < size; i++) {
                slots[i] = new Percepts();
            }
        }

        /** The slot to write into, or null if the reader has not emptied one. */
        @Nullable
        Percepts claim() {
            long next = written.getPlain();
            return next - read.getAcquire() < slots.length ? slots[(int) (next % slots.length)] : null;
        }

        /** Hands over the slot that was written. */
        void publish() {
            long next = written.getPlain();
            written.setRelease(next + 1);
        }

        int available() {
            return (int) (written.getAcquire() - read.getPlain());
        }

        Percepts peek() {
            return slots[(int) (read.getPlain() % slots.length)];
        }

        /** Gives the slot that was read back to the writer. */
        void release() {
            read.setRelease(read.getPlain() + 1);
        }
    }
}
