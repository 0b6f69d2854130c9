// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.match;

import java.io.IOException;
import java.util.Arrays;
import org.robopitch.recording.bytes.ByteReader;
import org.robopitch.recording.bytes.ByteWriter;

/** What one side commanded in one control cycle, bit for bit; refilled for each message read. */
public final class MatchCommands {
    /** The source of placements by hand and manual driving; 0 and 1 are the teams. */
    public static final int OPERATOR = 2;

    private long step;
    private double time;
    private int source;
    private int size;
    private double[] values = new double[32];

    /** Writes commands in the layout of Commands.msg. */
    static void write(ByteWriter out, long step, double time, int source, double[] values, int count) {
        out.putLong(step);
        out.putDouble(time);
        out.putByte(source);
        out.putInt(count);
        for (int i = 0; i < count; i++) {
            out.putDouble(values[i]);
        }
    }

    void read(ByteReader in) throws IOException {
        step = in.getLong();
        time = in.getDouble();
        source = in.getByte();
        long count = in.getInt() & 0xFFFFFFFFL;
        if (count * Double.BYTES != in.remaining()) {
            throw new IOException("expected " + count + " values of 8 bytes, found " + in.remaining() + " bytes");
        }
        size = (int) count;
        if (size > values.length) {
            values = new double[size];
        }
        for (int i = 0; i < size; i++) {
            values[i] = in.getDouble();
        }
    }

    /** Simulation steps done when the command took effect. */
    public long step() {
        return step;
    }

    /** The same moment in simulated time [s]. */
    public double time() {
        return time;
    }

    /** 0 or 1 for a team, {@link #OPERATOR} for a person. */
    public int source() {
        return source;
    }

    /** Number of values. */
    public int size() {
        return size;
    }

    public double value(int index) {
        if (index < 0 || index >= size) {
            throw new IndexOutOfBoundsException("value " + index + " of " + size);
        }
        return values[index];
    }

    public double[] toArray() {
        return Arrays.copyOf(values, size);
    }
}
