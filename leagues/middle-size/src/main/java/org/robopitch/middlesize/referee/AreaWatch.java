// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.referee;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.state.StateVisitor;
import org.robopitch.kit.referee.Watch;

/** Sees field players stay too long in a goal area, be it their own or the opponents'. */
final class AreaWatch implements Watch<Decision> {
    private final Scene scene;
    private final double limit;
    private final double[] inside;

    AreaWatch(Scene scene, double limit) {
        this.scene = scene;
        this.limit = limit;
        this.inside = new double[2 * scene.perTeam];
    }

    @Override
    public @Nullable Decision look(double seconds) {
        for (int robot = 0; robot < inside.length; robot++) {
            Side own = scene.side(robot);
            boolean ownArea = scene.inGoalArea(robot, own) && !scene.isKeeper(robot);
            boolean otherArea = scene.inGoalArea(robot, own.other());
            inside[robot] = ownArea || otherArea ? inside[robot] + seconds : 0;
            if (inside[robot] > limit) {
                return decide(robot, own, ownArea);
            }
        }
        return null;
    }

    private Decision decide(int robot, Side own, boolean ownArea) {
        String text = scene.name(robot) + " stayed in " + (ownArea ? "its own" : "the opponents'")
                + " goal area for more than " + limit + " s";
        int attacks = scene.attacks(own);
        double mark = scene.field.length() / 2 - scene.field.penaltyMark();
        return ownArea
                ? new Decision(MatchMode.PENALTY, own.other(), -attacks * mark, 0, "goal area", robot, text)
                : new Decision(MatchMode.FREEKICK, own.other(), attacks * mark, 0, "goal area", robot, text);
    }

    @Override
    public void reset() {
        Arrays.fill(inside, 0);
    }

    @Override
    public void state(StateVisitor visitor) {
        visitor.reals(inside);
    }
}
