// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.attack;

import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.util.Locale;
import java.util.Random;
import java.util.concurrent.atomic.AtomicLong;
import org.robopitch.runner.guard.Daemon;
import org.robopitch.runner.pace.Clock;

/** One connection of an attack: a greeting, spoilt messages, and now and then an end that no protocol knows. */
final class Conversation {
    private static final int MOST_MESSAGES = 20_000;
    private static final int BATCH = 64;
    /** Requests that are sent before the answer to the first of them is read. */
    private static final int REQUESTS = 16;

    private static final long STUCK_NANOS = 5_000_000_000L;
    private static final long HUNG_NANOS = 120_000_000_000L;
    private static final int LEAVE_MILLIS = 10_000;

    private final Manner manner;
    private final Socket socket;
    private final Random random;
    /** Who does not read is cut off, or left alone; it must not hold up anybody else. */
    private final boolean deaf;

    private volatile long progress = Clock.SYSTEM.nanoTime();

    Conversation(Manner manner, Socket socket, Random random) {
        this.manner = manner;
        this.socket = socket;
        this.random = random;
        this.deaf = manner.answered() == Manner.Answers.NONE && random.nextInt(16) == 0;
    }

    /**
     * Talks, and takes what it sends from what is left.
     *
     * @return whether it ended by itself, not by the server
     */
    boolean hold(AtomicLong left, AtomicLong sent) throws IOException {
        Thread reader = null;
        try (socket) {
            OutputStream out = socket.getOutputStream();
            boolean lockstep = manner.answered() != Manner.Answers.NONE;
            DataInputStream in = new DataInputStream(new java.io.BufferedInputStream(socket.getInputStream()));
            if (!lockstep && !deaf) {
                reader = reader(in);
            }
            greet(out, in);
            int messages = 1 + random.nextInt(MOST_MESSAGES);
            while (messages > 0) {
                int batch = (int) Math.min(lockstep ? REQUESTS : BATCH, Math.min(messages, left.get()));
                if (batch <= 0) {
                    break;
                }
                out.write(batch(batch));
                messages -= batch;
                if (!lockstep) {
                    left.addAndGet(-batch);
                    sent.addAndGet(batch);
                }
                for (int i = 0; lockstep && i < batch; i++) {
                    answer(in);
                    // What the server did not come to is not counted.
                    left.decrementAndGet();
                    sent.incrementAndGet();
                }
                progress = Clock.SYSTEM.nanoTime();
            }
            if (random.nextBoolean()) {
                out.write(Mutation.of(manner.framing().apply(pick()), random));
                sent.incrementAndGet();
            }
            leave(reader, in);
            return true;
        } catch (IOException closed) {
            // A server may end such a conversation.
            return false;
        }
    }

    private void greet(OutputStream out, InputStream in) throws IOException {
        if (manner.greeting().length == 0) {
            return;
        }
        boolean whole = random.nextInt(50) > 0;
        out.write(whole ? manner.greeting() : Mutation.ofText(manner.greeting(), random));
        if (manner.answered() == Manner.Answers.ROS_SERVICE) {
            int length = Integer.reverseBytes(new DataInputStream(in).readInt());
            in.skipNBytes(Math.max(0, Math.min(length, 1 << 16)));
        }
    }

    private byte[] batch(int count) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (int i = 0; i < count; i++) {
            byte[] message = pick();
            all.writeBytes(manner.framing().apply(Mutation.mostOf(message, random)));
        }
        return all.toByteArray();
    }

    private byte[] pick() {
        return manner.good().get(random.nextInt(manner.good().size()));
    }

    private void answer(DataInputStream in) throws IOException {
        if (manner.answered() == Manner.Answers.ROS_SERVICE) {
            in.readByte();
            in.skipNBytes(Math.max(0, Integer.reverseBytes(in.readInt())));
            return;
        }
        long length = 0;
        boolean last = false;
        for (String line = line(in); !line.isEmpty(); line = line(in)) {
            String lower = line.toLowerCase(Locale.ROOT);
            if (lower.startsWith("content-length:")) {
                length = Long.parseLong(lower.substring(15).strip());
            }
            last |= lower.equals("connection: close");
        }
        in.skipNBytes(length);
        if (last) {
            throw new EOFException("the server ends this");
        }
    }

    private static String line(DataInputStream in) throws IOException {
        StringBuilder line = new StringBuilder();
        for (int octet = in.read(); octet != '\n'; octet = in.read()) {
            if (octet < 0) {
                throw new EOFException("the server hung up");
            }
            if (octet != '\r') {
                line.append((char) octet);
            }
        }
        return line.toString();
    }

    /** Closes the output and waits until the server has read everything and closed the connection, so that nothing is lost. */
    private void leave(@org.jspecify.annotations.Nullable Thread reader, InputStream in) throws IOException {
        if (deaf) {
            // Unread answers make the end an abrupt one.
            return;
        }
        socket.shutdownOutput();
        socket.setSoTimeout(LEAVE_MILLIS);
        if (reader == null) {
            in.transferTo(OutputStream.nullOutputStream());
            return;
        }
        try {
            reader.join(LEAVE_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private Thread reader(InputStream in) {
        return Daemon.start("attack reads", () -> {
            byte[] room = new byte[1 << 16];
            try {
                int read;
                do {
                    read = in.read(room);
                } while (read >= 0);
            } catch (IOException gone) {
                // Then there is nothing to read.
            }
        });
    }

    /**
     * Ends a conversation of somebody who does not read, once the server waits for that.
     *
     * @throws IOException if the server has not read for long from somebody who does
     */
    void endIfStuck() throws IOException {
        long waited = Clock.SYSTEM.nanoTime() - progress;
        if (!deaf && waited > HUNG_NANOS) {
            throw new IOException("the server has not read for " + HUNG_NANOS / 1_000_000_000 + " s");
        }
        if (deaf && waited > STUCK_NANOS) {
            try {
                socket.close();
            } catch (IOException e) {
                // It is gone either way.
            }
        }
    }
}
