// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studio.replay;

import java.util.List;
import org.robopitch.engine.match.BodyInfo;
import org.robopitch.engine.match.BodyPose;
import org.robopitch.engine.match.Marking;
import org.robopitch.engine.match.Stage;

/** What a recording alone tells of pitch and bodies, for leagues that nobody here knows: a plain rectangle. */
final class RecordedStage implements Stage {
    private final List<BodyInfo> bodies;
    private final double length;
    private final double width;

    RecordedStage(List<BodyInfo> recorded, double length, double width) {
        this.length = length;
        this.width = width;
        this.bodies = recorded;
    }

    @Override
    public double pitchLength() {
        return length;
    }

    @Override
    public double pitchWidth() {
        return width;
    }

    @Override
    public double goalWidth() {
        return 0;
    }

    @Override
    public List<Marking> markings() {
        double x = length / 2;
        double y = width / 2;
        return List.of(new Marking.Boundary(List.of(x, -y, x, y, -x, y, -x, -y)), new Marking.Line(0, -y, 0, y));
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
