// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.match;

import java.io.IOException;
import java.util.Arrays;
import org.robopitch.recording.bytes.ByteReader;
import org.robopitch.recording.bytes.ByteWriter;

/** Numbers read off robots at one moment, such as their joints; filled, written and read again without allocating. */
public final class MatchReadings {
    private long step;
    private double time;
    private int size;
    private int width;
    private int[] bodies = new int[32];
    private float[] numbers = new float[1024];

    /** Starts a new moment, without robots, of so many numbers each. */
    public void begin(long newStep, double newTime, int newWidth) {
        step = newStep;
        time = newTime;
        width = newWidth;
        size = 0;
    }

    /** Adds the numbers of a body; NaN for what is not there. */
    public void add(int body, double[] values) {
        int at = add(body);
        for (int i = 0; i < width; i++) {
            numbers[at + i] = (float) values[i];
        }
    }

    private int add(int body) {
        if (size == bodies.length) {
            bodies = Arrays.copyOf(bodies, 2 * size);
        }
        if ((size + 1) * width > numbers.length) {
            numbers = Arrays.copyOf(numbers, 2 * (size + 1) * width);
        }
        bodies[size] = body;
        return width * size++;
    }

    /** Writes the numbers in the layout of Readings.msg. */
    void write(ByteWriter out) {
        out.putLong(step);
        out.putDouble(time);
        out.putInt(size);
        for (int i = 0; i < size; i++) {
            out.putShort(bodies[i]);
            out.putInt(width);
            for (int at = i * width; at < (i + 1) * width; at++) {
                out.putFloat(numbers[at]);
            }
        }
    }

    /** Replaces these numbers by those in the layout of Readings.msg. */
    void read(ByteReader in, int expected) throws IOException {
        begin(in.getLong(), in.getDouble(), expected);
        long count = in.getInt() & 0xFFFFFFFFL;
        long length = 6 + 4L * expected;
        if (count * length != in.remaining()) {
            throw new IOException(
                    "expected " + count + " robots of " + length + " bytes, found " + in.remaining() + " bytes");
        }
        for (int i = 0; i < count; i++) {
            int at = add(in.getShort());
            int found = in.getInt();
            if (found != expected) {
                throw new IOException("expected " + expected + " numbers for each robot, found " + found);
            }
            for (int k = 0; k < expected; k++) {
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

    /** How many robots there are. */
    public int size() {
        return size;
    }

    /** The body that a robot is. */
    public int body(int index) {
        return bodies[index];
    }

    /** A number of a robot; NaN if it is not there. */
    public float get(int index, int number) {
        return numbers[index * width + number];
    }
}
