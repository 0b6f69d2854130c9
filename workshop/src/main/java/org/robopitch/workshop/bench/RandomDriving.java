// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.bench;

import java.util.SplittableRandom;

/**
 * Every robot gets new random wheel speeds every 0.3 to 0.5 simulated seconds.
 *
 * <p>The commands depend on the seed and the step number alone, so every engine sees the same stream.
 */
final class RandomDriving implements Driving {

    private static final int SHORTEST_HOLD = 300;
    private static final int LONGEST_HOLD = 500;

    private final SplittableRandom random;
    private final double maximumWheelSpeed;
    private final long[] dueAt = new long[BenchParameters.ROBOTS];
    private long nextDue;

    RandomDriving(BenchParameters parameters, long seed) {
        this.random = new SplittableRandom(seed);
        this.maximumWheelSpeed = parameters.maximumWheelSpeed();
    }

    @Override
    public void drive(long step, SceneEngine engine) {
        if (step < nextDue) {
            return;
        }
        nextDue = Long.MAX_VALUE;
        for (int robot = 0; robot < dueAt.length; robot++) {
            if (step >= dueAt[robot]) {
                engine.command(robot, wheelSpeed(), wheelSpeed());
                dueAt[robot] = step + random.nextInt(SHORTEST_HOLD, LONGEST_HOLD + 1);
            }
            nextDue = Math.min(nextDue, dueAt[robot]);
        }
    }

    private double wheelSpeed() {
        return (2.0 * random.nextDouble() - 1.0) * maximumWheelSpeed;
    }
}
