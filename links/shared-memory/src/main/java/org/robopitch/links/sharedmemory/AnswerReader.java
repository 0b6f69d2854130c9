// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.sharedmemory;

import java.nio.ByteBuffer;
import org.robopitch.engine.match.Side;
import org.robopitch.links.sharedmemory.layout.Field;
import org.robopitch.links.sharedmemory.layout.Layout;
import org.robopitch.links.sharedmemory.layout.Part;

/** Reads what one side's program wrote for one world; whatever is there, it reads it once and says what it is. */
final class AnswerReader {
    private final ByteBuffer memory;
    private final int at;
    private final SequenceLock lock;
    private final LinkEvents events;
    private final int channels;
    private final double[] written;
    private final double[] values;
    private long sequence;
    private long cycle;
    private int request;
    private long seed;
    private long process;

    AnswerReader(SharedArea area, int world, Side side) {
        Layout layout = area.layout();
        this.memory = area.commands();
        this.at = layout.commandsSide(world, side);
        this.lock = new SequenceLock(memory, at + Field.SIDE_SEQUENCE.at());
        this.events = area.events();
        this.channels = layout.channels();
        this.written = new double[layout.robots() * channels];
        this.values = new double[written.length];
        this.sequence = lock.beginRead();
    }

    /**
     * Takes over what has been written since the last time, if it is whole and makes sense.
     *
     * @param shown the newest cycle that the program can have seen
     * @return whether there was something new, of whatever cycle up to that one
     */
    boolean take(long shown) {
        long begun = lock.beginRead();
        if (begun == sequence || (begun & 1) != 0) {
            return false;
        }
        long newCycle = memory.getLong(at + Field.SIDE_CYCLE.at());
        int version = memory.getInt(at + Field.SIDE_VERSION.at());
        int newRequest = memory.getInt(at + Field.SIDE_REQUEST.at());
        long newSeed = memory.getLong(at + Field.SIDE_SEED.at());
        long newProcess = memory.getLong(at + Field.SIDE_PROCESS.at());
        for (int i = 0; i < written.length; i++) {
            written[i] = memory.getDouble(at + Part.SIDE.bytes() + i * Double.BYTES);
        }
        if (!lock.endRead(begun)) {
            events.torn.add();
            return false;
        }
        sequence = begun;
        if (version != Layout.VERSION) {
            events.wrongVersion.add();
            return false;
        }
        // Cycles are numbers without a sign: what is negative here is larger than any that was shown.
        if (newCycle < 0 || newCycle > shown) {
            events.wrongCycle.add();
            return false;
        }
        cycle = newCycle;
        request = newRequest;
        seed = newSeed;
        process = newProcess;
        takeFiniteValues();
        return true;
    }

    /** A robot whose numbers are not all finite keeps its last ones. */
    private void takeFiniteValues() {
        for (int robot = 0; robot < written.length; robot += channels) {
            boolean finite = true;
            for (int i = robot; i < robot + channels; i++) {
                finite &= Math.abs(written[i]) <= Double.MAX_VALUE;
            }
            if (finite) {
                System.arraycopy(written, robot, values, robot, channels);
            } else {
                events.notFinite.add();
            }
        }
    }

    /** Whether somebody began to write and has not ended. */
    boolean unfinished() {
        return (lock.beginRead() & 1) != 0;
    }

    /** The cycle of the last answer. */
    long cycle() {
        return cycle;
    }

    int request() {
        return request;
    }

    long seed() {
        return seed;
    }

    /** The program's process, or something that is none. */
    long process() {
        return process;
    }

    /** The last commands, robot by robot; not a copy. */
    double[] values() {
        return values;
    }
}
