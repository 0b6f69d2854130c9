// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studio.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.robopitch.engine.match.BodyInfo;
import org.robopitch.engine.match.BodyPose;
import org.robopitch.engine.match.PartPose;
import org.robopitch.engine.match.PlayState;
import org.robopitch.recording.match.Drawing;
import org.robopitch.recording.match.MatchParts;
import org.robopitch.recording.match.MatchState;
import org.robopitch.studio.frame.FrameWriter;

/** Makes frames of what was recorded. */
final class RecordedFrames {
    private static final double DRAWING_LASTS = 0.2;

    private final List<BodyInfo> bodies;
    private final FrameWriter writer = new FrameWriter();
    private final BodyPose pose = new BodyPose();
    private PartPose partPose = new PartPose();

    RecordedFrames(List<BodyInfo> bodies) {
        this.bodies = bodies;
    }

    /** The frame of a moment and what the match had come to; of the drawings, each team's last before it counts. */
    byte[] frame(
            MatchState state,
            MatchParts parts,
            PlayState at,
            Map<Integer, TreeMap<Double, Drawing>> drawings,
            float[] statistics) {
        writer.begin(0, state.time(), state.step(), at, bodies.size());
        for (BodyInfo body : bodies) {
            body(state, body.index());
            parts(body, parts);
        }
        writer.words(at.mode(), at.period());
        List<Optional<Drawing>> now = new ArrayList<>();
        for (int team = -1; team <= 1; team++) {
            now.add(last(drawings, team, state.time()));
        }
        for (BodyInfo body : bodies) {
            writer.role(role(body, now));
        }
        now.forEach(this::draw);
        return writer.finish(statistics);
    }

    private static String role(BodyInfo body, List<Optional<Drawing>> drawings) {
        if (body.side() == null) {
            return "";
        }
        List<String> roles =
                drawings.get(1 + body.side().ordinal()).map(Drawing::roles).orElse(List.of());
        return body.number() < roles.size() ? roles.get(body.number()) : "";
    }

    private void body(MatchState state, int id) {
        pose.present = false;
        for (int i = 0; i < state.size(); i++) {
            if (state.id(i) == id) {
                state.read(i, pose);
            }
        }
        writer.body(pose, false);
    }

    /** A part of a body that was off the pitch is nowhere: the body says so. */
    private void parts(BodyInfo body, MatchParts parts) {
        for (int part = 0; part < body.parts().size(); part++) {
            if (!parts.get(body.index(), part, partPose)) {
                partPose = new PartPose();
            }
            writer.part(partPose);
        }
    }

    private static Optional<Drawing> last(Map<Integer, TreeMap<Double, Drawing>> drawings, int team, double time) {
        return Optional.ofNullable(drawings.get(team))
                .map(own -> own.floorEntry(time + 1e-9))
                .filter(last -> last.getKey() > time - DRAWING_LASTS)
                .map(Map.Entry::getValue);
    }

    private void draw(Optional<Drawing> drawing) {
        drawing.ifPresent(d -> d.shapes().forEach(shape -> writer.shape(d.team(), shape)));
    }
}
