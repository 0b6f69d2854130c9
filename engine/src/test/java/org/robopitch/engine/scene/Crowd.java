// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.scene;

import org.robopitch.engine.body.Pitch;
import org.robopitch.engine.random.RandomStream;

/** Places robots at random without overlap, and drives them at random. */
public final class Crowd {
    private Crowd() {}

    /** Scatters robots and ball over a rectangle around the origin. */
    public static void scatter(Scene scene, RandomStream random, double length, double width) {
        for (int i = 0; i < scene.bodies.robots; i++) {
            place(scene, random, i, length, width);
        }
        int tries = 0;
        do {
            if (++tries > 100_000) {
                throw new IllegalStateException("there is no room for the ball");
            }
            scene.ball(random.between(-0.5, 0.5) * length, random.between(-0.5, 0.5) * width, 0, 0);
        } while (scene.smallestGap() < 1e-3);
    }

    private static void place(Scene scene, RandomStream random, int robot, double length, double width) {
        boolean clear = false;
        for (int tries = 0; !clear; tries++) {
            if (tries > 100_000) {
                throw new IllegalStateException("there is no room for robot " + robot);
            }
            scene.place(
                    robot,
                    random.between(-0.5, 0.5) * length,
                    random.between(-0.5, 0.5) * width,
                    random.between(-Math.PI, Math.PI));
            clear = scene.world.gap(robot, scene.world.bodies().ground) > 1e-3;
            for (int other = 0; other < robot && clear; other++) {
                clear = scene.world.gap(robot, other) > 1e-3;
            }
        }
    }

    /** Scatters over the whole pitch. */
    public static void scatter(Scene scene, RandomStream random) {
        Pitch pitch = scene.world.setup().pitch();
        scatter(scene, random, pitch.length() - 0.1, pitch.width() - 0.1);
    }

    /** The command that makes for a point: the nearer the heading to its direction, the faster. */
    public static void chase(Scene scene, int robot, double x, double y, double speed) {
        double dx = x - scene.bodies.body[robot].x;
        double dy = y - scene.bodies.body[robot].y;
        double distance = Math.sqrt(dx * dx + dy * dy);
        double hx = scene.bodies.body[robot].headingX;
        double hy = scene.bodies.body[robot].headingY;
        double ahead = distance > 0 ? (hx * dx + hy * dy) / distance : 1;
        double aside = distance > 0 ? (hx * dy - hy * dx) / distance : 0;
        scene.command(robot, speed * ahead, 12 * (ahead >= 0 ? aside : -aside));
    }
}
