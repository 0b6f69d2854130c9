// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.world;

import java.util.List;
import org.robopitch.engine.body.Body;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.engine.scene.Robots;
import org.robopitch.engine.scene.Scene;
import org.robopitch.engine.scene.TestDrives;

/** Two robots far from everything else, and their velocities as of the moment the step began. */
final class CollidingPair {
    final Scene scene;
    private final List<Body> robots;
    private final double restitution;
    private final double[] x = new double[2];
    private final double[] y = new double[2];
    private final double[] headingX = new double[2];
    private final double[] headingY = new double[2];

    CollidingPair(Body one, Body other, double restitution) {
        this.robots = List.of(one, other);
        this.restitution = restitution;
        scene = Scene.of(
                Scene.MIDDLE, robots, TestDrives.coasting(), TestDrives.frictionless(), Scene.bouncing(restitution));
        scene.ball(-0.8, -0.7, 0, 0);
        scene.place(0, -0.5, 0.5, 0);
        scene.place(1, 0.5, -0.5, 0);
    }

    CollidingPair swapped() {
        CollidingPair other = new CollidingPair(robots.get(1), robots.get(0), restitution);
        for (int k = 0; k < 2; k++) {
            other.scene.pose(
                    1 - k,
                    scene.bodies.body[k].x,
                    scene.bodies.body[k].y,
                    scene.bodies.body[k].headingX,
                    scene.bodies.body[k].headingY);
            other.scene.move(1 - k, scene.bodies.body[k].along, scene.bodies.body[k].across, scene.bodies.body[k].spin);
        }
        return other;
    }

    /** Puts the robots somewhere, pushes them together until they all but touch, and gives both some speed. */
    void placeInTouch(RandomStream random) {
        scene.place(0, random.between(-0.1, 0.1), random.between(-0.1, 0.1), random.between(-3, 3));
        double direction = random.between(-3, 3);
        double angle = random.between(-3, 3);
        double overlapping = 0.02;
        double apart = 0.2;
        for (int i = 0; i < 60; i++) {
            double distance = 0.5 * (overlapping + apart);
            placeSecond(distance, direction, angle);
            if (scene.world.gap(0, 1) > 0) {
                apart = distance;
            } else {
                overlapping = distance;
            }
        }
        placeSecond(apart, direction, angle);
        for (int k = 0; k < 2; k++) {
            scene.move(k, random.between(-1, 1), random.between(-1, 1), random.between(-10, 10));
        }
        remember();
    }

    private void placeSecond(double distance, double direction, double angle) {
        scene.place(
                1,
                scene.bodies.body[0].x + distance * StrictMath.cos(direction),
                scene.bodies.body[0].y + distance * StrictMath.sin(direction),
                angle);
    }

    void collide() {
        remember();
        scene.world.step();
    }

    /**
     * Whether no more than one blow fell in the last step. Where sides are all but parallel the blow at one corner throws
     * the next one at the other robot within the same step, when both have turned a little.
     */
    boolean oneBlow() {
        Contacts contacts = scene.world.contacts();
        int blows = 0;
        for (int k = 0; k < contacts.count; k++) {
            blows += contacts.get(k).impulse > 0 ? 1 : 0;
        }
        return blows <= 1;
    }

    /** Whether the corner that touches closes, so that a blow falls at once. */
    boolean closesNow() {
        Contact contact = Nearby.contacts(scene, 0.001).get(0);
        return contact.parting(contact.point1.gap <= contact.point2.gap ? contact.point1 : contact.point2) < 0;
    }

    /** The energy of the speed at which corners close at most because both robots turn within the step, J. */
    double energyOfTurning() {
        double closing = 0;
        double mass = 0;
        for (int k = 0; k < 2; k++) {
            double speed = Math.hypot(vx(k), vy(k)) + Math.abs(spin(k)) * Robots.SIDE;
            closing += Math.abs(spin(k)) * scene.world.stepSeconds() * speed;
            mass += robots.get(k).massAlong();
        }
        return 0.5 * mass * closing * closing;
    }

    private void remember() {
        for (int k = 0; k < 2; k++) {
            x[k] = scene.bodies.body[k].x;
            y[k] = scene.bodies.body[k].y;
            headingX[k] = scene.bodies.body[k].headingX;
            headingY[k] = scene.bodies.body[k].headingY;
        }
    }

    double vx(int k) {
        return headingX[k] * scene.bodies.body[k].along - headingY[k] * scene.bodies.body[k].across;
    }

    double vy(int k) {
        return headingY[k] * scene.bodies.body[k].along + headingX[k] * scene.bodies.body[k].across;
    }

    double spin(int k) {
        return scene.bodies.body[k].spin;
    }

    /** Momentum and angular momentum about the origin. */
    double[] conserved() {
        double[] sum = new double[3];
        for (int k = 0; k < 2; k++) {
            double mass = robots.get(k).massAlong();
            sum[0] += mass * vx(k);
            sum[1] += mass * vy(k);
            sum[2] += mass * (x[k] * vy(k) - y[k] * vx(k)) + robots.get(k).inertia() * spin(k);
        }
        return sum;
    }
}
