// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.frame;

import java.util.List;
import org.robopitch.engine.match.BodyInfo;
import org.robopitch.engine.match.BodyPose;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.PartPose;
import org.robopitch.engine.match.PlayState;
import org.robopitch.engine.match.Readings;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.Stage;
import org.robopitch.engine.match.Tally;
import org.robopitch.recording.match.Shape;
import org.robopitch.runner.draw.Picture;

/** One moment of a match. The {@link FrameReader} fills it again and again: read it during the call, do not keep it. */
public final class MatchFrame {
    private final FrameReader reader;
    private final Match match;
    private final Stage stage;
    private final List<BodyInfo> bodies;
    private final BodyPose[] poses;
    private final PartPose[][] parts;
    private final boolean[] driven;
    private long step;
    private double time;
    private PlayState play;

    MatchFrame(FrameReader reader) {
        this.reader = reader;
        this.match = reader.match();
        this.stage = match.game().stage();
        this.bodies = List.copyOf(stage.bodies());
        this.poses = new BodyPose[bodies.size()];
        this.parts = new PartPose[bodies.size()][];
        this.driven = new boolean[bodies.size()];
        for (int body = 0; body < poses.length; body++) {
            poses[body] = new BodyPose();
            parts[body] = new PartPose[bodies.get(body).parts().size()];
            for (int part = 0; part < parts[body].length; part++) {
                parts[body][part] = new PartPose();
            }
        }
        this.play = match.game().referee().play();
    }

    void read() {
        step = match.game().world().steps();
        time = match.game().world().time();
        play = match.game().referee().play();
        for (int body = 0; body < poses.length; body++) {
            stage.read(body, poses[body]);
            for (int part = 0; part < parts[body].length; part++) {
                stage.readPart(body, part, parts[body][part]);
            }
        }
    }

    void driven(int body, boolean byHand) {
        driven[body] = byHand;
    }

    /** Physics steps done. */
    public long step() {
        return step;
    }

    /** Simulated time [s]. */
    public double time() {
        return time;
    }

    /** Score, clock and mode. */
    public PlayState play() {
        return play;
    }

    /** What the match has come to, up to the last cycle. */
    public Tally tally() {
        return match.statistics().tally();
    }

    /** The robots of blue, of yellow, then the ball. */
    public List<BodyInfo> bodies() {
        return bodies;
    }

    /** Where a body is. */
    public BodyPose body(int body) {
        return poses[body];
    }

    /** Where a part of an articulated body is. */
    public PartPose part(int body, int part) {
        return parts[body][part];
    }

    /** Whether a person drives this body. */
    public boolean driven(int body) {
        return driven[body];
    }

    /** How many contacts there were in the last step. */
    public int contacts() {
        return stage.contacts();
    }

    /** Reads a contact of the last step: x, y [m] and impulse [N·s]. */
    public void readContact(int contact, double[] into) {
        stage.readContact(contact, into);
    }

    /** What can be read off the robots besides where they are. */
    public List<Readings> readings() {
        return stage.readings();
    }

    /** What a robot says aloud in this cycle; empty if nothing. */
    public String said(int body) {
        return stage.said(body);
    }

    /** What a robot's team says it is up to; empty for the ball. */
    public String role(int body) {
        Side side = bodies.get(body).side();
        return side == null ? "" : match.commands(side).role(bodies.get(body).number());
    }

    /** What a side's team drew in its last decision, in the world's frame of reference. */
    public List<Shape> drawings(Side side) {
        return reader.drawings(side);
    }

    /** The pictures that robots of a side showed in its team's last decision; the same list until there is another. */
    public List<Picture> pictures(Side side) {
        return reader.pictures(side);
    }

    /** The body of a side's robot; −1 if there is none of that number. */
    public int bodyOf(Side side, int number) {
        for (int body = 0; body < bodies.size(); body++) {
            if (bodies.get(body).side() == side && bodies.get(body).number() == number) {
                return body;
            }
        }
        return -1;
    }
}
