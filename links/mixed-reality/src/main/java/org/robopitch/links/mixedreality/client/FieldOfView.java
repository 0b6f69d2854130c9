// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.mixedreality.client;

import org.jspecify.annotations.Nullable;
import org.robopitch.links.mixedreality.wire.WorldData;

/**
 * Where an agent stands, worked out from the flags it sees: the corners give the field's axes and middle. Metres, in the
 * frame of its team, whose goal is at negative x.
 */
final class FieldOfView {
    private final WorldData seen;
    private final int mirror;

    /** The agent's place, m. */
    final double x;

    final double y;

    /** Its heading as a unit vector. */
    final double headingX;

    final double headingY;

    final double length;
    final double width;

    private FieldOfView(WorldData seen, boolean yDown, int turn, double[] left, double[] right, double[] low) {
        this.seen = seen;
        this.mirror = yDown ? -1 : 1;
        this.length = Math.hypot(right[0] - left[0], right[1] - left[1]);
        this.width = Math.hypot(low[0] - left[0], low[1] - left[1]);
        double axisX = (right[0] - left[0]) / length;
        double axisY = (right[1] - left[1]) / length;
        // The middle of the field in the agent's own frame.
        double middleX = (right[0] + low[0]) / 2;
        double middleY = (right[1] + low[1]) / 2;
        this.x = -turn * (middleX * axisX + middleY * axisY);
        this.y = -turn * (middleY * axisX - middleX * axisY);
        this.headingX = turn * axisX;
        this.headingY = -turn * axisY;
    }

    /** The view of an agent; null if it does not see the corners. */
    static @Nullable FieldOfView of(WorldData seen, boolean yDown, int turn) {
        WorldData.Polar left = flag(seen, "top_left_corner");
        WorldData.Polar right = flag(seen, "top_right_corner");
        WorldData.Polar low = flag(seen, "bottom_left_corner");
        if (left == null || right == null || low == null) {
            return null;
        }
        int mirror = yDown ? -1 : 1;
        return new FieldOfView(seen, yDown, turn, local(left, mirror), local(right, mirror), local(low, mirror));
    }

    private static WorldData.@Nullable Polar flag(WorldData seen, String id) {
        for (WorldData.Flag flag : seen.flags()) {
            if (flag.id().equals(id)) {
                return flag.at();
            }
        }
        return null;
    }

    /** In the agent's own frame, m. */
    private static double[] local(WorldData.Polar polar, int mirror) {
        double angle = mirror * Math.toRadians(polar.angle());
        return new double[] {polar.distance() / 1000 * Math.cos(angle), polar.distance() / 1000 * Math.sin(angle)};
    }

    /** A place that the agent sees, in the frame of its team. */
    double[] place(WorldData.Polar polar) {
        double[] local = local(polar, mirror);
        return new double[] {
            x + local[0] * headingX - local[1] * headingY, y + local[0] * headingY + local[1] * headingX
        };
    }

    /** The heading of another robot, rad. */
    double heading(double orientation) {
        double own = Math.atan2(headingY, headingX);
        return Math.IEEEremainder(own + mirror * Math.toRadians(orientation), 2 * Math.PI);
    }

    /** Distance between two flags, m; something else if they are not seen. */
    double between(String one, String other, double otherwise) {
        WorldData.Polar from = flag(seen, one);
        WorldData.Polar to = flag(seen, other);
        if (from == null || to == null) {
            return otherwise;
        }
        double[] a = local(from, mirror);
        double[] b = local(to, mirror);
        return Math.hypot(a[0] - b[0], a[1] - b[1]);
    }
}
