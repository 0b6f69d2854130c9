// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.referee;

import org.jspecify.annotations.Nullable;
import org.robopitch.engine.state.StateVisitor;
import org.robopitch.kit.referee.Stay;
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
    private final Stay still = new Stay(STILL);
    private final Stay about = new Stay(ABOUT);
    private final Stay nowhere = new Stay(NOWHERE);
    private final double limit;
    private long kicks;
    private double unheld;

    StuckWatch(Scene scene, double limit) {
        this.scene = scene;
        this.limit = limit;
    }

    @Override
    public @Nullable Decision look(double seconds) {
        boolean isStill = staysTooLong(still, limit, seconds);
        boolean isAbout = staysTooLong(about, LONGER * limit, seconds);
        if (isStill || isAbout) {
            return scene.drop("stuck", "the ball is stuck; drop ball");
        }
        return leadsNowhere(seconds) ? scene.drop("stuck", "no progress; drop ball") : null;
    }

    private boolean staysTooLong(Stay stay, double most, double seconds) {
        return !stay.hasLeft(scene.ballX(), scene.ballY(), seconds) && stay.seconds() >= most;
    }

    private boolean leadsNowhere(double seconds) {
        long now = scene.kicks();
        if (now != kicks) {
            kicks = now;
            nowhere.begin(scene.ballX(), scene.ballY());
        }
        unheld = scene.isHeld() ? 0 : unheld + seconds;
        return staysTooLong(nowhere, LONGEST * limit, seconds) || unheld >= LONGEST * limit;
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
}
