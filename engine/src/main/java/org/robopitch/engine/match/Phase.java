// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.match;

/** What comes next in a control cycle of a {@link Match}. */
public enum Phase {
    /** What people asked for takes effect, and what both teams see is made. */
    OBSERVE,
    /** Both teams decide on what they see, and their commands set off for the robots. */
    DECIDE,
    /** The world makes the steps of the cycle, and the referee judges. */
    ADVANCE
}
