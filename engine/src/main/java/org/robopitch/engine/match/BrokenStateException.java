// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.match;

/** Ends a match whose world has numbers without meaning: it names the body, the number and the step. */
public final class BrokenStateException extends RuntimeException {
    /** No coordinate, speed or spin of a body that means something is larger, in SI units. */
    static final double LARGEST = 1e9;

    private static final long serialVersionUID = 1;

    BrokenStateException(String body, String number, double value, long step) {
        super("the match ends at step " + step + ": " + number + " of " + body + " is " + value
                + ", which is not a possible position or speed; the parameters of the league do not fit together");
    }
}
