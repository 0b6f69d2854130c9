// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize;

import java.util.List;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.body.Outline;
import org.robopitch.engine.body.Wall;
import org.robopitch.middlesize.parameters.Dialect;
import org.robopitch.middlesize.parameters.DribbleParameters;
import org.robopitch.middlesize.parameters.KickParameters;
import org.robopitch.middlesize.parameters.MiddleSizeParameters;

/** A world to try things out in: all robots off the field but those that a test puts there. */
public final class TestWorld {
    public final MiddleSizeWorld world;
    public final Bodies bodies;
    private final List<Wall> walls;
    public final Placement placement;
    public final int ball;

    public TestWorld(MiddleSizeParameters parameters) {
        world = new MiddleSizeWorld(parameters);
        bodies = world.bodies();
        walls = world.plane().setup().pitch().walls();
        ball = bodies.ball;
        placement = new Placement(world);
        for (int i = 0; i < bodies.robots; i++) {
            placement.takeOff(i);
        }
        placement.placeBall(0, 5);
    }

    public static TestWorld of(Dialect dialect) {
        return new TestWorld(MiddleSizeParameters.of(dialect));
    }

    public static TestWorld of(Dialect dialect, DribbleParameters.Method method) {
        MiddleSizeParameters base = MiddleSizeParameters.of(dialect);
        return new TestWorld(with(base, base.dribble().with("method", method), base.kick()));
    }

    public static MiddleSizeParameters with(MiddleSizeParameters base, DribbleParameters dribble, KickParameters kick) {
        return new MiddleSizeParameters(
                base.robotsPerTeam(),
                base.field(),
                base.robot(),
                base.drive(),
                base.ball(),
                dribble,
                kick,
                base.timing(),
                base.formation());
    }

    public TestWorld robot(int robot, double x, double y, double angle) {
        placement.placeRobot(robot, x, y, StrictMath.cos(angle), StrictMath.sin(angle));
        return this;
    }

    public void run(double seconds) {
        long steps = Math.round(seconds / world.stepSeconds());
        for (long i = 0; i < steps; i++) {
            world.step();
        }
    }

    public double ballSpeed() {
        return Math.sqrt(bodies.body[ball].along * bodies.body[ball].along
                + bodies.body[ball].across * bodies.body[ball].across);
    }

    /** The ball in a robot's frame. */
    public double ballAhead(int robot) {
        return bodies.body[robot].headingX * (bodies.body[ball].x - bodies.body[robot].x)
                + bodies.body[robot].headingY * (bodies.body[ball].y - bodies.body[robot].y);
    }

    /** The ball in a robot's frame. */
    public double ballAside(int robot) {
        return bodies.body[robot].headingX * (bodies.body[ball].y - bodies.body[robot].y)
                - bodies.body[robot].headingY * (bodies.body[ball].x - bodies.body[robot].x);
    }

    /** Looks with its own eyes for corners of robots inside of robots or walls; the deepest such corner, m. */
    public double deepestOverlap() {
        double deepest = 0;
        for (int i = 0; i < bodies.robots; i++) {
            if (!bodies.body[i].present) {
                continue;
            }
            Outline outline = bodies.outline(i);
            for (int c = 0; c < outline.corners(); c++) {
                double hx = bodies.body[i].headingX;
                double hy = bodies.body[i].headingY;
                double x = bodies.body[i].x + hx * outline.cornerX[c] - hy * outline.cornerY[c];
                double y = bodies.body[i].y + hy * outline.cornerX[c] + hx * outline.cornerY[c];
                for (int j = 0; j < bodies.robots; j++) {
                    if (j != i && bodies.body[j].present) {
                        deepest = Math.max(deepest, depthInside(j, x, y));
                    }
                }
                for (Wall wall : walls) {
                    deepest = Math.max(deepest, -wall.distance(x, y));
                }
            }
        }
        return deepest;
    }

    private double depthInside(int robot, double x, double y) {
        Outline outline = bodies.outline(robot);
        double dx = x - bodies.body[robot].x;
        double dy = y - bodies.body[robot].y;
        double localX = bodies.body[robot].headingX * dx + bodies.body[robot].headingY * dy;
        double localY = bodies.body[robot].headingX * dy - bodies.body[robot].headingY * dx;
        double depth = Double.POSITIVE_INFINITY;
        for (int c = 0; c < outline.corners(); c++) {
            int d = (c + 1) % outline.corners();
            double edgeX = outline.cornerX[d] - outline.cornerX[c];
            double edgeY = outline.cornerY[d] - outline.cornerY[c];
            double length = Math.sqrt(edgeX * edgeX + edgeY * edgeY);
            double inside = (edgeX * (localY - outline.cornerY[c]) - edgeY * (localX - outline.cornerX[c])) / length;
            depth = Math.min(depth, inside);
        }
        return depth;
    }
}
