// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.offenders;

/** Breaks a law on purpose: it shares state between worlds. */
public final class KeepsGlobalState {
    private static int worlds;

    public int count() {
        return worlds++;
    }
}
