// SPDX-License-Identifier: Apache-2.0
package org.robopitch.bahia3d.walk;

import org.robopitch.robot.Remembering;

/** One leg that walks: where its foot is on the ground, seen from the torso, and where it came from. */
final class Leg implements Remembering {
    /** How far from below its hip a foot may kick, inwards and outwards, m. */
    private static final double MOST_INWARD = 0.03;

    private static final double MOST_OUTWARD = 0.04;

    final boolean isRight;
    final double[] joints = new double[6];
    double x;
    double y;
    double yaw;
    double height;
    double toes;
    double fromX;
    double fromY;
    double fromYaw;

    /** Where it kicks, m to the right of its hip. */
    double strikeX;

    boolean swings;
    boolean kicks;

    Leg(boolean isRight) {
        this.isRight = isRight;
    }

    /** Below the hip, on the ground. */
    void place() {
        x = 0;
        y = 0;
        yaw = 0;
        height = 0;
        toes = 0;
        swings = false;
        kicks = false;
    }

    /** Moves the foot by a kick; without it, the step would end at a place. */
    void strike(StepKick kick, double share, double toX, double toY) {
        double low = isRight ? -MOST_INWARD : -MOST_OUTWARD;
        double at = Math.max(low, Math.min(low + MOST_INWARD + MOST_OUTWARD, strikeX));
        x = kick.across(share, fromX, at, toX);
        y = kick.ahead(share, fromY, toY);
        height = kick.height(share);
        toes = kick.toesUp(share);
    }
}
