// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.session;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.robopitch.engine.match.BodyInfo;
import org.robopitch.engine.match.BodyPose;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchEvent;
import org.robopitch.engine.match.OperatorAction;
import org.robopitch.engine.match.PartPose;
import org.robopitch.engine.match.Stage;
import org.robopitch.runner.PreparedMatch;
import org.robopitch.runner.pace.Pacer;

/** Makes frames of one match. */
final class FramePainter {
    private final PreparedMatch prepared;
    private final MatchScene scene;
    private final BodyPose pose = new BodyPose();
    private final PartPose part = new PartPose();
    private final TreeSet<Integer> driven = new TreeSet<>();
    private List<MatchEvent> events = List.of();

    FramePainter(int serial, PreparedMatch prepared) {
        this.prepared = prepared;
        this.scene = MatchScene.of(serial, prepared.order(), prepared.match());
    }

    void operated(OperatorAction action) {
        if (action instanceof OperatorAction.Drive drive) {
            driven.add(drive.robot());
        } else if (action instanceof OperatorAction.Release release) {
            driven.remove(release.robot());
        }
    }

    MatchFrame paint(Pacer pacer, boolean over, String problem) {
        Match match = prepared.match();
        if (events.size() != match.statistics().events().size()) {
            events = List.copyOf(match.statistics().events());
        }
        return new MatchFrame(
                scene,
                match.game().world().steps(),
                match.cycles(),
                match.game().world().time(),
                match.game().referee().play(),
                bodies(match.game().stage()),
                List.copyOf(driven),
                events,
                pacer.pace(),
                pacer.lateCycles(),
                over,
                problem);
    }

    private List<MatchFrame.BodyFrame> bodies(Stage stage) {
        List<MatchFrame.BodyFrame> bodies = new ArrayList<>(scene.bodies().size());
        for (BodyInfo body : scene.bodies()) {
            stage.read(body.index(), pose);
            bodies.add(new MatchFrame.BodyFrame(
                    pose.present,
                    (float) pose.x,
                    (float) pose.y,
                    (float) pose.z,
                    (float) pose.headingX,
                    (float) pose.headingY,
                    (float) pose.qx,
                    (float) pose.qy,
                    (float) pose.qz,
                    (float) pose.qw,
                    (float) pose.vx,
                    (float) pose.vy,
                    (float) pose.vz,
                    (float) pose.spin,
                    parts(stage, body)));
        }
        return List.copyOf(bodies);
    }

    private List<MatchFrame.PartFrame> parts(Stage stage, BodyInfo body) {
        if (body.parts().isEmpty()) {
            return List.of();
        }
        List<MatchFrame.PartFrame> parts = new ArrayList<>(body.parts().size());
        for (int i = 0; i < body.parts().size(); i++) {
            stage.readPart(body.index(), i, part);
            parts.add(new MatchFrame.PartFrame(
                    (float) part.x,
                    (float) part.y,
                    (float) part.z,
                    (float) part.qx,
                    (float) part.qy,
                    (float) part.qz,
                    (float) part.qw));
        }
        return List.copyOf(parts);
    }
}
