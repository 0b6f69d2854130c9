// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.referee;

import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.state.StateVisitor;
import org.robopitch.kit.referee.Watch;

/**
 * A ball that hardly moves for too long: a goal kick if it is contested in a goal area, otherwise a free ball. A ball
 * that the keeper has for itself in its area is the business of {@link KeeperWatch}.
 *
 * <p>A ball that robots push to and fro on the spot is stuck, too, however fast it is: one that moves gets farther than its
 * diameter from where it was.
 */
final class StuckBallWatch implements Watch<Call> {
    private final Scene scene;
    private final MirosotRules rules;
    private double stuckFor;
    private double stuckX;
    private double stuckY;

    StuckBallWatch(Scene scene, MirosotRules rules) {
        this.scene = scene;
        this.rules = rules;
    }

    @Override
    public @Nullable Call look(double seconds) {
        stuckFor += rules.stuckSpeed() > 0 ? seconds : 0;
        if (moves()) {
            reset();
        }
        if (stuckFor < rules.stuckSeconds()) {
            return null;
        }
        String reason = "the ball was stuck for " + Text.seconds(rules.stuckSeconds());
        for (int end = -1; end <= 1; end += 2) {
            if (scene.ballInArea(end)) {
                return inArea(end, reason);
            }
        }
        return call(Foul.FREE_BALL, null, reason);
    }

    private boolean moves() {
        double dx = scene.ballX() - stuckX;
        double dy = scene.ballY() - stuckY;
        double away = 2 * scene.ballRadius;
        return scene.ballSpeed() >= rules.stuckSpeed() && dx * dx + dy * dy > away * away;
    }

    private @Nullable Call inArea(int end, String reason) {
        Side defender = scene.defenderOf(end);
        boolean attacked = scene.nearestBallGap(defender.other()) < rules.contestedReach();
        boolean held = scene.nearestBallGap(defender) < rules.contestedReach();
        if (held && !attacked) {
            return null;
        }
        return held
                ? call(Foul.GOAL_KICK, defender, reason + " in " + defender.label() + "'s goal area")
                : call(Foul.FREE_BALL, null, reason);
    }

    private Call call(Foul foul, @Nullable Side side, String reason) {
        return new Call(new Restart(foul, side, scene.ballX(), scene.ballY()), null, -1, reason);
    }

    @Override
    public void reset() {
        stuckFor = 0;
        stuckX = scene.ballX();
        stuckY = scene.ballY();
    }

    @Override
    public void state(StateVisitor visitor) {
        stuckFor = visitor.real(stuckFor);
        stuckX = visitor.real(stuckX);
        stuckY = visitor.real(stuckY);
    }
}
