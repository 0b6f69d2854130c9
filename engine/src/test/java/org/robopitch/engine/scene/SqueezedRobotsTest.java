// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.scene;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.robopitch.engine.body.MovingBody;
import org.robopitch.engine.body.Pitch;
import org.robopitch.engine.random.RandomStream;

/** Robots that were put into each other, in a box with little room, are moved apart and not thrown out. */
class SqueezedRobotsTest {
    private static final double SIDE = 0.075;
    private static final double FARTHEST = 0.02;
    private static final int SCENES = 2000;

    @Test
    void whereThereIsNoRoomForAll() {
        squeeze(2, 2, 2 * SIDE - 0.001, 0.002, 0.02);
    }

    @Test
    void whereThereIsALittleRoom() {
        squeeze(5, 2, 5 * SIDE + 0.005, 0.01, 0.5);
    }

    /** Puts columns × rows of robots in a grid of this length, each of them shifted and turned at random, and makes a step. */
    private static void squeeze(int columns, int rows, double length, double shift, double turn) {
        double space = length / columns;
        Pitch box = new Pitch(length, rows * space, 0, 0, 0.05);
        for (int seed = 1; seed <= SCENES; seed++) {
            RandomStream random = new RandomStream(seed, 0);
            Scene scene = Scene.of(
                    box,
                    Robots.times(columns * rows, Robots.free()),
                    TestDrives.sliding(),
                    TestDrives.frictionless(),
                    Scene.bouncing(0));
            scene.bodies.body[scene.ball].present = false;
            double[] x = new double[columns * rows];
            double[] y = new double[x.length];
            for (int i = 0; i < x.length; i++) {
                x[i] = (i % columns - 0.5 * (columns - 1)) * space + random.between(-shift, shift);
                y[i] = (i / columns - 0.5 * (rows - 1)) * space + random.between(-shift, shift);
                scene.place(i, x[i], y[i], random.between(-turn, turn));
            }
            scene.world.bodiesWereMoved();
            scene.world.step();
            double farthest = IntStream.range(0, x.length)
                    .mapToDouble(i -> {
                        MovingBody robot = scene.bodies.body[i];
                        return Math.hypot(robot.x - x[i], robot.y - y[i]);
                    })
                    .max()
                    .orElseThrow();
            assertThat(farthest).as("seed %d", seed).isLessThan(FARTHEST);
        }
    }
}
