// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot;

/** A part of a robot that remembers something from one cycle to the next. */
@FunctionalInterface
public interface Remembering {
    /**
     * Shows everything that decides how this part continues, always in the same order, and takes over what comes back.
     *
     * @param memory reads, or returns other values to continue with
     */
    void remember(Memory memory);
}
