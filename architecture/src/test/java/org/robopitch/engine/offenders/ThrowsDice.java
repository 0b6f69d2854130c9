// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.offenders;

/** Breaks a law on purpose: it draws random numbers without a seed. */
public final class ThrowsDice {
    public double draw() {
        return Math.random();
    }
}
