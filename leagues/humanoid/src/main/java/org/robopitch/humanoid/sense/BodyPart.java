// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.sense;

/** The parts of a player that others see, in the order and spelling of the wire. */
public enum BodyPart {
    /** The head's centre. */
    HEAD("head"),
    /** The right lower arm's centre. */
    RIGHT_LOWER_ARM("rlowerarm"),
    /** The left lower arm's centre. */
    LEFT_LOWER_ARM("llowerarm"),
    /** The right foot's centre. */
    RIGHT_FOOT("rfoot"),
    /** The left foot's centre. */
    LEFT_FOOT("lfoot");

    /** How many there are. */
    public static final int COUNT = 5;

    private final String wire;

    BodyPart(String wire) {
        this.wire = wire;
    }

    /** {@return its name on the wire} */
    public String wire() {
        return wire;
    }
}
