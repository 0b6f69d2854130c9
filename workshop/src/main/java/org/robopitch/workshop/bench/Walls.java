// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.bench;

import java.util.List;
import org.robopitch.mirosot.parameters.PitchParameters;

/** The walls of a pitch with two goals and filled corners, as solid boxes thick enough that nothing tunnels through. */
final class Walls {

    private static final double THICKNESS = 0.1;

    private Walls() {}

    /**
     * A box, its sides along the axes or turned.
     *
     * @param angle by how much it is turned, rad, counter-clockwise
     */
    record Box(double centreX, double centreY, double halfWidth, double halfHeight, double angle) {

        static Box between(double x1, double y1, double x2, double y2) {
            return new Box(0.5 * (x1 + x2), 0.5 * (y1 + y2), 0.5 * Math.abs(x2 - x1), 0.5 * Math.abs(y2 - y1), 0.0);
        }

        /** A turned square whose inner side is the long side of a corner's triangle; the rest is inside the walls. */
        static Box corner(double cornerX, double cornerY, double cut) {
            double half = Math.sqrt(0.5) * cut;
            return new Box(cornerX, cornerY, half, half, Math.PI / 4);
        }

        Box mirrored() {
            return new Box(-centreX, -centreY, halfWidth, halfHeight, angle);
        }
    }

    /** The boxes around the pitch; the goal's sides are the ends of the thick goal-line walls. */
    static List<Box> around(PitchParameters pitch) {
        double goalLine = 0.5 * pitch.length();
        double sideLine = 0.5 * pitch.width();
        double post = 0.5 * pitch.goalWidth();
        double net = goalLine + pitch.goalDepth();
        double outside = sideLine + THICKNESS;
        Box side = Box.between(-net, sideLine, net, outside);
        Box leftOfGoal = Box.between(goalLine, post, net + THICKNESS, sideLine);
        Box rightOfGoal = Box.between(goalLine, -post, net + THICKNESS, -sideLine);
        Box back = Box.between(net, -post, net + THICKNESS, post);
        Box topCorner = Box.corner(goalLine, sideLine, pitch.cornerCut());
        Box bottomCorner = Box.corner(goalLine, -sideLine, pitch.cornerCut());
        return List.of(
                side,
                side.mirrored(),
                leftOfGoal,
                rightOfGoal,
                back,
                leftOfGoal.mirrored(),
                rightOfGoal.mirrored(),
                back.mirrored(),
                topCorner,
                bottomCorner,
                topCorner.mirrored(),
                bottomCorner.mirrored());
    }
}
