// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.referee;

import java.util.EnumSet;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.state.StateVisitor;
import org.robopitch.kit.referee.Scene;
import org.robopitch.kit.referee.Watch;
import org.robopitch.middlesize.handling.BallHandling;

/** Sees the ball in a goal, or wholly over a line. */
class BallWatch implements Watch<Decision> {
    /** Throw-ins and corners are taken this far inside of the lines, m. */
    static final double INSIDE = 0.3;

    private final View view;
    private final Scene scene;

    BallWatch(View view) {
        this.view = view;
        this.scene = view.scene;
    }

    @Override
    public @Nullable Decision look(double seconds) {
        if (scene.isBallOverGoalLine()) {
            return overGoalLine();
        }
        return Math.abs(scene.ballY()) - scene.touchLine > scene.field.ballRadius() ? throwIn() : null;
    }

    private Decision overGoalLine() {
        Side defending = scene.defenderOf(scene.ballEnd());
        int last = view.world.lastTouch();
        if (isInGoal()) {
            String text = "goal for " + defending.other().label();
            return new Decision(MatchMode.KICKOFF, defending, 0, 0, "goal", last, text);
        }
        if (last < 0) {
            return dropped(scene.ballEnd() * view.mark, 0);
        }
        String why = ", " + scene.sides.name(last) + " touched it last";
        return afterOut(scene.sides.of(last) == defending, null, why);
    }

    /** A ball in the goal is under the crossbar and in front of the net; one that flew over is behind it or on it. */
    private boolean isInGoal() {
        return Math.abs(scene.ballY()) < scene.field.goalWidth() / 2
                && view.world.ballHeight() + scene.field.ballRadius()
                        < view.world.parameters().field().goalHeight()
                && Math.abs(scene.ballX()) < scene.goalLine + scene.field.goalDepth();
    }

    private static Decision dropped(double x, double y) {
        return new Decision(MatchMode.DROPBALL, null, x, y, "out", -1, "out, nobody touched it last");
    }

    /**
     * A corner or a goal kick at the end and on the side of the field where the ball is.
     *
     * @param kind of event; null for the name of the restart
     * @param text for people; behind the restart if there is no other kind
     */
    final Decision afterOut(boolean corner, @Nullable String kind, String text) {
        MatchMode restart = corner ? MatchMode.CORNER : MatchMode.GOALKICK;
        Side defending = scene.defenderOf(scene.ballEnd());
        Side awarded = corner ? defending.other() : defending;
        double x = scene.ballEnd() * (corner ? scene.goalLine - INSIDE : view.mark);
        double y = side() * (corner ? scene.touchLine - INSIDE : scene.field.width() / 4);
        return kind == null
                ? new Decision(restart, awarded, x, y, restart.label(), -1, restart.text(awarded) + text)
                : new Decision(restart, awarded, x, y, kind, -1, text);
    }

    private double side() {
        return scene.ballY() < 0 ? -1 : 1;
    }

    private Decision throwIn() {
        double x = Scene.within(scene.ballX(), scene.goalLine - INSIDE);
        double y = side() * (scene.touchLine - INSIDE);
        int last = view.world.lastTouch();
        if (last < 0) {
            return dropped(x, y);
        }
        Side awarded = scene.sides.of(last).other();
        String text = MatchMode.THROWIN.text(awarded) + ", " + scene.sides.name(last) + " touched it last";
        return new Decision(MatchMode.THROWIN, awarded, x, y, MatchMode.THROWIN.label(), -1, text);
    }

    @Override
    public void reset() {}

    /** It remembers nothing. */
    @Override
    public void state(StateVisitor visitor) {}

    /**
     * The same, and counts no goal that is scored straight from a restart: a robot other than the one that takes it, of either
     * team, must have touched the ball.
     */
    static final class Indirect extends BallWatch {
        private static final Set<MatchMode> INDIRECT = EnumSet.of(
                MatchMode.KICKOFF, MatchMode.THROWIN, MatchMode.GOALKICK, MatchMode.CORNER, MatchMode.FREEKICK);

        private final View view;
        private final Supplier<MatchMode> lastMode;
        private MatchMode restart = MatchMode.STOP;
        private int taker = BallHandling.NOBODY;
        private boolean direct;

        /** @param lastMode the coach's command before the one that is in force */
        Indirect(View view, Supplier<MatchMode> lastMode) {
            super(view);
            this.view = view;
            this.lastMode = lastMode;
        }

        @Override
        public @Nullable Decision look(double seconds) {
            follow();
            Decision seen = super.look(seconds);
            return seen != null && seen.kind().equals("goal") && direct && taker >= 0 ? noGoal(seen) : seen;
        }

        private void follow() {
            int last = view.world.lastTouch();
            if (last >= 0 && taker < 0) {
                taker = last;
            } else if (last >= 0 && last != taker) {
                direct = false;
            }
        }

        private Decision noGoal(Decision goal) {
            boolean corner = view.scene.sides.of(taker) == goal.awarded();
            String scorer = view.scene.sides.name(taker);
            return afterOut(corner, "no goal", "no goal, " + scorer + " scored straight from the " + restart.label());
        }

        @Override
        public void reset() {
            restart = lastMode.get();
            direct = INDIRECT.contains(restart);
            taker = BallHandling.NOBODY;
        }

        @Override
        public void state(StateVisitor visitor) {
            restart = visitor.choice(restart);
            taker = visitor.whole(taker);
            direct = visitor.flag(direct);
        }
    }
}
