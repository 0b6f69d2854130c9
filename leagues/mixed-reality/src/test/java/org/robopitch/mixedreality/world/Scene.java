// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.world;

import org.robopitch.engine.body.Bodies;
import org.robopitch.mixedreality.parameters.CollisionParameters;
import org.robopitch.mixedreality.parameters.MixedRealityParameters;

/** A few robots and a ball, set up and driven by hand. */
public final class Scene {
    public final MixedRealityWorld world;
    public final Bodies bodies;
    private final Placement placement;

    public Scene(MixedRealityParameters parameters) {
        world = new MixedRealityWorld(parameters, 1);
        bodies = world.bodies();
        placement = new Placement(world);
        placement.clearPitch();
        placement.placeBall(-0.3, 0.2, 0, 0);
    }

    public static Scene consistent() {
        return new Scene(MixedRealityParameters.of(5));
    }

    public static Scene published() {
        return new Scene(MixedRealityParameters.of(5).with("collisions", CollisionParameters.published()));
    }

    public Scene robot(int robot, double x, double y, double degrees) {
        double angle = Math.toRadians(degrees);
        // Right angles are exact.
        double cosine = degrees % 180 == 90 ? 0 : Math.cos(angle);
        double sine = degrees % 180 == 0 ? 0 : Math.sin(angle);
        if (!placement.placeRobot(robot, x, y, cosine, sine)) {
            throw new AssertionError("no room for robot " + robot);
        }
        return this;
    }

    public Scene ball(double x, double y, double vx, double vy) {
        placement.placeBall(x, y, vx, vy);
        return this;
    }

    public Scene drive(int robot, double left, double right) {
        world.command(robot, left, right);
        return this;
    }

    public Scene steps(int steps) {
        for (int i = 0; i < steps; i++) {
            world.step();
        }
        return this;
    }

    public double left(int robot) {
        return world.wheels().left[robot];
    }

    public double right(int robot) {
        return world.wheels().right[robot];
    }

    public double heading(int robot) {
        return Math.toDegrees(Math.atan2(bodies.body[robot].headingY, bodies.body[robot].headingX));
    }

    /** The deepest overlap of any two robots, m. */
    public double deepest() {
        double deepest = Double.NEGATIVE_INFINITY;
        for (int a = 0; a < bodies.robots; a++) {
            for (int b = a + 1; b < bodies.robots; b++) {
                if (bodies.body[a].present && bodies.body[b].present) {
                    deepest = Math.max(deepest, world.collisions().overlap(bodies, a, b));
                }
            }
        }
        return deepest;
    }

    /** How far any robot reaches out of the field, m. */
    public double farthestOut() {
        double farthest = Double.NEGATIVE_INFINITY;
        for (int robot = 0; robot < bodies.robots; robot++) {
            if (bodies.body[robot].present) {
                farthest = Math.max(farthest, world.collisions().outside(bodies, robot));
            }
        }
        return farthest;
    }
}
