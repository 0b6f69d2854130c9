// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.offenders;

import java.util.stream.DoubleStream;

/** Breaks a law on purpose: it lets a sum be added up in any order. */
public final class SumsInParallel {
    public double sum(double[] values) {
        return DoubleStream.of(values).parallel().sum();
    }
}
