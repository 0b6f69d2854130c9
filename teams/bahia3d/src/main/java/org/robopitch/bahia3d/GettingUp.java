// SPDX-License-Identifier: Apache-2.0
package org.robopitch.bahia3d;

import java.util.List;
import org.robopitch.bahia3d.model.AgentDatabase;
import org.robopitch.bahia3d.model.Orientation;
import org.robopitch.bahia3d.movement.FeedbackController;
import org.robopitch.bahia3d.movement.Movement;
import org.robopitch.bahia3d.movement.Pose;
import org.robopitch.humanoid.body.Joint;
import org.robopitch.robot.Remembering;

/**
 * Chooses the next movement of a robot that lies: limbs into order, then up from belly or back, or over onto one of them
 * from a side. Whatever comes of it, the robot looks again and chooses again.
 */
final class GettingUp implements Remembering {
    /**
     * How far a joint may be from standing when a movement begins, rad. A limb that the referee has frozen does not get
     * there, so the robot waits for it.
     */
    private static final double CROOKED = 0.2;

    /** How long limbs take into order, s. */
    private static final double STRAIGHTENING = 0.2;

    /** How much the chest must point up or down for the robot to lie on its back or belly. */
    private static final double FLAT = 0.65;

    private final transient AgentDatabase known;
    private final transient FeedbackController controller;
    private final Repertoire repertoire;
    private final Movement straighten;
    private int rolls;
    private boolean ends;

    GettingUp(AgentDatabase known, FeedbackController controller, Repertoire repertoire) {
        this.known = known;
        this.controller = controller;
        this.repertoire = repertoire;
        this.straighten = quick(repertoire.stand());
    }

    /** The posture of standing, taken as fast as a robot that lies can. */
    private static Movement quick(Movement stand) {
        Pose pose = new Pose(STRAIGHTENING, stand.poses().get(0).angles());
        return new Movement("straighten", stand.passes(), stand.acceleration(), List.of(pose));
    }

    /** {@return what to do until the robot lies still: fall, or after rolling over straighten without waiting} */
    Movement whileRocking() {
        return rolls > 0 ? straighten : repertoire.fall();
    }

    /** {@return whether the movement chosen last ends on the feet} */
    boolean ends() {
        return ends;
    }

    Movement next() {
        ends = false;
        Orientation torso = known.orientation;
        boolean flat = Math.abs(torso.chestUp()) > FLAT;
        if (flat && crooked()) {
            // Movements that end on the feet begin from limbs that lie as in standing.
            return rolls > 0 ? straighten : repertoire.stand();
        }
        if (flat) {
            ends = true;
            rolls = 0;
            return torso.chestUp() < 0 ? repertoire.upFromFront() : repertoire.upFromBack();
        }
        boolean onRight = torso.rightUp() < 0;
        // If rolling over did not help, the other way does.
        boolean mirrored = onRight == (rolls % 3 == 2);
        rolls++;
        Movement roll = repertoire.rollFromRight();
        return mirrored ? roll.mirrored("roll-over-left") : roll;
    }

    /** {@return whether a limb is far from where it is in standing} */
    boolean crooked() {
        double[] straight = repertoire.stand().poses().get(0).angles();
        for (int i = 2; i < Joint.COUNT; i++) {
            double wanted = straight[i];
            if (!Double.isNaN(wanted) && Math.abs(wanted - controller.predicted(Joint.of(i))) > CROOKED) {
                return true;
            }
        }
        return false;
    }
}
