// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.world;

import org.robopitch.engine.random.RandomStream;
import org.robopitch.mixedreality.parameters.NoiseParameters;

/** Which robots the vision has lost, and for how many more cycles. */
final class LostSight {
    final long[] cycles;
    private final NoiseParameters noise;
    private final double cycleSeconds;
    private final RandomStream random;

    LostSight(int robots, NoiseParameters noise, double cycleSeconds, RandomStream random) {
        this.cycles = new long[robots];
        this.noise = noise;
        this.cycleSeconds = cycleSeconds;
        this.random = random;
    }

    void beginCycle(int robot) {
        double rate = noise.lostRate();
        if (cycles[robot] > 0) {
            cycles[robot]--;
        } else if (rate > 0 && random.nextDouble() < rate * cycleSeconds) {
            cycles[robot] = (long) Math.ceil(noise.lostSeconds() / cycleSeconds);
        }
    }
}
