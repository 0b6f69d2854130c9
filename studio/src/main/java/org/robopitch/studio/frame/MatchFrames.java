// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studio.frame;

import java.util.List;
import org.robopitch.engine.match.BodyInfo;
import org.robopitch.engine.match.BodyPose;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.PlayState;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.Stage;

/** Makes frames of a match under way; used by the thread that plays it. */
public final class MatchFrames {
    private static final int MOST_CONTACTS = 200;

    private final int number;
    private final Match match;
    private final Stage stage;
    private final List<BodyInfo> bodies;
    private final FrameWriter writer = new FrameWriter();
    private final BodyPose pose = new BodyPose();
    private final double[] contact = new double[3];
    private final DrawnShapes[] drawn;

    /**
     * Prepares for a match.
     *
     * @param number of the match, so that viewers can tell the frames of two matches apart
     * @param match which
     */
    public MatchFrames(int number, Match match) {
        this.number = number;
        this.match = match;
        this.stage = match.game().stage();
        this.bodies = stage.bodies();
        this.drawn =
                new DrawnShapes[] {new DrawnShapes(match.game(), Side.BLUE), new DrawnShapes(match.game(), Side.YELLOW)
                };
        for (Side side : Side.values()) {
            match.commands(side).sketchOn(drawn[side.ordinal()]);
        }
    }

    /** Forgets what teams have drawn; called before each cycle, in which they draw anew. */
    public void beginCycle() {
        drawn[0].clear();
        drawn[1].clear();
    }

    /**
     * {@return the frame of this moment}
     *
     * @param driven for every body, whether it is driven by hand
     */
    public byte[] frame(boolean[] driven) {
        PlayState play = match.game().referee().play();
        Side awarded = play.awarded();
        PlayFacts facts = new PlayFacts(
                play.running(),
                awarded == null ? -1 : awarded.ordinal(),
                play.blueScore(),
                play.yellowScore(),
                play.clock());
        writer.begin(number, match.game().world().time(), match.game().world().steps(), facts, bodies.size());
        for (int i = 0; i < bodies.size(); i++) {
            stage.read(i, pose);
            double heading = Math.atan2(pose.headingY, pose.headingX);
            writer.body(pose.present, driven[i], pose.x, pose.y, pose.z, heading, pose.vx, pose.vy, pose.vz, pose.spin);
        }
        int contacts = Math.min(stage.contacts(), MOST_CONTACTS);
        for (int i = 0; i < contacts; i++) {
            stage.readContact(i, contact);
            writer.contact(contact[0], contact[1], contact[2]);
        }
        writer.words(play.mode(), play.period());
        for (BodyInfo body : bodies) {
            Side side = body.side();
            writer.role(side == null ? "" : match.commands(side).role(body.number()));
        }
        drawn[0].write(writer);
        drawn[1].write(writer);
        return writer.finish();
    }
}
