// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.match;

import java.io.IOException;
import java.util.Arrays;
import org.robopitch.engine.match.PartPose;
import org.robopitch.recording.bytes.ByteReader;
import org.robopitch.recording.bytes.ByteWriter;

/** Where every part of every articulated body is at one moment; filled, written and read again without allocating. */
public final class MatchParts {
    private static final int NUMBERS = 7;
    private static final int PART_LENGTH = 4 + 4 * NUMBERS;

    private long step;
    private double time;
    private int size;
    private int[] bodies = new int[64];
    private int[] parts = new int[64];
    private float[] numbers = new float[64 * NUMBERS];

    /** Starts a new moment, without parts. */
    public void begin(long newStep, double newTime) {
        step = newStep;
        time = newTime;
        size = 0;
    }

    /** Adds a part: the body's id, which of its parts, and where it is. */
    public void add(int body, int part, PartPose pose) {
        int at = NUMBERS * add(body, part);
        numbers[at] = (float) pose.x;
        numbers[at + 1] = (float) pose.y;
        numbers[at + 2] = (float) pose.z;
        numbers[at + 3] = (float) pose.qx;
        numbers[at + 4] = (float) pose.qy;
        numbers[at + 5] = (float) pose.qz;
        numbers[at + 6] = (float) pose.qw;
    }

    private int add(int body, int part) {
        if (size == bodies.length) {
            bodies = Arrays.copyOf(bodies, 2 * size);
            parts = Arrays.copyOf(parts, 2 * size);
            numbers = Arrays.copyOf(numbers, 2 * size * NUMBERS);
        }
        bodies[size] = body;
        parts[size] = part;
        return size++;
    }

    /** Writes the parts in the layout of Parts.msg. */
    void write(ByteWriter out) {
        out.putLong(step);
        out.putDouble(time);
        out.putInt(size);
        for (int i = 0; i < size; i++) {
            out.putShort(bodies[i]);
            out.putShort(parts[i]);
            for (int at = i * NUMBERS; at < (i + 1) * NUMBERS; at++) {
                out.putFloat(numbers[at]);
            }
        }
    }

    /** Replaces these parts by those in the layout of Parts.msg. */
    void read(ByteReader in) throws IOException {
        begin(in.getLong(), in.getDouble());
        long count = in.getInt() & 0xFFFFFFFFL;
        if (count * PART_LENGTH != in.remaining()) {
            throw new IOException(
                    "expected " + count + " parts of " + PART_LENGTH + " bytes, found " + in.remaining() + " bytes");
        }
        for (int i = 0; i < count; i++) {
            int at = NUMBERS * add(in.getShort(), in.getShort());
            for (int k = 0; k < NUMBERS; k++) {
                numbers[at + k] = in.getFloat();
            }
        }
    }

    /** Simulation steps done. */
    public long step() {
        return step;
    }

    /** Simulated time [s]. */
    public double time() {
        return time;
    }

    /**
     * Finds a part of a body.
     *
     * @return whether it was recorded at this moment
     */
    public boolean get(int body, int part, PartPose into) {
        for (int i = 0; i < size; i++) {
            if (bodies[i] == body && parts[i] == part) {
                int at = i * NUMBERS;
                into.x = numbers[at];
                into.y = numbers[at + 1];
                into.z = numbers[at + 2];
                into.qx = numbers[at + 3];
                into.qy = numbers[at + 4];
                into.qz = numbers[at + 5];
                into.qw = numbers[at + 6];
                return true;
            }
        }
        return false;
    }
}
