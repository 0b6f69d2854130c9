// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.robopitch.engine.match.BodyInfo;
import org.robopitch.engine.match.PartInfo;
import org.robopitch.engine.match.PartPose;
import org.robopitch.engine.match.PartShape;
import org.robopitch.engine.match.Side;
import org.robopitch.recording.OfficialReader;
import tools.jackson.databind.JsonNode;

class ArticulatedRecordingTest {
    private static final List<PartInfo> PARTS = List.of(
            new PartInfo("trunk", -1, new PartShape.Box(0.1, 0.2, 0.3), PartInfo.Place.ORIGIN),
            new PartInfo("head", 0, new PartShape.Sphere(0.06), PartInfo.Place.at(0, 0, 0.05)),
            new PartInfo("arm", 0, new PartShape.Capsule(0.02, 0.1), new PartInfo.Place(0.05, 0, 0, 0, 0.6, 0, 0.8)),
            new PartInfo("hand", 2, new PartShape.Cylinder(0.02, 0.04), PartInfo.Place.ORIGIN));

    @Test
    void partsAreReadBackAsTheyWereAndByToolsThatKnowOnlyTheFormat(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("walkers.mcap");
        List<BodyInfo> bodies = List.of(
                new BodyInfo(0, BodyInfo.Kind.ROBOT, Side.BLUE, 0, List.of(), 0.15, 0.5, PARTS),
                new BodyInfo(1, BodyInfo.Kind.BALL, null, 0, List.of(), 0.04, 0.08));
        PartPose pose = new PartPose();
        MatchParts parts = new MatchParts();
        try (MatchRecordingWriter writer =
                new MatchRecordingWriter(Files.newOutputStream(file), SampleMatch.INFO, bodies)) {
            for (int moment = 0; moment < 3; moment++) {
                parts.begin(20L * moment, 0.02 * moment);
                for (int part = 0; part < PARTS.size(); part++) {
                    pose.x = moment + 0.25 * part;
                    pose.qx = 0.6;
                    pose.qw = 0.8;
                    parts.add(0, part, pose);
                }
                writer.parts(parts);
            }
        }
        try (MatchRecordingReader reader = MatchRecordingReader.open(file)) {
            assertThat(reader.bodies()).isEqualTo(bodies);
            Moments<MatchParts> cursor = reader.parts(0.02, 1);
            assertThat(cursor.next(parts)).isTrue();
            assertThat(parts.step()).isEqualTo(20);
            assertThat(parts.get(0, 3, pose)).isTrue();
            assertThat(pose.x).isEqualTo(1.75);
            assertThat(pose.qx).isEqualTo(0.6f);
            assertThat(parts.get(1, 0, pose)).isFalse();
            assertThat(cursor.next(parts)).isTrue();
            assertThat(cursor.next(parts)).isFalse();
        }
        JsonNode found = OfficialReader.read(file);
        JsonNode last =
                found.get("messages").get(found.get("messages").size() - 1).get("data");
        assertThat(last.get("time").asDouble()).isEqualTo(0.04);
        assertThat(last.get("parts").size()).isEqualTo(4);
        assertThat(last.at("/parts/3/x").asDouble()).isEqualTo(2.75);
        assertThat(last.at("/parts/3/part").asInt()).isEqualTo(3);
    }
}
