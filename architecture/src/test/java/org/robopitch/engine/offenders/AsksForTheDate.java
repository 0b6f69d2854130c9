// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.offenders;

import java.time.Instant;

/** Breaks a law on purpose: it asks what day it is. */
public final class AsksForTheDate {
    public Instant time() {
        return Instant.now();
    }
}
