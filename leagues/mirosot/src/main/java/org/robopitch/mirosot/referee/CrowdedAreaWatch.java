// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.referee;

import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.state.StateVisitor;
import org.robopitch.kit.referee.Watch;

/**
 * More robots of a side in a goal area than it may have while the ball is there: a penalty if they defend, a goal kick
 * if they attack.
 */
final class CrowdedAreaWatch implements Watch<Call> {
    private final Scene scene;
    private final MirosotRules rules;
    private final double[] defendedFor = new double[2];
    private final double[] attackedFor = new double[2];

    CrowdedAreaWatch(Scene scene, MirosotRules rules) {
        this.scene = scene;
        this.rules = rules;
    }

    @Override
    public @Nullable Call look(double seconds) {
        for (int end = -1; end <= 1; end += 2) {
            Side defender = scene.defenderOf(end);
            Side attacker = defender.other();
            int d = defender.ordinal();
            int a = attacker.ordinal();
            boolean ballThere = scene.ballInArea(end);
            defendedFor[d] = ballThere && crowds(defender, end) ? defendedFor[d] + seconds : 0;
            attackedFor[a] = ballThere && crowds(attacker, end) ? attackedFor[a] + seconds : 0;
            if (attackedFor[a] > rules.crowdedSeconds()) {
                return attack(attacker, end);
            }
            if (defendedFor[d] > rules.crowdedSeconds()) {
                return defence(defender, end);
            }
        }
        return null;
    }

    /** Whether a side has too many robots in the goal area of an end right now. */
    boolean crowds(Side side, int end) {
        return scene.countInArea(side, end) > rules.robotsInArea();
    }

    /** The call against attackers who crowd the area. */
    Call attack(Side attacker, int end) {
        return new Call(
                new Restart(Foul.GOAL_KICK, attacker.other(), scene.ballX(), scene.ballY()),
                attacker,
                scene.outermostInArea(attacker, end),
                attacker.label() + " attacked with " + scene.countInArea(attacker, end) + " robots in "
                        + attacker.other().label() + "'s goal area, " + rules.robotsInArea() + " may");
    }

    private Call defence(Side defender, int end) {
        return new Call(
                new Restart(Foul.PENALTY_KICK, defender.other(), scene.ballX(), scene.ballY()),
                defender,
                scene.outermostInArea(defender, end),
                defender.label() + " defended with " + scene.countInArea(defender, end) + " robots in its goal area, "
                        + rules.robotsInArea() + " may");
    }

    @Override
    public void reset() {
        for (int i = 0; i < 2; i++) {
            defendedFor[i] = 0;
            attackedFor[i] = 0;
        }
    }

    @Override
    public void state(StateVisitor visitor) {
        visitor.reals(defendedFor);
        visitor.reals(attackedFor);
    }
}
