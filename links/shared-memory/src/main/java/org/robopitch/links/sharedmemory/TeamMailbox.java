// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.sharedmemory;

import java.io.IOException;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.robopitch.engine.state.StateVisitor;

/**
 * Memory that a match shares with the process of one team: a question, and its answer. Each has a number; who asks raises
 * the first, who answers makes the second the same. They take turns, so that nothing is read while it is written.
 */
final class TeamMailbox {
    /** Kinds of questions. */
    static final int START = 1;

    static final int DECIDE = 2;

    /** Kinds of answers. */
    static final int DONE = 0;

    static final int THREW = 1;
    static final int OUT_OF_STEPS = 2;

    /** Bytes of a question and of an answer: 22 humanoids with all their senses need a tenth of it. */
    static final int PART = 1 << 20;

    private static final VarHandle WORDS = MethodHandles.byteBufferViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final int ASKED = 0;
    private static final int ANSWERED = 64;
    private static final int HEAD = 128;

    private final ByteBuffer memory;
    private final ByteBuffer question;
    private final ByteBuffer answer;

    /** The file is closed once it is mapped: without a descriptor, nobody can cut it off below the other end. */
    private TeamMailbox(SharedFile file) throws IOException {
        this.memory = file.memory();
        file.close();
        this.question = part(HEAD);
        this.answer = part(HEAD + PART);
    }

    static TeamMailbox create(Path path) throws IOException {
        return new TeamMailbox(SharedFile.create(path, HEAD + 2 * PART, memory -> {}));
    }

    static TeamMailbox open(Path path) throws IOException {
        return new TeamMailbox(SharedFile.open(path, true));
    }

    private ByteBuffer part(int from) {
        return memory.slice(from, PART).order(ByteOrder.LITTLE_ENDIAN);
    }

    /** Where the next question is written, or the one that was asked is read. */
    ByteBuffer question() {
        return question.clear();
    }

    /** Where the answer is written, or read. */
    ByteBuffer answer() {
        return answer.clear();
    }

    void ask(long number) {
        WORDS.setRelease(memory, ASKED, number);
    }

    long asked() {
        return (long) WORDS.getAcquire(memory, ASKED);
    }

    void answer(long number) {
        WORDS.setRelease(memory, ANSWERED, number);
    }

    long answered() {
        return (long) WORDS.getAcquire(memory, ANSWERED);
    }

    static void put(ByteBuffer to, String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        to.putInt(bytes.length).put(bytes);
    }

    /** Reads a text; lengths come from the other process, and are believed up to a bound. */
    static String get(ByteBuffer from, int most) {
        int length = from.getInt();
        if (length < 0 || length > most || length > from.remaining()) {
            throw new IllegalStateException("its process answered with a text of " + length + " bytes");
        }
        byte[] bytes = new byte[length];
        from.get(bytes);
        return new String(bytes, StandardCharsets.UTF_8);
    }

    /** Takes the file's name away: who has it in memory keeps it. */
    /** Writes what something remembers into a buffer, or reads it from there: the same numbers in the same order. */
    static final class BufferVisitor implements StateVisitor {
        private final ByteBuffer buffer;
        private final boolean restoring;

        BufferVisitor(ByteBuffer buffer, boolean restoring) {
            this.buffer = buffer;
            this.restoring = restoring;
        }

        @Override
        public double real(double value) {
            if (restoring) {
                return buffer.getDouble();
            }
            buffer.putDouble(value);
            return value;
        }

        @Override
        public long whole(long value) {
            if (restoring) {
                return buffer.getLong();
            }
            buffer.putLong(value);
            return value;
        }

        @Override
        public boolean restoring() {
            return restoring;
        }
    }
}
