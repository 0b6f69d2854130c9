// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studio.frame;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.robopitch.engine.match.BodyPose;
import org.robopitch.engine.match.PartPose;
import org.robopitch.engine.match.PlayState;
import org.robopitch.engine.match.Side;
import org.robopitch.recording.match.Shape;

class FrameWriterTest {
    @Test
    void everythingLiesWhereTheProtocolSays() {
        FrameWriter writer = new FrameWriter();
        writer.begin(7, 1.5, 1500, new PlayState("play", true, Side.YELLOW, "first half", 90, 3, 2), 1);
        BodyPose pose = new BodyPose();
        pose.present = true;
        pose.x = 0.5;
        pose.y = -0.25;
        pose.face(0, 1);
        pose.vx = 0.1;
        pose.spin = -3;
        writer.body(pose, true);
        PartPose part = new PartPose();
        part.z = 0.75;
        part.qw = -1;
        writer.part(part);
        writer.contact(0.1, 0.2, 0.3);
        writer.words("play", "first half");
        writer.role("keeper");
        writer.shape(1, Shape.circle("#ff0000", Shape.Point.of(1, 2), 0.5));
        ByteBuffer frame =
                ByteBuffer.wrap(writer.finish(new float[] {0.25f, 0.75f})).order(ByteOrder.LITTLE_ENDIAN);

        assertThat(frame.get(0)).isEqualTo((byte) 1);
        assertThat(frame.get(1)).isEqualTo((byte) (1 | 2 << 1));
        assertThat(frame.getShort(2)).isEqualTo((short) 1);
        assertThat(frame.getInt(4)).isEqualTo(7);
        assertThat(frame.getDouble(8)).isEqualTo(1.5);
        assertThat(frame.getDouble(16)).isEqualTo(1500);
        assertThat(frame.getShort(24)).isEqualTo((short) 3);
        assertThat(frame.getShort(26)).isEqualTo((short) 2);
        assertThat(frame.getFloat(28)).isEqualTo(90f);
        assertThat(frame.getShort(32)).isEqualTo((short) 1);
        assertThat(frame.getShort(34)).isEqualTo((short) 1);
        assertThat(frame.getInt(36)).isEqualTo(3);
        assertThat(frame.getFloat(40)).isEqualTo(0.5f);
        assertThat(frame.getFloat(60)).isEqualTo((float) Math.sqrt(0.5));
        assertThat(frame.getFloat(64)).isEqualTo((float) Math.sqrt(0.5));
        assertThat(frame.getFloat(68)).isEqualTo(0.1f);
        assertThat(frame.getFloat(80)).isEqualTo(-3f);
        assertThat(frame.getFloat(92)).isEqualTo(0.3f);
        frame.position(96);
        assertThat(text(frame)).isEqualTo("play");
        assertThat(text(frame)).isEqualTo("first half");
        assertThat(text(frame)).isEqualTo("keeper");
        assertThat(frame.get()).isEqualTo((byte) 1);
        assertThat(frame.get()).isEqualTo((byte) 1);
        assertThat(frame.getShort()).isEqualTo((short) 3);
        assertThat(frame.getFloat()).isEqualTo(1f);
        frame.position(frame.position() + 8);
        assertThat(text(frame)).isEqualTo("#ff0000");
        assertThat(text(frame)).isEmpty();
        assertThat(frame.getShort()).isEqualTo((short) 1);
        assertThat(frame.getFloat(frame.position() + 8)).isEqualTo(0.75f);
        assertThat(frame.getFloat(frame.position() + 24)).isEqualTo(-1f);
        frame.position(frame.position() + 28);
        assertThat(frame.getShort()).isEqualTo((short) 2);
        assertThat(frame.getFloat()).isEqualTo(0.25f);
        assertThat(frame.getFloat()).isEqualTo(0.75f);
        assertThat(frame.remaining()).isZero();
    }

    @Test
    void longTextsAndManyShapesAreCutShort() {
        FrameWriter writer = new FrameWriter();
        writer.begin(1, 0, 0, new PlayState("", false, null, "", 0, 0, 0), 0);
        writer.words("ä".repeat(1000), "");
        for (int i = 0; i < 10_000; i++) {
            writer.shape(0, Shape.line("#ffffff", List.of(Shape.Point.of(0, 0), Shape.Point.of(1, 1))));
        }
        byte[] frame = writer.finish(new float[0]);
        assertThat(ByteBuffer.wrap(frame).order(ByteOrder.LITTLE_ENDIAN).getShort(34))
                .isEqualTo((short) 400);
        assertThat(frame.length).isLessThan(20_000);
    }

    private static String text(ByteBuffer frame) {
        byte[] utf8 = new byte[frame.get() & 0xFF];
        frame.get(utf8);
        return new String(utf8, StandardCharsets.UTF_8);
    }
}
