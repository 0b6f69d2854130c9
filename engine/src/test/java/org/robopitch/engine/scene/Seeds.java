// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.scene;

import java.util.SplittableRandom;
import java.util.stream.LongStream;

/**
 * The seeds of random tests: some that never change and a fresh one, or the one given with {@code -Dseed=…} to see a
 * failure again. They are printed, and JUnit names the run by its seed.
 */
public final class Seeds {
    private Seeds() {}

    /** {@return three fixed seeds and a fresh one} */
    public static LongStream few() {
        String given = System.getProperty("seed");
        if (given != null) {
            return LongStream.of(Long.parseLong(given));
        }
        long fresh = new SplittableRandom().nextLong();
        System.out.println("seeds of the next random test: 1, 2, 3, " + fresh);
        return LongStream.of(1, 2, 3, fresh);
    }
}
