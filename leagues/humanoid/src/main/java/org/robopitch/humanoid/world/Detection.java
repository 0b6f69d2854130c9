// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.world;

import java.util.ArrayList;
import java.util.List;
import org.robopitch.humanoid.body.RobotModel;
import org.robopitch.humanoid.body.Shape;
import org.robopitch.humanoid.world.ShapePairs.Solid;

/** Finds the contacts of a step: parts and ball with the ground, with what stands on it, and with one another. */
final class Detection {
    private final Solid one = new Solid();
    private final Solid two = new Solid();
    private final ShapePairs pairs;
    private final Fixtures fixtures;

    Detection(HumanoidPhysics physics, Contacts contacts) {
        pairs = new ShapePairs(contacts);
        fixtures = new Fixtures(physics);
    }

    /** Adds contacts of an entity with everything that does not move. */
    void fixed(Entity entity, int number) {
        boolean ball = entity instanceof BallBody;
        double[] bounds = entity.partBounds;
        for (int part : entity.colliding()) {
            if (bounds[6 * part + 2] <= 0) {
                one.set(entity, part);
                Surface surface = ball ? Surface.BALL_GROUND : Surface.ROBOT_GROUND;
                pairs.of(number, part, Contact.FIXED, 0, surface).ground(one);
            }
        }
        for (int i = 0; i < fixtures.solids.length; i++) {
            if (boundsMeet(entity.bounds, 0, fixtures.bounds, 6 * i)) {
                for (int part : entity.colliding()) {
                    if (boundsMeet(bounds, 6 * part, fixtures.bounds, 6 * i)) {
                        one.set(entity, part);
                        Surface surface = ball ? Surface.BALL_FIXTURE : Surface.ROBOT_FIXTURE;
                        pairs.of(number, part, Contact.FIXED, 1 + i, surface).collide(one, fixtures.solids[i]);
                    }
                }
            }
        }
    }

    /** Adds contacts of a robot or the ball with a robot. */
    void moving(Entity a, int first, RobotBody b, int second) {
        Surface surface = a instanceof BallBody ? Surface.BALL_ROBOT : Surface.ROBOT_ROBOT;
        for (int partA : a.colliding()) {
            if (!boundsMeet(a.partBounds, 6 * partA, b.bounds, 0)) {
                continue;
            }
            one.set(a, partA);
            for (int partB : b.colliding()) {
                if (boundsMeet(a.partBounds, 6 * partA, b.partBounds, 6 * partB)) {
                    two.set(b, partB);
                    pairs.of(first, partA, second, partB, surface).collide(one, two);
                }
            }
        }
    }

    /**
     * {@return the limbs of a robot whose boxes overlap others of it, as bits} Exempt are only torso and thigh, thigh and shank, shank
     * and foot, foot and toe.
     */
    int selfCollision(RobotBody robot, double tolerance) {
        int limbs = 0;
        RobotModel model = robot.model;
        for (int a : model.boxes) {
            for (int b : model.boxes) {
                if (a < b && !model.nextInLeg(a, b) && boundsMeet(robot.partBounds, 6 * a, robot.partBounds, 6 * b)) {
                    one.set(robot, a);
                    two.set(robot, b);
                    if (pairs.overlapBeyond(one, two, tolerance)) {
                        limbs |= limb(model, a) | limb(model, b);
                    }
                }
            }
        }
        return limbs;
    }

    private static int limb(RobotModel model, int part) {
        return part == 0 ? 0 : 1 << model.limbOfPart[part];
    }

    /** {@return whether two boxes along the world's axes meet: three lower bounds, then three upper ones} */
    static boolean boundsMeet(double[] a, int i, double[] b, int k) {
        return a[i] <= b[k + 3]
                && b[k] <= a[i + 3]
                && a[i + 1] <= b[k + 4]
                && b[k + 1] <= a[i + 4]
                && a[i + 2] <= b[k + 5]
                && b[k + 2] <= a[i + 5];
    }

    /** What stands around the pitch: goals with side walls, back wall and roof, and the outer walls; boxes along the axes. */
    private static final class Fixtures {
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
}
