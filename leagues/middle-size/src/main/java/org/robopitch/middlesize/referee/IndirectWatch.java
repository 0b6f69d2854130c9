// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.referee;

import java.util.EnumSet;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.state.StateVisitor;
import org.robopitch.kit.referee.Watch;
import org.robopitch.middlesize.handling.BallHandling;

/**
 * Sees the ball in a goal or over a line, as {@link BallWatch} does, and counts no goal that is scored straight from a
 * restart: a robot other than the one that takes it, of either team, must have touched the ball.
 */
final class IndirectWatch implements Watch<Decision> {
    private static final Set<MatchMode> INDIRECT =
            EnumSet.of(MatchMode.KICKOFF, MatchMode.THROWIN, MatchMode.GOALKICK, MatchMode.CORNER, MatchMode.FREEKICK);

    private final Scene scene;
    private final BallWatch ball;
    private final Supplier<MatchMode> lastMode;
    private MatchMode restart = MatchMode.STOP;
    private int taker = BallHandling.NOBODY;
    private boolean direct;

    /** @param lastMode the coach's command before the one that is in force */
    IndirectWatch(Scene scene, Supplier<MatchMode> lastMode) {
        this.scene = scene;
        this.ball = new BallWatch(scene);
        this.lastMode = lastMode;
    }

    @Override
    public @Nullable Decision look(double seconds) {
        follow();
        Decision seen = ball.look(seconds);
        return seen != null && seen.kind().equals("goal") && direct && taker >= 0 ? noGoal(seen) : seen;
    }

    private void follow() {
        int last = scene.world.lastTouch();
        if (last >= 0 && taker < 0) {
            taker = last;
        } else if (last >= 0 && last != taker) {
            direct = false;
        }
    }

    private Decision noGoal(Decision goal) {
        Side defending = goal.awarded() == Side.BLUE ? Side.BLUE : Side.YELLOW;
        String text = "no goal, " + scene.name(taker) + " scored straight from the " + restart.label();
        return scene.side(taker) == defending
                ? ball.corner(defending.other(), "no goal", text)
                : ball.goalKick(defending, "no goal", text);
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
