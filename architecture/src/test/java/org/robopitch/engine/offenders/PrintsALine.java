// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.offenders;

/** Breaks a law on purpose: it writes to the console. */
public final class PrintsALine {
    public void print() {
        System.out.println();
    }
}
