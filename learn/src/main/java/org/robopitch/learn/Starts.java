// SPDX-License-Identifier: Apache-2.0
package org.robopitch.learn;

import org.robopitch.engine.random.RandomStream;
import org.robopitch.learn.arena.Arena;

/** Puts robots and ball where episodes begin. Ball first, then blue, then yellow: chance is used in one order. */
final class Starts {
    private Starts() {}

    static void place(Task task, Arena arena, boolean withYellow, RandomStream random) {
        arena.clear();
        switch (task) {
            case GO_TO_BALL -> goToBall(arena, random);
            case PENALTY -> penalty(arena, withYellow, random);
            default -> match(arena, withYellow, random);
        }
    }

    private static void goToBall(Arena arena, RandomStream random) {
        Arena.Extent extent = arena.extent();
        double x = extent.halfLength() - extent.robotSize();
        double y = extent.halfWidth() - extent.robotSize();
        arena.placeBall(random.between(-x, x), random.between(-y, y), 0, 0);
        placeRobot(arena, 0, random.between(-x, x), random.between(-y, y), random.between(-Math.PI, Math.PI));
    }

    private static void penalty(Arena arena, boolean withYellow, RandomStream random) {
        Arena.Extent extent = arena.extent();
        double size = extent.robotSize();
        double mark = extent.halfLength() - extent.penaltyMark();
        double y = random.between(-size, size);
        arena.placeBall(mark, y, 0, 0);
        double angle = random.between(-0.6, 0.6);
        double distance = size * random.between(2, 4);
        double robotX = mark - distance * StrictMath.cos(angle);
        double robotY = y - distance * StrictMath.sin(angle);
        placeRobot(arena, 0, robotX, robotY, angle + random.between(-0.5, 0.5));
        if (withYellow) {
            double reach = extent.goalWidth() / 4;
            placeRobot(arena, 1, extent.halfLength() - 0.8 * size, random.between(-reach, reach), -Math.PI / 2);
        }
    }

    private static void match(Arena arena, boolean withYellow, RandomStream random) {
        Arena.Extent extent = arena.extent();
        double x = extent.halfLength();
        double y = extent.halfWidth() - extent.robotSize();
        double speed = 0.1 * extent.robotSpeed();
        arena.placeBall(
                random.between(-0.4 * x, 0.4 * x),
                random.between(-0.7 * y, 0.7 * y),
                random.between(-speed, speed),
                random.between(-speed, speed));
        for (int side = 0; side < (withYellow ? 2 : 1); side++) {
            int end = side == 0 ? -1 : 1;
            for (int i = 0; i < extent.robots(); i++) {
                placeRobot(
                        arena,
                        side * extent.robots() + i,
                        end * random.between(0.05 * x, x - 1.5 * extent.robotSize()),
                        random.between(-y, y),
                        random.between(-Math.PI, Math.PI));
            }
        }
    }

    private static void placeRobot(Arena arena, int robot, double x, double y, double heading) {
        arena.placeRobot(robot, x, y, StrictMath.cos(heading), StrictMath.sin(heading));
    }
}
