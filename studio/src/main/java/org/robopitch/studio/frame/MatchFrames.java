// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studio.frame;

import java.util.List;
import org.robopitch.engine.match.BodyInfo;
import org.robopitch.engine.match.BodyPose;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.PartPose;
import org.robopitch.engine.match.PlayState;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.Stage;
import org.robopitch.runner.PreparedMatch;
import org.robopitch.runner.draw.Stroke;

/** Makes frames of a match under way; used by the thread that plays it. */
public final class MatchFrames {
    private static final int MOST_CONTACTS = 200;

    private final int number;
    private final PreparedMatch prepared;
    private final Match match;
    private final Stage stage;
    private final List<BodyInfo> bodies;
    private final FrameWriter writer = new FrameWriter();
    private final BodyPose pose = new BodyPose();
    private final PartPose part = new PartPose();
    private final double[] contact = new double[3];

    /**
     * Prepares for a match.
     *
     * @param number of the match, so that viewers can tell the frames of two matches apart
     * @param prepared which
     */
    public MatchFrames(int number, PreparedMatch prepared) {
        this.number = number;
        this.prepared = prepared;
        this.match = prepared.match();
        this.stage = match.game().stage();
        this.bodies = stage.bodies();
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
            writer.body(pose, driven[i]);
            for (int k = 0; k < bodies.get(i).parts().size(); k++) {
                stage.readPart(i, k, part);
                writer.part(part);
            }
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
        for (Side side : Side.values()) {
            for (Stroke stroke : prepared.drawings(side)) {
                draw(side.ordinal(), stroke);
            }
        }
        return writer.finish();
    }

    private void draw(int side, Stroke stroke) {
        if (stroke instanceof Stroke.Line line) {
            double[] numbers = {line.x1(), line.y1(), line.x2(), line.y2()};
            writer.shape(ShapeForm.LINE, side, line.colour(), numbers, "");
        } else if (stroke instanceof Stroke.Circle circle) {
            double[] numbers = {circle.x(), circle.y(), circle.radius()};
            writer.shape(ShapeForm.CIRCLE, side, circle.colour(), numbers, "");
        } else if (stroke instanceof Stroke.Text text) {
            double[] numbers = {text.x(), text.y()};
            writer.shape(ShapeForm.LABEL, side, text.colour(), numbers, text.text());
        }
    }
}
