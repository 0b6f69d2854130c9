// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.world;

import java.util.ArrayList;
import java.util.List;
import org.robopitch.humanoid.body.Shape;

/** What stands around the pitch: goals with side walls, back wall and roof, and the outer walls; boxes along the axes. */
final class Fixtures {
    private static final double BAR = 0.04;
    private static final double BEYOND_GOAL_LINE = 9.99;
    private static final double BEYOND_SIDE_LINE = 15;

    final Solid[] solids;
    final double[] bounds;

    Fixtures(HumanoidPhysics physics) {
        List<double[]> boxes = new ArrayList<>();
        double line = physics.pitchLength() / 2;
        double half = physics.goalWidth() / 2;
        double back = line + physics.goalDepth();
        double top = physics.goalHeight();
        for (int side = -1; side <= 1; side += 2) {
            boxes.add(box(side, line, back + BAR, half, half + BAR, 0, top));
            boxes.add(box(side, line, back + BAR, -half - BAR, -half, 0, top));
            boxes.add(box(side, back, back + BAR, -half, half, 0, top));
            boxes.add(box(side, line, back + BAR, -half - BAR, half + BAR, top, top + BAR));
            double wall = line + BEYOND_GOAL_LINE;
            double across = physics.pitchWidth() / 2 + BEYOND_SIDE_LINE;
            boxes.add(box(side, wall - 0.5, wall + 0.5, -across - 0.5, across + 0.5, 0, 1));
            boxes.add(new double[] {-wall, side * across - 0.5, 0, wall, side * across + 0.5, 1});
        }
        solids = new Solid[boxes.size()];
        bounds = new double[6 * boxes.size()];
        for (int i = 0; i < solids.length; i++) {
            double[] b = boxes.get(i);
            Solid solid = new Solid();
            solid.shape = new Shape(Shape.Kind.BOX, (b[3] - b[0]) / 2, (b[4] - b[1]) / 2, (b[5] - b[2]) / 2);
            for (int k = 0; k < 3; k++) {
                solid.at[k] = (b[k] + b[k + 3]) / 2;
            }
            solids[i] = solid;
            System.arraycopy(b, 0, bounds, 6 * i, 6);
        }
    }

    private static double[] box(int side, double x0, double x1, double y0, double y1, double z0, double z1) {
        return side > 0 ? new double[] {x0, y0, z0, x1, y1, z1} : new double[] {-x1, y0, z0, -x0, y1, z1};
    }
}
