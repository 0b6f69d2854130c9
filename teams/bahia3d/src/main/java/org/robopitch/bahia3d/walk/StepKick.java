// SPDX-License-Identifier: Apache-2.0
package org.robopitch.bahia3d.walk;

import org.robopitch.engine.move.Trigonometry;

/**
 * A kick within a step: the foot that swings anyway is drawn back, thrown forward, and put down where the step would have
 * ended. The robot does not stop for it.
 *
 * @param back how far behind the hip the foot begins to strike, m
 * @param reach how far before the hip it ends, m
 * @param lift how high the foot is when it meets the ball, m
 * @param drawn part of the swing after which it is drawn back
 * @param struck part of the swing after which it has struck
 * @param pace of the steps meanwhile, as a part of the usual
 * @param toes how far the toes are lifted, rad
 */
public record StepKick(double back, double reach, double lift, double drawn, double struck, double pace, double toes) {
    /** {@return what was found best on our world} */
    public static StepKick defaults() {
        return new StepKick(-0.0469, 0.1606, 0.0222, 0.1913, 0.6876, 0.5727, -0.045);
    }

    /** Where the foot is, before the hip, m; it came from one place and goes to another. */
    double ahead(double share, double from, double to) {
        if (share < drawn) {
            return from + smooth(share / drawn) * (back - from);
        }
        if (share < struck) {
            return back + (share - drawn) / (struck - drawn) * (reach - back);
        }
        return reach + smooth((share - struck) / (1 - struck)) * (to - reach);
    }

    /** Where the foot is across, m; it strikes at one place, and came from and goes to others. */
    double across(double share, double from, double at, double to) {
        if (share < drawn) {
            return from + smooth(share / drawn) * (at - from);
        }
        return share < struck ? at : at + smooth((share - struck) / (1 - struck)) * (to - at);
    }

    /** How high the foot is, m. */
    double height(double share) {
        if (share < drawn) {
            return lift * smooth(share / drawn);
        }
        return share < struck ? lift : lift * (1 - smooth((share - struck) / (1 - struck)));
    }

    /** How far the toes are up, rad. */
    double toesUp(double share) {
        return lift == 0 ? 0 : toes * height(share) / lift;
    }

    private static double smooth(double share) {
        return 0.5 - 0.5 * Trigonometry.cos(StrictMath.PI * share);
    }
}
