// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.offenders;

/** Breaks a law on purpose: it takes a sine that may differ by a bit. */
public final class TakesASine {
    public double height(double angle) {
        return Math.sin(angle);
    }
}
