// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studio.replay;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.robopitch.engine.match.PartInfo;
import org.robopitch.engine.match.Statistic;
import org.robopitch.runner.PreparedMatch;
import org.robopitch.studio.frame.FrameEncoder;
import org.robopitch.studio.tiny.TinyFactory;
import org.robopitch.studio.tiny.TinyRecording;
import org.robopitch.studio.tiny.TinyStage;
import org.robopitch.studio.tiny.TinyStudio;

class ArticulatedBodiesTest {
    private static final int PART_BYTES = 28;

    @Test
    void theLimbsOfARobotAreTheSameLiveAndReplayed(@TempDir Path folder) throws Exception {
        PreparedMatch live = new TinyFactory(2).prepare(TinyStudio.MATCH);
        FrameEncoder frames = new FrameEncoder(1);
        List<List<Float>> shown = new ArrayList<>();
        shown.add(limbs(frames.encode(live.frames().now())));
        while (!live.match().over()) {
            live.match().cycle();
            shown.add(limbs(frames.encode(live.frames().now())));
        }
        assertThat(shown).doesNotHaveDuplicates();

        Path file = TinyRecording.write(folder.resolve("waving.mcap"), 2);
        try (Replay replay = Replay.open("waving", file)) {
            List<PartInfo> parts = replay.stage().bodies().get(TinyStage.WAVING).parts();
            assertThat(parts).extracting(PartInfo::name).containsExactly("trunk", "arm");
            List<List<Float>> replayed = replay.frames(0, 10, 10_000, new TinyFactory(2).catalogue()).stream()
                    .map(ArticulatedBodiesTest::limbs)
                    .toList();
            assertThat(replayed).isEqualTo(shown);
            // Thinned out, each frame still has the limbs of its own moment.
            assertThat(limbs(replay.frames(1, 10, 3, new TinyFactory(2).catalogue())
                            .get(1)))
                    .isIn(shown.subList(60, 80));
        }
    }

    /** What stands before the statistics of a frame: the trunk and the arm of the one robot that has parts. */
    private static List<Float> limbs(byte[] bytes) {
        ByteBuffer frame = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
        int end = bytes.length - 2 - 8 * Statistic.in(Statistic.Told.STUDIO).size();
        int at = end - 2 * PART_BYTES;
        assertThat(frame.getShort(at - 2)).isEqualTo((short) 2);
        List<Float> numbers = new ArrayList<>();
        for (; at < end; at += 4) {
            numbers.add(frame.getFloat(at));
        }
        return numbers;
    }
}
