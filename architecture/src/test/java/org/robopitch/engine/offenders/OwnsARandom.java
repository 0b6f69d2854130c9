// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.offenders;

import java.util.Random;

/** Breaks a law on purpose: it draws random numbers that are not part of the state. */
public final class OwnsARandom {
    public double draw() {
        return new Random(1).nextDouble();
    }
}
