// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.referee;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.PlayState;
import org.robopitch.engine.match.Referee;
import org.robopitch.engine.match.RefereeDetail;
import org.robopitch.engine.match.RefereeOrder;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.engine.state.StateVisitor;
import org.robopitch.engine.world.PlanarWorld;
import org.robopitch.kit.referee.Halves;
import org.robopitch.kit.referee.Score;
import org.robopitch.kit.referee.Watches;
import org.robopitch.mirosot.Pose;
import org.robopitch.mirosot.parameters.MirosotParameters;

/**
 * Applies the rules of MiroSot and VSSS, or follows a referee outside who does. The clock runs in play only. Halves end when
 * their time is up, whatever is being played.
 */
public final class MirosotReferee implements Referee {
    /** Referees round time, and stop it when we do not: from this share of a half on, the next may begin. */
    private static final double NEARLY_A_HALF = 0.9;

    private final Scene scene;
    private final MirosotRules rules;
    private final CrowdedAreaWatch crowdedArea;
    private final Watches<Call> watches;
    private final Score score = new Score();
    private final OutsideReferee outside = new OutsideReferee(score);
    private final Halves halves;
    private final Stops stops;
    private final Periods periods;
    private PlayState play;
    private boolean ballInGoal;

    /**
     * Places everybody for the first kick-off, unless another referee is in charge.
     *
     * @param world a world of the league
     * @param parameters what the world is made of
     * @param rules what to apply
     * @param random decides who kicks off first, and how exactly robots are placed
     */
    public MirosotReferee(PlanarWorld world, MirosotParameters parameters, MirosotRules rules, RandomStream random) {
        this.scene = new Scene(world, parameters);
        this.rules = rules;
        this.crowdedArea = new CrowdedAreaWatch(scene, rules);
        this.watches = new Watches<>(
                crowdedArea,
                new KeeperWatch(scene, rules),
                new StuckBallWatch(scene, rules),
                new PushWatch(scene, rules));
        this.halves = Periods.halves(rules.coinToss() && random.nextDouble() < 0.5 ? Side.YELLOW : Side.BLUE);
        this.stops = new Stops(scene, rules, watches, halves, random);
        this.periods = new Periods(scene, rules, halves, stops, score);
        if (rules.external()) {
            stops.playAlready();
        } else {
            stops.begin();
        }
        this.play = describe();
    }

    @Override
    public void judge(double cycleSeconds, EventSink events) {
        stops.announce(events);
        if (over()) {
            return;
        }
        if (stops.playIsOn()) {
            halves.pass(cycleSeconds);
        }
        if (rules.external()) {
            countGoal(events);
        } else if (!stops.playIsOn()) {
            stops.pass(cycleSeconds);
        } else if (periods.isShootOut()) {
            periods.judgeAttempt(cycleSeconds, events);
        } else {
            judgePlay(cycleSeconds, events);
        }
        play = describe();
    }

    /** What is left to do while another referee is in charge; a ball counts once, however long it lies in a goal. */
    private void countGoal(EventSink events) {
        int end = scene.ballInGoalAt();
        if (end != 0 && !ballInGoal && outside.leavesGoalsToUs()) {
            score.goal(scene.defenderOf(end).other(), -1, events);
        }
        ballInGoal = end != 0;
        outside.look(
                end == 0 ? null : scene.defenderOf(end).other(),
                halves.clock() > NEARLY_A_HALF * rules.secondsOf(stops.half()));
    }

    private void judgePlay(double cycleSeconds, EventSink events) {
        stops.lookAtBall();
        int end = scene.ballInGoalAt();
        if (end != 0) {
            goal(end, events);
            return;
        }
        Call call = watches.look(cycleSeconds);
        if (call != null) {
            call(call, events);
        } else if (periods.isTimeUp()) {
            periods.endHalf(events);
        }
    }

    private void goal(int end, EventSink events) {
        Side defender = scene.defenderOf(end);
        Side scorer = defender.other();
        if (crowdedArea.crowds(scorer, end)) {
            events.report("no goal", scorer, -1, "the goal of " + scorer.label() + " does not count");
            call(crowdedArea.attack(scorer, end), events);
            return;
        }
        score.goal(scorer, -1, events);
        if (periods.isTimeUp()) {
            periods.endHalf(events);
        } else {
            stops.stop(new Restart(Foul.KICKOFF, defender, 0, 0), "", events);
        }
    }

    private void call(Call call, EventSink events) {
        if (call.offender() != null) {
            events.report("foul", call.offender(), call.robot(), call.reason());
        }
        stops.stop(call.restart(), ": " + call.reason(), events);
    }

    @Override
    public List<RefereeOrder> orders() {
        return rules.external() ? OutsideCall.ORDERS : OutsideCall.BY_HAND;
    }

    @Override
    public int playOnOrder() {
        return rules.external() ? -1 : OutsideCall.goOn();
    }

    @Override
    public List<RefereeDetail> details() {
        return rules.external() ? OutsideCall.DETAILS : List.of();
    }

    @Override
    public void detail(int number, double value) {
        outside.detail(number, value);
    }

    /**
     * Takes an order of a person; or a call of the referee outside, which stops play and lets it continue, and places nobody by
     * itself.
     */
    @Override
    public void order(int number, EventSink events) {
        if (!rules.external()) {
            obey(OutsideCall.foul(number), OutsideCall.side(number), events);
            return;
        }
        if (!outside.call(number, events)) {
            return;
        }
        if (outside.half() != stops.half()) {
            halves.begin(outside.half().ordinal());
        }
        stops.follow(outside);
        events.report(outside.foul().mode(), outside.side(), -1, "the external referee calls " + outside.text());
        play = describe();
    }

    private void obey(Foul foul, @Nullable Side side, EventSink events) {
        if (over() || periods.isShootOut()) {
            events.report("order", null, -1, "the referee takes no orders during penalties and after the end");
            return;
        }
        switch (foul) {
            case HALT -> {
                stops.halt();
                events.report(Foul.HALT.mode(), null, -1, "halted by hand");
            }
            case GAME_ON -> {
                stops.resume();
                events.report("go on", null, -1, "play resumed by hand");
            }
            default -> stops.stop(new Restart(foul, side, scene.ballX(), scene.ballY()), " by hand", events);
        }
        play = describe();
    }

    /**
     * {@return whether the robots of a side stand, whatever they are commanded}
     *
     * @param side which
     */
    public boolean holds(Side side) {
        return rules.external() ? outside.holds(side) : !stops.playIsOn();
    }

    /**
     * Puts everybody elsewhere while play is stopped, as teams that place their robots themselves ask for.
     *
     * @param wanted where, the ball included
     * @throws IllegalStateException if play is on
     */
    public void replace(Placements wanted) {
        if (stops.playIsOn() || over() || rules.external()) {
            throw new IllegalStateException("robots can be placed only while play is stopped for a restart");
        }
        stops.places.put(wanted);
    }

    /**
     * {@return why a side may not place its robots so for the restart at hand; empty if it may}
     *
     * @param side which
     * @param poses where its robots would stand, those without a wish included
     */
    public String refusalOf(Side side, List<Pose> poses) {
        if (rules.external()) {
            return "while another referee is in charge";
        }
        if (stops.playIsOn() || over()) {
            return "while play is running";
        }
        return stops.places.refusal(stops.restart(), side, poses);
    }

    private PlayState describe() {
        return outside.spoke() ? stops.describe(outside.foul().mode(), outside.side(), score) : stops.describe(score);
    }

    @Override
    public PlayState play() {
        return play;
    }

    /** {@return the last call, as the VSSS referee's messages tell it} */
    public Decision decision() {
        return stops.decision();
    }

    /** {@return where everybody was put for the last restart} */
    public Placements placements() {
        return stops.places.current();
    }

    /**
     * {@return the direction in which a side attacks: 1 towards positive x, −1 towards negative x}
     *
     * @param side which
     */
    public int attacks(Side side) {
        return scene.attacks(side);
    }

    /** {@return whether robots may move} */
    public boolean running() {
        return stops.playIsOn();
    }

    @Override
    public boolean over() {
        return halves.isOver();
    }

    @Override
    public void state(StateVisitor visitor) {
        scene.state(visitor);
        watches.state(visitor);
        score.state(visitor);
        outside.state(visitor);
        periods.state(visitor);
        stops.state(visitor);
        play = PlayState.visit(visitor, play);
        ballInGoal = visitor.flag(ballInGoal);
    }
}
