// SPDX-License-Identifier: Apache-2.0
package org.robopitch.campaign.tournament;

import org.robopitch.declare.Component;

/** How a tournament is played. */
public enum Format {
    /** Everybody meets everybody. */
    ROUND_ROBIN,
    /** In each round teams of about the same points meet that have not met yet. */
    SWISS,
    /** The winner of a pairing advances, the loser is out. */
    KNOCK_OUT;

    /** {@return its name on the command line and in files} */
    public String label() {
        return Component.spelled(this);
    }

    /**
     * {@return the format of a name}
     *
     * @throws IllegalArgumentException if there is none
     */
    public static Format of(String label) {
        for (Format format : values()) {
            if (format.label().equals(label)) {
                return format;
            }
        }
        throw new IllegalArgumentException(
                "--format must be one of round-robin, swiss, knock-out, but is '" + label + "'");
    }
}
