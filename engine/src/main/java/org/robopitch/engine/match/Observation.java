// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.match;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.state.StateVisitor;
import org.robopitch.engine.state.Stateful;

/**
 * What a team sees in one control cycle, from its own end: own goal at negative x. The object is used again in the next
 * cycle.
 */
public final class Observation implements Stateful {
    private final RobotView[] own;
    private final RobotView[] opponents;
    private final @Nullable Sense[] senses;
    private final Supplier<@Nullable Sense> newSense;
    private final BallView ball = new BallView();
    private double time;
    private PlayState play = new PlayState("halt", false, null, "", 0, 0, 0);
    private boolean ours;
    private long steps = Long.MAX_VALUE;

    /**
     * Room for two teams.
     *
     * @param robots robots per team
     */
    public Observation(int robots) {
        this(robots, () -> null);
    }

    /**
     * Room for two teams, and for what each own robot senses.
     *
     * @param robots robots per team
     * @param newSense makes room for the senses of one robot, or null
     */
    public Observation(int robots, Supplier<@Nullable Sense> newSense) {
        own = new RobotView[robots];
        opponents = new RobotView[robots];
        senses = new Sense[robots];
        this.newSense = newSense;
        for (int i = 0; i < robots; i++) {
            own[i] = new RobotView();
            opponents[i] = new RobotView();
            senses[i] = newSense.get();
        }
    }

    /** {@return room for another observation of the same match} */
    public Observation another() {
        return new Observation(own.length, newSense);
    }

    /** {@return simulated time at which this was seen, s} */
    public double time() {
        return time;
    }

    /** {@return how many robots each team has} */
    public int robots() {
        return own.length;
    }

    /**
     * {@return one of the team's own robots}
     *
     * @param robot its number, from 0
     */
    public RobotView own(int robot) {
        step();
        return own[robot];
    }

    /**
     * {@return one of the opponents}
     *
     * @param robot its number, from 0
     */
    public RobotView opponent(int robot) {
        step();
        return opponents[robot];
    }

    /**
     * {@return what one of the team's own robots senses by itself}
     *
     * @param robot its number, from 0
     * @param type the league's type of senses
     * @param <T> the same
     * @throws IllegalArgumentException if this league's robots have no such senses
     */
    public <T extends Sense> T sense(int robot, Class<T> type) {
        step();
        Sense sense = senses[robot];
        if (!type.isInstance(sense)) {
            throw new IllegalArgumentException("the robots of this league have no " + type.getSimpleName());
        }
        return type.cast(sense);
    }

    /** {@return the ball} */
    public BallView ball() {
        step();
        return ball;
    }

    /** {@return where the match stands} */
    public PlayState play() {
        step();
        return play;
    }

    /** {@return whether the current restart, if it is anybody's, is this team's} */
    public boolean ours() {
        return ours;
    }

    /**
     * Bounds how often a team may look in one decision, wherever it runs: a loop without end is then the same on every
     * computer. Each call of {@link #own}, {@link #opponent}, {@link #ball} and {@link #play} is a step.
     *
     * @param newSteps how many steps until {@link StepBudgetError}
     */
    public void allow(long newSteps) {
        steps = newSteps;
    }

    private void step() {
        if (--steps < 0) {
            throw new StepBudgetError();
        }
    }

    /**
     * Begins a new observation.
     *
     * @param newTime simulated time, s
     * @param newPlay where the match stands
     * @param forSide whose observation this is
     */
    public void begin(double newTime, PlayState newPlay, Side forSide) {
        time = newTime;
        play = newPlay;
        ours = newPlay.awarded() == forSide;
    }

    /**
     * Takes over another observation; what is not visible there keeps its last numbers here.
     *
     * @param other of the same number of robots
     */
    public void copyFrom(Observation other) {
        time = other.time;
        play = other.play;
        ours = other.ours;
        ball.copyFrom(other.ball);
        for (int i = 0; i < own.length; i++) {
            own[i].copyFrom(other.own[i]);
            opponents[i].copyFrom(other.opponents[i]);
            Sense sense = senses[i];
            Sense otherSense = other.senses[i];
            if (sense != null && otherSense != null) {
                sense.copyFrom(otherSense);
            }
        }
    }

    @Override
    public void state(StateVisitor visitor) {
        time = visitor.real(time);
        play = PlayState.visit(visitor, play);
        ours = visitor.flag(ours);
        ball.state(visitor);
        for (int i = 0; i < own.length; i++) {
            own[i].state(visitor);
            opponents[i].state(visitor);
            Sense sense = senses[i];
            if (sense != null) {
                sense.state(visitor);
            }
        }
    }
}
