// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.pace;

/** Tells real time; an interface so that tests can turn the hands themselves. */
@FunctionalInterface
public interface Clock {
    /** The clock of this computer. */
    Clock SYSTEM = System::nanoTime;

    /** Nanoseconds since some moment; they never go back. */
    long nanoTime();
}
