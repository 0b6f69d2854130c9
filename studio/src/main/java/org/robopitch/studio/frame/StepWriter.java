// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studio.frame;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.List;
import org.robopitch.engine.match.BodyPose;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.Stage;

/** Writes how some bodies moved, step by step. See docs/studio-protocol.md. */
final class StepWriter {
    private static final int HEADER = 16;
    private static final int BYTES_A_BODY = 32;

    private final List<Integer> bodies;
    private final BodyPose pose = new BodyPose();
    private final int stepBytes;
    private ByteBuffer buffer;
    private int count;

    StepWriter(List<Integer> bodies) {
        this.bodies = bodies;
        this.stepBytes = 12 + BYTES_A_BODY * bodies.size();
        this.buffer = ByteBuffer.allocate(HEADER + 64 * stepBytes).order(ByteOrder.LITTLE_ENDIAN);
        buffer.position(HEADER);
    }

    void add(Match match) {
        if (buffer.remaining() < stepBytes) {
            ByteBuffer larger = ByteBuffer.allocate(2 * buffer.capacity()).order(ByteOrder.LITTLE_ENDIAN);
            buffer = larger.put(buffer.flip());
        }
        Stage stage = match.game().stage();
        buffer.putDouble(match.game().world().time());
        buffer.putInt(stage.contacts());
        for (int body : bodies) {
            stage.read(body, pose);
            number(pose.present ? pose.x : Double.NaN);
            number(pose.y);
            number(pose.z);
            number(StrictMath.atan2(pose.headingY, pose.headingX));
            number(pose.vx);
            number(pose.vy);
            number(pose.vz);
            number(pose.spin);
        }
        count++;
    }

    private void number(double value) {
        buffer.putFloat((float) value);
    }

    byte[] finish(double reached) {
        buffer.putDouble(0, reached);
        buffer.putInt(8, count);
        buffer.putInt(12, bodies.size());
        return Arrays.copyOf(buffer.array(), buffer.position());
    }
}
