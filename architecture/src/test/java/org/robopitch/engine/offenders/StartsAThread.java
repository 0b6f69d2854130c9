// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.offenders;

/** Breaks a law on purpose: it starts a thread. */
public final class StartsAThread {
    public void start() {
        new Thread(() -> {}).start();
    }
}
