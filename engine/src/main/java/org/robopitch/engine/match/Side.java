// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.match;

/** One of the two teams of a match. */
public enum Side {
    /** The blue team. */
    BLUE,
    /** The yellow team. */
    YELLOW;

    /** {@return the opponents} */
    public Side other() {
        return this == BLUE ? YELLOW : BLUE;
    }

    /** {@return the colour in lower case, as files and commands spell it} */
    public String label() {
        return this == BLUE ? "blue" : "yellow";
    }
}
