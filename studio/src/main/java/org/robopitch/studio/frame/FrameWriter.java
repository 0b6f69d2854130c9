// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studio.frame;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.robopitch.engine.match.BodyPose;
import org.robopitch.engine.match.PartPose;
import org.robopitch.engine.match.PlayState;
import org.robopitch.engine.match.Side;
import org.robopitch.recording.match.Shape;

/**
 * Writes one frame, part by part, in the order of the methods below. The layout is described in docs/studio-protocol.md.
 *
 * <p>Used again for every frame; only the finished bytes are new.
 */
public final class FrameWriter {
    /** First byte of every frame. */
    public static final byte KIND = 1;

    static final int HEADER_LENGTH = 36;
    private static final int BODY_LENGTH = 48;
    private static final int PART_LENGTH = 28;
    private static final int MOST_SHAPES = 400;
    private static final int LONGEST_TEXT = 120;
    private static final int CONTACTS_AT = 32;
    private static final int SHAPES_AT = 34;

    private ByteBuffer buffer = ByteBuffer.allocate(4096).order(ByteOrder.LITTLE_ENDIAN);
    private ByteBuffer partNumbers = ByteBuffer.allocate(1024).order(ByteOrder.LITTLE_ENDIAN);
    private int contacts;
    private int shapes;
    private int parts;

    /**
     * Begins a frame.
     *
     * @param match number of the match
     * @param time simulated time, s
     * @param step the world's step
     * @param play where the match stands
     * @param bodies how many bodies follow
     */
    public FrameWriter begin(int match, double time, long step, PlayState play, int bodies) {
        Side awarded = play.awarded();
        buffer.clear();
        contacts = 0;
        shapes = 0;
        parts = 0;
        partNumbers.clear();
        buffer.put(KIND);
        buffer.put((byte) ((play.running() ? 1 : 0) | (awarded == null ? 0 : awarded.ordinal() + 1) << 1));
        buffer.putShort((short) bodies);
        buffer.putInt(match);
        buffer.putDouble(time);
        buffer.putDouble(step);
        buffer.putShort((short) play.blueScore());
        buffer.putShort((short) play.yellowScore());
        buffer.putFloat((float) play.clock());
        buffer.putInt(0);
        return this;
    }

    /** Adds a body. */
    public void body(BodyPose pose, boolean driven) {
        room(BODY_LENGTH);
        buffer.putInt((pose.present ? 1 : 0) | (driven ? 2 : 0));
        number(pose.x).number(pose.y).number(pose.z);
        number(pose.qx).number(pose.qy).number(pose.qz).number(pose.qw);
        number(pose.vx).number(pose.vy).number(pose.vz).number(pose.spin);
    }

    /** Adds a contact: where it is, m, and its impulse, N·s. */
    public void contact(double x, double y, double impulse) {
        room(12);
        number(x).number(y).number(impulse);
        contacts++;
    }

    /** Adds a part of an articulated body: those of the first such body, then those of the next, in the scene's order. */
    public void part(PartPose pose) {
        parts++;
        if (partNumbers.remaining() < PART_LENGTH) {
            ByteBuffer larger = ByteBuffer.allocate(2 * partNumbers.capacity()).order(ByteOrder.LITTLE_ENDIAN);
            partNumbers = larger.put(partNumbers.flip());
        }
        partNumbers.putFloat((float) pose.x).putFloat((float) pose.y).putFloat((float) pose.z);
        partNumbers.putFloat((float) pose.qx).putFloat((float) pose.qy);
        partNumbers.putFloat((float) pose.qz).putFloat((float) pose.qw);
    }

    /** Writes the words of the play: what is played, and in which period. */
    public void words(String mode, String period) {
        text(mode);
        text(period);
    }

    /** Writes what one body is up to; called once for every body, in order. */
    public void role(String role) {
        text(role);
    }

    /**
     * Adds something a team draws; beyond a few hundred, shapes are left out.
     *
     * @param side 0 blue, 1 yellow, −1 neither
     */
    public void shape(int side, Shape shape) {
        if (shapes == MOST_SHAPES) {
            return;
        }
        double[] numbers = shape.numbers();
        room(4 + 4 * numbers.length);
        buffer.put((byte) shape.type().ordinal());
        buffer.put((byte) side);
        buffer.putShort((short) numbers.length);
        for (double number : numbers) {
            number(number);
        }
        text(shape.color());
        text(shape.text() == null ? "" : shape.text());
        shapes++;
    }

    /**
     * {@return the finished frame}
     *
     * @param statistics what the match has come to: blue's and yellow's value of each, in the scene's order
     */
    public byte[] finish(float[] statistics) {
        room(2 + partNumbers.position() + 2 + 4 * statistics.length);
        buffer.putShort((short) parts);
        buffer.put(partNumbers.flip());
        buffer.putShort((short) statistics.length);
        for (float value : statistics) {
            buffer.putFloat(value);
        }
        buffer.putShort(CONTACTS_AT, (short) contacts);
        buffer.putShort(SHAPES_AT, (short) shapes);
        return Arrays.copyOf(buffer.array(), buffer.position());
    }

    static int bodies(byte[] frame) {
        return read(frame).getShort(2);
    }

    static double step(byte[] frame) {
        return read(frame).getDouble(16);
    }

    static boolean isAt(byte[] frame, int body, double x, double y) {
        int at = HEADER_LENGTH + body * BODY_LENGTH + 4;
        return read(frame).getFloat(at) == (float) x && read(frame).getFloat(at + 4) == (float) y;
    }

    private static ByteBuffer read(byte[] frame) {
        return ByteBuffer.wrap(frame).order(ByteOrder.LITTLE_ENDIAN);
    }

    private FrameWriter number(double value) {
        buffer.putFloat((float) value);
        return this;
    }

    private void text(String text) {
        byte[] utf8 = (text.length() > LONGEST_TEXT ? text.substring(0, LONGEST_TEXT) : text)
                .getBytes(StandardCharsets.UTF_8);
        int length = Math.min(utf8.length, 255);
        room(1 + length);
        buffer.put((byte) length);
        buffer.put(utf8, 0, length);
    }

    private void room(int bytes) {
        if (buffer.remaining() < bytes) {
            int size = Math.max(2 * buffer.capacity(), buffer.position() + bytes);
            ByteBuffer larger = ByteBuffer.allocate(size).order(ByteOrder.LITTLE_ENDIAN);
            larger.put(buffer.flip());
            buffer = larger;
        }
    }
}
