// SPDX-License-Identifier: Apache-2.0
package org.robopitch.learn;

/** Who acts. */
public enum Control {
    /** Each robot is an agent: what it observes begins with itself, what it does is its own command. */
    ROBOT,
    /** Each side is one agent that commands all its robots. */
    TEAM
}
