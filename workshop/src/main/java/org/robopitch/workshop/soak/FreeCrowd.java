// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.soak;

import java.util.Collections;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.body.Body;
import org.robopitch.engine.body.MovingBody;
import org.robopitch.engine.body.Outline;
import org.robopitch.engine.body.Pitch;
import org.robopitch.engine.body.Rim;
import org.robopitch.engine.move.Drive;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.engine.world.CollisionSettings;
import org.robopitch.engine.world.PlanarSetup;
import org.robopitch.engine.world.PlanarWorld;

/**
 * Robots and a ball on ice that are thrown together far from any wall: nothing but blows acts on them, so that they keep their
 * momentum, and with restitution 1, where no contact lasts, their angular momentum.
 */
final class FreeCrowd {
    /** What rounding may change, in kg·m/s and kg·m²/s: impulses are multiples of 2⁻⁴⁰ of a unit. */
    static final double ALLOWED = 1e-9;

    private static final int ROBOTS = 10;
    private static final double SPACING = 0.2;
    private static final double FASTEST_STEP = 0.001;

    private final PlanarWorld world;
    private final Bodies bodies;
    private final boolean bounces;

    FreeCrowd(double restitution, long seed) {
        RandomStream random = new RandomStream(seed, 1);
        Outline box = Outline.box(0.075, 0.075);
        Body robot = new Body(box, Rim.around(box, 0.02), 0.24, 0.24, 2.4e-4, 0.075);
        world = new PlanarWorld(new PlanarSetup(
                new Pitch(100, 100, 0, 0, 0),
                Collections.nCopies(ROBOTS, robot),
                0.02,
                0.046,
                new Ice(),
                (all, memory, duration) -> {},
                new CollisionSettings(restitution, restitution, restitution, restitution, 0, true),
                null,
                FASTEST_STEP * (1 + random.nextInt(4))));
        bodies = world.bodies();
        bounces = restitution == 1;
        for (int i = 0; i <= bodies.ball; i++) {
            MovingBody body = bodies.body[i];
            body.x = (i % 4 - 1.5) * SPACING;
            body.y = (i / 4 - 1) * SPACING;
            double angle = random.between(-Math.PI, Math.PI);
            body.headingX = i == bodies.ball ? 1 : StrictMath.cos(angle);
            body.headingY = i == bodies.ball ? 0 : StrictMath.sin(angle);
            double vx = random.between(-0.5, 0.5) - 2 * body.x;
            double vy = random.between(-0.5, 0.5) - 2 * body.y;
            body.along = body.headingX * vx + body.headingY * vy;
            body.across = body.headingX * vy - body.headingY * vx;
            body.spin = i == bodies.ball ? 0 : random.between(-20, 20);
        }
        world.bodiesWereMoved();
    }

    /** Wheels that hold nothing. */
    private static final class Ice implements Drive {
        @Override
        public int channels() {
            return 2;
        }

        @Override
        public int memoryPerRobot() {
            return 0;
        }

        @Override
        public boolean slips() {
            return true;
        }

        @Override
        public void drive(Bodies bodies, double[] commands, double step) {}
    }

    /**
     * Makes some steps.
     *
     * @return by how much what they keep has changed at most
     */
    double run(int steps) {
        double[] before = sums();
        for (int i = 0; i < steps; i++) {
            world.step();
        }
        double[] after = sums();
        double most = Math.max(Math.abs(after[0] - before[0]), Math.abs(after[1] - before[1]));
        return bounces ? Math.max(most, Math.abs(after[2] - before[2])) : most;
    }

    /** Momentum along x and y, and angular momentum about the origin. */
    private double[] sums() {
        double[] sums = new double[3];
        for (int i = 0; i <= bodies.ball; i++) {
            MovingBody body = bodies.body[i];
            double px = (body.headingX * body.along - body.headingY * body.across) / body.inverseMassAlong;
            double py = (body.headingY * body.along + body.headingX * body.across) / body.inverseMassAlong;
            sums[0] += px;
            sums[1] += py;
            sums[2] += body.x * py - body.y * px;
            sums[2] += i == bodies.ball ? 0 : body.spin / body.inverseInertia;
        }
        return sums;
    }
}
