// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.referee;

import org.jspecify.annotations.Nullable;

/** Sees a ball that does not get anywhere. */
final class StuckWatch implements Watch {
    private static final double MOVED = 0.5;

    private final Scene scene;
    private final double limit;
    private double fromX;
    private double fromY;
    private double still;

    StuckWatch(Scene scene, double limit) {
        this.scene = scene;
        this.limit = limit;
    }

    @Override
    public @Nullable Decision look(double seconds) {
        double dx = scene.ballX() - fromX;
        double dy = scene.ballY() - fromY;
        if (dx * dx + dy * dy > MOVED * MOVED) {
            fromX = scene.ballX();
            fromY = scene.ballY();
            still = 0;
            return null;
        }
        still += seconds;
        if (still < limit) {
            return null;
        }
        // Not dropped in a goal area, where only goalkeepers may stand for long.
        double farthest = scene.field.length() / 2 - scene.field.penaltyMark();
        double x = Math.max(-farthest, Math.min(farthest, scene.ballX()));
        return new Decision(
                MatchMode.DROPBALL, null, x, scene.ballY(), "stuck", -1, "the ball is stuck and will be dropped");
    }

    @Override
    public void reset() {
        fromX = scene.ballX();
        fromY = scene.ballY();
        still = 0;
    }

    @Override
    public long hash() {
        return Double.hashCode(still) * 31L + Double.hashCode(fromX) * 17L + Double.hashCode(fromY);
    }
}
