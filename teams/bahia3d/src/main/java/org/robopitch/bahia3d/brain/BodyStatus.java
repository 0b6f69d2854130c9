// SPDX-License-Identifier: Apache-2.0
package org.robopitch.bahia3d.brain;

/** What the Brain must know of the body's doings. */
public interface BodyStatus {
    /** {@return whether a movement is under way that must not be broken off} */
    boolean busy();

    /** {@return whether the robot stands still, ready to kick} */
    boolean standing();

    /** {@return whether a foot kicks as the robot walks} */
    boolean kicking();

    /**
     * {@return how long it is until a foot begins to swing, if the robot walks, s}
     *
     * @param leftFoot which foot
     */
    double swingsIn(boolean leftFoot);
}
