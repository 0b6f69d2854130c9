// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.scene;

import java.util.List;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.body.Body;
import org.robopitch.engine.body.Pitch;
import org.robopitch.engine.body.Wall;
import org.robopitch.engine.move.BallMotion;
import org.robopitch.engine.move.Drive;
import org.robopitch.engine.world.CollisionSettings;
import org.robopitch.engine.world.PlanarSetup;
import org.robopitch.engine.world.PlanarWorld;

/** A world to place things in, to run, and to ask what a test wants to know. */
public final class Scene {
    /** 1.5 × 1.3 m, for 3 against 3. */
    public static final Pitch SMALL = new Pitch(1.5, 1.3, 0.4, 0.1, 0.07);

    /** 2.2 × 1.8 m, for 5 against 5. */
    public static final Pitch MIDDLE = new Pitch(2.2, 1.8, 0.4, 0.15, 0.07);

    /** 4.0 × 2.8 m, for 11 against 11. */
    public static final Pitch LARGE = new Pitch(4.0, 2.8, 0.5, 0.15, 0.07);

    /** Length of a step, s. */
    public static final double STEP = 0.001;

    public final PlanarWorld world;
    public final Bodies bodies;
    public final int ball;
    private final List<Wall> walls;
    private final Pitch pitch;

    private Scene(PlanarSetup setup) {
        this.world = new PlanarWorld(setup);
        this.bodies = world.bodies();
        this.ball = bodies.ball;
        this.pitch = setup.pitch();
        this.walls = pitch.walls();
    }

    /** {@return a scene with a rolling ball and default restitutions} */
    public static Scene of(Pitch pitch, List<Body> robots, Drive drive) {
        return of(pitch, robots, drive, TestDrives.rolling(0.3), CollisionSettings.defaults());
    }

    /** {@return a scene of these parts} */
    public static Scene of(
            Pitch pitch, List<Body> robots, Drive drive, BallMotion ballMotion, CollisionSettings settings) {
        return of(pitch, robots, drive, ballMotion, settings, STEP);
    }

    /** {@return the same in steps of another length, s} */
    public static Scene of(
            Pitch pitch,
            List<Body> robots,
            Drive drive,
            BallMotion ballMotion,
            CollisionSettings settings,
            double step) {
        return new Scene(new PlanarSetup(
                pitch, robots, Robots.BALL_RADIUS, Robots.BALL_MASS, drive, ballMotion, settings, null, step));
    }

    /** {@return settings with one restitution for everything, down to the slowest touch} */
    public static CollisionSettings bouncing(double restitution) {
        return new CollisionSettings(restitution, restitution, restitution, restitution, 0, true);
    }

    /** {@return another world of the same making} */
    public Scene again() {
        return new Scene(world.setup());
    }

    /** Puts a robot at rest somewhere. */
    public Scene place(int robot, double x, double y, double angle) {
        return pose(robot, x, y, StrictMath.cos(angle), StrictMath.sin(angle));
    }

    /** Puts a robot at rest somewhere, its heading given as a unit vector. */
    public Scene pose(int robot, double x, double y, double headingX, double headingY) {
        bodies.body[robot].x = x;
        bodies.body[robot].y = y;
        bodies.body[robot].headingX = headingX;
        bodies.body[robot].headingY = headingY;
        move(robot, 0, 0, 0);
        world.bodiesWereMoved();
        return this;
    }

    /** Gives a robot a velocity in its own frame. */
    public Scene move(int robot, double along, double across, double spin) {
        bodies.body[robot].along = along;
        bodies.body[robot].across = across;
        bodies.body[robot].spin = spin;
        return this;
    }

    /** Puts the ball somewhere with a velocity. */
    public Scene ball(double x, double y, double vx, double vy) {
        pose(ball, x, y, 1, 0);
        return move(ball, vx, vy, 0);
    }

    /** Commands a robot's speed and spin. */
    public Scene command(int robot, double along, double spin) {
        world.command(robot, 0, along);
        world.command(robot, 1, spin);
        return this;
    }

    /** Makes some steps. */
    public void run(int steps) {
        for (int i = 0; i < steps; i++) {
            world.step();
        }
    }

    /** Velocity of a body's origin in the world, x, m/s. */
    public double vx(int body) {
        return bodies.body[body].headingX * bodies.body[body].along
                - bodies.body[body].headingY * bodies.body[body].across;
    }

    /** Velocity of a body's origin in the world, y, m/s. */
    public double vy(int body) {
        return bodies.body[body].headingY * bodies.body[body].along
                + bodies.body[body].headingX * bodies.body[body].across;
    }

    /** How far the ball's surface is from a robot, m. */
    public double ballGap(int robot) {
        double dx = bodies.body[ball].x - bodies.body[robot].x;
        double dy = bodies.body[ball].y - bodies.body[robot].y;
        double hx = bodies.body[robot].headingX;
        double hy = bodies.body[robot].headingY;
        return bodies.rim(robot).gap(hx * dx + hy * dy, hx * dy - hy * dx);
    }

    /** How far the ball's surface is from the nearest wall, m. */
    public double ballWallGap() {
        return wallDistance(bodies.body[ball].x, bodies.body[ball].y) - bodies.body[ball].reach;
    }

    private double wallDistance(double x, double y) {
        double least = Double.POSITIVE_INFINITY;
        for (Wall wall : walls) {
            least = Math.min(least, wall.distance(x, y));
        }
        return least;
    }

    /** The smallest distance of any two things that are present, m: negative if they overlap. Walls included. */
    public double smallestGap() {
        double least = ballWallGap();
        for (int a = 0; a < bodies.robots; a++) {
            if (!bodies.body[a].present) {
                continue;
            }
            least = Math.min(least, world.gap(a, world.bodies().ground));
            if (near(a, ball)) {
                least = Math.min(least, ballGap(a));
            }
            for (int b = a + 1; b < bodies.robots; b++) {
                if (bodies.body[b].present && near(a, b)) {
                    least = Math.min(least, world.gap(a, b));
                }
            }
        }
        return least;
    }

    private boolean near(int a, int b) {
        double dx = bodies.body[a].x - bodies.body[b].x;
        double dy = bodies.body[a].y - bodies.body[b].y;
        double reach = bodies.body[a].reach + bodies.body[b].reach;
        return dx * dx + dy * dy < reach * reach;
    }

    /** What is wrong with the state, or nothing: a number that is none, an overlap, somebody outside. */
    public String complaint() {
        for (int i = 0; i <= ball; i++) {
            double sum = bodies.body[i].x
                    + bodies.body[i].y
                    + bodies.body[i].headingX
                    + bodies.body[i].headingY
                    + bodies.body[i].along
                    + bodies.body[i].across
                    + bodies.body[i].spin;
            if (Double.isNaN(sum) || Double.isInfinite(sum)) {
                return "body " + i + " has a number that is none at step " + world.steps();
            }
            double length = bodies.body[i].headingX * bodies.body[i].headingX
                    + bodies.body[i].headingY * bodies.body[i].headingY;
            if (Math.abs(length - 1) > 1e-12) {
                return "the heading of body " + i + " has length² " + length + " at step " + world.steps();
            }
            if (bodies.body[i].present && isOutside(i)) {
                return "body " + i + " is outside, at " + bodies.body[i].x + ", " + bodies.body[i].y + ", at step "
                        + world.steps();
            }
        }
        double gap = smallestGap();
        if (gap < -CollisionSettings.USUAL_OVERLAP) {
            return "bodies overlap by " + -gap + " m at step " + world.steps();
        }
        return "";
    }

    /** A body is outside if its origin is in a wall or beyond it, whatever the detector thinks of its sides. */
    private boolean isOutside(int body) {
        double x = bodies.body[body].x;
        double y = bodies.body[body].y;
        return Math.abs(x) > pitch.length() / 2 + pitch.goalDepth()
                || Math.abs(y) > pitch.width() / 2
                || wallDistance(x, y) < 0;
    }
}
