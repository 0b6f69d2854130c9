// SPDX-License-Identifier: Apache-2.0
package org.robopitch.campaign;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;
import org.robopitch.engine.match.BodyInfo;
import org.robopitch.engine.match.BodyPose;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchListener;
import org.robopitch.engine.match.Side;

/**
 * Where everything was in every cycle of a match, packed: a row for each cycle and body.
 *
 * @param packed the rows, compressed
 */
public record Samples(byte[] packed) {
    /** None. */
    public static final Samples NONE = new Samples(new byte[0]);

    /**
     * A body in a cycle, in the world's frame, in SI units.
     *
     * @param time of the match, s
     * @param side of a robot, or empty for the ball
     * @param robot its number, counted from 1; 0 for the ball
     */
    public record Row(
            double time,
            String side,
            int robot,
            float x,
            float y,
            float z,
            float heading,
            float vx,
            float vy,
            float spin) {}

    /** {@return whether there are none} */
    public boolean isEmpty() {
        return packed.length == 0;
    }

    /** Takes rows one after the other. */
    @FunctionalInterface
    public interface Reader {
        /** Takes a row. */
        void take(Row row) throws IOException;
    }

    /**
     * Unpacks all rows, in the order of time.
     *
     * @throws IOException if they are damaged
     */
    public void read(Reader reader) throws IOException {
        if (isEmpty()) {
            return;
        }
        try (DataInputStream in = new DataInputStream(new InflaterInputStream(new ByteArrayInputStream(packed)))) {
            while (true) {
                double time;
                try {
                    time = in.readDouble();
                } catch (EOFException end) {
                    return;
                }
                int who = in.readShort();
                String side = who == 0 ? "" : who > 0 ? Side.BLUE.label() : Side.YELLOW.label();
                reader.take(new Row(
                        time,
                        side,
                        Math.abs(who),
                        in.readFloat(),
                        in.readFloat(),
                        in.readFloat(),
                        in.readFloat(),
                        in.readFloat(),
                        in.readFloat(),
                        in.readFloat()));
            }
        }
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Samples samples && Arrays.equals(packed, samples.packed);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(packed);
    }

    @Override
    public String toString() {
        return "Samples[" + packed.length + " bytes]";
    }

    /** Writes them while a match is played. */
    static final class Watch implements MatchListener {
        private final BodyPose pose = new BodyPose();
        private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        private final DataOutputStream out = new DataOutputStream(new DeflaterOutputStream(bytes));

        @Override
        public void cycled(Match match) {
            double time = match.game().world().time();
            List<BodyInfo> bodies = match.game().stage().bodies();
            try {
                for (int i = 0; i < bodies.size(); i++) {
                    match.game().stage().read(i, pose);
                    if (pose.present) {
                        write(time, bodies.get(i));
                    }
                }
            } catch (IOException impossible) {
                throw new UncheckedIOException(impossible);
            }
        }

        private void write(double time, BodyInfo body) throws IOException {
            int number = body.backNumber();
            out.writeDouble(time);
            out.writeShort(body.side() == null ? 0 : body.side() == Side.BLUE ? number : -number);
            out.writeFloat((float) pose.x);
            out.writeFloat((float) pose.y);
            out.writeFloat((float) pose.z);
            out.writeFloat((float) StrictMath.atan2(pose.headingY, pose.headingX));
            out.writeFloat((float) pose.vx);
            out.writeFloat((float) pose.vy);
            out.writeFloat((float) pose.spin);
        }

        Samples samples() {
            try {
                out.close();
            } catch (IOException impossible) {
                throw new UncheckedIOException(impossible);
            }
            return new Samples(bytes.toByteArray());
        }
    }
}
