// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.match;

import java.io.IOException;
import java.util.Arrays;
import org.robopitch.engine.match.BodyPose;
import org.robopitch.recording.bytes.ByteReader;
import org.robopitch.recording.bytes.ByteWriter;

/**
 * Where every body is at one moment; filled, written and read again and again without allocating.
 *
 * <p>Positions and velocities are kept as 32-bit floats, good to a micrometre on any pitch; the exact state is vouched
 * for by its hash.
 */
public final class MatchState {
    private static final int NUMBERS = 13;
    private static final int BODY_LENGTH = 4 + 4 * NUMBERS;

    private long step;
    private double time;
    private long hash;
    private int size;
    private int[] ids = new int[16];
    private byte[] teams = new byte[16];
    private byte[] backNumbers = new byte[16];
    private float[] numbers = new float[16 * NUMBERS];

    /** Starts a new state, without bodies; the hash is 0 if it was not computed. */
    public MatchState begin(long newStep, double newTime, long newHash) {
        step = newStep;
        time = newTime;
        hash = newHash;
        size = 0;
        return this;
    }

    /** Adds a body in space: position [m], orientation, velocity [m/s], angular velocity [rad/s]. */
    public void add(
            int id,
            int team,
            int number,
            double x,
            double y,
            double z,
            double qx,
            double qy,
            double qz,
            double qw,
            double vx,
            double vy,
            double vz,
            double wx,
            double wy,
            double wz) {
        int body = addBody(id, team, number);
        int at = body * NUMBERS;
        numbers[at] = (float) x;
        numbers[at + 1] = (float) y;
        numbers[at + 2] = (float) qz;
        numbers[at + 3] = (float) qw;
        numbers[at + 4] = (float) vx;
        numbers[at + 5] = (float) vy;
        numbers[at + 6] = (float) wz;
        numbers[at + 7] = (float) z;
        numbers[at + 8] = (float) qx;
        numbers[at + 9] = (float) qy;
        numbers[at + 10] = (float) vz;
        numbers[at + 11] = (float) wx;
        numbers[at + 12] = (float) wy;
    }

    private int addBody(int id, int team, int number) {
        if (size == ids.length) {
            ids = Arrays.copyOf(ids, 2 * size);
            teams = Arrays.copyOf(teams, 2 * size);
            backNumbers = Arrays.copyOf(backNumbers, 2 * size);
            numbers = Arrays.copyOf(numbers, 2 * size * NUMBERS);
        }
        ids[size] = id;
        teams[size] = (byte) team;
        backNumbers[size] = (byte) number;
        return size++;
    }

    /** Writes the state in the layout of State.msg. */
    void write(ByteWriter out) {
        out.putLong(step);
        out.putDouble(time);
        out.putLong(hash);
        out.putInt(size);
        for (int body = 0; body < size; body++) {
            out.putShort(ids[body]);
            out.putByte(teams[body]);
            out.putByte(backNumbers[body]);
            for (int i = body * NUMBERS; i < (body + 1) * NUMBERS; i++) {
                out.putFloat(numbers[i]);
            }
        }
    }

    /** Replaces this state by one in the layout of State.msg. */
    void read(ByteReader in) throws IOException {
        begin(in.getLong(), in.getDouble(), in.getLong());
        long count = in.getInt() & 0xFFFFFFFFL;
        if (count * BODY_LENGTH != in.remaining()) {
            throw new IOException(
                    "expected " + count + " bodies of " + BODY_LENGTH + " bytes, found " + in.remaining() + " bytes");
        }
        for (int i = 0; i < count; i++) {
            int body = addBody(in.getShort(), (byte) in.getByte(), in.getByte());
            for (int at = body * NUMBERS; at < (body + 1) * NUMBERS; at++) {
                numbers[at] = in.getFloat();
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

    /** Hash of the exact state, 0 if it was not computed. */
    public long hash() {
        return hash;
    }

    /** Number of bodies. */
    public int size() {
        return size;
    }

    public int id(int body) {
        return ids[check(body)];
    }

    /** 0 or 1, -1 for none. */
    public int team(int body) {
        return teams[check(body)];
    }

    /** The number on the robot's back. */
    public int number(int body) {
        return backNumbers[check(body)] & 0xFF;
    }

    /** One of the body's numbers. */
    public float get(int body, Quantity quantity) {
        return numbers[check(body) * NUMBERS + quantity.ordinal()];
    }

    public float x(int body) {
        return get(body, Quantity.X);
    }

    public float y(int body) {
        return get(body, Quantity.Y);
    }

    public float z(int body) {
        return get(body, Quantity.Z);
    }

    /** The x component of the heading, the body's own forward axis seen in the plane of the pitch. */
    public double headingX(int body) {
        double qy = get(body, Quantity.QY);
        double qz = get(body, Quantity.QZ);
        return 1 - 2 * (qy * qy + qz * qz);
    }

    /** The y component of the heading. */
    public double headingY(int body) {
        double qx = get(body, Quantity.QX);
        double qy = get(body, Quantity.QY);
        double qz = get(body, Quantity.QZ);
        double qw = get(body, Quantity.QW);
        return 2 * (qx * qy + qz * qw);
    }

    /** Reads where a body was, how it was turned and how it moved. */
    public void read(int body, BodyPose into) {
        int at = check(body) * NUMBERS;
        into.present = true;
        into.x = numbers[at];
        into.y = numbers[at + 1];
        into.z = numbers[at + 7];
        into.orient(numbers[at + 8], numbers[at + 9], numbers[at + 2], numbers[at + 3]);
        into.vx = numbers[at + 4];
        into.vy = numbers[at + 5];
        into.vz = numbers[at + 10];
        into.spinX = numbers[at + 11];
        into.spinY = numbers[at + 12];
        into.spin = numbers[at + 6];
    }

    private int check(int body) {
        if (body < 0 || body >= size) {
            throw new IndexOutOfBoundsException("body " + body + " of " + size);
        }
        return body;
    }

    /** What is recorded of every body, in the order of State.msg. */
    public enum Quantity {
        X,
        Y,
        QZ,
        QW,
        VX,
        VY,
        WZ,
        Z,
        QX,
        QY,
        VZ,
        WX,
        WY
    }
}
