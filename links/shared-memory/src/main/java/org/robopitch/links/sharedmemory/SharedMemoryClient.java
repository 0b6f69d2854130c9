// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.sharedmemory;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import org.robopitch.engine.match.Side;
import org.robopitch.links.sharedmemory.layout.Field;
import org.robopitch.links.sharedmemory.layout.Layout;
import org.robopitch.links.sharedmemory.layout.Part;

/** Plays one side of all worlds of a session, from Java: the other end of the files. */
public final class SharedMemoryClient implements AutoCloseable {
    private static final long PROCESS = ProcessHandle.current().pid();

    private final SharedFile positions;
    private final SharedFile commands;
    private final Side side;
    private final Layout layout;
    private final ByteBuffer seen;
    private final SequenceLock[] shown;
    private final SequenceLock[] answers;

    /**
     * Opens the files of a session.
     *
     * @throws IOException if they are not there, or are none, or of another version
     */
    public SharedMemoryClient(Path folder, Side side) throws IOException {
        this.side = side;
        this.positions = SharedFile.open(folder.resolve(SharedArea.POSITIONS), false);
        ByteBuffer header = positions.memory();
        if (positions.bytes() < Part.POSITIONS.bytes()
                || header.getInt(Field.POSITIONS_VERSION.at()) != Layout.VERSION) {
            throw new IOException(
                    folder.resolve(SharedArea.POSITIONS) + ": expected positions of layout version " + Layout.VERSION);
        }
        this.layout = new Layout(
                header.getInt(Field.POSITIONS_WORLDS.at()),
                header.getInt(Field.POSITIONS_ROBOTS.at()),
                header.getInt(Field.POSITIONS_CHANNELS.at()));
        this.commands = SharedFile.open(folder.resolve(SharedArea.COMMANDS), true);
        if (positions.bytes() != layout.positionsBytes() || commands.bytes() != layout.commandsBytes()) {
            throw new IOException(folder + ": expected files of " + layout.positionsBytes() + " and "
                    + layout.commandsBytes() + " bytes, but they have " + positions.bytes() + " and "
                    + commands.bytes());
        }
        this.seen = ByteBuffer.allocate(layout.positionsWorldBytes()).order(header.order());
        this.shown = new SequenceLock[layout.worlds()];
        this.answers = new SequenceLock[layout.worlds()];
        for (int world = 0; world < layout.worlds(); world++) {
            shown[world] = new SequenceLock(header, layout.positionsWorld(world) + Field.WORLD_SEQUENCE.at());
            answers[world] =
                    new SequenceLock(commands.memory(), layout.commandsSide(world, side) + Field.SIDE_SEQUENCE.at());
        }
    }

    public Layout layout() {
        return layout;
    }

    /** Whether the simulator has ended the session. */
    public boolean ended() {
        return positions.memory().getInt(Field.POSITIONS_STATE.at()) == Layout.ENDED;
    }

    /**
     * Reads a world if it shows a newer cycle than this.
     *
     * @return the cycle that is now read, or 0 if there is none yet
     */
    public long readAfter(int world, long cycle) {
        int at = layout.positionsWorld(world);
        long begun = shown[world].beginRead();
        if ((begun & 1) != 0 || positions.memory().getLong(at + Field.WORLD_CYCLE.at()) <= cycle) {
            return 0;
        }
        seen.put(0, positions.memory(), at, layout.positionsWorldBytes());
        return shown[world].endRead(begun) ? seen.getLong(Field.WORLD_CYCLE.at()) : 0;
    }

    /** Waits for a newer cycle of a world and reads it; 0 if the session has ended. */
    public long awaitAfter(int world, long cycle) {
        Rest rest = new Rest();
        while (true) {
            // In this order: what is shown last is shown before the end.
            boolean last = ended();
            long read = readAfter(world, cycle);
            if (read != 0 || last) {
                return read;
            }
            rest.rest();
        }
    }

    /** A number of the world that was read last. */
    public int number(Field field) {
        return seen.getInt(field.at());
    }

    /** A number of a body as this side saw it in the world that was read last: the ball is 0, then come the robots. */
    public double number(int body, Field field) {
        return seen.getDouble(layout.viewOffset(side) + Layout.body(body) + field.at());
    }

    /** Answers a cycle of a world: commands for each robot, and a request, one of {@link Layout}'s. */
    public void answer(int world, long cycle, double[] values, int request, long seed) {
        ByteBuffer to = commands.memory();
        int at = layout.commandsSide(world, side);
        answers[world].beginWrite();
        to.putLong(at + Field.SIDE_CYCLE.at(), cycle);
        to.putInt(at + Field.SIDE_VERSION.at(), Layout.VERSION);
        to.putInt(at + Field.SIDE_REQUEST.at(), request);
        to.putLong(at + Field.SIDE_SEED.at(), seed);
        to.putLong(at + Field.SIDE_PROCESS.at(), PROCESS);
        for (int i = 0; i < layout.robots() * layout.channels(); i++) {
            to.putDouble(at + Part.SIDE.bytes() + i * Double.BYTES, values[i]);
        }
        answers[world].endWrite();
    }

    @Override
    public void close() throws IOException {
        positions.close();
        commands.close();
    }
}
