// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.game;

import java.util.ArrayList;
import java.util.List;
import org.robopitch.engine.match.Marking;
import org.robopitch.humanoid.sensor.FieldLines;
import org.robopitch.humanoid.world.HumanoidPhysics;

/** What is painted on the field and built around it, for viewers. */
final class FieldMarkings {
    private static final double BAR = 0.04;
    private static final double RUN_OFF = 3;

    private FieldMarkings() {}

    static List<Marking> of(HumanoidPhysics physics) {
        List<Marking> markings = new ArrayList<>();
        double farX = physics.pitchLength() / 2 + RUN_OFF;
        double farY = physics.pitchWidth() / 2 + RUN_OFF;
        markings.add(new Marking.Boundary(List.of(farX, farY, -farX, farY, -farX, -farY, farX, -farY)));
        FieldLines lines = new FieldLines(physics.pitchLength(), physics.pitchWidth(), physics.goalWidth());
        for (double[] ends : lines.ends()) {
            markings.add(new Marking.Line(ends[0], ends[1], ends[2], ends[3]));
        }
        markings.add(new Marking.Spot(0, 0));
        for (int end = -1; end <= 1; end += 2) {
            goal(markings, physics, end);
        }
        return List.copyOf(markings);
    }

    private static void goal(List<Marking> markings, HumanoidPhysics physics, int end) {
        double line = end * physics.pitchLength() / 2;
        double post = physics.goalWidth() / 2;
        double back = line + end * physics.goalDepth();
        double under = physics.goalHeight();
        double over = under + BAR;
        double front = line + end * BAR;
        for (int up = -1; up <= 1; up += 2) {
            double outside = up * (post + BAR);
            markings.add(new Marking.Block(line, up * post, 0, front, outside, over, false));
            markings.add(new Marking.Block(front, up * post, 0, back, outside, over, true));
        }
        markings.add(new Marking.Block(line, -post, under, front, post, over, false));
        markings.add(new Marking.Block(front, -post, under, back, post, over, true));
        markings.add(new Marking.Block(back, -post - BAR, 0, back + end * BAR, post + BAR, over, true));
    }
}
