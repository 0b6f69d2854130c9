// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.referee;

import org.jspecify.annotations.Nullable;
import org.robopitch.engine.state.StateVisitor;
import org.robopitch.kit.referee.Watch;
import org.robopitch.middlesize.handling.BallHandling;

/** Sees a robot dribble farther from where it took the ball than it may. */
final class DribbleWatch implements Watch<Decision> {
    private final Scene scene;
    private final double limit;
    private int holder = BallHandling.NOBODY;
    private double fromX;
    private double fromY;

    DribbleWatch(Scene scene, double limit) {
        this.scene = scene;
        this.limit = limit;
    }

    @Override
    public @Nullable Decision look(double seconds) {
        int now = scene.world.handling().holder();
        if (now != holder) {
            holder = now;
            if (now >= 0) {
                fromX = scene.bodies.body[now].x;
                fromY = scene.bodies.body[now].y;
            }
            return null;
        }
        if (now < 0 || scene.distance(now, fromX, fromY) <= limit) {
            return null;
        }
        return new Decision(
                MatchMode.FREEKICK,
                scene.side(now).other(),
                scene.ballX(),
                scene.ballY(),
                "dribble",
                now,
                scene.name(now) + " dribbled more than " + limit + " m");
    }

    @Override
    public void reset() {
        holder = BallHandling.NOBODY;
    }

    @Override
    public void state(StateVisitor visitor) {
        holder = visitor.whole(holder);
        fromX = visitor.real(fromX);
        fromY = visitor.real(fromY);
    }
}
