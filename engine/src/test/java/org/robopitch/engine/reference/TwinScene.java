// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.reference;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.function.IntToDoubleFunction;
import org.robopitch.engine.body.Pitch;
import org.robopitch.engine.move.Drive;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.engine.reference.EventSimulator.Puck;
import org.robopitch.engine.reference.EventSimulator.Wall;
import org.robopitch.engine.scene.Robots;
import org.robopitch.engine.scene.Scene;
import org.robopitch.engine.scene.TestDrives;
import org.robopitch.engine.world.CollisionSettings;
import org.robopitch.engine.world.Contact;

/** The same pucks in the engine and in the reference; in the engine twice: moved by the world, and turned by their drive. */
final class TwinScene {
    /** Half the length and width of the pitch, m. */
    static final double WALL = 0.5;

    private static final double SAME = 0.01;

    /** Slower than this nothing bounces, m/s. */
    private static final double RESTING = 1e-3;

    /** What is left of momentum after some thousand sums that are rounded to 2⁻⁴⁰ m/s, N·s. */
    private static final double ROUNDING = 1e-9;

    /** What pressing may cost where a drive turns the velocity, N·s. */
    private static final double TURNED = 2e-3;

    final Scene engine;
    final EventSimulator reference;
    private final int robots;
    private final double restitution;
    private final Watched sliding;
    private final Watched turning;
    private boolean anyTurns;

    TwinScene(int robots, double restitution) {
        this.robots = robots;
        this.restitution = restitution;
        sliding = new Watched(TestDrives.sliding());
        turning = new Watched(TestDrives.turning());
        engine = sliding.scene;
        reference = new EventSimulator((first, second) -> restitution, RESTING);
        reference.walls.add(new Wall(1, 0, -WALL));
        reference.walls.add(new Wall(-1, 0, -WALL));
        reference.walls.add(new Wall(0, 1, -WALL));
        reference.walls.add(new Wall(0, -1, -WALL));
        for (int i = 0; i < robots; i++) {
            reference.pucks.add(Puck.box(Robots.SIDE, Robots.MASS, Robots.INERTIA));
        }
        reference.pucks.add(Puck.ball(Robots.BALL_RADIUS, Robots.BALL_MASS));
        ball(-0.4, -0.4, 0, 0);
    }

    void place(int i, double x, double y, double angle, double vx, double vy, double spin) {
        double cosine = StrictMath.cos(angle);
        double sine = StrictMath.sin(angle);
        for (Scene scene : List.of(sliding.scene, turning.scene)) {
            scene.place(i, x, y, angle).move(i, cosine * vx + sine * vy, cosine * vy - sine * vx, spin);
        }
        reference.pucks.get(i).at(x, y, angle).moving(vx, vy, spin);
        anyTurns |= spin != 0;
    }

    void ball(double x, double y, double vx, double vy) {
        sliding.scene.ball(x, y, vx, vy);
        turning.scene.ball(x, y, vx, vy);
        reference.pucks.get(robots).at(x, y, 0).moving(vx, vy, 0);
    }

    /** Puts all bodies somewhere in a square, moving anyhow. */
    void scatter(RandomStream random, double extent) {
        for (int i = 0; i <= robots; i++) {
            boolean clear;
            do {
                double x = random.between(-0.5, 0.5) * extent;
                double y = random.between(-0.5, 0.5) * extent;
                if (i == robots) {
                    ball(x, y, random.between(-2, 2), random.between(-2, 2));
                } else {
                    double angle = random.between(-3, 3);
                    place(i, x, y, angle, random.between(-1, 1), random.between(-1, 1), random.between(-10, 10));
                }
                clear = true;
                for (int other = 0; other < i; other++) {
                    clear &= (i == robots ? engine.ballGap(other) : engine.world.gap(other, i)) > 1e-4;
                }
            } while (!clear);
        }
    }

    void run(int steps) {
        sliding.run(steps);
        turning.run(steps);
        reference.run(steps * Scene.STEP);
    }

    /** Speeds within 1 % of the fastest, momentum to rounding, energy as the restitution allows. */
    void assertAlike() {
        assertSlidingAlike();
        // Blows along x cost no momentum there; what robots turn by after them does, across.
        turning.assertAlike(anyTurns ? TURNED : 1e-7, TURNED);
    }

    /** The same of the robots that the world moves only. */
    void assertSlidingAlike() {
        sliding.assertAlike(ROUNDING, ROUNDING);
    }

    /** One of both in the engine, and how it began. */
    private final class Watched {
        final Scene scene;
        private double energy;
        private double momentumX;
        private double momentumY;
        private boolean wallsHit;

        Watched(Drive drive) {
            scene = Scene.of(
                    new Pitch(2 * WALL, 2 * WALL, 0, 0, 0),
                    Robots.times(robots, Robots.free()),
                    drive,
                    TestDrives.frictionless(),
                    new CollisionSettings(restitution, restitution, restitution, restitution, RESTING, true));
        }

        void run(int steps) {
            energy = scene.bodies.kineticEnergy();
            momentumX = momentum(scene::vx);
            momentumY = momentum(scene::vy);
            for (int i = 0; i < steps; i++) {
                scene.world.step();
                for (int k = 0; k < scene.world.contacts().count; k++) {
                    Contact contact = scene.world.contacts().get(k);
                    int ground = scene.bodies.ground;
                    wallsHit |= contact.second.index == ground || contact.first.index == ground;
                }
            }
        }

        private double momentum(IntToDoubleFunction velocity) {
            double sum = Robots.BALL_MASS * velocity.applyAsDouble(robots);
            for (int i = 0; i < robots; i++) {
                sum += Robots.MASS * velocity.applyAsDouble(i);
            }
            return sum;
        }

        void assertAlike(double errorX, double errorY) {
            double fastest = 0.1;
            for (Puck puck : reference.pucks) {
                fastest = Math.max(fastest, Math.hypot(puck.vx, puck.vy));
            }
            for (int i = 0; i <= robots; i++) {
                Puck puck = reference.pucks.get(i);
                String who = "body " + i + " with restitution " + restitution;
                assertThat(scene.vx(i)).as("vx of " + who).isCloseTo(puck.vx, within(SAME * fastest + RESTING));
                assertThat(scene.vy(i)).as("vy of " + who).isCloseTo(puck.vy, within(SAME * fastest + RESTING));
                if (i < robots) {
                    assertThat(scene.bodies.body[i].spin)
                            .as("spin of " + who)
                            .isCloseTo(puck.spin, within(SAME * fastest / (Robots.SIDE / 2)));
                }
            }
            double energyNow = scene.bodies.kineticEnergy();
            assertThat(energyNow).isLessThanOrEqualTo(energy * (1 + 1e-12) + 1e-11);
            if (restitution == 1) {
                assertThat(energyNow).isGreaterThan(0.99 * energy);
            }
            if (!wallsHit) {
                assertThat(momentum(scene::vx)).isCloseTo(momentumX, within(errorX));
                assertThat(momentum(scene::vy)).isCloseTo(momentumY, within(errorY));
            }
            assertThat(scene.world.heldCount()).isZero();
            assertThat(scene.complaint()).isEmpty();
        }
    }
}
