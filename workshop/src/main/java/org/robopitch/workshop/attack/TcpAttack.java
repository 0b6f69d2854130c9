// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.attack;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.robopitch.runner.guard.Daemon;
import org.robopitch.runner.pace.Clock;

/**
 * Sends spoilt messages to a TCP port over several conversations at once, and asks between them whether the server is
 * well: a question of the protocol must be answered before, during and after the attack.
 */
public final class TcpAttack implements Attack {
    private static final int PATIENCE_MILLIS = 120_000;
    private static final int MOST_CONVERSATIONS = 16;
    private static final int QUESTION_MILLIS = 1000;

    private final int port;
    private final Manner manner;
    private final AtomicLong left = new AtomicLong();
    private final AtomicLong sent = new AtomicLong();
    private final AtomicLong connections = new AtomicLong();
    private final AtomicLong ended = new AtomicLong();
    private final AtomicReference<@Nullable IOException> failure = new AtomicReference<>();
    private final Set<Conversation> open = ConcurrentHashMap.newKeySet();
    private long questions;

    /**
     * An attack.
     *
     * @param port of this machine
     * @param manner one of {@link Manners#NAMES}
     * @throws IllegalArgumentException if there is no such manner
     */
    public TcpAttack(int port, String manner) {
        this.port = port;
        this.manner = Manners.find(manner);
    }

    @Override
    public String run(Budget budget) throws IOException, InterruptedException {
        left.set(budget.cases());
        ask();
        Thread[] threads = new Thread[manner.conversations()];
        for (int i = 0; i < threads.length; i++) {
            long own = budget.seed() * MOST_CONVERSATIONS + i;
            threads[i] = Daemon.start("attack " + i, () -> converse(own));
        }
        for (Thread thread : threads) {
            while (thread.isAlive()) {
                thread.join(QUESTION_MILLIS);
                if (!budget.lasts(sent.get())) {
                    left.set(0);
                }
                for (Conversation conversation : open) {
                    conversation.endIfStuck();
                }
                if (failure.get() == null) {
                    ask();
                }
            }
        }
        IOException problem = failure.get();
        if (problem != null) {
            throw problem;
        }
        ask();
        return budget.rate(sent.get(), "messages") + " in " + connections + " connections, " + ended
                + " of them ended by the server, " + questions + " questions answered";
    }

    private void converse(long seed) {
        java.util.Random random = new java.util.Random(seed);
        try {
            while (left.get() > 0 && failure.get() == null) {
                Conversation conversation =
                        new Conversation(manner, connect((int) (2 + connections.get() % 200)), random);
                connections.incrementAndGet();
                open.add(conversation);
                try {
                    if (!conversation.hold(left, sent)) {
                        ended.incrementAndGet();
                    }
                } finally {
                    open.remove(conversation);
                }
            }
        } catch (IOException e) {
            failure.compareAndSet(
                    null, new IOException("port " + port + " after " + sent.get() + " messages: " + e.getMessage(), e));
        }
    }

    /** Connections come from several addresses of this machine, so that it does not run out of ports. */
    private Socket connect(int from) throws IOException {
        Socket socket = new Socket();
        try {
            socket.bind(new InetSocketAddress(InetAddress.getByAddress(new byte[] {127, 0, 0, (byte) from}), 0));
            socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), PATIENCE_MILLIS);
            socket.setSoTimeout(PATIENCE_MILLIS);
            return socket;
        } catch (IOException e) {
            socket.close();
            throw new IOException("takes no connection: " + e.getMessage(), e);
        }
    }

    /** Asks what a healthy server answers. */
    private void ask() throws IOException {
        ByteArrayOutputStream heard = new ByteArrayOutputStream();
        try (Socket socket = connect(1)) {
            OutputStream out = socket.getOutputStream();
            for (byte[] message : manner.question().messages()) {
                out.write(message);
            }
            InputStream in = socket.getInputStream();
            byte[] room = new byte[1 << 16];
            long begin = Clock.SYSTEM.nanoTime();
            String expected = manner.question().expected();
            while (!heard.toString(StandardCharsets.ISO_8859_1).contains(expected)) {
                int read = in.read(room);
                boolean late = Clock.SYSTEM.nanoTime() - begin > PATIENCE_MILLIS * 1_000_000L;
                if (read < 0 || late || heard.size() > 1 << 24) {
                    throw new IOException("the server " + (read < 0 ? "hung up" : "went on") + " instead of answering '"
                            + expected + "'; it said: " + start(heard));
                }
                heard.write(room, 0, read);
            }
            questions++;
        } catch (SocketTimeoutException e) {
            throw new IOException(
                    "the server was silent for " + PATIENCE_MILLIS / 1000 + " s; it said: " + start(heard), e);
        }
    }

    private static String start(ByteArrayOutputStream heard) {
        String text = heard.toString(StandardCharsets.ISO_8859_1).replaceAll("[^\\x20-\\x7e]+", " ");
        return text.length() > 300 ? text.substring(0, 300) : text;
    }
}
