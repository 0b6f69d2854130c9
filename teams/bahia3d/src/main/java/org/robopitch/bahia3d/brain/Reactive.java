// SPDX-License-Identifier: Apache-2.0
package org.robopitch.bahia3d.brain;

import org.robopitch.bahia3d.model.AgentDatabase;
import org.robopitch.bahia3d.model.Orientation;
import org.robopitch.engine.move.Trigonometry;
import org.robopitch.robot.Remembering;

/**
 * The lowest layer (Bahia3D 2010, sec. 2): simple actions without much thought. It falls safely, gets up, and moves the
 * head; when nothing of that is due, what the layers above decided is done.
 */
public final class Reactive implements Remembering {
    private final transient AgentDatabase known;
    private int calm;
    private boolean down;
    private double sweep;

    /**
     * A reactive layer.
     *
     * @param known what the agent knows
     */
    public Reactive(AgentDatabase known) {
        this.known = known;
    }

    /** {@return whether the robot lies, or is about to} */
    public boolean lies() {
        return down;
    }

    /**
     * {@return what must be done at once, or what was decided above}
     *
     * @param above the decision of the layers above
     * @param busy whether a movement is under way
     */
    public Action react(Action above, boolean busy) {
        Orientation torso = known.orientation;
        double up = torso.upright();
        boolean quiet = Math.abs(torso.rollRate()) < 0.8 && Math.abs(torso.pitchRate()) < 0.8;
        calm = quiet ? calm + 1 : 0;
        if (up > 0.85) {
            down = false;
        } else if (up < 0.55) {
            down = true;
        }
        if (above instanceof Action.Beam) {
            return above;
        }
        if (down && !busy) {
            return calm >= 4 ? new Action.GetUp() : new Action.FallSafely();
        }
        return above;
    }

    /** {@return where the head looks, rad to the left} */
    public double headYaw() {
        sweep += 0.05;
        boolean lost = known.ball.age > 0.6;
        if (lost || known.localisation.uncertainty() > 0.5) {
            return 1.7 * Trigonometry.sin(sweep);
        }
        double bearing = StrictMath.atan2(known.ballLeft(), known.ballAhead());
        return Math.max(-1.9, Math.min(1.9, bearing));
    }

    /** {@return how far the head looks up, rad} */
    public double headPitch() {
        if (known.ball.age > 0.6) {
            return -0.25;
        }
        double range = known.ballRange();
        return range < 0.6 ? -0.7 : range < 1.5 ? -0.45 : -0.2;
    }
}
