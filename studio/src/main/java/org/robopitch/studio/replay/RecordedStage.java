// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studio.replay;

import java.util.List;
import org.robopitch.engine.match.BodyInfo;
import org.robopitch.engine.match.BodyPose;
import org.robopitch.engine.match.Marking;
import org.robopitch.engine.match.Stage;
import org.robopitch.recording.match.PitchNote;

/** What a recording tells of pitch and bodies; no game is set up for it. */
final class RecordedStage implements Stage {
    private final List<BodyInfo> bodies;
    private final PitchNote pitch;

    RecordedStage(List<BodyInfo> recorded, PitchNote pitch) {
        this.pitch = pitch;
        this.bodies = recorded;
    }

    /** A plain rectangle, for recordings that do not say more. */
    static RecordedStage rectangle(List<BodyInfo> recorded, double length, double width) {
        double x = length / 2;
        double y = width / 2;
        return new RecordedStage(
                recorded,
                new PitchNote(
                        length,
                        width,
                        0,
                        List.of(
                                new Marking.Boundary(List.of(x, -y, x, y, -x, y, -x, -y)),
                                new Marking.Line(0, -y, 0, y))));
    }

    @Override
    public double pitchLength() {
        return pitch.length();
    }

    @Override
    public double pitchWidth() {
        return pitch.width();
    }

    @Override
    public double goalWidth() {
        return pitch.goalWidth();
    }

    @Override
    public List<Marking> markings() {
        return pitch.markings();
    }

    @Override
    public List<BodyInfo> bodies() {
        return bodies;
    }

    @Override
    public void read(int body, BodyPose into) {
        into.present = false;
    }

    @Override
    public int contacts() {
        return 0;
    }

    @Override
    public void readContact(int contact, double[] into) {
        throw new IndexOutOfBoundsException("a recording has no contacts");
    }
}
