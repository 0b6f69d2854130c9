// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.simspark.server;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;
import java.util.function.Predicate;
import org.robopitch.links.simspark.sexp.AsciiText;
import org.robopitch.links.simspark.wire.MessageFrames;

/** A connection that never waits: what cannot be sent now is kept, up to a bound. */
final class Connection {
    /** More than this unread means that somebody floods the server, bytes. */
    private static final int MOST_UNREAD = 1 << 20;

    private final SocketChannel channel;
    private final SelectionKey key;
    private final MessageFrames frames;
    private ByteBuffer pending = ByteBuffer.allocate(1 << 14);
    private boolean open = true;

    Connection(SocketChannel channel, SelectionKey key) {
        this.channel = channel;
        this.key = key;
        this.frames = new MessageFrames(ServerSettings.LONGEST_MESSAGE);
        pending.flip();
    }

    boolean isOpen() {
        return open;
    }

    /** Passes on messages, so many at most, until one is to wait; who sends nonsense or floods the server is disconnected. */
    void take(int most, ServerCounters counters, Predicate<MessageFrames> taken) {
        try {
            for (int i = 0; i < most && open && frames.ready() && taken.test(frames); i++) {
                frames.drop();
            }
        } catch (IllegalArgumentException lost) {
            counters.badFrames.add();
            close();
        }
        if (frames.unread() > MOST_UNREAD) {
            counters.floods.add();
            close();
        }
    }

    /** Whether something is kept that the other end has not taken. */
    boolean congested() {
        return pending.hasRemaining();
    }

    int backlog() {
        return pending.remaining();
    }

    /** Reads what is there, at most a bounded amount, so that one who floods does not hold up the others. */
    void read(ByteBuffer scratch) {
        try {
            for (int i = 0; i < 8 && open; i++) {
                scratch.clear();
                int n = channel.read(scratch);
                if (n < 0) {
                    close();
                    return;
                }
                if (n == 0) {
                    return;
                }
                scratch.flip();
                frames.add(scratch);
            }
        } catch (IOException e) {
            close();
        }
    }

    /** Sends a message, or keeps it for later. */
    void send(AsciiText message) {
        if (!open) {
            return;
        }
        int n = message.length();
        reserve(n + MessageFrames.HEADER);
        int end = pending.limit();
        pending.limit(end + MessageFrames.HEADER + n);
        pending.putInt(end, n);
        pending.put(end + MessageFrames.HEADER, message.bytes(), 0, n);
        flush();
    }

    private void reserve(int more) {
        if (pending.limit() + more <= pending.capacity()) {
            return;
        }
        if (pending.remaining() + more <= pending.capacity()) {
            pending.compact().flip();
            return;
        }
        ByteBuffer larger = ByteBuffer.allocate(Math.max(2 * pending.capacity(), pending.remaining() + more));
        larger.put(pending).flip();
        pending = larger;
    }

    void flush() {
        try {
            channel.write(pending);
            if (key.isValid()) {
                boolean waits = pending.hasRemaining();
                key.interestOps(waits ? SelectionKey.OP_READ | SelectionKey.OP_WRITE : SelectionKey.OP_READ);
            }
            if (!pending.hasRemaining()) {
                pending.clear().flip();
            }
        } catch (IOException e) {
            close();
        }
    }

    void close() {
        if (open) {
            open = false;
            key.cancel();
            try {
                channel.close();
            } catch (IOException e) {
                // It is closed as far as we are concerned.
            }
        }
    }
}
