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
import org.robopitch.learn.Description;
import org.robopitch.learn.VectorEnv;

/** The file that the environment and the program that learns both have in their memory. */
final class EnvFile implements AutoCloseable {
    private static final VarHandle WORDS = MethodHandles.byteBufferViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final int BLOCK = 1 << 16;

    private final Path path;
    private final EnvLayout layout;
    private final MappedByteBuffer memory;
    private final VectorEnv env;
    private final FloatBuffer observations;
    private final FloatBuffer finalObservations;
    private final FloatBuffer actions;
    private final FloatBuffer rewards;

    private EnvFile(Path path, EnvLayout layout, MappedByteBuffer memory, VectorEnv env) {
        this.path = path;
        this.layout = layout;
        this.memory = memory;
        this.env = env;
        this.observations = floats(layout.at(EnvLayout.OBSERVATIONS), env.observations().length);
        this.finalObservations = floats(layout.at(EnvLayout.FINAL_OBSERVATIONS), env.finalObservations().length);
        this.actions = floats(layout.at(EnvLayout.ACTIONS), env.actions().length);
        this.rewards = floats(layout.at(EnvLayout.REWARDS), env.rewards().length);
        env.watch(this::show);
    }

    private FloatBuffer floats(int at, int count) {
        // A slice forgets the order of its bytes.
        return memory.slice(at, 4 * count).order(ByteOrder.LITTLE_ENDIAN).asFloatBuffer();
    }

    /** Makes the file, for its owner alone; it gets its name when everything in it is written, and not before. */
    static EnvFile create(Path path, VectorEnv env) throws IOException {
        byte[] description = Description.of(env).getBytes(StandardCharsets.UTF_8);
        long worlds = env.settings().worlds();
        EnvLayout layout = new EnvLayout(
                description.length,
                Float.BYTES * (long) env.observations().length,
                Float.BYTES * (long) env.finalObservations().length,
                Float.BYTES * (long) env.actions().length,
                Float.BYTES * (long) env.rewards().length,
                worlds,
                worlds,
                worlds,
                Long.BYTES * worlds,
                worlds);
        Path unfinished = path.resolveSibling(path.getFileName() + ".new");
        try {
            MappedByteBuffer memory = map(unfinished, layout.bytes());
            writeHeader(memory, layout, env, description);
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

    private static void writeHeader(ByteBuffer memory, EnvLayout layout, VectorEnv env, byte[] description) {
        memory.put(EnvLayout.MAGIC_AT, EnvLayout.MAGIC.getBytes(StandardCharsets.US_ASCII));
        memory.putInt(EnvLayout.VERSION_AT, EnvLayout.VERSION);
        memory.putInt(EnvLayout.HEADER_BYTES_AT, EnvLayout.HEADER_BYTES);
        memory.putLong(EnvLayout.FILE_BYTES_AT, layout.bytes());
        memory.putInt(EnvLayout.WORLDS_AT, env.settings().worlds());
        memory.putInt(EnvLayout.AGENTS_AT, env.settings().agents());
        memory.putInt(EnvLayout.OBSERVATION_AT, env.observationSignals().size());
        memory.putInt(EnvLayout.ACTION_AT, env.actionSignals().size());
        memory.putLong(EnvLayout.PROCESS_AT, ProcessHandle.current().pid());
        memory.putInt(EnvLayout.STATE_AT, EnvLayout.SERVING);
        memory.putInt(EnvLayout.DESCRIPTION_BYTES_AT, description.length);
        for (int part = EnvLayout.DESCRIPTION; part <= EnvLayout.MASK; part++) {
            memory.putLong(EnvLayout.OFFSETS_AT + Long.BYTES * part, layout.at(part));
        }
        memory.put(layout.at(EnvLayout.DESCRIPTION), description);
    }

    /** The number of the newest request; what belongs to it can be read then. */
    long request() {
        return (long) WORDS.getAcquire(memory, EnvLayout.REQUEST_AT);
    }

    int command() {
        return memory.getInt(EnvLayout.COMMAND_AT);
    }

    int clientVersion() {
        return memory.getInt(EnvLayout.CLIENT_VERSION_AT);
    }

    long clientProcess() {
        return memory.getLong(EnvLayout.CLIENT_PROCESS_AT);
    }

    int mask(int world) {
        return memory.get(layout.at(EnvLayout.MASK) + world);
    }

    long seed(int world) {
        return memory.getLong(layout.at(EnvLayout.SEEDS) + 8 * world);
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
            memory.put(layout.at(EnvLayout.TERMINATED) + world, (byte) (env.terminated()[world] ? 1 : 0));
            memory.put(layout.at(EnvLayout.TRUNCATED) + world, (byte) (env.truncated()[world] ? 1 : 0));
            memory.put(layout.at(EnvLayout.EVENTS) + world, env.events()[world]);
        }
    }

    /** Answers a request. */
    void answer(long request, int status, String message) {
        byte[] text = message.getBytes(StandardCharsets.UTF_8);
        int bytes = Math.min(text.length, EnvLayout.MOST_MESSAGE);
        memory.put(EnvLayout.MESSAGE_AT, text, 0, bytes);
        memory.putInt(EnvLayout.MESSAGE_BYTES_AT, bytes);
        memory.putInt(EnvLayout.STATUS_AT, status);
        WORDS.setRelease(memory, EnvLayout.RESPONSE_AT, request);
    }

    /** Deletes the file. Programs that have it in memory keep it. */
    void unlink() throws IOException {
        Files.deleteIfExists(path);
    }

    @Override
    public void close() throws IOException {
        memory.putInt(EnvLayout.STATE_AT, EnvLayout.ENDED);
        unlink();
    }
}
