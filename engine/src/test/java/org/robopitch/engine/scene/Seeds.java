// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.scene;

import java.util.stream.LongStream;

/**
 * The seeds of random tests: some that never change, or the one given with {@code -Dseed=…}, to see a failure again or
 * to look for one ({@code ./check --fresh-seeds}). JUnit names the run by its seed.
 */
public final class Seeds {
    private Seeds() {}

    /** {@return four fixed seeds, or the one that was given} */
    public static LongStream few() {
        String given = System.getProperty("seed");
        if (given != null) {
            return LongStream.of(Long.parseLong(given));
        }
        return LongStream.of(1, 2, 3, 4);
    }
}
