// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.referee;

import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.Referee.EventSink;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.state.StateVisitor;
import org.robopitch.engine.state.Stateful;
import org.robopitch.kit.referee.Restart;
import org.robopitch.kit.referee.Scene;
import org.robopitch.kit.referee.Score;

/**
 * What a referee outside has called, and the score that its calls imply: its messages name no score, but a kick-off in
 * the middle of a half follows a goal of the other side and nothing else. A referee that never says which half is played
 * leaves open whether a kick-off begins one: then it follows a goal if the ball has been in that goal.
 */
final class OutsideReferee implements Stateful {
    private final Score score;
    private boolean spoke;
    private Foul foul = Foul.GAME_ON;
    private @Nullable Side side;
    private Quadrant quadrant = Quadrant.NO_QUADRANT;
    private Half half = Half.FIRST_HALF;
    private boolean played;
    private @Nullable Side lastGoal;
    private boolean halfNamed;
    private boolean halfIsUp;
    private @Nullable Side seenScoring;
    private int standing;
    private Quadrant nextQuadrant = Quadrant.NO_QUADRANT;
    private Half nextHalf = Half.NO_HALF;

    OutsideReferee(Score score) {
        this.score = score;
    }

    boolean spoke() {
        return spoke;
    }

    Foul foul() {
        return foul;
    }

    @Nullable
    Side side() {
        return side;
    }

    Half half() {
        return half;
    }

    Quadrant quadrant() {
        return quadrant;
    }

    /** The restart that was called, where the ball is; a free ball in its quadrant. */
    Restart<Foul> restart(Scene scene) {
        boolean marked = quadrant != Quadrant.NO_QUADRANT;
        double x = marked ? quadrant.signX() : scene.ballX();
        double y = marked ? quadrant.signY() : scene.ballY();
        return new Restart<>(foul, side, x, y);
    }

    /** The call in words. */
    String text() {
        return Foul.text(foul, side, quadrant);
    }

    /** Until it speaks nobody stops play. */
    boolean running() {
        return foul == Foul.GAME_ON;
    }

    /** Whether it counts no goals by its calls yet: before the first, and in a shoot-out, which has no kick-offs. */
    boolean leavesGoalsToUs() {
        return !spoke || half == Half.PENALTY_SHOOTOUTS && running();
    }

    /** Whether a side's robots are held, because its team does not hear the referee. */
    boolean holds(Side which) {
        return !running() && (standing & 1 << which.ordinal()) != 0;
    }

    void detail(int number, double value) {
        int whole = (int) value;
        switch (number) {
            case Decision.QUADRANT -> nextQuadrant = Quadrant.values()[whole];
            case Decision.HALF -> nextHalf = Half.values()[whole];
            case Decision.STANDING -> standing = whole;
            default -> throw new IllegalArgumentException("there is no detail " + number);
        }
    }

    /**
     * Notes what can be seen of play.
     *
     * @param scorer who has the ball in the other side's goal, or null
     * @param timeIsUp whether a half has been played, or nearly so
     */
    void look(@Nullable Side scorer, boolean timeIsUp) {
        seenScoring = scorer == null ? seenScoring : scorer;
        halfIsUp = timeIsUp;
    }

    /** Takes a call; false if it says nothing new. */
    boolean call(int order, EventSink events) {
        Foul called = Decision.foul(order);
        Side favoured = Decision.side(order);
        boolean newHalf = nextHalf != Half.NO_HALF && nextHalf != half;
        Quadrant where = called == Foul.FREE_BALL ? nextQuadrant : Quadrant.NO_QUADRANT;
        if (spoke && !newHalf && called == foul && favoured == side && where == quadrant) {
            return false;
        }
        if (!spoke || newHalf && nextHalf.ordinal() < half.ordinal()) {
            begin(events);
        }
        halfNamed |= nextHalf != Half.NO_HALF;
        if (newHalf) {
            half = nextHalf;
            played = false;
            lastGoal = null;
        }
        foul = called;
        side = favoured;
        quadrant = where;
        if (called == Foul.GAME_ON) {
            played = true;
            lastGoal = null;
            seenScoring = null;
        } else if (called == Foul.KICKOFF) {
            kickOff(favoured, events);
        } else if (called != Foul.STOP && called != Foul.HALT && lastGoal != null) {
            withdraw(lastGoal, events);
        }
        return true;
    }

    private void begin(EventSink events) {
        if (score.blue() + score.yellow() > 0) {
            events.report("score", null, -1, "an external referee starts a match: blue 0 : 0 yellow");
        }
        score.set(Side.BLUE, 0);
        score.set(Side.YELLOW, 0);
        played = false;
        lastGoal = null;
        spoke = true;
    }

    /** The side that has conceded kicks off; another kick-off before play continues corrects the one before. */
    private void kickOff(@Nullable Side kicking, EventSink events) {
        Side scorer = kicking == null ? null : kicking.other();
        if (lastGoal != null && lastGoal != scorer) {
            withdraw(lastGoal, events);
            played = true;
        }
        boolean mayBeginHalf = !halfNamed || half == Half.FIRST_HALF && halfIsUp;
        if (played && scorer != null && (!mayBeginHalf || seenScoring == scorer)) {
            score.add(scorer, 1);
            lastGoal = scorer;
            events.report("goal", scorer, -1, "goal for " + scorer.label() + " by the external referee, " + score);
        }
        played = false;
    }

    private void withdraw(Side scorer, EventSink events) {
        score.add(scorer, -1);
        lastGoal = null;
        events.report(
                "no goal", scorer, -1, "the external referee takes back the goal of " + scorer.label() + ", " + score);
    }

    /** The score is its referee's, who visits it. */
    @Override
    public void state(StateVisitor visitor) {
        spoke = visitor.flag(spoke);
        foul = visitor.choice(foul);
        side = visitor.choice(side, Side.class);
        quadrant = visitor.choice(quadrant);
        half = visitor.choice(half);
        played = visitor.flag(played);
        lastGoal = visitor.choice(lastGoal, Side.class);
        halfNamed = visitor.flag(halfNamed);
        halfIsUp = visitor.flag(halfIsUp);
        seenScoring = visitor.choice(seenScoring, Side.class);
        standing = visitor.whole(standing);
        nextQuadrant = visitor.choice(nextQuadrant);
        nextHalf = visitor.choice(nextHalf);
    }
}
