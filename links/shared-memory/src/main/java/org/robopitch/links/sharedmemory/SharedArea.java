// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.sharedmemory;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedChannelException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.concurrent.ThreadLocalRandom;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.TeamInfo;
import org.robopitch.links.sharedmemory.layout.Field;
import org.robopitch.links.sharedmemory.layout.Header;
import org.robopitch.links.sharedmemory.layout.Layout;
import org.robopitch.links.sharedmemory.layout.Part;

/**
 * The two files of one session, made and kept whole by the simulator. A file that somebody cuts off or lengthens gets its
 * size and its header back.
 */
public final class SharedArea implements AutoCloseable {
    /** The file that external programs read. */
    public static final String POSITIONS = "positions";

    /** The file that external programs write. */
    public static final String COMMANDS = "commands";

    private static final int LARGE = 1 << 21;
    private static final long LOOK_NANOS = 100_000_000;

    private final Layout layout;
    private final Header header;
    private final SharedFile positions;
    private final SharedFile commands;
    private final LinkEvents events;
    private volatile int mended;
    private volatile long looked;
    private volatile boolean takenAway;
    private volatile byte[] ballast = new byte[0];

    /**
     * Makes the files.
     *
     * @param folder where
     * @param layout of which size
     * @param info what is written to the header about pitch and robots
     * @param outside the sides that external programs play
     * @throws IOException if the files cannot be made, or another simulator serves this folder
     */
    public SharedArea(
            Path folder, Layout layout, TeamInfo info, LinkSettings settings, Set<Side> outside, LinkEvents events)
            throws IOException {
        this.layout = layout;
        this.events = events;
        refuseIfServed(folder);
        int flags = (settings.lockstep() ? Layout.LOCKSTEP : 0)
                | (outside.contains(Side.BLUE) ? Layout.BLUE_OUTSIDE : 0)
                | (outside.contains(Side.YELLOW) ? Layout.YELLOW_OUTSIDE : 0)
                | (settings.worldFrame() ? Layout.WORLD_FRAME : 0)
                | (settings.newMatches() ? Layout.NEW_MATCHES : 0);
        long session = ThreadLocalRandom.current().nextLong();
        this.header = new Header(layout, info, flags, settings.deadlineSeconds(), session);
        this.commands = SharedFile.create(
                folder.resolve(COMMANDS), layout.commandsBytes(), memory -> Field.write(Part.COMMANDS, header, memory));
        // Clients look for the positions first: when these are there, the commands are there too.
        this.positions = SharedFile.create(
                folder.resolve(POSITIONS),
                layout.positionsBytes(),
                memory -> Field.write(Part.POSITIONS, header, memory));
    }

    /** Refuses a folder that a simulator serves which is still there; what a dead one left behind is no matter. */
    static void refuseIfServed(Path folder) throws IOException {
        Path there = folder.resolve(POSITIONS);
        if (!Files.exists(there)) {
            return;
        }
        try (SharedFile file = SharedFile.open(there, false)) {
            ByteBuffer header = file.memory();
            long process = file.bytes() < Part.POSITIONS.bytes() ? 0 : header.getLong(Field.POSITIONS_PROCESS.at());
            if (process > 0
                    && header.getInt(Field.POSITIONS_STATE.at()) == Layout.SERVING
                    && ProcessHandle.of(process).isPresent()) {
                throw new IOException(folder + " is served by process " + process
                        + " already: choose another folder for --folder, or delete " + there);
            }
        }
    }

    Layout layout() {
        return layout;
    }

    ByteBuffer positions() {
        return positions.memory();
    }

    ByteBuffer commands() {
        return commands.memory();
    }

    LinkEvents events() {
        return events;
    }

    /** How often a file had to be repaired: what was written since must be written again. */
    int mended() {
        return mended;
    }

    /**
     * Touches the files, and finds out whether that was possible.
     *
     * @return false if one of them was damaged; it is whole again, and what was cut off is zero
     */
    boolean touch(Runnable access) {
        try {
            access.run();
            return true;
        } catch (InternalError fault) {
            // This is how Java says that memory is gone because its file was cut off.
            events.damaged.add();
        }
        positionsWhole();
        commandsWhole();
        return false;
    }

    /** Looks whether both files have their size, and gives it back if not. */
    boolean whole() {
        return positionsWhole() && commandsWhole();
    }

    boolean positionsWhole() {
        return whole(positions);
    }

    boolean commandsWhole() {
        return whole(commands);
    }

    /**
     * Looks, ten times a second at most, whether both files are still to be found under their names. Who has them in
     * memory plays on if they are not, but nobody else can begin to.
     *
     * @return whether one of them was found to be taken away, once
     */
    boolean takenAway(long now) {
        if (now - looked < LOOK_NANOS) {
            return false;
        }
        looked = now;
        return takenAway();
    }

    /** Looks at once whether both files are still to be found under their names; true once if they are not. */
    boolean takenAway() {
        if (takenAway) {
            return false;
        }
        takenAway = !positions.inPlace() || !commands.inPlace();
        if (takenAway) {
            events.takenAway.add();
        }
        return takenAway;
    }

    private boolean whole(SharedFile file) {
        try {
            if (file.whole()) {
                return true;
            }
            mend();
        } catch (InternalError fault) {
            // One that was under way, or the file was cut off again: the next look finds it and comes here again.
            events.damaged.add();
        } catch (ClosedChannelException e) {
            // The session is at its end, and with it the worry about its files.
            return true;
        } catch (IOException e) {
            throw new UncheckedIOException(String.valueOf(e.getMessage()), e);
        }
        return false;
    }

    private synchronized void mend() {
        events.mended.add();
        try {
            letFaultsCome();
            positions.mend();
            commands.mend();
            Field.write(Part.POSITIONS, header, positions.memory());
            Field.write(Part.COMMANDS, header, commands.memory());
            letFaultsCome();
        } catch (ClosedChannelException e) {
            // The session is at its end.
        } catch (IOException e) {
            throw new UncheckedIOException(String.valueOf(e.getMessage()), e);
        } finally {
            mended++;
        }
    }

    /**
     * Waits for faults that are under way: in compiled code, Java 17 reports a fault of memory only when the thread next
     * enters the virtual machine, for instance for a large array. It must be here and not in the middle of a match.
     */
    private void letFaultsCome() {
        try {
            for (int i = 0; i < 4; i++) {
                ballast = new byte[ballast.length + LARGE];
            }
        } catch (InternalError fault) {
            events.damaged.add();
        }
        ballast = new byte[0];
    }

    /** Tells clients that this is the end, and takes the files away. */
    @Override
    public void close() throws IOException {
        if (whole()) {
            touch(() -> positions.memory().putInt(Field.POSITIONS_STATE.at(), Layout.ENDED));
        }
        positions.delete();
        commands.delete();
        positions.close();
        commands.close();
    }
}
