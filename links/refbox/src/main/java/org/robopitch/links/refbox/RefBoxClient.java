// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.refbox;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.ConnectException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketException;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.OperatorAction;
import org.robopitch.recording.json.JsonException;

/**
 * Listens to a RefBox on a thread of its own, and passes on what it orders. It may come and go: the client tries again
 * until it is closed.
 */
public final class RefBoxClient implements AutoCloseable {
    private static final int LONGEST_COMMAND = 16 << 10;
    private static final int REACH_MILLIS = 5000;
    private static final double MOST_AT_ONCE = 50;
    private static final double MOST_PER_SECOND = 10;

    private final RefBoxSettings settings;
    private final RefBoxCommands commands;
    private final Consumer<OperatorAction> orders;
    private final Consumer<String> lines;
    private final AtomicLong refused = new AtomicLong();
    private final AtomicLong dropped = new AtomicLong();
    private final RateLimit limit = new RateLimit(MOST_AT_ONCE, MOST_PER_SECOND, System::nanoTime);
    private boolean flooded;
    private final Thread thread;
    private @Nullable Socket socket;
    private boolean closed;
    private volatile boolean connected;

    /**
     * Begins to listen.
     *
     * @param orders takes what is to be done, on the client's thread
     * @param lines receives a line when the RefBox comes and goes, and what it says that makes no sense
     */
    public RefBoxClient(RefBoxSettings settings, Consumer<OperatorAction> orders, Consumer<String> lines) {
        this.settings = settings;
        this.commands = new RefBoxCommands(settings);
        this.orders = orders;
        this.lines = lines;
        this.thread = new Thread(this::run, "refbox");
        thread.setDaemon(true);
        thread.start();
    }

    /** {@return whether the RefBox is there} */
    public boolean connected() {
        return connected;
    }

    /** {@return how many commands made no sense} */
    public long refused() {
        return refused.get();
    }

    /** {@return how many commands came faster than anybody gives them, and were dropped} */
    public long dropped() {
        return dropped.get();
    }

    private void run() {
        String problem = "";
        try {
            while (!isClosed()) {
                try {
                    listen();
                } catch (IOException e) {
                    String newProblem = (connected ? "is gone (" : "cannot be reached (") + reason(e) + "); retrying";
                    // Attempts that fail alike are told once, but each RefBox that was there and is no more.
                    if ((connected || !newProblem.equals(problem)) && !isClosed()) {
                        lines.accept("the RefBox at " + settings.host() + ":" + settings.port() + " " + newProblem);
                    }
                    problem = newProblem;
                } finally {
                    connected = false;
                    hangUp();
                }
                pause();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static String reason(IOException problem) {
        if (problem instanceof ConnectException) {
            return "nothing listens there";
        }
        if (problem instanceof UnknownHostException) {
            return "there is no host of that name";
        }
        if (problem instanceof EOFException || problem instanceof SocketException) {
            return "it closed the connection";
        }
        return String.valueOf(problem.getMessage());
    }

    private void listen() throws IOException {
        Socket line = new Socket();
        synchronized (this) {
            socket = line;
        }
        line.connect(new InetSocketAddress(settings.host(), settings.port()), REACH_MILLIS);
        line.setKeepAlive(true);
        connected = true;
        lines.accept("the RefBox at " + settings.host() + ":" + settings.port() + " is there");
        InputStream stream = new BufferedInputStream(line.getInputStream());
        while (true) {
            carryOut(next(stream));
        }
    }

    private void carryOut(String text) {
        if (text.isBlank() || isTooMuch()) {
            return;
        }
        try {
            commands.read(text).forEach(orders);
        } catch (JsonException | IllegalArgumentException e) {
            refused.incrementAndGet();
            lines.accept("refused a command of the RefBox: " + e.getMessage());
        }
    }

    /** Commands beyond a sane rate are counted, and told of once until it is quiet again. */
    private boolean isTooMuch() {
        if (limit.allows()) {
            flooded = false;
            return false;
        }
        dropped.incrementAndGet();
        if (!flooded) {
            flooded = true;
            lines.accept("the RefBox sends more than " + (int) MOST_PER_SECOND
                    + " commands per second: the excess is counted and dropped");
        }
        return true;
    }

    /** The text up to the next zero byte. */
    private static String next(InputStream stream) throws IOException {
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        for (int octet = stream.read(); octet != 0; octet = stream.read()) {
            if (octet < 0) {
                throw new EOFException("the RefBox closed the connection");
            }
            if (text.size() >= LONGEST_COMMAND) {
                throw new IOException("a command is longer than " + LONGEST_COMMAND + " bytes");
            }
            text.write(octet);
        }
        return text.toString(StandardCharsets.UTF_8);
    }

    private synchronized boolean isClosed() {
        return closed;
    }

    private synchronized void pause() throws InterruptedException {
        if (!closed) {
            wait(settings.pause().toMillis());
        }
    }

    private synchronized void hangUp() {
        if (socket != null) {
            try {
                socket.close();
            } catch (IOException e) {
                // It is gone either way.
            }
            socket = null;
        }
    }

    @Override
    public void close() {
        synchronized (this) {
            closed = true;
            notifyAll();
        }
        hangUp();
    }

    /** How many commands a person at a RefBox may give: so many at once, and so many a second after that. */
    static final class RateLimit {
        private static final double NANOS = 1e9;

        private final LongSupplier nanoTime;
        private final double atOnce;
        private final double perSecond;
        private double left;
        private long lastNanos;

        RateLimit(double atOnce, double perSecond, LongSupplier nanoTime) {
            this.nanoTime = nanoTime;
            this.atOnce = atOnce;
            this.perSecond = perSecond;
            this.left = atOnce;
            this.lastNanos = nanoTime.getAsLong();
        }

        /** {@return whether one more is within the limit} */
        boolean allows() {
            long now = nanoTime.getAsLong();
            left = Math.min(atOnce, left + perSecond * (now - lastNanos) / NANOS);
            lastNanos = now;
            if (left < 1) {
                return false;
            }
            left--;
            return true;
        }
    }
}
