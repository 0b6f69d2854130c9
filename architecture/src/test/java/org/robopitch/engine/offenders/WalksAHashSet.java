// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.offenders;

import java.util.HashSet;
import java.util.List;

/** Breaks a law on purpose: it walks over a set in hash order. */
public final class WalksAHashSet {
    public void walk(Runnable step) {
        new HashSet<>(List.of(step)).forEach(Runnable::run);
    }
}
