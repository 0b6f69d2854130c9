// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.referee;

import org.jspecify.annotations.Nullable;
import org.robopitch.engine.state.StateVisitor;
import org.robopitch.engine.state.Stateful;
import org.robopitch.kit.referee.Watch;

/**
 * Sees a ball that does not get anywhere: one that lies still, after three times as long one that stays about, and after
 * six times as long play that leads nowhere: nobody kicks the ball within five metres, or nobody holds it at all.
 */
final class StuckWatch implements Watch<Decision> {
    private static final double STILL = 0.5;
    private static final double ABOUT = 2;
    private static final double LONGER = 3;
    private static final double NOWHERE = 5;
    private static final double LONGEST = 6;

    private final Scene scene;
    private final Stay still;
    private final Stay about;
    private final Stay nowhere;
    private final double longest;
    private long kicks;
    private double unheld;

    StuckWatch(Scene scene, double limit) {
        this.scene = scene;
        this.still = new Stay(STILL, limit);
        this.about = new Stay(ABOUT, LONGER * limit);
        this.longest = LONGEST * limit;
        this.nowhere = new Stay(NOWHERE, longest);
    }

    @Override
    public @Nullable Decision look(double seconds) {
        boolean isStill = still.tooLong(scene.ballX(), scene.ballY(), seconds);
        boolean isAbout = about.tooLong(scene.ballX(), scene.ballY(), seconds);
        if (isStill || isAbout) {
            return scene.drop("stuck", "the ball is stuck and will be dropped");
        }
        return leadsNowhere(seconds) ? scene.drop("stuck", "play leads nowhere, the ball will be dropped") : null;
    }

    private boolean leadsNowhere(double seconds) {
        long now = scene.kicks();
        if (now != kicks) {
            kicks = now;
            nowhere.begin(scene.ballX(), scene.ballY());
        }
        unheld = scene.isHeld() ? 0 : unheld + seconds;
        return nowhere.tooLong(scene.ballX(), scene.ballY(), seconds) || unheld >= longest;
    }

    @Override
    public void reset() {
        still.begin(scene.ballX(), scene.ballY());
        about.begin(scene.ballX(), scene.ballY());
        nowhere.begin(scene.ballX(), scene.ballY());
        kicks = scene.kicks();
        unheld = 0;
    }

    @Override
    public void state(StateVisitor visitor) {
        still.state(visitor);
        about.state(visitor);
        nowhere.state(visitor);
        kicks = visitor.whole(kicks);
        unheld = visitor.real(unheld);
    }

    /** How long the ball has not left a circle. */
    private static final class Stay implements Stateful {
        private final double radius;
        private final double limit;
        private double fromX;
        private double fromY;
        private double seconds;

        Stay(double radius, double limit) {
            this.radius = radius;
            this.limit = limit;
        }

        void begin(double x, double y) {
            fromX = x;
            fromY = y;
            seconds = 0;
        }

        boolean tooLong(double x, double y, double passed) {
            double dx = x - fromX;
            double dy = y - fromY;
            if (dx * dx + dy * dy > radius * radius) {
                begin(x, y);
                return false;
            }
            seconds += passed;
            return seconds >= limit;
        }

        @Override
        public void state(StateVisitor visitor) {
            fromX = visitor.real(fromX);
            fromY = visitor.real(fromY);
            seconds = visitor.real(seconds);
        }
    }
}
