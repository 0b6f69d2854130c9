// SPDX-License-Identifier: Apache-2.0
package org.robopitch.learn.serve;

import java.io.IOException;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.FloatBuffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;
import org.robopitch.learn.Autoreset;
import org.robopitch.learn.Description;
import org.robopitch.learn.VectorEnv;

/** The file that the environment and the program that learns both have in their memory. */
final class EnvFile implements AutoCloseable {
    private static final VarHandle WORDS = MethodHandles.byteBufferViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final int BLOCK = 1 << 16;

    private final Path path;
    private final Layout layout;
    private final MappedByteBuffer memory;
    private final VectorEnv env;
    private final FloatBuffer observations;
    private final FloatBuffer finalObservations;
    private final FloatBuffer actions;
    private final FloatBuffer rewards;

    private EnvFile(Path path, Layout layout, MappedByteBuffer memory, VectorEnv env) {
        this.path = path;
        this.layout = layout;
        this.memory = memory;
        this.env = env;
        this.observations = floats(layout.observations, env.observations().length);
        this.finalObservations = floats(layout.finalObservations, env.finalObservations().length);
        this.actions = floats(layout.actions, env.actions().length);
        this.rewards = floats(layout.rewards, env.rewards().length);
        env.watch(this::show);
    }

    private FloatBuffer floats(int at, int count) {
        // A slice forgets the order of its bytes.
        return memory.slice(at, 4 * count).order(ByteOrder.LITTLE_ENDIAN).asFloatBuffer();
    }

    /** Makes the file, for its owner alone; it gets its name when everything in it is written, and not before. */
    static EnvFile create(Path path, VectorEnv env) throws IOException {
        byte[] description = Description.of(env).getBytes(StandardCharsets.UTF_8);
        Layout.Counts counts = new Layout.Counts(
                env.settings().worlds(),
                env.settings().agents(),
                env.observationSignals().size(),
                env.actionSignals().size(),
                env.settings().autoreset() == Autoreset.SAME_STEP);
        Layout layout = new Layout(description.length, counts);
        Path unfinished = path.resolveSibling(path.getFileName() + ".new");
        try {
            MappedByteBuffer memory = map(unfinished, layout.bytes);
            writeHeader(memory, layout, counts, description);
            Files.move(unfinished, path, StandardCopyOption.ATOMIC_MOVE);
            return new EnvFile(path, layout, memory, env);
        } catch (IOException e) {
            Files.deleteIfExists(unfinished);
            throw e;
        }
    }

    private static MappedByteBuffer map(Path path, int bytes) throws IOException {
        boolean posix = FileSystems.getDefault().supportedFileAttributeViews().contains("posix");
        FileAttribute<?>[] owner = posix
                ? new FileAttribute<?>[] {
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"))
                }
                : new FileAttribute<?>[0];
        Set<StandardOpenOption> options =
                Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.READ, StandardOpenOption.WRITE);
        try (FileChannel channel = FileChannel.open(path, options, owner)) {
            // Written, and not only lengthened: a memory that is full says so here, and not as a fault later.
            for (int at = 0; at < bytes; ) {
                at += channel.write(ByteBuffer.allocate(Math.min(bytes - at, BLOCK)), at);
            }
            MappedByteBuffer memory = channel.map(FileChannel.MapMode.READ_WRITE, 0, bytes);
            memory.order(ByteOrder.LITTLE_ENDIAN);
            return memory;
        }
    }

    private static void writeHeader(ByteBuffer memory, Layout layout, Layout.Counts counts, byte[] description) {
        memory.put(Layout.MAGIC_AT, Layout.MAGIC.getBytes(StandardCharsets.US_ASCII));
        memory.putInt(Layout.VERSION_AT, Layout.VERSION);
        memory.putInt(Layout.HEADER_BYTES_AT, Layout.HEADER_BYTES);
        memory.putLong(Layout.FILE_BYTES_AT, layout.bytes);
        memory.putInt(Layout.WORLDS_AT, counts.worlds());
        memory.putInt(Layout.AGENTS_AT, counts.agents());
        memory.putInt(Layout.OBSERVATION_AT, counts.observation());
        memory.putInt(Layout.ACTION_AT, counts.action());
        memory.putLong(Layout.PROCESS_AT, ProcessHandle.current().pid());
        memory.putInt(Layout.STATE_AT, Layout.SERVING);
        memory.putInt(Layout.DESCRIPTION_BYTES_AT, description.length);
        int at = Layout.OFFSETS_AT;
        for (int offset : layout.offsets()) {
            memory.putLong(at, offset);
            at += 8;
        }
        memory.put(layout.description, description);
    }

    /** The number of the newest request; what belongs to it can be read then. */
    long request() {
        return (long) WORDS.getAcquire(memory, Layout.REQUEST_AT);
    }

    int command() {
        return memory.getInt(Layout.COMMAND_AT);
    }

    int clientVersion() {
        return memory.getInt(Layout.CLIENT_VERSION_AT);
    }

    long clientProcess() {
        return memory.getLong(Layout.CLIENT_PROCESS_AT);
    }

    int mask(int world) {
        return memory.get(layout.mask + world);
    }

    long seed(int world) {
        return memory.getLong(layout.seeds + 8 * world);
    }

    void readActions() {
        actions.get(0, env.actions());
    }

    /** Shows what is observed in a world; of those that ended, also what was observed last. */
    private void show(int world) {
        int numbers = env.observations().length / env.settings().worlds();
        int at = world * numbers;
        observations.put(at, env.observations(), at, numbers);
        if (env.finalObservations().length > 0 && env.events()[world] != 0) {
            finalObservations.put(at, env.finalObservations(), at, numbers);
        }
    }

    /** Shows how the last step or reset went; what is observed has been shown world by world. */
    void show() {
        rewards.put(0, env.rewards());
        for (int world = 0; world < env.settings().worlds(); world++) {
            memory.put(layout.terminated + world, (byte) (env.terminated()[world] ? 1 : 0));
            memory.put(layout.truncated + world, (byte) (env.truncated()[world] ? 1 : 0));
            memory.put(layout.events + world, env.events()[world]);
        }
    }

    /** Answers a request. */
    void answer(long request, int status, String message) {
        byte[] text = message.getBytes(StandardCharsets.UTF_8);
        int bytes = Math.min(text.length, Layout.MOST_MESSAGE);
        memory.put(Layout.MESSAGE_AT, text, 0, bytes);
        memory.putInt(Layout.MESSAGE_BYTES_AT, bytes);
        memory.putInt(Layout.STATUS_AT, status);
        WORDS.setRelease(memory, Layout.RESPONSE_AT, request);
    }

    /** Deletes the file. Programs that have it in memory keep it. */
    void unlink() throws IOException {
        Files.deleteIfExists(path);
    }

    @Override
    public void close() throws IOException {
        memory.putInt(Layout.STATE_AT, Layout.ENDED);
        unlink();
    }
}
