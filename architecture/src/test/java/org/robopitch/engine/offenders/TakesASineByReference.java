// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.offenders;

import java.util.function.DoubleUnaryOperator;

/** Breaks a law on purpose: it hands on a sine that may differ by a bit. */
public final class TakesASineByReference {
    public DoubleUnaryOperator height() {
        return Math::sin;
    }
}
