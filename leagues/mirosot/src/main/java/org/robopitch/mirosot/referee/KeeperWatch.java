// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.referee;

import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.state.StateVisitor;
import org.robopitch.kit.referee.Watch;

/** A keeper that has the ball in its area, attacked by nobody, and does not play it out in time: a penalty. */
final class KeeperWatch implements Watch<Call> {
    private final Scene scene;
    private final MirosotRules rules;
    private final double[] heldFor = new double[2];

    KeeperWatch(Scene scene, MirosotRules rules) {
        this.scene = scene;
        this.rules = rules;
    }

    @Override
    public @Nullable Call look(double seconds) {
        for (int end = -1; end <= 1; end += 2) {
            Side defender = scene.defenderOf(end);
            int d = defender.ordinal();
            boolean held = scene.ballInArea(end)
                    && scene.nearestBallGap(defender) < rules.contestedReach()
                    && scene.nearestBallGap(defender.other()) >= rules.contestedReach();
            heldFor[d] = held ? heldFor[d] + seconds : 0;
            if (heldFor[d] >= rules.keeperSeconds()) {
                return new Call(
                        new Restart(Foul.PENALTY_KICK, defender.other(), scene.ballX(), scene.ballY()),
                        defender,
                        scene.outermostInArea(defender, end),
                        defender.label() + "'s keeper held the ball in its area for "
                                + Text.seconds(rules.keeperSeconds()));
            }
        }
        return null;
    }

    @Override
    public void reset() {
        heldFor[0] = 0;
        heldFor[1] = 0;
    }

    @Override
    public void state(StateVisitor visitor) {
        visitor.reals(heldFor);
    }
}
