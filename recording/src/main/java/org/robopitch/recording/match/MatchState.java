// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.match;

import java.io.IOException;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.BodyPose;
import org.robopitch.engine.match.Side;
import org.robopitch.recording.bytes.ByteReader;
import org.robopitch.recording.bytes.ByteWriter;

/**
 * Where every body is at one moment, in the layout of State.msg.
 *
 * <p>Positions and velocities are kept as 32-bit floats, good to a micrometre on any pitch; the exact state is vouched
 * for by its hash.
 */
public final class MatchState extends Rows {
    private static final int NUMBERS = Quantity.values().length;

    private long hash;

    public MatchState() {
        super("bodies", NUMBERS, 2, 1, 1);
    }

    /** Starts a new state, without bodies; the hash is 0 if it was not computed. */
    public MatchState begin(long newStep, double newTime, long newHash) {
        start(newStep, newTime, NUMBERS);
        hash = newHash;
        return this;
    }

    /** Adds a body: its id, its side if it has one, the number on its back, and where it is. */
    public void add(int id, @Nullable Side side, int number, BodyPose pose) {
        int at = add(id, Sides.number(side), number);
        put(at, pose.x, pose.y, pose.qz, pose.qw);
        put(at + 4, pose.vx, pose.vy, pose.spin, pose.z);
        put(at + 8, pose.qx, pose.qy, pose.vz, pose.spinX);
        numbers[at + 12] = (float) pose.spinY;
    }

    private void put(int at, double first, double second, double third, double fourth) {
        numbers[at] = (float) first;
        numbers[at + 1] = (float) second;
        numbers[at + 2] = (float) third;
        numbers[at + 3] = (float) fourth;
    }

    @Override
    void writeHead(ByteWriter out) {
        out.putLong(hash);
    }

    @Override
    void readHead(ByteReader in) throws IOException {
        hash = in.getLong();
    }

    /** Hash of the exact state, 0 if it was not computed. */
    public long hash() {
        return hash;
    }

    public int id(int body) {
        return whole(body, 0);
    }

    /** 0 or 1, -1 for none. */
    public int team(int body) {
        return (byte) whole(body, 1);
    }

    /** The number on the robot's back. */
    public int number(int body) {
        return whole(body, 2) & 0xFF;
    }

    /** One of the body's numbers. */
    public float get(int body, Quantity quantity) {
        return numbers[at(body) + quantity.ordinal()];
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
        int at = at(body);
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
