// SPDX-License-Identifier: Apache-2.0
package org.robopitch.bahia3d;

import java.util.List;
import org.robopitch.bahia3d.movement.Movement;
import org.robopitch.bahia3d.movement.MovementFile;

/**
 * The movements an agent can do.
 *
 * @param stand from anywhere near it, to standing
 * @param upFromFront gets up, face down
 * @param upFromBack gets up, on the back
 * @param rollFromRight from the right side onto the belly or the back
 * @param farRight kicks far with the right foot
 * @param nearRight kicks short with the right foot
 * @param diveRight throws itself to the right
 * @param fall draws in the limbs
 */
public record Repertoire(
        Movement stand,
        Movement upFromFront,
        Movement upFromBack,
        Movement rollFromRight,
        Movement farRight,
        Movement nearRight,
        Movement diveRight,
        Movement fall) {
    /** The names of the movements that come with the agent. */
    public static final List<String> NAMES =
            List.of("stand", "get-up-front", "get-up-back", "roll-over", "kick-long", "kick-short", "dive", "fall");

    /** {@return the movements that come with the agent, for the standard robot} */
    public static Repertoire builtIn() {
        return builtIn(0);
    }

    /**
     * {@return the movements that come with the agent}
     *
     * @param type of the robot, 0 to 4: limbs of other lengths need other movements
     */
    public static Repertoire builtIn(int type) {
        return new Repertoire(
                MovementFile.builtIn("stand"),
                MovementFile.builtIn("get-up-front", type),
                MovementFile.builtIn("get-up-back", type),
                MovementFile.builtIn("roll-over", type),
                MovementFile.builtIn("kick-long"),
                MovementFile.builtIn("kick-short"),
                MovementFile.builtIn("dive"),
                MovementFile.builtIn("fall"));
    }

    /**
     * {@return a kick}
     *
     * @param leftFoot with which foot
     * @param far as far as possible, or short
     */
    Movement kick(boolean leftFoot, boolean far) {
        Movement kick = far ? farRight : nearRight;
        return leftFoot ? kick.mirrored(kick.name() + "-left") : kick;
    }
}
